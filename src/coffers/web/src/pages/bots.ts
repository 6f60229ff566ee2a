/** Which bot one meets without having chosen one. */

const USUAL = ["generic", "big-money-terminal", "big-money"];

export function usualBot(bots: readonly { name: string }[]): string {
  return USUAL.find((name) => bots.some((bot) => bot.name === name)) ?? bots[0]?.name ?? "";
}
