import { describe, expect, it } from "vitest";
import type { CardFacts, Choices, SetFacts, StrategyFacts } from "../../contract";
import type { Kingdom } from "../kingdoms";
import { firstDraft, randomWish, readDraft, type Offered } from "./draft";
import { kingdomOf, readKept, same, withKept } from "./kept";
import { kingdomIn, kingdomPath, quoted, type Known } from "./link";
import { byStyle, fits, lacking, matches, needsOf } from "./opponents";
import { cardsNamed } from "./search";

const card = (name: string, german = name, price = "4", kind = "kingdom"): CardFacts =>
  ({ name, german, label: name, price, kind }) as CardFacts;
const TEN = "Bishop Chapel Cellar Festival Gardens Laboratory Market Militia Moat Witch".split(" ");
const cards = [
  ...TEN.map((name) => card(name, `${name}de`)),
  card("King's Court", "Königshof"),
  card("Young Witch", "Junge Hexe"),
  card("Hamlet", "Weiler", "2"),
  card("Gold", "Gold", "6", "basic"),
];
const sets = [
  {
    id: "x/first",
    label: "First",
    kingdom: TEN,
    bane: null,
    platinum_colony: false,
    edition: "2017",
    playable: true,
  },
  { id: "x/later", playable: false },
] as SetFacts[];
const known: Known = { cards, sets, editions: ["2011", "2017"] };
const ten: Kingdom = { cards: TEN, bane: null, colony: null, set: null, edition: null };

describe("a link to a kingdom", () => {
  it("leads to the kingdom that it was made for", () => {
    const witches: Kingdom = {
      cards: ["King's Court", "Young Witch", ...TEN.slice(2)],
      bane: "Hamlet",
      colony: true,
      set: null,
      edition: "2011",
    };
    for (const kingdom of [ten, witches, { ...ten, colony: false }]) {
      const path = kingdomPath(kingdom);
      expect(path).toMatch(/^\/new\?cards=[a-z0-9,-]+(&[a-z]+=[a-z0-9-]+)*$/);
      expect(kingdomIn(path.slice(4), known)).toEqual({ kingdom, problems: [] });
    }
    const path = kingdomPath({ ...ten, set: "x/first" });
    expect(path).toBe("/new?set=x%2Ffirst");
    expect(kingdomIn(path.slice(4), known)?.kingdom).toMatchObject({ set: "x/first", cards: TEN });
  });

  it("may name cards in either language, with or without capitals", () => {
    const found = kingdomIn("?cards=kings-court,k%C3%B6nigshof,King%27s+Court,GARDENSDE", known);
    expect(found?.kingdom?.cards).toEqual(["King's Court", "Gardens"]);
    expect(found?.problems.map((problem) => problem.text)).toEqual(["link-size"]);
  });

  it("says nothing about a kingdom where it names none", () => {
    expect(kingdomIn("", known)).toBeNull();
    expect(kingdomIn("?lang=de", known)).toBeNull();
  });

  it("is told what in it means nothing", () => {
    const texts = (search: string): string[] =>
      kingdomIn(search, known)!.problems.map((problem) => problem.text);
    expect(texts("?cards=moat,gold,rubbish")).toEqual(["link-cards", "link-size"]);
    expect(texts(`?cards=${[...TEN, "hamlet"].join(",")}`)).toEqual(["link-many"]);
    expect(texts(`?cards=${TEN.join(",")}&bane=hamlet`)).toEqual(["link-bane"]);
    expect(texts(`?cards=${TEN.join(",")}&rules=1999&colony=perhaps`)).toEqual(["link-rules"]);
    expect(texts("?set=x/later")).toEqual(["link-set"]);
    expect(kingdomIn("?cards=,,,", known)?.kingdom).toBeNull();
    expect(kingdomIn("?set=%00&cards=", known)).toMatchObject({ kingdom: null });
  });

  it("is quoted briefly, whatever it says", () => {
    expect(quoted(["a\u202e\nb"])).toBe("a b");
    expect(quoted(["x".repeat(1000)]).length).toBeLessThan(50);
    expect(quoted(["a", "b", "c", "d"])).toBe("a, b, c, …");
    const many = `?cards=${"nonsense,".repeat(5000)}`;
    expect(kingdomIn(many, known)?.problems[0]?.details.n).toBe(40);
  });
});

describe("kept kingdoms", () => {
  it("are read as they were written", () => {
    const kept = [{ name: "Ours", kingdom: { ...ten, colony: true, bane: "Hamlet" } }];
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });

  it("are forgotten where they are damaged", () => {
    for (const written of ["", "{", "7", "null", '[{"name":"x"}]', '[{"kingdom":{"cards":[1]}}]'])
      expect(readKept(written)).toEqual([]);
    expect(kingdomOf({ cards: TEN, bane: 7, colony: "x" })).toEqual(ten);
  });

  it("are kept once, the last one first, and not without end", () => {
    const other = { ...ten, colony: true };
    const kept = [
      { name: "old", kingdom: ten },
      { name: "other", kingdom: other },
    ];
    const turned = { ...ten, cards: [...TEN].reverse() };
    expect(same(ten, turned)).toBe(true);
    expect(withKept(kept, { name: "new", kingdom: turned }, 5).map((one) => one.name)).toEqual([
      "new",
      "other",
    ]);
    expect(withKept(kept, { name: "new", kingdom: turned }, 1)).toHaveLength(1);
  });
});

const strategy = (name: string, more: Partial<StrategyFacts> = {}): StrategyFacts => ({
  name: `plan:${name}`,
  label: name,
  about: "",
  style: "money",
  needs: [],
  platinum_colony: null,
  ...more,
});

describe("strategies", () => {
  it("fit a kingdom that has what they need", () => {
    const witch = strategy("Witch Money", { needs: ["Witch", "Goons"] });
    expect(lacking(witch, ten)).toEqual(["Goons"]);
    expect(fits(witch, ten)).toBe(false);
    expect(fits(strategy("x", { needs: ["Witch"] }), ten)).toBe(true);
  });

  it("with a word about Colonies fit only where it is certain", () => {
    const [wants, shuns] = [true, false].map((wish) => strategy("x", { platinum_colony: wish }));
    const fitting = (colony: boolean | null): boolean[] =>
      [wants!, shuns!].map((one) => fits(one, { ...ten, colony }));
    expect([true, false, null].map(fitting)).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(lacking(wants!, ten)).toEqual(["Platinum", "Colony"]);
  });

  it("are found by name, what they do, and their cards in both languages", () => {
    const one = strategy("Rush", { about: "Very quick.", needs: ["Gardens"] });
    const namesOf = (name: string): string[] => [name, "Gärten"];
    for (const typed of ["", "rush", "quick", "gardens", "GÄRTEN", "rush gär"])
      expect(matches(one, typed, namesOf)).toBe(true);
    expect(matches(one, "rush witch", namesOf)).toBe(false);
  });

  it("stand by style", () => {
    const [a, b, c] = [
      strategy("a"),
      strategy("b", { style: "attack" }),
      strategy("c", { style: "?" }),
    ];
    expect(byStyle([c, b, a])).toEqual([
      ["money", [a]],
      ["attack", [b]],
      ["", [c]],
    ]);
  });

  it("need together what each of them needs", () => {
    const both = [
      strategy("a", { needs: ["Witch"] }),
      strategy("b", { needs: ["Witch", "Moat"], platinum_colony: true }),
    ];
    expect(needsOf(both)).toEqual({ cards: ["Witch", "Moat"], colony: true });
    expect(needsOf([])).toEqual({ cards: [], colony: null });
  });
});

describe("what was entered", () => {
  const choices = {
    bots: [{ name: "generic" }, { name: "strong" }],
    editions: ["2011", "2017"],
    expansions: ["Dominion", "Guilds"],
    fewest_players: 2,
    most_players: 6,
  } as Choices;
  const offered: Offered = { choices, sets, strategies: [{ name: "plan:cities" }], cards };

  it("is there again for the next table", () => {
    const draft = {
      ...firstDraft(offered),
      sitters: ["bot:plan:cities", "me", "person"] as const,
      how: "random" as const,
      expansions: ["Guilds"],
      atMost: { Guilds: 3 },
      wishes: ["trasher"] as const,
      banned: ["Moat"],
    };
    expect(readDraft(JSON.stringify(draft), offered)).toEqual(draft);
  });

  it("is as at first where it means nothing", () => {
    const first = firstDraft(offered);
    expect(first).toMatchObject({ how: "set", set: "x/first", sitters: ["me", "bot:generic"] });
    for (const written of ["", "{", "[]", '{"how":"?","set":"x/later","expansions":[],"picked":7}'])
      expect(readDraft(written, offered)).toEqual(first);
  });

  it("has one seat of mine, and bots that are there", () => {
    const sat = (sitters: unknown): unknown =>
      readDraft(JSON.stringify({ sitters }), offered).sitters;
    expect(sat(["bot:gone", "me", "me"])).toEqual(["bot:generic", "me", "bot:generic"]);
    expect(sat(["person", "own:0"])).toEqual(["me", "bot:generic"]);
    expect(sat(["me"])).toEqual(["me", "bot:generic"]);
  });

  it("is a wish for a random kingdom with all that was said", () => {
    const draft = {
      ...firstDraft(offered),
      atMost: { Guilds: 2, Dominion: 1 },
      expansions: ["Guilds"],
      banned: ["Moat"],
      bane: "Hamlet",
      edition: "2017",
    };
    expect(randomWish(draft, ["Young Witch", "Witch", "Witch"], true)).toEqual({
      village: true,
      spread: true,
      expansions: ["Guilds"],
      required: ["Young Witch", "Witch"],
      banned: ["Moat"],
      at_most: { Guilds: 2 },
      edition: "2017",
      bane: "Hamlet",
      platinum_colony: true,
    });
    const plain = {
      ...draft,
      colony: "without" as const,
      wishes: [],
      banned: [],
      atMost: {},
      edition: "",
    };
    expect(randomWish(plain, [], true)).toEqual({
      expansions: ["Guilds"],
      platinum_colony: false,
    });
  });
});

describe("cards", () => {
  it("are found by typing, in both languages, without accents and apostrophes", () => {
    const found = (typed: string): string[] => cardsNamed(cards, typed, 3).map((one) => one.name);
    expect(found("wit")).toEqual(["Witch", "Young Witch"]);
    expect(found("konigs")).toEqual(["King's Court"]);
    expect(found("kings c")).toEqual(["King's Court"]);
    expect(found("m")).toHaveLength(3);
    expect(found(" ")).toEqual([]);
    expect(found("zzz")).toEqual([]);
  });
});
