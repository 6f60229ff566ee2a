/**
 * QR codes (ISO/IEC 18004) of links: bytes, error correction M, versions 1 to 10, which is room for
 * 213 bytes. A library would bring the modes and sizes that no link needs.
 */

/** By version: codewords for error correction in a block, and how many codewords of data blocks have. */
const BLOCKS: readonly [correction: number, ...data: number[]][] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
const BYTES = 0b0100; // the mode
const LEVEL_M = 0b00;
const PADDING = [0xec, 0x11];

// ---- error correction: Reed-Solomon over GF(256) --------------------------------------------

const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  POWERS[i] = x;
  LOGS[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a && b ? (POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] ?? 0) : 0;
}

/** The codewords that correct others. */
export function correctionOf(data: readonly number[], n: number): number[] {
  let divisor = [1];
  for (let i = 0; i < n; i++) {
    const root = POWERS[i] ?? 0;
    divisor = [...divisor, 0].map((c, k) => c ^ times(divisor[k - 1] ?? 0, root));
  }
  const rest = [...data, ...new Array<number>(n).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] ?? 0;
    divisor.forEach((c, k) => (rest[i + k] = (rest[i + k] ?? 0) ^ times(c, factor)));
  }
  return rest.slice(data.length);
}

/** Bits with a remainder behind them by which they can be told from others. */
function withRemainder(bits: number, n: number, divisor: number, length: number): number {
  let rest = bits << n;
  for (let i = length - 1; i >= 0; i--) if ((rest >> (i + n)) & 1) rest ^= divisor << i;
  return (bits << n) | rest;
}

// ---- from a text to codewords --------------------------------------------------------------

function versionFor(length: number): number {
  const fits = ([, ...blocks]: readonly number[], i: number): boolean =>
    length + (i + 1 < 10 ? 2 : 3) <= blocks.reduce((a, b) => a + b);
  const found = BLOCKS.findIndex(fits);
  if (found < 0) throw new Error("too long for a QR code");
  return found + 1;
}

/** The codewords of a text as they are drawn: blocks in turn, then what corrects them. */
export function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const [correction = 0, ...sizes] = BLOCKS[version - 1] ?? [];
  const room = sizes.reduce((a, b) => a + b);

  let bits = BYTES.toString(2).padStart(4, "0");
  bits += bytes.length.toString(2).padStart(version < 10 ? 8 : 16, "0");
  bits += bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  bits += "0000".slice(0, 8 * room - bits.length);
  bits = bits.padEnd(8 * Math.ceil(bits.length / 8), "0");
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  for (let i = 0; data.length < room; i++) data.push(PADDING[i % 2] ?? 0);

  let at = 0;
  const blocks = sizes.map((size) => data.slice(at, (at += size)));
  const corrections = blocks.map((block) => correctionOf(block, correction));
  const words = [...inTurn(blocks), ...inTurn(corrections)];
  return { version, words };
}

function inTurn(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) =>
    blocks.flatMap((block) => block[i] ?? []),
  ).flat();
}

// ---- from codewords to squares ---------------------------------------------------------------

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Squares, dark or not, of which some are what they are whatever the code says. */
class Squares {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = (): boolean[][] =>
      Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.#drawPatterns();
  }

  #set(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  /** Rings around a middle, all dark but some. */
  #rings(x: number, y: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.#set(x + dx, y + dy, !light.includes(ring));
      }
  }

  #drawPatterns(): void {
    for (let i = 0; i < this.size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    const last = this.size - 7;
    const middles =
      this.version < 2 ? [] : this.version < 7 ? [6, last] : [6, (6 + last) / 2, last];
    const isCorner = (x: number, y: number): boolean =>
      Math.min(x, y) === 6 && [6, last].includes(Math.max(x, y));
    for (const x of middles)
      for (const y of middles) if (!isCorner(x, y)) this.#rings(x, y, 2, [1]);
    const far = this.size - 4;
    this.#rings(3, 3, 4, [2, 4]);
    this.#rings(far, 3, 4, [2, 4]);
    this.#rings(3, far, 4, [2, 4]);
    this.drawFormat(0);
    if (this.version >= 7) this.#drawVersion();
  }

  #drawVersion(): void {
    const bits = withRemainder(this.version, 12, 0b1111100100101, 6);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#set(a, b, ((bits >> i) & 1) === 1);
      this.#set(b, a, ((bits >> i) & 1) === 1);
    }
  }

  /** How the code is to be read, twice. */
  drawFormat(mask: number): void {
    const bits = withRemainder((LEVEL_M << 3) | mask, 10, 0b10100110111, 5) ^ 0b101010000010010;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      this.#set(8, i < 6 ? i : i < 8 ? i + 1 : this.size - 15 + i, dark);
      this.#set(i < 8 ? this.size - 1 - i : i < 9 ? 15 - i : 14 - i, 8, dark);
    }
    this.#set(8, this.size - 8, true);
  }

  /** Codewords, in columns two wide, from the right, up and down. */
  drawWords(words: readonly number[], isTurned: (x: number, y: number) => boolean): void {
    let i = 0;
    let up = true;
    for (let right = this.size - 1; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5; // a column that is fixed all along
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - step : step;
          const row = this.dark[y];
          if (!row || this.fixed[y]?.[x]) continue;
          row[x] = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
          if (isTurned(x, y)) row[x] = !row[x];
          i++;
        }
    }
  }
}

// ---- which of the masks reads best -----------------------------------------------------------

const LIKE_A_CORNER = /(?=10111010000|00001011101)/g;

/** How much of it a reader could stumble over: long lines, blocks, false corners, too much of one. */
function trouble(dark: readonly boolean[][]): number {
  const rows = dark.map((row) => row.map(Number).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  let found = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2;
    found += 40 * [...line.matchAll(LIKE_A_CORNER)].length;
  }
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++) {
      const here = rows[y]?.[x];
      if (here === rows[y]?.[x - 1] && here === rows[y - 1]?.[x] && here === rows[y - 1]?.[x - 1])
        found += 3;
    }
  const share = rows.join("").replaceAll("0", "").length / rows.length ** 2;
  return found + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The squares of a text's code with one of the eight masks, row by row: which are dark. */
export function masked(text: string, mask: number): boolean[][] {
  const { version, words } = codewords(text);
  const squares = new Squares(version);
  squares.drawFormat(mask);
  squares.drawWords(words, MASKS[mask] ?? (() => false));
  return squares.dark;
}

/** The QR code of a text, row by row: which squares are dark. */
export function qrCode(text: string): boolean[][] {
  const all = MASKS.map((_, mask) => masked(text, mask));
  return all.reduce((best, next) => (trouble(next) < trouble(best) ? next : best));
}

/** The same as the path of a picture, one unit to a square. */
export function qrPath(code: readonly boolean[][]): string {
  return code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}
