/**
 * Others' turns, step by step: between what the server has said and what is on the table.
 *
 * It plays back what has happened already. Whoever does not want to watch skips it, and the server
 * waits for nobody. While it plays nothing can be picked: what is lit belongs to the last position.
 */
import type { GameEvent, LogLine, State, View } from "../contract";
import type { Speed } from "../look/preferences.svelte";
import { beatsOf } from "./beats";
import { foldAll } from "./folding";
import { recentOf } from "./lastTurns";

/** How much longer than usual things are looked at, and how long all of them may take together. */
const PACES: Readonly<Record<Speed, { factor: number; most: number }>> = {
  slow: { factor: 2, most: 30_000 },
  normal: { factor: 1, most: 6_000 },
  fast: { factor: 0.4, most: 2_400 },
  "at-once": { factor: 0, most: 0 },
};
const CLOCKED = 1_200; // milliseconds at most where one's time to decide is running
const HURRIED = 200; // milliseconds; in less no card can fly and be seen
const AFTERWARDS = 200; // nobody can have meant what has been lit for less than that
const ONE_GO = 50; // milliseconds within which one position follows the other
const LOOK_AGAIN = 300; // while somebody reads a card

/** A position to be shown, and for how long. */
interface Step {
  state: State;
  log: readonly LogLine[];
  length: number;
  mine: boolean;
}

/** What playing back needs to know; tests bring their own. */
export interface Circumstances {
  speed: () => Speed;
  /** Whether nobody looks. */
  unseen: () => boolean;
  /** Whether something is being read that must not be pulled away. */
  reading: () => boolean;
}

export class Playback {
  /** What is on the table now; on the way from one position to the next its number is in between. */
  state: State | null = $state.raw(null);
  log: readonly LogLine[] = $state.raw([]);
  /** What happened in everybody's last turn, and in this one. */
  recent: readonly GameEvent[] = $state.raw([]);
  /** Whether there is more to come, or to be looked at. */
  playing = $state(false);

  #told: State | null = null; // the last that the server has said
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #started = 0; // when there was last nothing to play

  constructor(private readonly around: Circumstances) {}

  /** Something new from the server, and the log as it is now. */
  hear(state: State, log: readonly LogLine[]): void {
    const before = this.#told;
    this.#told = state;
    if (!before || state.recent.length > 0) {
      // One has just come, or something was taken back: there is no way from there to here.
      this.#steps = [];
      this.recent = recentOf(state.recent);
      this.#show({ state, log, length: 0, mine: true });
      this.#stop();
      return;
    }
    this.#steps.push(...stepsTo(state, before, log));
    if (this.#atOnce()) this.#hurry();
    else if (!this.playing) {
      this.#started = performance.now();
      this.#next();
    }
  }

  /** Show the last position now. */
  skip(): void {
    const last = this.#steps.at(-1);
    for (const step of this.#steps.splice(0)) this.#tell(step.state.events);
    if (last) this.#show(last.mine ? last : withoutMoves(last));
    this.#stop();
  }

  close(): void {
    this.#steps = [];
    this.#stop();
  }

  #atOnce(): boolean {
    return this.around.speed() === "at-once" || this.around.unseen();
  }

  /** Show nothing in between: what others do comes in one go, and one thing may follow at once. */
  #hurry(): void {
    const last = this.#steps.at(-1);
    if (!last || last.mine || last.state.decision || this.around.unseen()) this.skip();
    else if (!this.playing) this.#wait(ONE_GO);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(pause: number): void {
    this.playing = true;
    this.#timer = setTimeout(() => this.#goOn(), pause);
  }

  #goOn(): void {
    if (this.#atOnce()) this.skip();
    else if (this.#steps.length === 0) this.#stop();
    else if (this.around.reading()) {
      this.#started += LOOK_AGAIN; // no time that playing back takes
      this.#wait(LOOK_AGAIN);
    } else this.#next();
  }

  /** Show what comes next, up to something that is to be looked at. */
  #next(): void {
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const pause = this.#pause(step);
      this.#tell(step.state.events);
      this.#show(step.mine || pause >= HURRIED ? step : withoutMoves(step));
      if (step.state.decision) {
        // Somebody who was about to skip must not hit what has just been lit.
        if (this.playing) return this.#wait(AFTERWARDS);
      } else if (pause > 0) return this.#wait(pause);
    }
    this.#stop();
  }

  /** For how long a step is shown: shorter if there is so much that it would take too long. */
  #pause(step: Step): number {
    const { factor, most: usual } = PACES[this.around.speed()];
    const most = this.#told?.seconds == null ? usual : Math.min(usual, CLOCKED);
    const whole = this.#steps.reduce((sum, { length }) => sum + length, step.length);
    const left = Math.max(0, most - (performance.now() - this.#started));
    return whole === 0 ? 0 : step.length * Math.min(factor, left / whole);
  }

  #show(step: Step): void {
    this.log = step.log;
    this.state = step.state;
  }

  #tell(events: readonly GameEvent[]): void {
    if (events.length > 0) this.recent = recentOf([...this.recent, ...events]);
  }
}

/** The way from one position to the next. */
function stepsTo(to: State, from: State, log: readonly LogLine[]): Step[] {
  const beats = beatsOf(from.view, to.events);
  if (beats.length < 2) {
    const { length, mine } = beats[0] ?? { length: 0, mine: false };
    return [{ state: to, log, length, mine }];
  }
  let view = from.view;
  let turn = (log.at(-1)?.turn ?? 0) - beats.reduce((sum, { turns }) => sum + turns, 0);
  return beats.map(({ events, length, turns, mine }, i) => {
    turn += turns;
    if (i === beats.length - 1) return { state: { ...to, events }, log, length, mine };
    view = foldAll(view, events);
    const number = from.number + (to.number - from.number) * ((i + 1) / beats.length);
    const upToHere = turn;
    const lines = log.filter((line) => line.turn <= upToHere);
    return { state: onTheWay(from, view, number, events), log: lines, length, mine };
  });
}

/** A position in which nobody is asked anything. */
function onTheWay(from: State, view: View, number: number, events: GameEvent[]): State {
  const nothing = { decision: null, undo: 0, over: false, seconds: null };
  return {
    ...from,
    ...nothing,
    number,
    events,
    prompt: from.decision ? "" : from.prompt,
    waiting_for: view.turn,
    view: { ...view, decision: null },
  };
}

function withoutMoves(step: Step): Step {
  return { ...step, state: { ...step.state, events: [] } };
}
