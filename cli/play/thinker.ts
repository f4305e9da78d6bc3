// Bots of a terminal game think in a thread of their own, so that the person can leave while they do.
import { Worker } from "node:worker_threads";
import { answer, luckOf } from "#bots/driver.ts";
import { botNamed } from "#bots/index.ts";
import { registry } from "#games/registry.ts";
import type { AnyGame } from "#kernel/game.ts";
import { installedPacks, type Pack } from "#kernel/packs.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";

/** What a bot is asked; the luck depends on the text alone, so that a loaded game goes on as it would have. */
export interface Asking {
  readonly state: State;
  readonly seat: Seat;
  readonly luck: string;
}

/** What the thread is made for. */
export interface Seated {
  readonly game: string;
  readonly ids: readonly (string | null)[];
  readonly packs: readonly Pack[];
}

/** The bots of a table. */
export interface Thinker {
  answer(asking: Asking): Promise<Choice>;
  /** Ends all thinking; answers that are waited for never come. */
  close(): void;
}

/** How bots answer; each seat has a bot of its own, since some remember what they were about to do. */
export function answererOf(game: AnyGame, ids: readonly (string | null)[]): (asking: Asking) => Choice {
  const bots = ids.map(id => (id === null ? null : botNamed(game, id, () => performance.now())));
  return ({ state, seat, luck }) => answer(game, state, seat, bots[seat]!, luckOf(luck, seat));
}

/** Bots by seat, null for the person. A thread knows only the registered games; others (tests have their own) think here. */
export function thinkerFor(game: AnyGame, ids: readonly (string | null)[]): Thinker {
  const isKnown = Object.hasOwn(registry, game.id) && registry[game.id]?.game === game;
  return isKnown ? inThread(game.id, ids) : here(game, ids);
}

function here(game: AnyGame, ids: readonly (string | null)[]): Thinker {
  const answerer = answererOf(game, ids);
  return { answer: async asking => answerer(asking), close: () => undefined };
}

function inThread(game: string, ids: readonly (string | null)[]): Thinker {
  let worker: Worker | null = null;
  return {
    answer: asking =>
      new Promise((resolve, reject) => {
        worker ??= new Worker(new URL("./thinker-worker.ts", import.meta.url), {
          workerData: { game, ids, packs: installedPacks() } satisfies Seated,
        });
        worker.removeAllListeners();
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.postMessage(asking);
      }),
    close: () => {
      void worker?.terminate();
      worker = null;
    },
  };
}
