// Votes of the people at a table: undo by consent, what to do about a person who is out of time or not there, who may
// take a seat over, and whether to end.
import type { Seat } from "#kernel/procedure.ts";
import type { Rest } from "#protocol/people.ts";
import type { Proposal, ProposalKind, VoteAnswer } from "#protocol/votes.ts";
import { randomId } from "../ids.ts";
import { levelOf } from "../people/level.ts";
import { restsOf } from "../people/rests.ts";
import { Refused } from "../refusal.ts";
import { type Asker, mustAct, mustSee, mustSit } from "../tables/access.ts";
import { changeDoc } from "../tables/change.ts";
import { hasLent, isBotSeat, type Named, type SeatDoc, sits, type TableDoc } from "../tables/doc.ts";
import { type Noted, noted } from "../tables/notes.ts";
import { commitSteps } from "./attempt.ts";
import { answersTo, verdict } from "./ballot.ts";
import { standInLevel } from "./bots.ts";
import type { Live } from "./live.ts";
import { isThere, mustBeGone } from "./presence.ts";
import { agreedUndo } from "./undo.ts";

const MINUTE = 60_000;

const without = (doc: TableDoc, id: string): TableDoc => ({
  ...doc,
  proposals: doc.proposals.filter(each => each.id !== id),
});

/** People who play now, except one. */
export function othersThan(doc: TableDoc, person: string | null): string[] {
  const others = doc.seats.filter(seat => seat.person !== null && seat.person !== person && !isBotSeat(seat));
  return [...new Set(others.map(seat => seat.person as string))];
}

/** A vote that opens now; a live table decides soon, others have a day. */
export function newProposal(
  live: Live,
  kind: Proposal["kind"],
  seat: Seat,
  by: Named | null,
  voters: readonly string[],
): Proposal {
  const opened = live.node.time.now();
  const until = opened + (live.doc.pace.kind === "live" ? 3 * MINUTE : 24 * 60 * MINUTE);
  const asker = by && { id: by.id, name: by.name };
  return { id: randomId(10), kind, seat, by: asker, voters: [...voters], votes: {}, opened, until };
}

/** Asks the others at a table to agree to something. */
export async function propose(live: Live, asker: Asker & Named, kind: ProposalKind, seat: Seat): Promise<void> {
  const { doc } = live;
  const person = asker.id;
  if (kind === "return" || kind === "substitute") mustTakeOver(live, asker, kind, seat);
  else if (kind === "undo") mustAct(doc, person, seat);
  else mustSit(doc, person);
  live.running();
  if (!doc.seats[seat]) throw new Refused("unknown-seat");
  if (kind === "undo" && (live.running().sequences[seat]?.last ?? 0) === 0) throw new Refused("undo-nothing", { seat });
  if (kind === "away") mustBeAway(live, seat);
  const voters = votersOn(doc, kind, seat, person);
  // Nobody else to ask: a game against bots, or at one device.
  if (voters.length === 0) return alone(live, asker, kind, seat);
  await changeDoc(live, old => {
    if (old.proposals.some(each => each.kind === kind && each.seat === seat)) return old;
    return { ...old, proposals: [...old.proposals, newProposal(live, kind, seat, asker, voters)] };
  });
}

/** Who is asked: the others; about a person who is away, or lends the seat and has agreed to it, everybody else. */
function votersOn(doc: TableDoc, kind: ProposalKind, at: Seat, asker: string): string[] {
  const { person = null, seeks } = doc.seats[at] ?? {};
  if (kind === "away") return othersThan(doc, person);
  const isAgreed = kind === "substitute" && seeks === "lent";
  return othersThan(doc, asker).filter(voter => !(isAgreed && voter === person));
}

async function alone(live: Live, by: Named, kind: ProposalKind, seat: Seat): Promise<void> {
  const isLent = kind === "substitute" && live.doc.seats[seat]?.seeks === "lent";
  if (kind !== "undo" && kind !== "end" && !isLent) throw new Refused("nobody-to-ask");
  await carryOut(live, newProposal(live, kind, seat, by, []), "yes");
}

/** Only a seat that is lent or whose person is not there can be taken over, by a person who knows of the table and has no seat. */
function mustTakeOver(live: Live, asker: Asker & Named, kind: "return" | "substitute", at: Seat): void {
  mustSee(live.doc, asker);
  if (sits(live.doc, asker.id)) throw new Refused("already-seated");
  if (live.doc.removed.includes(asker.id)) throw new Refused("removed");
  const { person, seeks } = live.doc.seats[at] ?? {};
  if (!person) throw new Refused("not-allowed");
  if (!(kind === "substitute" && seeks === "lent") && isThere(live, person))
    throw new Refused("still-there", { seconds: MINUTE / 1000 });
}

/** Without a clock a person counts as away when the table's patience has ended. */
function mustBeAway(live: Live, at: Seat): void {
  const { doc } = live;
  const seat = doc.seats[at];
  if (!seat?.person || isBotSeat(seat) || !live.running().match.state.open.includes(at)) throw new Refused("not-asked");
  if (doc.pace.kind !== "none") throw new Refused("still-there", { seconds: 0 });
  mustBeGone(live, seat.person);
}

/** Counts a person's answer to a proposal. */
export async function vote(live: Live, person: string, id: string, answer: VoteAnswer): Promise<void> {
  live.running();
  const proposal = live.doc.proposals.find(each => each.id === id);
  if (!proposal?.voters.includes(person)) throw new Refused("no-proposal");
  if (!answersTo(proposal).includes(answer)) throw new Refused("malformed", { where: "answer" });
  const voted = { ...proposal, votes: { ...proposal.votes, [person]: answer } };
  const outcome = verdictOf(live, voted);
  if (outcome) return carryOut(live, voted, outcome);
  await changeDoc(live, doc => ({
    ...doc,
    proposals: doc.proposals.map(each =>
      each.id === id ? { ...each, votes: { ...each.votes, [person]: answer } } : each,
    ),
  }));
}

/** What a vote has come to; those who have given their seat to a bot have no voice any more. */
function verdictOf(live: Live, proposal: Proposal): VoteAnswer | null {
  const subject = live.doc.seats[proposal.seat]?.person;
  if (proposal.kind === "away" && subject && isThere(live, subject)) return "wait";
  const plays = (voter: string): boolean => live.doc.seats.some(seat => seat.person === voter && !isBotSeat(seat));
  const voters = proposal.voters.filter(plays);
  return verdict({ ...proposal, voters }, person => isThere(live, person), live.node.time.now());
}

/** Ends the votes that are decided by now: their time is over, or those who had not voted have left. */
export async function settleVotes(live: Live): Promise<void> {
  for (const proposal of live.doc.stage === "running" ? live.doc.proposals : []) {
    const outcome = verdictOf(live, proposal);
    if (outcome) await carryOut(live, proposal, outcome);
  }
}

async function carryOut(live: Live, proposal: Proposal, answer: VoteAnswer): Promise<void> {
  const { id, kind, seat, by, votes } = proposal;
  const people = by ? [by] : [];
  const note = (what: Noted["kind"]) => (doc: TableDoc) =>
    noted(without(doc, id), { at: live.node.time.now(), kind: what, seat, people, votes });
  if (kind === "undo") {
    if (answer === "yes") return undoNow(live, seat, note("undone"));
    await changeDoc(live, note("undo-refused"));
  } else if (kind === "end") {
    if (answer === "yes") return endTable(live, note("ended"));
    await changeDoc(live, note("end-refused"));
  } else if (kind === "return" || kind === "substitute") {
    if (answer !== "yes" || !by) await changeDoc(live, note("claim-refused"));
    else {
      const rests = await restsOf(live.node.store, [by.id]);
      const change = note(kind === "return" ? "claimed" : "substituted");
      await setClock(live, doc => change(takenOver({ ...doc, rests: { ...doc.rests, ...rests } }, proposal, by)));
    }
  } else if (answer === "end") await endTable(live, note("ended"));
  else if (answer === "bot") {
    const standsIn = await standInFor(live, [seat], "timeout");
    await setClock(live, doc => note("bot")(standsIn(doc)));
  } else await setClock(live, note("waited"), [seat]);
}

async function undoNow(live: Live, seat: Seat, change: (doc: TableDoc) => TableDoc): Promise<void> {
  await commitSteps(live, async play => {
    const before = play.match.state;
    const done = await agreedUndo(live, play, seat);
    return { seat: -1, sequence: 0, by: "consent", ...done, digest: "", before, doc: change(live.doc), isForAll: true };
  });
}

/** All seats of the person who was not there belong to another one. */
function takenOver(doc: TableDoc, { seat, kind }: Proposal, by: Named): TableDoc {
  const old = doc.seats[seat]?.person;
  const take = (each: SeatDoc): SeatDoc => {
    const before = { id: each.person ?? "", name: each.name, why: each.seeks ?? ("away" as const) };
    const earlier = kind === "substitute" ? [...each.earlier, before] : each.earlier;
    return { ...each, person: by.id, name: by.name, standIn: null, level: null, seeks: null, earlier };
  };
  const owner = doc.owner.id === old && kind === "return" ? { id: by.id, name: by.name } : doc.owner;
  return { ...doc, owner, seats: doc.seats.map(each => (each.person === old && old !== null ? take(each) : each)) };
}

/** Breaks the game off; what was secret about chance is told. */
export async function endTable(live: Live, change: (doc: TableDoc) => TableDoc = doc => doc): Promise<void> {
  const seed = live.running().start.seed;
  await changeDoc(live, doc => ({
    ...change(doc),
    stage: "ended",
    finished: live.node.time.now(),
    seed,
    proposals: [],
  }));
}

/** Bots play some seats of one person, as well as the person did. */
async function standInFor(
  { node, doc }: Live,
  seats: readonly Seat[],
  cause: "left" | "timeout" | "deleted",
): Promise<(doc: TableDoc) => TableDoc> {
  const person = doc.seats[seats[0] ?? 0]?.person;
  const level = person ? await levelOf(node.store.tables, person, doc.game) : standInLevel;
  return now => stoodIn(now, seats, cause, level);
}

function stoodIn(
  doc: TableDoc,
  seats: readonly Seat[],
  cause: "left" | "timeout" | "deleted",
  level: string,
): TableDoc {
  const change = (seat: SeatDoc, i: number): SeatDoc =>
    seats.includes(i) && seat.kind === "person" ? { ...seat, level, standIn: cause } : seat;
  return { ...doc, seats: doc.seats.map(change) };
}

/** A bot plays for the person of some seats, who asked for it, until they return. */
export async function standIn(live: Live, seats: readonly Seat[], cause: "left" | "deleted"): Promise<void> {
  live.running();
  const standsIn = await standInFor(live, seats, cause);
  await setClock(live, doc => {
    const [seat = 0] = seats;
    return noted(standsIn(doc), { at: live.node.time.now(), kind: "left", seat, people: [], votes: {} });
  });
}

/** A seat that its person takes back from a bot, or from the substitute. */
function takenBack(seat: SeatDoc, person: string): SeatDoc {
  if (seat.person === person && seat.standIn) return { ...seat, level: null, standIn: null, seeks: null };
  const lender = seat.earlier.at(-1);
  if (!lender || !hasLent(seat, person)) return seat;
  const substitute = { id: seat.person ?? "", name: seat.name, why: "returned" as const };
  return { ...seat, person, name: lender.name, level: null, standIn: null, earlier: [...seat.earlier, substitute] };
}

/** People take their seats back from bots, and from the substitutes to whom they lent them. */
export async function comeBack(live: Live, person: string): Promise<void> {
  const seat = live.doc.seats.findIndex(each => takenBack(each, person) !== each);
  if (seat < 0) return;
  await setClock(live, doc => {
    const back = (each: SeatDoc): SeatDoc => takenBack(each, person);
    const note: Noted = { at: live.node.time.now(), kind: "returned", seat, people: [], votes: {} };
    return noted({ ...doc, seats: doc.seats.map(back) }, note);
  });
}

/** A table learns when a person rests; what the clock charged until now stays charged. */
export async function setRest(live: Live, person: string, rest: Rest | null, isNew: boolean): Promise<void> {
  const seat = live.doc.seats.findIndex(each => each.person === person);
  if (seat < 0 || live.doc.stage !== "running" || live.lost) return;
  await setClock(live, doc => {
    const { [person]: _, ...others } = doc.rests;
    const rested = { ...doc, rests: rest ? { ...others, [person]: rest } : others };
    const note: Noted = { at: live.node.time.now(), kind: "holiday", seat, people: [], votes: {} };
    return isNew ? noted(rested, note) : rested;
  });
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
