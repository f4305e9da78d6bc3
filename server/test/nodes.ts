// Games on two server processes with one PostgreSQL and one Redis, while nodes are killed.
import { hash } from "#kernel/json.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { Present } from "#protocol/play.ts";
import { effective, readStep } from "#server/play/step.ts";
import { openStore } from "#server/store/store.ts";
import type { Client, Talk } from "./client.ts";
import { registry } from "./games.ts";
import { pick } from "./player.ts";
import { ServerProcess } from "./process.ts";
import { type Postgres, pause, type RedisServer } from "./services.ts";

/** Two nodes of one cluster. */
export class Cluster {
  readonly #env: Record<string, string>;
  readonly nodes: ServerProcess[] = [];
  readonly databaseUrl: string;

  private constructor(databaseUrl: string, redisUrl: string) {
    this.databaseUrl = databaseUrl;
    this.#env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
  }

  /** Opens two nodes; each may have settings of its own. */
  static async open(
    postgres: Postgres,
    redis: RedisServer | null,
    name: string,
    more: readonly Readonly<Record<string, string>>[] = [{}, {}],
  ): Promise<Cluster> {
    const cluster = new Cluster(await postgres.database(name), redis?.url ?? "");
    const opened = more.map(each => ServerProcess.open({ ...cluster.#env, ...each }));
    cluster.nodes.push(...(await Promise.all(opened)));
    return cluster;
  }

  async kill(at: number): Promise<void> {
    await this.nodes[at]!.end("SIGKILL");
  }

  async restart(at: number): Promise<void> {
    this.nodes[at] = await ServerProcess.open(this.#env);
  }

  /** A node that runs, preferably the given one. */
  portNear(at: number): number {
    const order = [this.nodes[at % 2]!, this.nodes[(at + 1) % 2]!];
    return (order.find(node => node.isRunning) ?? order[0]!).port;
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map(node => node.end("SIGTERM")));
  }
}

/** A client that goes to the other node when its own is gone; resolves at the end of the game. */
export async function playAnywhere(cluster: Cluster, person: Client, table: string, seat: number): Promise<Present> {
  for (let home = seat; ; home++) {
    person.port = cluster.portNear(home);
    try {
      const talk = await person.connect();
      const end = await session(talk, table, seat);
      talk.close();
      if (end) return end;
    } catch {
      await pause(20);
    }
  }
}

function session(talk: Talk, table: string, seat: number): Promise<Present | null> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    talk.socket.once("close", () => resolve(null));
    const react = (present: Present): void => {
      if (present.look.result) resolve(present);
      const sequence = present.sequence + 1;
      const options = present.look.question?.options ?? [];
      if (options.length === 0 || sent >= sequence) return;
      sent = sequence;
      talk
        .ask({ type: "choose", table, seat, sequence, choices: [pick(table, seat, sequence, options)] })
        .catch(reject);
    };
    talk.onMessage = message => {
      if (message.type === "look") react(message.present);
    };
    talk.subscribe(table, seat).then(({ present }) => present && react(present), reject);
  });
}

/** Whether the stored journal of a table is what a clean run gives. */
export async function isClean(databaseUrl: string, table: string): Promise<boolean> {
  const store = await openStore({ databaseUrl, synchronous: "on", file: "" });
  const { doc } = (await store.tables.byId(table))!;
  const { game } = registry[doc.game]!;
  const state = start(game, (await store.tables.start(doc.no))!);
  const steps = (await store.tables.journal(doc.no, 0)).map(readStep);
  const isRight = effective(steps).every(({ seat, act, hash: expected }) => {
    if (act.kind === "choose") for (const choice of act.choices) runnerOf(game).play(state, seat, choice, []);
    return hash(state) === expected;
  });
  await store.close();
  return isRight && steps.every(({ version }, i) => version === i + 1);
}
