import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameEvent, Option, State } from "../contract";
import { LANGUAGES } from "../fluent";
import { advisedBuy, advisedDiscards } from "./advice";
import { read, written } from "./keeping";
import { ADVICE, AT_THE_START, onward, said, seen, type Lesson } from "./lesson";
import { answerAt, handAt, pileAt } from "./pointing";
import { REMARKS } from "./remarks";
import { sightOf, type Sight } from "./sight";
import { FINISH, STEPS } from "./steps";

// ---- games in small -------------------------------------------------------------------------

interface Scene {
  number?: number;
  turn?: number;
  mine?: boolean;
  asked?: "actions" | "treasures" | "buy" | "discard" | "reveal" | null;
  hand?: string[];
  offered?: string[];
  inPlay?: string[];
  actions?: number;
  buys?: number;
  coins?: number;
  count?: number;
  /** How many cards lie in the deck: what is bought must be somewhere. */
  deck?: number;
  events?: [kind: string, player: string, card: string | null, source?: string][];
}

const KINDS = { actions: "play", treasures: "play", buy: "buy", discard: "discard" } as const;

function state(scene: Scene): State {
  const { asked = null, hand = [], offered = [], inPlay = [], mine = true } = scene;
  const kind = asked === "reveal" ? "reveal" : asked && KINDS[asked];
  const source = asked === "discard" || asked === "reveal" ? "Militia" : null;
  const options = offered.map((card): Option => ({ pick: card, label: card, card }));
  const events = (scene.events ?? []).map(
    ([kind, player, card, source]) =>
      ({ kind, player, card, source: source ?? null, amount: 1 }) as GameEvent,
  );
  const player = {
    name: "Anna",
    hand,
    hand_size: hand.length,
    deck_size: scene.deck ?? 30,
    discard_size: 0,
    in_play: inPlay,
    aside: [],
    revealed: null,
    turns: scene.turn ?? 1,
  };
  return {
    number: scene.number ?? 1,
    view: {
      me: "Anna",
      turn: mine ? "Anna" : "Ben",
      phase: asked === "actions" ? "action" : "buy",
      players: [player, { ...player, name: "Ben", hand: null }],
      actions: scene.actions ?? 1,
      buys: scene.buys ?? 1,
      coins: scene.coins ?? 0,
    },
    decision: kind ? { kind, source, options, count: scene.count ?? 1 } : null,
    events,
  } as unknown as State;
}

/** A lesson that has seen these scenes, one after the other. */
function after(...scenes: Scene[]): Lesson {
  return scenes.reduce(
    (lesson, scene, i) => seen(lesson, state({ number: i + 1, ...scene })),
    AT_THE_START,
  );
}

function skippedTo(lesson: Lesson, id: string | null): Lesson {
  let found = lesson;
  for (let i = 0; i <= STEPS.length && found.current !== id; i++) found = onward(found);
  return found;
}

const TREASURES: Scene = { asked: "treasures", hand: ["Copper", "Copper", "Copper", "Estate"] };
const THREE = ["Copper", "Silver", "Estate", "Curse", "Moat", "Village"];
const BUY: Scene = { asked: "buy", coins: 3, offered: THREE, hand: ["Estate"] };

// ---- every step -----------------------------------------------------------------------------

const BOUGHT = (card: string): Partial<Sight> => ({ asked: null, bought: [card] });
const NEXT = {}; // only told: it ends when one goes on

/** For each step what brings it up, and what ends it. */
const MOMENTS: Record<string, [Partial<Sight>, Partial<Sight>]> = {
  attack: [{ asked: "discard", myTurn: false, hand: ["Estate"], count: 1 }, { asked: null }],
  reaction: [{ asked: "reveal", myTurn: false, offered: ["Moat"] }, { asked: null }],
  welcome: [{ turn: 1, asked: "treasures" }, NEXT],
  deck: [{ turn: 1, asked: "treasures" }, NEXT],
  treasures: [{ asked: "treasures" }, { asked: "buy", coins: 3 }],
  silver: [{ asked: "buy", offered: ["Copper", "Silver"] }, BOUGHT("Silver")],
  bought: [{ bought: ["Silver"], myTurn: false }, NEXT],
  other: [{ theirs: "Estate" }, NEXT],
  estates: [{ turn: 2, asked: "treasures", hand: ["Estate"] }, NEXT],
  smithy: [{ asked: "buy", offered: ["Smithy", "Silver"] }, BOUGHT("Smithy")],
  shuffled: [{ shuffled: true }, NEXT],
  action: [{ asked: "actions", offered: ["Smithy"] }, { inPlay: ["Smithy"] }],
  spent: [
    { asked: "treasures", actions: 0, inPlay: ["Smithy"] },
    { asked: "buy", coins: 5 },
  ],
  market: [{ asked: "buy", offered: ["Market", "Smithy"] }, BOUGHT("Market")],
  read: [{ turn: 4, asked: "treasures" }, NEXT],
  struck: [{ hits: 2, asked: "actions" }, NEXT],
  trade: [{ asked: "actions", offered: ["Market"] }, { inPlay: ["Market"] }],
  "two-buys": [{ asked: "buy", buys: 2, coins: 5 }, NEXT],
  moat: [{ asked: "buy", hits: 2, coins: 2, offered: ["Moat", "Copper"] }, BOUGHT("Moat")],
  village: [{ asked: "buy", bought: ["Silver"], offered: ["Village"] }, BOUGHT("Village")],
  order: [{ asked: "actions", offered: ["Market", "Smithy"] }, { inPlay: ["Market"] }],
  chain: [{ asked: "actions", offered: ["Village", "Smithy"] }, { inPlay: ["Village"] }],
  gold: [{ asked: "buy", offered: ["Gold", "Silver"] }, BOUGHT("Gold")],
  stranded: [{ asked: "treasures", actions: 0, inPlay: ["Moat"], hand: ["Market"] }, NEXT],
  province: [{ asked: "buy", offered: ["Province", "Gold"] }, BOUGHT("Province")],
  finish: [{ bought: ["Province"] }, NEXT],
};

function sight(more: Partial<Sight>): Sight {
  return { ...sightOf(state({}), AT_THE_START.memory), ...more };
}

describe("the steps of the lesson", () => {
  it("are all tried here", () => {
    expect(Object.keys(MOMENTS).sort()).toEqual(STEPS.map(({ id }) => id).sort());
  });

  it.each(STEPS.map((step) => [step.id, step] as const))("%s begins and ends", (id, step) => {
    const [begin, end] = (MOMENTS[id] ?? [{}, {}]).map((more) => sight(more));
    expect(step.when(begin as Sight)).toBe(true);
    expect(
      step
        .point(begin as Sight)
        .flat()
        .every((selector) => selector.startsWith("[")),
    ).toBe(true);
    if (step.until) {
      expect(step.until(begin as Sight)).toBe(false);
      expect(step.until(end as Sight)).toBe(true);
    }
  });

  it.each(STEPS.map(({ id }) => id))("%s can be skipped", (id) => {
    const begun: Lesson = {
      ...AT_THE_START,
      number: 1,
      sight: sight(MOMENTS[id]?.[0] ?? {}),
      current: id,
    };
    const next = onward(begun);
    expect(next.done).toContain(id);
    expect(next.current).not.toBe(id);
    expect(said(skippedTo(next, null))?.kind).toBe("advice");
  });

  it.each(LANGUAGES)("are said in %s, and nothing else", (language) => {
    const texts = new URL(`../../../texts/${language}/web.ftl`, import.meta.url);
    const source = readFileSync(texts, "utf-8");
    const wanted = {
      say: STEPS.map(({ id }) => id),
      advise: [...ADVICE],
      remark: [...REMARKS],
    };
    for (const [kind, ids] of Object.entries(wanted)) {
      const there = [...source.matchAll(new RegExp(`^web-learn-${kind}-([\\w-]+) =`, "gm"))];
      expect(there.map((match) => match[1]).sort()).toEqual(ids.sort());
    }
  });
});

// ---- one after the other --------------------------------------------------------------------

describe("the lesson", () => {
  it("tells first, and waits then for what is to be done", () => {
    let lesson = after(TREASURES);
    expect(said(lesson)).toMatchObject({ id: "welcome", kind: "told" });
    lesson = onward(onward(lesson));
    expect(said(lesson)).toMatchObject({ id: "treasures", kind: "task" });
    expect(said(lesson)?.point[0]).toEqual([answerAt("all")]);
    lesson = seen(lesson, state({ ...BUY, number: 2 }));
    expect(said(lesson)).toMatchObject({ id: "silver", point: [[pileAt("Silver")]] });
  });

  it("takes what was told for read when somebody plays on", () => {
    const lesson = after(TREASURES, BUY);
    expect(lesson.done).toEqual(["welcome"]);
    expect(lesson.remark).toBeNull();
  });

  it("answers to something else, and goes on", () => {
    const asked = skippedTo(after(BUY), "silver");
    const events: Scene["events"] = [["bought", "Anna", "Curse"]];
    const lesson = seen(asked, state({ number: 2, mine: false, events }));
    expect(lesson.remark).toBe("curse");
    expect(lesson.current).not.toBe("silver");
    expect(lesson.done).not.toContain("silver");
    // It comes back once, and then no more.
    const again = skippedTo(seen(lesson, state({ ...BUY, number: 3, turn: 2 })), "silver");
    expect(again.current).toBe("silver");
    const after2 = seen(again, state({ number: 4, mine: false, turn: 2 }));
    expect(after2.remark).toBe("no-buy");
    expect(after2.done).toContain("silver");
  });

  it.each([
    ["copper", BUY, { mine: false, events: [["bought", "Anna", "Copper"]] }],
    ["green", BUY, { mine: false, events: [["bought", "Anna", "Estate"]] }],
    ["other-buy", BUY, { mine: false, events: [["bought", "Anna", "Village"]] }],
    ["no-buy", BUY, { mine: false }],
    ["no-coins", TREASURES, { asked: "buy", hand: ["Copper"] }],
    ["no-action", { asked: "actions", offered: ["Smithy"] }, { asked: "treasures" }],
    [
      "order",
      { asked: "actions", offered: ["Smithy", "Village"] },
      { asked: "treasures", events: [["played", "Anna", "Smithy"]] },
    ],
    [
      "discard",
      { asked: "discard", hand: ["Gold", "Estate"], mine: false },
      { mine: false, events: [["discarded", "Anna", "Gold", "Militia"]] },
    ],
    ["no-moat", { asked: "reveal", offered: ["Moat"], mine: false }, { mine: false }],
  ] as [string, Scene, Scene][])("remarks: %s", (remark, before, now) => {
    expect(after(before, now).remark).toBe(remark);
  });

  it("says nothing against what it advised, nor when something is taken back", () => {
    expect(after(BUY, { mine: false, events: [["bought", "Anna", "Silver"]] }).remark).toBeNull();
    expect(after(BUY, TREASURES).remark).toBeNull();
  });

  it("lets an Attack come first, and goes back to what it told", () => {
    const bought = skippedTo(
      after(BUY, { mine: false, events: [["bought", "Anna", "Silver"]] }),
      "bought",
    );
    const hand = ["Estate", "Gold", "Copper", "Smithy", "Silver"];
    const hit: Scene = { asked: "discard", mine: false, hand, count: 2 };
    const lesson = seen(bought, state({ ...hit, number: 3 }));
    expect(said(lesson)?.id).toBe("attack");
    expect(advisedDiscards(lesson.sight as Sight)).toEqual(["Estate", "Copper"]);
    expect(said(lesson)?.point.at(-1)).toEqual([
      handAt("Anna", "Estate"),
      handAt("Anna", "Copper"),
    ]);
    const over = seen(lesson, state({ number: 4, mine: false }));
    expect(over.done).toContain("attack");
    expect(said(over)?.id).toBe("bought");
  });

  it("forgets what was taken back", () => {
    const events: Scene["events"] = [["bought", "Anna", "Silver"]];
    const bought = after(BUY, { mine: false, deck: 11, events });
    expect(bought.memory.bought).toEqual(["Silver"]);
    expect(seen(bought, state({ ...BUY, number: 3, deck: 9 })).memory.bought).toEqual([]);
  });

  it("advises by the plan, a Moat once there was an Attack", () => {
    const many = [...THREE, "Smithy", "Market", "Militia"];
    const buying: Partial<Sight> = { asked: "buy", coins: 5, buys: 2, offered: many };
    expect(advisedBuy(sight(buying))).toBe("Market");
    expect(advisedBuy(sight({ ...buying, hits: 2 }))).toBe("Moat");
    expect(advisedBuy(sight({ ...buying, hits: 2, bought: ["Moat"] }))).toBe("Market");
    expect(advisedBuy(sight({ ...buying, offered: ["Copper", "Curse"] }))).toBeNull();
  });

  it("ends with a choice, which stays until it is made", () => {
    const province: Scene = { asked: "buy", offered: ["Province"], coins: 8, turn: 8 };
    const events: Scene["events"] = [["bought", "Anna", "Province"]];
    let lesson = skippedTo(after(province, { asked: "buy", turn: 8, events }), FINISH);
    expect(said(lesson)?.kind).toBe("choice");
    lesson = seen(lesson, state({ number: 3, mine: false, turn: 8 }));
    expect(said(lesson)?.kind).toBe("choice");
    expect(onward(lesson).current).not.toBe(FINISH);
  });

  it("comes to its choice without a Province, too", () => {
    expect(skippedTo(after({ ...TREASURES, turn: 13 }), FINISH).current).toBe(FINISH);
  });
});

describe("the browser", () => {
  const lesson = onward(after(TREASURES));

  it("remembers how far one has come at a table", () => {
    const kept = read(written("x", lesson), "x");
    expect(seen(kept, state({ ...TREASURES, number: lesson.number }))).toEqual(lesson);
  });

  it("begins anew at another table, or where nothing can be read", () => {
    expect(read(written("x", lesson), "y")).toBe(AT_THE_START);
    expect(read("", "x")).toBe(AT_THE_START);
    expect(read("{", "x")).toBe(AT_THE_START);
    expect(read('{"table":"x","lesson":7}', "x")).toBe(AT_THE_START);
    expect(read('{"table":"x","lesson":{"number":7,"memory":1}}', "x")).toBe(AT_THE_START);
  });
});
