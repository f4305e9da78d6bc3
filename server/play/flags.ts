// When a clock runs out, nobody is thrown out: the others are asked what to do. Votes end in time, too.
import type { Seat } from "#kernel/procedure.ts";
import type { Proposal } from "#protocol/votes.ts";
import { changeDoc } from "../tables/change.ts";
import type { TableDoc } from "../tables/doc.ts";
import { leftNow, waitFor } from "./clock.ts";
import type { Live } from "./live.ts";
import { newProposal, othersThan, settleVotes } from "./votes.ts";

/** While a vote is open, it is looked at so often whether those who have not voted are still there. */
const VOTE_LOOK = 15_000;

const isFlagged = (doc: TableDoc, seat: Seat): boolean =>
  doc.proposals.some(proposal => proposal.kind === "timeout" && proposal.seat === seat);

/** Seats over time, and how long until the next one will be. */
function times(live: Live): { over: Seat[]; next: number | null } {
  const { play, doc, node } = live;
  if (!play?.clock || doc.stage !== "running") return { over: [], next: null };
  const now = node.time.now();
  const left = leftNow(play.clock, now, live.pauses);
  const running = play.clock.running.map(seat => ({ seat, left: left[seat] ?? 0 }));
  const over = running.filter(each => each.left <= 0 && !isFlagged(doc, each.seat)).map(each => each.seat);
  const ahead = running.filter(each => each.left > 0).map(each => waitFor(each.left, each.seat, now, live.pauses));
  return { over, next: ahead.length > 0 ? Math.min(...ahead) : null };
}

/** How long until the next vote may end. */
function untilVote({ doc, node }: Live): number | null {
  if (doc.stage !== "running" || doc.proposals.length === 0) return null;
  return Math.max(0, Math.min(...doc.proposals.map(({ until }) => until)) - node.time.now());
}

/** The earlier of two moments or times; null is never. */
export const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** Sets the alarm for the next clock that runs out or the next vote that ends. */
export function planFlag(live: Live): void {
  live.cancelFlag();
  if (live.node.site.readOnlySince !== null) return;
  const { over, next } = times(live);
  const canAsk = over.some(seat => othersThan(live.doc, live.doc.seats[seat]?.person ?? null).length > 0);
  const vote = untilVote(live);
  const wait = canAsk ? 0 : earlier(next, vote === null ? null : Math.min(vote, VOTE_LOOK));
  if (wait === null) return;
  live.cancelFlag = live.node.time.after(wait, () => {
    live
      .run(() => raiseFlags(live))
      .catch(error => live.node.log.warn({ err: error, table: live.id }, "a clock failed"));
  });
}

/** When a sleeping table must be woken for its clock or its votes; null if never. */
export function nextAlarm(live: Live): number | null {
  const { over, next } = times(live);
  const now = live.node.time.now();
  const wait = over.length > 0 ? 0 : earlier(next, untilVote(live));
  return wait === null ? null : now + wait;
}

async function raiseFlags(live: Live): Promise<void> {
  const { over } = times(live);
  await changeDoc(live, doc => {
    const added = over.flatMap((seat): Proposal[] => {
      const voters = othersThan(doc, doc.seats[seat]?.person ?? null);
      if (voters.length === 0 || isFlagged(doc, seat)) return [];
      return [newProposal(live, "timeout", seat, null, voters)];
    });
    return added.length > 0 ? { ...doc, proposals: [...doc.proposals, ...added] } : doc;
  });
  await settleVotes(live);
  planFlag(live);
}
