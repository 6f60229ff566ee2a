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
  const at = (place: string): string => zone(place, event.player);
  const from = at(event.place ?? "hand");
  switch (event.kind) {
    case "played":
      return times(event, from, at("play"));
    case "drew":
      return times(event, at("deck"), at("hand"));
    case "discarded":
      return times(event, from, at("discard"));
    case "trashed":
      return times(event, from, "trash");
    case "gained":
      return event.card ? times(event, pileZone(event.card), at(event.place ?? "discard")) : [];
    case "topdecked":
      return times(event, from, at("deck"));
    case "set-aside":
      return times(event, from, at("aside"));
    case "took":
      return times(event, from, at("hand"));
    case "revealed":
    case "looked-at":
      return event.place === "hand" ? [] : times(event, at("deck"), at("revealed"));
    case "discarded-deck":
      return [{ card: null, from: at("deck"), to: at("discard") }];
    case "cleaned-up":
      return [{ card: null, from: at("play"), to: at("discard") }];
    case "shuffled":
      return [{ card: null, from: at("discard"), to: at("deck") }];
    default:
      return [];
  }
}

function times(event: GameEvent, from: string, to: string): Move[] {
  const n = Math.min(Math.max(1, event.amount), MOST_MOVES);
  return Array.from({ length: n }, () => ({ card: event.card, from, to }));
}
