import { describe, expect, it } from "vitest";
import type { Option, Question } from "../contract";
import {
  gatheringPlace,
  mayConfirm,
  mostGathered,
  nextAnswer,
  queueOf,
  toggled,
  type Copy,
} from "./gather";
import { NOWHERE, type Places } from "./places";

function decision(kind: string, cards: string[], more: Partial<Question> = {}): Question {
  return {
    kind,
    source: "Cellar",
    about: null,
    subject: null,
    place: "hand",
    passing: null,
    passing_label: null,
    all_treasures: false,
    several: false,
    count: 1,
    options: cards.map((card) => ({ pick: `${kind} ${card}`, label: card, card })),
    ...more,
  };
}

const copper: Copy = { card: "Copper", index: 0 };
const another: Copy = { card: "Copper", index: 1 };
const estate: Copy = { card: "Estate", index: 2 };
const option: Option = { pick: "discard Copper", label: "Copper", card: "Copper" };
const lit = new Map([["Copper", option]]);
const inHand: Places = { ...NOWHERE, place: "hand", lit };
const onPiles: Places = { ...NOWHERE, place: "supply", lit };
const onDiscards: Places = { ...NOWHERE, place: "discard", lit };

describe("where cards are gathered", () => {
  it("is the hand, for several picks", () => {
    expect(gatheringPlace(decision("discard", ["Copper"], { several: true }), inHand)).toBe("hand");
    expect(gatheringPlace(decision("discard", ["Copper"], { count: 2 }), inHand)).toBe("hand");
  });

  it("is nowhere for a single pick, for piles, and for cards to be played", () => {
    expect(gatheringPlace(decision("discard", ["Copper"]), inHand)).toBeNull();
    expect(gatheringPlace(decision("gain", ["Copper"], { several: true }), onPiles)).toBeNull();
    expect(gatheringPlace(decision("play", ["Copper"], { several: true }), inHand)).toBeNull();
    expect(gatheringPlace(decision("trash", ["Copper"], { several: true }), onDiscards)).toBeNull();
    expect(gatheringPlace(null, NOWHERE)).toBeNull();
  });
});

describe("marking copies", () => {
  it("tells copies of a card apart", () => {
    expect(toggled([copper], another, 5)).toEqual([copper, another]);
  });

  it("takes a mark away again", () => {
    expect(toggled([copper, estate], copper, 5)).toEqual([estate]);
  });

  it("replaces the first mark when there are too many", () => {
    expect(toggled([copper, another], estate, 2)).toEqual([another, estate]);
  });
});

describe("confirming", () => {
  const militia = decision("discard", ["Copper", "Estate"], { count: 2 });
  const cellar = decision("discard", ["Copper", "Estate"], { several: true, passing: "done" });

  it("needs as many cards as must be discarded", () => {
    expect(mayConfirm(militia, [copper], 5)).toBe(false);
    expect(mayConfirm(militia, [copper, estate], 5)).toBe(true);
  });

  it("is enough with all there are", () => {
    expect(mostGathered(militia, 1)).toBe(1);
    expect(mayConfirm(militia, [copper], 1)).toBe(true);
  });

  it("may be done with any number where one may stop", () => {
    expect(mayConfirm(cellar, [copper], 5)).toBe(true);
    expect(mayConfirm(cellar, [], 5)).toBe(false); // that is passing
  });
});

describe("answering with what was gathered", () => {
  const cellar = decision("discard", ["Copper", "Estate"], { several: true, passing: "done" });
  const militia = decision("discard", ["Copper", "Estate"], { count: 2, source: "Militia" });

  it("gives one pick after the other, then stops picking", () => {
    const first = nextAnswer(queueOf(cellar, ["discard Copper", "discard Estate"]), cellar);
    expect(first?.pick).toBe("discard Copper");
    const second = first?.rest && nextAnswer(first.rest, cellar);
    expect(second?.pick).toBe("discard Estate");
    const third = second?.rest && nextAnswer(second.rest, cellar);
    expect(third).toEqual({ pick: "done", rest: null });
  });

  it("does not pass where one may not", () => {
    expect(nextAnswer(queueOf(militia, ["discard Copper"]), militia)?.rest).toBeNull();
  });

  it("ends when the question is not asked any more", () => {
    const queue = queueOf(cellar, ["discard Copper"]);
    expect(nextAnswer(queue, null)).toBeNull();
    expect(nextAnswer(queue, militia)).toBeNull();
    expect(nextAnswer(queue, decision("buy", ["Copper"], { source: null }))).toBeNull();
    expect(nextAnswer(queue, { ...cellar, place: "revealed" })).toBeNull();
  });

  it("ends when a card is not offered any more", () => {
    const queue = queueOf(cellar, ["discard Copper"]);
    expect(nextAnswer(queue, { ...cellar, options: [] })).toBeNull();
  });
});
