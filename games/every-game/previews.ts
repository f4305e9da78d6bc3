// Previews tell a seat only what it can know: in two worlds that it cannot tell apart they are the same, byte for byte,
// and asking for one changes nothing.
import { chanceOf, fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { imagine } from "#kernel/imagine.ts";
import { hash } from "#kernel/json.ts";
import { preview } from "#kernel/preview.ts";
import type { Choice, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import type { Problem } from "./report.ts";
import { differenceOf } from "./secrecy.ts";
import type { Probe } from "./suite.ts";

/** Choices previewed per seat that is asked. */
const TRIED = 2;

/** What is wrong with the previews of a position; `ask` is the door to them. */
export function previewProblem(game: AnyGame, state: State, ask: typeof preview): Problem | null {
  const before = hash(state);
  for (const seat of state.open) {
    const chance = fastChance(`${before} ${seat}`);
    const world = imagine(game, state, seat, chance);
    const options = runnerOf(game).options(state, seat);
    for (const choice of chanceOf(chance)
      .shuffle([...options])
      .slice(0, TRIED)) {
      const leak = differentPreview(game, state, world, seat, choice, ask);
      if (leak) return { kind: "secrecy", message: `seat ${seat} can tell two worlds apart by the preview of ${leak}` };
    }
  }
  return hash(state) === before ? null : { kind: "invariant", message: "a preview changed the state" };
}

function differentPreview(
  game: AnyGame,
  truth: State,
  world: State,
  seat: number,
  choice: Choice,
  ask: typeof preview,
): string | null {
  const wish = { choices: [choice], pictures: true };
  const difference = differenceOf(ask(game, truth, seat, wish), ask(game, world, seat, wish));
  return difference && `${JSON.stringify(choice)}${difference}`;
}

export const previewProbe: Probe = ({ game }, state) => previewProblem(game, state, preview);
