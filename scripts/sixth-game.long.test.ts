// A new game made of the template as docs/add-a-game.md says, in a copy of the project: registering it is one entry in
// one file, and every check stays green.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const copy = mkdtempSync(join(tmpdir(), "hetman-sixth-"));
const game = join(copy, "games/saltmarsh");

const entry = `
  saltmarsh: {
    game: saltmarsh,
    texts: async language =>
      (await (language === "pl" ? import("#games/saltmarsh/i18n/pl.ts") : import("#games/saltmarsh/i18n/en.ts"))).texts,
  },
};`;

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** Runs a command in the copy; what it printed is in the message if it fails. */
function run(...command: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync("node", ["scripts/bootstrap.mjs", ...command], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, VITEST: undefined, VITEST_WORKER_ID: undefined, VITEST_POOL_ID: undefined },
  });
  expect(status, `${command.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
}

beforeAll(() => {
  const apart = new Set(["node_modules", "dist", ".git"]);
  for (const name of readdirSync(root)) {
    if (!apart.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  cpSync(join(copy, "games/_template"), game, { recursive: true });
  rmSync(join(game, "test/registered.ts"));
  for (const name of readdirSync(game, { recursive: true, encoding: "utf8" })) {
    if (!/\.(tsx?|md)$/.test(name)) continue;
    rewrite(join(game, name), text =>
      text
        .replaceAll("TPL-", "SALT-")
        .replaceAll("beacons", "saltmarsh")
        .replaceAll("Beacons", "Saltmarsh")
        .replace('id: "template"', 'id: "saltmarsh"'),
    );
  }
  rewrite(join(copy, "games/registry.ts"), text =>
    text
      .replace(
        "import type { AnyChecks }",
        'import { saltmarsh } from "#games/saltmarsh/index.ts";\nimport type { AnyChecks }',
      )
      .replace("\n};", entry),
  );
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("types are right", () => run("tsc", "-p", "."));
test("imports point the right way", () => run("node", "scripts/check-imports.ts"));
test("nothing is unused", () => run("knip", "--no-config-hints"));
test("the ledger is complete", () => run("node", "cli/main.ts", "ledger", "saltmarsh"));
test("random games are clean", () => run("node", "cli/main.ts", "check", "saltmarsh", "--games", "20"));
test("its own tests, its lesson, the ratings, the words and the list of commands pass", () =>
  run(
    "vitest",
    "run",
    "games/saltmarsh",
    "bots/test/ratings.test.ts",
    "games/every-game/terms.test.ts",
    "cli/test/parts.test.ts",
  ));
test("its board draws every question and event", () =>
  run("vitest", "run", "web/app/boards.test.ts", "-t", "saltmarsh"));
