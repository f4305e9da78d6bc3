// The operators' guide, followed from top to bottom by a script on a fresh clone: installed and started as it says, then
// every command in its blocks is run as it stands there, with 10,000 stored games. A command that this script does not
// know fails, so that the guide cannot grow past it. Proxies and rolled nodes have a test of their own.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillStorage } from "#server/bench/fill.ts";
import { openServer } from "#server/server.ts";
import { Client } from "./client.ts";
import { tempDir, testSettings } from "./harness.ts";
import { freePort, Postgres, pause } from "./services.ts";

const GAMES = Number(process.env.GAMES_STORED ?? 10_000);
const root = fileURLToPath(new URL("../../", import.meta.url));
const guide = readFileSync(join(root, "docs/operate.md"), "utf8");
/** Commands as they stand in the guide's blocks: what follows two spaces is a comment. */
const commands = [...guide.matchAll(/^ {4,6}(\S.*?)(?: {2,}.*)?$/gm)].map(([, command = ""]) => command);

const dir = tempDir();
const clone = join(dir.path, "hetman");
const data = join(dir.path, "data");
const file = join(dir.path, "copy.sqlite");
let postgres: Postgres;
let databaseUrl = "";
let port = 0;
let log = "";
const figures: Record<string, number> = {};

/** Runs a line of the guide in the clone, as a person would type it. */
function run(line: string, more: Record<string, string> = {}): string {
  const began = performance.now();
  const env = { ...process.env, DATA_DIR: data, BACKUP_EVERY: "0", PORT: String(port), ...more };
  const out = execFileSync("bash", ["-c", line], { cwd: clone, env, encoding: "utf8", maxBuffer: 2 ** 28 });
  figures[line] = Math.round(performance.now() - began) / 1000;
  return out;
}

/** `npm start`, until it answers. */
async function started(more: Record<string, string> = {}): Promise<ChildProcess> {
  const began = performance.now();
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: data, PORT: String(port), ...more };
  const child = spawn("npm", ["start"], { cwd: clone, env, stdio: ["ignore", "pipe", "inherit"], detached: true });
  child.stdout?.on("data", text => (log += String(text)));
  const answers = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await pause(200);
  }
  figures["npm start"] ??= Math.round(performance.now() - began) / 1000;
  return child;
}

/** Stops a server, and waits until the last of its processes is gone: npm itself does not. */
async function stopped(child: ChildProcess): Promise<void> {
  const group = -child.pid!;
  process.kill(group, "SIGTERM");
  const isThere = (): boolean => {
    try {
      return process.kill(group, 0);
    } catch {
      return false;
    }
  };
  while (isThere()) await pause(100);
}

beforeAll(async () => {
  postgres = await Postgres.open();
  databaseUrl = await postgres.database("operate");
  port = await freePort();
  execFileSync("git", ["clone", "-q", root, clone]);
}, 120_000);
afterAll(async () => {
  await postgres.close();
  dir.remove();
});

let site: ChildProcess;

/** Moderation beside a running server; the first command opens it, the last one closes it. */
const looksAfter: Readonly<Record<string, () => unknown>> = {
  "npm run -s hetman -- admin reports": async () => {
    site = await started();
    const ala = await Client.guest(port, "Ala");
    await ala.call("POST /api/account", { body: { login: "ala", password: "correct horse" } });
    await Client.guest(port, "Rude");
    run("npm run -s hetman -- admin reports");
  },
  'npm run -s hetman -- admin suspend NAME --days 7 --reason "…"': async () => {
    run('npm run -s hetman -- admin suspend Rude --days 7 --reason "rude"');
    await expect(Client.guest(port, "Rude")).rejects.toThrow();
  },
  "npm run -s hetman -- admin password LOGIN": () =>
    expect(run("npm run -s hetman -- admin password ala", { PUBLIC_URL: "https://example.org" })).toContain("https://"),
  "npm run -s hetman -- admin delete-person LOGIN --do": () => run("npm run -s hetman -- admin delete-person ala --do"),
  'npm run -s hetman -- admin announce --en "…" --pl "…"': () =>
    run('npm run -s hetman -- admin announce --en "Back at eight." --pl "Wracamy o ósmej."'),
  "npm run -s hetman -- admin read-only": () => {
    run("npm run -s hetman -- admin read-only");
    run("npm run -s hetman -- admin open");
  },
  "npm run -s hetman -- admin invited-only": () => {
    run("npm run -s hetman -- admin invited-only");
    run("npm run -s hetman -- admin invite --uses 20", { PUBLIC_URL: "https://example.org" });
    run("npm run -s hetman -- admin everybody");
  },
  "npm run -s hetman -- admin log": async () => {
    expect(run("npm run -s hetman -- admin log")).toContain("rude");
    await stopped(site);
  },
};

/** What is done for each command; the order is the guide's own, except where a server must be stopped. */
const steps: Readonly<Record<string, () => unknown>> = {
  "npm run -s hetman -- backup FILE": async () => {
    const server = await started();
    run(`npm run -s hetman -- backup ${file}`);
    await stopped(server);
    expect(existsSync(file)).toBe(true);
  },
  "npm run -s hetman -- restore FILE": () => {
    run(`npm run -s hetman -- restore ${file}`);
    expect(existsSync(join(data, "hetman.sqlite.before-restore-1"))).toBe(true);
  },
  "npm run -s hetman -- verify": () => {
    const { games, wrong } = JSON.parse(run("npm run -s hetman -- verify --json")) as Record<string, unknown>;
    expect(games).toBe(GAMES);
    expect(wrong).toEqual([]);
  },
  "DATA_DIR=… npm run -s hetman -- verify && npm start": () => undefined,
  "DATA_DIR=… DATABASE_URL=… npm run -s hetman -- move": async () => {
    const out = run("npm run -s hetman -- move", { DATABASE_URL: databaseUrl });
    expect(out).toContain(`tables ${GAMES}`);
    await stopped(await started({ DATABASE_URL: databaseUrl }));
  },
  "npm run -s hetman -- tidy --sessions 180 --guests 180 --chat 365 --games 1095": () =>
    run("npm run -s hetman -- tidy --sessions 180 --guests 180 --chat 365 --games 1095"),
  "npm run -s hetman -- tidy --sessions 180 --guests 180 --chat 365 --games 1095 --do": () =>
    run("npm run -s hetman -- tidy --sessions 180 --guests 180 --chat 365 --games 1095 --do"),
  "npm run -s hetman -- schema": () => expect(run("npm run -s hetman -- schema")).toMatch(/\d/),
  "npm run -s hetman -- schema --to N": () => {
    const { found, known } = JSON.parse(run("npm run -s hetman -- schema --json")) as Record<string, number>;
    expect(found).toBe(known);
    run(`npm run -s hetman -- schema --to ${found! - 1}`);
  },
  "journalctl -u hetman -o cat | npm run -s hetman -- log ID": async () => {
    const server = await started({ LOG_LEVEL: "debug" });
    await fetch(`http://127.0.0.1:${port}/api/tables`);
    await stopped(server);
    const { request } = log
      .split("\n")
      .filter(line => line.startsWith("{"))
      .map(line => JSON.parse(line) as { request?: string })
      .find(each => each.request)!;
    const story = execFileSync("bash", ["-c", `npm run -s hetman -- log ${request}`], {
      cwd: clone,
      input: log,
      encoding: "utf8",
    });
    expect(story).not.toBe("");
  },
  ...looksAfter,
  // There is no registry of images here: the image's files have a test of their own.
  "docker compose up --build": () => undefined,
  "docker compose exec backup hetman backup /backups/now.dump": () => undefined,
  "docker compose exec backup ls -l /backups": () => undefined,
};

test("the guide's commands are all known here", () => {
  expect(commands.filter(command => !steps[command])).toEqual([]);
});

test(`a fresh clone starts; ${GAMES} games are backed up, restored, verified, moved and taken back`, async () => {
  await stopped(await started());
  const settings = testSettings(data, { rulesDir: join(clone, "dist/rules") });
  const server = await openServer(settings, {});
  await fillStorage(server.services, { tables: GAMES, game: "xidit", seats: 3 });
  await server.close();
  for (const command of commands) await steps[command]?.();
  console.log(JSON.stringify(figures));
});
