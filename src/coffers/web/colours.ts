/** The colours of the types of cards, from data/colours.json, as a style sheet. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export const STYLE_SHEET = "virtual:type-colours.css";

type Shades = Record<"band" | "ink" | "body" | "icon", string>;
type Tones = Record<"light" | "dark", Shades>;

const file = new URL("../data/colours.json", import.meta.url);

/** For each type its shades, light and dark, and a class that makes them those of a card. Other
 * shades take their place for those who want colours that differ for everybody. */
export function typeColours(): string {
  const { types, distinct } = JSON.parse(readFileSync(file, "utf-8")) as {
    types: Record<string, Tones>;
    distinct: Record<string, Tones>;
  };
  const shades = (theme: "light" | "dark", tones: Record<string, Tones> = types): string =>
    Object.entries(tones)
      .flatMap(([type, of]) =>
        Object.entries(of[theme]).map(
          ([shade, colour]) => `  --${type.toLowerCase()}-${shade}: ${colour};`,
        ),
      )
      .join("\n");
  const classes = Object.keys(types).map((type) => {
    const tone = type.toLowerCase();
    return `.tone-${tone} {
  --band: var(--${tone}-band);
  --band-text: var(--${tone}-ink);
  --body: var(--${tone}-body);
  --picture: var(--${tone}-icon);
}`;
  });
  return [
    `:root {\n${shades("light")}\n}`,
    `:root[data-theme="dark"] {\n${shades("dark")}\n}`,
    `:root[data-colours="distinct"] {\n${shades("light", distinct)}\n}`,
    `:root[data-theme="dark"][data-colours="distinct"] {\n${shades("dark", distinct)}\n}`,
    ...classes,
  ].join("\n\n");
}

export function typeColourSheet(): Plugin {
  return {
    name: "type-colours",
    resolveId: (id) => (id === STYLE_SHEET ? `\0${STYLE_SHEET}` : null),
    load(id) {
      if (id !== `\0${STYLE_SHEET}`) return null;
      this.addWatchFile(file.pathname);
      return typeColours();
    },
  };
}
