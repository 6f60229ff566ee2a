/** How far somebody has come in the lesson, and what is said to them now. */
import type { State } from "../contract";
import { advised, advisedBuy, advisedPlay } from "./advice";
import { answerAt, handAt, pileAt, type Pointing } from "./pointing";
import { remarkOn, type Remark } from "./remarks";
import { NOTHING_YET, remembering, sightOf, type Memory, type Sight } from "./sight";
import { discardsAt, FINISH, STEPS, treasuresAt, type Step } from "./steps";

const TRIES = 2; // how often a step is put to somebody who does something else

export interface Lesson {
  /** The last state that was seen. */
  number: number;
  memory: Memory;
  /** What was seen in it. */
  sight: Sight | null;
  current: string | null;
  done: readonly string[];
  /** How often a step was passed over. */
  missed: Readonly<Record<string, number>>;
  remark: Remark | null;
  /** The card that the remark is about. */
  about: string | null;
}

export const AT_THE_START: Lesson = {
  number: -1,
  memory: NOTHING_YET,
  sight: null,
  current: null,
  done: [],
  missed: {},
  remark: null,
  about: null,
};

/** What is said when there is nothing new to tell. */
export const ADVICE = [
  "wait",
  "play",
  "treasures",
  "buy",
  "end",
  "discard",
  "reveal",
  "other",
] as const;

export interface Said {
  /** Its text is `learn-say-<id>`, or `learn-advise-<id>` if it is no step. */
  id: string;
  kind: "told" | "task" | "choice" | "advice";
  point: Pointing;
}

export function stepNamed(id: string | null): Step | null {
  return STEPS.find((step) => step.id === id) ?? null;
}

/** The lesson once that state has been seen. */
export function seen(lesson: Lesson, state: State): Lesson {
  if (state.number === lesson.number && lesson.sight) return lesson;
  const memory = remembering(lesson.memory, state);
  const sight = sightOf(state, memory);
  const before = lesson.sight;
  const answered = before !== null && before.asked !== null;
  const next = {
    ...lesson,
    number: state.number,
    memory,
    sight,
    ...(answered ? remarked(before, sight, state) : {}),
  };
  return chosen(ended(next, sight, answered), sight);
}

function remarked(before: Sight, now: Sight, state: State): Pick<Lesson, "remark" | "about"> {
  const remark = remarkOn(before, now, state);
  const bought = state.events.find(({ kind, player }) => kind === "bought" && player === now.me);
  return { remark, about: bought?.card ?? advised(before) };
}

/** The lesson without its current step, if that has come to its end. */
function ended(lesson: Lesson, sight: Sight, answered: boolean): Lesson {
  const step = stepNamed(lesson.current);
  if (!step || step.id === FINISH) return lesson;
  if (step.until ? step.until(sight) : answered) return without(lesson, step.id);
  if (!step.until || step.when(sight)) return lesson;
  // Something else was done: the step comes back at its next occasion, but not for ever.
  if (!answered) return { ...lesson, current: null };
  const missed = { ...lesson.missed, [step.id]: (lesson.missed[step.id] ?? 0) + 1 };
  const left = { ...lesson, missed, current: null };
  return (missed[step.id] ?? 0) < TRIES ? left : without(left, step.id);
}

function without(lesson: Lesson, id: string): Lesson {
  return { ...lesson, current: null, done: [...lesson.done, id] };
}

/** The lesson with the step whose moment has come, if there is none, or a more urgent one. */
function chosen(lesson: Lesson, sight: Sight): Lesson {
  const left = STEPS.filter((step) => !lesson.done.includes(step.id) && step.when(sight));
  const urgent = left.find((step) => step.urgent);
  if (urgent) return { ...lesson, current: urgent.id };
  return lesson.current ? lesson : { ...lesson, current: left[0]?.id ?? null };
}

/** The lesson once somebody has read, or skipped, what is said now. */
export function onward(lesson: Lesson): Lesson {
  const { current, sight } = lesson;
  if (!current || !sight) return lesson;
  return chosen(without({ ...lesson, remark: null }, current), sight);
}

/** What is said now. */
export function said(lesson: Lesson): Said | null {
  const { sight } = lesson;
  if (!sight) return null;
  const step = stepNamed(lesson.current);
  if (!step) return { ...advice(sight), kind: "advice" };
  const kind = step.id === FINISH ? "choice" : step.until ? "task" : "told";
  return { id: step.id, kind, point: step.point(sight) };
}

function advice(sight: Sight): { id: (typeof ADVICE)[number]; point: Pointing } {
  const { me, asked, offered } = sight;
  switch (asked) {
    case null:
      return { id: "wait", point: [] };
    case "actions": {
      const card = advisedPlay(sight);
      return card ? { id: "play", point: [[handAt(me, card)]] } : { id: "other", point: [] };
    }
    case "treasures":
      return { id: "treasures", point: treasuresAt(sight) };
    case "buy": {
      const card = advisedBuy(sight);
      if (card) return { id: "buy", point: [[pileAt(card)]] };
      return { id: "end", point: [[answerAt("pass")]] };
    }
    case "discard":
      return { id: "discard", point: discardsAt(sight) };
    case "reveal":
      return { id: "reveal", point: [offered.map((card) => handAt(me, card))] };
    case "other":
      return { id: "other", point: [] };
  }
}
