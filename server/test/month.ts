// A month on two nodes: every day people play for a while and things break at random (a node, PostgreSQL or Redis dies,
// a line is cut or goes silent in one direction); at night everything stops, and the next morning it is a day later.
import { hash } from "#kernel/json.ts";
import type { Present } from "#protocol/play.ts";
import { readStep } from "#server/play/step.ts";
import { openStore } from "#server/store/store.ts";
import { Client, type Talk } from "./client.ts";
import { Cuttable, type Line } from "./cuttable.ts";
import { registry } from "./games.ts";
import { contradictions, type History } from "./history.ts";
import { pick } from "./player.ts";
import { ServerProcess } from "./process.ts";
import { type Postgres, pause, type RedisServer } from "./services.ts";

const DAY = 86_400_000;
const TABLES = 4;
const SEATS = 3;

/** What a month was like. */
export interface MonthReport {
  readonly faults: Record<string, number>;
  readonly acknowledged: number;
  readonly looks: number;
  readonly wrong: string[];
}

/** Two nodes, each with lines of its own to the database and to Redis. */
class Fleet {
  readonly nodes: (ServerProcess | null)[] = [null, null];
  readonly #lines: readonly { readonly database: Cuttable; readonly redis: Cuttable }[];
  readonly #postgres: Postgres;
  readonly #redis: RedisServer;
  readonly #name: string;
  #day = 0;

  private constructor(postgres: Postgres, redis: RedisServer, name: string, lines: Fleet["lines"]) {
    this.#postgres = postgres;
    this.#redis = redis;
    this.#name = name;
    this.#lines = lines;
  }

  static async open(postgres: Postgres, redis: RedisServer, name: string): Promise<Fleet> {
    await postgres.database(name);
    const lines = [0, 1].map(async () => ({
      database: await Cuttable.open(postgres.port),
      redis: await Cuttable.open(redis.port),
    }));
    return new Fleet(postgres, redis, name, await Promise.all(lines));
  }

  get lines() {
    return this.#lines;
  }

  get url(): string {
    return this.#postgres.url(this.#name);
  }

  async wake(at: number): Promise<void> {
    const { database, redis } = this.#lines[at]!;
    this.nodes[at] = await ServerProcess.open({
      DATABASE_URL: `postgres://hetman@127.0.0.1:${database.port}/${this.#name}`,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      CLOCK_AHEAD: String(this.#day * DAY),
    });
  }

  async morning(day: number): Promise<void> {
    this.#day = day;
    await Promise.all([this.wake(0), this.wake(1)]);
  }

  async night(): Promise<void> {
    await Promise.all(this.nodes.map(node => node?.end(Math.random() < 0.5 ? "SIGTERM" : "SIGKILL")));
  }

  /** Breaks one thing at random, waits, and mends it; returns its name. */
  async fault(): Promise<string> {
    const at = Math.random() < 0.5 ? 0 : 1;
    const [what = ""] = ["node", "postgres", "redis", "line", "line", "line"].toSorted(() => Math.random() - 0.5);
    if (what === "node") {
      await this.nodes[at]?.end("SIGKILL");
      await this.wake(at);
    } else if (what === "postgres") {
      await this.#postgres.crash();
      await this.#postgres.start();
    } else if (what === "redis") {
      await this.#redis.close();
      await pause(300);
      await this.#redis.start();
    } else {
      const [line = "cut"] = (["cut", "deaf", "mute"] as Line[]).toSorted(() => Math.random() - 0.5);
      const [to = "database"] = (["database", "redis"] as const).toSorted(() => Math.random() - 0.5);
      this.#lines[at]![to].set(line);
      await pause(400 + Math.random() * 800);
      this.#lines[at]![to].set("whole");
      return `${to} ${line}`;
    }
    return what;
  }

  port(at: number): number {
    const order = [this.nodes[at % 2], this.nodes[(at + 1) % 2]];
    return order.find(node => node?.isRunning)?.port ?? 0;
  }

  async close(): Promise<void> {
    for (const { database, redis } of this.#lines) await Promise.all([database.close(), redis.close()]);
  }
}

/** A person who plays whenever the servers let them, and writes everything down. */
class Diarist {
  static #connections = 0;
  readonly #person: Client;
  readonly #table: string;
  readonly #seat: number;
  readonly #history: History;
  isAway = true;

  constructor(person: Client, table: string, seat: number, history: History) {
    this.#person = person;
    this.#table = table;
    this.#seat = seat;
    this.#history = history;
  }

  /** Plays until the evening: goes to the other node when one does not answer. */
  async play(fleet: Fleet): Promise<void> {
    this.isAway = false;
    for (let home = this.#seat; !this.isAway; home++) {
      this.#person.port = fleet.port(home);
      let talk: Talk | null = null;
      try {
        talk = await within(this.#person.connect(), 3000);
        await this.#session(talk);
      } catch {
        await pause(30);
      }
      talk?.socket.terminate();
    }
  }

  async #session(talk: Talk): Promise<void> {
    const connection = ++Diarist.#connections;
    const [table, seat] = [this.#table, this.#seat];
    let present: Present | null = null;
    const note = (found: Present, asked: number | null): void => {
      present = found;
      this.#history.seen.push({ table, seat, connection, asked, view: hash(found.look.view) });
    };
    talk.onMessage = message => {
      if (message.type === "look") note(message.present, null);
      talk.heard.splice(0);
      talk.wire.splice(0);
    };
    const asked = performance.now();
    const found = await within(talk.subscribe(table, seat), 3000);
    if (!found.present) return;
    note(found.present, asked);
    // A line on which nothing is heard for a while is given up, as pages do.
    for (let quiet = 0; !this.isAway && quiet < 150; quiet++) {
      const { sequence, look } = present as unknown as Present;
      const options = look.question?.options ?? [];
      if (talk.socket.readyState !== talk.socket.OPEN) return;
      if (options.length > 0) {
        await this.#submit(talk, sequence + 1, [pick(table, seat, sequence + 1, options)]);
        quiet = 0;
      }
      await pause(20);
    }
  }

  async #submit(talk: Talk, sequence: number, choices: ReturnType<typeof pick>[]): Promise<void> {
    const [table, seat] = [this.#table, this.#seat];
    const digest = hash({ kind: "choose", choices });
    const sent = { table, seat, sequence, digest, began: performance.now(), ended: null as number | null };
    this.#history.sent.push(sent);
    await within(talk.ask({ type: "choose", table, seat, sequence, choices }), 3000);
    sent.ended = performance.now();
  }
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  promise.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function makeTables(port: number, history: History): Promise<{ ids: string[]; people: Diarist[] }> {
  const clients = await Promise.all(Array.from({ length: SEATS }, (_, i) => Client.guest(port, `Day ${i}`)));
  const ids: string[] = [];
  const people: Diarist[] = [];
  for (let n = 0; n < TABLES; n++) {
    const open = Array.from({ length: SEATS - 1 }, () => ({ kind: "open" as const }));
    const pace = { kind: "days" as const, days: 3 };
    const body = { game: "endless", seats: [{ kind: "me" as const }, ...open], visibility: "public" as const, pace };
    const { table } = await clients[0]!.call("POST /api/tables", { body });
    const params = { table: table.id };
    for (const client of clients.slice(1)) await client.call("POST /api/tables/:table/join", { params, body: {} });
    await clients[0]!.call("POST /api/tables/:table/start", { params, body: {} });
    ids.push(table.id);
    for (const [seat, client] of clients.entries())
      people.push(new Diarist(Object.assign(new Client(0), { cookie: client.cookie }), table.id, seat, history));
  }
  return { ids, people };
}

/** Plays so many days; `told` hears of each. */
export async function month(
  postgres: Postgres,
  redis: RedisServer,
  days: number,
  secondsPerDay: number,
  told: (day: number, acknowledged: number) => void,
): Promise<MonthReport> {
  const history: History = { sent: [], seen: [] };
  const faults: Record<string, number> = {};
  const fleet = await Fleet.open(postgres, redis, "month");
  await fleet.morning(0);
  const { ids, people } = await makeTables(fleet.port(0), history);
  for (let day = 0; day < days; day++) {
    if (day > 0) await fleet.morning(day);
    const playing = people.map(person => person.play(fleet));
    for (const evening = Date.now() + secondsPerDay * 1000; Date.now() < evening; ) {
      await pause(300 + Math.random() * 1200);
      const what = await fleet.fault();
      faults[what] = (faults[what] ?? 0) + 1;
    }
    for (const person of people) person.isAway = true;
    await Promise.all(playing);
    await fleet.night();
    told(day + 1, acknowledgedIn(history));
  }
  await fleet.close();
  const wrong = await allContradictions(fleet.url, history, ids);
  return { faults, acknowledged: acknowledgedIn(history), looks: history.seen.length, wrong };
}

const acknowledgedIn = ({ sent }: History): number => sent.filter(({ ended }) => ended !== null).length;

async function allContradictions(databaseUrl: string, history: History, tables: readonly string[]): Promise<string[]> {
  const store = await openStore({ databaseUrl, synchronous: "on", file: "" });
  const wrong: string[] = [];
  for (const id of tables) {
    const { doc } = (await store.tables.byId(id))!;
    const steps = (await store.tables.journal(doc.no, 0)).map(readStep);
    const from = (await store.tables.start(doc.no))!;
    wrong.push(...contradictions(history, id, registry[doc.game]!.game, from, steps));
  }
  await store.close();
  return wrong;
}
