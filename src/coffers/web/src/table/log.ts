/** The log of a game: lines come in pieces, and are read turn by turn. */
import type { LogLine } from "../contract";

/** The log with the lines from an index on replaced. */
export function merged(
  log: readonly LogLine[],
  from: number,
  lines: readonly LogLine[],
): LogLine[] {
  return [...log.slice(0, from), ...lines];
}

export interface LoggedTurn {
  turn: number;
  headline: LogLine | null;
  lines: LogLine[];
}

/** The log by turns, each under its headline. */
export function byTurn(log: readonly LogLine[]): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  for (const line of log) {
    let last = turns.at(-1);
    if (!last || last.turn !== line.turn) {
      last = { turn: line.turn, headline: null, lines: [] };
      turns.push(last);
      if (line.indent === 0) {
        last.headline = line;
        continue;
      }
    }
    last.lines.push(line);
  }
  return turns;
}

export function plain(line: LogLine): string {
  return line.text.map((part) => part.t).join("");
}
