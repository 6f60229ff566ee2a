import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { typeColours } from "../../colours";
import { hasIcon, sheets } from "../../sprite";
import {
  ANY_TOKEN,
  CARD_ICONS,
  cardIcon,
  matIcon,
  OTHER,
  THINGS,
  tokenIcon,
  typeIcon,
  usedIcons,
} from "./icons";
import { coloursOf, longestWord, widthOf } from "./looks";
import { byPrice, costParts, spelledOut, tokensOf } from "./parts";

interface Fact {
  name: string;
  set: string;
  types: string[];
}

const known = JSON.parse(
  readFileSync(new URL("../../../data/cards.json", import.meta.url), "utf-8"),
) as Fact[];

const SETS = [
  "Dominion",
  "Intrigue",
  "Seaside",
  "Alchemy",
  "Prosperity",
  "Cornucopia",
  "Hinterlands",
  "Guilds",
];

describe("pictures", () => {
  it("are all in the set of icons", () => {
    expect(usedIcons().filter((name) => !hasIcon(name))).toEqual([]);
  });

  it("belong to cards that there are", () => {
    const names = new Set(known.map((card) => card.name));
    expect(Object.keys(CARD_ICONS).filter((card) => !names.has(card))).toEqual([]);
  });

  it("are there for every card of the expansions that are played with, none of them twice", () => {
    const played = known.filter((card) => SETS.includes(card.set)).map(({ name }) => name);
    expect(played.filter((name) => !(name in CARD_ICONS))).toEqual([]);
    const icons = Object.values(CARD_ICONS);
    expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
  });

  it("of cards without one of their own are those of their type", () => {
    expect(cardIcon("Village", ["Action"])).toBe("village");
    expect(cardIcon("Some New Card", ["Victory"])).toBe(typeIcon("Victory"));
    expect(cardIcon("Some New Card", ["Some New Type"])).toBe(OTHER);
  });

  it("are in the sheets, once each", () => {
    const file = sheets()
      .map(({ source }) => source)
      .join("");
    for (const name of usedIcons()) expect(file.split(`id="${name}"`)).toHaveLength(2);
  });
});

describe("tokens", () => {
  it("are known by their names, some with an owner", () => {
    expect(tokensOf({ vp: 3, "Ann: B: plus_card": 1 })).toEqual([
      { name: "vp", owner: null, n: 3 },
      { name: "plus_card", owner: "Ann: B", n: 1 },
    ]);
  });

  it("have a picture and a name even if nobody thought of one", () => {
    expect(tokenIcon("coffers")).not.toBe(ANY_TOKEN);
    expect(tokenIcon("some_new_token")).toBe(ANY_TOKEN);
    for (const name of ["embargo", "pirate_ship"]) expect(tokenIcon(name)).not.toBe(ANY_TOKEN);
    for (const name of ["island", "native_village"]) expect(matIcon(name)).not.toBe(THINGS.mat);
    expect(matIcon("some_new_mat")).toBe(THINGS.mat);
    expect(spelledOut("some_new_token")).toBe("Some new token");
  });
});

describe("costs", () => {
  it("have Coins, Potion and Debt", () => {
    const parts = ["0", "12", "3P", "P", "4D", "14D", "8+8D"].map(costParts);
    expect(parts.map(({ coins }) => coins)).toEqual(["0", "12", "3", "", "", "", "8"]);
    expect(parts.map(({ debt }) => debt)).toEqual(["", "", "", "", "4", "14", "8"]);
    expect(parts.map(({ potion }) => potion).indexOf(true)).toBe(2);
    expect(parts.map(({ potion }) => potion).lastIndexOf(true)).toBe(3);
  });
});

describe("the order of costs", () => {
  it("goes by Coins, and what costs a Potion besides comes after what does not", () => {
    const cards = ["4", "3P", "P", "3", "0"].map((price) => ({
      price,
      cost: Number.parseInt(price) || 0,
    }));
    expect(cards.sort(byPrice).map(({ price }) => price)).toEqual(["0", "P", "3", "3P", "4"]);
    expect(byPrice(undefined, cards[4])).toBeLessThan(0);
  });
});

describe("colours", () => {
  it("are there for every type of every card", () => {
    const sheet = typeColours();
    const [usual = "", distinct = ""] = sheet.split(':root[data-colours="distinct"]');
    const bands = (of: string, type: string): number => of.split(`--${type}-band: #`).length - 1;
    for (const type of new Set(known.flatMap((card) => card.types))) {
      expect(coloursOf([type]).main).toBe(type.toLowerCase());
      expect(sheet).toContain(`.tone-${type.toLowerCase()} {`);
      expect(bands(usual, type.toLowerCase())).toBe(2); // light and dark
    }
    // Those that also differ for the colour-blind, of all types that give a card its colour.
    for (const { types } of known) expect(bands(distinct, coloursOf(types).main)).toBe(2);
  });

  it("are those of the most telling type", () => {
    expect(coloursOf(["Action"])).toEqual({ main: "action", second: null });
    expect(coloursOf(["Action", "Attack"]).main).toBe("attack");
    expect(coloursOf(["Action", "Reaction"]).main).toBe("reaction");
    expect(coloursOf(["Treasure", "Prize"]).main).toBe("treasure");
    expect(coloursOf([]).main).toBe("action");
  });

  it("are two for a card of two coloured types", () => {
    expect(coloursOf(["Treasure", "Victory"])).toEqual({ main: "victory", second: "treasure" });
    expect(coloursOf(["Action", "Attack", "Duration"])).toEqual({
      main: "attack",
      second: "duration",
    });
  });
});

describe("the room that a name needs", () => {
  it("grows with its letters", () => {
    expect(widthOf("Steuereintreiber")).toBeGreaterThan(widthOf("Dorf"));
    expect(widthOf("mmm")).toBeGreaterThan(widthOf("iii"));
  });

  it("is that of its longest word", () => {
    expect(longestWord("Candlestick Maker")).toBe(widthOf("Candlestick"));
  });
});
