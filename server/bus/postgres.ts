// Nodes that talk through PostgreSQL: NOTIFY sends, every node listens on one channel. It bears less than Redis and needs
// nothing but the database.
import pg from "pg";
import { type Bus, Listeners, type Message } from "./bus.ts";

const CHANNEL = "hetman";
/** PostgreSQL takes payloads below 8,000 bytes; a larger message only says that there was one. */
const LARGEST = 7_900;
const RETRY = 500;
const NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) WITH ORDINALITY AS t(payload, n) ORDER BY n";

interface Envelope {
  readonly from: string;
  readonly topic: string;
  readonly message: Message;
}

class PostgresBus implements Bus {
  readonly #url: string;
  readonly #node: string;
  readonly #own = new Listeners();
  readonly #gaps: (() => void)[] = [];
  #client: pg.Client | null = null;
  #isClosed = false;
  #waiting: string[] = [];
  #isSending = false;

  constructor(url: string, node: string) {
    this.#url = url;
    this.#node = node;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: "hetman bus", keepAlive: true });
    client.on("notification", ({ payload = "" }) => this.#hear(JSON.parse(payload) as Envelope));
    client.on("error", () => undefined);
    client.once("end", () => {
      if (this.#client === client) this.#client = null;
      this.#retry();
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  #hear({ from, topic, message }: Envelope): void {
    if (from !== this.#node) this.#own.tell(topic, message);
  }

  /** A connection that fails ends, and is tried again for that reason. */
  #retry(): void {
    setTimeout(() => {
      if (this.#isClosed || this.#client) return;
      this.connect().then(
        () => {
          for (const act of this.#gaps) act();
        },
        () => undefined,
      );
    }, RETRY).unref();
  }

  publish(topic: string, message: Message): void {
    const text = JSON.stringify({ from: this.#node, topic, message } satisfies Envelope);
    const cut: Envelope = { from: this.#node, topic, message: { kind: "doc" } };
    this.#waiting.push(Buffer.byteLength(text) < LARGEST ? text : JSON.stringify(cut));
    void this.#send();
  }

  /** While one message is on its way, others gather and then go together. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const payloads = this.#waiting;
      this.#waiting = [];
      await this.#client?.query(NOTIFY, [CHANNEL, payloads]).catch(() => undefined);
    }
    this.#isSending = false;
  }

  async listen(topic: string, hear: (message: Message) => void): Promise<() => void> {
    this.#own.add(topic, hear);
    return () => {
      this.#own.remove(topic, hear);
    };
  }

  onGap(act: () => void): void {
    this.#gaps.push(act);
  }

  isWell(): boolean {
    return this.#client !== null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }
}

/** Connects to PostgreSQL; `node` is this node's id. While it is away, messages are dropped and `onGap` is called later. */
export async function openPostgresBus(url: string, node: string): Promise<Bus> {
  const bus = new PostgresBus(url, node);
  try {
    await bus.connect();
  } catch (error) {
    await bus.close();
    throw error;
  }
  return bus;
}
