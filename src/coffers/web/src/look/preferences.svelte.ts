/** How somebody likes the table; the browser remembers it. */
import { remember, remembered } from "./memory";

export const SPEEDS = ["slow", "normal", "fast", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Wishes {
  /** How fast other players' turns are shown. */
  speed: Speed;
  /** A sound when something happens that one waits for. */
  sounds: boolean;
  /** A message of the system when it is one's turn and the page is out of sight. */
  notifications: boolean;
  /** Treasures that only bring coins are played without being asked. */
  autoTreasures: boolean;
  /** Copper and Curses are bought only after another question. */
  confirmJunk: boolean;
  /** What is counted for one: one's own deck, everybody's points, what is left. */
  trackDeck: boolean;
  trackPoints: boolean;
  trackLeft: boolean;
  /** Colours that also differ for those who see fewer of them. */
  distinctColours: boolean;
  /** Whether what others say at the table is shown. */
  phrases: boolean;
  /** The Supply in small. */
  compactSupply: boolean;
}

/** What is either so or not. */
export type Switch = { [K in keyof Wishes]: Wishes[K] extends boolean ? K : never }[keyof Wishes];

export const USUAL: Readonly<Wishes> = {
  speed: "normal",
  sounds: false,
  notifications: false,
  autoTreasures: false,
  confirmJunk: true,
  trackDeck: false,
  trackPoints: false,
  trackLeft: false,
  distinctColours: false,
  phrases: true,
  compactSupply: false,
};

const KEY = "preferences";

/** What was written down, as far as it still means something. */
export function read(written: string): Wishes {
  let found: unknown = null;
  try {
    found = JSON.parse(written || "{}");
  } catch {
    // damaged: as if nothing had been said
  }
  const wishes = { ...USUAL };
  if (typeof found !== "object" || found === null) return wishes;
  const said = found as Record<string, unknown>;
  for (const key of Object.keys(USUAL) as (keyof Wishes)[])
    if (typeof said[key] === typeof USUAL[key]) Object.assign(wishes, { [key]: said[key] });
  if (!SPEEDS.includes(wishes.speed)) wishes.speed = USUAL.speed;
  return wishes;
}

class Preferences {
  #wishes = $state(read(remembered(KEY)));

  get now(): Readonly<Wishes> {
    return this.#wishes;
  }

  set(change: Partial<Wishes>): void {
    this.#wishes = { ...this.#wishes, ...change };
    remember(KEY, JSON.stringify(this.#wishes));
  }

  /** Whether anything is to be counted. */
  get tracking(): boolean {
    const { trackDeck, trackPoints, trackLeft } = this.#wishes;
    return trackDeck || trackPoints || trackLeft;
  }

  /** Whether nobody has wished for anything else. */
  get usual(): boolean {
    return JSON.stringify(this.#wishes) === JSON.stringify(USUAL);
  }

  reset(): void {
    this.#wishes = { ...USUAL };
    remember(KEY, "");
  }
}

export const preferences = new Preferences();
