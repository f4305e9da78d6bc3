// One thinking thread of the pool.
import { parentPort, workerData } from "node:worker_threads";
import { thoughtOf } from "#bots/bot.ts";
import { botNamed } from "#bots/index.ts";
import type { Registered } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { sightOf } from "#kernel/imagine.ts";
import type { Choice, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { wasLearned } from "#kernel/undo.ts";
import type { Task } from "./pool.ts";

const port = parentPort;
if (!port) throw new Error("this file runs as a worker");
const { registry } = (await import((workerData as { games: string }).games)) as {
  registry: Readonly<Record<string, Registered>>;
};

port.on("message", (task: Task) => {
  try {
    port.postMessage({ result: done(task) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function done(task: Task): unknown {
  const game = registry[task.game]?.game;
  if (!game) throw new Error(`no game ${task.game}`);
  return task.kind === "bot" ? thought(game, task) : wasLearned(game, task.state, task.seat, task.choice);
}

/** A bot's answer; to a simultaneous question the whole of it, so that it is stored at once. */
function thought(game: AnyGame, { level, state, seat, luck }: Extract<Task, { kind: "bot" }>): Choice[] {
  const bot = botNamed(game, level, () => performance.now());
  if (!bot) throw new Error(`no bot ${level}`);
  const chance = fastChance(luck);
  const choices: Choice[] = [];
  for (;;) {
    const plan = thoughtOf(bot, sightOf(game, state, seat), chance).choices;
    for (const choice of plan) {
      choices.push(choice);
      if (!goesOn(game, state, seat, choice)) return choices;
    }
  }
}

/** Adds a choice to the bot's own open answer; whether that needs more of them. Never resolves the question. */
function goesOn(game: AnyGame, state: State, seat: number, choice: Choice): boolean {
  const frame = state.stack.at(-1);
  const step = frame && runnerOf(game).find(frame);
  const soFar = state.answers[seat];
  if (!frame || step?.kind !== "together" || !soFar) return false;
  soFar.push(choice);
  return !step.isDone(state as never, frame as never, seat, soFar as never);
}
