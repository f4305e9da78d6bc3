// Whole games for the search for changes that no test notices (`npm run mutate`), as every run of the tests plays them: the
// game's laws must hold after each decision, and its referee must agree with the whole story.

import { registry } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import { caseOf } from "./cases.ts";
import { checksOf } from "./checks.ts";
import { atRandom, playGame, Tracer } from "./play.ts";
import { refereeProblem } from "./referees.ts";

/** Those of the suite that are played at random, not by advice, which is dear. */
const CASES = [0, 2, 3];
const SEED = "every-game";

/** One of them, as a test. */
export interface WholeGame {
  readonly name: string;
  run(): void;
}

/** Some games of the suite as tests; none of a game that is not registered. */
export async function wholeGames(id: string): Promise<WholeGame[]> {
  const registered = registry[id];
  if (!registered) return [];
  const { game } = registered;
  const checks = await checksOf(registered);
  return CASES.map(n => ({
    name: `game ${n}`,
    run: () => {
      const decider = atRandom(fastChance(`play ${SEED} ${n}`));
      const played = playGame(game, checks, caseOf(game, SEED, n), decider, new Tracer());
      const problem = played.problem ?? refereeProblem(game, checks, played);
      if (problem) throw new Error(problem.message);
    },
  }));
}
