/** What cards cost: how it is written, and what it is now in the game that is being looked at. */
import type { View } from "../contract";
import { t } from "../texts.svelte";
import { costParts } from "./parts";

class Costs {
  #now: Map<string, string> = $state.raw(new Map());

  read(view: View | null): void {
    this.#now = new Map(view?.piles.map((pile) => [pile.card ?? pile.name, pile.cost]));
  }

  /** The cost of a card in this game, or undefined if it is not part of one. */
  now = (card: string): string | undefined => this.#now.get(card);
}

export const costs = new Costs();

/** A cost as one reads it: "3", "3 + Potion", "8 + 8 Debt". */
export function costWords(cost: string, overpay = false): string {
  const { coins, potion, debt } = costParts(cost);
  const parts = coins === "" ? [] : [`${coins}${overpay ? "+" : ""}`];
  if (potion) parts.push(t("potion"));
  if (debt) parts.push(t("debt", { n: debt }));
  return parts.join(" + ");
}
