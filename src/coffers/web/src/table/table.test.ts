import { describe, expect, it } from "vitest";
import type { CardFacts, GameEvent, LogLine, View } from "../contract";
import { arrow, nearest } from "./keys";
import { byTurn, merged, plain } from "./log";
import { MOST_MOVES, movesOf } from "./moves";
import { counted, hasPotions, inHandOrder, supplyOf } from "./supply";

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
  Alchemist: ["kingdom", ["Action"], 3],
  Knights: ["kingdom", ["Action", "Attack"], 5],
  Diadem: ["prize", ["Treasure", "Prize"], 0],
  Spoils: ["non_supply", ["Treasure"], 0],
};

const POTIONS = ["Alchemist"];

function facts(name: string): CardFacts | undefined {
  const known = FACTS[name];
  if (!known) return undefined;
  const [kind, types, cost] = known;
  return {
    name,
    german: name,
    label: name,
    cost,
    price: POTIONS.includes(name) ? `${cost}P` : String(cost),
    types,
    type_labels: types,
    set: "Dominion",
    kind,
    overpay: false,
    coins: 0,
    potions: 0,
    points: 0,
    does: [],
    text: "",
  };
}

function line(text: string, turn: number, indent = 1): LogLine {
  return { turn, indent, text: [{ t: text }] };
}

function event(kind: string, more: Partial<GameEvent> = {}): GameEvent {
  const nothing = { card: null, amount: 1, origin: null, to: null, source: null, depth: 0 };
  return { kind, player: "Anna", ...nothing, secret: false, label: null, ...more };
}

describe("the Supply", () => {
  const piles = Object.keys(FACTS).map((name) => ({
    name,
    card: name === "Knights" ? "Sir Martin" : name,
    left: 10,
    cost: name === "Peddler" ? "0" : "1",
    in_supply: !["Diadem", "Spoils"].includes(name),
    is_bane: name === "Moat",
    tokens: {},
  }));
  const supply = supplyOf({ piles } as unknown as View, facts, "en");

  it("has its groups, the Bane apart, and beside it every other pile", () => {
    expect(supply.treasures.map((pile) => pile.card)).toEqual(["Copper", "Gold"]);
    expect(supply.victories.map((pile) => pile.card)).toEqual(["Estate"]);
    expect(supply.curses.map((pile) => pile.card)).toEqual(["Curse"]);
    expect(supply.bane.map((pile) => pile.card)).toEqual(["Moat"]);
    expect(supply.beside.map((pile) => pile.card)).toEqual(["Diadem", "Spoils"]);
  });

  it("is sorted by printed cost, whatever it costs now and whatever lies on top", () => {
    const names = supply.kingdom.map((pile) => pile.name);
    expect(names).toEqual(["Cellar", "Village", "Alchemist", "Knights", "Peddler"]);
  });
});

describe("Potions", () => {
  const game = (potions: number, ...names: string[]): View =>
    ({ potions, piles: names.map((name) => ({ name })) }) as unknown as View;

  it("are counted where there are any", () => {
    expect(hasPotions(game(0, "Copper"))).toBe(false);
    expect(hasPotions(game(0, "Copper", "Potion"))).toBe(true);
    expect(hasPotions(game(1, "Copper"))).toBe(true);
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
  it("go from where the cards are to where they go", () => {
    const events = [
      event("played", { card: "Copper", origin: "hand", to: "play" }),
      event("gained", { card: "Gold", origin: "supply", to: "discard" }),
      event("gained", { card: "Gold", origin: "trash", to: "hand" }),
      event("trashed", { card: "Estate", origin: "hand", to: "trash" }),
      event("returned", { card: "Curse", origin: "hand", to: "supply" }),
      event("put-on-mat", { card: "Copper", origin: "play", to: "tavern" }),
      event("passed", { card: "Estate", origin: "hand", to: "hand", label: "Ben" }),
      event("passed", { secret: true, origin: "hand", to: "hand", label: "Ben" }),
      event("put-into-deck", { card: "Moat", origin: "hand", to: "deck", amount: 7 }),
      event("put-into-deck", { secret: true, origin: "hand", to: "deck", amount: 0 }),
    ];
    expect(movesOf(events)).toEqual([
      { card: "Copper", from: "hand:Anna", to: "play:Anna" },
      { card: "Gold", from: "pile:Gold", to: "discard:Anna" },
      { card: "Gold", from: "trash", to: "hand:Anna" },
      { card: "Estate", from: "hand:Anna", to: "trash" },
      { card: "Curse", from: "hand:Anna", to: "pile:Curse" },
      { card: "Copper", from: "play:Anna", to: "tavern:Anna" },
      { card: "Estate", from: "hand:Anna", to: "hand:Ben" },
      { card: null, from: "hand:Anna", to: "hand:Ben" },
      { card: "Moat", from: "hand:Anna", to: "deck:Anna" },
      { card: null, from: "hand:Anna", to: "deck:Anna" },
    ]);
  });

  const drew = (amount: number): GameEvent =>
    event("drew", { amount, origin: "deck", to: "hand", secret: true });

  it("are as many as the cards", () => {
    const drawn = movesOf([drew(5)]);
    expect(drawn).toHaveLength(5);
    expect(drawn[0]).toEqual({ card: null, from: "deck:Anna", to: "hand:Anna" });
  });

  it("are one for a whole pile", () => {
    const shuffled = event("shuffled", { amount: 12, origin: "discard", to: "deck" });
    expect(movesOf([shuffled])).toEqual([{ card: null, from: "discard:Anna", to: "deck:Anna" }]);
  });

  it("take all that lies in play and in hand at a clean-up, whatever it is", () => {
    expect(movesOf([event("cleaned-up", { amount: 8 })])).toEqual([
      { card: null, from: "play:Anna", to: "discard:Anna", all: true },
      { card: null, from: "hand:Anna", to: "discard:Anna", all: true },
    ]);
  });

  it("are never so many that one has to wait", () => {
    expect(movesOf([drew(1000)])).toHaveLength(MOST_MOVES);
    const last = event("gained", { card: "Gold", origin: "supply", to: "discard" });
    expect(movesOf([drew(50), last]).at(-1)?.card).toBe("Gold");
  });

  it("are none for what stays where it is, or only happens on paper", () => {
    const events = [
      event("bought", { card: "Gold" }),
      event("turn-started"),
      event("turn-started", { label: "extra" }),
      event("possessed", { label: "Ben" }),
      event("played-again", { card: "Moat", origin: "play", to: "play" }),
      event("revealed", { card: "Moat", origin: "hand", to: "hand" }),
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
