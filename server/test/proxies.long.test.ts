// The examples for nginx and Caddy, with the real programs: TLS, HTTP/2, sockets, real addresses, and a node that is rolled
// under play.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { needProxies } from "../../scripts/need-proxies.mjs";
import { tempDir } from "./harness.ts";
import { ServerProcess } from "./process.ts";
import { freePort, Postgres, pause } from "./services.ts";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const dir = tempDir();
const running: ChildProcess[] = [];
let postgres: Postgres;
let nodes: ServerProcess[];
let settings: Record<string, string>;

beforeAll(async () => {
  postgres = await Postgres.open();
  settings = { DATABASE_URL: await postgres.database("proxied"), TRUST_PROXY: "1", REQUESTS_PER_MINUTE: "6000" };
  nodes = await Promise.all([ServerProcess.open(settings), ServerProcess.open(settings)]);
  const files = ["-keyout", join(dir.path, "key.pem"), "-out", join(dir.path, "cert.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", ...files], {
    stdio: "ignore",
  });
}, 120_000);
afterAll(async () => {
  for (const child of running) child.kill("SIGTERM");
  await Promise.all(nodes.map(node => node.end("SIGTERM")));
  await postgres.close();
  dir.remove();
}, 60_000);

function start(command: string, args: string[], env: Record<string, string> = {}): void {
  running.push(spawn(command, args, { env: { ...process.env, ...env }, stdio: "inherit" }));
}

/** nginx with the example, on a free port, with the test's certificate and nodes. */
async function nginx(): Promise<number> {
  const port = await freePort();
  const example = readFileSync(`${docs}proxy/nginx.conf`, "utf8")
    .replace("listen 443 ssl http2", `listen ${port} ssl http2; listen [::]:${port} ssl http2`)
    .replace("listen 80", `listen 127.0.0.1:${await freePort()}`)
    .replace("127.0.0.1:8080", `127.0.0.1:${nodes[0]!.port}`)
    .replace("127.0.0.1:8081", `127.0.0.1:${nodes[1]!.port}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/hetman.example.org\/(fullchain|privkey).pem/g, (_, name: string) =>
      join(dir.path, name === "fullchain" ? "cert.pem" : "key.pem"),
    );
  const file = join(dir.path, "nginx.conf");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    name => `${name}_temp_path ${dir.path}/${name};`,
  );
  writeFileSync(
    file,
    `pid ${dir.path}/nginx.pid; error_log stderr warn; events {} http { access_log off; ${places.join(" ")} ${example} }`,
  );
  start((await needProxies()).nginx, ["-c", file, "-p", dir.path, "-g", "daemon off;"]);
  return port;
}

/** Caddy with the example and the test's certificate. */
async function caddy(): Promise<number> {
  const port = await freePort();
  const example = readFileSync(`${docs}proxy/Caddyfile`, "utf8").replace(
    "\tencode zstd gzip",
    `\ttls ${join(dir.path, "cert.pem")} ${join(dir.path, "key.pem")}\n\tencode zstd gzip`,
  );
  const file = join(dir.path, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${example}`);
  start((await needProxies()).caddy, ["run", "--config", file, "--adapter", "caddyfile"], {
    SITE: `https://localhost:${port}`,
    NODES: nodes.map(node => `127.0.0.1:${node.port}`).join(" "),
    HOME: dir.path,
    XDG_DATA_HOME: dir.path,
    XDG_CONFIG_HOME: dir.path,
  });
  return port;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One request by HTTP/2. */
function ask(port: number, path: string, more: Record<string, string> = {}, body = ""): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    session.on("error", reject);
    const request = session.request({ ":path": path, ...more });
    let status = 0;
    let text = "";
    request.on("response", headers => (status = Number(headers[":status"])));
    request.on("data", data => (text += data));
    request.on("error", reject);
    request.on("end", () => {
      session.close();
      resolve({ status, body: text });
    });
    // Without a body the request has ended already.
    if (body) request.end(body);
  });
}

async function ready(port: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { status } = await ask(port, "/readyz").catch(() => ({ status: 0 }));
    if (status === 200) return;
    await pause(100);
  }
  throw new Error("the proxy does not answer");
}

/** The longest time without an answer while both nodes are rolled, one after the other. */
async function longestGap(port: number): Promise<number> {
  let last = Date.now();
  let longest = 0;
  let isOn = true;
  const asking = (async () => {
    while (isOn) {
      const { status } = await ask(port, "/api/games").catch(() => ({ status: 0 }));
      if (status === 200) {
        longest = Math.max(longest, Date.now() - last);
        last = Date.now();
      }
      await pause(20);
    }
  })();
  for (const [at, node] of nodes.entries()) {
    await pause(500);
    await node.end("SIGTERM");
    nodes[at] = await ServerProcess.open({ ...settings, PORT: String(node.port) });
    await pause(2_500);
  }
  isOn = false;
  await asking;
  return longest;
}

describe.each([
  ["nginx", nginx],
  ["caddy", caddy],
] as const)("%s", (name, open) => {
  let port: number;
  beforeAll(async () => {
    port = await open();
    await ready(port);
  }, 60_000);

  test("TLS, HTTP/2, secure cookies and sockets pass", async () => {
    const json = { ":method": "POST", "content-type": "application/json", origin: `https://localhost:${port}` };
    const made = await new Promise<{ status: number; cookie: string }>((resolve, reject) => {
      const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
      session.on("error", reject);
      const request = session.request({ ":path": "/api/guest", ...json });
      request.on("response", headers => {
        resolve({ status: Number(headers[":status"]), cookie: String(headers["set-cookie"]) });
        session.close();
      });
      request.end(JSON.stringify({ name: "Ala" }));
    });
    expect(made.cookie).toMatch(/HttpOnly.*Secure|Secure.*HttpOnly/);
    const socket = new WebSocket(`wss://localhost:${port}/api/socket`, { rejectUnauthorized: false });
    const welcome = await new Promise<string>((resolve, reject) => {
      socket.once("error", reject);
      socket.once("open", () => socket.send(JSON.stringify({ type: "hello", ref: 1, protocol: 0 })));
      socket.once("message", data => resolve(String(data)));
    });
    expect(JSON.parse(welcome)).toMatchObject({ ref: 1 });
    socket.close();
  });

  test("who forges addresses is counted by their own", async () => {
    const guest = (i: number): Promise<Answer> =>
      ask(
        port,
        "/api/guest",
        { ":method": "POST", "content-type": "application/json", "x-forwarded-for": `198.51.${i >> 8}.${i & 255}` },
        JSON.stringify({ name: "Ala" }),
      );
    const statuses = new Set<number>();
    for (let i = 0; i < 700; i += 50) {
      const many = await Promise.all(Array.from({ length: 50 }, (_, j) => guest(i + j)));
      for (const { status } of many) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  }, 120_000);

  test("a rolled node makes a gap of less than three seconds", async () => {
    const gap = await longestGap(port);
    console.log(`${name}: the longest gap while both nodes were rolled was ${gap} ms`);
    expect(gap).toBeLessThan(3_000);
  }, 180_000);
});

test("the unit for systemd is one that systemd understands, where there is a systemd", () => {
  const unit = readFileSync(`${docs}hetman.service`, "utf8");
  expect(unit).toMatch(/^RestartPreventExitStatus=2$/m);
  for (const [, file] of unit.matchAll(/(scripts\/\S+\.mjs)/g)) expect(existsSync(join(docs, "..", file!))).toBe(true);
});
