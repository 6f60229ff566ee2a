import { describe, expect, test } from "vitest";
import type { Changes, View } from "../contract";
import { changedView } from "./changes";

const before = {
  turn: "Anna",
  coins: 3,
  players: [
    { name: "Anna", hand_size: 5 },
    { name: "Ben", hand_size: 4 },
  ],
  piles: [
    { name: "Copper", left: 46 },
    { name: "Silver", left: 40 },
  ],
  possessed_by: "Ben",
  decision: { kind: "buy" },
} as unknown as View;

describe("what has changed", () => {
  test("replaces what it names, and nothing else", () => {
    const changes = {
      coins: 0,
      possessed_by: null,
      players: [{ name: "Ben", hand_size: 5 }],
      piles: [{ name: "Silver", left: 39 }],
    } as unknown as Changes;
    const now = changedView(before, changes);
    expect(now).toMatchObject({ turn: "Anna", coins: 0, possessed_by: null, decision: null });
    expect(now.players.map(({ hand_size }) => hand_size)).toEqual([5, 5]);
    expect(now.piles.map(({ left }) => left)).toEqual([46, 39]);
    expect(now.piles[0]).toBe(before.piles[0]);
  });

  test("may be nothing at all", () => {
    expect(changedView(before, {})).toEqual({ ...before, decision: null });
  });
});
