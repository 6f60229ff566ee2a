/** What the server writes in short, taken apart: costs, and the names of tokens and mats. */

/** A cost, part by part; what is not part of it is an empty string. */
export interface CostParts {
  coins: string;
  potion: boolean;
  debt: string;
}

/** Of "3", "3P" (and a Potion), "4D" (Debt) or "8+8D". */
export function costParts(cost: string): CostParts {
  const found = /^(\d+(?![\dD]))?(P?)\+?(?:(\d+)D)?$/.exec(cost);
  const [, coins = "", potion = "", debt = ""] = found ?? [];
  return { coins, potion: potion !== "", debt };
}

/** Something that has a price: by its Coins first, then what costs a Potion or Debt besides. */
interface Priced {
  cost: number;
  price: string;
}

/** In order of price; what is not known costs nothing. */
export function byPrice(a: Priced | undefined, b: Priced | undefined): number {
  const besides = (card: Priced | undefined): number => {
    const { potion, debt } = costParts(card?.price ?? "");
    return Number(potion) + Number(debt);
  };
  return (a?.cost ?? 0) - (b?.cost ?? 0) || besides(a) - besides(b);
}

export interface Token {
  name: string;
  /** Whose it is, where everybody has their own on a pile. */
  owner: string | null;
  n: number;
}

const OWNED = ": "; // between whose a token on a pile is, and its name

export function tokensOf(tokens: Readonly<Record<string, number>>): Token[] {
  return Object.entries(tokens).map(([key, n]) => {
    const cut = key.lastIndexOf(OWNED);
    const owner = cut < 0 ? null : key.slice(0, cut);
    return { name: cut < 0 ? key : key.slice(cut + OWNED.length), owner, n };
  });
}

/** A name as part of the id of a text. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** A name that has no words of its own: "plus_card" is "Plus card". */
export function spelledOut(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
}
