// Runs every stored game again by the rules it will be played with, its own where they are kept and today's otherwise,
// without changing anything, and says per game what would differ.
import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Registered } from "#games/registry.ts";
import type { AnyGame, Result } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import { type Match, replay } from "#kernel/match.ts";
import type { Start } from "#kernel/start.ts";
import { brokenLink } from "../play/chain.ts";
import { effective, type NumberedStep, readStep } from "../play/step.ts";
import { entriesOf } from "../records/entries.ts";
import { KeptRules } from "../rules/kept.ts";
import { type Settings, sqliteFile } from "../settings.ts";
import { inspectStore, type Store } from "../store/store.ts";
import type { TableDoc } from "../tables/doc.ts";
import { BackupError, textOf } from "./backup-error.ts";

/** What came of running a stored game again. */
export interface Verified {
  readonly table: string;
  readonly game: string;
  readonly stage: string;
  readonly steps: number;
  /** Null when it ran to the same states and the same result. */
  readonly problem: string | null;
}

/** What came of looking at a storage. */
export interface Verification {
  /** What is wrong with the storage itself; null if nothing. */
  readonly damage: string | null;
  readonly games: number;
}

type Games = Readonly<Record<string, Registered>>;

/** Runs every stored game again on the installed rules; `seen` gets each one. A full look reads every page. */
export async function verifyAll(
  settings: Settings,
  games: Games,
  seen: (verified: Verified) => void,
  isFull = false,
): Promise<Verification> {
  const file = sqliteFile(settings);
  if (!settings.databaseUrl && !existsSync(file))
    throw new BackupError(`there is nothing to verify: ${file} does not exist`);
  const store = await inspectStore({ databaseUrl: settings.databaseUrl, file }).catch(error => {
    throw new BackupError(textOf(error));
  });
  try {
    const damage = await store.damage(isFull).catch(textOf);
    const rules = new KeptRules(store, games);
    let count = 0;
    for (let after = 0; ; ) {
      const numbers = await store.tables.begunAfter(after, 500);
      if (numbers.length === 0) return { damage, games: count };
      for (const no of numbers) seen(await verifyOne(store, games, rules, no));
      count += numbers.length;
      after = numbers.at(-1) ?? after;
    }
  } finally {
    await store.close();
  }
}

/** A table that cannot be read is told of like one that differs; the others are read all the same. */
async function verifyOne(store: Store, games: Games, rules: KeptRules, no: number): Promise<Verified> {
  let about = { table: `no. ${no}`, game: "?", stage: "?", steps: 0 };
  try {
    const doc = (await store.tables.byNo(no))?.doc;
    if (!doc) return { ...about, problem: "it cannot be read: it is listed, but not there" };
    about = { table: doc.id, game: doc.game, stage: doc.stage, steps: 0 };
    const rows = await store.tables.journal(no, 0);
    const gap = rows.findIndex(({ version }, i) => version !== i + 1);
    if (gap >= 0) return { ...about, problem: `it cannot be read: step ${gap + 1} is missing` };
    const steps = rows.map(readStep);
    const broken = brokenLink(no, rows);
    if (broken !== null) return { ...about, problem: `it is damaged: step ${broken} is not what was written` };
    const moves = effective(steps);
    about = { ...about, steps: moves.length };
    const { start, snapshot } = await store.tables.begun(no);
    if ((snapshot?.version ?? 0) > rows.length)
      return { ...about, problem: `it is damaged: steps after ${rows.length} are missing` };
    if (!Object.hasOwn(games, doc.game)) return { ...about, problem: `the game ${doc.game} is not installed` };
    if (!start) return { ...about, problem: "it has no start" };
    const differences = (await rules.candidates(doc)).map(game => differenceOf(game, start, doc, moves));
    return { ...about, problem: differences.includes(null) ? null : (differences[0] ?? null) };
  } catch (error) {
    return { ...about, problem: `it cannot be read: ${textOf(error)}` };
  }
}

/** What the installed rules make different of a game; null if nothing. */
function differenceOf(game: AnyGame, start: Start, doc: TableDoc, moves: readonly NumberedStep[]): string | null {
  const after = (some: readonly NumberedStep[]): Match => replay(game, start, entriesOf(some));
  const rules = doc.rules === game.rules ? `rules ${game.rules}` : `rules ${game.rules}, begun on ${doc.rules}`;
  try {
    const { state } = after(moves);
    const result = isOver(state) ? game.result(state) : null;
    const isSame = hash(state) === moves.at(-1)?.hash;
    const score = doc.result && result ? scoreDifference(doc.result, result) : null;
    if (isSame && score === null) return doc.stage === "finished" && !result ? `it is not over (${rules})` : null;
    // Compared at the end first; only when that differs are the steps searched for the first wrong one.
    const first = isSame ? null : moves.find((move, i) => hash(after(moves.slice(0, i + 1)).state) !== move.hash);
    const from = first ? `it differs from step ${first.version} on` : "its score differs";
    return `${from}${score ? `: ${score}` : ""} (${rules})`;
  } catch (error) {
    return `${textOf(error)} (${rules})`;
  }
}

const total = (scores: Readonly<Record<string, number>>): number =>
  scores.total ?? Object.values(scores).reduce((sum, each) => sum + each, 0);

/** What a result would be instead of what was written down, seat by seat; null if it is the same. */
function scoreDifference(stored: Result, now: Result): string | null {
  if (isDeepStrictEqual(stored, now)) return null;
  const seats = stored.places.flatMap((place, seat) => {
    const [was, is] = [total(stored.scores[seat] ?? {}), total(now.scores[seat] ?? {})];
    const then = now.places[seat];
    return was === is && place === then
      ? []
      : [`seat ${seat + 1} had ${was} (place ${place}), now ${is} (place ${then})`];
  });
  return seats.length > 0 ? seats.join(", ") : "where its points come from";
}
