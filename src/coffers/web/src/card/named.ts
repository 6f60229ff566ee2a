/** Tokens and mats: the server knows them by name only, and so does the table. */
import { t, texts } from "../texts.svelte";
import { library } from "./library.svelte";
import { slug, spelledOut, type Token } from "./parts";

export function tokenLabel(name: string): string {
  const id = `token-${slug(name)}`;
  return texts.has(id) ? t(id) : cardLike(name);
}

export function matLabel(name: string): string {
  const id = `mat-${slug(name)}`;
  return texts.has(id) ? t(id) : cardLike(name);
}

/** Most are called like the card that needs them; the others keep the name they have. */
function cardLike(name: string): string {
  const card = library.all.find((facts) => slug(facts.name) === slug(name));
  return card?.label ?? spelledOut(name);
}

/** What is said of a token: whose it is, what it is, and how many. */
export function tokenSaid({ name, owner, n }: Token): string {
  const label = tokenLabel(name);
  const said = n === 1 ? label : t("so-many", { label, n });
  return owner === null ? said : t("somebodys", { player: owner, label: said });
}
