/** What the lesson sees of the game, and what it remembers of it. */
import type { PlayerView, State } from "../contract";

const AT_FIRST = 10; // cards with which everybody begins

/** What was seen to happen, beyond what lies on the table. */
export interface Memory {
  /** The cards I have bought, in order. */
  bought: readonly string[];
  /** What the other player bought last. */
  theirs: string | null;
  /** How many cards Attacks have cost me. */
  hits: number;
  /** Whether my discards have become my deck at least once. */
  shuffled: boolean;
}

export const NOTHING_YET: Memory = { bought: [], theirs: null, hits: 0, shuffled: false };

/** What I am asked: the phases of my turn, or what a card asks. */
export type Asked = "actions" | "treasures" | "buy" | "discard" | "reveal" | "other";

export interface Sight extends Memory {
  me: string;
  other: string;
  asked: Asked | null;
  /** How many turns I have begun; whether this is one of them. */
  turn: number;
  myTurn: boolean;
  hand: readonly string[];
  inPlay: readonly string[];
  actions: number;
  buys: number;
  coins: number;
  /** The cards among the options of the question, and how many are to be picked. */
  offered: readonly string[];
  count: number;
}

function mine(state: State): PlayerView | undefined {
  return state.view.players.find((player) => player.name === state.view.me);
}

/** What is remembered once that state has been seen. */
export function remembering(memory: Memory, state: State): Memory {
  const me = state.view.me;
  const next = { ...memory, bought: [...memory.bought] };
  for (const { kind, player, card, source } of state.events) {
    if (kind === "bought" && card !== null) {
      if (player === me) next.bought.push(card);
      else next.theirs = card;
    } else if (player !== me) continue;
    else if (kind === "shuffled") next.shuffled = true;
    else if (kind === "discarded" && source !== null) next.hits += 1;
  }
  // What was taken back is not there any more.
  const player = mine(state);
  if (player) next.bought.length = Math.min(next.bought.length, owned(player) - AT_FIRST);
  return next;
}

function owned(player: PlayerView): number {
  const { hand_size, deck_size, discard_size, in_play, aside, revealed } = player;
  return hand_size + deck_size + discard_size + in_play.length + aside.length + size(revealed);
}

function size(cards: readonly string[] | null): number {
  return cards?.length ?? 0;
}

function askedIn({ decision, view }: State): Asked | null {
  if (!decision) return null;
  const { kind, source } = decision;
  if (kind === "play" && source === null) return view.phase === "action" ? "actions" : "treasures";
  if (kind === "buy" || kind === "discard" || kind === "reveal") return kind;
  return "other";
}

export function sightOf(state: State, memory: Memory): Sight {
  const { view, decision } = state;
  const player = mine(state);
  return {
    ...memory,
    me: view.me ?? "",
    other: view.players.find(({ name }) => name !== view.me)?.name ?? "",
    asked: askedIn(state),
    turn: player?.turns ?? 0,
    myTurn: view.turn === view.me,
    hand: player?.hand ?? [],
    inPlay: player?.in_play ?? [],
    actions: view.actions,
    buys: view.buys,
    coins: view.coins,
    offered: decision?.options.flatMap(({ card }) => card ?? []) ?? [],
    count: decision?.count ?? 0,
  };
}
