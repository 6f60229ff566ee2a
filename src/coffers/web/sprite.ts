/** Puts the icons that the client uses, and no others, into one SVG file: /icons.svg. */
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { usedIcons } from "./src/card/icons.ts";

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
}

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;

export function hasIcon(name: string): boolean {
  return name in set.icons;
}

export function sprite(): string {
  const symbols = usedIcons().map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no icon '${name}'`);
    const width = icon.width ?? set.width ?? 512;
    const height = icon.height ?? set.height ?? 512;
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  const source = "https://game-icons.net, CC BY 3.0";
  return `<svg xmlns="http://www.w3.org/2000/svg"><desc>${source}</desc>${symbols.join("")}</svg>`;
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
