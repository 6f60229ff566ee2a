/** Asks again and again, as long as somebody can see what comes of it. */
export function whileVisible(seconds: number, ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (stopped || asking || document.hidden) return;
    asking = true;
    await ask();
    asking = false;
    if (!stopped) timer = setTimeout(round, 1000 * seconds);
  }

  const seen = (): void => void round();
  document.addEventListener("visibilitychange", seen);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
