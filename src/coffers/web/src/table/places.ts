/** Where on the table the options of a decision are lit. */
import type { Option, PlayerView, Question, View } from "../contract";

export const STEPPED = ["pay", "coffers"];
const FROM_PILES = ["buy", "gain", "name"];
const NOT_IN_SIGHT = ["order", "choose"];

export interface Places {
  /** Picks by card, for each place where its copies lie. */
  piles: Map<string, Option>;
  hand: Map<string, Option>;
  revealed: Map<string, Option>;
  trash: Map<string, Option>;
  /** Whose turned-up cards or hand it is about. */
  owner: string;
  /** What lies nowhere in sight: labels, cards of a discard pile... */
  tray: Option[];
  /** A number to choose, with the pick of each. */
  steps: Option[];
}

export const NOWHERE: Places = {
  piles: new Map(),
  hand: new Map(),
  revealed: new Map(),
  trash: new Map(),
  owner: "",
  tray: [],
  steps: [],
};

export function placesOf(decision: Question | null, view: View): Places {
  if (!decision) return NOWHERE;
  const me = view.me ?? view.waiting_for ?? "";
  const owner = decision.subject ?? me;
  const places: Places = {
    piles: new Map(),
    hand: new Map(),
    revealed: new Map(),
    trash: new Map(),
    owner,
    tray: [],
    steps: [],
  };
  if (STEPPED.includes(decision.kind)) {
    places.steps = decision.options;
    return places;
  }
  const place = placeOf(decision, view, owner);
  for (const option of decision.options) {
    if (option.card === null || place === "tray") places.tray.push(option);
    else places[place].set(option.card, option);
  }
  return places;
}

type Place = "piles" | "hand" | "revealed" | "trash" | "tray";

/** The one place where all cards on offer lie. */
function placeOf(decision: Question, view: View, owner: string): Place {
  const offered = decision.options.flatMap((option) => option.card ?? []);
  const lieIn = (cards: readonly string[] | null | undefined): boolean =>
    offered.length > 0 && offered.every((card) => cards?.includes(card));
  if (NOT_IN_SIGHT.includes(decision.kind)) return "tray";
  if (FROM_PILES.includes(decision.kind)) {
    const onPiles = view.piles.filter((pile) => pile.left > 0 || decision.kind === "name");
    // Thief offers what it has just trashed; everything else is gained from a pile.
    if (decision.source === "Thief" && lieIn(view.trash)) return "trash";
    return lieIn(onPiles.map((pile) => pile.card)) ? "piles" : "tray";
  }
  const player: PlayerView | undefined = view.players.find((p) => p.name === owner);
  if (lieIn(player?.revealed)) return "revealed";
  if (FROM_DISCARDS.includes(decision.source ?? "") && decision.kind !== "play") return "tray";
  if (lieIn(player?.hand)) return "hand";
  return "tray";
}

/** Cards that ask about the discard pile, even if the same cards happen to be in hand. */
const FROM_DISCARDS = ["Counting House", "Harbinger", "Herald"];
