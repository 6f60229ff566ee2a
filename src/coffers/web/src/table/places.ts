/** Where on the table the options of a decision are lit. */
import type { Option, Question, View } from "../contract";

export const STEPPED = ["pay", "coffers"];

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
  const place = placeOf(decision);
  for (const option of decision.options) {
    if (option.card === null || place === "tray") places.tray.push(option);
    else places[place].set(option.card, option);
  }
  return places;
}

type Place = "piles" | "hand" | "revealed" | "trash" | "tray";

const IN_SIGHT: Record<string, Place> = {
  supply: "piles",
  hand: "hand",
  revealed: "revealed",
  trash: "trash",
};

/** Where the cards on offer lie in sight; those of a discard pile are laid out in the tray. */
function placeOf(decision: Question): Place {
  if (decision.kind === "name") return "piles"; // every card of the game has its pile
  return IN_SIGHT[decision.place ?? ""] ?? "tray";
}
