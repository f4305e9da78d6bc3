// One thinking thread of the pool.
import { parentPort, workerData } from "node:worker_threads";
import { answerAt } from "#bots/answer.ts";
import { botNamed } from "#bots/index.ts";
import type { Registered } from "#games/registry.ts";
import { foresee } from "#kernel/foresee.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Choice } from "#kernel/procedure.ts";
import { wasLearned } from "#kernel/undo.ts";
import { earlierGame } from "../rules/earlier.ts";
import type { Task } from "./pool.ts";

const port = parentPort;
if (!port) throw new Error("this file runs as a worker");
const { registry } = (await import((workerData as { games: string }).games)) as {
  registry: Readonly<Record<string, Registered>>;
};

port.on("message", async (task: Task) => {
  try {
    port.postMessage({ result: await done(task) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

async function done(task: Task): Promise<unknown> {
  const today = registry[task.game]?.game;
  if (!today) throw new Error(`no game ${task.game}`);
  const game = task.earlier ? await earlierGame(today, task.earlier) : today;
  switch (task.kind) {
    case "bot":
      return thought(game, task);
    case "learned":
      return wasLearned(game, task.state, task.seat, task.choice);
    case "foresee":
      return foresee(game, task.state, task.seat, task.luck);
  }
}

/** A bot's answer; to a simultaneous question the whole of it, so that it is stored at once. */
function thought(game: AnyGame, { level, state, seat, seed }: Extract<Task, { kind: "bot" }>): Choice[] {
  const bot = botNamed(game, level, () => performance.now());
  if (!bot) throw new Error(`no bot ${level}`);
  return answerAt(game, bot, state, seat, seed);
}
