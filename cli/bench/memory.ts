// Whether anything stays behind: the heap after collecting garbage, before and after very many decisions.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { AnyGame } from "#kernel/game.ts";
import type { Effort, Row } from "./measure.ts";
import { RandomPlay } from "./random-play.ts";

/** The row of memory growth over decisions of all these games. */
export function memoryRow(games: readonly AnyGame[], { decisions }: Effort): Row {
  const collect = garbageCollector();
  const plays = games.map(game => new RandomPlay(game, false));
  playSome(plays, decisions / 10);
  const before = heapAfter(collect);
  playSome(plays, decisions);
  const growth = (heapAfter(collect) - before) / 1024;
  return { name: `memory growth over ${decisions} decisions`, unit: "KiB", value: growth };
}

function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

function heapAfter(collect: () => void): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Plays the games in turn until together they have made so many decisions. */
function playSome(plays: readonly RandomPlay[], decisions: number): void {
  let made = 0;
  for (let i = 0; made < decisions; i++) made += plays[i % plays.length]!.play(decisions).decisions;
}
