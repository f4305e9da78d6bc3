import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

// Tests of the rules are pure functions: they share their workers' modules, which saves loading them per file.
// Tests of the server, the client and the commands get a process for each file, and browser tests come last. Both wait
// most of their time, for clocks and for pages, so there are more files at once than cores.
const pure = ["kernel", "protocol", "games", "bots"];
// A machine may be busy with other things: what a test waits for has minutes, not seconds. Only what will never come is
// waited for so long, and a test says then what it was.
const patient = { poll: { timeout: 120_000 } };
const cores = availableParallelism();
const exclude = [...configDefaults.exclude, "**/dist/**"];

export default defineConfig(({ mode }) => {
  // `npm run test:long` runs the long tests instead of the others.
  const isLong = mode === "long";
  const short = isLong ? [] : ["**/*.long.test.*"];
  const timeout = isLong ? 3_600_000 : 600_000;
  const patience = { testTimeout: timeout, hookTimeout: timeout };
  const tests = isLong ? "*.long.test.{ts,tsx}" : "*.test.{ts,tsx}";
  return {
    test: {
      passWithNoTests: true,
      reporters: ["default", "./scripts/slowest.ts", "./scripts/closing-line.ts"],
      projects: [
        {
          test: {
            name: "rules",
            include: [`{${pure.join()}}/**/${tests}`],
            exclude: [...exclude, ...short],
            pool: "threads",
            isolate: false,
            maxWorkers: cores,
            ...patience,
          },
        },
        {
          test: {
            name: "apps",
            include: [`**/${tests}`],
            exclude: [...exclude, ...short, `{${pure.join()}}/**`, "web/e2e/**"],
            pool: "forks",
            globalSetup: "./scripts/before-tests.mjs",
            maxWorkers: cores + 1,
            sequence: { groupOrder: 1 },
            expect: patient,
            ...patience,
          },
        },
        {
          test: {
            name: "browser",
            include: [`web/e2e/**/${tests}`],
            exclude: [...exclude, ...short],
            pool: "forks",
            globalSetup: "./scripts/before-tests.mjs",
            maxWorkers: cores + 2,
            sequence: { groupOrder: 2 },
            expect: patient,
            ...patience,
          },
        },
      ],
    },
  };
});
