/** Which cards move from where to where, told by events. */
import type { GameEvent } from "../contract";

export interface Move {
  card: string | null; // null: a card that one may not see
  from: string; // zones are named as in `data-zone`
  to: string;
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
  // It comes from two places at once and names neither; those in play are what one looks at.
  if (event.kind === "cleaned-up") return [{ card: null, from: at("play"), to: at("discard") }];
  const { origin, to, card } = event;
  // Between two hands: the label says whose the other one is.
  if (event.kind === "passed")
    return [{ card, from: at("hand"), to: zone("hand", event.label ?? "") }];
  if (origin === null || to === null || origin === to) return [];
  const heap = card === null && !event.secret; // a whole pile, which moves in one go
  // Of a card put into the deck the amount says how many lie above it.
  const one = heap || event.kind === "put-into-deck";
  const n = one ? 1 : Math.min(Math.max(1, event.amount), MOST_MOVES);
  return Array.from({ length: n }, () => ({ card, from: at(origin), to: at(to) }));
}
