import { describe, expect, it } from "vitest";
import type { Missing, SeatState, TableState } from "../contract";
import { beforeRemoval, countdown, otherPeople, winsAlone } from "./seats";

function seat(name: string | null, more: Partial<SeatState> = {}): SeatState {
  return {
    name,
    kind: "person",
    bot: null,
    taken: name !== null,
    connected: true,
    resigned: false,
    titles: null,
    reserve: null,
    hints: 0,
    lent: false,
    ...more,
  };
}

function table(seats: SeatState[], more: Partial<TableState> = {}): TableState {
  return { status: "playing", my_seat: 0, seats, opened: false, ...more } as TableState;
}

const bot = { kind: "bot", bot: "generic" } as const;

describe("seats", () => {
  it("of people are those of the others without bots", () => {
    const seats = [seat("Anna"), seat("Ben"), seat("Cleo", bot), seat(null)];
    expect(otherPeople(table(seats))).toEqual(["Ben"]);
    expect(otherPeople(table(seats, { my_seat: null }))).toEqual(["Anna", "Ben"]);
  });

  it("that are missing leave one who wins, or several who are scored", () => {
    const missing = { seat: 1 } as Missing;
    expect(winsAlone(table([seat("Anna"), seat("Ben")]), missing)).toBe(true);
    expect(winsAlone(table([seat("Anna"), seat("Ben"), seat("Cleo", bot)]), missing)).toBe(false);
    const resigned = seat("Cleo", { ...bot, resigned: true });
    expect(winsAlone(table([seat("Anna"), seat("Ben"), resigned]), missing)).toBe(true);
  });

  it("are counted down as clocks do", () => {
    expect([180, 61, 59.2, 9, 0.1, 0, -3].map(countdown)).toEqual([
      ...["3:00", "1:01", "1:00", "0:09"],
      ...["0:01", "0:00", "0:00"],
    ]);
  });

  it("are given up before a game is taken off the list, if it is still on", () => {
    const full = [seat("Anna"), seat("Ben")];
    const open = [seat("Anna"), seat(null)];
    expect(beforeRemoval(table(full))).toBe("give-up");
    expect(beforeRemoval(table(full, { status: "over" }))).toBe("nothing");
    expect(beforeRemoval(table(full, { my_seat: null }))).toBe("nothing");
    expect(beforeRemoval(table(open, { status: "waiting", opened: true }))).toBe("drop");
    expect(beforeRemoval(table(open, { status: "waiting" }))).toBe("free");
    expect(beforeRemoval(table(open, { status: "closed" }))).toBe("free");
    expect(beforeRemoval(table(full, { status: "closed" }))).toBe("give-up");
  });
});
