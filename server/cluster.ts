// What a node knows of the others and of time: signs of life, one clock for all nodes, and times that are charged to
// nobody because a server stood still.
import { nextNumber } from "./ids.ts";
import type { ServerNode } from "./node.ts";
import { SharedTime } from "./shared-time.ts";
import type { Downtime } from "./store/cluster.ts";
import { every } from "./time.ts";

/** Nodes give a sign of life this often; one that is silent for four times as long is gone. */
const BEAT = { sqlite: 5_000, postgres: 2_000 };
/** Downtimes that may still concern a clock. */
const KEPT = 400 * 86_400_000;
/** A clock that is further off is worth a line. */
const OFF = 1_000;

/** Times without overlaps, in order: what two nodes noticed at once counts once. */
export function merged(times: readonly Downtime[]): Downtime[] {
  const result: Downtime[] = [];
  for (const { since, until } of [...times].sort((a, b) => a.since - b.since)) {
    const last = result.at(-1);
    if (last && since <= last.until)
      result[result.length - 1] = { since: last.since, until: Math.max(last.until, until) };
    else result.push({ since, until });
  }
  return result;
}

/** Takes the storage's clock for this node's, and says so when the machine's own is off. */
async function align(node: ServerNode): Promise<void> {
  if (!(node.time instanceof SharedTime)) return;
  const before = node.metrics.clockOff;
  await node.time.align(() => node.store.cluster.clock());
  const off = Math.round(node.time.off);
  before.set(off / 1000);
  if (Math.abs(off) > OFF && node.time.isNews)
    node.log.warn({ milliseconds: off }, "this machine's clock is off; games use the storage's");
}

/** Joins the other nodes; gives how to stop. */
export async function joinCluster(node: ServerNode): Promise<() => void> {
  const { cluster } = node.store;
  const beat = BEAT[node.store.kind];
  await align(node);
  const now = node.time.now();
  const last = await cluster.lastSeen();
  // SQLite has one process at a time: whatever was before this one is over.
  const isGap = last !== null && (node.store.kind === "sqlite" || now - last > beat * 1.5);
  if (isGap && now > last) await cluster.addDowntime(nextNumber(now), { since: last, until: now });
  const unsaved = new Set<Downtime>();
  const live = async (): Promise<void> => {
    const at = node.time.now();
    for (const gap of [...unsaved]) {
      await cluster.addDowntime(nextNumber(at), gap);
      unsaved.delete(gap);
    }
    await cluster.beat(node.id, at, node.store.kind === "sqlite" ? at : at - 4 * beat);
    node.downtimes = merged([...(await cluster.downtimes(at - KEPT)), ...unsaved]);
    await align(node);
  };
  const stopWatching =
    node.time instanceof SharedTime
      ? node.time.watch(gap => {
          unsaved.add(gap);
          node.downtimes = merged([...node.downtimes, gap]);
          node.log.warn(
            { milliseconds: gap.until - gap.since },
            "this process stood still; no clock is charged for it",
          );
        })
      : () => undefined;
  await live();
  const stop = every(node.time, beat, () => live().catch(error => node.log.warn({ err: error }, "no sign of life")));
  return () => {
    stop();
    stopWatching();
  };
}
