/** What the lesson says when somebody does something else than it advised: one always may. */
import type { State } from "../contract";
import { advised, advisedDiscards, isTerminal, TREASURES } from "./advice";
import type { Sight } from "./sight";

export const REMARKS = [
  "curse",
  "copper",
  "green",
  "other-buy",
  "no-buy",
  "no-action",
  "order",
  "no-coins",
  "discard",
  "no-moat",
] as const;

export type Remark = (typeof REMARKS)[number];

/** What to say to an answer: to what was seen before it, and what came of it. */
export function remarkOn(before: Sight, now: Sight, state: State): Remark | null {
  const mine = state.events.filter(({ player }) => player === now.me);
  const did = (kind: string): string | undefined =>
    mine.find((event) => event.kind === kind)?.card ?? undefined;
  const passed = !now.myTurn || now.turn > before.turn;
  const wish = advised(before);
  switch (before.asked) {
    case "buy": {
      const card = did("bought");
      if (card !== undefined) return card === wish ? null : aboutBuying(card, before);
      return passed && wish !== null ? "no-buy" : null;
    }
    case "actions": {
      const card = did("played");
      if (card === undefined) return now.asked !== "actions" && now.myTurn ? "no-action" : null;
      return wish !== null && isTerminal(card) && !isTerminal(wish) ? "order" : null;
    }
    case "treasures": {
      const left = now.asked === "buy" && now.hand.some((card) => TREASURES.includes(card));
      return left ? "no-coins" : null;
    }
    case "discard": {
      const card = did("discarded");
      return card === undefined || advisedDiscards(before).includes(card) ? null : "discard";
    }
    case "reveal":
      return did("revealed") === undefined ? "no-moat" : null;
    default:
      return null;
  }
}

function aboutBuying(card: string, before: Sight): Remark {
  if (card === "Curse") return "curse";
  if (card === "Copper") return "copper";
  const early = !before.bought.includes("Province");
  return early && ["Estate", "Duchy"].includes(card) ? "green" : "other-buy";
}
