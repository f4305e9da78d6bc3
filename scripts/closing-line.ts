// The last line of a test run, for people and scripts alike: `N passed, N failed`.
import type { Reporter, TestModule } from "vitest/node";

/** A file that could not be loaded and an error outside of any test count as failures: a run with one is not green. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]) {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      for (const test of module.children.allTests("passed")) passed += Number(test.result().state === "passed");
      const failures = [...module.children.allTests("failed")].length;
      failed += failures || Number(module.state() === "failed");
    }
    // After the other reporters, whose summaries come in the same moment.
    process.once("exit", () => console.log(`${passed} passed, ${failed} failed`));
  }
}
