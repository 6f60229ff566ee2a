/** Who has won, and what that means to whoever looks. */
import type { Ending, Score } from "../contract";

export type Role = "won" | "shared" | "lost" | "looked-on";

export interface Triumph {
  role: Role;
  winners: string[];
  /** Where I came in, and among how many; 0 for somebody who looks on. */
  place: number;
  of: number;
  /** How many points lie between me and the winners; between them and the next for all others. */
  margin: number;
  /** The best of those who have not won; who has resigned is no measure. */
  next: string[];
}

/** The better one first: who has resigned has lost; among equals fewer turns are better. */
export function ranked(scores: readonly Score[]): Score[] {
  return [...scores].sort(better);
}

function better(a: Score, b: Score): number {
  return Number(a.resigned) - Number(b.resigned) || b.score - a.score || a.turns - b.turns;
}

export function triumphOf({ scores, winners }: Ending, me: string | null): Triumph {
  const mine = scores.find((score) => score.name === me);
  const best = scores.find((score) => score.name === winners[0])?.score ?? 0;
  const rest = ranked(scores).filter(({ name, resigned }) => !resigned && !winners.includes(name));
  const [second] = rest;
  const next = rest.filter((score) => second && better(score, second) === 0);
  const role = roleOf(mine, winners);
  return {
    role,
    winners,
    place: mine ? 1 + scores.filter((other) => better(other, mine) < 0).length : 0,
    of: scores.length,
    margin: role === "lost" ? best - (mine?.score ?? 0) : best - (second?.score ?? best),
    next: next.map((score) => score.name),
  };
}

function roleOf(mine: Score | undefined, winners: readonly string[]): Role {
  if (!mine) return "looked-on";
  if (!winners.includes(mine.name)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

const STEPS = [100, 78, 62, 52, 46, 42]; // per cent of the height

/** How high the step is on which somebody stands. */
export function stepOf(score: Score, scores: readonly Score[], winners: readonly string[]): number {
  if (winners.includes(score.name)) return STEPS[0] ?? 100;
  const before = scores.filter((other) => better(other, score) < 0).length;
  return STEPS[Math.max(1, before)] ?? 42;
}
