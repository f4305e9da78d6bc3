// A series in parts: `--shard i/n` plays every n-th game and writes what came of them to a file, and `hetman merge` puts
// the files together. The games of a series do not depend on each other, so the report is the one that a single run gives.
import { type Given, type Report, UsageError } from "../command.ts";
import { readText, writeText } from "../files.ts";
import { versionOf } from "../version.ts";
import type { Played } from "./job.ts";
import { type Batch, playBatch } from "./pool.ts";

/** The flags of commands that can be run in parts. */
export const shardFlags = {
  shard: {
    value: "I/N",
    about: {
      en: "play only part I of N and write it to --part; merge puts the parts together",
      pl: "rozegraj tylko część I z N i zapisz ją w --part; merge składa części",
    },
  },
  part: { value: "FILE", about: { en: "where the part goes", pl: "plik tej części" } },
};

const FORMAT = "hetman-part";

/** A part of a series, as its file has it. */
interface Part {
  readonly format: typeof FORMAT;
  /** What the whole series depends on: the same for all parts. */
  readonly series: { readonly command: readonly string[]; readonly rules: string; readonly version: string };
  readonly shard: readonly [at: number, of: number];
  /** Each game with its number in the series. */
  readonly played: readonly (readonly [number, Played])[];
  readonly cpu: number;
}

/** The games of a series that were played elsewhere. */
export interface Merged {
  readonly played: readonly Played[];
  readonly cpu: number;
}

/** What a command says of a series that was played to its end. */
export type Told = (merged: Merged) => Promise<Report> | Report;

function shardOf({ flags }: Given): readonly [number, number] | null {
  if (flags.shard === undefined) return null;
  const [, at = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(String(flags.shard)) ?? []).map(Number);
  if (at < 1 || at > of || of > 10_000)
    throw new UsageError("--shard must be like 2/8: part 2 of 8", "--shard ma postać 2/8: część 2 z 8");
  if (flags.seed === undefined)
    throw new UsageError(
      "--shard needs --seed: all parts have the same",
      "--shard wymaga --seed, wspólnego dla części",
    );
  if (flags.part === undefined) throw new UsageError("--shard needs --part FILE", "--shard wymaga --part PLIK");
  return [at, of];
}

/** Plays a series, a part of it, or nothing if its parts were played already. */
export async function inParts(given: Given, batch: Batch, told: Told): Promise<Report> {
  const { jobs, registered } = batch;
  if (given.merged) {
    if (given.merged.played.length !== jobs.length) throw notWhole();
    return told(given.merged);
  }
  const shard = shardOf(given);
  if (!shard) return told(await playBatch(batch));
  const [at, of] = shard;
  const numbers = jobs.flatMap((_, i) => (i % of === at - 1 ? [i] : []));
  const { played, cpu } = await playBatch({ ...batch, jobs: numbers.map(i => jobs[i]!) });
  const series = { command: withoutShard(given.typed), rules: registered.game.rules, version: versionOf() };
  const pairs = played.map((each, i) => [numbers[i]!, each] as const);
  const part: Part = { format: FORMAT, series, shard, played: pairs, cpu };
  const file = String(given.flags.part);
  writeText(file, `${JSON.stringify(part)}\n`);
  return { document: { part: file, shard: `${at}/${of}`, games: numbers.length }, lines: [file] };
}

/** What was typed, without what only says which part this is and how it is printed. */
function withoutShard(typed: readonly string[]): string[] {
  const own = /^--(shard|part|threads|lang)(=|$)/;
  return typed.filter(
    (word, i) => !own.test(word) && word !== "--json" && !/^--(shard|part|threads|lang)$/.test(typed[i - 1] ?? ""),
  );
}

const notWhole = (): UsageError =>
  new UsageError("the parts do not make up one whole series", "części nie składają się na jedną całą serię");

function readPart(file: string): Part {
  const bad = new UsageError(`${file} is no part of a series`, `${file} nie jest częścią serii`);
  try {
    const part = JSON.parse(readText(file)) as Part;
    if (part.format !== FORMAT || !Array.isArray(part.played) || !Array.isArray(part.series.command)) throw bad;
    return part;
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof TypeError ? bad : error;
  }
}

/** All parts of one series from their files: what was typed for it, and its games in their order. */
export function mergeParts(files: readonly string[]): { command: readonly string[]; merged: Merged } {
  const parts = files.map(readPart);
  const [first] = parts;
  const of = first?.shard[1] ?? 0;
  const isSame = parts.every(part => JSON.stringify(part.series) === JSON.stringify(first?.series));
  if (!isSame)
    throw new UsageError(
      "the parts are of different series, rules or versions",
      "części pochodzą z różnych serii, zasad lub wersji",
    );
  const found = new Set(parts.filter(({ shard }) => shard[1] === of).map(({ shard }) => shard[0]));
  if (!first || found.size !== of || parts.length !== of) throw notWhole();
  const played: Played[] = [];
  for (const [i, each] of parts.flatMap(part => part.played)) played[i] = each;
  return {
    command: first.series.command,
    merged: { played, cpu: parts.reduce((sum, { cpu }) => sum + cpu, 0) },
  };
}
