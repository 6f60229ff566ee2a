/** Kingdoms that the browser keeps: starred ones by name, and those played last. */
import { remember, remembered } from "../../look/memory";
import { KINGDOM_SIZE, type Kingdom } from "../kingdoms";

export interface KeptKingdom {
  name: string;
  kingdom: Kingdom;
}

export const LONGEST_NAME = 40;
const MOST_STARRED = 50;
const MOST_PLAYED = 8;

function isWord(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 100;
}

/** A kingdom that was written down, if it is still one. */
export function kingdomOf(value: unknown): Kingdom | null {
  if (typeof value !== "object" || value === null) return null;
  const said = value as Record<string, unknown>;
  if (!Array.isArray(said.cards) || said.cards.length !== KINGDOM_SIZE) return null;
  if (!said.cards.every(isWord)) return null;
  return {
    cards: [...said.cards],
    bane: isWord(said.bane) ? said.bane : null,
    colony: typeof said.colony === "boolean" ? said.colony : null,
    set: isWord(said.set) ? said.set : null,
    edition: isWord(said.edition) ? said.edition : null,
  };
}

/** What was written down, as far as it still means something. */
export function readKept(written: string): KeptKingdom[] {
  let found: unknown = [];
  try {
    found = JSON.parse(written || "[]");
  } catch {
    // damaged: as if nothing had been kept
  }
  if (!Array.isArray(found)) return [];
  return found.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return [];
    const { name, kingdom } = entry as Record<string, unknown>;
    const read = kingdomOf(kingdom);
    return read && typeof name === "string"
      ? [{ name: name.slice(0, LONGEST_NAME), kingdom: read }]
      : [];
  });
}

/** Whether two kingdoms are played with the same cards. */
export function same(a: Kingdom, b: Kingdom): boolean {
  const words = ({ cards, bane, colony }: Kingdom): string =>
    JSON.stringify([[...cards].sort(), bane, colony]);
  return words(a) === words(b);
}

/** With one more at the front; an older one of the same cards goes. */
export function withKept(
  kept: readonly KeptKingdom[],
  added: KeptKingdom,
  most: number,
): KeptKingdom[] {
  return [added, ...kept.filter((one) => !same(one.kingdom, added.kingdom))].slice(0, most);
}

export function starred(): KeptKingdom[] {
  return readKept(remembered("starred"));
}

export function star(added: KeptKingdom): KeptKingdom[] {
  return written("starred", withKept(starred(), added, MOST_STARRED));
}

export function unstar(kingdom: Kingdom): KeptKingdom[] {
  return written(
    "starred",
    starred().filter((one) => !same(one.kingdom, kingdom)),
  );
}

export function played(): KeptKingdom[] {
  return readKept(remembered("played"));
}

export function play(added: KeptKingdom): KeptKingdom[] {
  return written("played", withKept(played(), added, MOST_PLAYED));
}

function written(key: string, kept: KeptKingdom[]): KeptKingdom[] {
  remember(key, kept.length > 0 ? JSON.stringify(kept) : "");
  return kept;
}
