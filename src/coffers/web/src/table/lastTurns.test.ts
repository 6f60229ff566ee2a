import { describe, expect, it } from "vitest";
import type { GameEvent } from "../contract";
import { isEmpty, lastTurns, recentOf } from "./lastTurns";

function event(kind: string, player: string, more: Partial<GameEvent> = {}): GameEvent {
  const nothing = { card: null, amount: 1, origin: null, to: null, source: null, depth: 0 };
  return { kind, player, ...nothing, secret: false, label: null, ...more };
}

const turn = (player: string): GameEvent => event("turn-started", player, { amount: 3 });
const isPlain = (card: string): boolean => ["Copper", "Silver"].includes(card);

const bens = [
  turn("Ben"),
  event("played", "Ben", { card: "Witch" }),
  event("drew", "Ben", { secret: true }),
  event("gained", "Anna", { card: "Curse" }),
  event("gained", "Cleo", { card: "Curse" }),
  event("discarded", "Anna", { card: "Copper", amount: 2 }),
  event("trashed", "Cleo", { card: "Silver" }),
  event("played", "Ben", { card: "Copper" }),
  event("played", "Ben", { card: "Copper" }),
  event("counted-money", "Ben", { amount: 5 }),
  event("bought", "Ben", { card: "Silver", amount: 3 }),
  event("gained", "Ben", { card: "Silver" }),
  event("gained", "Ben", { card: "Gold" }),
  event("trashed", "Ben", { card: "Estate", amount: 2 }),
];

describe("the last turns", () => {
  it("say what everybody did, and what became of others", () => {
    const [ben] = lastTurns([...bens, turn("Cleo")], ["Ben"], isPlain);
    expect(ben).toEqual({
      player: "Ben",
      extra: false,
      played: [["Witch", 1]],
      coins: 5,
      bought: [["Silver", 1]],
      gained: [["Gold", 1]],
      trashed: [["Estate", 2]],
      othersGained: [["Curse", 2]],
      othersTrashed: [["Silver", 1]],
      othersDiscarded: 2,
    });
  });

  it("stay until there is something to say of the next one", () => {
    const said = (more: GameEvent[]): string[] =>
      lastTurns([...bens, turn("Cleo"), turn("Ben"), ...more], ["Ben"], isPlain).flatMap((last) =>
        last.played.map(([card]) => card),
      );
    expect(said([])).toEqual(["Witch"]);
    expect(said([event("played", "Ben", { card: "Village" })])).toEqual(["Village"]);
  });

  it("are there for those who did nothing, and not for those who had none", () => {
    const told = lastTurns([turn("Ben"), turn("Anna")], ["Anna", "Ben", "Cleo"], isPlain);
    expect(told.map(({ player }) => player)).toEqual(["Ben"]);
    expect(isEmpty(told[0])).toBe(true);
  });

  it("need two turns of each player at most", () => {
    const events = Array.from({ length: 9 }, () => [turn("Ben"), turn("Anna"), turn("Ben")]).flat();
    expect(recentOf([event("gained", "Anna"), ...events])).toEqual([
      turn("Anna"),
      turn("Ben"),
      turn("Anna"),
      turn("Ben"),
    ]);
  });
});
