import { join } from "node:path";
import { botIds } from "#bots/index.ts";
import { levelIds } from "#bots/levels.ts";
import { checksOf } from "#games/every-game/checks.ts";
import type { Registered } from "#games/registry.ts";
import { numberOf, oneOf, textOf } from "../args.ts";
import { changeLines, changesOf } from "../balance/compare.ts";
import { type SweptGame, withFigures } from "../balance/doc.ts";
import { type Experiment, playExperiment, readExperiment, sideOf } from "../balance/experiment.ts";
import { figuresOf, type Sample } from "../balance/figures.ts";
import { codeOf, keptIn } from "../balance/kept.ts";
import { type BalanceReport, findingLines, type Header, oddities, pageOf, sweepPageOf } from "../balance/page.ts";
import { seriesOf } from "../balance/series.ts";
import { findingsOf, neverUsed, rarelyChosen, type Swept, tablesOf } from "../balance/sweep.ts";
import { words } from "../balance/words.ts";
import { type Command, type Given, type Report, UsageError } from "../command.ts";
import { makeFolder, readText, writeText } from "../files.ts";
import { playBatch } from "../pool/pool.ts";
import { inParts, shardFlags } from "../pool/shards.ts";
import { progressOf } from "../progress.ts";
import { command as sim } from "./sim.ts";

const { seats, games, seed, options } = sim.flags;

export const command: Command = {
  usage: "<game>|all",
  about: {
    en: "plays many games among equal bots and reports how fair the game is",
    pl: "rozgrywa wiele gier równych botów i sprawdza, czy gra jest wyrównana",
  },
  flags: {
    level: {
      value: "ID",
      about: {
        en: `who plays (the strongest that plays 1000 games in an hour): ${botIds.join(", ")}`,
        pl: `kto gra (najsilniejszy, który rozegra 1000 gier na godzinę): ${botIds.join(", ")}`,
      },
    },
    seats: seats!,
    games: games!,
    seed: seed!,
    options: options!,
    ...shardFlags,
    against: {
      value: "FILE",
      about: {
        en: "an earlier report.json of the same series, under other rules or bots: tells what changed",
        pl: "wcześniejszy report.json tej samej serii, z innymi zasadami lub botami: pokazuje, co się zmieniło",
      },
    },
    a: {
      value: "PACK",
      about: {
        en: "an experiment: play the same seeds with this pack (base: the box) and with that of --b",
        pl: "eksperyment: te same ziarna z tą paczką (base: z pudełkiem) i z paczką --b",
      },
    },
    b: { value: "PACK", about: { en: "the pack to compare with", pl: "paczka do porównania" } },
    again: {
      value: "FILE",
      about: {
        en: "play an experiment.json again and tell whether its figures are the same",
        pl: "rozegraj experiment.json jeszcze raz i sprawdź, czy liczby są te same",
      },
    },
    sweep: {
      about: {
        en: "every number of seats and every mode, each a series of --games, on one page",
        pl: "każda liczba miejsc i każdy tryb, po --games gier, na jednej stronie",
      },
    },
    doc: {
      value: "FILE",
      about: {
        en: "after a sweep: write its figures between the marks of this page, too (docs/balance.md)",
        pl: "po przeglądzie: wpisz liczby także między znaczniki tej strony (docs/balance.md)",
      },
    },
    levels: {
      value: "A,B,…",
      about: {
        en: "in a sweep: who plays alone against each difficulty (all levels)",
        pl: "w przeglądzie: kto gra sam na każdym poziomie trudności (wszystkie poziomy)",
      },
    },
    threads: { value: "N", about: { en: "threads (all cores)", pl: "wątki (wszystkie rdzenie)" } },
    out: {
      value: "DIR",
      about: {
        en: "where report.html and report.json go (balance)",
        pl: "dokąd zapisać report.html i report.json (balance)",
      },
    },
  },
  words: [0, 1],
  run: async given => {
    if (given.flags.again !== undefined) return playAgain(given, readExperiment(String(given.flags.again)));
    if (given.flags.a !== undefined || given.flags.b !== undefined) return compareSides(given);
    if (given.flags.sweep) return sweep(given);
    const { registered, header, jobs } = seriesOf(given);
    const { game } = registered;
    const out = textOf(given, "out") ?? "balance";
    const earlier = earlierOf(given, header);
    if (!given.flags.shard) makeFolder(out);
    const threads = numberOf(given, "threads", 1, 256);
    const kept = keptIn(out, JSON.stringify([header, codeOf(game.id), game.pack ?? ""]));
    const batch = {
      registered,
      jobs,
      withContent: true,
      ...(!given.flags.shard && { kept }),
      ...(threads !== undefined && { threads }),
      progress: progressOf(`balance ${game.id}`),
    };
    return inParts(given, batch, async ({ played }) => {
      const samples: Sample[] = played.map((each, i) => ({
        played: each,
        seatOptions: jobs[i]!.start.seatOptions ?? [],
      }));
      const { content } = await checksOf(registered);
      const figures = figuresOf(samples, header.seats, content);
      const changes = earlier && changesOf(earlier.figures, figures);
      const report: BalanceReport = { header, figures, ...(changes && { against: earlier.header, changes }) };
      const texts = await registered.texts(given.language);
      const files = writeReport(out, report, pageOf(report, given.language, texts));
      kept.drop();
      const odd = oddities(report, given.language, texts);
      const w = words[given.language];
      const changed = changes ? ["", ...changeLines(changes, given.language, texts)] : [];
      return {
        document: report,
        lines: [...files, "", `${w.odd}:`, ...(odd.length > 0 ? odd : [w.nothingOdd]), ...changed],
      };
    });
  },
};

/** Sweeps one game or all, and writes what they say into a page of the documentation where one is named. */
async function sweep(given: Given): Promise<Report> {
  const [what] = given.words;
  const page = textOf(given, "doc");
  const text = page === undefined ? "" : readText(page);
  if (page !== undefined && withFigures(text, []) === null)
    throw new UsageError(`${page} has no marks for figures`, `${page} nie ma znaczników na liczby`);
  const out = textOf(given, "out") ?? "balance";
  const ids = what === "all" ? Object.keys(given.registry) : [what];
  const games: Awaited<ReturnType<typeof sweepOf>>[] = [];
  for (const id of ids)
    games.push(await sweepOf({ ...given, words: id === undefined ? [] : [id] }, ids.length > 1 ? join(out, id!) : out));
  if (page !== undefined) writeText(page, withFigures(text, games)!);
  const reports = games.map(({ report }) => report);
  return {
    document: what === "all" ? reports.map(({ document }) => document) : reports[0]!.document,
    lines: [...reports.flatMap(({ lines }) => lines), ...(page === undefined ? [] : ["", page])],
  };
}

/** Every table of a game. Each game that was played is kept until all are, so that a sweep can be broken off. */
async function sweepOf(given: Given, out: string): Promise<SweptGame & { readonly report: Report }> {
  const { registered, header } = seriesOf(given);
  const { game } = registered;
  const seats = given.flags.seats === undefined ? game.seats : [header.seats];
  const levels = (textOf(given, "levels") ?? levelIds.join(",")).split(",");
  for (const level of levels) oneOf({ ...given, flags: { level } }, "level", botIds);
  makeFolder(out);
  const tables = tablesOf(game, seats, header.level, levels);
  const threads = numberOf(given, "threads", 1, 256);
  const { content } = await checksOf(registered);
  const swept: Swept[] = [];
  const all: ReturnType<typeof keptIn>[] = [];
  for (const [i, table] of tables.entries()) {
    const flags = { ...given.flags, seats: String(table.seats), level: table.level, seed: header.seed };
    const series = seriesOf({ ...given, flags: { ...flags, options: JSON.stringify(table.options) } });
    const kept = keptIn(out, JSON.stringify([series.header, codeOf(game.id), game.pack ?? ""]));
    all.push(kept);
    const progress = progressOf(`balance ${game.id} ${i + 1}/${tables.length} ${table.name}`);
    const batch = { registered, jobs: series.jobs, withContent: true, kept, ...(threads !== undefined && { threads }) };
    const { played } = await playBatch({ ...batch, progress });
    const samples = played.map((each, at) => ({
      played: each,
      seatOptions: series.jobs[at]!.start.seatOptions ?? [],
    }));
    swept.push({ table, games: played.length, figures: figuresOf(samples, table.seats, content) });
  }
  const texts = await registered.texts(given.language);
  const again = { ...header, command: `${header.command.replace(/ --seats \d+/, "")} --sweep` };
  const document = {
    header: again,
    tables: swept,
    findings: findingsOf(swept),
    rare: rarelyChosen(swept),
    unused: neverUsed(swept),
  };
  const files = writeReport(out, document, sweepPageOf(again, swept, given.language, texts));
  for (const kept of all) kept.drop();
  const odd = findingLines(swept, given.language, texts);
  const w = words[given.language];
  const lines = [...files, "", `${w.odd}:`, ...(odd.length > 0 ? odd : [w.nothingOdd])];
  return { header: again, texts, swept, report: { document, lines } };
}

/** The same seeds with two contents. */
async function compareSides(given: Given): Promise<Report> {
  const series = seriesOf(given);
  const out = textOf(given, "out") ?? "balance";
  makeFolder(out);
  const [a, b] = [sideOf(given, "a", series.header.game), sideOf(given, "b", series.header.game)];
  return tellExperiment(given, series.registered, out, await playExperiment(given, series, a, b, out));
}

/** An experiment from its file, played again under today's code. */
async function playAgain(given: Given, was: Experiment): Promise<Report> {
  const { game, level, seats, games, seed, options } = was.header;
  const flags = {
    ...given.flags,
    level,
    seats: String(seats),
    games: String(games),
    seed,
    options: JSON.stringify(options),
  };
  const series = seriesOf({ ...given, words: [game], flags });
  const out = textOf(given, "out") ?? "balance";
  makeFolder(out);
  const now = await playExperiment(given, series, was.a, was.b, out);
  const isSame = JSON.stringify(now.figures) === JSON.stringify(was.figures);
  const isSameCode = JSON.stringify(now.code) === JSON.stringify(was.code);
  const w = words[given.language];
  const verdict = isSame ? w.sameFigures : isSameCode ? w.otherFigures : w.otherCode;
  const told = await tellExperiment(given, series.registered, out, now);
  return { document: { isSame, isSameCode, experiment: told.document }, lines: [verdict, ...told.lines], ok: isSame };
}

async function tellExperiment(given: Given, registered: Registered, out: string, all: Experiment): Promise<Report> {
  const texts = await registered.texts(given.language);
  const { header, figures, changes, a, b } = all;
  const report: BalanceReport = { header, figures: figures.b, against: header, changes };
  const [page = "", json = ""] = writeReport(out, report, pageOf(report, given.language, texts));
  const file = join(out, "experiment.json");
  writeText(file, `${JSON.stringify(all, null, 1)}\n`);
  const lines = [page, json, file, "", `A: ${a.name}  B: ${b.name}`, ...changeLines(changes, given.language, texts)];
  return { document: all, lines };
}

/** An earlier report to compare with: of the same seeds, seats and settings, or the difference would mean nothing. */
function earlierOf(given: Given, header: Header): BalanceReport | null {
  const file = textOf(given, "against");
  if (file === undefined) return null;
  const bad = new UsageError(
    `${file} is no report of the same game, seats, games, seed and settings`,
    `${file} nie jest raportem tej samej gry z tymi samymi miejscami, liczbą gier, ziarnem i ustawieniami`,
  );
  const same = ({ game, seats, games, seed, options }: Header) => JSON.stringify([game, seats, games, seed, options]);
  try {
    const report = JSON.parse(readText(file)) as BalanceReport;
    if (same(report.header) !== same(header) || !report.figures.offers) throw bad;
    return report;
  } catch (error) {
    throw error instanceof SyntaxError || error instanceof TypeError ? bad : error;
  }
}

function writeReport(out: string, report: object, page: string): string[] {
  const files = ["report.html", "report.json"].map(name => join(out, name));
  writeText(files[0]!, page);
  writeText(files[1]!, `${JSON.stringify(report, null, 1)}\n`);
  return files;
}
