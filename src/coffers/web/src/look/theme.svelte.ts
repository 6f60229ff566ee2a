/** Light or dark: as the system has it, until somebody says otherwise. */
import { remember, remembered } from "./memory";

export type Theme = "light" | "dark";

class Look {
  #system = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #wish = $state(remembered("theme"));

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (change) => {
      this.#system = change.matches;
      this.apply();
    });
  }

  get theme(): Theme {
    if (this.#wish === "dark" || this.#wish === "light") return this.#wish;
    return this.#system ? "dark" : "light";
  }

  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.content = ground.trim() || meta.content; // the frame around an installed page
  }

  toggle(): void {
    this.#wish = this.theme === "dark" ? "light" : "dark";
    remember("theme", this.#wish);
    this.apply();
  }
}

export const look = new Look();

export function wantsCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
