/** The form of a new table: what is offered, what has been entered, and what follows from it. */
import { get, post } from "../../api";
import { library } from "../../card/library.svelte";
import { byPrice } from "../../card/parts";
import type {
  CardFacts,
  Choices,
  DrawnKingdom,
  NewTable,
  SetFacts,
  StrategyFacts,
  Wishes,
} from "../../contract";
import { remember, remembered } from "../../look/memory";
import { t, texts } from "../../texts.svelte";
import { usualBot } from "../bots";
import {
  KINGDOM_SIZE,
  newTable,
  pickedKingdom,
  shuffled,
  withMe,
  type Kingdom,
  type Sitter,
} from "../kingdoms";
import { randomWish, readDraft, type Draft } from "./draft";
import { play } from "./kept";
import { kingdomIn, ofSet, type Problem } from "./link";
import { fits, lacking, needsOf } from "./opponents";

const DRAFT = "draft"; // under which the browser keeps it
const NAMED = 3; // cards after which a kingdom without a name is called

/** A plan that somebody brings, and what the server says about it. */
export interface OwnPlan {
  text: string;
  facts: StrategyFacts;
}

/** A strategy on a seat that cannot be played with the kingdom as it is. */
export interface Misfit {
  strategy: StrategyFacts;
  missing: string[]; // cards, or none if it wants no Colonies
}

/** What a card is called in both languages, to be found by. */
export function namesOf(card: string): string[] {
  const facts = library.facts(card);
  return facts ? [facts.name, facts.german] : [card];
}

export class Form {
  choices = $state.raw<Choices | null>(null);
  sets = $state.raw<SetFacts[]>([]);
  strategies = $state.raw<StrategyFacts[]>([]);
  draft: Draft = $state({} as Draft);
  plans = $state<OwnPlan[]>([]);
  drawn = $state.raw<DrawnKingdom | null>(null);
  pinned = $state<string[]>([]);
  #drawnBy = $state(""); // the wishes of the kingdom that was drawn
  seed = $state("");
  /** Whether anybody may join, who looks into the lobby. */
  listed = $state(false);
  trouble = $state("");
  /** What in the address means nothing. */
  problems = $state.raw<Problem[]>([]);

  /** Fetch what there is to choose from, in the language of the reader; what was entered stays. */
  async fetch(search: string): Promise<void> {
    const known = this.choices !== null;
    try {
      const [choices, sets, strategies] = await Promise.all([
        get<Choices>("choices"),
        get<SetFacts[]>("sets"),
        get<StrategyFacts[]>("strategies"),
      ]);
      const offered = { choices, sets, strategies, cards: library.all };
      if (!known) this.draft = readDraft(remembered(DRAFT), offered);
      [this.choices, this.sets, this.strategies] = [choices, sets, strategies];
      if (!known) this.follow(search);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Take the kingdom that an address names. */
  follow(search: string): void {
    const editions = this.choices?.editions ?? [];
    const asked = kingdomIn(search, { cards: library.all, sets: this.sets, editions });
    this.problems = asked?.problems ?? [];
    if (asked?.kingdom) this.take(asked.kingdom);
  }

  /** Play with a certain kingdom. */
  take(kingdom: Kingdom): void {
    const { draft } = this;
    if (kingdom.set && this.sets.some((set) => set.id === kingdom.set && set.playable)) {
      [draft.how, draft.set] = ["set", kingdom.set];
      return;
    }
    draft.how = "pick";
    draft.picked = kingdom.cards.filter((card) => library.facts(card)?.kind === "kingdom");
    draft.bane = kingdom.bane ?? "";
    draft.colony = kingdom.colony === null ? "" : kingdom.colony ? "with" : "without";
    draft.edition = kingdom.edition ?? "";
  }

  // ---- the kingdom ---------------------------------------------------------------------------

  kingdomCards: CardFacts[] = $derived(
    library.all
      .filter((card) => card.kind === "kingdom")
      .sort((a, b) => byPrice(a, b) || a.label.localeCompare(b.label, texts.language)),
  );
  set = $derived(this.sets.find((one) => one.id === this.draft.set));

  /** What is played with, as far as it is known. */
  kingdom: Kingdom | null = $derived.by(() => {
    const { how, picked, bane, colony, edition } = this.draft;
    if (how === "set") return this.set ? ofSet(this.set) : null;
    const cards = how === "random" ? this.drawn?.cards : picked;
    if (!cards || cards.length === 0) return null;
    const drawn = how === "random" ? this.drawn : null;
    const chosen = bane && !cards.includes(bane) ? bane : (drawn?.bane ?? null);
    return {
      cards,
      bane: cards.includes("Young Witch") ? chosen : null,
      colony: colony ? colony === "with" : (drawn?.platinum_colony ?? null),
      set: null,
      edition: edition || null,
    };
  });
  complete = $derived(this.kingdom?.cards.length === KINGDOM_SIZE);
  needsBane = $derived(
    this.draft.how !== "set" &&
      (this.kingdom?.cards.includes("Young Witch") ||
        (this.draft.how === "random" && this.draft.required?.includes("Young Witch"))),
  );

  /** What a kingdom is called that nobody has named. */
  nameOf(kingdom: Kingdom): string {
    const set = this.sets.find((one) => one.id === kingdom.set);
    if (set) return set.label;
    const dear = [...kingdom.cards].sort((a, b) => byPrice(library.facts(b), library.facts(a)));
    return dear.slice(0, NAMED).map(library.label).join(", ");
  }

  #wishes(kept: readonly string[]): Wishes {
    const needs = needsOf(this.seated);
    return randomWish(this.draft, [...kept, ...needs.cards], needs.colony);
  }

  /** Whether other wishes than now were made when the kingdom was drawn. */
  stale = $derived(
    this.drawn !== null && this.#drawnBy !== JSON.stringify(this.#wishes(this.draft.required)),
  );

  async draw(kept: readonly string[]): Promise<DrawnKingdom | null> {
    this.trouble = "";
    try {
      const random = this.#wishes(kept);
      return await post<DrawnKingdom>("kingdom", { random });
    } catch (error) {
      this.trouble = (error as Error).message;
      return null;
    }
  }

  /** Draw a kingdom with all wishes; pinned cards stay. */
  async redraw(): Promise<void> {
    const wishes = JSON.stringify(this.#wishes(this.draft.required));
    const found = await this.draw([...this.pinned, ...this.draft.required]);
    if (!found) return;
    [this.drawn, this.#drawnBy] = [found, wishes];
    this.pinned = this.pinned.filter((card) => found.cards.includes(card));
  }

  async fillUp(): Promise<void> {
    const found = await this.draw(this.draft.picked);
    if (found) this.draft.picked = found.cards;
  }

  // ---- who plays -----------------------------------------------------------------------------

  get usual(): Sitter {
    return `bot:${usualBot(this.choices?.bots ?? [])}`;
  }

  sit(seat: number, sitter: Sitter): void {
    const { sitters } = this.draft;
    if (sitter === "me") this.draft.sitters = withMe(sitters, seat, this.usual);
    else {
      const next = sitters.map((other, i) => (i === seat ? sitter : other));
      const mine = seat === 0 ? 1 : 0;
      this.draft.sitters = next.includes("me") ? next : withMe(next, mine, this.usual);
    }
  }

  haveSeats(n: number): void {
    const next = Array.from({ length: n }, (_, i) => this.draft.sitters[i] ?? this.usual);
    this.draft.sitters = next.includes("me") ? next : withMe(next, 0, this.usual);
  }

  /** Let somebody play by a plan that one brings. */
  bring(seat: number, plan: OwnPlan): void {
    this.plans.push(plan);
    this.sit(seat, `own:${this.plans.length - 1}`);
  }

  strategyOf(sitter: Sitter): StrategyFacts | undefined {
    if (sitter.startsWith("own:")) return this.plans[Number(sitter.slice(4))]?.facts;
    return this.strategies.find((one) => sitter === `bot:${one.name}`);
  }

  /** What there is to say about who sits somewhere. */
  about(sitter: Sitter): string {
    const strategy = this.strategyOf(sitter);
    if (strategy) return strategy.about;
    return this.choices?.bots.find((bot) => sitter === `bot:${bot.name}`)?.about ?? "";
  }

  seated: StrategyFacts[] = $derived(
    (this.draft.sitters ?? []).flatMap((sitter) => this.strategyOf(sitter) ?? []),
  );

  misfitOf(sitter: Sitter): Misfit | null {
    const strategy = this.strategyOf(sitter);
    if (!strategy || !this.kingdom || fits(strategy, this.kingdom)) return null;
    return { strategy, missing: lacking(strategy, this.kingdom) };
  }

  /** Whether there is room for what a strategy lacks. */
  canSuit(misfit: Misfit): boolean {
    const cards = misfit.missing.filter((card) => misfit.strategy.needs.includes(card));
    return this.draft.how !== "pick" || this.draft.picked.length + cards.length <= KINGDOM_SIZE;
  }

  /** Change the kingdom so that a strategy can be played. */
  async suit({ strategy, missing }: Misfit): Promise<void> {
    const colony = strategy.platinum_colony;
    if (colony !== null) this.draft.colony = colony ? "with" : "without";
    if (this.draft.how === "pick") {
      this.draft.picked.push(...missing.filter((card) => strategy.needs.includes(card)));
    } else {
      this.draft.how = "random";
      await this.redraw();
    }
  }

  // ---- the table -----------------------------------------------------------------------------

  /** The table to ask for; null if something is still missing, and `trouble` says what. */
  async wish(name: string): Promise<NewTable | null> {
    this.trouble = "";
    const { draft } = this;
    if (draft.how === "pick" && !this.complete) {
      this.trouble = t("pick-ten", { n: draft.picked.length });
      return null;
    }
    if (draft.how === "random" && !this.drawn) await this.redraw();
    if (!this.kingdom) return null;
    const misfit = draft.sitters.map((sitter) => this.misfitOf(sitter)).find(Boolean);
    if (misfit) {
      this.trouble = t("misfit", { strategy: misfit.strategy.label });
      return null;
    }
    const { cards, bane, colony, set } = this.kingdom;
    const wish = set
      ? { set }
      : pickedKingdom(cards, {
          bane: bane ?? "",
          colony: colony === null ? "" : colony ? "with" : "without",
        });
    const order = draft.mixSeats ? shuffled(draft.sitters, Math.random) : draft.sitters;
    const number = this.seed.trim() === "" ? null : Number(this.seed);
    const texts = this.plans.map((plan) => plan.text);
    const made = newTable(name, order, wish, set ? "" : draft.edition, number, texts);
    return this.listed && order.includes("person") ? { ...made, listed: true } : made;
  }

  /** Remember what was played, for the next table. */
  keep(): void {
    remember(DRAFT, JSON.stringify(this.draft));
    if (this.kingdom) play({ name: this.nameOf(this.kingdom), kingdom: this.kingdom });
  }
}
