/** Where on the table the options of a decision are lit. */
import type { Option, Question, View } from "../contract";

export const STEPPED = ["pay", "coffers"];

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

export function placesOf(decision: Question | null, view: View): Places {
  if (!decision) return NOWHERE;
  const owner = decision.subject ?? view.me ?? view.waiting_for ?? "";
  // Every card has its pile, or lies in one: naming a card is pointing at it.
  const place = decision.kind === "name" ? "supply" : decision.place;
  const places: Places = { place, owner, lit: new Map(), tray: [], steps: [] };
  if (STEPPED.includes(decision.kind)) {
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
  const mine = owner === view.me;
  switch (place) {
    case "supply":
      return view.piles.flatMap((pile) => pile.card ?? []);
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
