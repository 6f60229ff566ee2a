/** What everybody did in their last turn, in brief. */
import type { GameEvent } from "../contract";
import { counted } from "./supply";

export interface LastTurn {
  player: string;
  extra: boolean; // it came on top of the regular ones
  /** Actions and whatever else was played for more than its coins. */
  played: Counted;
  coins: number | null; // to spend; null if it did not come to that
  bought: Counted;
  gained: Counted; // without being bought
  trashed: Counted;
  /** What became of others in it. */
  othersGained: Counted;
  othersTrashed: Counted;
  othersDiscarded: number;
}

export type Counted = readonly (readonly [string, number])[];

/** The events of a turn, from its start on. */
type Turn = GameEvent[];

function turnsOf(events: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    if (event.kind === "turn-started") turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

function playerOf(turn: Turn): string {
  return turn[0]?.player ?? "";
}

/** As much of the events as it takes to know everybody's last turn: two of each player at most. */
export function recentOf(events: readonly GameEvent[]): GameEvent[] {
  const seen = new Map<string, number>();
  const kept = turnsOf(events)
    .reverse()
    .filter((turn) => {
      const n = (seen.get(playerOf(turn)) ?? 0) + 1;
      seen.set(playerOf(turn), n);
      return n <= 2;
    });
  return kept.reverse().flat();
}

/** The last turn of each of some players; the one that has just begun if there is something in it. */
export function lastTurns(
  events: readonly GameEvent[],
  players: readonly string[],
  isPlainTreasure: (card: string) => boolean,
): LastTurn[] {
  const turns = turnsOf(events);
  return players.flatMap((player) => {
    const own = turns.filter((turn) => playerOf(turn) === player);
    const told = own.map((turn) => inBrief(turn, isPlainTreasure));
    const begun = own.length > 0 && turns.at(-1) === own.at(-1);
    const last = begun && isEmpty(told.at(-1)) ? told.at(-2) : told.at(-1);
    return last ? [last] : [];
  });
}

export function isEmpty(turn: LastTurn | undefined): boolean {
  if (!turn) return true;
  const { played, bought, gained, trashed, coins } = turn;
  return coins === null && [played, bought, gained, trashed].every((cards) => cards.length === 0);
}

function inBrief(turn: Turn, isPlainTreasure: (card: string) => boolean): LastTurn {
  const player = playerOf(turn);
  const cards = (kind: string, mine: boolean): string[] =>
    turn.flatMap((event) =>
      event.kind === kind && (event.player === player) === mine ? copies(event) : [],
    );
  const bought = cards("bought", true);
  const discarded = turn.filter((event) => event.kind === "discarded" && event.player !== player);
  return {
    player,
    extra: turn[0]?.label === "extra",
    played: counted(cards("played", true).filter((card) => !isPlainTreasure(card))),
    coins: turn.find(({ kind }) => kind === "counted-money")?.amount ?? null,
    bought: counted(bought),
    gained: counted(less(cards("gained", true), bought)),
    trashed: counted(cards("trashed", true)),
    othersGained: counted(cards("gained", false)),
    othersTrashed: counted(cards("trashed", false)),
    othersDiscarded: discarded.reduce((n, event) => n + event.amount, 0),
  };
}

/** The card of an event; of what is bought or played, the amount says something else. */
function copies(event: GameEvent): string[] {
  const n = event.kind === "bought" || event.kind === "played" ? 1 : event.amount;
  return event.card === null ? [] : Array.from({ length: n }, () => event.card ?? "");
}

/** Cards without one copy of each of some others. */
function less(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...cards];
  for (const card of others) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
