// Beside every text file of the built client lie its compressed forms, made once here: the server gives out the one a
// browser takes, and compresses nothing while people play.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const texts = new Set([".js", ".css", ".html", ".svg", ".json", ".webmanifest"]);
/** Below this a compressed file saves nothing that anyone would notice. */
const LEAST = 1000;
// The highest level takes ten times as long for three per cent.
const brotli = (data: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** Compresses what the build has written, after every other plugin. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "hetman-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        for (const file of await readdir(folder, { recursive: true })) {
          if (!texts.has(extname(file))) continue;
          const path = join(folder, file);
          const data = await readFile(path);
          if (data.length < LEAST) continue;
          await writeFile(`${path}.br`, await brotli(data));
          await writeFile(`${path}.gz`, await promisify(gzip)(data, { level: 9 }));
        }
      },
    },
  };
}
