// Keeps the outcome of tournaments in bots/ratings.json, which clients show.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RatingsFile, Tournament } from "#bots/ratings.ts";
import { writeText } from "../files.ts";
import type { Row } from "./score-sheet.ts";

const file = fileURLToPath(new URL("../../bots/ratings.json", import.meta.url));

/** A tournament as the file keeps it; of a bot that had no seat in it nothing is known. */
export function tournamentOf(rows: readonly Row[], facts: Omit<Tournament, "bots">): Tournament {
  const seated = rows.filter(({ seatsTaken }) => seatsTaken > 0);
  const bots = seated.map(({ bot, rating, interval, winShare }) => [bot, { rating, interval, winShare }]);
  return { ...facts, bots: Object.fromEntries(bots) };
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
