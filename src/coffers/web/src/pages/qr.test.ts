import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codewords, correctionOf, masked, qrCode, qrPath } from "./qr";

/** A code as lines of text, as other programs print it. */
function drawn(code: readonly boolean[][]): string {
  return code.map((row) => row.map((dark) => (dark ? "#" : ".")).join("")).join("\n");
}

const COFFERS = `
#######....#..#######
#.....#...###.#.....#
#.###.#.####..#.###.#
#.###.#.##.##.#.###.#
#.###.#.##..#.#.###.#
#.....#.##.#..#.....#
#######.#.#.#.#######
........##...........
#.#####..###..#####..
##........######.#..#
...##.#####.#.##.#.#.
.##.##.##..####.#####
...##.#####.#..#.....
........#.#.#...###..
#######...##.#.....#.
#.....#.###....######
#.###.#.#.##.#.#...#.
#.###.#.#.#####.###..
#.###.#.#.#.#.#......
#.....#..######..##..
#######.#.#.#......#.
`.trim();

describe("a QR code", () => {
  it("corrects errors as the standard's arithmetic does", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("is square for square the one that another generator draws", () => {
    expect(drawn(masked("Coffers", 2))).toBe(COFFERS);
    expect(drawn(qrCode("Coffers"))).toBe(COFFERS);
  });

  it.each([
    [3, 4, "https://table.example/table/AbCdEfGhIjKl", "b308302e24a5a2d2420330ef04ad2074"],
    [7, 5, "z".repeat(120), "9fa327a1f5202ffd6964b0b0ee70516c"],
    [10, 7, "z".repeat(213), "7fcc05d4066b3f5512eeb9dbe9f56eac"],
  ])("is so in version %i, too", (version, mask, text, hash) => {
    expect(codewords(text).version).toBe(version);
    const code = masked(text, mask);
    expect(code).toHaveLength(17 + 4 * version);
    const found = createHash("sha256").update(drawn(code)).digest("hex");
    expect(found.slice(0, 32)).toBe(hash);
  });

  it("has room for 213 bytes, and says so", () => {
    expect(() => qrCode("z".repeat(214))).toThrow("too long");
    expect(codewords("ü".repeat(106)).version).toBe(10);
  });

  it("is drawn square by square", () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});
