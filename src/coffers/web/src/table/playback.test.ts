import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, PlayerView, Question, State, View } from "../contract";
import type { Speed } from "../look/preferences.svelte";
import { beatsOf } from "./beats";
import { Playback } from "./playback.svelte";

const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"];

function event(kind: string, player: string, more: Partial<GameEvent> = {}): GameEvent {
  const nothing = { card: null, amount: 1, origin: null, to: null, source: null, depth: 0 };
  return { kind, player, ...nothing, secret: false, label: null, ...more };
}

const turn = (player: string): GameEvent => event("turn-started", player);
const played = (player: string, card: string): GameEvent =>
  event("played", player, { card, origin: "hand", to: "play" });
const drew = (player: string): GameEvent =>
  event("drew", player, { origin: "deck", to: "hand", secret: true });

function bought(player: string, card: string): GameEvent[] {
  return [
    event("counted-money", player, { amount: 6 }),
    event("bought", player, { card, amount: 6 }),
    event("gained", player, { card, origin: "supply", to: "discard" }),
  ];
}

function cleanedUp(player: string, next: string): GameEvent[] {
  return [event("cleaned-up", player, { amount: 5 }), drew(player), turn(next)];
}

function view(whose: string): View {
  const player = (name: string): PlayerView => ({
    name,
    hand: name === "Anna" ? ["Copper"] : null,
    hand_size: 5,
    deck_size: 5,
    discard_size: 0,
    top_discard: null,
    in_play: [],
    staying: [],
    aside: [],
    aside_hidden: 0,
    revealed: [],
    mats: {},
    tokens: {},
    turns: 1,
  });
  return {
    me: "Anna",
    players: NAMES.map(player),
    turn: whose,
    possessed_by: null,
    extra: false,
    phase: "action",
    actions: 1,
    buys: 1,
    coins: 0,
    potions: 0,
    piles: [],
    trash: [],
    tokens: {},
    mats: {},
    waiting_for: null,
    decision: null,
    over: false,
  };
}

const question = { kind: "play", options: [] } as unknown as Question;

let number: number;

function state(whose: string, events: GameEvent[], more: Partial<State> = {}): State {
  return {
    type: "state",
    number: number++,
    view: view(whose),
    decision: null,
    prompt: "",
    waiting_for: null,
    undo: 0,
    log: [],
    log_from: 0,
    events,
    recent: [],
    over: false,
    seconds: null,
    counts: null,
    ...more,
  };
}

let speed: Speed;
let unseen: boolean;
let reading: boolean;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  number = 0;
  [speed, unseen, reading] = ["normal", false, false];
  playback = new Playback({
    speed: () => speed,
    unseen: () => unseen,
    reading: () => reading,
  });
  playback.hear(state("Anna", [], { decision: question }), []);
});

afterEach(() => vi.useRealTimers());

/** A round in which others play, as fast as a server sends it; Anna is asked at its end. */
function round(...others: string[]): State {
  return clockedRound(null, ...others);
}

function clockedRound(seconds: number | null, ...others: string[]): State {
  playback.hear(state(others[0] ?? "", cleanedUp("Anna", others[0] ?? "")), []);
  others.slice(0, -1).forEach((name, i) => {
    playback.hear(state(name, [played(name, "Witch"), drew(name)]), []);
    const next = others[i + 1] ?? "";
    playback.hear(state(next, [...bought(name, "Gold"), ...cleanedUp(name, next)]), []);
  });
  const name = others.at(-1) ?? "";
  playback.hear(state(name, [played(name, "Witch"), drew(name)]), []);
  const last = state("Anna", [...bought(name, "Gold"), ...cleanedUp(name, "Anna")], {
    decision: question,
    seconds,
  });
  playback.hear(last, []);
  return last;
}

const shown = (): View => playback.state?.view as View;

/** How long it takes until everything is shown, in milliseconds; and the kinds seen on the way. */
function watch(): { time: number; seen: string[] } {
  const seen: string[] = [];
  let time = 0;
  let last: State | null = null;
  for (; playback.playing && time < 100_000; time += 10) {
    if (playback.state !== last) {
      last = playback.state;
      seen.push(last?.events.map(({ kind }) => kind).join() ?? "");
    }
    vi.advanceTimersByTime(10);
  }
  return { time, seen };
}

describe("beats", () => {
  it("are a card with what it does, Treasures together, a purchase, and a clean-up", () => {
    const events = [
      played("Ben", "Village"),
      drew("Ben"),
      played("Ben", "Copper"),
      played("Ben", "Silver"),
      ...bought("Ben", "Gold"),
      event("bought", "Ben", { card: "Copper" }),
      ...cleanedUp("Ben", "Cleo"),
    ];
    expect(beatsOf(view("Ben"), events).map((beat) => beat.events.length)).toEqual([2, 2, 3, 1, 3]);
  });

  it("need no look where one acts oneself, and a longer one where one is hit", () => {
    const mine = [played("Anna", "Witch"), event("gained", "Ben", { card: "Curse" })];
    expect(beatsOf(view("Anna"), mine).map(({ length, mine }) => [length, mine])).toEqual([
      [0, true],
    ]);
    const [theirs] = beatsOf(view("Ben"), [played("Ben", "Witch")]);
    const hit = [played("Ben", "Witch"), event("gained", "Anna", { card: "Curse" })];
    expect(beatsOf(view("Ben"), hit)[0]?.length).toBeGreaterThan(theirs?.length ?? Infinity);
  });

  it("are somebody else's in a turn that somebody else decides", () => {
    const led = { ...view("Anna"), possessed_by: "Ben" };
    expect(beatsOf(led, [played("Anna", "Witch"), drew("Ben")])[0]?.mine).toBe(false);
    const leading = { ...view("Ben"), possessed_by: "Anna" };
    expect(beatsOf(leading, [played("Ben", "Witch"), drew("Ben")])[0]?.mine).toBe(true);
  });
});

describe("playing back", () => {
  it("shows one's own doing at once, and lets one go on", () => {
    const next = state("Anna", [played("Anna", "Copper")], { decision: question });
    playback.hear(next, []);
    expect(playback.state).toBe(next);
    expect(playback.playing).toBe(false);
  });

  it("shows others' turns step by step, with nothing to pick before the end", () => {
    const last = round("Ben", "Cleo");
    expect(shown().turn).toBe("Ben");
    expect(playback.playing).toBe(true);
    const { seen } = watch();
    expect(seen).toEqual([
      "cleaned-up,drew,turn-started",
      "played,drew",
      "counted-money,bought,gained",
      "cleaned-up,drew,turn-started",
      "played,drew",
      "counted-money,bought,gained",
      "cleaned-up,drew,turn-started",
    ]);
    expect(playback.state).toEqual({ ...last, events: cleanedUp("Cleo", "Anna") });
  });

  it("asks nothing on the way, and tells its positions apart", () => {
    const last = round("Ben");
    const numbers = new Set<number>();
    while (playback.state?.number !== last.number) {
      expect(playback.state?.decision).toBeNull();
      numbers.add(playback.state?.number ?? -1);
      vi.advanceTimersByTime(10);
    }
    expect(numbers.size).toBe(3);
    // What has just been lit cannot be hit by somebody who wanted to skip.
    expect(playback.playing).toBe(true);
    vi.advanceTimersByTime(500);
    expect(playback.playing).toBe(false);
  });

  it("folds what lies between two positions of the server", () => {
    const gold = { name: "Gold", card: "Gold", left: 30, cost: "6", in_supply: true };
    const piles = [{ ...gold, is_bane: false, tokens: {} }];
    playback.hear(state("Ben", cleanedUp("Anna", "Ben")), []);
    playback.skip();
    playback.hear(state("Ben", [played("Ben", "Copper")], { view: { ...view("Ben"), piles } }), []);
    playback.hear(state("Cleo", [...bought("Ben", "Gold"), ...cleanedUp("Ben", "Cleo")]), []);
    vi.advanceTimersByTime(900);
    expect(shown().piles[0]?.left).toBe(29);
    expect(shown().players[1]?.top_discard).toBe("Gold");
    expect(shown().turn).toBe("Ben");
  });

  it("can be skipped, and then the question is there", () => {
    const last = round("Ben", "Cleo", "Dora");
    playback.skip();
    expect(playback.playing).toBe(false);
    expect(playback.state?.number).toBe(last.number);
    expect(playback.state?.decision).toBe(question);
    expect(playback.recent.filter(({ kind }) => kind === "bought")).toHaveLength(3);
    vi.advanceTimersByTime(10_000);
    expect(playback.state?.number).toBe(last.number);
  });

  it("never takes long, however many there are", () => {
    round(...NAMES.slice(1));
    const normal = watch().time;
    expect(normal).toBeGreaterThan(4000);
    expect(normal).toBeLessThan(6500);
    speed = "fast";
    round(...NAMES.slice(1));
    expect(watch().time).toBeLessThan(3000);
  });

  it("does not take the time that one has to decide", () => {
    speed = "slow";
    clockedRound(60, "Ben", "Cleo");
    expect(watch().time).toBeLessThan(3000);
  });

  it("is as fast as one likes", () => {
    const times = (["slow", "normal", "fast", "at-once"] as const).map((wish) => {
      speed = wish;
      round("Ben");
      return watch().time;
    });
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(4);
    expect(times.at(-1)).toBeLessThan(100);
  });

  it("shows nothing in between if one wants it at once, or does not look", () => {
    speed = "at-once";
    const last = round("Ben", "Cleo");
    expect(playback.state).toEqual({ ...last, events: [] });
    expect(playback.playing).toBe(false);

    // Others' cards do not flash up one by one, but nobody waits long for them.
    const before = playback.state;
    playback.hear(state("Ben", [turn("Ben"), played("Ben", "Witch")]), []);
    playback.hear(state("Ben", [played("Ben", "Copper")]), []);
    expect(playback.state).toBe(before);
    vi.advanceTimersByTime(100);
    expect(playback.state?.number).toBe(number - 1);
    expect(playback.playing).toBe(false);

    speed = "normal";
    unseen = true;
    expect(playback.state?.number).not.toBe(round("Ben").number - 1);
    expect(playback.playing).toBe(false);
  });

  it("stops being shown when somebody looks away or changes their mind", () => {
    const last = round("Ben", "Cleo");
    unseen = true;
    vi.advanceTimersByTime(2000);
    expect(playback.state?.number).toBe(last.number);
  });

  it("waits for somebody who reads a card", () => {
    round("Ben");
    vi.advanceTimersByTime(600);
    const { number } = playback.state as State;
    reading = true;
    vi.advanceTimersByTime(60_000);
    expect(playback.state?.number).toBe(number);
    reading = false;
    const { seen } = watch();
    expect(seen.length).toBeGreaterThan(1);
  });

  it("lets the log grow turn by turn", () => {
    const line = (turn: number): State["log"][number] => ({
      turn,
      indent: 0,
      text: [],
      player: "Ben",
      kind: "bought",
    });
    const events = [...bought("Ben", "Gold"), ...cleanedUp("Ben", "Cleo")];
    playback.hear(state("Ben", cleanedUp("Anna", "Ben")), [line(1), line(2)]);
    playback.hear(state("Cleo", events), [line(1), line(2), line(2), line(3)]);
    vi.advanceTimersByTime(500);
    expect(playback.log.map(({ turn }) => turn)).toEqual([1, 2, 2]);
    watch();
    expect(playback.log.map(({ turn }) => turn)).toEqual([1, 2, 2, 3]);
  });

  it("goes back at once where something was taken back", () => {
    round("Ben", "Cleo");
    const back = state("Anna", [], { decision: question, recent: [turn("Anna")] });
    playback.hear(back, []);
    expect(playback.state).toBe(back);
    expect(playback.playing).toBe(false);
    expect(playback.recent).toEqual([turn("Anna")]);
  });
});
