/** How things that can be picked differ: what must be chosen, what may be, what hardly anybody wants. */
import type { CardFacts, Question } from "../contract";

export type Wish = "must" | "may" | "junk";

/** Cards that clog a deck. */
export function isJunk(facts: Pick<CardFacts, "name" | "types"> | undefined): boolean {
  return (
    facts !== undefined &&
    (facts.name === "Copper" || facts.types.includes("Curse") || facts.types.includes("Ruins"))
  );
}

/** Whether somebody who picks this buys junk of their own free will. */
export function buysJunk(
  decision: Pick<Question, "kind" | "passing"> | null,
  facts: Pick<CardFacts, "name" | "types"> | undefined,
): boolean {
  return decision?.kind === "buy" && decision.passing !== null && isJunk(facts);
}

export function wishFor(
  decision: Pick<Question, "kind" | "passing"> | null,
  facts: Pick<CardFacts, "name" | "types"> | undefined,
): Wish {
  if (buysJunk(decision, facts)) return "junk";
  return decision?.passing === null ? "must" : "may";
}
