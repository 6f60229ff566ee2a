/** Cards side by side: like ones make a stack. */

export interface Copied {
  card: string;
  /** Where it lies among all of them; the stacks have an order of their own. */
  index: number;
  /** The n-th copy of a card stays the n-th copy, so that the others need not move. */
  key: string;
  /** Whether it lies on the one before. */
  same: boolean;
  /** Whether the next one lies on it: all but its edge is out of sight. */
  covered: boolean;
  /** How many lie in its stack. */
  stack: number;
  /** How much of it is in sight if it is covered, as a share of its width. */
  edge: number;
}

const EDGE = 0.26;
const EDGES = 1.3; // cards: however many lie in a stack, their edges are not wider

/** The cards by stacks, in the order in which the first of each came. */
export function copiesOf(cards: readonly string[]): Copied[] {
  const places = new Map<string, number[]>();
  cards.forEach((card, index) => places.set(card, [...(places.get(card) ?? []), index]));
  return [...places].flatMap(([card, copies]) => {
    const stack = copies.length;
    const edge = Math.min(EDGE, EDGES / Math.max(1, stack - 1));
    return copies.map((index, nth) => {
      const covered = nth < stack - 1;
      return { card, index, key: `${card}#${nth}`, same: nth > 0, covered, stack, edge };
    });
  });
}

/** How many cards wide they are together, and how many gaps are between them. */
export function widthIn(copies: readonly Copied[]): { cards: number; gaps: number } {
  const stacks = copies.filter((copy) => !copy.covered).length;
  const edges = copies.reduce((sum, copy) => sum + (copy.covered ? copy.edge : 0), 0);
  return { cards: Math.max(1, stacks + edges), gaps: Math.max(0, stacks - 1) };
}
