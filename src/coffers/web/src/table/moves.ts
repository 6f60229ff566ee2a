/** Which cards move from where to where, told by events. */
import type { GameEvent } from "../contract";

export interface Move {
  card: string | null; // null: a card that one may not see
  from: string; // zones are named as in `data-zone`
  to: string;
  all?: boolean; // whatever lies there: events do not name the cards of a clean-up
}

export const MOST_MOVES = 16;

export function zone(place: string, player: string): string {
  return place === "trash" ? "trash" : `${place}:${player}`;
}

export function pileZone(card: string): string {
  return `pile:${card}`;
}

/** The moves of some events; of a long turn only the last ones, so that nobody has to wait. */
export function movesOf(events: readonly GameEvent[]): Move[] {
  return events.flatMap(moves).slice(-MOST_MOVES);
}

function moves(event: GameEvent): Move[] {
  const at = (place: string): string =>
    place === "supply" ? pileZone(event.card ?? "") : zone(place, event.player);
  if (event.kind === "cleaned-up")
    return ["play", "hand"].map((place) => ({
      card: null,
      from: at(place),
      to: at("discard"),
      all: true,
    }));
  const { origin, to, card } = event;
  // Between two hands: the label says whose the other one is.
  if (event.kind === "passed")
    return [{ card, from: at("hand"), to: zone("hand", event.label ?? "") }];
  if (origin === null || to === null || origin === to) return [];
  const heap = card === null && !event.secret; // a whole pile, which moves in one go
  const n = heap ? 1 : Math.min(copiesMoved(event), MOST_MOVES);
  return Array.from({ length: n }, () => ({ card, from: at(origin), to: at(to) }));
}

/** How many cards an event moves from one place to another. */
export function copiesMoved(event: GameEvent): number {
  // Of a card put into the deck the amount says how many lie above it.
  return event.kind === "put-into-deck" ? 1 : Math.max(1, event.amount);
}
