import { describe, expect, it } from "vitest";
import type { BotFacts, CardFacts, Course, Ending, Replay, Score, SetFacts } from "../contract";
import { pageOf, replayPath, tableIn, tablePath } from "../paths";
import { inGroups, usualBot } from "./bots";
import { chancesOf, chartOf, courseAt, decisionAt, roundStep, type Box } from "./curves";
import {
  isFoundBy,
  mayBeBane,
  newTable,
  pickedKingdom,
  shuffled,
  usualSet,
  withMe,
} from "./kingdoms";
import { turnAfter, turnAt, turnBefore } from "./steps";
import { ranked, stepOf, triumphOf } from "./triumph";

describe("addresses", () => {
  it("name pages", () => {
    expect(pageOf("/")).toEqual({ name: "front" });
    expect(pageOf("/new")).toEqual({ name: "new" });
    expect(pageOf("/table/abc")).toEqual({ name: "table", id: "abc" });
    expect(pageOf("/table/abc/replay")).toEqual({ name: "replay", id: "abc" });
    expect(pageOf("/table")).toEqual({ name: "nowhere" });
    expect(pageOf("/table/abc/elsewhere")).toEqual({ name: "nowhere" });
    expect(pageOf("/something")).toEqual({ name: "nowhere" });
    expect(pageOf("/table/%E0%A4%A")).toEqual({ name: "nowhere" });
  });

  it("lead to the table that they were made for", () => {
    expect(pageOf(tablePath("a/b"))).toEqual({ name: "table", id: "a/b" });
    expect(pageOf(replayPath("a/b"))).toEqual({ name: "replay", id: "a/b" });
    expect(pageOf(replayPath("a/b", 12))).toEqual({ name: "replay", id: "a/b", at: 12 });
    expect(pageOf("/table/abc/replay/x")).toEqual({ name: "nowhere" });
  });

  it("of tables are found in links", () => {
    expect(tableIn("https://example.org/table/k3fT3k?x=1#y")).toBe("k3fT3k");
    expect(tableIn("  /table/k3fT3k/replay ")).toBe("k3fT3k");
    expect(tableIn("k3fT3k")).toBe("k3fT3k");
    expect(tableIn("https://example.org/")).toBeNull();
    expect(tableIn("")).toBeNull();
    expect(tableIn("https://example.org/table/%E0%A4%A")).toBeNull();
  });
});

describe("a new table", () => {
  it("has exactly one seat of mine", () => {
    expect(withMe(["me", "bot:x", "person"], 1, "bot:x")).toEqual(["bot:x", "me", "person"]);
  });

  it("is asked for with seats, kingdom and what was chosen besides", () => {
    const kingdom = pickedKingdom(["Village"], { bane: "", colony: "" });
    expect(newTable("Anna", ["bot:x", "me"], kingdom, "", null)).toEqual({
      name: "Anna",
      seats: [{ kind: "bot", bot: "x" }, { kind: "person" }],
      my_seat: 1,
      kingdom: { cards: ["Village"] },
    });
    expect(newTable("Anna", ["me", "person"], kingdom, "2011", 7)).toMatchObject({
      edition: "2011",
      seed: 7,
    });
  });

  it("is found by the English and the German name of a recommended set, and by its cards", () => {
    const set = { name: "Bad Omens", german: "Böses Omen", kingdom: ["Witch"] } as SetFacts;
    const namesOf = (card: string): string[] => [card, "Hexe"];
    for (const typed of ["bad", "böses", " OMEN ", "witch", "hexe", ""])
      expect(isFoundBy(set, typed, namesOf)).toBe(true);
    expect(isFoundBy(set, "moat", namesOf)).toBe(false);
  });

  it("begins with the first game, or else with what can be played", () => {
    const set = (id: string, playable = true): SetFacts => ({ id, playable }) as SetFacts;
    const first = "dominion-2016/first-game";
    expect(usualSet([set("a"), set(first)])).toBe(first);
    expect(usualSet([set("a", false), set("b"), set(first, false)])).toBe("b");
    expect(usualSet([])).toBe("");
  });

  it("has plans that somebody brings on their seats", () => {
    expect(newTable("Anna", ["me", "own:1"], {}, "", null, ["a", "b"]).seats).toEqual([
      { kind: "person" },
      { kind: "bot", bot: "plan", plan: "b" },
    ]);
    expect(newTable("Anna", ["me", "bot:plan:cities"], {}, "", null).seats[1]).toEqual({
      kind: "bot",
      bot: "plan:cities",
    });
  });

  it("has a Bane only with Young Witch", () => {
    const extras = { bane: "Moat", colony: "with" } as const;
    expect(pickedKingdom(["Village"], extras)).toEqual({
      cards: ["Village"],
      platinum_colony: true,
    });
    expect(pickedKingdom(["Young Witch"], extras)).toMatchObject({ bane: "Moat" });
  });

  it("offers cards of cost 2 and 3 as Bane that are not in the kingdom", () => {
    const card = (name: string, price: string, kind = "kingdom"): CardFacts =>
      ({ name, price, kind }) as CardFacts;
    expect(mayBeBane(card("Moat", "2"), ["Village"])).toBe(true);
    expect(mayBeBane(card("Village", "3"), ["Village"])).toBe(false);
    expect(mayBeBane(card("Smithy", "4"), [])).toBe(false);
    expect(mayBeBane(card("Alchemist", "3P"), [])).toBe(false);
    expect(mayBeBane(card("Estate", "2", "basic"), [])).toBe(false);
  });

  it("mixes its seats without losing one", () => {
    const mixed = shuffled([1, 2, 3, 4], () => 0);
    expect(mixed).not.toEqual([1, 2, 3, 4]);
    expect([...mixed].sort()).toEqual([1, 2, 3, 4]);
  });

  it("is played against the best bot that one need not choose", () => {
    expect(usualBot([{ name: "random" }, { name: "generic" }])).toBe("generic");
    expect(usualBot([{ name: "new" }])).toBe("new");
  });

  it("has its opponents by strength, and then the others", () => {
    const bot = (name: string, strength: number | null): BotFacts => ({
      name,
      label: name,
      about: "",
      strength,
    });
    const [easy, strong, odd] = [bot("easy", 1), bot("strong", 4), bot("odd", null)];
    expect(inGroups([easy, strong, odd])).toEqual([
      ["bots-by-strength", [easy, strong]],
      ["bots-others", [odd]],
    ]);
    expect(inGroups([odd])).toEqual([["bots-others", [odd]]]);
  });
});

describe("curves", () => {
  const box: Box = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

  it("span the box from the lowest to the highest level", () => {
    const chart = chartOf([[0, 10, 20]], box);
    expect(chart.curves[0]?.points).toBe("0,100 50,50 100,0");
    expect(chart.levels.map((level) => level.value)).toEqual([0, 5, 10, 15, 20]);
  });

  it("go below zero where points do", () => {
    const chart = chartOf([[0, -3]], box);
    expect(chart.levels[0]?.value).toBeLessThanOrEqual(-3);
    expect(chart.levels.at(-1)?.value).toBe(0);
  });

  it("end where a player had no further turn", () => {
    const chart = chartOf(
      [
        [1, 2, 3],
        [1, 2],
      ],
      box,
    );
    expect(chart.curves.map((curve) => curve.end?.x)).toEqual([100, 50]);
  });

  it("can be drawn of nothing", () => {
    expect(chartOf([[], []], box).curves.map((curve) => curve.points)).toEqual(["", ""]);
    expect(chartOf([[3], []], box).curves.map((curve) => curve.end)).toEqual([
      { x: 0, y: 0 },
      null,
    ]);
  });

  it("have levels at round numbers", () => {
    expect([4, 9, 30, 61].map((span) => roundStep(span, 5))).toEqual([1, 2, 10, 20]);
  });
});

describe("the chances of a game", () => {
  const box: Box = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
  const point = (number: number, turn: number, chance: number): Course["points"][number] => ({
    number,
    turn,
    chance,
    verdict: chance < 0.5 ? "blunder" : null,
  });
  const courses: Course[] = [
    { player: "Anna", share: 1, points: [point(0, 1, 0.5), point(20, 2, 0.25)], mistakes: [] },
    { player: "Ben", share: 0, points: [point(10, 1, 0.75)], mistakes: [] },
  ];

  it("lie over the whole game, however much of it has been looked at", () => {
    const chart = chancesOf(courses, 40, false, box);
    expect(chart.curves.map((curve) => curve.points)).toEqual(["0,50 50,75", "25,25"]);
    expect(chart.turns).toEqual([
      { turn: 1, x: 0 },
      { turn: 2, x: 50 },
    ]);
    expect(chart.marks).toEqual([{ x: 50, y: 75, grave: true }]);
  });

  it("end where the game did, once all of it has been looked at", () => {
    const chart = chancesOf(courses, 40, true, box);
    expect(chart.curves.map((curve) => curve.points)).toEqual([
      "0,50 50,75 100,0",
      "25,25 100,100",
    ]);
    expect(chart.curves.map((curve) => curve.end)).toEqual([
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ]);
    const nothing: Course = { player: "Cleo", share: 1, points: [], mistakes: [] };
    expect(chancesOf([nothing], 40, true, box).curves[0]?.points).toBe("");
  });

  it("lead to the decision next to where one points", () => {
    expect([0.05, 0.3, 0.9].map((where) => decisionAt(courses, 40, where))).toEqual([0, 10, 20]);
    expect(decisionAt([], 40, 0.5)).toBeUndefined();
  });

  it("know whose decision it was", () => {
    expect(courseAt(courses, 10)?.player).toBe("Ben");
    expect(courseAt(courses, 20)?.player).toBe("Anna");
    expect(courseAt(courses, 30)).toBeUndefined();
  });
});

describe("a replay", () => {
  const replay: Replay = {
    answers: 20,
    players: ["Anna", "Ben"],
    turns: [
      { number: 0, player: "Anna", turn: 1, extra: false },
      { number: 4, player: "Ben", turn: 1, extra: false },
      { number: 9, player: "Anna", turn: 2, extra: false },
    ],
  };

  it("knows the turn of a decision", () => {
    expect([0, 3, 4, 8, 20].map((number) => turnAt(replay, number))).toEqual([0, 0, 1, 1, 2]);
  });

  it("goes from turn to turn", () => {
    expect(turnAfter(replay, 0)).toBe(4);
    expect(turnAfter(replay, 9)).toBe(20);
    expect(turnBefore(replay, 9)).toBe(4);
    expect(turnBefore(replay, 6)).toBe(4);
    expect(turnBefore(replay, 0)).toBe(0);
  });
});

describe("the end", () => {
  const score = (name: string, points: number, turns = 20, resigned = false): Score => ({
    name,
    score: points,
    turns,
    resigned,
    cards: {},
    vp_tokens: 0,
    points_by_card: {},
  });
  const ending = (scores: Score[], ...winners: string[]): Ending => ({
    scores,
    winners,
    curves: { points: [], coins: [] },
    reason: "rules",
  });
  const game = ending([score("Anna", 30), score("Ben", 36), score("Cleo", 12)], "Ben");

  it("is something else for each of those who see it", () => {
    expect(triumphOf(game, "Ben")).toMatchObject({ role: "won", place: 1, margin: 6 });
    expect(triumphOf(game, "Ben").next).toEqual(["Anna"]);
    expect(triumphOf(game, "Cleo")).toMatchObject({ role: "lost", place: 3, of: 3, margin: 24 });
    expect(triumphOf(game, null)).toMatchObject({ role: "looked-on", place: 0, margin: 6 });
    const shared = ending([score("Anna", 30), score("Ben", 30), score("Cleo", 2)], "Anna", "Ben");
    expect(triumphOf(shared, "Anna")).toMatchObject({ role: "shared", place: 1, margin: 28 });
  });

  it("ranks fewer turns before more, and last whoever has resigned", () => {
    const scores = [score("Anna", 30, 21), score("Ben", 30, 20), score("Cleo", 50, 9, true)];
    expect(ranked(scores).map(({ name }) => name)).toEqual(["Ben", "Anna", "Cleo"]);
    const level = ending(scores, "Ben");
    expect(triumphOf(level, "Anna")).toMatchObject({ role: "lost", place: 2, margin: 0 });
    const [anna, ben, cleo] = scores.map((one) => stepOf(one, scores, ["Ben"]));
    expect(ben).toBeGreaterThan(anna ?? 0);
    expect(anna).toBeGreaterThan(cleo ?? 0);
  });

  it("compares nobody with those who have resigned", () => {
    const alone = ending([score("Anna", 15, 5, true), score("Ben", -2, 5)], "Ben");
    expect(triumphOf(alone, null)).toMatchObject({ margin: 0, next: [] });
    const scores = [score("Anna", 15, 5, true), score("Ben", 3, 5), score("Cleo", 1, 5)];
    expect(triumphOf(ending(scores, "Ben"), null)).toMatchObject({ margin: 2, next: ["Cleo"] });
  });
});
