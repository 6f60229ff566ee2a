/** What cards do, in symbols: what is written beside a sign. */
import type { CardEffect, CardSymbol } from "../contract";

/** What a card brings, and how much of it: everything else it does so many times. */
const BROUGHT = ["cards", "actions", "buys", "coins", "potion", "tokens", "coffers"];

/** The number beside a sign, as short as it can be; a single thing that is done needs none. */
export function amount({ what, n }: CardSymbol): string {
  if (n.startsWith("to ")) return `\u2192${n.slice(3)}`;
  if (what === "vp") return n.replace("-", "\u2212");
  if (what === "cheaper") return `\u2212${n}`;
  if (BROUGHT.includes(what)) return /^\d+\??$/.test(n) ? `+${n}` : n;
  return n === "1" ? "" : n === "1?" ? "?" : n;
}

/** What a gained card may cost, as short as it can be. */
export function limit(symbol: CardSymbol): string {
  return symbol.limit === "-1" ? "<" : symbol.limit.replace("-", "\u2212");
}

/** When, and to whom: the signs before an effect. */
export function heads(effect: CardEffect): string[] {
  return [...(effect.when === "now" ? [] : [effect.when]), ...(effect.others ? ["others"] : [])];
}
