/**
 * Puts the icons that the client uses, and no others, into sheets: one with what every table needs,
 * and one for each expansion, fetched when one of its cards is shown. Their names change with what is
 * in them, so that browsers keep them for good; `virtual:icon-sheets` tells where they are.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./rounding.ts";
import { CARD_ICONS, usedIcons } from "./src/card/icons.ts";
import { SIGNS } from "./src/card/signs.ts";

export const MODULE = "virtual:icon-sheets";
/** Icons are 512 units wide: 128 are still finer than the pixels of a picture on a card. */
const COARSER = 128 / 512;
const EVERYWHERE = "Dominion"; // whose cards are in the sheet that every table needs

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
}

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
const cards = JSON.parse(readFileSync(new URL("../data/cards.json", import.meta.url), "utf-8")) as {
  name: string;
  set: string;
  kind: string;
}[];

export function hasIcon(name: string): boolean {
  return name in set.icons;
}

/** A sign for what cards do, under the name that it has in a sheet. */
const signs: ReadonlyMap<string, string> = new Map(
  Object.entries(SIGNS).map(([name, path]) => [`sign-${name}`, path]),
);

function symbol(name: string): string {
  const sign = signs.get(name);
  if (sign)
    return `<symbol id="${name}" viewBox="0 0 16 16"><path fill-rule="evenodd" d="${sign}"/></symbol>`;
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no icon '${name}'`);
  const width = (icon.width ?? set.width ?? 512) * COARSER;
  const height = (icon.height ?? set.height ?? 512) * COARSER;
  const body = icon.body.replace(
    / d="([^"]*)"/g,
    (_, path: string) => ` d="${rounded(path, COARSER)}"`,
  );
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
}

function sprite(names: readonly string[]): string {
  const source = "https://game-icons.net, CC BY 3.0";
  const symbols = names.map(symbol).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg"><desc>${source}</desc>${symbols}</svg>`;
}

/** Every picture that the client may show, the signs among them. */
export function allPictures(): string[] {
  return [...usedIcons(), ...signs.keys()].sort();
}

export interface Sheet {
  file: string;
  icons: string[];
  source: string;
}

/** The sheets, the one that every table needs first; each icon is in one of them. */
export function sheets(): Sheet[] {
  const owner = new Map(
    cards
      .filter((card) => card.kind === "kingdom" && card.set !== EVERYWHERE)
      .map((card) => [card.name, card.set]),
  );
  const home = new Map(
    Object.entries(CARD_ICONS).map(([card, icon]) => [icon, owner.get(card) ?? EVERYWHERE]),
  );
  const found = new Map<string, string[]>([[EVERYWHERE, []]]);
  for (const icon of allPictures()) {
    const sheet = home.get(icon) ?? EVERYWHERE;
    found.set(sheet, [...(found.get(sheet) ?? []), icon]);
  }
  return [...found].map(([name, icons]) => {
    const source = sprite(icons);
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
    return { file: `assets/icons-${name.toLowerCase()}-${hash}.svg`, icons, source };
  });
}

export function iconSprite(): Plugin {
  return {
    name: "icon-sprite",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const where = sheets().map(({ file, icons }) => [`/${file}`, icons.join(" ")]);
      return `export default ${JSON.stringify(where)}`;
    },
    configureServer(server) {
      server.middlewares.use("/assets/icons-", (request, response, next) => {
        const sheet = sheets().find(({ file }) => request.originalUrl?.startsWith(`/${file}`));
        if (!sheet) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sheet.source);
      });
    },
    generateBundle() {
      for (const { file, source } of sheets()) {
        this.emitFile({ type: "asset", fileName: file, source });
      }
    },
  };
}
