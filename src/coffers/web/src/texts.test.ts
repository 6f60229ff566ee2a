import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, formatted, LANGUAGES, languageWish } from "./fluent";

const HERE = new URL(".", import.meta.url);
const sources = readdirSync(HERE, { recursive: true, encoding: "utf-8" })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(new URL(path, HERE), "utf-8"))
  .join("\n");

function source(language: string): string {
  return readFileSync(new URL(`../../texts/${language}/web.ftl`, HERE), "utf-8");
}

function ids(language: string): string[] {
  return [...source(language).matchAll(/^web-([\w-]+) =/gm)].flatMap((found) => found[1] ?? []);
}

describe("texts", () => {
  it("are there for everything that the client says", () => {
    const said = [...sources.matchAll(/\bt\(\s*"([\w-]+)"/g)].flatMap((found) => found[1] ?? []);
    expect(said.length).toBeGreaterThan(100);
    for (const language of LANGUAGES)
      expect(said.filter((id) => !ids(language).includes(id))).toEqual([]);
  });

  it("are all said by the client", () => {
    const put = [...sources.matchAll(/`([\w-]+-)\$\{/g)].flatMap((found) => found[1] ?? []);
    const unused = ids("en").filter(
      (id) => !sources.includes(`"${id}"`) && !put.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)("can be read in %s", (language) => {
    const bundle = bundleOf(language, source(language));
    expect(formatted(bundle, "web-points", { n: 1 })).not.toBe(
      formatted(bundle, "web-points", { n: 2 }),
    );
  });

  it.each([
    ["en", "1 decision looked at.", "2 decisions looked at, 1 more left out: the game is long."],
    [
      "de",
      "1 Entscheidung angesehen.",
      "2 Entscheidungen angesehen, 1 weitere ausgelassen: Das Spiel ist lang.",
    ],
  ] as const)("count what the coach has looked at in %s", (language, one, more) => {
    const bundle = bundleOf(language, source(language));
    const say = (id: string, details: Record<string, number>): string =>
      formatted(bundle, `web-${id}`, details);
    expect(say("analysis-done", { judged: 1, left: 0 })).toBe(one);
    expect(say("analysis-done", { judged: 2, left: 1 })).toBe(more);
    for (const id of ["analysis-runs", "analysis-stopped"])
      expect(say(id, { judged: 0, chosen: 0 })).not.toContain("0");
  });

  it("fail loudly when one is missing", () => {
    expect(() => formatted(bundleOf("en", source("en")), "web-no-such-thing")).toThrow();
  });

  it("come in the language that the browser prefers", () => {
    expect(languageWish(["", "de-AT", "en"])).toBe("de");
    expect(languageWish(["fr", "en-GB"])).toBe("en");
    expect(languageWish(["fr"])).toBe("en");
  });
});
