// Votes of the people at a table: undo by consent, and what to do about somebody who ran out of time.
import type { Seat } from "#kernel/procedure.ts";
import type { Proposal } from "#protocol/tables.ts";
import { randomId } from "../ids.ts";
import { Refused } from "../refusal.ts";
import { changeDoc } from "../tables/change.ts";
import { isBotSeat, type TableDoc } from "../tables/doc.ts";
import { commitSteps } from "./attempt.ts";
import { standInLevel } from "./bots.ts";
import { othersThan } from "./flags.ts";
import type { Live } from "./live.ts";
import { agreedUndo } from "./undo.ts";

export type Answer = "yes" | "no" | "wait" | "bot" | "end";
type TimeoutAnswer = Exclude<Answer, "yes" | "no">;
type Timeout = Extract<Proposal, { kind: "timeout" }>;
type UndoVote = Extract<Proposal, { kind: "undo" }>;

const without = (doc: TableDoc, id: string): TableDoc => ({
  ...doc,
  proposals: doc.proposals.filter(each => each.id !== id),
});
const replaced = (doc: TableDoc, next: Proposal): TableDoc => ({
  ...doc,
  proposals: doc.proposals.map(each => (each.id === next.id ? next : each)),
});

/** Asks the others to let a seat take its last choice back. */
export async function askUndo(live: Live, seat: Seat): Promise<void> {
  if ((live.running().sequences[seat]?.last ?? 0) === 0) throw new Refused("undo-nothing", { seat });
  const person = live.doc.seats[seat]?.person ?? null;
  const voters = othersThan(live.doc, person);
  // Nobody else to ask: a game against bots, or at one device.
  if (voters.length === 0) return undoNow(live, seat, null);
  await changeDoc(live, doc => {
    if (doc.proposals.some(each => each.kind === "undo" && each.seat === seat)) return doc;
    const proposal: Proposal = { id: randomId(10), kind: "undo", seat, voters, agreed: [] };
    return { ...doc, proposals: [...doc.proposals, proposal] };
  });
}

/** Counts a person's answer to a proposal. */
export async function vote(live: Live, person: string, id: string, answer: Answer): Promise<void> {
  live.running();
  const proposal = live.doc.proposals.find(each => each.id === id);
  if (!proposal?.voters.includes(person)) throw new Refused("no-proposal");
  const isUndoAnswer = answer === "yes" || answer === "no";
  if (proposal.kind === "undo" && isUndoAnswer) return voteUndo(live, proposal, person, answer);
  if (proposal.kind === "timeout" && !isUndoAnswer) return voteTimeout(live, proposal, person, answer);
  throw new Refused("malformed", { where: "answer" });
}

/** Those of the voters who still play. */
const votersLeft = (doc: TableDoc, voters: readonly string[]): string[] =>
  voters.filter(voter => doc.seats.some(seat => seat.person === voter && !isBotSeat(seat)));

async function voteUndo(live: Live, proposal: UndoVote, person: string, answer: "yes" | "no"): Promise<void> {
  if (answer === "no") {
    await changeDoc(live, doc => without(doc, proposal.id));
    return;
  }
  const agreed = [...new Set([...proposal.agreed, person])];
  if (votersLeft(live.doc, proposal.voters).every(voter => agreed.includes(voter)))
    return undoNow(live, proposal.seat, proposal.id);
  await changeDoc(live, doc => replaced(doc, { ...proposal, agreed }));
}

async function undoNow(live: Live, seat: Seat, id: string | null): Promise<void> {
  await commitSteps(live, async play => {
    const before = play.match.state;
    const done = await agreedUndo(live, play, seat);
    const doc = id === null ? live.doc : without(live.doc, id);
    return { seat: -1, sequence: 0, by: "consent", ...done, digest: "", before, doc, isForAll: true };
  });
}

async function voteTimeout(live: Live, proposal: Timeout, person: string, answer: TimeoutAnswer): Promise<void> {
  const votes = { ...proposal.votes, [person]: answer };
  const voters = votersLeft(live.doc, proposal.voters);
  const decision = decided(voters, votes);
  if (decision === null) {
    await changeDoc(live, doc => replaced(doc, { ...proposal, votes }));
  } else if (decision === "end") await endTable(live);
  else if (decision === "bot") await standIn(live, [proposal.seat], "timeout", proposal.id);
  else await setClock(live, doc => without(doc, proposal.id), [proposal.seat]);
}

/** More than half decide; when all have spoken and there is no majority, the table waits. */
function decided(voters: readonly string[], votes: Readonly<Record<string, TimeoutAnswer>>): TimeoutAnswer | null {
  const cast = voters.flatMap(voter => votes[voter] ?? []);
  for (const answer of ["wait", "bot", "end"] as const) {
    if (cast.filter(each => each === answer).length * 2 > voters.length) return answer;
  }
  return cast.length === voters.length ? "wait" : null;
}

/** Breaks the game off; what was secret about chance is told. */
export async function endTable(live: Live): Promise<void> {
  const seed = live.running().start.seed;
  await changeDoc(live, doc => ({ ...doc, stage: "ended", finished: live.node.time.now(), seed, proposals: [] }));
}

/** A bot plays for the people of some seats until they return. */
export async function standIn(
  live: Live,
  seats: readonly Seat[],
  cause: "left" | "timeout" | "deleted",
  id = "",
): Promise<void> {
  live.running();
  const level = standInLevel;
  await setClock(live, doc =>
    without(
      {
        ...doc,
        seats: doc.seats.map((seat, i) =>
          seats.includes(i) && seat.kind === "person" ? { ...seat, level, standIn: cause } : seat,
        ),
      },
      id,
    ),
  );
}

/** People take their seats back from the bots. */
export async function comeBack(live: Live, person: string): Promise<void> {
  await setClock(live, doc => ({
    ...doc,
    seats: doc.seats.map(seat =>
      seat.person === person && seat.standIn ? { ...seat, level: null, standIn: null } : seat,
    ),
  }));
}

/** Changes the document of a running table, and its clock with it where there is one. */
async function setClock(live: Live, change: (doc: TableDoc) => TableDoc, granted: readonly Seat[] = []): Promise<void> {
  if (!live.running().clock) {
    await changeDoc(live, change);
    return;
  }
  await commitSteps(live, async play => ({
    seat: -1,
    sequence: 0,
    by: "table",
    act: { kind: "clock" },
    digest: "",
    events: [],
    before: play.match.state,
    doc: change(live.doc),
    granted,
    isForAll: true,
  }));
}
