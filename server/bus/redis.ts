// Nodes on many machines: Redis publishes, every node subscribes to the topics it needs.
import { Redis } from "ioredis";
import { type Bus, Listeners, type Message } from "./bus.ts";

/** All our channels start like this, so that a Redis can be shared with others. */
const PREFIX = "hetman:";
/** A Redis that does not answer for so long is away, though the connection may stand. */
const PATIENCE = 1_000;

const common = {
  lazyConnect: true,
  maxRetriesPerRequest: 1,
  retryStrategy: (times: number) => Math.min(times * 100, 2000),
};

class RedisBus implements Bus {
  readonly client: Redis;
  readonly #receiver: Redis;
  readonly #node: string;
  readonly #own = new Listeners();
  readonly #gaps: (() => void)[] = [];
  #wasReady = false;
  #isAnswering = true;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, node: string) {
    this.#node = node;
    this.client = new Redis(url, { ...common, enableOfflineQueue: false, commandTimeout: PATIENCE });
    this.#receiver = new Redis(url, { ...common, autoResubscribe: false });
    for (const connection of [this.client, this.#receiver]) connection.on("error", () => undefined);
    this.#receiver.on("ready", () => void this.#again());
    this.#receiver.on("message", (channel: string, text: string) => this.#hear(channel, text));
  }

  async connect(): Promise<void> {
    await Promise.all([this.client.connect(), this.#receiver.connect()]);
    this.#wasReady = true;
    this.#timer = setInterval(() => this.#watch(this.client.ping()), PATIENCE);
    this.#timer.unref();
  }

  #watch(answer: Promise<unknown>): void {
    answer.then(
      () => {
        this.#isAnswering = true;
      },
      () => {
        this.#isAnswering = false;
      },
    );
  }

  /** What was asked for while Redis was away is asked for now; only then is nothing missed any more. */
  async #again(): Promise<void> {
    if (!this.#wasReady) return;
    const topics = this.#own.topics().map(topic => PREFIX + topic);
    if (topics.length > 0) await this.#receiver.subscribe(...topics).catch(() => undefined);
    for (const act of this.#gaps) act();
  }

  #hear(channel: string, text: string): void {
    const envelope = JSON.parse(text) as { from: string; message: Message };
    if (envelope.from !== this.#node) this.#own.tell(channel.slice(PREFIX.length), envelope.message);
  }

  publish(topic: string, message: Message): void {
    this.#watch(this.client.publish(PREFIX + topic, JSON.stringify({ from: this.#node, message })));
  }

  async listen(topic: string, hear: (message: Message) => void): Promise<() => void> {
    // When Redis is away, the subscription is made when it is back, and `onGap` tells; nobody waits for that.
    const isFirst = this.#own.add(topic, hear);
    if (isFirst && this.#receiver.status === "ready") await atMost(this.#receiver.subscribe(PREFIX + topic));
    return () => {
      if (this.#own.remove(topic, hear)) this.#receiver.unsubscribe(PREFIX + topic).catch(() => undefined);
    };
  }

  onGap(act: () => void): void {
    this.#gaps.push(act);
  }

  isWell(): boolean {
    return this.#isAnswering && this.client.status === "ready" && this.#receiver.status === "ready";
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.client.disconnect();
    this.#receiver.disconnect();
  }
}

async function atMost(done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([done.catch(() => undefined), late]);
  clearTimeout(timer);
}

/** Connects to Redis; `node` is this node's id. While Redis is away, messages are dropped and `onGap` is called later. */
export async function openRedis(url: string, node: string): Promise<Bus & { readonly client: Redis }> {
  const bus = new RedisBus(url, node);
  try {
    await bus.connect();
  } catch (error) {
    // Without this it would go on trying, and the process with it.
    await bus.close();
    throw error;
  }
  return bus;
}
