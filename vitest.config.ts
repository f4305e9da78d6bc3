import { configDefaults, defineConfig } from "vitest/config";

// Tests of the rules are pure functions: they share their workers' modules, which saves loading them per file.
// Tests of the server, the client and the commands get a process for each file; browser tests come last, several
// files at once: most of their time is waiting for a page.
const pure = ["kernel", "protocol", "games", "bots"];
// A machine may be busy: what a test waits for has a minute, not a second.
const patient = { poll: { timeout: 60_000 } };
const exclude = [...configDefaults.exclude, "**/dist/**"];

export default defineConfig(({ mode }) => {
  // `npm run test:long` runs the long tests instead of the others.
  const isLong = mode === "long";
  const short = isLong ? [] : ["**/*.long.test.*"];
  const tests = isLong ? "*.long.test.{ts,tsx}" : "*.test.{ts,tsx}";
  return {
    test: {
      passWithNoTests: true,
      reporters: ["default", "./scripts/closing-line.ts"],
      projects: [
        {
          test: {
            name: "rules",
            include: [`{${pure.join()}}/**/${tests}`],
            exclude: [...exclude, ...short],
            pool: "threads",
            isolate: false,
            testTimeout: isLong ? 3_600_000 : 180_000,
          },
        },
        {
          test: {
            name: "apps",
            include: [`**/${tests}`],
            exclude: [...exclude, ...short, `{${pure.join()}}/**`, "web/e2e/**"],
            pool: "forks",
            expect: patient,
            testTimeout: isLong ? 3_600_000 : 180_000,
          },
        },
        {
          test: {
            name: "browser",
            include: [`web/e2e/**/${tests}`],
            exclude: [...exclude, ...short],
            pool: "forks",
            // The client is built once, before the files ask for it.
            globalSetup: "./scripts/build.mjs",
            maxWorkers: 3,
            sequence: { groupOrder: 1 },
            expect: patient,
            testTimeout: isLong ? 3_600_000 : 180_000,
            hookTimeout: 600_000,
          },
        },
      ],
    },
  };
});
