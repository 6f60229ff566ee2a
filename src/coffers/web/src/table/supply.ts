/** The piles on the table, in groups and in order. */
import { byPrice } from "../card/parts";
import type { CardFacts, PileView, View } from "../contract";

export interface Supply {
  treasures: PileView[];
  victories: PileView[];
  curses: PileView[];
  kingdom: PileView[];
  bane: PileView[];
  beside: PileView[];
  /** Cards that lie beside the Kingdom and are no piles: Events, Landmarks, Boons... */
  landscapes: PileView[];
}

const LANDSCAPES = "event landmark project way trait ally prophecy boon hex state".split(" ");

/** Whether there is only one of it, which stays where it lies. */
export function isLandscape(facts: Pick<CardFacts, "kind"> | undefined): boolean {
  return facts !== undefined && LANDSCAPES.includes(facts.kind);
}

type FactsOf = (card: string) => CardFacts | undefined;

export function supplyOf(view: View, facts: FactsOf, language: string): Supply {
  const supply: Supply = {
    treasures: [],
    victories: [],
    curses: [],
    kingdom: [],
    bane: [],
    beside: [],
    landscapes: [],
  };
  for (const pile of view.piles) {
    const types = facts(pile.name)?.types ?? [];
    if (isLandscape(facts(pile.name))) supply.landscapes.push(pile);
    else if (pile.is_bane) supply.bane.push(pile);
    else if (!pile.in_supply) supply.beside.push(pile);
    else if (facts(pile.name)?.kind !== "basic") supply.kingdom.push(pile);
    else if (types.includes("Treasure")) supply.treasures.push(pile);
    else if (types.includes("Victory")) supply.victories.push(pile);
    else supply.curses.push(pile);
  }
  // By printed cost, and by the pile, not by what lies on top: a pile must not jump about.
  const byCost = (a: PileView, b: PileView): number =>
    byPrice(facts(a.name), facts(b.name)) ||
    (facts(a.name)?.label ?? a.name).localeCompare(facts(b.name)?.label ?? b.name, language);
  for (const group of Object.values(supply) as PileView[][]) group.sort(byCost);
  return supply;
}

const HAND_ORDER = ["Action", "Treasure", "Victory", "Curse"];

/** Cards as one holds them: Actions, Treasures, the rest; the dear ones first, like ones together. */
export function inHandOrder(cards: readonly string[], facts: FactsOf): string[] {
  const rank = (card: string): number => {
    const types = facts(card)?.types ?? [];
    const found = HAND_ORDER.findIndex((type) => types.includes(type));
    return found < 0 ? HAND_ORDER.length : found;
  };
  return [...cards].sort(
    (a, b) => rank(a) - rank(b) || byPrice(facts(b), facts(a)) || (a < b ? -1 : a > b ? 1 : 0),
  );
}

/** Whether Potions are counted: where there are any to be had, or somebody has one to spend. */
export function hasPotions(view: View): boolean {
  return view.potions > 0 || view.piles.some((pile) => pile.name === "Potion");
}

/** Like cards together, counted. */
export function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
