import { describe, expect, it } from "vitest";
import type { PlayerView, Question, View } from "../contract";
import { placesOf } from "./places";

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
    revealed: [],
    vp: 0,
    coffers: 0,
    turns: 1,
    ...more,
  };
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
    piles: ["Copper", "Silver", "Diadem"].map((card) => ({
      card,
      left: card === "Diadem" ? 1 : 10,
      cost: 0,
      in_supply: card !== "Diadem",
      is_bane: false,
      route_token: false,
    })),
    trash: [],
    route_mat: 0,
    waiting_for: "Anna",
    decision: null,
    over: false,
    ...more,
  };
}

function decision(kind: string, words: string[], more: Partial<Question> = {}): Question {
  const cards = ["Copper", "Silver", "Gold", "Moat", "Estate", "Diadem"];
  return {
    kind,
    source: null,
    about: null,
    subject: null,
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

describe("where options are lit", () => {
  it("is the Supply for what is bought, gained or named", () => {
    for (const kind of ["buy", "gain", "name"])
      expect([...placesOf(decision(kind, ["Copper", "Silver"]), view()).piles.keys()]).toEqual([
        "Copper",
        "Silver",
      ]);
  });

  it("is the Prize pile for a Prize", () => {
    expect(placesOf(decision("gain", ["Diadem"]), view()).piles.has("Diadem")).toBe(true);
  });

  it("is the hand for what is played or discarded", () => {
    expect([...placesOf(decision("play", ["Copper"]), view()).hand.keys()]).toEqual(["Copper"]);
    expect(placesOf(decision("discard", ["Copper", "Moat"]), view()).hand.size).toBe(2);
  });

  it("is what was turned up, even if the same cards are in hand", () => {
    const shown = view({
      players: [player("Anna", { hand: ["Copper"], revealed: ["Copper", "Gold"] }), player("Ben")],
    });
    const places = placesOf(decision("trash", ["Copper", "Gold"], { source: "Sentry" }), shown);
    expect([...places.revealed.keys()]).toEqual(["Copper", "Gold"]);
    expect(places.hand.size).toBe(0);
  });

  it("is what somebody else has turned up", () => {
    const shown = view({
      players: [player("Anna", { hand: [] }), player("Ben", { revealed: ["Silver", "Gold"] })],
    });
    const asked = decision("trash", ["Silver", "Gold"], { source: "Thief", subject: "Ben" });
    const places = placesOf(asked, shown);
    expect(places.owner).toBe("Ben");
    expect(places.revealed.size).toBe(2);
  });

  it("is the trash for what Thief has trashed, not the pile of the same card", () => {
    const asked = decision("gain", ["Silver"], { source: "Thief" });
    const places = placesOf(asked, view({ trash: ["Silver"] }));
    expect(places.trash.has("Silver")).toBe(true);
    expect(places.piles.size).toBe(0);
  });

  it("is beside the question for cards of the discard pile", () => {
    const asked = decision("topdeck", ["Copper"], { source: "Harbinger" });
    expect(placesOf(asked, view()).tray.map((option) => option.card)).toEqual(["Copper"]);
  });

  it("is beside the question for labels and for what lies nowhere", () => {
    const labels = placesOf(decision("choose", ["trash", "discard"]), view());
    expect(labels.tray.map((option) => option.label)).toEqual(["trash", "discard"]);
    const named = placesOf(decision("name", ["Copper", "a card not in this game"]), view());
    expect(named.tray.map((option) => option.label)).toEqual(["a card not in this game"]);
    expect(named.piles.size).toBe(1);
    expect(placesOf(decision("discard", ["Estate"]), view()).tray).toHaveLength(1);
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
