// The lobby must know every game's name, seats and settings at once and without its rules. This plugin asks the
// registry while the client is built and gives the answer to the page as plain data.
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:catalogue";
const root = fileURLToPath(new URL("../..", import.meta.url));
const file = (path: string): string => pathToFileURL(`${root}/${path}`).href;

async function read(): Promise<unknown[]> {
  const { registry } = (await import(file("games/registry.ts"))) as typeof import("#games/registry.ts");
  const { levelIds: levels, middleLevel: usualLevel } = (await import(
    file("bots/levels.ts")
  )) as typeof import("#bots/levels.ts");
  return Promise.all(
    Object.values(registry).map(async ({ game, texts }) => {
      const [en, pl] = await Promise.all([texts("en"), texts("pl")]);
      const words = [en, pl].map(({ name, tagline, options, seatOptions, scores }) => ({
        name,
        tagline,
        options,
        seatOptions,
        scores,
      }));
      const { id, rules, seats, options, seatOptions } = game;
      return { id, rules, seats, options, seatOptions, levels, usualLevel, texts: { en: words[0], pl: words[1] } };
    }),
  );
}

/** Offers `virtual:catalogue`, typed in `app/catalogue.ts`. */
export function catalogue(): Plugin {
  return {
    name: "hetman-catalogue",
    resolveId: id => (id === ID ? `\0${ID}` : null),
    load: async id => (id === `\0${ID}` ? `export default ${JSON.stringify(await read())}` : null),
  };
}
