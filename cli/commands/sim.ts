// hetman sim <game>
import { randomBytes } from "node:crypto";
import { botIds } from "#bots/index.ts";
import type { Registered } from "#games/registry.ts";
import type { Language } from "#kernel/texts.ts";
import { botsOf, gameOf, numberOf, seatsOf, settingsOf, textOf } from "../args.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { inParts, shardFlags } from "../pool/shards.ts";
import { progressOf } from "../progress.ts";
import { count, jobOf, newTally, resultsOf, type Series } from "../series.ts";
import { rounded } from "../stats.ts";
import { columns, numeral } from "../table.ts";

export const command: Command = {
  usage: "<game>",
  about: { en: "plays many games among bots and reports", pl: "rozgrywa wiele gier między botami i podaje wyniki" },
  flags: {
    seats: {
      value: "N",
      about: { en: "how many seats (4 if the game allows it)", pl: "ile miejsc (4, jeśli gra pozwala)" },
    },
    games: { value: "K", about: { en: "how many games (100)", pl: "ile gier (100)" } },
    seed: {
      value: "S",
      about: {
        en: "any text; the same seed gives the same games",
        pl: "dowolny tekst; to samo ziarno daje te same gry",
      },
    },
    bots: {
      value: "a,b,…",
      about: {
        en: `who plays, repeated if fewer than seats; seats rotate (${botIds.join(", ")})`,
        pl: `kto gra, powtarzane przy mniejszej liczbie niż miejsc; miejsca się zmieniają (${botIds.join(", ")})`,
      },
    },
    options: { value: "JSON", about: { en: "table settings by id", pl: "ustawienia stołu" } },
    "seat-options": { value: "JSON", about: { en: "a list of settings by seat", pl: "lista ustawień miejsc" } },
    threads: { value: "N", about: { en: "threads (1)", pl: "wątki (1)" } },
    ...shardFlags,
  },
  words: [1, 1],
  run: async given => {
    const { registered, series } = seriesOf(given);
    const { seats, games, seed } = series;
    const bots = series.lineUp(0);
    const jobs = Array.from({ length: games }, (_, i) => jobOf(series, i));
    const threads = numberOf(given, "threads", 1, 256) ?? 1;
    const batch = { registered, jobs, threads, progress: progressOf(`sim ${series.game.id}`) };
    return inParts(given, batch, ({ played, cpu }) => {
      const tally = newTally(seats, bots);
      for (const [i, each] of played.entries()) count(tally, { ...each, bots: jobs[i]!.bots });
      const { decisions, wins, winsByBot } = tally;
      const document = {
        game: series.game.id,
        seats,
        games,
        seed,
        bots,
        decisions,
        decisionsPerCpuSecond: Math.round(decisions / cpu),
        gamesPerCpuSecond: rounded(games / cpu, 2),
        meanDecisions: rounded(decisions / games, 2),
        wins,
        winsByBot,
        results: resultsOf(tally),
      };
      return { document, lines: linesOf(document, given.language) };
    });
  },
};

function seriesOf(given: Given): { registered: Registered; series: Series } {
  const registered = gameOf(given, given.words[0]);
  const { game } = registered;
  const seats = seatsOf(given, game);
  const bots = botsOf(given, game, "random");
  if (bots.length > seats)
    throw new UsageError(
      `${bots.length} bots do not fit in ${seats} seats`,
      `za dużo botów (${bots.length}); miejsc: ${seats}`,
    );
  const lineUp = Array.from({ length: seats }, (_, place) => bots[place % bots.length]!);
  const series: Series = {
    game,
    seats,
    games: numberOf(given, "games", 1, 10_000_000) ?? 100,
    seed: textOf(given, "seed") ?? randomBytes(6).toString("hex"),
    ...settingsOf(given, game, seats),
    lineUp: () => lineUp,
  };
  return { registered, series };
}

const words = {
  en: {
    games: "games",
    seed: "seed",
    decisions: "decisions a game",
    speed: "decisions per CPU second",
    seat: "seat",
    wins: "wins",
    place: "mean place",
    score: "mean score",
    bot: "bot",
    ended: "ended by",
  },
  pl: {
    games: "gry",
    seed: "ziarno",
    decisions: "decyzji na grę",
    speed: "decyzji na sekundę procesora",
    seat: "miejsce",
    wins: "wygrane",
    place: "średnie miejsce",
    score: "średni wynik",
    bot: "bot",
    ended: "powód końca",
  },
};

type Document = Pick<Series, "seats" | "games" | "seed"> & {
  readonly meanDecisions: number;
  readonly decisionsPerCpuSecond: number;
  readonly wins: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  readonly results: ReturnType<typeof resultsOf>;
};

function linesOf(document: Document, language: Language): string[] {
  const w = words[language];
  const { meanPlaces, meanScores, reasons } = document.results;
  const reasonList = Object.entries(reasons).map(([reason, times]) => `${reason} ${times}`);
  const seats = document.wins.map((wins, seat) => [seat + 1, wins, meanPlaces[seat]!, meanScores[seat]!]);
  return [
    `${w.games}: ${numeral(document.games, language)}  ${w.seed}: ${document.seed}  ${w.ended}: ${reasonList.join(", ")}`,
    `${w.decisions}: ${numeral(document.meanDecisions, language)}  ${w.speed}: ${numeral(document.decisionsPerCpuSecond, language)}`,
    "",
    ...columns([[w.seat, w.wins, w.place, w.score], ...seats], "", language),
    "",
    ...columns([[w.bot, w.wins], ...Object.entries(document.winsByBot)], "", language),
  ];
}
