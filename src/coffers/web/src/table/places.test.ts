import { describe, expect, it } from "vitest";
import type { PileView, PlayerView, Question, View } from "../contract";
import { actingFor, litAt, litPile, placesOf, type Places } from "./places";

function player(name: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    name,
    hand: null,
    hand_size: 5,
    deck_size: 5,
    discard_size: 0,
    top_discard: null,
    in_play: [],
    staying: [],
    aside: [],
    aside_hidden: 0,
    revealed: [],
    mats: {},
    tokens: {},
    turns: 1,
    ...more,
  };
}

function pile(name: string, more: Partial<PileView> = {}): PileView {
  const whole = { left: 10, cost: "0", in_supply: true, is_bane: false, tokens: {} };
  return { name, card: name, ...whole, ...more };
}

function view(more: Partial<View> = {}): View {
  return {
    me: "Anna",
    players: [player("Anna", { hand: ["Copper", "Moat"] }), player("Ben")],
    turn: "Anna",
    possessed_by: null,
    extra: false,
    phase: "action",
    actions: 1,
    buys: 1,
    coins: 0,
    potions: 0,
    piles: [pile("Copper"), pile("Silver"), pile("Diadem", { left: 1, in_supply: false })],
    trash: [],
    tokens: {},
    mats: {},
    waiting_for: "Anna",
    decision: null,
    over: false,
    ...more,
  };
}

function decision(kind: string, words: string[], more: Partial<Question> = {}): Question {
  const cards = ["Copper", "Silver", "Gold", "Moat", "Estate", "Diadem", "Sir Martin"];
  return {
    kind,
    source: null,
    about: null,
    subject: null,
    place: null,
    passing: null,
    passing_label: null,
    all_treasures: false,
    several: false,
    count: 1,
    options: words.map((word) => ({
      pick: `${kind} ${word}`,
      label: word,
      card: cards.includes(word) ? word : null,
    })),
    ...more,
  };
}

/** Where cards are lit, and which. */
function lit(places: Places): [string | null, string[]] {
  return [places.place, [...places.lit.keys()]];
}

function inTray(places: Places): string[] {
  expect(places.lit.size).toBe(0);
  return places.tray.map((option) => option.label);
}

describe("where options are lit", () => {
  it("is where the cards on offer lie, even if others like them lie elsewhere", () => {
    const shown = view({
      players: [
        player("Anna", {
          hand: ["Copper"],
          revealed: ["Copper", "Gold"],
          in_play: ["Copper"],
          aside: ["Copper"],
        }),
        player("Ben"),
      ],
      trash: ["Copper"],
    });
    for (const place of ["supply", "hand", "revealed", "play", "aside", "trash"]) {
      const places = placesOf(decision("trash", ["Copper"], { place }), shown);
      expect(lit(places)).toEqual([place, ["Copper"]]);
      expect(places.tray).toEqual([]);
    }
  });

  it("is a pile for what is named, wherever such cards lie", () => {
    expect(lit(placesOf(decision("name", ["Copper", "Silver"]), view()))).toEqual([
      "supply",
      ["Copper", "Silver"],
    ]);
  });

  it("is a pile beside the Supply, too", () => {
    const asked = decision("gain", ["Diadem"], { place: "supply" });
    expect(lit(placesOf(asked, view()))).toEqual(["supply", ["Diadem"]]);
  });

  it("is a pile of different cards for the one on top of it", () => {
    const shown = view({ piles: [pile("Knights", { card: "Sir Martin" }), pile("Copper")] });
    const asked = decision("gain", ["Sir Martin"], { place: "supply" });
    expect(lit(placesOf(asked, shown))).toEqual(["supply", ["Sir Martin"]]);
    const empty = view({ piles: [pile("Knights", { card: null, left: 0 })] });
    expect(inTray(placesOf(decision("name", ["Sir Martin"]), empty))).toEqual(["Sir Martin"]);
  });

  it("is what somebody else has turned up", () => {
    const shown = view({
      players: [player("Anna", { hand: [] }), player("Ben", { revealed: ["Silver", "Gold"] })],
    });
    const asked = decision("trash", ["Silver", "Gold"], { place: "revealed", subject: "Ben" });
    const places = placesOf(asked, shown);
    expect(litAt(places, "revealed", "Ben").size).toBe(2);
    expect(litAt(places, "revealed", "Anna").size).toBe(0);
    expect(litAt(places, "hand", "Ben").size).toBe(0);
  });

  it("is the discard pile if the card on top of it is all that is on offer", () => {
    const discards = { hand: ["Moat"], discard_size: 2, top_discard: "Moat" };
    const shown = view({ players: [player("Anna", discards), player("Ben")] });
    const vassal = decision("play", ["Moat"], { place: "discard" });
    expect(lit(placesOf(vassal, shown))).toEqual(["discard", ["Moat"]]);
    const buried = decision("topdeck", ["Copper"], { place: "discard" });
    expect(inTray(placesOf(buried, shown))).toEqual(["Copper"]);
    const harbinger = decision("topdeck", ["Copper", "Moat"], { place: "discard" });
    expect(inTray(placesOf(harbinger, shown))).toEqual(["Copper", "Moat"]);
  });

  it("is beside the question for cards that lie where one cannot point at them", () => {
    const open = { hand: ["Copper"], discard_size: 1, top_discard: "Copper", aside: ["Copper"] };
    const shown = view({ players: [player("Anna"), player("Ben", open)] });
    for (const place of ["hand", "discard", "aside", "deck", "tavern"]) {
      const asked = decision("play", ["Copper"], { place, subject: "Ben" });
      expect(inTray(placesOf(asked, shown))).toEqual(["Copper"]);
    }
  });

  it("is beside the question for labels and for what lies nowhere", () => {
    expect(inTray(placesOf(decision("choose", ["trash", "discard"]), view()))).toEqual([
      "trash",
      "discard",
    ]);
    const named = placesOf(decision("name", ["Copper", "a card not in this game"]), view());
    expect(named.tray.map((option) => option.label)).toEqual(["a card not in this game"]);
    expect(named.lit.size).toBe(1);
    expect(inTray(placesOf(decision("order", ["Copper", "Moat"]), view()))).toHaveLength(2);
  });

  it("is a stepper for numbers", () => {
    for (const kind of ["pay", "coffers", "place"]) {
      const places = placesOf(decision(kind, ["0", "1", "2"]), view());
      expect(places.steps).toHaveLength(3);
      expect(places.tray).toEqual([]);
    }
  });

  it("is beside the question for numbers that have Potions", () => {
    const places = placesOf(decision("pay", ["0", "1", "P", "1P"]), view());
    expect(places.steps).toEqual([]);
    expect(inTray(places)).toEqual(["0", "1", "P", "1P"]);
  });

  it("is a pile of which nothing is left, where the pile itself is meant", () => {
    const empty = pile("Copper", { left: 0 });
    const gone = pile("Knights", { card: null, left: 0 });
    const knights = pile("Knights", { card: "Sir Martin" });
    const asked = decision("embargo", ["Copper", "Silver"], { place: "supply" });
    asked.options.push({ pick: "embargo Knights", label: "Knights", card: "Knights" });
    for (const piles of [
      [empty, gone],
      [empty, knights],
    ]) {
      const { lit, tray } = placesOf(asked, view({ piles }));
      expect(tray.map((option) => option.label)).toEqual(["Silver"]); // not in this game
      expect(piles.map((one) => litPile(lit, one)?.label)).toEqual(["Copper", "Knights"]);
    }
    expect(litPile(new Map(), empty)).toBeUndefined();
  });

  it("is in the hand of somebody for whom one decides, and not in one's own", () => {
    const players = [
      player("Anna", { hand: ["Copper"], top_discard: "Moat", discard_size: 1 }),
      player("Ben", { hand: ["Copper"], aside: ["Moat"], top_discard: "Moat", discard_size: 1 }),
    ];
    const shown = view({ players, turn: "Ben", possessed_by: "Anna", extra: true });
    expect(actingFor(shown)?.name).toBe("Ben");
    for (const [place, card] of [
      ["hand", "Copper"],
      ["aside", "Moat"],
      ["discard", "Moat"],
    ] as const) {
      const places = placesOf(decision("play", [card], { place, subject: "Ben" }), shown);
      expect(litAt(places, place, "Ben").size).toBe(1);
      expect(litAt(places, place, "Anna").size).toBe(0);
    }
    // What the others do to oneself in such a turn one answers with one's own cards.
    const places = placesOf(decision("reveal", ["Copper"], { place: "hand" }), shown);
    expect(litAt(places, "hand", "Anna").size).toBe(1);
    expect(litAt(places, "hand", "Ben").size).toBe(0);
  });

  it("is one's own hand for everybody else", () => {
    const shown = view({ turn: "Ben", possessed_by: "Cleo" });
    expect(actingFor(shown)?.name).toBe("Anna");
    expect(actingFor({ ...shown, me: null })).toBeUndefined();
    expect(actingFor({ ...shown, me: "Ben" })?.name).toBe("Ben");
  });

  it("is nowhere without a decision", () => {
    expect(placesOf(null, view()).tray).toEqual([]);
  });
});
