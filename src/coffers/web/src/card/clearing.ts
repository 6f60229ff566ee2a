/** Where something can be shown so that it covers as little as possible of what one needs. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Surroundings {
  /** What is pointed at: stays in sight, and close by. */
  at: Box;
  /** What must not be covered: what can be picked now. */
  needed: readonly Box[];
  /** What had better not be covered: all other cards and buttons. */
  wanted: readonly Box[];
  room: { width: number; height: number };
}

const GAP = 8; // pixels between what is shown, what is pointed at, and the edges
const STEPS = 8; // places tried in each direction, besides those next to what is pointed at

const POINTED_AT = 1000; // how much worse than the rest it is to cover a pixel of it
const NEEDED = 50;
const FAR = 20; // what a pixel of distance is worth, in pixels covered

export function clearing(
  size: { width: number; height: number },
  { at, needed, wanted, room }: Surroundings,
): { left: number; top: number } {
  const most = { left: room.width - size.width - GAP, top: room.height - size.height - GAP };
  const fit = (n: number, to: number): number => Math.max(GAP, Math.min(n, to));
  const lefts = [at.left + at.width + GAP, at.left - size.width - GAP, at.left];
  const tops = [at.top, at.top - size.height - GAP, at.top + at.height + GAP];
  for (let i = 0; i <= STEPS; i++) {
    lefts.push(GAP + ((most.left - GAP) * i) / STEPS);
    tops.push(GAP + ((most.top - GAP) * i) / STEPS);
  }
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (const left of lefts.map((n) => fit(n, most.left)))
    for (const top of tops.map((n) => fit(n, most.top))) {
      const box = { left, top, ...size };
      const cost =
        POINTED_AT * overlap(box, at) +
        NEEDED * sum(needed, box) +
        sum(wanted, box) +
        FAR * distance(box, at);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  return best;
}

function sum(boxes: readonly Box[], box: Box): number {
  return boxes.reduce((total, other) => total + overlap(other, box), 0);
}

/** Pixels that both cover. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Between the nearest edges. */
function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const dy = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(dx, dy);
}
