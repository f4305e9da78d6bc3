// Who is looking at a table now, on this node and on the others.
import type { ServerMessage } from "#protocol/socket.ts";
import type { Message } from "../bus/bus.ts";
import { Refused } from "../refusal.ts";
import { mayHear } from "../tables/access.ts";
import { sittersOf } from "../tables/doc.ts";
import { elapsed } from "./clock.ts";
import type { Elsewhere, Live } from "./live.ts";
import { pushAll } from "./push.ts";

/** Other nodes repeat themselves more often than this; a silent one has no watchers any more. */
const KEPT = 45_000;

function here(live: Live): Pick<Elsewhere, "people" | "spectators"> {
  const people = new Set<string>();
  let spectators = 0;
  for (const { person } of live.watchers) {
    if (person !== null && mayHear(live.doc, person)) people.add(person);
    else spectators++;
  }
  return { people: [...people], spectators };
}

/** The people with a seat, and the owner, who are looking, and how many others. */
export function presence(live: Live): { online: string[]; spectators: number } {
  const own = here(live);
  const now = live.node.time.now();
  const others = [...live.elsewhere.values()].filter(({ until }) => until > now);
  const online = new Set([...own.people, ...others.flatMap(({ people }) => people)]);
  const spectators = others.reduce((sum, each) => sum + each.spectators, own.spectators);
  return { online: [...online].sort(), spectators };
}

/** A person who was looking a moment ago still counts: a page that reloads, a line that broke. */
const GRACE = 30_000;

/** Whether a person is at the table, so that others may count on an answer. */
export function isThere(live: Live, person: string): boolean {
  if (presence(live).online.includes(person)) return true;
  return live.lastSeen.has(person) && awaySince(live, person) > live.node.time.now() - GRACE;
}

/**
 * Since when a person has not been looking; of a person who never did, since the table last moved for all to see. Nobody
 * can be there while no server is, and nobody need be while they rest: that time does not count.
 */
export function awaySince(live: Live, person: string): number {
  const now = live.node.time.now();
  const since = live.lastSeen.get(person) ?? live.movedAt;
  const seat = live.doc.seats.findIndex(each => each.person === person);
  return now - elapsed(since, now, live.pauses(seat, { since, until: now }));
}

/** Refuses when a person is at the table, or has not been away for as long as the table waits. */
export function mustBeGone(live: Live, person: string): void {
  const over = awaySince(live, person) + live.doc.patienceMinutes * 60_000 - live.node.time.now();
  if (isThere(live, person) || over > 0) throw new Refused("still-there", { seconds: Math.ceil(over / 1000) });
}

const isOver = ({ doc }: Live): boolean => doc.stage === "finished" || doc.stage === "ended";

/** Writes down that people were at the table, so that a restart knows it. */
function writeDown(live: Live, people: readonly string[]): void {
  if (people.length === 0 || isOver(live)) return;
  const { store, time, log } = live.node;
  store.places
    .wereThere(live.no, people, time.now())
    .catch(error => log.warn({ err: error, table: live.id }, "who was at a table could not be stored"));
}

/** Writes down who is looking here: a server that dies cannot say so itself. */
export function writePresence(live: Live): void {
  writeDown(live, here(live).people);
}

/** Learns from the storage who was here before this node looked after the table. */
export async function readPresence(live: Live): Promise<void> {
  if (isOver(live)) return;
  for (const [person, at] of await live.node.store.places.seen(live.no)) live.lastSeen.set(person, at);
}

/** The message that says who is looking, and who has not been for how long. */
function presenceMessage(live: Live): Extract<ServerMessage, { type: "presence" }> {
  const now = live.node.time.now();
  const shown = presence(live);
  for (const person of live.wereOnline) live.lastSeen.set(person, now);
  writeDown(
    live,
    live.wereOnline.filter(person => !shown.online.includes(person)),
  );
  live.wereOnline = shown.online;
  const people = new Set([...sittersOf(live.doc), live.doc.owner.id]);
  const away = [...people].filter(person => !shown.online.includes(person));
  return {
    type: "presence",
    table: live.id,
    ...shown,
    away: Object.fromEntries(away.map(person => [person, awaySince(live, person)])),
  };
}

/** Tells everybody at the table, here and elsewhere, who is looking. */
export function announcePresence(live: Live): void {
  pushAll(live, presenceMessage(live));
  sayPresence(live);
}

/** Tells only the other nodes. */
export function sayPresence(live: Live): void {
  live.publish({ kind: "presence", node: live.node.id, ...here(live) });
}

/** Another node says who is looking there. */
export function hearPresence(live: Live, message: Message): void {
  const people = Array.isArray(message.people) ? message.people.map(String) : [];
  const spectators = Number(message.spectators);
  const before = JSON.stringify(presence(live));
  live.elsewhere.set(String(message.node), { people, spectators, until: live.node.time.now() + KEPT });
  if (JSON.stringify(presence(live)) !== before) {
    pushAll(live, presenceMessage(live));
  }
}
