/** What players say to each other at a table: heard for a few seconds, and not kept. */
import type { Said } from "../contract";
import { remember, remembered } from "../look/memory";
import { preferences } from "../look/preferences.svelte";

export type Phrase = Said["phrase"];

export const PHRASES = [
  "hello",
  "good-luck",
  "nice",
  "thanks",
  "sorry",
  "oops",
  "one-moment",
  "your-turn",
  "well-played",
  "good-game",
] as const satisfies readonly Phrase[];

/** Milliseconds between two things that one says, as the server has it. */
export const PAUSE = 3_000;
const HEARD = 7_000; // milliseconds for which it can be read

class Talk {
  #table = "";
  /** By player, what was said last. */
  #said: Record<string, Phrase> = $state({});
  #muted: string[] = $state([]);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Sit down at a table: whom one does not want to hear there is remembered. */
  at(table: string): void {
    this.#table = table;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#said = {};
    this.#muted = readNames(remembered(this.#key));
  }

  get #key(): string {
    return `muted.${this.#table}`;
  }

  hear(player: string, phrase: Phrase): void {
    clearTimeout(this.#timers.get(player));
    this.#said = { ...this.#said, [player]: phrase };
    const timer = setTimeout(() => {
      const { [player]: _, ...others } = this.#said;
      this.#said = others;
    }, HEARD);
    this.#timers.set(player, timer);
  }

  isMuted(player: string): boolean {
    return this.#muted.includes(player);
  }

  mute(player: string, muted: boolean): void {
    const others = this.#muted.filter((name) => name !== player);
    this.#muted = muted ? [...others, player] : others;
    remember(this.#key, this.#muted.length > 0 ? JSON.stringify(this.#muted) : "");
  }

  /** What there is to be read of a player now. */
  of(player: string): Phrase | null {
    return preferences.now.phrases && !this.isMuted(player) ? (this.#said[player] ?? null) : null;
  }

  /** The same of everybody. */
  get all(): [string, Phrase][] {
    return Object.keys(this.#said).flatMap((player) => {
      const phrase = this.of(player);
      return phrase ? [[player, phrase] as [string, Phrase]] : [];
    });
  }
}

function readNames(written: string): string[] {
  try {
    const found: unknown = JSON.parse(written || "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // damaged: as if nothing had been said
  }
}

export const talk = new Talk();
