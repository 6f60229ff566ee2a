/** What is left in the Supply, and how far away the end is at least. */
import type { Counts, PileView } from "../contract";

export interface Left {
  /** How many gains it takes to end the game, at the least; 0: it ends after this turn. */
  gains: number;
  empty: number;
  /** So many empty piles end the game. */
  most: number;
  /** The piles to keep an eye on: those that end the game, and the smallest. */
  watched: PileView[];
}

const WATCHED = 6; // piles at most

export function leftOf(piles: readonly PileView[], counts: Counts): Left {
  const supply = piles.filter((pile) => pile.in_supply);
  const smallest = supply.filter(({ left }) => left > 0).sort((a, b) => a.left - b.left);
  const empty = supply.length - smallest.length;
  const needed = smallest.slice(0, Math.max(0, counts.empty_to_end - empty));
  const byPiles = needed.reduce((sum, { left }) => sum + left, 0);
  const endings = supply.filter(({ name }) => counts.endings.includes(name));
  const others = smallest.filter((pile) => !endings.includes(pile));
  return {
    gains: Math.min(byPiles, ...endings.map(({ left }) => left)),
    empty,
    most: counts.empty_to_end,
    watched: [...endings, ...others].slice(0, WATCHED),
  };
}
