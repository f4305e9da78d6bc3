// Plays the games of a tournament in which a bot from outside takes part.
import { botNamed } from "#bots/index.ts";
import type { Registered } from "#games/registry.ts";
import type { Result } from "#kernel/game.ts";
import { UsageError } from "../command.ts";
import type { Opener } from "../outsiders/channel.ts";
import { type Faults, Outsider } from "../outsiders/outsider.ts";
import { playWithOutsiders } from "../outsiders/play.ts";
import type { Job } from "../pool/job.ts";
import { cpuSeconds } from "../stats.ts";

type Progress = (done: number, total: number) => void;

/** A bot from outside: under which id it plays, how to reach it, and its time for an answer. */
export interface Visitor {
  readonly id: string;
  readonly open: Opener;
  readonly milliseconds: number;
}

/** What came of a tournament's games. */
export interface Outcome {
  readonly results: readonly Result[];
  readonly cpu: number;
  /** What the visitor is called, and how often it lost its turn. */
  readonly visit: { readonly name: string; readonly faults: Faults } | null;
}

/** Plays all jobs here, the visitor in its seats. */
export async function playVisit(
  registered: Registered,
  jobs: readonly Job[],
  visitor: Visitor,
  progress: Progress,
): Promise<Outcome> {
  const { game } = registered;
  const before = cpuSeconds();
  // One program for each seat it takes at a table; they stay for all games.
  const programs: Outsider[] = [];
  const results: Result[] = [];
  try {
    for (const job of jobs) {
      let taken = 0;
      const players = job.bots.map(id => {
        if (id !== visitor.id) return botNamed(game, id)!;
        programs[taken] ??= new Outsider(visitor.id, visitor.open);
        return programs[taken++]!;
      });
      const { result } = await playWithOutsiders(game, job.start, players, visitor.milliseconds);
      // Its turns were a stand-in's: a rating would be that one's.
      if (programs.some(({ hasGreeted }) => !hasGreeted)) throw neverGreeted();
      results.push(result);
      progress(results.length, jobs.length);
    }
  } finally {
    for (const program of programs) program.close();
  }
  const name = programs[0]?.name ?? visitor.id;
  const visit = { name, faults: sum(programs.map(({ faults }) => faults)) };
  return { results, cpu: cpuSeconds() - before, visit };
}

const neverGreeted = (): UsageError =>
  new UsageError(
    "--bot: the program cannot be started, or does not say hello in our protocol (see bot-protocol); nothing was rated",
    "--bot: programu nie da się uruchomić albo nie wita się w naszym protokole (zob. bot-protocol); niczego nie oceniono",
  );

function sum(all: readonly Faults[]): Faults {
  const total: Faults = { crashed: 0, stalled: 0, nonsense: 0 };
  for (const { crashed, stalled, nonsense } of all) {
    total.crashed += crashed;
    total.stalled += stalled;
    total.nonsense += nonsense;
  }
  return total;
}
