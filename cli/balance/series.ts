// The games of a balance series: equal bots, and factions dealt at random.
import { randomBytes } from "node:crypto";
import { botIds } from "#bots/index.ts";
import { middleLevel } from "#bots/levels.ts";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import type { AnyGame, Options } from "#kernel/game.ts";
import { gameOf, numberOf, oneOf, seatsOf, settingsOf, textOf } from "../args.ts";
import type { Given } from "../command.ts";
import type { Job } from "../pool/job.ts";
import { versionOf } from "../version.ts";
import { strongestInTime } from "./pace.ts";
import type { Header } from "./page.ts";

/** The series that a command line asks for. */
export function seriesOf(given: Given) {
  const registered = gameOf(given, given.words[0]);
  const { game } = registered;
  const count = seatsOf(given, game);
  // The parts of a series must have the same level, wherever they are played.
  const isApart = given.flags.shard !== undefined || given.merged !== undefined;
  const level = oneOf(given, "level", botIds) ?? (isApart ? middleLevel : strongestInTime(game, count));
  const total = numberOf(given, "games", 1, 10_000_000) ?? 100;
  const from = textOf(given, "seed") ?? randomBytes(6).toString("hex");
  const { options: chosen } = settingsOf(given, game, count);
  const header: Header = {
    game: game.id,
    rules: game.rules,
    version: versionOf(),
    level,
    seats: count,
    games: total,
    seed: from,
    options: chosen,
    command: [
      `npm run -s hetman -- balance ${game.id} --level ${level} --seats ${count} --games ${total} --seed ${from}`,
      ...(Object.keys(chosen).length > 0 ? [`--options '${JSON.stringify(chosen)}'`] : []),
    ].join(" "),
  };
  const jobs = Array.from({ length: total }, (_, i): Job => {
    const gameSeed = `${from}/${i}`;
    const start = { seats: count, options: chosen, seatOptions: dealt(game, count, gameSeed), seed: gameSeed };
    return { game: game.id, start, bots: Array.from({ length: count }, () => level) };
  });
  return { registered, header, jobs };
}

/** Gives every seat a value of each setting of its own (faction, colour), so that the report knows who played what. */
function dealt(game: AnyGame, count: number, gameSeed: string): Options[] {
  const chance = chanceOf(fastChance(`${gameSeed} factions`));
  const seatOptions: Record<string, string>[] = Array.from({ length: count }, () => ({}));
  for (const spec of game.seatOptions) {
    if (spec.seats && !spec.seats.includes(count)) continue;
    const values = chance.shuffle(spec.values.filter(value => !spec.unique || value !== spec.default));
    for (const [seat, chosen] of seatOptions.entries()) {
      const value = spec.unique ? values[seat] : chance.pick(values);
      if (value !== undefined) chosen[spec.id] = value;
    }
  }
  return seatOptions;
}
