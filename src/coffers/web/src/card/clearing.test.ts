import { describe, expect, it } from "vitest";
import { clearing, type Box } from "./clearing";

const room = { width: 1280, height: 720 };
const size = { width: 270, height: 200 };

function covers(place: { left: number; top: number }, box: Box): boolean {
  const right = place.left + size.width;
  const bottom = place.top + size.height;
  return (
    place.left < box.left + box.width &&
    right > box.left &&
    place.top < box.top + box.height &&
    bottom > box.top
  );
}

describe("a closer look at a card", () => {
  // ten piles in two rows, as they lie on a laptop, and a hand
  const piles = Array.from({ length: 10 }, (_, i) => ({
    left: 330 + (i % 5) * 132,
    top: 45 + Math.floor(i / 5) * 115,
    width: 125,
    height: 108,
  }));

  it("covers nothing that can be picked, whatever is pointed at", () => {
    for (const at of piles) {
      const place = clearing(size, { at, needed: piles, wanted: [], room });
      expect(piles.filter((pile) => covers(place, pile))).toEqual([]);
    }
  });

  it("is beside the card where nothing is in its way", () => {
    const at = { left: 100, top: 100, width: 80, height: 112 };
    expect(clearing(size, { at, needed: [], wanted: [], room })).toEqual({ left: 188, top: 100 });
  });

  it("never lies on the card, and never outside", () => {
    const crowded: Box[] = [{ left: 0, top: 0, ...room }];
    for (const at of [...piles, { left: 1200, top: 650, width: 60, height: 60 }]) {
      const place = clearing(size, { at, needed: crowded, wanted: crowded, room });
      expect(covers(place, at)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + size.width).toBeLessThanOrEqual(room.width);
      expect(place.top + size.height).toBeLessThanOrEqual(room.height);
    }
  });
});
