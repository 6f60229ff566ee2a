/** What happened, cut into beats: as much as one takes in at a glance. */
import type { GameEvent, View } from "../contract";

export interface Beat {
  events: GameEvent[];
  /** How long it is looked at, in milliseconds at the usual speed; 0 for what needs no look. */
  length: number;
  /** How many turns begin in it. */
  turns: number;
  /** Whether it is one's own doing, or happens in one's own turn. */
  mine: boolean;
}

const LENGTHS = { play: 700, buy: 800, rest: 400, attack: 1200 };
const AFTER_MINE = 450; // until others go on after one's own turn: its cards are still on their way

/**
 * The beats of some events that follow a position: a card with what it does, Treasures one after
 * the other, a purchase, a clean-up with the start of the next turn.
 *
 * What one does oneself, or in one's own turn, is no surprise and needs no look.
 */
export function beatsOf(view: View, events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  let decides = view.possessed_by ?? view.turn;
  let group: GameEvent[] = [];
  const end = (): void => {
    if (group.length > 0) beats.push(beat(group, decides, view.me));
    decides = group.reduce(whoDecides, decides);
    group = [];
  };
  for (const event of events) {
    if (startsBeat(event, group)) end();
    group.push(event);
  }
  end();
  return joined(beats);
}

function whoDecides(before: string, event: GameEvent): string {
  if (event.kind === "turn-started") return event.player;
  return event.kind === "possessed" ? (event.label ?? before) : before;
}

function startsBeat(event: GameEvent, group: readonly GameEvent[]): boolean {
  const last = group.at(-1);
  switch (event.kind) {
    case "played":
      // Treasures, mostly: nothing comes of one before the next is played.
      return !(last?.kind === "played" && last.depth === event.depth && event.depth === 0);
    case "played-again":
    case "cleaned-up":
    case "counted-money":
      return true;
    case "bought":
      return last?.kind !== "counted-money";
    case "turn-started":
      return !group.some(({ kind }) => kind === "cleaned-up");
    case "possessed":
      return false;
    default: // what happens at the start of a turn
      return last?.kind === "turn-started" || last?.kind === "possessed";
  }
}

function beat(events: GameEvent[], decides: string, me: string | null): Beat {
  const turns = events.filter(({ kind }) => kind === "turn-started").length;
  const mine = decides === me || events.every(({ player }) => player === me);
  if (!mine) return { events, length: lengthOf(events, me), turns, mine };
  const next = events.reduce(whoDecides, decides);
  return { events, length: decides === me && next !== me ? AFTER_MINE : 0, turns, mine };
}

function lengthOf(events: readonly GameEvent[], me: string | null): number {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has("cleaned-up") || kinds.has("turn-started")) return LENGTHS.rest;
  if (events.some(({ player }) => player === me)) return LENGTHS.attack;
  if (kinds.has("bought") || kinds.has("gained")) return LENGTHS.buy;
  if (kinds.has("played") || kinds.has("played-again")) return LENGTHS.play;
  return LENGTHS.rest;
}

/** Beats that need no look go together with the next one of their kind: they are shown at once. */
function joined(beats: readonly Beat[]): Beat[] {
  const found: Beat[] = [];
  for (const beat of beats) {
    const last = found.at(-1);
    if (last?.length === 0)
      found[found.length - 1] = {
        events: [...last.events, ...beat.events],
        length: beat.length,
        turns: last.turns + beat.turns,
        mine: last.mine && beat.mine,
      };
    else found.push(beat);
  }
  return found;
}
