/** The browser remembers how far somebody has come in the lesson at a table. */
import { remember, remembered } from "../look/memory";
import { AT_THE_START, type Lesson } from "./lesson";
import { STEPS } from "./steps";

const KEY = "lesson";

/** What was written down for that table, as far as it still means something. */
export function read(written: string, table: string): Lesson {
  try {
    const found = JSON.parse(written) as { table?: unknown; lesson?: Partial<Lesson> };
    const { lesson } = found;
    if (found.table !== table || typeof lesson?.number !== "number") return AT_THE_START;
    if (!Array.isArray(lesson.memory?.bought)) return AT_THE_START;
    const done = (lesson.done ?? []).filter((id) => STEPS.some((step) => step.id === id));
    return { ...AT_THE_START, ...lesson, done };
  } catch {
    return AT_THE_START; // nothing there, or damaged
  }
}

export function kept(table: string): Lesson {
  return read(remembered(KEY), table);
}

/** Write it down: all but what lies on the table, which will be seen again. */
export function written(table: string, lesson: Lesson): string {
  return JSON.stringify({ table, lesson: { ...lesson, sight: null } });
}

export function keep(table: string, lesson: Lesson): void {
  remember(KEY, written(table, lesson));
}
