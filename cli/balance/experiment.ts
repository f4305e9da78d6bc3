// An experiment: the same seeds played twice, with one content and with another, and what that changed. Its file holds all
// that is needed to play it again: packs, seeds, settings, and the hashes of the code.
import { checksOf } from "#games/every-game/checks.ts";
import type { Registered } from "#games/registry.ts";
import { hashOfPack, type Pack } from "#kernel/packs.ts";
import { numberOf, textOf } from "../args.ts";
import { type Given, UsageError } from "../command.ts";
import { readText } from "../files.ts";
import { readPack } from "../packs/read.ts";
import type { Job } from "../pool/job.ts";
import { playBatch } from "../pool/pool.ts";
import { progressOf } from "../progress.ts";
import { type Change, changesOf } from "./compare.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { codeOf, keptIn } from "./kept.ts";
import type { Header } from "./page.ts";

const FORMAT = "hetman-experiment";

/** One side of an experiment: a pack, or the box. */
export interface Side {
  readonly name: string;
  readonly hash: string;
  readonly pack: Pack | null;
}

/** An experiment as its file has it. */
export interface Experiment {
  readonly format: typeof FORMAT;
  readonly header: Header;
  readonly code: ReturnType<typeof codeOf>;
  readonly a: Side;
  readonly b: Side;
  readonly figures: { readonly a: Figures; readonly b: Figures };
  readonly changes: readonly Change[];
}

const box: Side = { name: "base", hash: "", pack: null };

/** The side that a flag names: "base", or the file of a pack. */
export function sideOf(given: Given, flag: "a" | "b", game: string): Side {
  const typed = textOf(given, flag) ?? "base";
  if (typed === "base") return box;
  const pack = readPack(typed);
  if (pack.game !== game)
    throw new UsageError(
      `${typed} is a pack for ${pack.game}, not ${game}`,
      `${typed} to paczka do ${pack.game}, a nie ${game}`,
    );
  return { name: pack.name, hash: hashOfPack(pack), pack };
}

/** The experiment in a file. */
export function readExperiment(typed: string): Experiment {
  const bad = new UsageError(`${typed} is no experiment`, `${typed} nie jest eksperymentem`);
  try {
    const found = JSON.parse(readText(typed)) as Experiment;
    if (found.format !== FORMAT || !Array.isArray(found.changes)) throw bad;
    return found;
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof TypeError ? bad : error;
  }
}

/** A series of games that two sides play. */
export interface Series {
  readonly registered: Registered;
  readonly header: Header;
  readonly jobs: readonly Job[];
}

/** Plays a series with both contents. */
export async function playExperiment(given: Given, series: Series, a: Side, b: Side, out: string): Promise<Experiment> {
  const { header } = series;
  const code = codeOf(header.game);
  const figures = {
    a: await figuresWith(given, series, a, out, code),
    b: await figuresWith(given, series, b, out, code),
  };
  return { format: FORMAT, header, code, a, b, figures, changes: changesOf(figures.a, figures.b) };
}

async function figuresWith(given: Given, series: Series, side: Side, out: string, code: object): Promise<Figures> {
  const { registered, header, jobs } = series;
  const kept = keptIn(out, JSON.stringify([header, code, side.hash]));
  const threads = numberOf(given, "threads", 1, 256);
  const { played } = await playBatch({
    registered,
    jobs,
    withContent: true,
    kept,
    packs: side.pack ? [side.pack] : [],
    ...(threads !== undefined && { threads }),
    progress: progressOf(`balance ${header.game} (${side.name})`),
  });
  const { content } = await checksOf(registered);
  const samples = played.map((each, i) => ({ played: each, seatOptions: jobs[i]!.start.seatOptions ?? [] }));
  return figuresOf(samples, header.seats, content);
}
