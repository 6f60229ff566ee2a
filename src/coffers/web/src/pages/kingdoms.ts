/** What a new table is played with, as it is put together. */
import type { CardFacts, KingdomWish, NewTable, SeatWish, SetFacts } from "../contract";

export const KINGDOM_SIZE = 10;

/** What is played with, as one sees it before. */
export interface Kingdom {
  cards: string[];
  bane: string | null;
  colony: boolean | null; // null: as chance has it
  set: string | null; // the recommended set that it is
  edition: string | null;
}

/** Who may sit on a seat: oneself, somebody else, a bot by its name, or a plan that one brings. */
export type Sitter = "me" | "person" | `bot:${string}` | `own:${number}`;

/** The bot that plays by a plan somebody brings. */
const OWN_PLAN = "plan";

export function seatWish(sitter: Sitter, plans: readonly string[] = []): SeatWish {
  if (sitter === "me" || sitter === "person") return { kind: "person" };
  const name = sitter.slice(sitter.indexOf(":") + 1);
  if (sitter.startsWith("own:"))
    return { kind: "bot", bot: OWN_PLAN, plan: plans[Number(name)] ?? "" };
  return { kind: "bot", bot: name };
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

/** The set for those who have never played. */
const FIRST_GAME = "dominion-2016/first-game";

/** Which set one meets without having chosen one. */
export function usualSet(sets: readonly SetFacts[]): string {
  const playable = sets.filter((set) => set.playable);
  return (playable.find((set) => set.id === FIRST_GAME) ?? playable[0])?.id ?? "";
}

/** Whether a set is the one somebody looks for: by its name in either language, or by a card. */
export function isFoundBy(
  set: SetFacts,
  typed: string,
  namesOf: (card: string) => readonly string[],
): boolean {
  const wanted = typed.trim().toLocaleLowerCase();
  return [set.name, set.german, ...set.kingdom.flatMap(namesOf)].some((name) =>
    name.toLocaleLowerCase().includes(wanted),
  );
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
  plans: readonly string[] = [],
): NewTable {
  return {
    name,
    seats: sitters.map((sitter) => seatWish(sitter, plans)),
    my_seat: Math.max(0, sitters.indexOf("me")),
    kingdom,
    ...(edition ? { edition } : {}),
    ...(seed === null ? {} : { seed }),
  };
}
