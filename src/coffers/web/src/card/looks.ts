/** How a card looks: its colours, and how large its name may be. */

import { order } from "../../../data/colours.json";

/** Types that tell more about a card than that it is an Action, the most telling first. */
const TELLING = order.slice(0, order.indexOf("Action"));

export interface Colours {
  /** The type that gives picture and body their colour, as in `--attack-band` or `.tone-attack`. */
  main: string;
  /** A second one, where a card is of two telling types, or to be played as an Action besides. */
  second: string | null;
}

/** Types of cards that are no Actions, as a rule. */
const NO_ACTIONS = ["Victory", "Treasure"];

export function coloursOf(types: readonly string[]): Colours {
  const telling = TELLING.filter((type) => types.includes(type));
  const main = telling[0] ?? order.find((type) => types.includes(type)) ?? "Action";
  const action = NO_ACTIONS.includes(main) && types.includes("Action") ? "action" : null;
  return { main: main.toLowerCase(), second: telling[1]?.toLowerCase() ?? action };
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

const SHORT = 9; // letters of a word that fits everywhere

/**
 * A name with marks where its long words may go on in another line: before one of the endings
 * that the language has for that, separated by spaces.
 */
export function breakable(label: string, endings: string): string {
  const known = endings.split(" ");
  return label
    .split(" ")
    .map((word) => {
      if (word.length <= SHORT) return word;
      const ending = known.find((end) => word.endsWith(end) && word.length > end.length);
      return ending ? `${word.slice(0, -ending.length)}\u00ad${ending}` : word;
    })
    .join(" ");
}
