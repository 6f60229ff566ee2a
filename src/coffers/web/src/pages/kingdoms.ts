/** What a new table is played with, as it is put together. */
import type { CardFacts, KingdomWish, NewTable, SeatWish, SetFacts } from "../contract";

export const KINGDOM_SIZE = 10;

/** Who may sit on a seat: oneself, somebody else, or a bot by its name. */
export type Sitter = "me" | "person" | `bot:${string}`;

export function seatWish(sitter: Sitter): SeatWish {
  return sitter === "me" || sitter === "person"
    ? { kind: "person" }
    : { kind: "bot", bot: sitter.slice("bot:".length) };
}

/** Seats with exactly one of them one's own. */
export function withMe(sitters: readonly Sitter[], mine: number, otherwise: Sitter): Sitter[] {
  return sitters.map((sitter, i) => (i === mine ? "me" : sitter === "me" ? otherwise : sitter));
}

export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const mixed = [...things];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [mixed[i] as T, mixed[j] as T];
    mixed[i] = b;
    mixed[j] = a;
  }
  return mixed;
}

/** A recommended set by its names in both languages, one's own first. */
export function bothNames({ name, german, label }: SetFacts): string {
  const other = label === german ? name : german;
  return other === label ? label : `${label} (${other})`;
}

/** A Kingdom card costing 2 or 3 that is not one of the ten. */
export function mayBeBane(card: CardFacts, kingdom: readonly string[]): boolean {
  // Two or three Coins, and nothing besides.
  const fits = card.price === "2" || card.price === "3";
  return card.kind === "kingdom" && fits && !kingdom.includes(card.name);
}

export interface Extras {
  bane: string; // "": left to chance
  colony: "" | "with" | "without"; // "": as the rules have it
}

export function pickedKingdom(cards: readonly string[], extras: Extras): KingdomWish {
  return {
    cards: [...cards],
    ...(extras.bane && cards.includes("Young Witch") ? { bane: extras.bane } : {}),
    ...(extras.colony ? { platinum_colony: extras.colony === "with" } : {}),
  };
}

export function newTable(
  name: string,
  sitters: readonly Sitter[],
  kingdom: KingdomWish,
  edition: string,
  seed: number | null,
): NewTable {
  return {
    name,
    seats: sitters.map(seatWish),
    my_seat: Math.max(0, sitters.indexOf("me")),
    kingdom,
    ...(edition ? { edition } : {}),
    ...(seed === null ? {} : { seed }),
  };
}
