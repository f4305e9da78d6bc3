// One case: plays it, plays it again through the checked door with close looks at some positions, and once more with
// restarts. What fails is shrunk and reported.
import { type Chance, chanceOf, fastChance } from "#kernel/chance.ts";
import { hash } from "#kernel/json.ts";
import { enter, newMatch } from "#kernel/match.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import type { Start } from "#kernel/start.ts";
import { caseOf } from "./cases.ts";
import { writeChoices } from "./decisions.ts";
import { atRandom, byNumbers, type Played, playGame, problemOf } from "./play.ts";
import { ask, askAll, planFor } from "./probes.ts";
import { refereeProblem } from "./referees.ts";
import { count, type Failure, type FailureKind, type Problem } from "./report.ts";
import { differentEvents, restartProblem } from "./restarts.ts";
import { shrink } from "./shrink.ts";
import { steered } from "./steer.ts";
import { type Suite, scratchOf } from "./suite.ts";

/** Restarts per game. */
const RESTARTS = 3;
/** One in so many games is steered, one in so many by keen players only. */
const STEERED = 4;
const KEEN = 16;
/** Failures of one kind that are shrunk and listed; all are counted. */
const LISTED = 3;

/** Checks the n-th case of a run. */
export function checkCase(suite: Suite, n: number): void {
  const { game, checks, report, seed } = suite;
  const from = caseOf(game, seed, n);
  const source = fastChance(`play ${seed} ${n}`);
  const decider = n % STEERED === 1 ? steered(game, checks, source, n % KEEN === 1) : atRandom(source);
  const played = playGame(game, checks, from, decider, suite.tracer);
  report.games++;
  report.decisions += played.numbers.length;
  remember(suite, played);
  const fail = (at: number, problem: Problem) => reportFailure(suite, n, from, played.numbers.slice(0, at), problem);
  if (played.problem) fail(played.numbers.length, played.problem);
  if (!played.isOver || !played.end) return;
  const broken = suite.speech.events(played.end, played.events);
  if (broken) fail(played.numbers.length, broken);
  const dissent = guarded("referee", () => refereeProblem(game, checks, played));
  if (dissent) fail(played.numbers.length, dissent);
  const plan = planFor(played, `${seed} ${n}`);
  const other = walk(suite, played, (at, state, last) => {
    for (const probe of plan.get(at) ?? []) {
      const problem = ask(suite, probe, state, last);
      if (problem) fail(at, problem);
    }
  });
  if (other) fail(played.numbers.length, other);
  const restarts = restartsOf(played, chanceOf(source));
  report.restarts += restarts.size;
  const differs = guarded("restart", () => restartProblem(game, played, restarts));
  if (differs) fail(played.numbers.length, differs);
}

/** Notes what the game has exercised. */
function remember(suite: Suite, played: Played): void {
  for (const place of played.places) suite.asked.add(place);
  for (const event of played.events) for (const id of suite.checks.covered(event)) suite.shown.add(id);
}

/** Plays a game again through the door for choices from outside, probing on the way; it must come out the same. */
function walk(suite: Suite, played: Played, visit: (at: number, state: State, last: readonly GameEvent[]) => void) {
  const events: GameEvent[] = [];
  const match = newMatch(suite.game, played.start, events);
  let last: readonly GameEvent[] = [...events];
  for (const [i, entry] of played.entries.entries()) {
    visit(i, match.state, last);
    const outcome = enter(match, entry);
    if (!outcome.ok) return replayProblem(`refused what was offered: ${JSON.stringify(outcome.error)}`);
    last = outcome.events;
    events.push(...last);
  }
  visit(played.entries.length, match.state, last);
  if (played.end && hash(match.state) !== hash(played.end)) return replayProblem("played again it ends differently");
  const other = differentEvents(played.events, events);
  return other ? replayProblem(`played again, ${other}`) : null;
}

const replayProblem = (message: string): Problem => ({ kind: "replay", message });

function restartsOf({ entries, midway }: Played, chance: Chance): Set<number> {
  const at = new Set<number>();
  if (midway.length > 0) at.add(chance.pick(midway));
  for (let i = at.size; i < RESTARTS; i++) at.add(chance.below(entries.length + 1));
  return at;
}

function guarded(kind: FailureKind, test: () => Problem | null): Problem | null {
  try {
    return test();
  } catch (error) {
    return { kind, message: problemOf(error).message };
  }
}

/** Plays a list of choices and says what is wrong with it, or with the position it leads to; only of one kind, if given. */
export function examine(suite: Suite, from: Start, numbers: readonly number[], kind?: FailureKind): Problem[] {
  const played = playGame(suite.game, suite.checks, from, byNumbers(numbers), suite.tracer);
  suite.report.decisions += played.numbers.length;
  const { problem, end } = played;
  if (problem || !end) return problem && (!kind || kind === problem.kind) ? [problem] : [];
  const problems: (Problem | null)[] = [];
  if (!kind || kind === "replay") problems.push(walk(suite, played, () => {}));
  if (!kind || kind === "restart") problems.push(restartsEverywhere(suite, played));
  if (!kind || kind === "text") problems.push(suite.speech.events(end, played.events));
  if (played.isOver && (!kind || kind === "referee"))
    problems.push(guarded("referee", () => refereeProblem(suite.game, suite.checks, played)));
  if (kind !== "replay" && kind !== "restart" && kind !== "referee") {
    problems.push(...askAll(suite, end, played.events.slice(played.marks.at(-1) ?? 0)));
  }
  return problems.filter(each => each !== null).filter(each => !kind || each.kind === kind);
}

/** Restarts before each decision of a short game, before some of a long one. */
function restartsEverywhere(suite: Suite, played: Played): Problem | null {
  const { length } = played.entries;
  const gap = Math.ceil((length + 1) / 40);
  const at = Array.from({ length: length + 1 }, (_, i) => i).filter(i => i % gap === 0 || i > length - 4);
  return guarded("restart", () => restartProblem(suite.game, played, new Set(at)));
}

/** Counts a failure, and lists it in its shortest form unless there are enough of its kind. */
function reportFailure(suite: Suite, n: number, from: Start, numbers: readonly number[], problem: Problem): void {
  const { report } = suite;
  count(report, problem.kind);
  if (report.failures.filter(failure => failure.kind === problem.kind).length >= LISTED) return;
  const again = (list: readonly number[]): Problem | undefined =>
    examine(scratchOf(suite), from, list, problem.kind)[0];
  const found = problem.kind !== "capped" && again(numbers) !== undefined;
  const choices = found ? shrink(numbers, list => again(list) !== undefined) : [];
  report.failures.push(failureOf(suite, n, from, choices, (found && again(choices)) || problem));
}

/** A problem with the line that repeats it. */
export function failureOf(
  suite: Suite,
  n: number | null,
  from: Start,
  choices: readonly number[],
  problem: Problem,
): Failure {
  const { game, seed } = suite;
  const word = /^[\w.-]+$/.test(seed) ? seed : `'${seed}'`;
  const one = n === null ? "" : ` --case ${n}`;
  const rest = choices.length > 0 ? ` --choices ${writeChoices(choices)}` : "";
  return {
    ...problem,
    seed,
    seats: from.seats,
    options: from.options ?? {},
    seatOptions: from.seatOptions ?? [],
    choices,
    command: `npm run -s hetman -- check ${game.id} --seed ${word}${one}${rest}`,
  };
}
