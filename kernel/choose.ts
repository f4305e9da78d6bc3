// The door for choices from outside: checks them against the one list of options and works on a copy, so that a
// refused or failing choice leaves everything as it was. What nobody changes may be shared with the state before.
import { type AnyGame, copyState } from "./game.ts";
import { copy, equal, isJson } from "./json.ts";
import { type Choice, type GameEvent, type Seat, type State, whereIs } from "./procedure.ts";
import { type Observer, runnerOf } from "./run.ts";

/** Why a choice was refused. */
export type ChoiceErrorCode =
  | "finished"
  | "unknown-seat"
  | "not-asked"
  | "malformed"
  | "not-offered"
  | "nothing-to-retract";

/** A player's mistake as a code with parameters; the client makes the sentence. */
export interface ChoiceError {
  readonly code: ChoiceErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What came of a choice: the next state and what happened, or why not. */
export type Outcome =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly GameEvent[];
      /** If it was filmed: the state at each of the events. */
      readonly film: readonly State[];
    }
  | { readonly ok: false; readonly error: ChoiceError };

const refuse = (code: ChoiceErrorCode, params: ChoiceError["params"] = {}): Outcome => ({
  ok: false,
  error: { code, params },
});

function seatProblem(state: State, seat: unknown): Outcome | null {
  if (state.stack.length === 0) return refuse("finished");
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= state.seats) return refuse("unknown-seat");
  return null;
}

/** The offered option equal to a value from outside, or null. */
export function offered(game: AnyGame, state: State, seat: Seat, value: unknown): Choice | null {
  const options = runnerOf(game).options(state, seat);
  const kind = (value as Partial<Choice> | null)?.kind;
  // Most options are of another kind, or differ in their first word or number: cheaper to see than to compare.
  return options.find(option => option.kind === kind && equal(option, value)) ?? null;
}

/** Takes a choice from outside: checked, atomic, on a copy. Filming it copies the state at each event. */
export function choose(game: AnyGame, state: State, seat: Seat, value: unknown, isFilmed = false): Outcome {
  const problem = seatProblem(state, seat);
  if (problem) return problem;
  const where = whereIs(state);
  if (!state.open.includes(seat)) return refuse("not-asked", { seat, where });
  if (typeof value !== "object" || value === null || Array.isArray(value) || !isJson(value)) {
    return refuse("malformed", { seat, where });
  }
  const choice = offered(game, state, seat, value);
  if (!choice) return refuse("not-offered", { seat, where, choice: JSON.stringify(value).slice(0, 200) });
  const runner = runnerOf(game);
  const answered = runner.answered(state, seat, copy(choice));
  if (answered) return { ok: true, state: answered, events: [], film: [] };
  const next = copyState(game, state);
  const events: GameEvent[] = [];
  const film: State[] = [];
  const observe: Observer = (_event, now) => film.push(copyState(game, now));
  runner.play(next, seat, copy(choice), events, isFilmed ? observe : undefined);
  return { ok: true, state: next, events, film };
}

/** Takes back a seat's answers to a simultaneous question that is still open, keeping the first `keep`. */
export function retract(game: AnyGame, state: State, seat: Seat, keep = 0): Outcome {
  const problem = seatProblem(state, seat);
  if (problem) return problem;
  const soFar = state.answers[seat];
  if (!soFar || !Number.isInteger(keep) || keep < 0 || soFar.length <= keep)
    return refuse("nothing-to-retract", { seat });
  const next = copyState(game, state);
  runnerOf(game).retract(next, seat, keep);
  return { ok: true, state: next, events: [], film: [] };
}
