/** Puts the icons that the client uses, and no others, into one SVG file: /icons.svg. */
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { coarser } from "./outlines.ts";
import { usedIcons } from "./src/card/icons.ts";
import { SIGNS } from "./src/card/signs.ts";

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
}

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;

export function hasIcon(name: string): boolean {
  return name in set.icons;
}

/** An icon is 512 units wide: 160 are still finer than the pixels of a picture on a card. */
const FINER = 160 / 512;

/** The outlines of an icon, to be filled with the colour of what stands around it. */
function outlines(body: string): string {
  return [...body.matchAll(/<path ([^>]*)\/>/g)]
    .map(([, attributes = ""]) => {
      const rest = attributes.replace(/ ?fill="currentColor" ?/, "");
      return `<path ${rest.replace(/d="([^"]*)"/, (_, d: string) => `d="${coarser(d, FINER)}"`)}/>`;
    })
    .join("");
}

export function sprite(): string {
  const symbols = usedIcons().map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no icon '${name}'`);
    const width = (icon.width ?? set.width ?? 512) * FINER;
    const height = (icon.height ?? set.height ?? 512) * FINER;
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${outlines(icon.body)}</symbol>`;
  });
  const signs = Object.entries(SIGNS).map(
    ([name, path]) =>
      `<symbol id="sign-${name}" viewBox="0 0 16 16"><path fill-rule="evenodd" d="${path}"/></symbol>`,
  );
  const source = "https://game-icons.net, CC BY 3.0";
  return `<svg xmlns="http://www.w3.org/2000/svg"><desc>${source}</desc>${[...symbols, ...signs].join("")}</svg>`;
}

export function iconSprite(): Plugin {
  return {
    name: "icon-sprite",
    configureServer(server) {
      server.middlewares.use("/icons.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icons.svg", source: sprite() });
    },
  };
}
