/** Stepping through a finished game, by decision and by turn. */
import type { Replay } from "../contract";

/** The turn that a number of answers lies in: its index, or -1 before the first. */
export function turnAt(replay: Replay, number: number): number {
  return replay.turns.findLastIndex((turn) => turn.number <= number);
}

export function turnBefore(replay: Replay, number: number): number {
  return replay.turns.findLast((turn) => turn.number < number)?.number ?? 0;
}

export function turnAfter(replay: Replay, number: number): number {
  return replay.turns.find((turn) => turn.number > number)?.number ?? replay.answers;
}
