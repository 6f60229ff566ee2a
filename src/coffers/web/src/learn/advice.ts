/** What the lesson would do. The plan of what to buy is part of the lesson: data/lesson.json. */
import LESSON from "../../../data/lesson.json";
import type { Sight } from "./sight";

/** The Kingdom cards of the lesson: all of them are Actions. */
export const KINGDOM: readonly string[] = LESSON.cards;
/** In this order Actions are played: first those that give Actions back. */
const ORDER = ["Market", "Village", "Smithy", "Militia", "Moat"];
/** Actions after which there is one less to play. */
const TERMINAL = ["Smithy", "Militia", "Moat"];
export const TREASURES = ["Copper", "Silver", "Gold"];
/** What is of least use in hand comes first. */
const WORST = ["Province", "Duchy", "Estate", "Curse", "Copper", "Moat", "Silver"];
const PROVINCE = 8; // coins
const TWO_CARDS = 5; // coins for which one gets a Moat and something good

export function isTerminal(card: string): boolean {
  return TERMINAL.includes(card);
}

/** Whether it is time for a Moat: after an Attack, when it does not cost a better card. */
function wantsMoat({ hits, bought, buys, coins }: Sight): boolean {
  if (hits === 0 || bought.includes("Moat")) return false;
  return coins === 2 || (buys > 1 && coins >= TWO_CARDS && coins < PROVINCE);
}

export function advisedBuy(sight: Sight): string | null {
  if (sight.asked !== "buy") return null;
  const had = (card: string): number => sight.bought.filter((other) => other === card).length;
  const plan = LESSON.plan as unknown as [string, number][];
  const wishes = plan.flatMap(([card, most]) => (had(card) < most ? card : []));
  if (wantsMoat(sight)) wishes.unshift("Moat");
  return wishes.find((card) => sight.offered.includes(card)) ?? null;
}

export function advisedPlay(sight: Sight): string | null {
  if (sight.asked !== "actions") return null;
  return ORDER.find((card) => sight.offered.includes(card)) ?? null;
}

/** The cards to discard: as many as are asked for. */
export function advisedDiscards(sight: Sight): string[] {
  if (sight.asked !== "discard") return [];
  const value = (card: string): number => {
    const place = WORST.indexOf(card);
    return place < 0 ? WORST.length : place;
  };
  return [...sight.hand].sort((a, b) => value(a) - value(b)).slice(0, sight.count);
}

/** The one card that is advised, if it is a question of one. */
export function advised(sight: Sight): string | null {
  if (sight.asked === "reveal") return sight.offered[0] ?? null;
  return advisedBuy(sight) ?? advisedPlay(sight);
}
