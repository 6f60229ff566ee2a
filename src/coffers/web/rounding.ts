/** Writes the paths of pictures in whole units: smaller, and nobody sees a five-hundredth. */

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;

/** What the numbers of a command are: along x, along y, a length of its own, an angle, a flag. */
const NUMBERS: Readonly<Record<string, string>> = {
  m: "xy",
  l: "xy",
  t: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  a: "rrdffxy",
  z: "",
};

function take(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** The numbers behind a command; flags need nothing between them. */
function numbersIn(text: string, kinds: string): number[] {
  const found: number[] = [];
  let at = take(GAP, text, 0).length;
  while (at < text.length && kinds) {
    const kind = kinds[found.length % kinds.length];
    const word = take(kind === "f" ? FLAG : NUMBER, text, at);
    if (!word) throw new Error(`not a path: ${text}`);
    found.push(Number(word));
    at += word.length;
    at += take(GAP, text, at).length;
  }
  return found;
}

/** Numbers with no more between them than must be. */
function written(numbers: readonly number[]): string {
  return numbers.map((n, i) => (i === 0 || n < 0 ? `${n}` : ` ${n}`)).join("");
}

/**
 * A path in whole units, of which there may be fewer than before. Relative steps are reckoned from
 * where the rounded path has come to, so that
 * what is lost in one is made good in the next.
 */
export function rounded(path: string, scale = 1): string {
  const at = { x: 0, y: 0 }; // where the path is...
  const drawn = { x: 0, y: 0 }; // ... and where it is when rounded
  let start = { at: { ...at }, drawn: { ...drawn } };
  let result = "";
  for (const [, letter = "", behind = ""] of path.matchAll(COMMAND)) {
    const name = letter.toLowerCase();
    const kinds = NUMBERS[name];
    if (kinds === undefined) throw new Error(`a path has no command ${letter}`);
    const relative = letter === name;
    const numbers = numbersIn(behind, kinds);
    const made: number[] = [];
    for (let i = 0; i < numbers.length; i += Math.max(kinds.length, 1)) {
      const to = { at: { ...at }, drawn: { ...drawn } };
      [...kinds].forEach((kind, k) => {
        const n = (numbers[i + k] ?? 0) * ("xyr".includes(kind) ? scale : 1);
        if (kind === "x" || kind === "y") {
          to.at[kind] = relative ? at[kind] + n : n;
          to.drawn[kind] = Math.round(to.at[kind]);
          made.push(relative ? to.drawn[kind] - drawn[kind] : to.drawn[kind]);
        } else made.push(kind === "r" ? Math.max(Math.round(n), 1) : Math.round(n));
      });
      Object.assign(at, to.at);
      Object.assign(drawn, to.drawn);
      if (name === "m" && i === 0) start = { at: { ...at }, drawn: { ...drawn } };
    }
    if (name === "z") {
      Object.assign(at, start.at);
      Object.assign(drawn, start.drawn);
    }
    result += letter + written(made);
  }
  return result;
}
