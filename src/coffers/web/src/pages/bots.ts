/** The bots that one can play against. */

import type { BotFacts } from "../contract";

const USUAL = ["generic", "big-money-terminal", "big-money"];

/** Which one meets without having chosen one. */
export function usualBot(bots: readonly { name: string }[]): string {
  return USUAL.find((name) => bots.some((bot) => bot.name === name)) ?? bots[0]?.name ?? "";
}

/** Those that are a step of strength, and those that only play their own way, each under the text
 * that heads them; in the order of the server, which is from the weakest on. */
export function inGroups(bots: readonly BotFacts[]): [string, BotFacts[]][] {
  const groups: [string, BotFacts[]][] = [
    ["bots-by-strength", bots.filter((bot) => bot.strength !== null)],
    ["bots-others", bots.filter((bot) => bot.strength === null)],
  ];
  return groups.filter(([, inGroup]) => inGroup.length > 0);
}
