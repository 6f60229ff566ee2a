/** What happens at a table that somebody waits for, or should hear of. */
import type { State, View } from "../contract";
import type { Sound } from "../look/sounds";

export interface Occasion {
  /** What is to be heard, if anything. */
  sound: Sound | null;
  /** One is to do something: the first thing in a turn of one's own, or something in another's. */
  called: boolean;
}

/** Follows a game, and says what of it somebody should hear. */
export class Attention {
  #number = -1;
  #asked = false;
  #attacked = false; // by what was shown last
  #over = true; // a game that was over when one came is no news
  #turn = ""; // the last one of one's own to which one was called

  constructor(private readonly isAttack: (card: string) => boolean) {}

  /** What a new position is an occasion for. */
  of(now: State): Occasion {
    if (now.number === this.#number || now.view.me === null) return { sound: null, called: false };
    this.#number = now.number;
    const called = this.#isCalled(now);
    const attacked = this.#isAttacked(now);
    const over = now.over && !this.#over;
    // Who is asked about an Attack has heard of it already.
    const again = called && this.#attacked && !leads(now.view);
    this.#asked = now.decision !== null;
    this.#attacked = attacked;
    this.#over = now.over;
    const sound = over ? "end" : attacked ? "attack" : called && !again ? "turn" : null;
    return { sound, called };
  }

  #isCalled({ decision, over, view }: State): boolean {
    if (!decision || over) return false;
    if (!leads(view)) return !this.#asked;
    const turn = turnOf(view);
    const news = turn !== this.#turn;
    this.#turn = turn;
    return news;
  }

  /** Whether somebody else has played an Attack from which one is not safe. */
  #isAttacked({ events, view }: State): boolean {
    return (
      !events.some(({ kind, player }) => kind === "unaffected" && player === view.me) &&
      events.some(
        ({ kind, player, card }) =>
          kind.startsWith("played") && player !== view.me && card !== null && this.isAttack(card),
      )
    );
  }
}

/** Whether the turn is the viewer's, or that of somebody for whom they decide. */
function leads({ turn, possessed_by, me }: View): boolean {
  return (possessed_by ?? turn) === me;
}

function turnOf({ turn, players, extra, possessed_by }: View): string {
  const taken = players.find(({ name }) => name === turn)?.turns;
  return JSON.stringify([turn, taken, extra, possessed_by]);
}
