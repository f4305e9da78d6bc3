// Seeing inside: metrics that alerts and the dashboard are made of, and a log that tells one table's story.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storyOf } from "#server/ops/story.ts";
import type { Server } from "#server/server.ts";
import { needPromtool } from "../../scripts/need-promtool.mjs";
import { Client } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { freePort } from "./services.ts";

const monitoring = fileURLToPath(new URL("../../docs/monitoring/", import.meta.url));
const dir = tempDir();
const lines: string[] = [];
let server: Server;
let table: string;
let people: Client[];
beforeAll(async () => {
  const into = new Writable({ write: (text, _, done) => done(void lines.push(String(text))) });
  server = await testServer(dir.path, {}, { log: pino({ level: "debug" }, into) });
  ({ people, table } = await seated(server.port, "duel", 2));
  const talk = await people[0]!.connect();
  const { present } = await talk.subscribe(table, 0);
  const choices = present!.look.question!.options.slice(0, 2);
  await talk.ask({ type: "choose", table, seat: 0, sequence: 1, choices });
  await talk.ask({ type: "choose", table, seat: 0, sequence: 9, choices }).catch(() => undefined);
  await new Client(server.port)
    .call("POST /api/sign-in", { body: { login: "nobody", password: "wrong password" } }, { "user-agent": "\t" })
    .catch(() => undefined);
  talk.close();
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

test("every metric that an alert or the dashboard asks for is on the page", async () => {
  const page = await figures();
  const known = new Set(
    [...page.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === "histogram" ? [`${name}_bucket`] : [name],
    ),
  );
  const alerts = readFileSync(`${monitoring}alerts.yml`, "utf8");
  const dashboard = JSON.parse(readFileSync(`${monitoring}dashboard.json`, "utf8")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = [
    alerts.replace(/alert: \w+|summary: .*/g, ""),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
    .join("\n")
    .matchAll(/\b(?:hetman|process|nodejs)_\w+/g);
  for (const [name] of asked) expect(known, name).toContain(name);
  expect(page).toMatch(/hetman_storage_up 1\n/);
  expect(page).toMatch(/hetman_tables\{stage="running"\} 1\n/);
  expect(page).toMatch(/hetman_build_info\{build="[^"]+",node="v\d+[^"]*"\} 1/);
});

test("promtool agrees with the rules, the configuration and the page", async () => {
  const promtool = await needPromtool();
  const run = (args: string[], input = ""): string => execFileSync(promtool, args, { input, encoding: "utf8" });
  expect(run(["check", "rules", `${monitoring}alerts.yml`])).toContain("SUCCESS");
  expect(run(["check", "config", "--syntax-only", `${monitoring}prometheus.yml`])).toContain("SUCCESS");
  // Names of Node's own metrics are not ours.
  const own = (await figures()).split("\n").filter(line => line.includes("hetman_"));
  run(["check", "metrics"], `${own.join("\n")}\n`);
});

test("a line for each accepted and refused choice, with request, table, seat and person", () => {
  const told = lines.map(line => JSON.parse(line) as Record<string, unknown>).filter(({ what }) => what === "choose");
  const about = { table, seat: 0, person: people[0]!.me!.id, request: expect.stringMatching(/^\w+\.\d+$/) };
  expect(told).toMatchObject([
    { ...about, sequence: 1, msg: "accepted", level: 20 },
    { ...about, sequence: 9, msg: "refused", code: "sequence-gap" },
  ]);
});

test("one table's and one person's story is told by one command; failed sign-ins have an address; nothing is secret", () => {
  const log = lines.join("");
  expect(storyOf(log, table).length).toBeGreaterThan(4);
  expect(storyOf(log, people[1]!.me!.id).join("\n")).toContain("POST /api/tables/:table/join");
  const failed = lines.map(line => JSON.parse(line)).find(({ code }) => code === "bad-sign-in");
  expect(failed).toMatchObject({ level: 30, what: "POST /api/sign-in", address: "127.0.0.1" });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  expect(lines.join("").replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
  expect(log).not.toContain("wrong password");
});

test("the level changes at run time", async () => {
  const own = tempDir();
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const port = await freePort();
  const env = { PATH: process.env.PATH, DATA_DIR: own.path, PORT: String(port), HOST: "127.0.0.1", BOT_WORKERS: "1" };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: { ...env, WEB_DIR: "no-client" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  child.stdout.on("data", text => (out += text));
  const accepted = (): number => out.split('"msg":"accepted"').length - 1;
  await expect.poll(() => out).toContain('"msg":"open"');
  await Client.guest(port, "Ala");
  expect(accepted()).toBe(0);
  child.kill("SIGUSR2");
  await expect.poll(() => out).toContain("level of the log was changed");
  await Client.guest(port, "Ela");
  await expect.poll(accepted).toBe(1);
  child.kill("SIGTERM");
  await new Promise(done => child.once("exit", done));
  own.remove();
});
