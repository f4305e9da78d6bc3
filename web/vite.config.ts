// Builds the web client to dist/web. One page, boards and rules in chunks of their own, a service worker around it.
import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { catalogue } from "./build/catalogue.ts";
import { compressed } from "./build/compressed.ts";
import { icons } from "./build/icons.ts";

const games = globSync("games/[a-z]*/index.ts", { cwd: fileURLToPath(new URL("..", import.meta.url)) })
  .map(file => basename(dirname(file)))
  .join();
/** What one game needs, and screens that few open: kept when they were first wanted. */
const later = [
  `**/assets/{${games},board,words-en,words-pl,lesson,lesson.*,reference,reference.*,learn}-*.{js,css}`,
  "**/assets/art-*.svg",
  "**/assets/{Care,Gallery,KitPage,LessonScreen,Me,Reference}-*.{js,css}",
];

/** The compiler of React remembers what was drawn. It is native: where a platform has none, the client draws more. */
const compiler = await import("oxc-transform-react").then(
  () => true,
  () => false,
);

/** What is drawn with a question, or small: remembering it would weigh more than it saves. The maps are drawn all the time. */
const seldomDrawn = /\/board\/((panels|pieces)\/|components|describe|Emblem|Ground|Scenes|SeatPanel)/;

const server = process.env.HETMAN_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  build: {
    outDir: fileURLToPath(new URL("../dist/web", import.meta.url)),
    emptyOutDir: true,
    // light-dark() must stay as it is written: the theme is switched by one attribute.
    target: ["chrome123", "firefox128", "safari17.5"],
    modulePreload: { polyfill: false },
    // Inlined data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one file; what several screens share, in files worth a request of their own.
            { name: "start", tags: ["$initial"], priority: 1 },
            // A pack is installed before the content of any game is there.
            { name: "packs", test: /kernel\/packs\.ts$/, priority: 2 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000 },
          ],
        },
        // The name of a shared file would be that of everything it is shared by.
        chunkFileNames: ({ name }) => `assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].js`,
      },
    },
  },
  resolve: { alias: { "d3-transition": fileURLToPath(new URL("kit/no-transition.ts", import.meta.url)) } },
  worker: { format: "es", plugins: () => [catalogue()] },
  server: { proxy: { "/api": { target: server, ws: true } } },
  plugins: [
    react({ compiler, exclude: [/\/node_modules\//, seldomDrawn] }),
    catalogue(),
    icons(),
    VitePWA({
      registerType: "prompt",
      injectRegister: null,
      manifest: {
        name: "Hetman",
        short_name: "Hetman",
        description: "Conquest board games: with friends, against bots, or alone.",
        start_url: "/",
        display: "standalone",
        background_color: "#14181d",
        theme_color: "#14181d",
        categories: ["games"],
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2,png,webmanifest}"],
        // Letters beyond English and Polish are kept when a name first needs them.
        globIgnores: ["**/*-{latin,latin-ext}-*.woff2", ...later],
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
            handler: "CacheFirst",
            // Files of earlier builds go when they are the oldest.
            options: { cacheName: "games", expiration: { maxEntries: 200 }, cacheableResponse: { statuses: [200] } },
          },
        ],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/(api|metrics|healthz|readyz|livez)/],
        maximumFileSizeToCacheInBytes: 4_000_000,
        importScripts: ["/push.js"],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
    compressed(),
  ],
});
