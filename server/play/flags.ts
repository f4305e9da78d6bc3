// When a clock runs out, nobody is thrown out: the others are asked what to do.
import type { Seat } from "#kernel/procedure.ts";
import type { Proposal } from "#protocol/tables.ts";
import { randomId } from "../ids.ts";
import { changeDoc } from "../tables/change.ts";
import { isBotSeat, type TableDoc } from "../tables/doc.ts";
import { leftNow } from "./clock.ts";
import type { Live } from "./live.ts";

/** People who play now, except one. */
export function othersThan(doc: TableDoc, person: string | null): string[] {
  const others = doc.seats.filter(seat => seat.person !== null && seat.person !== person && !isBotSeat(seat));
  return [...new Set(others.map(seat => seat.person as string))];
}

const isFlagged = (doc: TableDoc, seat: Seat): boolean =>
  doc.proposals.some(proposal => proposal.kind === "timeout" && proposal.seat === seat);

/** Seats over time, and how long until the next one will be. */
function times(live: Live): { over: Seat[]; next: number | null } {
  const { play, doc, node } = live;
  if (!play?.clock || doc.stage !== "running") return { over: [], next: null };
  const left = leftNow(play.clock, node.time.now(), node.downtimes);
  const running = play.clock.running.map(seat => ({ seat, left: left[seat] ?? 0 }));
  const over = running.filter(each => each.left <= 0 && !isFlagged(doc, each.seat)).map(each => each.seat);
  const ahead = running.filter(each => each.left > 0).map(each => each.left);
  return { over, next: ahead.length > 0 ? Math.min(...ahead) : null };
}

/** Sets the alarm for the next clock that runs out. */
export function planFlag(live: Live): void {
  live.cancelFlag();
  const { over, next } = times(live);
  const canAsk = over.some(seat => othersThan(live.doc, live.doc.seats[seat]?.person ?? null).length > 0);
  if (!canAsk && next === null) return;
  live.cancelFlag = live.node.time.after(canAsk ? 0 : (next ?? 0), () => {
    live
      .run(() => raiseFlags(live))
      .catch(error => live.node.log.warn({ err: error, table: live.id }, "a clock failed"));
  });
}

/** When a sleeping table must be woken for its clock; null if never. */
export function nextAlarm(live: Live): number | null {
  const { over, next } = times(live);
  if (over.length > 0) return live.node.time.now();
  return next === null ? null : live.node.time.now() + next;
}

async function raiseFlags(live: Live): Promise<void> {
  const { over } = times(live);
  await changeDoc(live, doc => {
    const added = over.flatMap((seat): Proposal[] => {
      const voters = othersThan(doc, doc.seats[seat]?.person ?? null);
      if (voters.length === 0 || isFlagged(doc, seat)) return [];
      return [{ id: randomId(10), kind: "timeout", seat, voters, votes: {} }];
    });
    return added.length > 0 ? { ...doc, proposals: [...doc.proposals, ...added] } : doc;
  });
  planFlag(live);
}
