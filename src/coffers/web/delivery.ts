/** How the client travels: compressed once, when it is built, and its typefaces asked for at once. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;
const SMALLEST = 1000; // bytes worth compressing
const FIRST_FONTS = /(alegreya-latin-700|source-sans-3-latin-wght)-normal-.*\.woff2$/;

export function brotli(content: string | Uint8Array): Uint8Array {
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params: best });
}

/** Lays a compressed twin beside every file that gains by it: `x.js.br` and `x.js.gz`. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const content = file.type === "chunk" ? file.code : file.source;
          if (!TEXT.test(fileName) || content.length < SMALLEST) continue;
          this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotli(content) });
          const zipped = gzipSync(content, { level: 9 });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: zipped });
        }
      },
    },
  };
}

/** Has the page ask for the typefaces that every page needs before it knows its styles. */
export function preloadedFonts(): Plugin {
  return {
    name: "preloaded-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: "",
            },
          })),
    },
  };
}
