// Games of a series that was broken off: each is written down when it ends, and the same command goes on after them.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pathOf } from "../files.ts";
import type { Played } from "../pool/job.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A hash of the code in some folders, tests aside: figures are comparable where it is the same. */
export function hashOfCode(folders: readonly string[]): string {
  const hash = createHash("sha256");
  const files = folders.flatMap(folder =>
    globSync(`${folder}/**/*.ts`, {
      cwd: root,
      exclude: name => /\.test\.ts$|(^|\/)(test|board|i18n|learn)$/.test(String(name)),
    }),
  );
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** What results depend on: the rules with their kernel, and the bots. */
export const codeOf = (game: string) => ({
  engine: hashOfCode(["kernel", `games/${game}/content`, `games/${game}/rules`, `games/${game}/map`, `games/${game}`]),
  bots: hashOfCode(["bots", `games/${game}/bot`]),
});

/** Played games by number, on disk. */
export interface Kept {
  readonly known: ReadonlyMap<number, Played>;
  put(at: number, played: Played): void;
  /** After the report there is nothing left to go on with. */
  drop(): void;
}

/** The games of a series that were already played; `series` names all that they depend on. */
export function keptIn(folder: string, series: string): Kept {
  const name = createHash("sha256").update(series).digest("hex").slice(0, 12);
  const file = pathOf(join(folder, `played-${name}.jsonl`));
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const known = new Map<number, Played>();
  for (const line of lines) {
    // The last line may have been cut off.
    if (!line.endsWith("]")) continue;
    const [at, played] = JSON.parse(line) as [number, Partial<Played>];
    // What an earlier build noted less of is played again.
    if (played.answers) known.set(at, played as Played);
  }
  return {
    known,
    put: (at, played) => appendFileSync(file, `\n${JSON.stringify([at, played])}`),
    drop: () => rmSync(file, { force: true }),
  };
}
