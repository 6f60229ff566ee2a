/** Strategies as opponents: which of them fit a kingdom, and how they are found. */
import type { StrategyFacts } from "../../contract";
import type { Kingdom } from "../kingdoms";

export const STYLES = ["money", "attack", "engine", "thinning", "points"] as const;
export const LARGEST_PLAN = 8_000; // characters that the server takes

/** The cards that a strategy cannot do without, and does not find in a kingdom. */
export function lacking(strategy: StrategyFacts, kingdom: Kingdom): string[] {
  const there = [...kingdom.cards, kingdom.bane];
  const missing = strategy.needs.filter((card) => !there.includes(card));
  // Where chance decides about Colonies, it may decide for them.
  return strategy.platinum_colony === true && kingdom.colony !== true
    ? [...missing, "Platinum", "Colony"]
    : missing;
}

export function fits(strategy: StrategyFacts, kingdom: Kingdom): boolean {
  if (strategy.platinum_colony === false && kingdom.colony !== false) return false;
  return lacking(strategy, kingdom).length === 0;
}

/** Whether all words somebody types are found in what there is to say about a strategy. */
export function matches(
  strategy: StrategyFacts,
  typed: string,
  namesOf: (card: string) => readonly string[],
): boolean {
  const said = [strategy.label, strategy.about, ...strategy.needs.flatMap(namesOf)]
    .join(" ")
    .toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** By style, in a fixed order; those without one come last, under "". */
export function byStyle(strategies: readonly StrategyFacts[]): [string, StrategyFacts[]][] {
  const known: readonly string[] = STYLES;
  const groups: [string, StrategyFacts[]][] = [...known, ""].map((style) => [
    style,
    strategies.filter((one) => (known.includes(one.style) ? one.style : "") === style),
  ]);
  return groups.filter(([, inGroup]) => inGroup.length > 0);
}

/** What strategies need together. */
export interface Needs {
  cards: string[];
  colony: boolean | null;
}

export function needsOf(strategies: readonly StrategyFacts[]): Needs {
  return {
    cards: [...new Set(strategies.flatMap((one) => one.needs))],
    colony: strategies.map((one) => one.platinum_colony).find((wish) => wish !== null) ?? null,
  };
}
