import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { typeColourSheet } from "./colours.ts";
import { compressed, preloadedFonts } from "./delivery.ts";
import { iconSprite } from "./sprite.ts";

// While developing, `npm run dev` asks a running `coffers serve` for everything but the client.
const server = process.env["COFFERS_SERVER"] ?? "http://127.0.0.1:8011";

export default defineConfig({
  plugins: [svelte(), iconSprite(), typeColourSheet(), preloadedFonts(), compressed()],
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", "../data"] },
    proxy: {
      "/api": server,
      "/ws": { target: server.replace(/^http/, "ws"), ws: true },
    },
  },
  build: { target: "es2023", assetsInlineLimit: 0 },
});
