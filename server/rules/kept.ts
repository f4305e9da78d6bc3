// Rules that stay: a game is finished, replayed and verified by the rules it began with. Every build puts the bundled
// rules of its games into the storage, named by their hash, and a table notes the hash when it starts.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress } from "node:zlib";
import type { Registered } from "#games/registry.ts";
import type { AnyGame } from "#kernel/game.ts";
import { gameNamed } from "../node.ts";
import type { Store } from "../store/store.ts";
import type { TableDoc } from "../tables/doc.ts";
import { type EarlierRules, earlierGame } from "./earlier.ts";

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const hashOf = (code: string | Buffer): string => createHash("sha256").update(code).digest("hex");

type Games = Readonly<Record<string, Registered>>;
type Begun = Pick<TableDoc, "game" | "rules" | "bundle">;

/** The rules that this node has, and those that the storage keeps. */
export class KeptRules {
  readonly #store: Store;
  readonly #games: Games;
  readonly #installed = new Map<string, string>();
  readonly #codes = new WeakMap<AnyGame, EarlierRules>();

  constructor(store: Store, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  /** Stores this build's rules, before the first game is begun on them; without a bundle nothing can be kept. */
  async keep(folder: string, now: number): Promise<void> {
    for (const [id, { game }] of Object.entries(this.#games)) {
      const file = join(resolve(folder), `${id}.js`);
      if (!existsSync(file)) continue;
      const code = readFileSync(file);
      const hash = hashOf(code);
      if (!(await this.#store.rules.has(hash)))
        await this.#store.rules.add(hash, id, game.rules, (await pack(code)).toString("base64"), now);
      this.#installed.set(id, hash);
    }
  }

  /** The hash of a game's installed rules; null where they were not bundled. */
  installed(game: string): string | null {
    return this.#installed.get(game) ?? null;
  }

  /** The rules that may continue a game, the best first: those it began with, unless today's are the same by name. */
  async candidates(doc: Begun): Promise<AnyGame[]> {
    const today = gameNamed({ games: this.#games }, doc.game);
    const earlier = await this.#earlier(doc, today);
    if (!earlier) return [today];
    return doc.rules === today.rules ? [today, earlier] : [earlier, today];
  }

  /** The code of a game that is not the installed one, for threads. */
  codeOf(game: AnyGame): EarlierRules | null {
    return this.#codes.get(game) ?? null;
  }

  async #earlier({ game: id, bundle }: Begun, today: AnyGame): Promise<AnyGame | null> {
    if (!bundle || bundle === this.installed(id)) return null;
    const packed = await this.#store.rules.find(bundle);
    if (packed === null) return null;
    const code = await unpack(Buffer.from(packed, "base64")).catch(() => null);
    // Nothing is run that is not what was stored.
    if (!code || hashOf(code) !== bundle) return null;
    const rules = { hash: bundle, code: code.toString("utf8") };
    const game = await earlierGame(today, rules);
    this.#codes.set(game, rules);
    return game;
  }
}
