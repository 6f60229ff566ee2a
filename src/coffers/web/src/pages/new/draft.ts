/** What somebody has entered about a new table, as the browser keeps it for the next one. */
import type { Choices, SetFacts, Wishes } from "../../contract";
import { usualBot } from "../bots";
import { KINGDOM_SIZE, usualSet, withMe, type Sitter } from "../kingdoms";

export const HOWS = ["set", "random", "pick"] as const;
/** How the kingdom is chosen. */
export type How = (typeof HOWS)[number];
export type Colony = "" | "with" | "without";

export const WISHES = ["village", "trasher", "extra_buy", "defended", "spread"] as const;
export type Wish = (typeof WISHES)[number];

export interface Draft {
  sitters: Sitter[];
  mixSeats: boolean;
  how: How;
  set: string;
  expansions: string[];
  /** Of an expansion at most so many cards; those without a limit are not in it. */
  atMost: Record<string, number>;
  wishes: Wish[];
  required: string[];
  banned: string[];
  picked: string[];
  bane: string;
  colony: Colony;
  edition: string;
}

/** What there is to choose from. */
export interface Offered {
  choices: Choices;
  sets: readonly SetFacts[];
  strategies: readonly { name: string }[];
  cards: readonly { name: string; kind: string }[];
}

/** What one meets who has not played before. */
export function firstDraft({ choices, sets }: Offered): Draft {
  return {
    sitters: ["me", `bot:${usualBot(choices.bots)}`],
    mixSeats: true,
    how: "set",
    set: usualSet(sets),
    expansions: [...choices.expansions],
    atMost: {},
    wishes: ["village", "spread"],
    required: [],
    banned: [],
    picked: [],
    bane: "",
    colony: "",
    edition: "",
  };
}

/** What was written down, as far as it still means something; what does not is as at first. */
export function readDraft(written: string, offered: Offered): Draft {
  const first = firstDraft(offered);
  let found: unknown = null;
  try {
    found = JSON.parse(written || "null");
  } catch {
    // damaged: as if nothing had been entered
  }
  if (typeof found !== "object" || found === null) return first;
  const said = found as Record<string, unknown>;
  const { choices, sets, strategies, cards } = offered;
  const kingdomCards = cards.filter((card) => card.kind === "kingdom").map((card) => card.name);
  const bots = [...choices.bots, ...strategies].map((bot) => `bot:${bot.name}`);
  const oneOf = <T extends string>(value: unknown, known: readonly T[], otherwise: T): T =>
    known.find((one) => one === value) ?? otherwise;
  const some = <T extends string>(value: unknown, known: readonly T[], otherwise: T[]): T[] =>
    Array.isArray(value) ? known.filter((one) => value.includes(one)) : otherwise;
  const sets_ = sets.filter((set) => set.playable).map((set) => set.id);
  const expansions = some(said.expansions, choices.expansions, first.expansions);
  return {
    sitters: sittersIn(said.sitters, bots, choices) ?? first.sitters,
    mixSeats: said.mixSeats !== false,
    how: oneOf(said.how, HOWS, first.how),
    set: oneOf(said.set, sets_, first.set),
    expansions: expansions.length > 0 ? expansions : first.expansions,
    atMost: limitsIn(said.atMost, choices.expansions),
    wishes: some(said.wishes, WISHES, first.wishes),
    required: some(said.required, kingdomCards, []).slice(0, KINGDOM_SIZE),
    banned: some(said.banned, kingdomCards, []),
    picked: some(said.picked, kingdomCards, []).slice(0, KINGDOM_SIZE),
    bane: oneOf(said.bane, ["", ...kingdomCards], ""),
    colony: oneOf(said.colony, ["", "with", "without"], ""),
    edition: oneOf(said.edition, ["", ...choices.editions], ""),
  };
}

function sittersIn(value: unknown, bots: readonly string[], choices: Choices): Sitter[] | null {
  if (!Array.isArray(value)) return null;
  if (value.length < choices.fewest_players || value.length > choices.most_players) return null;
  const usual: Sitter = `bot:${usualBot(choices.bots)}`;
  const known = value.map((sitter: unknown): Sitter =>
    sitter === "me" || sitter === "person" || bots.includes(String(sitter))
      ? (sitter as Sitter)
      : usual,
  );
  return withMe(known, Math.max(0, known.indexOf("me")), usual);
}

function limitsIn(value: unknown, expansions: readonly string[]): Record<string, number> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, most]) =>
        expansions.includes(name) && Number.isInteger(most) && most >= 0 && most < KINGDOM_SIZE,
    ),
  );
}

/** The wish for a random kingdom with these cards among it, and Colonies if somebody needs them. */
export function randomWish(
  draft: Draft,
  kept: readonly string[],
  colonyNeeded: boolean | null,
): Wishes {
  const required = [...new Set(kept)];
  const limits = Object.entries(draft.atMost).filter(([name]) => draft.expansions.includes(name));
  const colony = draft.colony ? draft.colony === "with" : colonyNeeded;
  return {
    ...Object.fromEntries(draft.wishes.map((wish) => [wish, true])),
    expansions: draft.expansions,
    ...(required.length > 0 ? { required } : {}),
    ...(draft.banned.length > 0 ? { banned: draft.banned } : {}),
    ...(limits.length > 0 ? { at_most: Object.fromEntries(limits) } : {}),
    ...(draft.edition ? { edition: draft.edition } : {}),
    ...(draft.bane && required.includes("Young Witch") ? { bane: draft.bane } : {}),
    ...(colony === null ? {} : { platinum_colony: colony }),
  };
}
