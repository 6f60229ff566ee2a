/** The colours of players: everybody has one, the same wherever they are named. */
import type { PlayerView } from "../contract";

export const SEAT_COLOURS = 6;

/** The class that gives a player's colour, as `--seat`. */
export function seatClass(players: readonly Pick<PlayerView, "name">[], name: string): string {
  const seat = players.findIndex((player) => player.name === name);
  return seat < 0 ? "" : `seat-${seat % SEAT_COLOURS}`;
}
