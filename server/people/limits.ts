// How often something may be done: counted per account, recipient or place, within a time. Nodes share the counts by
// Redis; while it is away, and without it, each node counts for itself.
import type { Redis } from "ioredis";
import { Refused } from "../refusal.ts";
import type { Time } from "../time.ts";

/** So much within so many milliseconds. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly within: number;
}

interface Count {
  count: number;
  readonly until: number;
}

/** Counts of other things are let go when there are more. */
const MOST_COUNTS = 50_000;

export class Limits {
  readonly #time: Time;
  readonly #redis: Redis | null;
  readonly #counts = new Map<string, Count>();

  constructor(time: Time, redis: Redis | null) {
    this.#time = time;
    this.#redis = redis;
  }

  /** Counts once more for a key; refused when that is too much. */
  async count(limit: Limit, key: string): Promise<void> {
    const { count, wait } = await this.#add(limit, key);
    if (count > limit.most) throw new Refused("too-many", { seconds: Math.max(1, Math.ceil(wait / 1000)) });
  }

  /** Whether there is room for one more; it is counted. */
  async has(limit: Limit, key: string): Promise<boolean> {
    return (await this.#add(limit, key)).count <= limit.most;
  }

  async #add(limit: Limit, key: string): Promise<{ count: number; wait: number }> {
    const name = `hetman:limit:${limit.name}:${key}`;
    const shared = this.#redis && (await shareCount(this.#redis, name, limit.within).catch(() => null));
    return shared ?? this.#addHere(name, limit.within);
  }

  #addHere(name: string, within: number): { count: number; wait: number } {
    const now = this.#time.now();
    const found = this.#counts.get(name);
    const count = found && found.until > now ? found : { count: 0, until: now + within };
    count.count++;
    this.#counts.set(name, count);
    if (this.#counts.size > MOST_COUNTS) this.#tidy(now);
    return { count: count.count, wait: count.until - now };
  }

  /** Lets go of what is over, then of what was counted first. */
  #tidy(now: number): void {
    for (const [name, { until }] of this.#counts) if (until <= now) this.#counts.delete(name);
    for (const name of this.#counts.keys()) {
      if (this.#counts.size <= MOST_COUNTS / 2) return;
      this.#counts.delete(name);
    }
  }
}

const ADD = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {n, redis.call('PTTL', KEYS[1])}`;

async function shareCount(redis: Redis, name: string, within: number): Promise<{ count: number; wait: number }> {
  const [count, wait] = (await redis.eval(ADD, 1, name, within)) as [number, number];
  return { count, wait };
}
