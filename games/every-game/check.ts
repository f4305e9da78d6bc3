// The every-game suite: plays a game at random in every setting and checks what must hold for all games.
import type { Registered } from "#games/registry.ts";
import { runnerOf } from "#kernel/run.ts";
import { caseOf } from "./cases.ts";
import { checkCase, examine, failureOf } from "./examine.ts";
import { catcherOf, plantsFor } from "./plants.ts";
import { type CheckReport, count, figureOf, type Problem } from "./report.ts";
import { openSuite, type Suite } from "./suite.ts";

/** What to check. */
export interface CheckOptions {
  /** How many random games to play. */
  readonly games: number;
  readonly seed: string;
  /** Plays only this one of them, to repeat a failure. */
  readonly case?: number;
  /** Plays these choices instead of random ones, to repeat a shrunk failure; `readChoices` reads them from text. */
  readonly choices?: readonly number[];
  /** Told after each game. */
  readonly progress?: (done: number, games: number) => void;
}

/** Runs the suite over one game. */
export async function checkGame(registered: Registered, options: CheckOptions): Promise<CheckReport> {
  const suite = await openSuite(registered, options.seed);
  if (options.choices) return checkChoices(suite, options.case ?? 0, options.choices);
  if (options.case !== undefined) {
    checkCase(suite, options.case);
    return suite.report;
  }
  for (const problem of suite.speech.settings()) note(suite, problem);
  for (let n = 0; n < options.games; n++) {
    checkCase(suite, n);
    options.progress?.(n + 1, options.games);
    // Others may run beside a long check.
    await new Promise(resolve => setImmediate(resolve));
  }
  if (suite.report.failures.length === 0) checkPlants(suite);
  const sameness = suite.speech.sameness();
  if (sameness) note(suite, sameness);
  listGaps(suite);
  return suite.report;
}

/** Repeats a shrunk failure. */
function checkChoices(suite: Suite, n: number, choices: readonly number[]): CheckReport {
  const from = caseOf(suite.game, suite.seed, n);
  suite.report.games = 1;
  for (const problem of examine(suite, from, choices)) {
    count(suite.report, problem.kind);
    suite.report.failures.push(failureOf(suite, n, from, choices, problem));
  }
  return suite.report;
}

/** Notes a failure that belongs to no particular game. */
function note(suite: Suite, problem: Problem): void {
  suite.report.failures.push(failureOf(suite, null, caseOf(suite.game, suite.seed, 0), [], problem));
}

/** Every planted leak must be caught; a game that fails already would only hide them. */
function checkPlants(suite: Suite): void {
  const { game, checks, report, seed, survey } = suite;
  const isCaught = catcherOf(game, checks, seed);
  for (const planting of plantsFor(checks, survey)) {
    report.plantedLeaks++;
    if (isCaught(planting)) report.plantedCaught++;
    else note(suite, { kind: "plant", message: `a planted leak was not noticed: ${planting.plant.name}` });
  }
}

/** Lists the steps that never ran, the questions never asked or without targets, and the content that never showed. */
function listGaps({ game, checks, report, tracer, asked, untargeted, shown }: Suite): void {
  const runner = runnerOf(game);
  report.untargetedSteps = [...untargeted].sort();
  report.uncoveredSteps = runner.steps.filter(name => {
    const [proc = "", step = ""] = name.split(".");
    return runner.find({ proc, step })?.kind === "auto" ? !tracer.ran.get(proc)?.has(step) : !asked.has(name);
  });
  report.uncoveredContent = checks.content.filter(id => !shown.has(id));
}

/** Whether a game passed: everything but coverage, which grows with the number of games. */
export function isClean(report: CheckReport): boolean {
  const figures = Object.values(figureOf);
  return (
    report.failures.length === 0 &&
    report.plantedCaught === report.plantedLeaks &&
    figures.every(figure => report[figure] === 0)
  );
}

/** Choices as they stand in a command line ("3,0x12,7": three, twelve zeros, seven) as numbers. */
export function readChoices(text: string): number[] {
  if (text === "") return [];
  return text.split(",").flatMap(part => {
    const [number = 0, times = 1] = part.split("x").map(Number);
    return Array<number>(times).fill(number);
  });
}
