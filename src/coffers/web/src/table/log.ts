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

/** What somebody did, with what came of it. */
export interface Deed {
  line: LogLine;
  effects: LogLine[];
}

export interface LoggedTurn {
  turn: number;
  headline: LogLine | null;
  /** Deeds that are read in one go: those without effects one after the other. */
  paragraphs: Deed[][];
}

/** What happens in every turn, and need not be told. */
const CLEANING_UP = ["cleaned-up", "drew"];

/** The log by turns, each under its headline. */
export function byTurn(log: readonly LogLine[]): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  let cleaning = false;
  for (const line of log) {
    let last = turns.at(-1);
    if (!last || last.turn !== line.turn) {
      last = { turn: line.turn, headline: null, paragraphs: [] };
      turns.push(last);
      cleaning = false;
      if (line.indent === 0) {
        last.headline = line;
        continue;
      }
    }
    cleaning ||= line.kind === "cleaned-up";
    if (cleaning && line.indent === 1 && CLEANING_UP.includes(line.kind)) continue;
    append(last.paragraphs, line);
  }
  return turns;
}

function append(paragraphs: Deed[][], line: LogLine): void {
  const paragraph = paragraphs.at(-1);
  const deed = paragraph?.at(-1);
  if (line.indent > 1 && paragraph && deed) {
    deed.effects.push(line);
    // What has effects stands for itself.
    if (paragraph.length > 1) paragraphs.push(paragraph.splice(-1));
  } else if (line.indent === 1 && deed?.effects.length === 0 && deed.line.indent === 1) {
    paragraph?.push({ line, effects: [] });
  } else paragraphs.push([{ line, effects: [] }]);
}

export function plain(line: LogLine): string {
  return line.text.map((part) => part.t).join("");
}
