/** Positions come as what has changed in them: the rest is known from the one before. */
import type { Changed, Changes, State, View } from "../contract";

function replaced<T extends { name: string }>(all: readonly T[], some: readonly T[] = []): T[] {
  const news = new Map(some.map((one) => [one.name, one]));
  return all.map((one) => news.get(one.name) ?? one);
}

export function changedView(before: View, changes: Changes): View {
  return {
    ...before,
    ...changes,
    players: replaced(before.players, changes.players),
    piles: replaced(before.piles, changes.piles),
    decision: null, // the question comes with the message
  };
}

export function changedState(before: View, change: Changed): State {
  return { ...change, type: "state", view: changedView(before, change.view) };
}
