import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { distinct, types } from "../../../data/colours.json";

// ---- how colours look to whom --------------------------------------------------------------------

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What is left of linear RGB for those who lack a kind of cones (Machado, Oliveira, Fernandes). */
const EYES: Readonly<Record<string, Matrix>> = {
  most: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  const row = ([x, y, z]: Triple): number => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function linear(colour: string): Triple {
  const part = (at: number): number => {
    const c = parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function lab(rgb: Triple): Triple {
  const within = rgb.map((c) => Math.min(1, Math.max(0, c))) as unknown as Triple;
  const [x, y, z] = times(XYZ, within).map((c, i) => {
    const share = c / (WHITE[i] ?? 1);
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are apart (CIE 1976) for whoever can tell them apart least. */
function distance(one: string, other: string): number {
  return Math.min(
    ...Object.values(EYES).map((eyes) => {
      const [a, b] = [one, other].map((colour) => lab(times(eyes, linear(colour))));
      return Math.hypot(...(a ?? []).map((c, i) => c - (b?.[i] ?? 0)));
    }),
  );
}

function nearest(colours: readonly string[]): number {
  return Math.min(
    ...colours.flatMap((one, i) => colours.slice(i + 1).map((other) => distance(one, other))),
  );
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => times(XYZ, linear(colour))[1])
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// ---- the colours -----------------------------------------------------------------------------------

/** Those of cards that can be played today; all others may come closer to each other. */
const COMMON = [
  "Curse",
  "Attack",
  "Duration",
  "Reaction",
  "Victory",
  "Treasure",
  "Action",
] as const;
const THEMES = ["light", "dark"] as const;
const APART = 25; // between two of the common types
const TOLD_APART = 11; // between any two
const PEOPLE = 20; // between two players
const GROUND = { light: ["#fbf8f2", "#e9e3d6"], dark: ["#1f2529", "#14181b"] };

function bands(of: typeof types | typeof distinct, theme: (typeof THEMES)[number]): string[] {
  return Object.values(of).map((shades) => shades[theme].band);
}

/** The colours of the style sheet that are called so, in a theme. */
function styled(name: string, theme: (typeof THEMES)[number]): string[] {
  const sheet = readFileSync(new URL("distinct.css", import.meta.url), "utf-8");
  const [light = "", dark = ""] = sheet.split(":root[data-theme");
  const part = theme === "light" ? light : dark;
  return [...part.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, "g"))].flatMap(
    (found) => found[1] ?? [],
  );
}

describe.each(THEMES)("colours for the colour-blind, %s", (theme) => {
  it("tell the types of cards apart for everybody", () => {
    expect(nearest(COMMON.map((type) => distinct[type][theme].band))).toBeGreaterThan(APART);
    expect(nearest(bands(distinct, theme))).toBeGreaterThan(TOLD_APART);
  });

  it("do what the usual ones do not", () => {
    expect(nearest(COMMON.map((type) => types[type][theme].band))).toBeLessThan(APART / 2);
  });

  it("tell six players apart, and their names can be read", () => {
    const seats = styled("seat-\\d", theme);
    expect(seats).toHaveLength(6);
    expect(nearest(seats)).toBeGreaterThan(PEOPLE);
    for (const seat of seats)
      for (const ground of GROUND[theme]) expect(contrast(seat, ground)).toBeGreaterThan(4.5);
  });

  it("tell good from bad", () => {
    const [good = "", bad = ""] = [...styled("good", theme), ...styled("bad", theme)];
    expect(distance(good, bad)).toBeGreaterThan(APART);
    for (const colour of [good, bad])
      expect(contrast(colour, GROUND[theme][0] ?? "")).toBeGreaterThan(4.5);
  });

  it("frame what can be picked so that everybody sees it", () => {
    const sheet = readFileSync(new URL("look.css", import.meta.url), "utf-8");
    const [light = "", dark = ""] = [...sheet.matchAll(/--lit: (#[0-9a-f]{6});/g)].flatMap(
      (found) => found[1] ?? [],
    );
    const lit = theme === "light" ? light : dark;
    for (const ground of GROUND[theme]) {
      expect(contrast(lit, ground)).toBeGreaterThan(3);
      expect(distance(lit, ground)).toBeGreaterThan(APART);
    }
  });
});
