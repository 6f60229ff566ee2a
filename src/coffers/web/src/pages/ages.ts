/** How long ago something was, in words. */
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Clocks differ by some seconds: less than a minute is just now. */
export function ago(since: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const age = Math.max(now - since, 0);
  for (const [unit, seconds] of STEPS)
    if (age >= seconds) return words.format(-Math.floor(age / seconds), unit);
  return words.format(0, "second");
}
