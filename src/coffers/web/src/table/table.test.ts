import { describe, expect, it } from "vitest";
import type { CardFacts, GameEvent, LogLine, View } from "../contract";
import { arrow, nearest } from "./keys";
import { byTurn, merged, plain } from "./log";
import { MOST_MOVES, movesOf } from "./moves";
import { counted, inHandOrder, supplyOf } from "./supply";

// name: kind, types, printed cost
const FACTS: Record<string, [string, string[], number]> = {
  Copper: ["basic", ["Treasure"], 0],
  Gold: ["basic", ["Treasure"], 6],
  Estate: ["basic", ["Victory"], 2],
  Curse: ["basic", ["Curse"], 0],
  Village: ["kingdom", ["Action"], 3],
  Cellar: ["kingdom", ["Action"], 2],
  Moat: ["kingdom", ["Action", "Reaction"], 2],
  Peddler: ["kingdom", ["Action"], 8],
  Diadem: ["prize", ["Treasure", "Prize"], 0],
};

function facts(name: string): CardFacts | undefined {
  const known = FACTS[name];
  if (!known) return undefined;
  const [kind, types, cost] = known;
  return {
    name,
    label: name,
    cost,
    types,
    type_labels: types,
    set: "Dominion",
    kind,
    overpay: false,
    coins: 0,
    points: 0,
    text: "",
  };
}

function line(text: string, turn: number, indent = 1): LogLine {
  return { turn, indent, text: [{ t: text }] };
}

function event(kind: string, more: Partial<GameEvent> = {}): GameEvent {
  const nothing = { card: null, amount: 1, place: null, source: null, secret: false };
  return { kind, player: "Anna", ...nothing, ...more };
}

describe("the Supply", () => {
  const piles = Object.keys(FACTS).map((card) => ({
    card,
    left: 10,
    cost: card === "Peddler" ? 0 : 1,
    in_supply: card !== "Diadem",
    is_bane: card === "Moat",
    route_token: false,
  }));
  const supply = supplyOf({ piles } as unknown as View, facts, "en");

  it("has its groups, the Bane and the Prizes apart", () => {
    expect(supply.treasures.map((pile) => pile.card)).toEqual(["Copper", "Gold"]);
    expect(supply.victories.map((pile) => pile.card)).toEqual(["Estate"]);
    expect(supply.curses.map((pile) => pile.card)).toEqual(["Curse"]);
    expect(supply.bane.map((pile) => pile.card)).toEqual(["Moat"]);
    expect(supply.prizes.map((pile) => pile.card)).toEqual(["Diadem"]);
  });

  it("is sorted by printed cost, whatever it costs now", () => {
    expect(supply.kingdom.map((pile) => pile.card)).toEqual(["Cellar", "Village", "Peddler"]);
  });
});

describe("a hand", () => {
  it("has Actions first, dear cards before cheap ones, like ones together", () => {
    const cards = ["Copper", "Estate", "Cellar", "Gold", "Copper", "Village", "Curse"];
    expect(inHandOrder(cards, facts)).toEqual([
      "Village",
      "Cellar",
      "Gold",
      "Copper",
      "Copper",
      "Estate",
      "Curse",
    ]);
  });

  it("can be counted", () => {
    expect(counted(["Copper", "Gold", "Copper"])).toEqual([
      ["Copper", 2],
      ["Gold", 1],
    ]);
  });
});

describe("the log", () => {
  it("is replaced from an index on", () => {
    const log = [line("a", 1), line("b", 1), line("c", 2)];
    expect(merged(log, 1, [line("d", 1)]).map(plain)).toEqual(["a", "d"]);
    expect(merged(log, 3, [line("d", 2)]).map(plain)).toEqual(["a", "b", "c", "d"]);
    expect(merged(log, 0, []).map(plain)).toEqual([]);
  });

  it("is read turn by turn under headlines", () => {
    const log = [line("shuffles", 0), line("Turn 1", 1, 0), line("plays", 1), line("Turn 2", 2, 0)];
    const turns = byTurn(log);
    expect(turns.map((turn) => turn.headline && plain(turn.headline))).toEqual([
      null,
      "Turn 1",
      "Turn 2",
    ]);
    expect(turns.map((turn) => turn.lines.length)).toEqual([1, 1, 0]);
  });

  it("keeps the end of the game with the last turn", () => {
    const log = [line("Turn 1", 1, 0), line("buys", 1), line("The game is over", 1, 0)];
    expect(byTurn(log)[0]?.lines.map(plain)).toEqual(["buys", "The game is over"]);
  });
});

describe("moves of cards", () => {
  it("go where the cards go", () => {
    const events = [
      event("played", { card: "Copper", place: "hand" }),
      event("gained", { card: "Gold", place: "discard" }),
      event("trashed", { card: "Estate", place: "hand" }),
      event("topdecked", { card: "Copper", place: "discard" }),
    ];
    expect(movesOf(events)).toEqual([
      { card: "Copper", from: "hand:Anna", to: "play:Anna" },
      { card: "Gold", from: "pile:Gold", to: "discard:Anna" },
      { card: "Estate", from: "hand:Anna", to: "trash" },
      { card: "Copper", from: "discard:Anna", to: "deck:Anna" },
    ]);
  });

  it("are as many as the cards", () => {
    const drawn = movesOf([event("drew", { card: null, amount: 5 })]);
    expect(drawn).toHaveLength(5);
    expect(drawn[0]).toEqual({ card: null, from: "deck:Anna", to: "hand:Anna" });
  });

  it("are never so many that one has to wait", () => {
    expect(movesOf([event("drew", { amount: 1000 })])).toHaveLength(MOST_MOVES);
    const last = event("gained", { card: "Gold", place: "discard" });
    expect(movesOf([event("drew", { amount: 50 }), last]).at(-1)?.card).toBe("Gold");
  });

  it("are none for what only happens on paper", () => {
    const events = [
      event("bought", { card: "Gold" }),
      event("turn-started"),
      event("revealed", { card: "Moat", place: "hand" }),
    ];
    expect(movesOf(events)).toEqual([]);
  });
});

describe("the arrow keys", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 200, y: 10 },
    { x: 0, y: 100 },
    { x: -50, y: 0 },
  ];

  it("go to the nearest thing in their direction", () => {
    const here = { x: 0, y: 0 };
    expect(nearest(here, spots, "right")).toBe(0);
    expect(nearest(here, spots, "down")).toBe(2);
    expect(nearest(here, spots, "left")).toBe(3);
  });

  it("stay where there is nothing further", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "up")).toBe(-1);
  });

  it("are told from other keys", () => {
    expect(arrow("ArrowUp")).toBe("up");
    expect(arrow("u")).toBeNull();
  });
});
