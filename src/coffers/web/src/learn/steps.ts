/**
 * The steps of the lesson: when each is said, what it points at, and what ends it.
 *
 * They are said in this order, each when its moment has come. Played as they say, all of them come
 * up; who plays otherwise hears of other things first, or not at all, and is never kept.
 */
import { advisedBuy, advisedDiscards, advisedPlay, isTerminal, KINGDOM, TREASURES } from "./advice";
import { answerAt, handAt, pileAt, zoneAt, type Pointing } from "./pointing";
import type { Sight } from "./sight";

export interface Step {
  id: string;
  /** Whether this is the moment for it. */
  when: (sight: Sight) => boolean;
  point: (sight: Sight) => Pointing;
  /** What is to be done. A step without it is only told, and ends when one goes on. */
  until?: (sight: Sight) => boolean;
  /** Said at once, whatever else is being told. */
  urgent?: boolean;
}

const LAST_TURN = 12; // after so many turns the points may be counted, Province or not

function buying(id: string, card: string): Step {
  return {
    id,
    when: (sight) => advisedBuy(sight) === card,
    point: () => [[pileAt(card)]],
    until: ({ bought }) => bought.includes(card),
  };
}

function playing(id: string, card: string, when: (sight: Sight) => boolean): Step {
  return {
    id,
    when: (sight) => advisedPlay(sight) === card && when(sight),
    point: ({ me }) => [[handAt(me, card)]],
    until: ({ inPlay, myTurn }) => myTurn && inPlay.includes(card),
  };
}

export function treasuresAt({ me, hand }: Sight): Pointing {
  const lying = TREASURES.filter((card) => hand.includes(card));
  return [[answerAt("all")], lying.map((card) => handAt(me, card))];
}

export function discardsAt(sight: Sight): Pointing {
  return [
    [`${answerAt("confirm")}:not(:disabled)`],
    advisedDiscards(sight).map((card) => `${handAt(sight.me, card)}[aria-pressed="false"]`),
    advisedDiscards(sight).map((card) => handAt(sight.me, card)),
  ];
}

export const STEPS: readonly Step[] = [
  {
    id: "attack",
    when: ({ asked }) => asked === "discard",
    point: discardsAt,
    until: ({ asked }) => asked !== "discard",
    urgent: true,
  },
  {
    id: "reaction",
    when: ({ asked }) => asked === "reveal",
    point: ({ me, offered }) => [offered.map((card) => handAt(me, card))],
    until: ({ asked }) => asked !== "reveal",
    urgent: true,
  },
  {
    id: "welcome",
    when: ({ turn, asked }) => turn === 1 && asked !== null,
    point: () => [],
  },
  {
    id: "deck",
    when: ({ turn, asked }) => turn === 1 && asked === "treasures",
    point: ({ me }) => [[zoneAt("hand", me), zoneAt("deck", me)]],
  },
  {
    id: "treasures",
    when: ({ asked }) => asked === "treasures",
    point: treasuresAt,
    until: ({ asked, coins }) => asked === "buy" && coins > 0,
  },
  buying("silver", "Silver"),
  {
    id: "bought",
    when: ({ bought, myTurn, turn }) => bought.length > 0 && (!myTurn || turn > 1),
    point: ({ me }) => [[zoneAt("discard", me)]],
  },
  {
    id: "other",
    when: ({ theirs, myTurn }) => theirs !== null && myTurn,
    point: ({ other }) => [[zoneAt("seat", other)]],
  },
  {
    id: "estates",
    when: ({ turn, hand, asked }) => turn > 1 && asked === "treasures" && hand.includes("Estate"),
    point: ({ me }) => [[handAt(me, "Estate")]],
  },
  buying("smithy", "Smithy"),
  {
    id: "shuffled",
    when: ({ shuffled, myTurn }) => shuffled && myTurn,
    point: ({ me }) => [[zoneAt("deck", me)]],
  },
  playing("action", "Smithy", ({ actions, offered }) => actions === 1 && offered.length === 1),
  {
    id: "spent",
    when: ({ asked, actions, inPlay }) =>
      asked === "treasures" && actions === 0 && inPlay.includes("Smithy"),
    point: treasuresAt,
    until: ({ asked, coins }) => asked === "buy" && coins > 0,
  },
  buying("market", "Market"),
  {
    id: "read",
    when: ({ turn, asked }) => turn > 3 && (asked === "treasures" || asked === "actions"),
    point: () => [KINGDOM.map(pileAt)],
  },
  {
    id: "struck",
    when: ({ hits, myTurn, asked }) => hits > 0 && myTurn && asked !== null,
    point: ({ me }) => [[zoneAt("hand", me)]],
  },
  playing("trade", "Market", ({ offered }) => offered.length === 1),
  {
    id: "two-buys",
    when: ({ asked, buys, coins }) => asked === "buy" && buys > 1 && coins > 2,
    point: () => [],
  },
  buying("moat", "Moat"),
  buying("village", "Village"),
  playing("order", "Market", ({ offered }) => offered.some(isTerminal)),
  playing("chain", "Village", ({ offered }) => offered.some(isTerminal)),
  buying("gold", "Gold"),
  {
    id: "stranded",
    when: ({ asked, actions, hand, inPlay }) =>
      asked === "treasures" &&
      actions === 0 &&
      inPlay.some(isTerminal) &&
      actionsIn(hand).length > 0,
    point: ({ me, hand }) => [actionsIn(hand).map((card) => handAt(me, card))],
  },
  buying("province", "Province"),
  {
    id: "finish",
    when: ({ bought, turn }) => bought.includes("Province") || turn > LAST_TURN,
    point: () => [[pileAt("Province")]],
  },
];

/** The step at which one chooses whether to go on. */
export const FINISH = "finish";

function actionsIn(hand: readonly string[]): string[] {
  return [...new Set(hand.filter((card) => KINGDOM.includes(card)))];
}
