// The rules of each game as one file: the server keeps them with the games that were begun on them.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { build } from "vite";

/**
 * @param {Readonly<Record<string, string>>} games the file of each game, by id
 * @param {string} folder
 */
export async function bundleRules(games, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, entry] of Object.entries(games)) {
    const built = await build({
      configFile: false,
      logLevel: "warn",
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        write: false,
        // What a comment says changes no rule, and must not look like one that did.
        minify: true,
        rolldownOptions: { output: { format: "es", codeSplitting: false } },
      },
    });
    const [file] = /** @type {{ output: { code: string }[] }} */ (built).output;
    if (!file) throw new Error(`the rules of ${id} could not be bundled`);
    writeFileSync(`${folder}/${id}.js`, file.code);
  }
}
