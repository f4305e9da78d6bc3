// Plays one game in place, as simulations do, and watches it after every decision.
import type { ChanceState } from "#kernel/chance.ts";
import type { AnyChecks } from "#kernel/checks.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Entry } from "#kernel/match.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { type Runner, runnerOf } from "#kernel/run.ts";
import { type Start, start } from "#kernel/start.ts";
import { RulesBug } from "#kernel/steps.ts";
import { DeadEnd, type Decision, decisionOf, randomDecision } from "./decisions.ts";
import type { Problem } from "./report.ts";
import { resultProblem } from "./result.ts";

/** A played game. */
export interface Played {
  readonly start: Start;
  readonly numbers: number[];
  readonly entries: Entry[];
  readonly events: GameEvent[];
  /** How many events had happened before each decision. */
  readonly marks: number[];
  /** The step at which each decision was taken. */
  readonly places: string[];
  /** Decisions taken while others had already answered the same question. */
  readonly midway: number[];
  /** The last position; null if there is none. */
  end: State | null;
  isOver: boolean;
  problem: Problem | null;
}

/** Decisions after which a game counts as endless. */
export const MOST_DECISIONS = 20_000;
/** Steps between two questions after which a rule counts as endless. */
const MOST_STEPS = 100_000;

/** Which steps ran, by procedure; stops a rule that runs for ever. */
export class Tracer {
  readonly ran = new Map<string, Set<string>>();
  private steps = 0;

  /** A decision was taken: the count of steps begins again. */
  reset(): void {
    this.steps = 0;
  }

  readonly trace = (proc: string, step: string): void => {
    if (++this.steps > MOST_STEPS) throw new RulesBug(`steps run for ever at ${proc}.${step}`);
    const steps = this.ran.get(proc);
    if (steps) steps.add(step);
    else this.ran.set(proc, new Set([step]));
  };
}

/** Decides what comes next; null stops the game. */
export type Decider = (runner: Runner, state: State, at: number) => Decision | null;

/** Decides at random. */
export const atRandom =
  (chance: ChanceState): Decider =>
  (runner, state) =>
    randomDecision(runner, state, chance);

/** Decides by given numbers and stops after the last one. */
export const byNumbers =
  (numbers: readonly number[]): Decider =>
  (runner, state, at) =>
    at < numbers.length ? decisionOf(runner, state, numbers[at]!) : null;

/** Takes one decision in place. */
export function act(runner: Runner, state: State, entry: Entry, events: GameEvent[]): void {
  if ("keep" in entry) runner.retract(state, entry.seat, entry.keep);
  else if ("choice" in entry) runner.play(state, entry.seat, entry.choice, events);
}

/** Plays a game from its start until it is over, something is wrong, or the decider stops it. */
export function playGame(game: AnyGame, checks: AnyChecks, from: Start, decider: Decider, tracer: Tracer): Played {
  const played: Played = {
    start: from,
    numbers: [],
    entries: [],
    events: [],
    marks: [],
    places: [],
    midway: [],
    end: null,
    isOver: false,
    problem: null,
  };
  const runner = runnerOf(game);
  runner.trace = tracer.trace;
  try {
    tracer.reset();
    played.end = start(game, from, played.events);
    played.problem = brokenLaw(checks, played.end) ?? playOn(game, checks, played, decider, tracer);
  } catch (error) {
    played.problem = problemOf(error);
  } finally {
    runner.trace = null;
  }
  return played;
}

function playOn(game: AnyGame, checks: AnyChecks, played: Played, decider: Decider, tracer: Tracer): Problem | null {
  const runner = runnerOf(game);
  const state = played.end!;
  while (state.stack.length > 0) {
    const at = played.numbers.length;
    if (at >= MOST_DECISIONS) return { kind: "capped", message: `not over after ${MOST_DECISIONS} decisions` };
    const decision = decider(runner, state, at);
    if (!decision) return null;
    const frame = state.stack[state.stack.length - 1]!;
    played.places.push(`${frame.proc}.${frame.step}`);
    if (state.answers.some(answers => answers && answers.length > 0)) played.midway.push(at);
    played.numbers.push(decision.number);
    played.marks.push(played.events.length);
    tracer.reset();
    act(runner, state, decision.entry, played.events);
    played.entries.push(decision.entry);
    const problem = brokenLaw(checks, state);
    if (problem) return problem;
  }
  played.isOver = true;
  return resultProblem(game, state);
}

function brokenLaw(checks: AnyChecks, state: State): Problem | null {
  const broken = checks.invariants(state);
  return broken.length > 0 ? { kind: "invariant", message: broken.join("; ") } : null;
}

/** An exception as a problem, with the first own line of its stack. */
export function problemOf(error: unknown): Problem {
  if (error instanceof DeadEnd) return { kind: "dead-end", message: error.message };
  if (!(error instanceof Error)) return { kind: "crash", message: String(error) };
  const where = error.stack
    ?.split("\n")
    .find(line => /\/(games|kernel)\/.*\.ts:/.test(line) && !/every-game/.test(line));
  const place = where?.match(/((?:games|kernel)\/[^)\s]*)/)?.[1];
  return { kind: "crash", message: place ? `${error.message} (${place})` : error.message };
}
