// Keeps the outcome of tournaments in bots/ratings.json, which clients show.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { levelBelow } from "#bots/levels.ts";
import { type Rated, type RatingsFile, type Tournament, tournamentIn } from "#bots/ratings.ts";
import { writeText } from "../files.ts";
import type { Row } from "./score-sheet.ts";

const file = fileURLToPath(new URL("../../bots/ratings.json", import.meta.url));

/** A tournament as the file keeps it; of a bot that had no seat in it nothing is known. */
export function tournamentOf(rows: readonly Row[], facts: Omit<Tournament, "bots">): Tournament {
  const seated = rows.filter(({ seatsTaken }) => seatsTaken > 0);
  const bots = seated.map(({ bot, rating, interval, winShare, seatsTaken: taken, ahead }): [string, Rated] => {
    const lead = ahead[levelBelow(bot) ?? ""];
    return [bot, { rating, interval, winShare, taken, ...(lead && { lead }) }];
  });
  return { ...facts, bots: Object.fromEntries(bots) };
}

/** An earlier tournament with what was played after it; `later` went on from its ratings. */
export function joined(earlier: Tournament, later: Tournament): Tournament {
  const bots = Object.entries({ ...earlier.bots, ...later.bots }).sort(([, a], [, b]) => b.rating - a.rating);
  return {
    rules: later.rules,
    games: earlier.games + later.games,
    seed: `${earlier.seed}+${later.seed}`,
    bots: Object.fromEntries(bots),
  };
}

/** What the file has of a game, a seat count and these rules; null if nothing. */
export function readRatings(game: string, seats: number, rules: string): Tournament | null {
  const found = tournamentIn(JSON.parse(readFileSync(file, "utf8")) as RatingsFile, game, seats);
  return found?.rules === rules ? found : null;
}

/** Puts a tournament in the place of the last one of the same game and seats; the order of the file stays steady. */
export function withTournament(all: RatingsFile, game: string, seats: number, tournament: Tournament): RatingsFile {
  const changed = { ...all, [game]: { ...all[game], [seats]: tournament } };
  return Object.fromEntries(Object.entries(changed).sort(([a], [b]) => a.localeCompare(b)));
}

/** Writes a tournament into the file. */
export function writeRatings(game: string, seats: number, tournament: Tournament): void {
  const all = JSON.parse(readFileSync(file, "utf8")) as RatingsFile;
  writeText(file, `${JSON.stringify(withTournament(all, game, seats, tournament), null, 2)}\n`);
}
