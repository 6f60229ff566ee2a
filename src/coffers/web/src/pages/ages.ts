/** How long ago something was, in words. */
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Nothing for less than a minute: clocks differ by that much. */
export function ago(since: number, now: number, language: string): string | null {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const age = Math.max(now - since, 0);
  for (const [unit, seconds] of STEPS)
    if (age >= seconds) return words.format(-Math.floor(age / seconds), unit);
  return null;
}
