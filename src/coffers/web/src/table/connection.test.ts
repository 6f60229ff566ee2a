import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Question, State, TableState } from "../contract";
import { Connection } from "./connection.svelte";

/** A line without a server: it writes down what is said on it. */
class Line {
  readonly OPEN = 1;
  readyState: number = this.OPEN;
  said: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.onopen?.();
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const cellar: Question = {
  kind: "discard",
  source: "Cellar",
  about: null,
  subject: null,
  place: "hand",
  passing: "done",
  passing_label: "done",
  all_treasures: false,
  several: true,
  count: 1,
  options: ["Copper", "Estate"].map((card) => ({ pick: `discard ${card}`, label: card, card })),
};

function state(number: number, decision: Question | null, more: Partial<State> = {}): FromServer {
  return {
    type: "state",
    number,
    decision,
    view: {} as State["view"],
    prompt: "",
    waiting_for: null,
    undo: 0,
    log: [],
    log_from: 0,
    events: [],
    recent: [],
    over: false,
    seconds: null,
    counts: null,
    ...more,
  };
}

let lines: Line[];

function connected(): { connection: Connection; line: Line } {
  const connection = new Connection("abc", {
    socket: (address) => {
      lines.push(new Line(address));
      return lines.at(-1) as unknown as WebSocket;
    },
    address: (id, since) => `${id}?since=${since}`,
  });
  connection.open();
  const line = lines[0] as Line;
  line.open();
  return { connection, line };
}

function answer(number: number, pick: string): object {
  return { type: "answer", number, picks: [pick] };
}

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("answering", () => {
  it("names the number of the position that was seen", () => {
    const { connection, line } = connected();
    line.hear(state(12, cellar));
    connection.answer("discard Copper");
    expect(line.said).toEqual([answer(12, "discard Copper")]);
    expect(connection.busy).toBe(true);
  });

  it("does not answer twice while an answer is on its way", () => {
    const { connection, line } = connected();
    line.hear(state(12, cellar));
    connection.answer("discard Copper");
    connection.answer("discard Copper");
    expect(line.said).toHaveLength(1);
  });

  it("gives gathered picks one by one, and then stops picking", () => {
    const { connection, line } = connected();
    line.hear(state(3, cellar));
    connection.answerAll(cellar, ["discard Copper", "discard Estate"]);
    line.hear(state(4, cellar));
    line.hear(state(5, cellar));
    line.hear(state(6, null));
    expect(line.said).toEqual([
      answer(3, "discard Copper"),
      answer(4, "discard Estate"),
      answer(5, "done"),
    ]);
    expect(connection.busy).toBe(false);
  });

  it("waits for the question if what has happened is shown first", () => {
    const { connection, line } = connected();
    line.hear(state(3, cellar));
    connection.answerAll(cellar, ["discard Copper", "discard Estate"]);
    line.hear(state(4, null));
    expect(connection.busy).toBe(false); // it may be somebody else's decision
    line.hear(state(5, null));
    line.hear(state(6, cellar));
    expect(line.said).toEqual([answer(3, "discard Copper"), answer(6, "discard Estate")]);
    expect(connection.busy).toBe(true);
  });

  it("takes a moment to see whether a question follows", () => {
    const { connection, line } = connected();
    line.hear(state(3, cellar));
    connection.answer("discard Copper");
    line.hear(state(4, null));
    line.hear(state(5, null));
    expect(connection.settling).toBe(true);
    line.hear(state(6, cellar));
    expect(connection.settling).toBe(false);
    connection.answer("discard Estate");
    line.hear(state(7, null));
    vi.advanceTimersByTime(200);
    expect(connection.settling).toBe(false);
  });

  it("does not take the question of another card played for the same one", () => {
    const { connection, line } = connected();
    line.hear(state(3, cellar));
    connection.answerAll(cellar, ["discard Copper", "discard Estate"]);
    line.hear(state(4, null, { events: [{ kind: "played" } as State["events"][number]] }));
    line.hear(state(5, cellar));
    expect(line.said).toHaveLength(1);
  });

  it("drops what is left when another question comes", () => {
    const { connection, line } = connected();
    line.hear(state(3, cellar));
    connection.answerAll(cellar, ["discard Copper", "discard Estate"]);
    line.hear(state(4, { ...cellar, source: "Militia" }));
    line.hear(state(5, cellar));
    expect(line.said).toHaveLength(1);
    expect(connection.busy).toBe(false);
  });

  it("says why an answer was refused, and lets one answer again", () => {
    const { connection, line } = connected();
    line.hear(state(3, cellar));
    connection.answer("discard Gold");
    line.hear({ type: "refused", reason: "That cannot be.", number: 3 });
    line.hear(state(3, cellar));
    expect(connection.refusal).toBe("That cannot be.");
    expect(connection.busy).toBe(false);
    expect(line.said).toHaveLength(1);
  });
});

describe("trouble that nobody at the table has made", () => {
  const away: FromServer = { type: "refused", reason: "The database is away.", number: 3 };

  it("is told until the game goes on", () => {
    const { connection, line } = connected();
    line.hear(state(3, null));
    line.hear(away);
    line.hear(state(3, null));
    expect(connection.refusal).toBe("The database is away.");
    line.hear(state(4, cellar));
    expect(connection.refusal).toBeNull();
    connection.answer("discard Copper");
    expect(line.said).toEqual([answer(4, "discard Copper")]);
  });

  it("is told apart from what was refused to the player", () => {
    const { connection, line } = connected();
    line.hear(state(3, cellar));
    connection.answer("discard Gold");
    line.hear({ type: "refused", reason: "That cannot be.", number: 3 });
    line.hear(state(4, null));
    expect(connection.refusal).toBe("That cannot be.");
  });
});

describe("a lost line", () => {
  it("can be opened anew without a word getting lost", () => {
    const { connection, line } = connected();
    line.hear(state(3, cellar));
    connection.answer("discard Copper");
    connection.reopen();
    const other = lines[1] as Line;
    other.open();
    expect(other.address).toBe("abc?since=3");
    expect(connection.line).toBe("open");
    other.hear(state(3, cellar));
    expect(other.said).toEqual([{ type: "answer", number: 3, picks: ["discard Copper"] }]);
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(2);
  });

  it("is opened again, from the last number seen", () => {
    const { connection, line } = connected();
    line.hear(state(7, null));
    line.close();
    expect(connection.line).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(lines[1]?.address).toBe("abc?since=7");
    lines[1]?.open();
    expect(connection.line).toBe("open");
  });

  it("waits longer each time", () => {
    const { line } = connected();
    line.close();
    vi.advanceTimersByTime(600);
    lines[1]?.close();
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(3);
  });

  it("sends an answer again that may have got lost", () => {
    const { connection, line } = connected();
    line.hear(state(7, cellar));
    connection.answer("discard Copper");
    line.close();
    connection.hurry();
    lines[1]?.open();
    lines[1]?.hear(state(7, cellar));
    expect(lines[1]?.said).toEqual([answer(7, "discard Copper")]);
  });

  it("does not send an answer again that has arrived", () => {
    const { connection, line } = connected();
    line.hear(state(7, cellar));
    connection.answer("discard Copper");
    line.close();
    connection.hurry();
    lines[1]?.open();
    lines[1]?.hear(state(8, cellar));
    expect(lines[1]?.said).toEqual([]);
    expect(connection.busy).toBe(false);
  });

  it("is not opened again once one has left", () => {
    const { connection, line } = connected();
    connection.close();
    line.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });

  it("is noticed even if nobody says so", () => {
    const { connection } = connected();
    vi.advanceTimersByTime(45_000);
    expect(connection.line).not.toBe("open");
  });
});

describe("taking back", () => {
  it("is asked with the number seen", () => {
    const { connection, line } = connected();
    line.hear(state(9, null));
    connection.undo();
    expect(line.said).toEqual([{ type: "undo", number: 9 }]);
    expect(connection.undoState).toBe("asked");
    line.hear(state(10, cellar));
    expect(connection.undoState).toBe("none");
  });

  it("asks nobody where it is free, or nobody else is there to ask", () => {
    const { connection, line } = connected();
    line.hear(state(9, cellar, { undo: 1 }));
    connection.undo();
    connection.undo(); // a double click
    expect(line.said).toEqual([{ type: "undo", number: 9 }]);
    expect(connection.undoState).toBe("none");
    expect(connection.busy).toBe(true);
    line.hear(state(10, cellar));
    expect(connection.busy).toBe(false);
    connection.table = { seats: [{ kind: "person" }, { kind: "bot" }], my_seat: 0 } as TableState;
    connection.undo();
    expect(connection.undoState).toBe("none");
  });

  it("can be asked again after the line was lost", () => {
    const { connection, line } = connected();
    line.hear(state(9, null));
    connection.undo();
    line.close();
    vi.advanceTimersByTime(1_000);
    lines[1]?.open();
    expect(connection.undoState).toBe("none");
  });

  it("can be allowed to others", () => {
    const { connection, line } = connected();
    line.hear(state(9, null));
    line.hear({ type: "undo-asked", by: "Ben", number: 9 });
    expect(connection.undoAsked?.by).toBe("Ben");
    connection.replyToUndo(true);
    expect(line.said).toEqual([{ type: "undo-reply", number: 9, ok: true }]);
    expect(connection.undoAsked).toBeNull();
  });

  it("is not asked any more once the game has gone on", () => {
    const { connection, line } = connected();
    line.hear(state(9, null));
    line.hear({ type: "undo-asked", by: "Ben", number: 9 });
    line.hear(state(10, null));
    expect(connection.undoAsked).toBeNull();
  });
});

describe("the log", () => {
  it("is put together from its pieces", () => {
    const { connection, line } = connected();
    const said = (t: string): State["log"][number] => ({
      turn: 1,
      indent: 1,
      text: [{ t }],
      player: "Anna",
      kind: "played",
    });
    line.hear(state(1, null, { log: [said("a"), said("b")], log_from: 0 }));
    line.hear(state(2, null, { log: [said("c")], log_from: 1 }));
    expect(connection.log.map((entry) => entry.text[0]?.t)).toEqual(["a", "c"]);
  });
});

describe("talking", () => {
  it("says phrases and that somebody is here, and hears the others by their names", () => {
    const { connection, line } = connected();
    const heard: string[] = [];
    connection.heard = (player, phrase) => heard.push(`${player}: ${phrase}`);
    line.hear({ type: "table", seats: [{ name: "Anna" }, { name: "Ben" }] } as TableState);
    line.hear({ type: "said", seat: 1, phrase: "hello" });
    connection.say("thanks");
    connection.here();
    expect(heard).toEqual(["Ben: hello"]);
    expect(line.said).toEqual([{ type: "say", phrase: "thanks" }, { type: "here" }]);
    expect(connection.state).toBeNull();
  });
});
