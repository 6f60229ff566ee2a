/** Finding cards by what somebody types. */
import type { CardFacts } from "../../contract";

type Named = Pick<CardFacts, "name" | "german" | "label">;

/** Cards whose name, in either language, has what was typed: those that begin with it come first. */
export function cardsNamed<C extends Named>(cards: readonly C[], typed: string, most: number): C[] {
  const wanted = folded(typed);
  if (!wanted) return [];
  const rank = (card: Named): number => {
    const names = [card.label, card.name, card.german].map(folded);
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(` ${wanted}`))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return cards
    .map((card) => ({ card, rank: rank(card) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.card.label.localeCompare(b.card.label))
    .slice(0, most)
    .map((found) => found.card);
}

/** Without accents, apostrophes and capitals: what people leave out when they are in a hurry. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .trim()
    .toLocaleLowerCase();
}
