// Which part of the tree may import which, as a table. `check-imports.ts` reads the sources and asks here.
//
//   kernel ← content ← rules ← view ← bot ← index.ts ← registry ← server, cli, every-game
//   kernel ← bots ← bot, server, cli      web/kit, content, view, i18n ← board ← web/app      protocol ← server, cli, web/app
//
// A game never imports another game, and nobody enters a game but through its two doors, index.ts and board/index.tsx.

export interface Import {
  /** The importing file, from the root of the project. */
  from: string;
  /** As written: `#kernel/flow.ts`, `./battle.ts`, `node:fs`, `react`. */
  specifier: string;
  /** `import type`, or a type position: gone before the program runs. */
  isType: boolean;
}

/** The first pattern that fits a path names its layer. */
const layers = {
  test: /\.test\.tsx?$|\/test\/|^web\/(e2e|bench)\//,
  plain: /^kernel\/(texts|json|change|teams|passing|packs|pack-files|zip)\.ts$/,
  kernel: /^kernel\//,
  protocol: /^protocol\//,
  bots: /^bots\//,
  registry: /^games\/registry\.ts$/,
  everyGame: /^games\/every-game\//,
  // The map of a game is tables too: geometry, worked out from content alone.
  content: /^games\/[^/]+\/(content|map)\//,
  state: /^games\/[^/]+\/(state|copy|frames|choices|events)(\.ts|\/)/,
  rules: /^games\/[^/]+\/(rules\/|(setup|options)(\.ts|\/))/,
  view: /^games\/[^/]+\/view\//,
  bot: /^games\/[^/]+\/bot\//,
  i18n: /^games\/[^/]+\/i18n\//,
  boardDoor: /^games\/[^/]+\/board\/index\.tsx?$/,
  board: /^games\/[^/]+\/board\//,
  learn: /^games\/[^/]+\/learn\//,
  game: /^games\/[^/]+\/index\.ts$/,
  server: /^server\//,
  cli: /^cli\//,
  kit: /^web\/kit\//,
  local: /^web\/app\/local\//,
  app: /^web\/app\//,
  build: /^web\/(build\/|[^/]+\.config\.ts$)/,
  web: /^web\//,
  scripts: /^scripts\//,
  root: /^[^/]+$/,
} as const;

type Layer = keyof typeof layers;
type Packages = "none" | "node" | "browser" | readonly string[];

interface Rule {
  may: readonly Layer[];
  mayAsType?: readonly Layer[];
  packages: Packages;
}

const game = ["content", "state", "rules", "view", "bot", "i18n", "game"] as const;
const boards = ["board", "boardDoor", "kit", "content", "view", "i18n", "plain"] as const;

const rules: Record<Layer, Rule> = {
  // The part of the kernel that runs no rules: clients use it as it is.
  plain: { may: ["plain"], mayAsType: ["kernel"], packages: "none" },
  kernel: { may: ["kernel"], packages: ["@noble/ciphers", "@noble/hashes"] },
  protocol: { may: ["protocol", "kernel"], packages: ["zod"] },
  bots: { may: ["bots", "kernel"], packages: "none" },
  registry: { may: ["game", "i18n", "kernel"], packages: "none" },
  everyGame: { may: ["everyGame", "registry", "kernel", "bots", "test"], packages: "node" },
  content: { may: ["content", "kernel"], mayAsType: ["state"], packages: "none" },
  state: { may: ["state", "content", "kernel"], packages: "none" },
  rules: { may: ["rules", "state", "content", "kernel"], packages: "none" },
  view: { may: ["view", "rules", "state", "content", "kernel"], packages: "none" },
  bot: { may: ["bot", "view", "rules", "state", "content", "kernel", "bots"], packages: "none" },
  i18n: { may: ["i18n", "content", "kernel"], mayAsType: ["state", "view", "rules"], packages: "none" },
  game: { may: [...game, "kernel"], packages: "none" },
  board: { may: boards, mayAsType: ["state", "kernel"], packages: "browser" },
  boardDoor: { may: boards, mayAsType: ["state", "kernel"], packages: "browser" },
  // Rules in our own words and a guided game, loaded by the pages that teach: content and words, no rules.
  learn: { may: ["learn", "content", "kit", "plain"], mayAsType: ["state", "view", "kernel"], packages: "none" },
  server: { may: ["server", "registry", "kernel", "bots", "protocol"], packages: "node" },
  cli: { may: ["cli", "server", "registry", "everyGame", "kernel", "bots", "protocol"], packages: "node" },
  kit: { may: ["kit", "plain"], mayAsType: ["kernel", "protocol"], packages: "browser" },
  local: { may: ["local", "registry", "game", "kernel", "bots", "protocol"], mayAsType: ["app"], packages: "browser" },
  app: { may: ["app", "local", "kit", "boardDoor", "protocol", "plain"], mayAsType: ["kernel"], packages: "browser" },
  // Build settings live beside the pages they build, but run on Node.
  build: { may: ["build", "registry", "kernel", "bots", "protocol"], packages: "node" },
  web: { may: ["web", "app", "kit"], packages: "browser" },
  scripts: { may: ["scripts"], packages: "node" },
  root: { may: ["root", "scripts"], packages: "node" },
  // And what `isOpenToTest` allows.
  test: {
    may: ["test", "kernel", "bots", "protocol", "registry", "everyGame", "kit", "scripts", "root"],
    packages: "node",
  },
};

const onlyInBrowsers =
  /^(react|react-dom|radix-ui|motion|react-i18next|react-icons|d3-[a-z]+|uplot|@fontsource.*|virtual:.*)$/;
const onlyOnServers =
  /^(node:.*|fastify|@fastify\/.*|ws|pg|ioredis|pino|prom-client|nodemailer|web-push|@node-rs\/.*)$/;

const layerOf = (path: string) => (Object.keys(layers) as Layer[]).find(layer => layers[layer].test(path));
const gameOf = (path: string) => path.match(/^games\/([^/]+)\//)?.[1];
/** The folder inside which imports are relative: a game, or a folder of the root. */
const homeOf = (path: string) => path.match(/^(games\/[^/]+|[^/]+)\//)?.[1] ?? "";

/** Says what is wrong with an import, or null. */
export function complaint({ from, specifier, isType }: Import): string | null {
  const layer = layerOf(from);
  if (!layer) return "the file belongs to no part of the tree";
  const to = pathOf(from, specifier);
  if (to === null) return packageComplaint(from, layer, specifier);
  const target = layerOf(to);
  if (!target) return `${to} belongs to no part of the tree`;
  const isOwn = homeOf(from) === homeOf(to);
  if (layer === "test" && isOpenToTest(from, to)) return null;
  if (gameOf(from) && gameOf(to) && !isOwn && layer !== "everyGame" && target !== "everyGame")
    return "a game may not import another game";
  const { may, mayAsType = [] } = rules[layer];
  if (!may.includes(target) && !(target === "plain" && may.includes("kernel"))) {
    if (!mayAsType.includes(target)) return `${layer} may not import ${target}`;
    if (!isType) return `${layer} may import only types from ${target}`;
  }
  const hasAlias = target !== "scripts" && target !== "root";
  return specifier.startsWith(".") && !isOwn && hasAlias ? `import it as "#${to}"` : null;
}

/** Tests see all of their own folder and the template; those of the client also games, and those in a browser all. */
function isOpenToTest(from: string, to: string): boolean {
  if (homeOf(from) === homeOf(to) || gameOf(to) === "_template" || /^web\/(e2e|bench)\//.test(from)) return true;
  return homeOf(from) === "web" && gameOf(to) !== undefined;
}

function packageComplaint(from: string, layer: Layer, specifier: string): string | null {
  const { packages } = rules[layer];
  const name = specifier.startsWith("node:")
    ? specifier
    : specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  if (layer === "test" && /^(web|games)\//.test(from)) return null;
  if (packages === "node")
    return onlyInBrowsers.test(name) ? `${layer} may not use ${name}: only web and boards may` : null;
  if (packages === "browser")
    return onlyOnServers.test(name) ? `${layer} may not use ${name}: it runs in browsers` : null;
  if (packages === "none") return `${layer} may not use ${name}: it uses no packages`;
  return packages.includes(name) ? null : `${layer} may not use ${name}`;
}

/** The path from the root, or null for a package. */
function pathOf(from: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return path.slice(1);
  if (!path.startsWith(".")) return null;
  return new URL(path, `file:///${from}`).pathname.slice(1);
}
