// hetman bench [what]
import { execFileSync } from "node:child_process";

import { gameOf } from "../args.ts";
import { connectFour, onKernel } from "../bench/games/small-game.ts";
import { gameRows } from "../bench/games.ts";
import { type Effort, quick, type Row, thorough } from "../bench/measure.ts";
import { memoryRow } from "../bench/memory.ts";
import { peerRows } from "../bench/peers.ts";
import type { Command, Given } from "../command.ts";
import { progressOf } from "../progress.ts";
import { rounded } from "../stats.ts";
import { columns, numeral } from "../table.ts";

export const command: Command = {
  usage: "[games|peers|memory|<game>]",
  about: { en: "measures speed, beside other libraries", pl: "mierzy szybkość, obok innych bibliotek" },
  flags: { quick: { about: { en: "only see that everything works", pl: "tylko sprawdź, czy wszystko działa" } } },
  words: [0, 1],
  run: async given => {
    const rows = rowsOf(given, given.flags.quick ? quick : thorough).map(short);
    return { document: rows, lines: linesOf(rows, given) };
  },
};

function rowsOf(given: Given, effort: Effort): Row[] {
  const games = Object.values(given.registry).map(({ game }) => game);
  const [what] = given.words;
  switch (what) {
    case undefined:
      return alone(given, [...games.map(({ id }) => id), "peers", "memory"]);
    case "games":
      return alone(
        given,
        games.map(({ id }) => id),
      );
    case "peers":
      return peerRows(effort);
    case "memory":
      return [memoryRow(games.length > 0 ? games : [onKernel(connectFour)], effort)];
    default:
      return gameRows(gameOf(given, what).game, effort);
  }
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
