// hetman bench [what]
import { execFileSync } from "node:child_process";
import type { Registered } from "#games/registry.ts";
import { gameOf, numberOf } from "../args.ts";
import { botRows, type Matches, tablesOf } from "../bench/bots.ts";
import { connectFour, onKernel } from "../bench/games/small-game.ts";
import { gameRows } from "../bench/games.ts";
import { growthRows } from "../bench/growth.ts";
import { type Effort, quick, type Row, thorough } from "../bench/measure.ts";
import { memoryRow } from "../bench/memory.ts";
import { peerRows } from "../bench/peers.ts";
import { thinkingRows } from "../bench/thinking.ts";
import type { Command, Given } from "../command.ts";
import { progressOf } from "../progress.ts";
import { rounded } from "../stats.ts";
import { columns, numeral } from "../table.ts";

export const command: Command = {
  usage: "[games|growth|peers|memory|bots|thinking|server|<game>] [<game>]",
  about: { en: "measures speed, beside other libraries", pl: "mierzy szybkość, obok innych bibliotek" },
  flags: {
    quick: { about: { en: "only see that everything works", pl: "tylko sprawdź, czy wszystko działa" } },
    games: { value: "N", about: { en: "games of each match of bots (20)", pl: "gry w każdym meczu botów (20)" } },
    milliseconds: { value: "N", about: { en: "their time for a move (500)", pl: "ich czas na ruch (500)" } },
  },
  words: [0, 2],
  run: async given => {
    const rows = (await rowsOf(given, given.flags.quick ? quick : thorough)).map(short);
    return { document: rows, lines: linesOf(rows, given) };
  },
};

async function rowsOf(given: Given, effort: Effort): Promise<Row[]> {
  const games = Object.values(given.registry).map(({ game }) => game);
  const [what] = given.words;
  switch (what) {
    case undefined:
      return alone(given, [...games.map(({ id }) => id), "peers", "growth", "memory"]);
    case "games":
      return alone(
        given,
        games.map(({ id }) => id),
      );
    case "growth":
      return games.flatMap(game => growthRows(game, effort));
    case "peers":
      return peerRows(effort);
    case "memory":
      return [memoryRow(games.length > 0 ? games : [onKernel(connectFour)], effort)];
    case "bots":
      return botsOf(given, effort);
    case "thinking":
      return thinkingOf(given);
    case "server":
      return serverRows(given);
    default:
      return gameRows(gameOf(given, what).game, effort);
  }
}

async function botsOf(given: Given, effort: Effort): Promise<Row[]> {
  const matches: Matches = {
    games: numberOf(given, "games", 1, 100_000) ?? (given.flags.quick ? 1 : 20),
    milliseconds: numberOf(given, "milliseconds", 1, 3_600_000) ?? (given.flags.quick ? 2 : 500),
  };
  const rows: Row[] = [];
  for (const registered of namedIn(given)) rows.push(...(await botRows(registered, effort, matches)));
  return rows;
}

/** The game that is named after what to measure, or all. */
function namedIn(given: Given): Registered[] {
  const [, named] = given.words;
  return named === undefined ? Object.values(given.registry) : [gameOf(given, named)];
}

/** Questions of each table that are thought about. */
const QUESTIONS = 80;

function thinkingOf(given: Given): Row[] {
  const count = given.flags.quick ? 2 : QUESTIONS;
  return namedIn(given).flatMap(({ game }) => tablesOf(game).flatMap(seats => thinkingRows(game, seats, count)));
}

/** The server is many processes; it is loaded only when asked for. */
async function serverRows({ flags }: Given): Promise<Row[]> {
  const { briefly, honestly, serverFigures } = await import("#server/bench/bench.ts");
  return serverFigures(flags.quick ? briefly : honestly, part => process.stderr.write(`bench server: ${part}\n`));
}

/** Measures each part in a process of its own, so that none runs on code that another has warmed up or spoiled. */
function alone({ flags }: Given, parts: readonly string[]): Row[] {
  const progress = progressOf("bench");
  return parts.flatMap((part, i) => {
    const args = [...process.execArgv, process.argv[1]!, "bench", part, "--json", ...(flags.quick ? ["--quick"] : [])];
    const text = execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    progress(i + 1, parts.length);
    return JSON.parse(text) as Row[];
  });
}

/** Four digits are more than a measurement is worth. */
function short(row: Row): Row {
  const cut = (value: number) => rounded(value, Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
  const { peerValue, ratio } = row;
  return {
    ...row,
    value: cut(row.value),
    ...(peerValue !== undefined && { peerValue: cut(peerValue) }),
    ...(ratio !== undefined && { ratio: cut(ratio) }),
  };
}

function linesOf(rows: readonly Row[], { language }: Given): string[] {
  return columns(
    rows.map(({ name, unit, value, peer, peerValue, ratio }) => [
      name,
      value,
      unit,
      peer === undefined ? "" : `${peer}: ${numeral(peerValue ?? 0, language)} (${numeral(ratio ?? 0, language)}×)`,
    ]),
    "",
    language,
  );
}
