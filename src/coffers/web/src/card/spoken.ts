/** What cards do, in words: the symbols as they are read out. */
import type { CardEffect, CardSymbol } from "../contract";
import { t } from "../texts.svelte";
import { heads } from "./does";
import { library } from "./library.svelte";

/** How many, in words. */
function amountSaid({ n }: CardSymbol): string {
  const number = n.replaceAll(/[^\d-]/g, "");
  if (n.startsWith("to ")) return t("amount-until", { n: number });
  if (n === "?") return t("amount-varies");
  if (n.endsWith("+")) return t("amount-least", { n: number });
  if (n.endsWith("?")) return t("amount-most", { n: number });
  return n;
}

/** Which card, or what it may cost, in words. */
function limitSaid(symbol: CardSymbol): string {
  if (symbol.card) return library.label(symbol.card);
  const said: readonly [RegExp, string][] = [
    [/^\d+$/, "limit-cost"],
    [/^\+/, "limit-more"],
    [/^=[+]/, "limit-exactly"],
    [/^±/, "limit-beside"],
    [/^-/, "limit-less"],
    [/^=$/, "limit-same"],
    [/^\?$/, "amount-varies"],
  ];
  const [, id] = said.find(([form]) => form.test(symbol.limit)) ?? [];
  return id ? t(id, { n: symbol.limit.replaceAll(/\D/g, "") }) : "";
}

/** A symbol in words: "Cards: 2", "Gain: 1, up to 4 Coins". */
export function symbolSaid(symbol: CardSymbol): string {
  const details = [amountSaid(symbol), limitSaid(symbol)].filter((words) => words !== "");
  const said = `${t(`symbol-${symbol.what}`)}: ${details.join(", ")}`;
  return symbol.instead ? t("symbol-or", { said }) : said;
}

/** All effects in words, one sentence for each. */
export function effectsSaid(effects: readonly CardEffect[]): string {
  return effects
    .map((effect) =>
      [
        ...heads(effect).map((head) => `${t(`symbol-${head}`)}:`),
        effect.symbols.map(symbolSaid).join("; "),
      ].join(" "),
    )
    .join(". ");
}
