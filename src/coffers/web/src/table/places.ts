/** Where on the table the options of a decision are lit. */
import type { Option, PileView, PlayerView, Question, View } from "../contract";

/** Decisions about a number. */
export const STEPPED = ["pay", "coffers", "place"];

export interface Places {
  /** Where cards are lit, as the server calls it: "hand", "supply", "discard"... */
  place: string | null;
  /** Whose cards they are, where a place is somebody's. */
  owner: string;
  /** The picks by card, as far as their cards lie there in sight. */
  lit: Map<string, Option>;
  /** What lies nowhere in sight: labels, most cards of a discard pile... */
  tray: Option[];
  /** A number to choose, with the pick of each. */
  steps: Option[];
}

export const NOWHERE: Places = { place: null, owner: "", lit: new Map(), tray: [], steps: [] };

const DARK: ReadonlyMap<string, Option> = new Map();

/** Whose cards one plays with: one's own, or in a turn in which one decides for somebody, theirs. */
export function actingFor(view: View): PlayerView | undefined {
  const name = view.me !== null && view.possessed_by === view.me ? view.turn : view.me;
  return view.players.find((player) => player.name === name);
}

export function placesOf(decision: Question | null, view: View): Places {
  if (!decision) return NOWHERE;
  const owner = decision.subject ?? view.me ?? view.waiting_for ?? "";
  // Every card has its pile, or lies in one: naming a card is pointing at it.
  const place = decision.kind === "name" ? "supply" : decision.place;
  const places: Places = { place, owner, lit: new Map(), tray: [], steps: [] };
  if (STEPPED.includes(decision.kind) && decision.options.every(inCoins)) {
    places.steps = decision.options;
    return places;
  }
  const sight = inSight(place, owner, decision, view);
  for (const option of decision.options) {
    if (option.card !== null && sight.includes(option.card)) places.lit.set(option.card, option);
    else places.tray.push(option);
  }
  return places;
}

/** Whether an option is a plain number; "2P" is one with a Potion. */
function inCoins(option: Option): boolean {
  return /(^| )\d+$/.test(option.pick);
}

/** What is lit of a pile: the card on top, or the pile itself, of which nothing may be left. */
export function litPile(
  lit: ReadonlyMap<string, Option>,
  pile: Pick<PileView, "name" | "card">,
): Option | undefined {
  return lit.get(pile.card ?? pile.name) ?? lit.get(pile.name);
}

/** What is lit in a place, or in somebody's place. */
export function litAt(places: Places, place: string, owner?: string): ReadonlyMap<string, Option> {
  return place === places.place && (owner === undefined || owner === places.owner)
    ? places.lit
    : DARK;
}

/** The cards that lie in a place and are shown there so that they can be picked. */
function inSight(
  place: string | null,
  owner: string,
  decision: Question,
  view: View,
): readonly string[] {
  const player = view.players.find((other) => other.name === owner);
  // Somebody else's only while one decides for them.
  const mine = owner === view.me || owner === actingFor(view)?.name;
  switch (place) {
    case "supply":
      return view.piles.flatMap(({ name, card }) => [name, card ?? name]);
    case "trash":
      return view.trash;
    case "revealed":
      return player?.revealed ?? [];
    case "play":
      return mine || owner === view.turn ? (player?.in_play ?? []) : [];
    case "hand":
      return mine ? (player?.hand ?? []) : [];
    case "aside":
      return mine ? (player?.aside ?? []) : [];
    case "discard": // one sees the card on top, which is enough where no other is on offer
      return mine && decision.options.length === 1 ? [player?.top_discard ?? ""] : [];
    default: // a deck, a mat
      return [];
  }
}
