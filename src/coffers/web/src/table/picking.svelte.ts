/** What is to be decided, where it is lit, and the answer that is being given. */
import { library } from "../card/library.svelte";
import type { Option, Question, State } from "../contract";
import { preferences } from "../look/preferences.svelte";
import { gatheringPlace, mayConfirm, mostGathered, toggled, type Copy } from "./gather";
import { buysJunk, wishFor, type Wish } from "./lit";
import { litAt, placesOf } from "./places";

/** What the table is told from outside; without `onanswer` one can only look on. */
export interface Surroundings {
  game: State;
  busy: boolean;
  onanswer: ((pick: string) => void) | undefined;
  onanswers: ((decision: Question, picks: string[]) => void) | undefined;
}

export class Picking {
  readonly #around: () => Surroundings;
  readonly #sure = new Set<string>(); // junk that was bought all the same: one question is enough

  constructor(around: () => Surroundings) {
    this.#around = around;
  }

  readonly view = $derived.by(() => this.#around().game.view);
  readonly busy = $derived.by(() => this.#around().busy);
  readonly #number = $derived.by(() => this.#around().game.number);
  readonly decision = $derived.by(() => {
    const { game, onanswer } = this.#around();
    return onanswer ? game.decision : null;
  });
  /** Copies that are marked, until they are confirmed together; nothing, as soon as anything else is
   * asked. */
  gathered: readonly Copy[] = $derived.by(() => {
    void this.#number;
    return [];
  });
  /** Junk that somebody is about to buy: are they sure? */
  doubtful: Option | null = $derived.by(() => {
    void this.#number;
    return null;
  });
  readonly places = $derived(placesOf(this.decision, this.view));
  readonly kind = $derived(this.decision?.kind ?? "");
  readonly gathering = $derived(gatheringPlace(this.decision, this.places));
  readonly #held = $derived.by(() => {
    const owner = this.view.players.find((player) => player.name === this.places.owner);
    const cards = {
      hand: owner?.hand,
      revealed: owner?.revealed,
      aside: owner?.aside,
      play: owner?.in_play,
    };
    return (cards[this.gathering ?? "hand"] ?? []).filter((card) => this.places.lit.has(card))
      .length;
  });
  readonly confirmable = $derived(
    this.decision !== null && mayConfirm(this.decision, this.gathered, this.#held),
  );

  /** What is lit in a place, or in somebody's place. */
  at(place: string, owner?: string): ReadonlyMap<string, Option> {
    return litAt(this.places, place, owner);
  }

  wish(card: string): Wish {
    return wishFor(this.decision, library.facts(card));
  }

  answer(pick: string): void {
    if (!this.busy) this.#around().onanswer?.(pick);
  }

  pick(option: Option): void {
    if (this.busy) return;
    const card = option.card ?? "";
    const doubtful = preferences.now.confirmJunk && !this.#sure.has(card);
    if (doubtful && buysJunk(this.decision, library.facts(card))) this.doubtful = option;
    else this.answer(option.pick);
  }

  /** They are sure; and want it so from now on. */
  pickAnyway(always: boolean): void {
    const option = this.doubtful;
    this.doubtful = null;
    if (!option) return;
    this.#sure.add(option.card ?? "");
    if (always) preferences.set({ confirmJunk: false });
    this.answer(option.pick);
  }

  pickCopy(option: Option, copy: Copy): void {
    if (this.busy || !this.decision) return;
    if (!this.gathering) this.answer(option.pick);
    else this.gathered = toggled(this.gathered, copy, mostGathered(this.decision, this.#held));
  }

  confirm(): void {
    if (!this.decision || !this.confirmable) return;
    this.#around().onanswers?.(
      this.decision,
      this.gathered.flatMap((copy) => this.places.lit.get(copy.card)?.pick ?? []),
    );
  }
}
