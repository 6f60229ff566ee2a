/** The names of the expansions. */
import { t, texts } from "../texts.svelte";
import { slug } from "./parts";

export function setLabel(set: string): string {
  const id = `set-${slug(set)}`;
  return texts.has(id) ? t(id) : set;
}
