/** The line to a table: what the server shows, and what the player answers. */
import type {
  Answer,
  FromServer,
  LogLine,
  Question,
  Said,
  State,
  TableState,
  ToServer,
  UndoAsked,
} from "../contract";
import { mayComeBack, nextAnswer, queueOf, type Queue } from "./gather";
import { changedState } from "./changes";
import { merged } from "./log";

const FIRST_WAIT = 500; // milliseconds until the line is tried again, doubled each time
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000; // without a pong for so long, the line is dead

const SETTLING = 150; // milliseconds in which a question follows what has just been shown

export type LineStatus = "connecting" | "open" | "lost";

/** What a connection needs of the browser; tests bring their own. */
export interface Surroundings {
  socket: (address: string) => WebSocket;
  address: (id: string, since: number) => string;
}

export function socketAddress(
  id: string,
  language: string,
  since: number,
  counts: boolean,
): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = `changes=1&lang=${language}${since >= 0 ? `&since=${since}` : ""}${counts ? "&counts=1" : ""}`;
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}?${query}`;
}

export class Connection {
  table: TableState | null = $state.raw(null);
  state: State | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  line: LineStatus = $state("connecting");
  /** What the server refused, to be told to the player. */
  refusal: string | null = $state(null);
  undoAsked: UndoAsked | null = $state(null);
  undoState: "none" | "asked" | "refused" = $state("none");
  /** An answer is on its way, or gathered answers are still to be given. */
  busy = $state(false);
  /** What came of an answer is shown; perhaps the next question follows at once. */
  settling = $state(false);

  /** Called when somebody says something. */
  heard: (player: string, phrase: Said["phrase"]) => void = () => undefined;

  /** Called around every new state, for whoever moves the cards. */
  beforeState: (state: State) => void = () => undefined;
  afterState: (state: State) => void = () => undefined;

  #socket: WebSocket | null = null;
  #sent: Answer | null = null;
  #queue: Queue | null = null;
  #settled: ReturnType<typeof setTimeout> | undefined;
  #nobodysFault = false; // what was refused is nothing that was said here
  #wait = FIRST_WAIT;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    readonly id: string,
    private readonly around: Surroundings,
  ) {}

  open(): void {
    this.#closed = false;
    clearTimeout(this.#retry);
    const socket = this.around.socket(this.around.address(this.id, this.state?.number ?? -1));
    this.#socket = socket;
    socket.onopen = () => {
      this.line = "open";
      // A server that was restarted has forgotten what it asked; one that was not asks again.
      this.undoAsked = null;
      if (this.undoState === "asked") this.undoState = "none";
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.hear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = () => this.#lost(socket);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#settled);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Open another line in place of this one: the server is to show something else from now on. */
  reopen(): void {
    this.close();
    this.open();
  }

  /** Try again at once, for somebody who does not want to wait. */
  hurry(): void {
    if (this.line === "lost") this.open();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.line = "lost";
    clearInterval(this.#heartbeat);
    this.#retry = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #beat(): void {
    if (Date.now() - this.#heard > HEARTBEAT + PATIENCE) this.#socket?.close();
    else this.#say({ type: "ping" });
  }

  #say(message: ToServer): void {
    if (this.#socket && this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }

  // ---- hearing -------------------------------------------------------------------------------

  hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.table = message;
        break;
      case "state":
        this.#show(message);
        break;
      case "changed":
        if (this.state) this.#show(changedState(this.state.view, message));
        break;
      case "refused":
        this.#nobodysFault = !this.busy && this.undoState !== "asked";
        this.#sent = null;
        this.#queue = null;
        this.busy = false;
        this.refusal = message.reason;
        if (this.undoState === "asked") this.undoState = "none";
        break;
      case "undo-asked":
        this.undoAsked = message;
        break;
      case "undo-refused":
        this.undoState = "refused";
        break;
      case "said":
        this.heard(this.table?.seats[message.seat]?.name ?? "", message.phrase);
        break;
      case "pong":
        break;
    }
  }

  #show(state: State): void {
    const news = state.number !== this.state?.number;
    this.beforeState(state);
    this.log = merged(this.log, state.log_from, state.log);
    this.state = state;
    if (news) {
      // The database was away, say: if the game goes on, it is back.
      if (this.#nobodysFault) this.refusal = null;
      this.undoState = "none";
      if (this.undoAsked && this.undoAsked.number !== state.number) this.undoAsked = null;
    }
    this.#goOn(state);
    this.afterState(state);
  }

  /** Give the next gathered answer, or send again the one that got lost on the way. */
  #goOn(state: State): void {
    if (this.#sent?.number === state.number && state.decision) {
      this.#say(this.#sent);
      return;
    }
    this.#settle(state);
    this.#sent = null;
    // What has happened is shown before it is asked what to do next: the question may follow.
    if (this.#queue && mayComeBack(state)) {
      this.busy = false;
      return;
    }
    const next = this.#queue && nextAnswer(this.#queue, state.decision);
    this.#queue = next ? next.rest : null;
    this.busy = next !== null;
    if (next) this.#answer(state.number, next.pick);
  }

  #settle(state: State): void {
    clearTimeout(this.#settled);
    const answered = this.#sent !== null || this.settling;
    this.settling = answered && !state.decision && !state.over;
    if (this.settling) this.#settled = setTimeout(() => (this.settling = false), SETTLING);
  }

  // ---- saying --------------------------------------------------------------------------------

  answer(pick: string): void {
    if (this.state && !this.busy) this.#answer(this.state.number, pick);
  }

  /** Answer a decision that is one of several with all that was gathered for it. */
  answerAll(decision: Question, picks: string[]): void {
    if (!this.state || this.busy) return;
    const next = nextAnswer(queueOf(decision, picks), this.state.decision);
    if (!next) return;
    this.#queue = next.rest;
    this.#answer(this.state.number, next.pick);
  }

  #answer(number: number, pick: string): void {
    this.busy = true;
    this.refusal = null;
    this.#sent = { type: "answer", number, picks: [pick] };
    this.#say(this.#sent);
  }

  undo(): void {
    if (!this.state || this.busy) return;
    this.refusal = null;
    this.#queue = null;
    if (this.state.undo > 0 || !this.#othersPlay()) this.busy = true;
    else this.undoState = "asked";
    this.#say({ type: "undo", number: this.state.number });
  }

  #othersPlay(): boolean {
    const table = this.table;
    return table?.seats.some((seat, i) => seat.kind === "person" && i !== table.my_seat) ?? true;
  }

  say(phrase: Said["phrase"]): void {
    this.#say({ type: "say", phrase });
  }

  /** A sign of life, for those who think that nobody is here. */
  here(): void {
    this.#say({ type: "here" });
  }

  replyToUndo(ok: boolean): void {
    if (!this.undoAsked) return;
    this.#say({ type: "undo-reply", number: this.undoAsked.number, ok });
    this.undoAsked = null;
  }
}
