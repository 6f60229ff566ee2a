import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sheets } from "../../sprite";
import type { CardEffect, CardSymbol } from "../contract";
import { amount, heads, limit } from "./does";
import { breakable } from "./looks";
import { SIGNS } from "./signs";

const HEADS = ["rest", "next", "gained", "react", "others"];

function file(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8");
}

/** What the lines of all cards are made of. */
function words(): Set<string> {
  const lines = Object.values(JSON.parse(file("data/symbols.json")) as Record<string, string>);
  return new Set(lines.flatMap((line) => line.match(/\b[a-z]+\b/g) ?? []));
}

function symbol(what: CardSymbol["what"], n = "1", costs = ""): CardSymbol {
  return { what, n, limit: costs, card: "", instead: false };
}

describe("what cards do", () => {
  it("has a sign and a name in both languages for everything that a line can say", () => {
    const said = [...words()].filter((word) => word !== "to");
    expect(said.length).toBeGreaterThan(24);
    expect(said.filter((word) => !(word in SIGNS))).toEqual([]);
    for (const language of ["en", "de"]) {
      const texts = file(`texts/${language}/web.ftl`);
      const named = (sign: string): boolean => texts.includes(`\nweb-symbol-${sign} = `);
      expect(Object.keys(SIGNS).filter((sign) => !named(sign))).toEqual([]);
    }
  });

  it("has no sign that no card needs", () => {
    const needed = words();
    expect(Object.keys(SIGNS).filter((sign) => !needed.has(sign))).toEqual([]);
  });

  it("is written as short as it can be", () => {
    const written = (what: CardSymbol["what"], ...all: string[]): string[] =>
      all.map((n) => amount(symbol(what, n)));
    expect(written("cards", "2", "2?", "1+", "?", "to 7")).toEqual(["+2", "+2?", "1+", "?", "→7"]);
    expect(written("trash", "1", "1?", "4?", "2", "?")).toEqual(["", "?", "4?", "2", "?"]);
    expect(written("vp", "3", "-1", "?")).toEqual(["3", "\u22121", "?"]);
    expect(written("cheaper", "2")).toEqual(["\u22122"]);
    const limits = ["4", "+2", "=+1", "-1", "-2", "="].map((n) => limit(symbol("gain", "1", n)));
    expect(limits).toEqual(["4", "+2", "=+1", "<", "\u22122", "="]);
  });

  it("begins with when it happens, and to whom", () => {
    const head = (when: CardEffect["when"], others: boolean): string[] =>
      heads({ when, others, symbols: [] });
    expect(head("now", false)).toEqual([]);
    expect(head("gained", true)).toEqual(["gained", "others"]);
    expect(HEADS.filter((one) => !(one in SIGNS))).toEqual([]);
  });
});

describe("signs", () => {
  it("are in the sheet that every table needs", () => {
    const [first] = sheets();
    for (const sign of Object.keys(SIGNS)) expect(first?.icons).toContain(`sign-${sign}`);
  });
});

describe("long names", () => {
  it("may go on in another line where their language allows it", () => {
    expect(breakable("Ratsversammlung", "versammlung dorf")).toBe("Rats\u00adversammlung");
    expect(breakable("Dorf", "versammlung dorf")).toBe("Dorf");
    expect(breakable("Jack of All Trades", "grapher smith")).toBe("Jack of All Trades");
    expect(breakable("Coppersmith", "grapher smith")).toBe("Copper\u00adsmith");
  });

  it("all have such a place, if they are longer than a small card is wide", () => {
    const known = JSON.parse(file("data/cards.json")) as { name: string; german: string }[];
    for (const [language, key] of [
      ["en", "name"],
      ["de", "german"],
    ] as const) {
      const endings =
        /^web-name-breaks = (.*)$/m.exec(file(`texts/${language}/web.ftl`))?.[1] ?? "";
      const whole = known
        .flatMap((card) => breakable(card[key], endings).split(/[ \u00ad/-]/))
        .filter((word) => word.length > 12);
      expect(whole).toEqual([]);
    }
  });
});
