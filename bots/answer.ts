// A bot's whole answer at a table, the same wherever the table runs. It depends on nothing but the level, the game's
// seed and what the seat sees at the question, all of which are in the record: so it can be thought again after the game.
import { type ChanceState, fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { type Sight, sightOf } from "#kernel/imagine.ts";
import { copy, hash } from "#kernel/json.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Bot, type Thought, thoughtOf } from "./bot.ts";

/**
 * The position as a seat finds it that is the first to answer. Who else is ready tells nothing, and without it the
 * answer does not depend on who thinks faster.
 */
function asFirst(state: State, seat: Seat): State {
  const position = copy(state);
  position.answers.forEach((answers, other) => {
    if (!answers || other === seat) return;
    answers.length = 0;
    if (!position.open.includes(other)) position.open.push(other);
  });
  position.open.sort((a, b) => a - b);
  return position;
}

/** Tells questions apart, no matter who else has answered them meanwhile. */
export function questionKey(state: State, seat: Seat): string {
  return hash(asFirst(state, seat));
}

/**
 * A seat's luck at a question: apart from the game's, so that no bot can foresee a die, and drawn from what the seat
 * sees, so that hidden things do not sway it either.
 */
function luckAt(seed: string, { seat, where, soFar, view }: Sight): ChanceState {
  return fastChance(`${seed} bot ${seat} ${hash([where, soFar, view()])}`);
}

/** Positions remembered; going round takes few. */
const MOST_FACED = 64;

/**
 * The questions that bots of a table were asked lately. A choice may lead back to where it came from, and with the same
 * luck there a bot would go round for ever.
 */
export class Faced {
  private readonly times = new Map<string, number>();

  /** The seed for a seat's answer to a question: the game's own the first time. */
  seedFor(seed: string, state: State, seat: Seat): string {
    const key = `${seat} ${questionKey(state, seat)}`;
    const times = this.times.get(key) ?? 0;
    if (this.times.size >= MOST_FACED) this.times.clear();
    this.times.set(key, times + 1);
    return times === 0 ? seed : `${seed} ${times}`;
  }
}

/** What a bot first thinks of the question its seat is asked. */
export function thoughtAt(game: AnyGame, bot: Bot, state: State, seat: Seat, seed: string): Thought {
  const sight = sightOf(game, asFirst(state, seat), seat);
  return thoughtOf(bot, sight, luckAt(seed, sight));
}

/** The bot's answer: one choice, or to a simultaneous question all that it takes. */
export function answerAt(game: AnyGame, bot: Bot, state: State, seat: Seat, seed: string): Choice[] {
  const position = asFirst(state, seat);
  const luck = luckAt(seed, sightOf(game, position, seat));
  const choices: Choice[] = [];
  for (;;) {
    for (const choice of thoughtOf(bot, sightOf(game, position, seat), luck).choices) {
      choices.push(choice);
      if (!goesOn(game, position, seat, choice)) return choices;
    }
  }
}

/** Adds a choice to the seat's own open answer; whether that needs more of them. Never resolves the question. */
function goesOn(game: AnyGame, position: State, seat: Seat, choice: Choice): boolean {
  const frame = position.stack.at(-1);
  const step = frame && runnerOf(game).find(frame);
  const soFar = position.answers[seat];
  if (!frame || step?.kind !== "together" || !soFar) return false;
  soFar.push(copy(choice));
  return !step.isDone(position, frame, seat, soFar);
}
