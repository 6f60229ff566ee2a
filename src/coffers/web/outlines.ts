/**
 * Outlines on a coarser grid: at the size of a card nobody sees the difference, and they are half
 * as long.
 */

/** How many numbers a command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const WORDS = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

interface Step {
  command: string;
  numbers: number[];
}

/** A path as commands with their numbers; what is repeated without saying so is said. */
function steps(path: string): Step[] {
  const words = path.match(WORDS) ?? [];
  const found: Step[] = [];
  let command = "";
  for (let i = 0; i < words.length;) {
    const word = words[i] ?? "";
    if (/[a-z]/i.test(word)) {
      command = word;
      i += 1;
    } else if (command.toUpperCase() === "M") {
      command = command === "M" ? "L" : "l";
    }
    const takes = TAKES[command.toUpperCase()];
    if (takes === undefined) throw new Error(`'${command}' is no command of a path`);
    const numbers = words.slice(i, i + takes).map(Number);
    if (numbers.length < takes || numbers.some(Number.isNaN)) throw new Error(`no path: ${path}`);
    found.push({ command, numbers });
    i += takes;
  }
  return found;
}

/** The same outline, each of its points on a grid that is so many times as fine as its units. */
export function coarser(path: string, finer: number): string {
  const grid = (n: number): number => Math.round(n * finer);
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the pen is, and where this figure began
  let written = "";
  let last = "";
  const write = (command: string, numbers: number[]): void => {
    if (command !== last || command === "m" || command === "z") written += command;
    else if ((numbers[0] ?? 0) >= 0) written += " ";
    written += numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");
    last = command;
  };
  for (const { command, numbers } of steps(path)) {
    const kind = command.toLowerCase();
    const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
    if (kind === "z") {
      write("z", []);
      [x, y] = [startX, startY];
      continue;
    }
    // where the points lie, as far as they are points
    const all =
      kind === "h"
        ? [fromX + (numbers[0] ?? 0), y]
        : kind === "v"
          ? [x, fromY + (numbers[0] ?? 0)]
          : (kind === "a" ? numbers.slice(5) : numbers).map((n, i) => n + (i % 2 ? fromY : fromX));
    const steps = all.map((n, i) => grid(n) - grid(i % 2 ? y : x));
    const [dx = 0, dy = 0] = steps.slice(-2);
    [x = 0, y = 0] = all.slice(-2);
    if (kind === "m") [startX, startY] = [x, y];
    const stays = steps.every((n) => n === 0) && kind !== "m" && kind !== "s" && kind !== "t";
    if (stays) continue;
    if ("hvl".includes(kind)) {
      if (dy === 0) write("h", [dx]);
      else if (dx === 0) write("v", [dy]);
      else write("l", [dx, dy]);
    } else if (kind === "a") {
      const [rx = 0, ry = 0, turned = 0, large = 0, sweep = 0] = numbers;
      write("a", [Math.max(1, grid(rx)), Math.max(1, grid(ry)), turned, large, sweep, dx, dy]);
    } else {
      write(kind, steps);
    }
  }
  return written;
}
