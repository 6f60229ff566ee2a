import { describe, expect, it } from "vitest";
import { rounded } from "../../rounding";
import { allPictures, sheets } from "../../sprite";
import { CARD_ICONS, THINGS } from "../card/icons";
import { pictureAt } from "./sheets";

describe("a path in whole units", () => {
  it("keeps its commands", () => {
    expect(rounded("M10.4 20.6h5.2v-3.4L1 2Z")).toBe("M10 21h6v-4L1 2Z");
  });

  it("does not drift away: what is lost in one step is made good in the next", () => {
    expect(rounded("m0 0l.4.4.4.4.4.4")).toBe("m0 0l0 0 1 1 0 0");
  });

  it("goes back to where it began when it is closed", () => {
    expect(rounded("M1.4 1.4l5 5zl2.2 0")).toBe("M1 1l5 5zl3 0");
  });

  it("reads flags of arcs that stand close together, and no radius vanishes", () => {
    expect(rounded("M0 0a.2 9.6 0 012.2 3.6")).toBe("M0 0a1 10 0 0 1 2 4");
  });

  it("refuses what is no path", () => {
    expect(() => rounded("M0 0 oops")).toThrow();
  });
});

describe("the sheets of pictures", () => {
  it("have every picture in one of them, the cards everybody knows in the first", () => {
    const all = sheets().flatMap(({ icons }) => icons);
    expect([...all].sort()).toEqual(allPictures());
    const [first] = sheets();
    for (const icon of [THINGS.coat, CARD_ICONS["Gold"], CARD_ICONS["Village"]])
      expect(first?.icons).toContain(icon);
    expect(first?.icons).not.toContain(CARD_ICONS["Swindler"]);
  });

  it("are where the client looks for them", () => {
    for (const { file, icons, source } of sheets())
      for (const icon of icons) {
        expect(pictureAt(icon)).toBe(`/${file}#${icon}`);
        expect(source).toContain(`id="${icon}"`);
      }
  });
});
