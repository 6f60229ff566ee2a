/** Small charts: lines over turns, or over the decisions of a game. */
import type { Course } from "../contract";

export interface Curve {
  /** What the `points` of a polyline are, in the box of the chart. */
  points: string;
  /** The last of them; nothing where there is none. */
  end: { x: number; y: number } | null;
}

export interface Chart {
  curves: Curve[];
  levels: { value: number; y: number }[];
  turns: { turn: number; x: number }[];
  /** Points that stand out. */
  marks: { x: number; y: number; grave: boolean }[];
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** A round step that makes at most so many levels. */
export function roundStep(span: number, most: number): number {
  return STEPS.find((step) => span / step <= most) ?? Math.ceil(span / most);
}

export function chartOf(series: readonly (readonly number[])[], box: Box): Chart {
  const all = series.flat();
  const step = roundStep(Math.max(1, Math.max(0, ...all) - Math.min(0, ...all)), 5);
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const longest = Math.max(2, ...series.map((values) => values.length));
  const x = (turn: number): number =>
    round(box.left + ((turn - 1) / (longest - 1)) * (box.width - box.left - box.right));
  const y = (value: number): number =>
    round(box.top + ((high - value) / (high - low)) * (box.height - box.top - box.bottom));
  const turnStep = roundStep(longest, 8);
  return {
    curves: series.map((values) => ({
      points: values.map((value, i) => `${x(i + 1)},${y(value)}`).join(" "),
      end: values.map((value, i) => ({ x: x(i + 1), y: y(value) })).at(-1) ?? null,
    })),
    levels: Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step).map(
      (value) => ({ value, y: y(value) }),
    ),
    turns: Array.from({ length: longest }, (_, i) => i + 1)
      .filter((turn) => turn === 1 || turn % turnStep === 0)
      .map((turn) => ({ turn, x: x(turn) })),
    marks: [],
  };
}

/** The chance to win of a player, from the first decision on; once all have been looked at, to the end
 * of a game of so many answers, where it is known. */
export function chancesTo(
  { points, share }: Course,
  answers: number,
  all: boolean,
): { number: number; chance: number }[] {
  return all && points.length > 0 ? [...points, { number: answers, chance: share }] : points;
}

/** The same of each player, in percent. */
export function chancesOf(
  courses: readonly Course[],
  answers: number,
  all: boolean,
  box: Box,
): Chart {
  const x = (number: number): number =>
    round(box.left + (number / Math.max(1, answers)) * (box.width - box.left - box.right));
  const y = (chance: number): number =>
    round(box.top + (1 - chance) * (box.height - box.top - box.bottom));
  const first = courses[0]?.points ?? [];
  const turnStep = roundStep(first.at(-1)?.turn ?? 1, 8);
  const starts = new Map<number, number>();
  for (const { turn, number } of first) if (!starts.has(turn)) starts.set(turn, number);
  return {
    curves: courses
      .map((course) => chancesTo(course, answers, all))
      .map((points) => ({
        points: points.map(({ number, chance }) => `${x(number)},${y(chance)}`).join(" "),
        end: points.map(({ number, chance }) => ({ x: x(number), y: y(chance) })).at(-1) ?? null,
      })),
    levels: [0, 25, 50, 75, 100].map((value) => ({ value, y: y(value / 100) })),
    turns: [...starts]
      .filter(([turn]) => turn === 1 || turn % turnStep === 0)
      .map(([turn, number]) => ({ turn, x: x(number) })),
    marks: courses.flatMap(({ points }) =>
      points
        .filter(({ verdict }) => verdict !== null)
        .map(({ number, chance, verdict }) => ({
          x: x(number),
          y: y(chance),
          grave: verdict === "blunder",
        })),
    ),
  };
}

/** The decision next to a place between beginning (0) and end (1) of a game. */
export function decisionAt(
  courses: readonly Course[],
  answers: number,
  where: number,
): number | undefined {
  const away = (number: number): number => Math.abs(number - where * answers);
  return courses
    .flatMap(({ points }) => points.map(({ number }) => number))
    .sort((a, b) => away(a) - away(b))[0];
}

/** Whose decision it was, if the coach has looked at it. */
export function courseAt(courses: readonly Course[], number: number): Course | undefined {
  return courses.find(({ points }) => points.some((point) => point.number === number));
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
