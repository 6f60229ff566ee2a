/** What the cards of the game that is being looked at cost now. */
import type { View } from "../contract";

class Costs {
  #now: Map<string, number> = $state.raw(new Map());

  read(view: View | null): void {
    this.#now = new Map(view?.piles.map((pile) => [pile.card, pile.cost]));
  }

  /** The cost of a card in this game, or undefined if it is not part of one. */
  now = (card: string): number | undefined => this.#now.get(card);
}

export const costs = new Costs();
