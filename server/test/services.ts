// Real PostgreSQL and Redis servers for tests: on free ports, in folders of their own, stopped at the end.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { Redis } from "ioredis";
import pg from "pg";
import { needServices } from "../../scripts/need-services.mjs";
import { tempDir } from "./harness.ts";

/** A port nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

async function patiently<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  for (let i = 0; ; i++) {
    try {
      return await attempt();
    } catch (error) {
      if (i === 300) throw new Error(`${what} does not answer`, { cause: error });
      await pause(50);
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as the distribution's own user, or as nobody. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find(each => /^(postgres|nobody):/.test(each));
  const [, , uid, gid] = (line ?? "").split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** The children of a process we started. */
function childrenOf(pid: number): number[] {
  try {
    return execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
      .split("\n")
      .map(Number)
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** Whether a process still runs; one that has ended but that nobody has asked about yet does not. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !(existsSync(`/proc/${pid}/stat`) && / Z \d+ \d+ /.test(readFileSync(`/proc/${pid}/stat`, "utf8")));
  } catch {
    return false;
  }
};

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** A PostgreSQL server of our own. */
export class Postgres {
  readonly #dir = tempDir();
  readonly #bin: string;
  readonly #user = unprivileged();
  readonly #settings: readonly string[];
  readonly port: number;
  #process: ChildProcess | null = null;

  private constructor(bin: string, port: number, settings: readonly string[]) {
    this.#bin = bin;
    this.port = port;
    this.#settings = settings;
  }

  /** Where its data lies. */
  get folder(): string {
    return `${this.#dir.path}/db`;
  }

  /** Runs one of PostgreSQL's programs as its user. */
  run(program: string, args: readonly string[]): void {
    execFileSync(program.includes("/") ? program : `${this.#bin}/${program}`, args, {
      ...this.#user,
      stdio: ["ignore", "ignore", "inherit"],
      env: { PATH: process.env.PATH },
    });
  }

  /** Starts one; `settings` are PostgreSQL's own, `prepare` may put files into its folder first. */
  static async open(settings: readonly string[] = [], prepare?: (postgres: Postgres) => void): Promise<Postgres> {
    const server = new Postgres((await needServices()).postgresBin, await freePort(), settings);
    const { path } = server.#dir;
    if (server.#user) chownSync(path, server.#user.uid, server.#user.gid);
    chmodSync(path, 0o700);
    if (prepare) {
      prepare(server);
      await server.start();
      return server;
    }
    const args = ["-D", `${path}/db`, "-A", "trust", "-U", "hetman", "--no-sync", "-E", "UTF8", "--locale=C"];
    execFileSync(`${server.#bin}/initdb`, args, { ...server.#user, stdio: "ignore", env: { PATH: process.env.PATH } });
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const { path } = this.#dir;
    const args = [
      "-D",
      `${path}/db`,
      "-p",
      String(this.port),
      "-h",
      "127.0.0.1",
      "-k",
      path,
      "-c",
      "max_connections=60",
      // After a crash one sync of the whole disk instead of one for each of a thousand files: only processes die here.
      "-c",
      "recovery_init_sync_method=syncfs",
      ...this.#settings.flatMap(each => ["-c", each]),
    ];
    this.#process = spawn(`${this.#bin}/postgres`, args, { ...this.#user, stdio: "ignore" });
    await patiently("PostgreSQL", async () => {
      const client = new pg.Client({ connectionString: this.url("postgres") });
      await client.connect();
      await client.end();
    });
  }

  url(database: string): string {
    return `postgres://hetman@127.0.0.1:${this.port}/${database}`;
  }

  /** A fresh database; returns its address. */
  async database(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.url("postgres") });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.url(name);
  }

  /** What a crash does: every process of the server dies at once, nothing is flushed. */
  async crash(): Promise<void> {
    const { pid } = this.#process ?? {};
    if (!pid) return;
    const all = [...childrenOf(pid), pid];
    for (const each of all) kill(each);
    while (all.some(isAlive)) await pause(10);
  }

  async close(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null && running.signalCode === null) {
      const gone = new Promise(done => running.once("exit", done));
      running.kill("SIGINT");
      await gone;
    }
    this.#dir.remove();
  }
}

/** A Redis server of our own. */
export class RedisServer {
  readonly port: number;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async open(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const { redisServer } = await needServices();
    this.#process = spawn(redisServer, args, { stdio: "ignore" });
    await patiently("Redis", async () => {
      const client = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null });
      client.on("error", () => undefined);
      try {
        await client.connect();
        await client.ping();
      } finally {
        client.disconnect();
      }
    });
  }

  async close(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise(done => running.once("exit", done));
    running.kill("SIGKILL");
    await gone;
  }
}
