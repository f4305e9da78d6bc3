// hetman arena <game> --bots a,b,…
import { randomBytes } from "node:crypto";
import type { Registered } from "#games/registry.ts";
import type { Language } from "#kernel/texts.ts";
import { ladder, lineUps } from "../arena/line-ups.ts";
import { type Outcome, playVisit, type Visitor } from "../arena/play.ts";
import { joined, readRatings, tournamentOf, writeRatings } from "../arena/ratings-file.ts";
import { type Row, ScoreSheet } from "../arena/score-sheet.ts";
import { botsOf, gameOf, numberOf, seatsOf, settingsOf, textOf } from "../args.ts";
import { type Command, type Given, type Report, UsageError } from "../command.ts";
import { openerOf } from "../outsiders/channel.ts";
import type { Faults } from "../outsiders/outsider.ts";
import type { Job } from "../pool/job.ts";
import { inParts, shardFlags } from "../pool/shards.ts";
import { progressOf } from "../progress.ts";
import { jobOf, type Series } from "../series.ts";
import { rounded } from "../stats.ts";
import { columns } from "../table.ts";
import { command as sim } from "./sim.ts";

const { seats, games, seed, bots, options } = sim.flags;

export const command: Command = {
  usage: "<game> --bots a,b,…",
  about: { en: "rates bots against each other", pl: "porównuje siłę botów" },
  flags: {
    bots: bots!,
    bot: {
      value: "CMD",
      about: {
        en: 'a bot of your own: "command …", ws://host:port, or listen:port (see bot-protocol)',
        pl: "własny bot: „polecenie …”, ws://host:port lub listen:port (zob. bot-protocol)",
      },
    },
    "bot-ms": { value: "N", about: { en: "its time for an answer (5000)", pl: "jego czas na odpowiedź (5000)" } },
    seats: seats!,
    games: games!,
    seed: seed!,
    milliseconds: {
      value: "N",
      about: { en: "time for each move instead of the levels' own effort", pl: "czas na ruch zamiast wysiłku poziomu" },
    },
    ladder: {
      about: {
        en: "only neighbours in the order of --bots meet: the weakest first",
        pl: "spotykają się tylko sąsiedzi w kolejności z --bots: od najsłabszego",
      },
    },
    ...shardFlags,
    threads: { value: "N", about: { en: "threads (all cores)", pl: "wątki (wszystkie rdzenie)" } },
    options: options!,
    "seat-options": sim.flags["seat-options"]!,
    write: {
      about: { en: "keep the ratings in bots/ratings.json", pl: "zapisz oceny w bots/ratings.json" },
    },
    add: {
      about: {
        en: "keep the ratings, going on from those of earlier games there",
        pl: "zapisz oceny, wychodząc od zapisanych po wcześniejszych grach",
      },
    },
  },
  words: [1, 1],
  run: async given => {
    const { registered, series, ids, visitor } = arenaOf(given);
    const jobs = jobsOf(given, series);
    const progress = progressOf(`arena ${series.game.id}`);
    const threads = numberOf(given, "threads", 1, 256);
    const told = (played: Outcome) => reportOf(given, series, ids, jobs, played);
    if (visitor) return told(await playVisit(registered, jobs, visitor, progress));
    const batch = { registered, jobs, progress, ...(threads !== undefined && { threads }) };
    return inParts(given, batch, ({ played, cpu }) =>
      told({ results: played.map(({ result }) => result), cpu, visit: null }),
    );
  },
};

function reportOf(given: Given, series: Series, ids: readonly string[], jobs: readonly Job[], played: Outcome): Report {
  const { seats: count, games: total, seed: from, game } = series;
  const earlier = given.flags.add ? readRatings(game.id, count, game.rules) : null;
  const sheet = new ScoreSheet(ids, earlier);
  for (const [i, result] of played.results.entries()) sheet.count(jobs[i]!.bots, result);
  const rows = sheet.rows();
  const tournament = tournamentOf(rows, { rules: game.rules, games: total, seed: from });
  if (keeps(given)) writeRatings(game.id, count, earlier ? joined(earlier, tournament) : tournament);
  const document = {
    game: game.id,
    seats: count,
    games: total,
    seed: from,
    gamesPerCpuSecond: rounded(total / played.cpu, 2),
    bots: rows,
    ...(played.visit && { visitor: played.visit }),
  };
  return { document, lines: linesOf(rows, given.language, played.visit) };
}

/** Whether the ratings are kept. */
const keeps = ({ flags }: Given): boolean => Boolean(flags.write || flags.add);

/** Under which id a bot from outside plays. */
const VISITOR = "visitor";

function arenaOf(given: Given): { registered: Registered; series: Series; ids: string[]; visitor: Visitor | null } {
  const registered = gameOf(given, given.words[0]);
  const { game } = registered;
  const typed = textOf(given, "bot");
  const milliseconds = numberOf(given, "bot-ms", 1, 3_600_000) ?? 5000;
  const visitor = typed === undefined ? null : { id: VISITOR, open: openerOf(typed), milliseconds };
  const ids = [...botsOf(given, game, visitor ? "greedy" : "random,greedy"), ...(visitor ? [VISITOR] : [])];
  if (ids.length < 2 || new Set(ids).size < ids.length)
    throw new UsageError("--bots must name two or more different bots", "--bots musi podać co najmniej dwa różne boty");
  if (visitor && given.flags.shard)
    throw new UsageError("a bot of your own plays all games in one run", "własny bot rozgrywa wszystkie gry naraz");
  if (visitor && keeps(given))
    throw new UsageError("only ratings without --bot are kept", "zapisuje się tylko oceny bez --bot");
  const count = seatsOf(given, game);
  if (count < 2) throw new UsageError("an arena needs at least two seats", "arena wymaga co najmniej dwóch miejsc");
  const seriesSeed = textOf(given, "seed") ?? randomBytes(6).toString("hex");
  const series: Series = {
    game,
    seats: count,
    games: numberOf(given, "games", 1, 10_000_000) ?? 100,
    seed: seriesSeed,
    ...settingsOf(given, game, count),
    lineUp: (given.flags.ladder ? ladder : lineUps)(ids, count, seriesSeed),
  };
  return { registered, series, ids, visitor };
}

function jobsOf(given: Given, series: Series): Job[] {
  const milliseconds = numberOf(given, "milliseconds", 1, 3_600_000);
  return Array.from({ length: series.games }, (_, i) => ({
    ...jobOf(series, i),
    ...(milliseconds !== undefined && { milliseconds }),
  }));
}

const words = {
  en: {
    heads: ["bot", "rating", "95%", "seats taken", "wins", "win share", "95%", "ahead of the next"],
    lost: ({ crashed, stalled, nonsense }: Faults) =>
      `turns lost: ${crashed} by crashes, ${stalled} by time, ${nonsense} by answers that were not offered`,
  },
  pl: {
    heads: ["bot", "ocena", "95%", "zajęte miejsca", "wygrane", "udział wygranych", "95%", "przed następnym"],
    lost: ({ crashed, stalled, nonsense }: Faults) =>
      `stracone tury: ${crashed} przez awarie, ${stalled} przez czas, ${nonsense} przez odpowiedzi spoza listy`,
  },
};

function linesOf(rows: readonly Row[], language: Language, visit: Outcome["visit"]): string[] {
  const { heads, lost } = words[language];
  const table = columns([heads, ...rows.map((row, i) => cells(row, rows[i + 1]?.bot))], "", language);
  return visit ? [...table, "", `${VISITOR}: ${visit.name}; ${lost(visit.faults)}`] : table;
}

function cells(row: Row, next: string | undefined): (string | number)[] {
  const range = (pair: readonly number[], digits: number) => pair.map(value => value.toFixed(digits)).join(" – ");
  return [
    row.bot,
    row.rating.toFixed(1),
    range(row.interval, 1),
    row.seatsTaken,
    row.wins,
    row.winShare.toFixed(3),
    range(row.winShareInterval, 3),
    next === undefined ? "" : (row.ahead[next]?.share.toFixed(3) ?? ""),
  ];
}
