/** How the table lies in the room there is: by the size of the window and by what lies on it. */

export interface Room {
  /** Log and players have a column of their own. */
  side: boolean;
  /** The basic cards stand beside the Kingdom, not above it. */
  broad: boolean;
  /** A window so low that the Supply stands beside everything else, not above it. */
  low: boolean;
  /** So narrow that other players are told of in a few signs each. */
  narrow: boolean;
  /** Too little room for large piles. */
  scarce: boolean;
  /** How high a large pile may be, in rem: not what others leave, or piles would jump about. */
  pile: number;
}

/** How many piles there are besides the basic ones. */
export interface Piles {
  kingdom: number;
  beside: number;
}

// In pixels, as the window is measured.
const WITH_SIDE = 1000;
const BROAD = 1180;
const NARROW = 640;
const LOW = 520;
const NARROWEST_LOW = 560; // below that nothing fits beside anything

// In rem: what has to fit one above the other.
const HEADER = 2.6;
const PLAYERS = 4;
const BASIC_ROWS = 8;
const LARGE_ROW = 6.4;
const SMALL_ROW = 3;
const PLAY_AREA = 8;
const QUESTION_AND_HAND = 12.5;
const LARGEST_ROW = 9.5;
const SHARE = 0.3; // of what room is left over, for the Kingdom

export const IN_A_ROW = 5; // piles, where nothing else says how many
const IN_A_BROAD_ROW = 7; // small ones

/** The room in a window for these piles, where controls between table and hand take so many rem. */
export function roomOf(width: number, height: number, piles: Piles, controls = 0): Room {
  const low = height < LOW && width >= NARROWEST_LOW;
  const side = width >= WITH_SIDE;
  const broad = width >= BROAD;
  const narrow = width < NARROW;
  const needed =
    HEADER +
    (side ? 0 : PLAYERS) +
    (broad ? 0 : BASIC_ROWS) +
    LARGE_ROW * (piles.kingdom > IN_A_ROW ? 2 : 1) +
    SMALL_ROW * Math.ceil(piles.beside / (broad ? IN_A_BROAD_ROW : IN_A_ROW)) +
    PLAY_AREA +
    controls +
    QUESTION_AND_HAND;
  const spare = height / rem(width, height) - needed;
  const scarce = low || narrow || spare < 0;
  const pile = Math.min(LARGEST_ROW, LARGE_ROW + (SHARE * Math.max(0, spare)) / 2);
  return { side, broad, low, narrow, scarce, pile };
}

/** Pixels of a rem: letters grow with the window, as look.css has it. */
function rem(width: number, height: number): number {
  return Math.min(28, Math.max(16, Math.min(8 + width / 160, 8 + height / 90)));
}

/** How many piles stand in a row so that none is left alone in the last one. */
export function columnsFor(piles: number, rows: number, least: number): number {
  return Math.max(least, Math.ceil(piles / rows));
}
