// The lobby must know every game's name, seats and settings at once and without its rules; a table page must find a
// game's board, words and lessons without a second list of games; the workers load the rules of the game that is played
// and of no other. This plugin asks the registry while the client is built and gives all these answers.
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = (path: string): string => pathToFileURL(root + path).href;

async function installed() {
  const { registry } = (await import(file("games/registry.ts"))) as typeof import("#games/registry.ts");
  return registry;
}

/** The installed games as plain data. */
async function catalogueText(): Promise<string> {
  const { levelIds: levels, middleLevel: usualLevel } = (await import(
    file("bots/levels.ts")
  )) as typeof import("#bots/levels.ts");
  const { ratingsOf } = (await import(file("bots/ratings.ts"))) as typeof import("#bots/ratings.ts");
  const games = Object.values(await installed()).map(async ({ game, texts }) => {
    const { id, rules, seats, box, options, seatOptions } = game;
    const [en, pl] = await Promise.all([wordsOf(texts("en")), wordsOf(texts("pl"))]);
    const ratings = Object.fromEntries(seats.map(n => [n, ratingsOf(id, n)]));
    return { id, rules, seats, box, options, seatOptions, levels, usualLevel, ratings, texts: { en, pl } };
  });
  const known = await Promise.all(games);
  const lines = known.map((game, i) => ({ game, name: `picture${i}`, art: `${root}games/${game.id}/board/art.svg` }));
  const imports = lines
    .filter(({ art }) => existsSync(art))
    .map(({ name, art }) => `import ${name} from ${JSON.stringify(`${art}?url`)};`);
  const entries = lines.map(({ game, name, art }) => {
    const picture = existsSync(art) ? name : JSON.stringify("/art/other.svg");
    return `{ ...${JSON.stringify(game)}, picture: ${picture} }`;
  });
  return `${imports.join("\n")}\nexport default [${entries.join(",\n")}]`;
}

async function wordsOf(texts: Promise<import("#kernel/texts.ts").Texts>) {
  const { name, tagline, options, seatOptions, scores } = await texts;
  return { name, tagline, options, seatOptions, scores };
}

/** The doors of the installed games, each behind a function that loads it. */
async function doorsText(): Promise<string> {
  const doors = Object.keys(await installed()).map(id => {
    const door = (name: string, path: string, what: string): string => {
      const source = `${root}games/${id}/${path}`;
      return existsSync(source) ? `${name}: async () => (await import(${JSON.stringify(source)})).${what},` : "";
    };
    const parts = [
      door("board", "board/index.tsx", "default"),
      door("learn", "learn/index.ts", "default"),
      door("en", "i18n/en.ts", "texts"),
      door("pl", "i18n/pl.ts", "texts"),
    ];
    return `${JSON.stringify(id)}: { ${parts.join(" ")} },`;
  });
  return `export default { ${doors.join("\n")} }`;
}

/** The rules of the installed games, each behind a function that loads them. */
async function rulesText(): Promise<string> {
  const games = Object.values(await installed()).map(async ({ game }) => {
    const source = `games/${game.id}/index.ts`;
    const [name] = Object.entries(await import(file(source))).find(([, exported]) => exported === game) ?? [];
    if (!name) throw new Error(`${source} does not export the game that the registry names`);
    return `${JSON.stringify(game.id)}: async () => (await import(${JSON.stringify(root + source)})).${name},`;
  });
  return `export default { ${(await Promise.all(games)).join("\n")} }`;
}

const texts: Readonly<Record<string, () => Promise<string>>> = {
  "virtual:catalogue": catalogueText,
  "virtual:doors": doorsText,
  "virtual:rules": rulesText,
};

/** Offers `virtual:catalogue`, `virtual:doors` and `virtual:rules`, typed in `app/virtual.d.ts`. */
export function catalogue(): Plugin {
  return {
    name: "hetman-catalogue",
    resolveId: id => (Object.hasOwn(texts, id) ? `\0${id}` : null),
    load: async id => (id.startsWith("\0") ? ((await texts[id.slice(1)]?.()) ?? null) : null),
  };
}
