/** Several picks gathered before they are confirmed, and given one after the other.
 *
 * A decision is always one pick. Where it is one of several, the player marks copies of cards and
 * confirms them together; the client then answers pick by pick, as long as the same question comes
 * back. So it does not matter that the last of them may not be asked any more, because only one
 * card is left, or that another question comes in between.
 */
import type { Question, State } from "../contract";
import type { Places } from "./places";

/** Where copies of cards lie side by side, so that several can be marked. */
const SPREAD_OUT = ["hand", "revealed", "aside", "play"] as const;

export type SpreadOut = (typeof SPREAD_OUT)[number];

/** The place in which cards are gathered, or null where every click is an answer. */
export function gatheringPlace(decision: Question | null, places: Places): SpreadOut | null {
  if (!decision || !(decision.several || decision.count > 1)) return null;
  if (decision.kind === "play" || places.lit.size === 0) return null;
  return SPREAD_OUT.find((place) => place === places.place) ?? null;
}

/** How many cards may, or (where one cannot pass) must be gathered. */
export function mostGathered(decision: Question, cards: number): number {
  return decision.count > 1 ? Math.min(decision.count, cards) : cards;
}

/** A copy of a card among others: the index in its place tells copies apart. */
export interface Copy {
  card: string;
  index: number;
}

/** Mark a copy, or take the mark away; a copy too many replaces the one marked first. */
export function toggled(gathered: readonly Copy[], copy: Copy, most: number): Copy[] {
  const rest = gathered.filter((other) => other.index !== copy.index);
  if (rest.length < gathered.length) return rest;
  return [...gathered, copy].slice(-Math.max(1, most));
}

export function mayConfirm(decision: Question, gathered: readonly Copy[], cards: number): boolean {
  if (gathered.length === 0) return false;
  return decision.passing !== null || gathered.length === mostGathered(decision, cards);
}

/** Answers still to be given to a question, as long as it is asked. */
export interface Queue {
  question: string;
  picks: string[];
  /** Whether to pass once all picks are given. */
  pass: boolean;
}

export function question(decision: Question): string {
  const { kind, source, subject, place } = decision;
  return [kind, source ?? "", subject ?? "", place ?? ""].join("/");
}

/** What starts something new, in which the same question would not be the same any more. */
const BEGINNINGS = ["played", "played-again", "turn-started"];

/** Whether nothing is asked now, but a question of which some answers are left may come again. */
export function mayComeBack({ decision, over, events }: State): boolean {
  return !decision && !over && !events.some((event) => BEGINNINGS.includes(event.kind));
}

export function queueOf(decision: Question, picks: string[]): Queue {
  return { question: question(decision), picks, pass: decision.passing !== null };
}

/** The next answer of a queue and what is left of it; null when the question has passed. */
export function nextAnswer(
  queue: Queue,
  decision: Question | null,
): { pick: string; rest: Queue | null } | null {
  if (!decision || question(decision) !== queue.question) return null;
  const [pick, ...picks] = queue.picks;
  if (pick !== undefined) {
    if (!decision.options.some((option) => option.pick === pick)) return null;
    const rest = { ...queue, picks };
    return { pick, rest: picks.length > 0 || queue.pass ? rest : null };
  }
  return queue.pass && decision.passing !== null ? { pick: decision.passing, rest: null } : null;
}
