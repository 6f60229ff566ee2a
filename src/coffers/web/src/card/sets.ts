/** The names of the expansions. */
import { t, texts } from "../texts.svelte";

export function setLabel(set: string): string {
  const id = `set-${set.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  return texts.has(id) ? t(id) : set;
}
