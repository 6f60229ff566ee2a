/** Treasures that are played by themselves, for whoever likes that. */
import type { State } from "../contract";

export const ALL_TREASURES = "all treasures";

/** Who thinks of buying one of these may want to keep Treasures back. */
export const HOLDING_BACK = ["Grand Market", "Mandarin", "Mint"] as const;

/**
 * Whether all Treasures can be played unasked: it is offered (of those that only bring coins), and
 * nothing for sale makes one think about it.
 */
export function playThemselves({ decision, view }: State): boolean {
  if (!decision?.all_treasures) return false;
  const kept: readonly string[] = HOLDING_BACK;
  return !view.piles.some(
    ({ name, left, in_supply }) => in_supply && left > 0 && kept.includes(name),
  );
}
