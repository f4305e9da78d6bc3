// Sitting down and getting up.
import type { AnyGame } from "#kernel/game.ts";
import type { SeatPlan } from "#protocol/tables.ts";
import { gameNamed, type ServerNode } from "../node.ts";
import { mustFinish } from "../people/finish-rate.ts";
import { askerAt } from "../people/groups.ts";
import { mustGetOn, tiesOf } from "../people/ties.ts";
import { standInLevel } from "../play/bots.ts";
import type { Live } from "../play/live.ts";
import { mustBeGone } from "../play/presence.ts";
import { comeBack, standIn } from "../play/votes.ts";
import { Refused } from "../refusal.ts";
import { mustBeOpen, mustOwn, mustSee, mustSit } from "./access.ts";
import { changeDoc } from "./change.ts";
import { hasLent, isInvited, type Named, type SeatDoc, sits, sittersOf, type TableDoc } from "./doc.ts";
import { checkedSeats, seatFrom } from "./make.ts";

/** How a person wants to sit down. */
export interface Joining {
  readonly seat?: number | undefined;
  readonly key?: string | undefined;
  readonly invite?: string | undefined;
}

const withSeat = (doc: TableDoc, at: number, seat: SeatDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.map((old, i) => (i === at ? seat : old)),
});

/** Finds the seat to take; refuses when there is none. */
function freeSeat(doc: TableDoc, me: string, { seat, invite }: Joining): number {
  const kept = doc.seats.findIndex(each => each.invitee?.id === me);
  if (kept >= 0 && (seat === undefined || seat === kept)) return kept;
  if (invite !== undefined) {
    const invited = doc.seats.findIndex(each => each.invite === invite);
    if (invited < 0) throw new Refused("not-found");
    if (doc.seats[invited]?.person !== null) throw new Refused("seat-taken", { seat: invited });
    return invited;
  }
  if (seat === undefined) {
    const open = doc.seats.findIndex(each => each.kind === "open");
    if (open < 0) throw new Refused("no-free-seat");
    return open;
  }
  const wanted = doc.seats[seat];
  if (!wanted) throw new Refused("unknown-seat");
  if (wanted.kind === "invited") throw new Refused("not-allowed");
  if (wanted.kind !== "open") throw new Refused("seat-taken", { seat });
  return seat;
}

/** Refuses a person whom the owner has sent away; an invitation made since then brings them back. */
function mustBeWelcome(doc: TableDoc, me: string, invite?: string): void {
  const isAsked = isInvited(doc, me) || (invite !== undefined && doc.seats.some(seat => seat.invite === invite));
  if (doc.removed.includes(me) && !isAsked) throw new Refused("removed");
}

/** Sits down; not with people who do not want to meet. */
export async function join(live: Live, me: Named, joining: Joining): Promise<TableDoc> {
  const asker = await askerAt(live.node.store, live.doc, { person: me.id, key: joining.key });
  mustSee(live.doc, asker, joining.invite);
  await mustGetOn(live.node.store, me.id, [...sittersOf(live.doc), live.doc.owner.id]);
  if (!isInvited(live.doc, me.id)) await mustFinish(live.node.store.tables, me.id, live.doc.finishPercent);
  return changeDoc(live, doc => {
    mustSee(doc, asker, joining.invite);
    mustBeOpen(doc);
    if (sits(doc, me.id)) throw new Refused("already-seated");
    mustBeWelcome(doc, me.id, joining.invite);
    const at = freeSeat(doc, me.id, joining);
    const seat = doc.seats[at] as SeatDoc;
    return withSeat(doc, at, { ...seat, kind: "person", person: me.id, name: me.name, invitee: null, isReady: false });
  });
}

/** A seat whose person got up. */
export function vacated(seat: SeatDoc): SeatDoc {
  const kind = seat.plan === "invited" ? "invited" : "open";
  return { ...seat, kind, plan: kind, person: null, name: "", isReady: false };
}

/** A person who was asked to sit down does not want to: the seat is free for others. */
export function declined(doc: TableDoc, person: string): TableDoc {
  const free = (seat: SeatDoc): SeatDoc =>
    seat.invitee?.id === person ? { ...seat, kind: "open", plan: "open", invite: null, invitee: null } : seat;
  return { ...doc, seats: doc.seats.map(free) };
}

/** A seat at a table whose game cannot go on: should it ever, a bot plays it. */
function leftBy(seat: SeatDoc, person: string): SeatDoc {
  return seat.person === person ? { ...seat, kind: "bot", level: standInLevel, person: null, name: "" } : seat;
}

/** Says that one is ready to begin, or not any more. */
export function setReady(live: Live, person: string, isReady: boolean): Promise<TableDoc> {
  return changeDoc(live, doc => {
    mustSit(doc, person);
    mustBeOpen(doc);
    return { ...doc, seats: doc.seats.map(seat => (seat.person === person ? { ...seat, isReady } : seat)) };
  });
}

/** The owner lets two seats change places, with everything in them. */
export function swapSeats(live: Live, person: string, [a, b]: readonly [number, number]): Promise<TableDoc> {
  return changeDoc(live, doc => {
    mustOwn(doc, person);
    mustBeOpen(doc);
    const [first, second] = [doc.seats[a], doc.seats[b]];
    if (!first || !second) throw new Refused("unknown-seat");
    return withSeat(withSeat(doc, a, second), b, first);
  });
}

/** The owner hands the table over; when the owner has been away for too long, a person who sits there takes it. */
export function handOver(live: Live, person: string, heir: string): Promise<TableDoc> {
  return changeDoc(live, doc => {
    mustSee(doc, { person });
    if (doc.owner.id !== person) {
      if (!sits(doc, person) || heir !== person) throw new Refused("not-allowed");
      mustBeGone(live, doc.owner.id);
    }
    const seat = doc.seats.find(each => each.person === heir && each.plan !== "hot-seat");
    if (!seat) throw new Refused("not-seated");
    return { ...doc, owner: { id: heir, name: seat.name } };
  });
}

/** A table without the seats of a person; when the owner goes, the next person who sits there has the table. */
function gotUp(doc: TableDoc, person: string): TableDoc {
  const seats = doc.seats.map(seat => (seat.person === person ? vacated(seat) : seat));
  const heir = seats.find(seat => seat.person !== null);
  const isLeft = doc.owner.id === person && heir?.person;
  return { ...doc, seats, owner: isLeft ? { id: isLeft, name: heir.name } : doc.owner };
}

/** Gets up: before the start the seat is free again; later a bot plays it. */
export async function leave(live: Live, person: string): Promise<TableDoc> {
  if (live.doc.stage === "open" && isInvited(live.doc, person)) return changeDoc(live, doc => declined(doc, person));
  mustSit(live.doc, person);
  const own = live.doc.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
  if (live.lost) await changeDoc(live, doc => ({ ...doc, seats: doc.seats.map(seat => leftBy(seat, person)) }));
  else if (live.doc.stage === "running") await standIn(live, own, "left");
  else if (live.doc.stage === "open") {
    await changeDoc(live, doc => gotUp(doc, person));
  }
  return live.doc;
}

/** Looks for a substitute, or not any more: for one's own seat, or for a person who has been away for too long. */
export function seekSubstitute(live: Live, person: string, at: number, seeks: boolean): Promise<TableDoc> {
  return changeDoc(live, doc => {
    mustSit(doc, person);
    if (doc.stage !== "running") throw new Refused("not-running");
    const seat = doc.seats[at];
    if (!seat?.person) throw new Refused("unknown-seat");
    const isMine = seat.person === person;
    if (!isMine && seeks && !seat.standIn) mustBeGone(live, seat.person);
    if (!isMine && !seeks && seat.seeks === "lent") throw new Refused("not-allowed");
    const what = isMine ? "lent" : "away";
    return withSeat(doc, at, { ...seat, seeks: seeks ? what : null });
  });
}

/** Takes one's own seats back. */
export async function comeBackTo(live: Live, person: string): Promise<TableDoc> {
  if (!live.doc.seats.some(seat => hasLent(seat, person))) mustSit(live.doc, person);
  if (live.doc.stage !== "running") throw new Refused("not-running");
  await comeBack(live, person);
  return live.doc;
}

const checkedDoc = (game: AnyGame, doc: TableDoc): TableDoc => ({ ...doc, seats: checkedSeats(game, doc.seats) });

/** The friend whom the owner asks by name; nobody else can be. */
async function friendAsked(node: ServerNode, person: string, plan: SeatPlan): Promise<Named | null> {
  if (plan.kind !== "invited" || plan.friend === undefined) return null;
  const id = plan.friend;
  const name = (await node.store.ties.names([id])).get(id);
  if (name === undefined || !(await tiesOf(node.store, person)).friends.has(id)) throw new Refused("not-friends");
  return { id, name };
}

/** People remembered as sent away from one table. */
const REMOVED = 200;

/** A person whom the owner has sent away does not just sit down again. */
function withoutPerson(doc: TableDoc, person: string | null): TableDoc {
  if (person === null || person === doc.owner.id || sits(doc, person)) return doc;
  return { ...doc, removed: [...doc.removed.filter(id => id !== person), person].slice(-REMOVED) };
}

/** The owner says who is to sit in a seat. */
export async function replan(
  node: ServerNode,
  live: Live,
  person: string,
  at: number,
  plan: SeatPlan,
): Promise<TableDoc> {
  mustOwn(live.doc, person);
  const invitee = await friendAsked(node, person, plan);
  return changeDoc(live, doc => {
    if (invitee && (sits(doc, invitee.id) || isInvited(doc, invitee.id))) throw new Refused("already-seated");
    mustOwn(doc, person);
    mustBeOpen(doc);
    if (!doc.seats[at]) throw new Refused("unknown-seat");
    const game = gameNamed(node, doc.game);
    const seat = seatFrom(game, Math.max(...game.seats), plan, doc.owner);
    return checkedDoc(game, withoutPerson(withSeat(doc, at, { ...seat, invitee }), doc.seats[at].person));
  });
}

/** A seat's own settings; its person or the owner. */
export function setSeatOptions(
  node: ServerNode,
  live: Live,
  person: string,
  at: number,
  options: Record<string, string>,
): Promise<TableDoc> {
  return changeDoc(live, doc => {
    mustSee(doc, { person });
    const seat = doc.seats[at];
    if (!seat) throw new Refused("unknown-seat");
    if (seat.person !== person && doc.owner.id !== person) throw new Refused("not-allowed");
    mustBeOpen(doc);
    const game = gameNamed(node, doc.game);
    const { options: settled } = seatFrom(game, Math.max(...game.seats), { kind: "open", options }, doc.owner);
    return checkedDoc(game, withSeat(doc, at, { ...seat, options: settled }));
  });
}
