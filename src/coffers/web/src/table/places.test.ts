import { describe, expect, it } from "vitest";
import type { PileView, PlayerView, Question, View } from "../contract";
import { litAt, placesOf, type Places } from "./places";

function player(name: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    name,
    hand: null,
    hand_size: 5,
    deck_size: 5,
    discard_size: 0,
    top_discard: null,
    in_play: [],
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
    phase: "action",
    actions: 1,
    buys: 1,
    coins: 0,
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
    const places = placesOf(decision("pay", ["0", "1", "2"]), view());
    expect(places.steps).toHaveLength(3);
    expect(places.tray).toEqual([]);
  });

  it("is nowhere without a decision", () => {
    expect(placesOf(null, view()).tray).toEqual([]);
  });
});
