// Whole games for the search for changes that no test notices (`npm run mutate`), as every run of the tests plays them: the
// game's laws must hold after each decision, what a person would try must be legal or refused with a reason, and the game's
// referee must agree with the whole story.

import { registry } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyChecks } from "#kernel/checks.ts";
import type { AnyGame } from "#kernel/game.ts";
import { whereIs } from "#kernel/procedure.ts";
import { caseOf } from "./cases.ts";
import { checksOf } from "./checks.ts";
import { atRandom, type Decider, playGame, Tracer } from "./play.ts";
import { refereeProblem } from "./referees.ts";
import { explained } from "./targets.ts";

/** Those of the suite that are played at random, not by advice, which is dear. */
const CASES = [0, 2, 3];
const SEED = "every-game";
/** How often the answers to one question are looked at in a game. */
const LOOKS = 3;

/** One of them, as a test. */
export interface WholeGame {
  readonly name: string;
  run(): void;
}

/** Decides as another does, and looks at what is offered and refused on the way. */
function explaining(game: AnyGame, checks: AnyChecks, decider: Decider): Decider {
  const looks = new Map<string, number>();
  return (runner, state, at) => {
    const where = whereIs(state);
    const before = looks.get(where) ?? 0;
    looks.set(where, before + 1);
    if (before < LOOKS)
      for (const seat of state.open) {
        const { problem } = explained(game, checks, state, seat);
        if (problem) throw new Error(problem.message);
      }
    return decider(runner, state, at);
  };
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
      const decider = explaining(game, checks, atRandom(fastChance(`play ${SEED} ${n}`)));
      const played = playGame(game, checks, caseOf(game, SEED, n), decider, new Tracer());
      const problem = played.problem ?? refereeProblem(game, checks, played);
      if (problem) throw new Error(problem.message);
    },
  }));
}
