import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameEvent, PlayerView, View } from "../contract";
import { fold, foldAll } from "./folding";

// Written by tests/server/recorded_games.py: real games, as somebody at the table was sent them.
interface Position {
  turn: string;
  players: Record<string, Omit<PlayerView, "name">>;
  piles: Record<string, number>;
  trash: string[];
}

type Partly<T> = { [K in keyof T]?: T[K] extends unknown[] ? T[K] : Partly<T[K]> };

interface Recorded {
  view: View;
  steps: { events: Partial<GameEvent>[]; to: Partly<Position> }[];
}

const file = new URL("fixtures/games.json", import.meta.url);
const games = JSON.parse(readFileSync(file, "utf-8")) as Recorded[];

function event(more: Partial<GameEvent>): GameEvent {
  const nothing = { card: null, amount: 1, origin: null, to: null, source: null, depth: 0 };
  return { kind: "", player: "", ...nothing, secret: false, label: null, ...more };
}

/** A position as it is written down, put onto the one before. */
function changed(view: View, to: Partly<Position>): View {
  return {
    ...view,
    turn: to.turn ?? view.turn,
    trash: to.trash ?? view.trash,
    players: view.players.map((player) => ({
      ...player,
      ...(to.players?.[player.name] as Partial<PlayerView>),
    })),
    piles: view.piles.map((pile) => ({ ...pile, left: to.piles?.[pile.name] ?? pile.left })),
  };
}

/** What folding must get right. */
function lies(view: View): unknown {
  return {
    turn: view.turn,
    trash: view.trash.toSorted(),
    piles: view.piles.map(({ name, left }) => `${name}: ${left}`),
    players: view.players.map((player) => ({
      name: player.name,
      hand: player.hand?.toSorted(),
      in_play: player.in_play,
      sizes: [player.hand_size, player.deck_size, player.discard_size],
      aside: [player.aside.toSorted(), player.aside_hidden],
      mats: Object.entries(player.mats).map(([name, { size }]) => `${name}: ${size}`),
      turns: player.turns,
    })),
  };
}

describe("folding events onto a position", () => {
  it.each(games.map((game, i) => [i, game] as const))(
    "gives the next position of a real game (%i)",
    (_, game) => {
      let view = game.view;
      let moved = 0;
      for (const step of game.steps) {
        const next = changed(view, step.to);
        const events = step.events.map(event);
        expect(lies(foldAll(view, events))).toEqual(lies(next));
        moved += events.length;
        view = next;
      }
      expect(moved).toBeGreaterThan(100);
    },
  );

  const view = games[0]?.view as View;

  it("counts what a purchase costs", () => {
    const rich = { ...view, buys: 2, coins: 8 };
    const after = fold(rich, event({ kind: "bought", player: "Ben", card: "Gold", amount: 6 }));
    expect([after.buys, after.coins]).toEqual([1, 2]);
  });

  it("leaves what stays in play where it is", () => {
    const before = {
      ...view,
      players: view.players.map((one) => ({ ...one, in_play: ["A", "B"] })),
    };
    const [first] = before.players as [PlayerView];
    first.staying = [1];
    const after = fold(before, event({ kind: "cleaned-up", player: first.name }));
    expect(after.players[0]?.in_play).toEqual(["B"]);
    expect(after.players[0]?.staying).toEqual([0]);
  });

  it("changes nothing for what it does not know, and never the position it was given", () => {
    const frozen = JSON.stringify(view);
    const strange = event({ kind: "blessed", player: "Nobody", origin: "moon", to: "sun" });
    expect(lies(fold(view, strange))).toEqual(lies(view));
    foldAll(view, [
      event({ kind: "gained", player: "Ben", card: "Gold", origin: "supply", to: "hand" }),
    ]);
    expect(JSON.stringify(view)).toBe(frozen);
  });
});
