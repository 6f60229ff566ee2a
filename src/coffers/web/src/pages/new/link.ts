/** A kingdom as part of an address: /new?cards=bishop,chapel,...&bane=hamlet&colony=1 */
import type { CardFacts, SetFacts } from "../../contract";
import { slug } from "../../card/parts";
import { KINGDOM_SIZE, mayBeBane, type Kingdom } from "../kingdoms";
import { folded } from "./search";

const LONGEST_QUOTE = 40; // characters of a word that means nothing
const MOST_QUOTES = 3;
const MOST_WORDS = 40; // cards that are looked at

/** What an address asks for, and what in it means nothing. */
export interface Asked {
  kingdom: Kingdom | null;
  problems: Problem[];
}

/** The text that says what is wrong, and its details. */
export interface Problem {
  text: "link-cards" | "link-size" | "link-many" | "link-bane" | "link-set" | "link-rules";
  details: Record<string, string | number>;
}

export interface Known {
  cards: readonly CardFacts[];
  sets: readonly SetFacts[];
  editions: readonly string[];
}

/** The address of a kingdom; that of a recommended set names the set only. */
export function kingdomPath(kingdom: Kingdom): string {
  if (kingdom.set) return `/new?set=${encodeURIComponent(kingdom.set)}`;
  const parts = [`cards=${kingdom.cards.map(short).join(",")}`];
  if (kingdom.bane) parts.push(`bane=${short(kingdom.bane)}`);
  if (kingdom.colony !== null) parts.push(`colony=${kingdom.colony ? 1 : 0}`);
  if (kingdom.edition) parts.push(`rules=${encodeURIComponent(kingdom.edition)}`);
  return `/new?${parts.join("&")}`;
}

/** What an address says about a kingdom; null if it says nothing about one. */
export function kingdomIn(search: string, known: Known): Asked | null {
  const said = new URLSearchParams(search);
  const problems: Problem[] = [];
  const set = said.get("set");
  if (set !== null) {
    const found = known.sets.find((one) => one.id === set && one.playable);
    if (found) return { kingdom: ofSet(found), problems };
    problems.push({ text: "link-set", details: { set: quoted([set]) } });
  }
  const words = said.get("cards");
  if (words === null) return problems.length > 0 ? { kingdom: null, problems } : null;
  const cards = cardsIn(words, known, problems);
  const bane = baneIn(said.get("bane"), cards, known, problems);
  const colony = said.get("colony");
  const rules = said.get("rules");
  const edition = known.editions.find((one) => one === rules) ?? null;
  if (rules && !edition) problems.push({ text: "link-rules", details: { rules: quoted([rules]) } });
  const kingdom: Kingdom = {
    cards,
    bane,
    colony: colony === "1" ? true : colony === "0" ? false : null,
    set: null,
    edition,
  };
  return { kingdom: cards.length > 0 ? kingdom : null, problems };
}

export function ofSet(set: SetFacts): Kingdom {
  return {
    cards: set.kingdom,
    bane: set.bane,
    colony: set.platinum_colony,
    set: set.id,
    edition: set.edition,
  };
}

/** A name as an address has it: "kings-court". */
function short(name: string): string {
  return slug(folded(name));
}

/** The card that a word means, by its name in either language. */
function cardOf(word: string, cards: readonly CardFacts[]): CardFacts | undefined {
  const wanted = short(word);
  return cards.find((card) => [card.name, card.german].some((name) => short(name) === wanted));
}

function cardsIn(words: string, { cards }: Known, problems: Problem[]): string[] {
  const named = words
    .split(",")
    .filter((word) => word.trim() !== "")
    .slice(0, MOST_WORDS);
  const found = named.map((word) => cardOf(word, cards));
  const unknown = named.filter((_, i) => found[i]?.kind !== "kingdom");
  const fitting = found.filter((card) => card?.kind === "kingdom").map((card) => card!.name);
  const all = [...new Set(fitting)];
  if (unknown.length > 0)
    problems.push({
      text: "link-cards",
      details: { cards: quoted(unknown), n: unknown.length },
    });
  if (all.length > KINGDOM_SIZE)
    problems.push({ text: "link-many", details: { n: all.length, size: KINGDOM_SIZE } });
  if (all.length < KINGDOM_SIZE)
    problems.push({ text: "link-size", details: { n: all.length, size: KINGDOM_SIZE } });
  return all.slice(0, KINGDOM_SIZE);
}

function baneIn(
  word: string | null,
  kingdom: readonly string[],
  { cards }: Known,
  problems: Problem[],
): string | null {
  if (!word) return null;
  const card = cardOf(word, cards);
  if (card && kingdom.includes("Young Witch") && mayBeBane(card, kingdom)) return card.name;
  problems.push({ text: "link-bane", details: { card: quoted([word]) } });
  return null;
}

/** Words of a stranger as they can be shown: few, short, and without control characters. */
export function quoted(words: readonly string[]): string {
  const shown = words
    .slice(0, MOST_QUOTES)
    .map((word) => word.replace(/[\p{C}\p{Z}]+/gu, " ").trim())
    .map((word) => (word.length > LONGEST_QUOTE ? `${word.slice(0, LONGEST_QUOTE)}…` : word));
  return shown.join(", ") + (words.length > MOST_QUOTES ? ", …" : "");
}
