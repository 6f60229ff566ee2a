/** What is printed on the cards, in the language of whoever reads them. */
import { get } from "../api";
import type { CardFacts } from "../contract";
import { texts } from "../texts.svelte";

class Library {
  #cards: Map<string, CardFacts> = $state.raw(new Map());
  #language = "";

  /** Fetch all cards, once for each language. */
  async read(): Promise<void> {
    const language = texts.language;
    if (this.#language === language) return;
    const cards = await get<CardFacts[]>("cards");
    this.#language = language;
    this.#cards = new Map(cards.map((card) => [card.name, card]));
  }

  get all(): CardFacts[] {
    return [...this.#cards.values()];
  }

  facts = (card: string): CardFacts | undefined => this.#cards.get(card);

  label = (card: string): string => this.#cards.get(card)?.label ?? card;
}

export const library = new Library();
