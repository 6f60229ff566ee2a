/** Messages of Project Fluent, and the languages there are. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./contract";

export const LANGUAGES: readonly Language[] = ["en", "de"];

export function languageWish(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((code) => wish.toLowerCase().startsWith(code));
    if (found) return found;
  }
  return "en";
}

export function bundleOf(language: Language, source: string): FluentBundle {
  // Numbers and names need no isolation here: both languages are written from left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(source));
  if (faults.length > 0) throw faults[0];
  return bundle;
}

export function formatted(
  bundle: FluentBundle,
  id: string,
  details?: Record<string, FluentVariable>,
): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no text '${id}'`);
  return bundle.formatPattern(pattern, details ?? {});
}
