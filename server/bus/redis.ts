// Nodes on many machines: Redis publishes, every node subscribes to the topics it needs.
import { Redis } from "ioredis";
import { type Bus, Listeners, type Message } from "./bus.ts";

/** All our channels start like this, so that a Redis can be shared with others. */
const PREFIX = "hetman:";

/** Connects to Redis; `node` is this node's id. While Redis is away, messages are dropped and `onGap` is called later. */
export async function openRedis(url: string, node: string): Promise<Bus & { readonly client: Redis }> {
  const settings = {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    retryStrategy: (times: number) => Math.min(times * 100, 2000),
  };
  const sender = new Redis(url, { ...settings, enableOfflineQueue: false });
  const receiver = new Redis(url, { ...settings, autoResubscribe: true });
  const own = new Listeners();
  const gaps: (() => void)[] = [];
  let wasReady = false;
  for (const connection of [sender, receiver]) connection.on("error", () => undefined);
  receiver.on("ready", () => {
    if (wasReady) for (const act of gaps) act();
    wasReady = true;
  });
  receiver.on("message", (channel: string, text: string) => {
    const envelope = JSON.parse(text) as { from: string; message: Message };
    if (envelope.from !== node) own.tell(channel.slice(PREFIX.length), envelope.message);
  });
  try {
    await Promise.all([sender.connect(), receiver.connect()]);
  } catch (error) {
    // Without this they would go on trying, and the process with them.
    sender.disconnect();
    receiver.disconnect();
    throw error;
  }
  return {
    client: sender,
    publish: (topic, message) => {
      sender.publish(PREFIX + topic, JSON.stringify({ from: node, message })).catch(() => undefined);
    },
    listen: async (topic, hear) => {
      // When Redis is away, the subscription is made when it is back, and `onGap` tells.
      if (own.add(topic, hear)) await receiver.subscribe(PREFIX + topic).catch(() => undefined);
      return () => {
        if (own.remove(topic, hear)) receiver.unsubscribe(PREFIX + topic).catch(() => undefined);
      };
    },
    onGap: act => {
      gaps.push(act);
    },
    isWell: () => sender.status === "ready" && receiver.status === "ready",
    close: async () => {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
