// After a long test run: what took longest, so that it is known where time can be saved.
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** How many lines each of the two lists has, and how many files a run has that is worth the lists. */
const LINES = 10;
const WORTH = 30;

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

/** Hooks, tests and reading the file with all it imports. */
function timeOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return collectDuration + duration;
}

function list<T>(title: string, all: readonly T[], time: (one: T) => number, name: (one: T) => string): string {
  const sum = all.reduce((total, one) => total + time(one), 0);
  const slowest = [...all].sort((a, b) => time(b) - time(a)).slice(0, LINES);
  return [
    `${title} (${inSeconds(sum).trim()} in all)`,
    ...slowest.map(one => `${inSeconds(time(one))}  ${name(one)}`),
  ].join("\n");
}

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (modules.length < WORTH) return;
    const tests: TestCase[] = modules.flatMap(module => [...module.children.allTests()]);
    console.log(`\n${list("Slowest files", modules, timeOf, module => module.relativeModuleId)}`);
    const nameOf = (test: TestCase): string => `${test.module.relativeModuleId}: ${test.fullName}`;
    console.log(`\n${list("Slowest tests", tests, test => test.diagnostic()?.duration ?? 0, nameOf)}`);
  }
}
