/** Seats that change hands: lent to bots, taken back, voted about. */
import type { Missing, TableState } from "../contract";

export type SeatRequest =
  "join" | "resign" | "leave" | "return" | "vote" | "fill" | "drop" | "unlist";

export function tableRequest(id: string, what: SeatRequest): string {
  return `tables/${encodeURIComponent(id)}/${what}`;
}

/** The other people at a table, by name. */
export function otherPeople(table: TableState): string[] {
  return table.seats.flatMap((seat, i) =>
    seat.kind === "person" && seat.name !== null && i !== table.my_seat ? [seat.name] : [],
  );
}

/** Whether nobody but the one who looks is left to win if the missing one is out. */
export function winsAlone(table: TableState, missing: Missing): boolean {
  const staying = table.seats.filter((seat, i) => !seat.resigned && i !== missing.seat);
  return staying.length === 1;
}

/** Seconds as players count them down: 2:05. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** What must happen before a game can be taken off one's list. */
export type BeforeRemoval = "nothing" | "drop" | "free" | "give-up";

export function beforeRemoval(table: TableState): BeforeRemoval {
  if (table.my_seat === null || table.status === "over" || table.status === "dropped")
    return "nothing";
  if (table.seats.every((seat) => seat.taken)) return "give-up";
  return table.opened ? "drop" : "free";
}
