// hetman arena <game> --bots a,b,…
import { randomBytes } from "node:crypto";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { botsOf, gameOf, numberOf, seatsOf, settingsOf, textOf } from "../args.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { progressOf } from "../progress.ts";
import { interval, newRatings, type Ratings, rateGame } from "../ratings.ts";
import { playSeries, type Series } from "../series.ts";
import { rounded, shareInterval } from "../stats.ts";
import { columns } from "../table.ts";
import { command as sim } from "./sim.ts";

const { seats, games, seed, bots, options } = sim.flags;

export const command: Command = {
  usage: "<game> --bots a,b,…",
  about: { en: "rates bots against each other", pl: "porównuje siłę botów" },
  flags: {
    bots: bots!,
    seats: seats!,
    games: games!,
    seed: seed!,
    options: options!,
    "seat-options": sim.flags["seat-options"]!,
  },
  words: [1, 1],
  run: async given => {
    const { series, ids } = arenaOf(given);
    const ratings = newRatings(ids);
    const wins = new Map(ids.map(id => [id, { tables: 0, wins: 0 }]));
    const cpu = playSeries(
      series,
      ({ result, bots: here }) => {
        rateGame(ratings, here, result.places);
        countWins(wins, here, result.winners);
      },
      progressOf(`arena ${series.game.id}`),
    );
    const rows = ids.map(id => row(id, ratings, wins.get(id)!)).sort((a, b) => b.rating - a.rating);
    const document = {
      game: series.game.id,
      seats: series.seats,
      games: series.games,
      seed: series.seed,
      gamesPerCpuSecond: rounded(series.games / cpu, 2),
      bots: rows,
    };
    return { document, lines: columns([heads[given.language], ...rows.map(cells)], "", given.language) };
  },
};

function arenaOf(given: Given): { series: Series; ids: string[] } {
  const { game } = gameOf(given, given.words[0]);
  const ids = botsOf(given, game, "random,greedy");
  if (ids.length < 2 || new Set(ids).size < ids.length)
    throw new UsageError("--bots must name two or more different bots", "--bots musi podać co najmniej dwa różne boty");
  const count = seatsOf(given, game);
  if (count < 2) throw new UsageError("an arena needs at least two seats", "arena wymaga co najmniej dwóch miejsc");
  const seriesSeed = textOf(given, "seed") ?? randomBytes(6).toString("hex");
  const series: Series = {
    game,
    seats: count,
    games: numberOf(given, "games", 1, 10_000_000) ?? 100,
    seed: seriesSeed,
    ...settingsOf(given, game, count),
    lineUp: lineUps(ids, count, seriesSeed),
  };
  return { series, ids };
}

/**
 * Round-robin: with more bots than seats every group of them meets in turn, with fewer they share the seats evenly.
 * Each line-up is shuffled and stays for as many games as there are seats, so that every bot sits everywhere.
 */
function lineUps(entrants: readonly string[], count: number, seriesSeed: string): (game: number) => string[] {
  const groups = entrants.length > count ? combinations(entrants, count) : [entrants];
  return game => {
    const round = Math.floor(game / count);
    const group = groups[round % groups.length]!;
    // With fewer bots than seats the round decides who gets the seats left over.
    const line = Array.from({ length: count }, (_, place) => group[(place + round) % group.length]!);
    return chanceOf(fastChance(`${seriesSeed} round ${round}`)).shuffle(line);
  };
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map(rest => [item, ...rest]));
}

interface Wins {
  /** Seats taken in all games: what a share is a share of. */
  tables: number;
  wins: number;
}

/** A shared victory counts in parts. */
function countWins(wins: Map<string, Wins>, ids: readonly string[], winners: readonly number[]): void {
  for (const id of ids) wins.get(id)!.tables++;
  for (const seat of winners) wins.get(ids[seat]!)!.wins += 1 / winners.length;
}

function row(id: string, ratings: Ratings, { tables, wins }: Wins) {
  const rating = ratings.get(id)!;
  const range = (pair: readonly number[], digits: number) => pair.map(value => rounded(value, digits));
  return {
    bot: id,
    rating: rounded(rating.mu, 2),
    interval: range(interval(rating), 2),
    seatsTaken: tables,
    wins: rounded(wins, 2),
    winShare: rounded(tables === 0 ? 0 : wins / tables, 4),
    winShareInterval: range(shareInterval(wins, tables), 4),
  };
}

const heads = {
  en: ["bot", "rating", "95 %", "seats taken", "wins", "win share", "95 %"],
  pl: ["bot", "ranking", "95 %", "zajęte miejsca", "wygrane", "udział wygranych", "95 %"],
};

function cells(each: ReturnType<typeof row>): (string | number)[] {
  const range = (pair: number[], digits: number) => pair.map(value => value.toFixed(digits)).join(" – ");
  return [
    each.bot,
    each.rating.toFixed(1),
    range(each.interval, 1),
    each.seatsTaken,
    each.wins,
    each.winShare.toFixed(3),
    range(each.winShareInterval, 3),
  ];
}
