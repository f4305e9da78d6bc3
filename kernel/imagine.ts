// Imagined worlds: what a seat cannot know is replaced by something it cannot tell from the truth. Bots think in
// them, the undo barrier and the secrecy test compare them.
import { bits, type ChanceState, chanceOf } from "./chance.ts";
import { type AnyGame, copyState, type Viewer } from "./game.ts";
import { copy } from "./json.ts";
import { type Choice, type Seat, type State, whereIs } from "./procedure.ts";
import { randomChoice, runnerOf } from "./run.ts";
import { RulesBug } from "./steps.ts";

/** A world the viewer cannot tell from the true one; draws only on the given source. */
export function imagine(game: AnyGame, state: State, viewer: Viewer, chance: ChanceState): State {
  const world = copyState(game, state);
  // The true source of chance is a secret of its own: the imagined world gets a fresh one first.
  world.chance = { kind: "fast", a: bits(chance) | 0, b: bits(chance) | 0, c: bits(chance) | 0, d: bits(chance) | 0 };
  const ready = hideAnswers(world, viewer);
  game.imagine(world, viewer, chanceOf(chance));
  for (const seat of ready) answerAgain(game, world, seat, chance);
  return world;
}

/** Clears what others have answered in secret; returns those who had finished, which everybody knows. */
function hideAnswers(world: State, viewer: Viewer): Seat[] {
  const ready: Seat[] = [];
  world.answers.forEach((answers, seat) => {
    if (!answers || seat === viewer) return;
    if (!world.open.includes(seat)) ready.push(seat);
    answers.length = 0;
  });
  return ready;
}

/** Far more answers than any plan takes; beyond it the plan cannot be finished at random. */
const LONGEST_PLAN = 10_000;

function answerAgain(game: AnyGame, world: State, seat: Seat, chance: ChanceState): void {
  const frame = world.stack[world.stack.length - 1];
  const step = frame && runnerOf(game).find(frame);
  const answers = world.answers[seat];
  if (!frame || step?.kind !== "together" || !answers) return;
  do {
    answers.push(copy(randomChoice(game, world, seat, chance)));
    if (answers.length > LONGEST_PLAN) throw new RulesBug(`${frame.proc}.${frame.step} never ends at random`);
  } while (!step.isDone(world, frame, seat, answers));
}

/** What a bot gets instead of the state: its seat's view, its options, and worlds it may imagine. */
export interface Sight {
  readonly seat: Seat;
  readonly seats: number;
  /** The question, "procedure.step". */
  readonly where: string;
  /** The acting seat's view, built when asked for. */
  view(): unknown;
  readonly options: readonly Choice[];
  /** What the seat has answered so far to a simultaneous question. */
  readonly soFar: readonly Choice[];
  imagine(chance: ChanceState): State;
}

/** The sight of a seat with an open question. */
export function sightOf(game: AnyGame, state: State, seat: Seat): Sight {
  return {
    seat,
    seats: state.seats,
    where: whereIs(state),
    view: () => game.viewFor(state, seat),
    options: runnerOf(game).options(state, seat),
    soFar: [...(state.answers[seat] ?? [])],
    imagine: chance => imagine(game, state, seat, chance),
  };
}
