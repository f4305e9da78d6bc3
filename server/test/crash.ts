// Crashes under load: script clients play without pause while the server (and its database) are killed at random
// moments. Afterwards every acknowledged submission must be stored, as it was sent, and the whole journal must be what
// a clean run of the same choices gives.
import { hash } from "#kernel/json.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { Present } from "#protocol/play.ts";
import { effective, readStep } from "#server/play/step.ts";
import type { Store } from "#server/store/store.ts";
import { Client, ClientError, type Talk } from "./client.ts";
import { registry } from "./games.ts";
import { pick } from "./player.ts";
import { pause } from "./services.ts";

/** A submission that the server has acknowledged. */
interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly sequence: number;
  readonly digest: string;
}

/** What a crash run found. */
export interface CrashReport {
  kills: number;
  acknowledged: number;
  lost: string[];
  wrong: string[];
}

/** How to stop and start what is being tested. */
export interface Patient {
  /** Starts it; returns the port. */
  start(): Promise<number>;
  /** Kills it without warning. */
  kill(): Promise<void>;
}

const TABLES = 6;

class Load {
  port = 0;
  isOver = false;
  readonly acknowledged: Acknowledged[] = [];
  /** The last sequence acknowledged, by table and seat. */
  readonly last = new Map<string, number>();
  readonly regressions: string[] = [];

  /** Plays a seat for ever: reconnects after each crash and goes on. */
  async play(person: Client, table: string, seat: number): Promise<void> {
    while (!this.isOver) {
      person.port = this.port;
      try {
        const talk = await person.connect();
        await this.#session(talk, table, seat);
      } catch {
        await pause(15);
      }
    }
  }

  async #session(talk: Talk, table: string, seat: number): Promise<void> {
    const closed = new Promise<void>(done => talk.socket.once("close", () => done()));
    let sent = 0;
    const react = (present: Present): void => {
      this.#check(table, seat, present);
      const sequence = present.sequence + 1;
      const options = present.look.question?.options ?? [];
      if (this.isOver || options.length === 0 || sent >= sequence) return;
      sent = sequence;
      const choices = [pick(table, seat, sequence, options)];
      const done = talk.ask({ type: "choose", table, seat, sequence, choices });
      done.then(
        () => this.#note({ table, seat, sequence, digest: hash({ kind: "choose", choices }) }),
        error => {
          if (error instanceof ClientError && error.code !== "storage" && error.code !== "draining")
            talk.socket.terminate();
        },
      );
    };
    talk.onMessage = message => {
      if (message.type === "look") react(message.present);
      // The storage was away for a moment: come back and look again.
      if (message.type === "error" && message.code === "storage") setTimeout(() => talk.socket.terminate(), 20);
    };
    const { present } = await talk.subscribe(table, seat);
    if (present) react(present);
    await closed;
  }

  /** Waits until so many more submissions are acknowledged. */
  async progress(more: number): Promise<void> {
    const goal = this.acknowledged.length + more;
    while (this.acknowledged.length < goal) await pause(5);
  }

  #note(entry: Acknowledged): void {
    this.acknowledged.push(entry);
    this.last.set(`${entry.table} ${entry.seat}`, entry.sequence);
  }

  #check(table: string, seat: number, present: Present): void {
    const last = this.last.get(`${table} ${seat}`) ?? 0;
    if (present.sequence < last)
      this.regressions.push(`${table} seat ${seat}: ${last} acknowledged, shown ${present.sequence}`);
  }
}

async function makeTables(port: number): Promise<{ people: Client[]; tables: string[] }> {
  const people = [await Client.guest(port, "A"), await Client.guest(port, "B")];
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const body = {
      game: "endless",
      seats: [{ kind: "me" as const }, { kind: "open" as const }],
      visibility: "public" as const,
    };
    const { table } = await people[0]!.call("POST /api/tables", { body });
    await people[1]!.call("POST /api/tables/:table/join", { params: { table: table.id }, body: {} });
    await people[0]!.call("POST /api/tables/:table/start", { params: { table: table.id }, body: {} });
    tables.push(table.id);
  }
  return { people, tables };
}

/** Kills and restarts so many times under load, then checks everything in the storage. */
export async function crashRun(patient: Patient, kills: number, openStore: () => Promise<Store>): Promise<CrashReport> {
  const load = new Load();
  load.port = await patient.start();
  const { people, tables } = await makeTables(load.port);
  const players = tables.flatMap(table =>
    people.map((person, seat) => load.play(Object.assign(new Client(0), { cookie: person.cookie }), table, seat)),
  );
  for (let i = 0; i < kills; i++) {
    await load.progress(40);
    await pause(Math.random() * 100);
    await patient.kill();
    load.port = await patient.start();
  }
  await load.progress(40);
  load.isOver = true;
  await patient.kill();
  await Promise.all(players);
  const store = await openStore();
  const wrong = [...load.regressions];
  const lost = await missing(store, tables, load.acknowledged, wrong);
  await store.close();
  return { kills, acknowledged: load.acknowledged.length, lost, wrong };
}

/** Acknowledged submissions that are not stored; what is stored wrongly goes to `wrong`. */
async function missing(
  store: Store,
  tables: readonly string[],
  acknowledged: readonly Acknowledged[],
  wrong: string[],
): Promise<string[]> {
  const stored = new Set<string>();
  for (const id of tables) {
    const doc = (await store.tables.byId(id))?.doc;
    const from = doc && (await store.tables.start(doc.no));
    if (!doc || !from) {
      wrong.push(`${id}: the table is gone`);
      continue;
    }
    const steps = (await store.tables.journal(doc.no, 0)).map(readStep);
    for (const [i, step] of steps.entries()) {
      if (step.version !== i + 1) wrong.push(`${id}: version ${step.version} at place ${i + 1}`);
      stored.add(`${id} ${step.seat} ${step.sequence} ${step.digest}`);
    }
    // A clean run of the stored choices must give the state after every single step.
    const { game } = registry[doc.game]!;
    const state = start(game, from);
    for (const { seat, act, hash: expected, version } of effective(steps)) {
      if (act.kind === "choose") for (const choice of act.choices) runnerOf(game).play(state, seat, choice, []);
      if (hash(state) !== expected) wrong.push(`${id}: state after version ${version} differs from a clean run`);
    }
  }
  return acknowledged
    .filter(({ table, seat, sequence, digest }) => !stored.has(`${table} ${seat} ${sequence} ${digest}`))
    .map(entry => JSON.stringify(entry));
}
