import { describe, expect, it } from "vitest";
import type { Counts, GameEvent, PileView, PlayerView, Question, State } from "../contract";
import { leftOf } from "./left";
import { Attention } from "./occasions";
import { playThemselves } from "./treasures";

function pile(name: string, left: number, in_supply = true): PileView {
  return { name, card: name, left, cost: "0", in_supply, is_bane: false, tokens: {} };
}

const QUESTION = { kind: "play", all_treasures: false } as Question;

interface Moment {
  turn?: string;
  turns?: number;
  possessed_by?: string | null;
  asked?: boolean;
  over?: boolean;
  me?: string | null;
  events?: GameEvent[];
}

let numbers = 0;

/** A position at a table with Anna, who looks, and Ben. */
function state(moment: Moment): State {
  const { turn = "Anna", turns = 1, possessed_by = null, me = "Anna" } = moment;
  const players = ["Anna", "Ben"].map((name) => ({ name, turns }) as PlayerView);
  return {
    number: numbers++,
    view: { me, turn, players, extra: false, possessed_by },
    decision: moment.asked ? QUESTION : null,
    over: moment.over ?? false,
    events: moment.events ?? [],
  } as unknown as State;
}

function event(kind: string, player: string, card: string | null = null): GameEvent {
  return { kind, player, card } as GameEvent;
}

function attention(): Attention {
  return new Attention((card) => card === "Witch");
}

function heard(...moments: Moment[]): (string | null)[] {
  const listening = attention();
  return moments.map((moment) => listening.of(state(moment)).sound);
}

describe("what is heard", () => {
  it("is the start of one's turn, and not every decision in it", () => {
    expect(heard({ turn: "Ben" }, { asked: true }, { asked: true }, {}, { asked: true })).toEqual([
      null,
      "turn",
      null,
      null,
      null,
    ]);
    expect(heard({ asked: true }, { turn: "Ben" }, { turns: 2, asked: true })).toEqual([
      "turn",
      null,
      "turn",
    ]);
  });

  it("is a question in another's turn", () => {
    expect(heard({ turn: "Ben" }, { turn: "Ben", asked: true })).toEqual([null, "turn"]);
  });

  it("is a turn in which one decides for another, and none in which another decides", () => {
    expect(heard({ turn: "Ben", possessed_by: "Anna", asked: true })).toEqual(["turn"]);
    expect(heard({ turn: "Anna", possessed_by: "Ben" })).toEqual([null]);
  });

  it("is an Attack on oneself, once", () => {
    const witch = event("played", "Ben", "Witch");
    expect(
      heard({ turn: "Ben", events: [witch] }, { turn: "Ben", asked: true }, { turn: "Ben" }),
    ).toEqual(["attack", null, null]);
    expect(heard({ turn: "Ben", events: [witch, event("unaffected", "Anna")] })).toEqual([null]);
    expect(heard({ turn: "Ben", events: [event("played", "Ben", "Village")] })).toEqual([null]);
    expect(heard({ turn: "Anna", events: [event("played", "Anna", "Witch")] })).toEqual([null]);
  });

  it("is the end, for those who were there", () => {
    expect(heard({ turn: "Ben" }, { over: true }, { over: true })).toEqual([null, "end", null]);
    expect(heard({ over: true })).toEqual([null]);
  });

  it("is nothing for somebody who only looks on, nor twice for the same position", () => {
    expect(heard({ me: null, asked: true })).toEqual([null]);
    const listening = attention();
    const asked = state({ asked: true });
    expect([listening.of(asked), listening.of(asked)].map(({ called }) => called)).toEqual([
      true,
      false,
    ]);
  });

  it("calls also whoever has heard an Attack", () => {
    const listening = attention();
    listening.of(state({ turn: "Ben", events: [event("played", "Ben", "Witch")] }));
    expect(listening.of(state({ turn: "Ben", asked: true }))).toEqual({
      sound: null,
      called: true,
    });
  });
});

describe("what is left", () => {
  const counts = { endings: ["Province", "Colony"], empty_to_end: 3 } as Counts;
  const usual = [pile("Province", 8), pile("Colony", 8), pile("Curse", 10), pile("Copper", 40)];

  it("is at least as many gains as the smallest way to the end takes", () => {
    expect(leftOf(usual, counts)).toMatchObject({ gains: 8, empty: 0, most: 3 });
    const piles = [...usual, pile("Village", 0), pile("Smithy", 2), pile("Moat", 3)];
    expect(leftOf(piles, counts)).toMatchObject({ gains: 5, empty: 1 });
    expect(leftOf([...piles, pile("Mine", 0), pile("Cellar", 0)], counts).gains).toBe(0);
    expect(leftOf([pile("Colony", 1), ...piles], counts).gains).toBe(1);
    expect(leftOf([pile("Province", 0), ...piles], counts).gains).toBe(0);
  });

  it("counts the Supply only", () => {
    expect(leftOf([...usual, pile("Diadem", 0, false), pile("Spoils", 1, false)], counts)).toEqual(
      leftOf(usual, counts),
    );
  });

  it("names what ends the game first, then the smallest piles", () => {
    const { watched } = leftOf([...usual, pile("Village", 0), pile("Smithy", 2)], counts);
    expect(watched.map(({ name }) => name)).toEqual([
      "Province",
      "Colony",
      "Smithy",
      "Curse",
      "Copper",
    ]);
  });
});

describe("Treasures play themselves", () => {
  function asked(all_treasures: boolean, ...piles: PileView[]): State {
    return { decision: { all_treasures }, view: { piles } } as unknown as State;
  }

  it("where the server offers to play them all", () => {
    expect(playThemselves(asked(true, pile("Gold", 30)))).toBe(true);
    expect(playThemselves(asked(false, pile("Gold", 30)))).toBe(false);
    expect(playThemselves({ ...asked(true), decision: null })).toBe(false);
  });

  it("unless something is for sale for which one may keep them back", () => {
    expect(playThemselves(asked(true, pile("Grand Market", 10)))).toBe(false);
    expect(playThemselves(asked(true, pile("Mint", 0)))).toBe(true);
    expect(playThemselves(asked(true, pile("Mint", 1, false)))).toBe(true);
  });
});
