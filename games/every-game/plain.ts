// Checks of a position that need nothing but the position: it is plain data, and every offered option applies.
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import { copy, equal, hash, isJson } from "#kernel/json.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { problemOf } from "./play.ts";
import type { Problem } from "./report.ts";
import type { Probe } from "./suite.ts";

/** JSON out and in is equal, and a copy shares nothing. */
export const roundTripProbe: Probe = ({ game }, state, last) => {
  const text = JSON.stringify(state);
  const back: unknown = JSON.parse(text);
  if (!isJson(state, 64)) return { kind: "round-trip", message: "the state holds something that is no plain data" };
  if (!equal(back, state)) return { kind: "round-trip", message: "the state is not equal after JSON" };
  const strange = last.find(event => !isJson(event));
  if (strange)
    return { kind: "round-trip", message: `the event ${strange.type} holds something that is no plain data` };
  const twin = copyState(game, state);
  if (JSON.stringify(twin) !== text) return { kind: "round-trip", message: "a copy is not equal" };
  return sharesObject(twin, objectsIn(state, new Set()))
    ? { kind: "round-trip", message: "a copy shares an object with its original" }
    : null;
};

function objectsIn(value: unknown, found: Set<object>): Set<object> {
  if (typeof value !== "object" || value === null || found.has(value)) return found;
  found.add(value);
  for (const item of Object.values(value)) objectsIn(item, found);
  return found;
}

function sharesObject(value: unknown, objects: ReadonlySet<object>): boolean {
  if (typeof value !== "object" || value === null) return false;
  return objects.has(value) || Object.values(value).some(item => sharesObject(item, objects));
}

/** Options tried per question; of a wide question a random part. */
const TRIED = 24;

/** Every offered option applies and leads to a position from which the game goes on. */
export const optionsProbe: Probe = ({ game }, state) => {
  for (const seat of state.open) {
    const options = runnerOf(game).options(state, seat);
    const texts = new Set(options.map(option => JSON.stringify(option)));
    if (texts.size < options.length) return { kind: "invariant", message: `seat ${seat} is offered an option twice` };
    const some = chanceOf(fastChance(hash(state)))
      .shuffle([...options])
      .slice(0, TRIED);
    for (const option of some) {
      const problem = applied(game, state, seat, option);
      if (problem) return problem;
    }
  }
  return null;
};

function applied(game: AnyGame, before: State, seat: Seat, option: Choice): Problem | null {
  const state = copy(before);
  const at = `after ${JSON.stringify(option)} of seat ${seat}`;
  try {
    runnerOf(game).play(state, seat, copy(option), []);
    const stuck = state.open.find(next => runnerOf(game).options(state, next).length === 0);
    if (stuck !== undefined) return { kind: "dead-end", message: `seat ${stuck} has nothing to choose ${at}` };
    if (state.stack.length > 0 && state.open.length === 0)
      return { kind: "dead-end", message: `nobody is asked ${at}` };
  } catch (error) {
    const problem = problemOf(error);
    return { ...problem, message: `${problem.message} ${at}` };
  }
  return null;
}
