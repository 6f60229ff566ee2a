/** The texts of the client, in the language of whoever reads them: texts/<language>/web.ftl. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Language } from "./contract";
import { bundleOf, formatted, languageWish } from "./fluent";
import { remember, remembered } from "./look/memory";

class Texts {
  language: Language = $state(languageWish([remembered("language"), ...navigator.languages]));
  #bundle: FluentBundle | null = $state.raw(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Fetch the texts of a language, and speak it. */
  async speak(language: Language): Promise<void> {
    const response = await fetch(`/api/texts/${language}`);
    if (!response.ok) throw new Error(`no texts: ${response.status}`);
    this.#bundle = bundleOf(language, await response.text());
    this.language = language;
    remember("language", language);
    document.cookie = `coffers_lang=${language}; path=/; max-age=31536000; samesite=lax`;
    document.documentElement.lang = language;
  }

  text(id: string, details?: Record<string, FluentVariable>): string {
    return this.#bundle ? formatted(this.#bundle, `web-${id}`, details) : "";
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(`web-${id}`) ?? false;
  }
}

export const texts = new Texts();

/** A text of the client; its id without the `web-` at its beginning. */
export function t(id: string, details?: Record<string, FluentVariable>): string {
  return texts.text(id, details);
}
