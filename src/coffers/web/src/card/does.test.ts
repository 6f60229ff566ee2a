import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coarser } from "../../outlines";
import { sprite } from "../../sprite";
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
  it("are in the sprite, and it is small enough to be fetched with the first page", () => {
    const drawn = sprite();
    for (const sign of Object.keys(SIGNS)) expect(drawn).toContain(`id="sign-${sign}"`);
    expect(drawn.length).toBeLessThan(200_000);
  });
});

describe("outlines on a coarser grid", () => {
  it("go through the same points", () => {
    const before = "M10.4 20.6l5.2-.2 10 10zM40 40h9.8v-5.2H4";
    expect(coarser(before, 1)).toBe("m10 21l6-1 10 10zm30 19h10v-5h-46");
    expect(coarser(before, 0.5)).toBe("m5 10h3l5 5zm15 10h5v-3h-23");
  });

  it("do not drift, however many steps they have", () => {
    const steps = Array.from({ length: 400 }, () => "l1.4.3").join("");
    expect(coarser(`M0 0${steps}H0V0`, 1)).toMatch(/-560v-120$/);
  });

  it("keep curves and arcs", () => {
    expect(coarser("M1 1c2 2 4.4 4 6 0s-3 2-4 4q1 1 2 0a3 3 0 0 1 2.2-2", 2)).toBe(
      "m2 2c4 4 9 8 12 0s-6 4-8 8q2 2 4 0a6 6 0 0 1 4-4",
    );
    expect(() => coarser("M1 1x3", 1)).toThrow();
    expect(() => coarser("M1", 1)).toThrow();
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
