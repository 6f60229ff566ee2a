/** How a card looks: its colours, and how large its name may be. */

// The types that give a card its colour, the most telling first.
const COLOURED = ["Curse", "Attack", "Reaction", "Victory", "Treasure", "Action"] as const;

export interface Colours {
  /** The name of the colour of picture and body, as in look.css. */
  main: string;
  /** A second one, where a card is of two coloured types. */
  second: string | null;
}

export function coloursOf(types: readonly string[]): Colours {
  const found = COLOURED.filter((type) => types.includes(type)).map((type) => type.toLowerCase());
  // An Action that attacks or reacts shows by the other type that it does more than most.
  const telling = found.filter((type) => type !== "action" || found.length === 1);
  return { main: telling[0] ?? "action", second: telling[1] ?? null };
}

const NARROW = /[fijlrtI'\-. ]/;
const WIDE = /[mwMWGOQHDNÄÖÜ]/;

/** About how wide a word is, in em of the font in which names are written. */
export function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.76 : 0.53;
  return width;
}

/** The width of the longest word of a name, in em: a name must be small enough for it to fit. */
export function longestWord(label: string): number {
  return Math.max(...label.split(/[\s-]+/).map(widthOf));
}
