import { describe, expect, it } from "vitest";
import type { CardFacts, GameEvent, LogLine, View } from "../contract";
import { arrow, nearest } from "./keys";
import { buysJunk, wishFor } from "./lit";
import { byTurn, merged, plain } from "./log";
import { MOST_MOVES, movesOf } from "./moves";
import { columnsFor, roomOf } from "./room";
import { copiesOf, widthIn } from "./stacks";
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
  Ferry: ["event", ["Event"], 3],
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

function line(text: string, turn: number, indent = 1, kind = "played"): LogLine {
  return { turn, indent, text: [{ t: text }], player: "Anna", kind };
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
    expect(supply.landscapes.map((pile) => pile.card)).toEqual(["Ferry"]);
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

describe("stacks", () => {
  const copies = copiesOf(["Village", "Copper", "Village", "Gold", "Village"]);

  it("hold like cards, in the order in which the first of each came", () => {
    expect(copies.map((copy) => copy.index)).toEqual([0, 2, 4, 1, 3]);
    expect(copies.map((copy) => copy.covered)).toEqual([true, true, false, false, false]);
    expect(copies.map((copy) => copy.stack)).toEqual([3, 3, 3, 1, 1]);
  });

  it("keep a copy what it is when another one comes or goes", () => {
    const keys = copiesOf(["Copper", "Gold", "Copper"]).map((copy) => copy.key);
    expect(keys).toEqual(["Copper#0", "Copper#1", "Gold#0"]);
  });

  it("take little room, however high they are", () => {
    expect(widthIn(copies)).toEqual({ cards: 3 + 2 * 0.26, gaps: 2 });
    expect(widthIn(copiesOf(Array<string>(30).fill("Copper"))).cards).toBeLessThan(2.5);
    expect(widthIn([])).toEqual({ cards: 1, gaps: 0 });
  });
});

describe("the room", () => {
  const few = { kingdom: 10, beside: 0 };
  const many = { kingdom: 10, beside: 6 };

  it("is scarce on phones, on low screens, and where much lies on the table", () => {
    expect(roomOf(360, 740, few)).toMatchObject({ narrow: true, scarce: true, side: false });
    expect(roomOf(740, 360, few)).toMatchObject({ low: true, scarce: true, narrow: false });
    expect(roomOf(768, 1024, many)).toMatchObject({ side: false, scarce: false });
    expect(roomOf(1280, 620, many)).toMatchObject({ side: true, scarce: true });
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [2560, 1440],
    ] as const)
      expect(roomOf(width, height, many)).toMatchObject({ broad: true, scarce: false });
  });

  it("lets piles grow with the window, and not with what lies beneath them", () => {
    const heights = [720, 1080, 1440].map((height) => roomOf((height * 16) / 9, height, few).pile);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights[0]).toBeGreaterThan(6.4);
    expect(heights[2]).toBe(9.5);
  });

  it("leaves no pile alone in a row", () => {
    expect([8, 10, 11, 12, 13].map((piles) => columnsFor(piles, 2, 5))).toEqual([5, 5, 6, 6, 7]);
  });
});

describe("what can be picked", () => {
  const copper = { name: "Copper", types: ["Treasure"] };
  const silver = { name: "Silver", types: ["Treasure"] };
  const ruins = { name: "Abandoned Mine", types: ["Action", "Ruins"] };
  const buying = { kind: "buy", passing: "end turn" };

  it("must be, may be, or is junk that hardly anybody buys", () => {
    expect(wishFor(buying, silver)).toBe("may");
    expect(wishFor(buying, copper)).toBe("junk");
    expect(wishFor(buying, ruins)).toBe("junk");
    expect(wishFor({ kind: "gain", passing: null }, copper)).toBe("must");
    expect(wishFor({ kind: "gain", passing: "no" }, silver)).toBe("may");
  });

  it("is doubtful only if it is bought freely", () => {
    expect(buysJunk(buying, copper)).toBe(true);
    expect(buysJunk(buying, undefined)).toBe(false);
    expect(buysJunk({ kind: "gain", passing: "no" }, copper)).toBe(false);
    expect(buysJunk({ kind: "buy", passing: null }, copper)).toBe(false);
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
    expect(turns.map((turn) => turn.paragraphs.length)).toEqual([1, 1, 0]);
  });

  it("keeps the end of the game with the last turn", () => {
    const log = [line("Turn 1", 1, 0), line("buys", 1), line("The game is over", 1, 0)];
    const told = byTurn(log)[0]
      ?.paragraphs.flat()
      .map((deed) => plain(deed.line));
    expect(told).toEqual(["buys", "The game is over"]);
  });

  it("tells deeds without effects in one go, and not what every Clean-up is like", () => {
    const log = [
      line("Turn 1", 1, 0),
      line("plays a Moat", 1),
      line("draws two cards", 1, 2, "drew"),
      line("plays Coppers", 1),
      line("buys a Silver", 1, 1, "bought"),
      line("cleans up", 1, 1, "cleaned-up"),
      line("draws two cards", 1, 1, "drew"),
      line("shuffles", 1, 1, "shuffled"),
      line("draws three cards", 1, 1, "drew"),
      line("Turn 2", 2, 0),
      line("draws a card", 2, 1, "drew"),
    ];
    const told = byTurn(log).map((turn) =>
      turn.paragraphs.map((deeds) =>
        deeds.map((deed) => [deed.line, ...deed.effects].map(plain).join(": ")),
      ),
    );
    expect(told).toEqual([
      [["plays a Moat: draws two cards"], ["plays Coppers", "buys a Silver", "shuffles"]],
      [["draws a card"]],
    ]);
  });

  it("lets a deed stand for itself when it has effects", () => {
    const log = [line("buys", 1), line("plays", 1), line("draws", 1, 2), line("gains", 1, 3)];
    const told = byTurn(log)[0]?.paragraphs.map((deeds) => deeds.map((deed) => plain(deed.line)));
    expect(told).toEqual([["buys"], ["plays"]]);
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
