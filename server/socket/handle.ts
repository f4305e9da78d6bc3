// What each message of a client does.
import type { Viewer } from "#kernel/game.ts";
import { look, refusalsOf } from "#kernel/look.ts";
import { preview } from "#kernel/preview.ts";
import { tellPreview } from "#protocol/looks.ts";
import type { ClientMessage, ClientMessageOf } from "#protocol/socket.ts";
import { nextNumber } from "../ids.ts";
import { askerAt } from "../people/groups.ts";
import { mustGetOn, tiesOf } from "../people/ties.ts";
import { historyOf, lastOwn } from "../play/history.ts";
import { openLate } from "../play/late.ts";
import type { Live, Watcher } from "../play/live.ts";
import { announcePresence } from "../play/presence.ts";
import { playFor, presentToWatch, pushChat } from "../play/push.ts";
import { submitTo, type Wish } from "../play/submit.ts";
import { propose, vote } from "../play/votes.ts";
import { Refused } from "../refusal.ts";
import { mustAct, mustSit, mustSpeak, mustView } from "../tables/access.ts";
import { sittersOf } from "../tables/doc.ts";
import { infoFor } from "../tables/info.ts";
import type { Connection } from "./connection.ts";

/** Any message but the greeting. */
export type Known = Exclude<ClientMessageOf<ClientMessage["type"]>, { type: "hello" }>;

/** Steps told to a viewer who comes back; the history endpoint has more. */
const MISSED = 200;
/** Lines of chat a person may say within ten seconds. */
const CHAT_LINES = 10;

/** What a preview costs beyond any other message: it is played in several worlds. */
const PREVIEW_COST = 9;

/** Messages that change something at a table. */
const changes: ReadonlySet<Known["type"]> = new Set(["choose", "retract", "undo", "propose", "vote", "chat"]);

/** Does what a message says; refusals are thrown. */
export async function handle(connection: Connection, message: Known): Promise<void> {
  if (connection.services.node.isDraining && message.type !== "ping") throw new Refused("draining");
  if (connection.services.node.site.readOnlySince !== null && changes.has(message.type)) throw new Refused("read-only");
  await byType(connection, message);
}

function byType(connection: Connection, message: Known): Promise<void> | void {
  switch (message.type) {
    case "subscribe":
      return subscribe(connection, message);
    case "unsubscribe":
      return unsubscribe(connection, message);
    case "choose":
      return submit(connection, message, { kind: "choose", choices: message.choices });
    case "retract":
      return submit(connection, message, { kind: "retract", keep: message.keep });
    case "undo":
      return submit(connection, message, { kind: "undo" });
    case "propose":
      return makeProposal(connection, message);
    case "vote":
      return castVote(connection, message);
    case "refusals":
      return refusals(connection, message);
    case "preview":
      return previewOf(connection, message);
    case "chat":
      return chat(connection, message);
    case "watch":
      connection.send({ type: "done", ref: message.ref });
      return connection.watchLists(new Set(message.lists), message.filter);
    case "ping":
      return connection.send({ type: "pong", ref: message.ref, now: connection.services.node.time.now() });
  }
}

const keyOf = (table: string, as: Viewer): string => `${table} ${as}`;
/** Tables one connection may follow at once. */
const MOST_SUBSCRIPTIONS = 100;

async function subscribe(connection: Connection, message: ClientMessageOf<"subscribe">): Promise<void> {
  const { table, as, key } = message;
  if (connection.subscriptions.size >= MOST_SUBSCRIPTIONS) throw new Refused("too-many", { seconds: 1 });
  const live = await connection.services.hub.get(table);
  const { apart } = await tiesOf(live.node.store, connection.personId);
  const asker = await askerAt(live.node.store, live.doc, { person: connection.personId, key });
  await live.run(async () => {
    mustView(live.doc, asker, as);
    await openLate(live, as);
    connection.unsubscribe(keyOf(table, as));
    await welcome(connection, live, { ...message, key: asker.key }, apart);
  });
  announcePresence(live);
  if (connection.person) await connection.services.notices.seen(connection.person.id, live);
}

/** Tells a new watcher how things stand, and adds it; nothing can happen in between. */
async function welcome(
  connection: Connection,
  live: Live,
  { table, as, key, seen, ref }: ClientMessageOf<"subscribe">,
  apart: ReadonlySet<string>,
): Promise<void> {
  const play = playFor(live, as);
  const since = seen ?? (play ? lastOwn(play, as) : 0);
  const { steps, isCut, back } = await historyOf(live, as, since, MISSED, "latest");
  const watcher: Watcher = {
    viewer: as,
    person: connection.personId,
    key,
    tell: text => connection.sendText(text),
    hears: author => !apart.has(author) && !connection.person?.muted.some(({ id }) => id === author),
    close: () => {
      connection.subscriptions.delete(keyOf(table, as));
      connection.send({ type: "closed", table, as, code: "not-allowed" });
    },
  };
  connection.send({
    type: "subscribed",
    ref,
    table,
    as,
    info: infoFor(live.doc, connection.personId),
    present: presentToWatch(live, as),
    back: seen === undefined ? null : back,
    missed: steps,
    isCut,
  });
  if (connection.isGone) return;
  live.watchers.add(watcher);
  connection.subscriptions.set(keyOf(table, as), { live, watcher });
}

function unsubscribe(connection: Connection, { table, as, ref }: ClientMessageOf<"unsubscribe">): void {
  connection.unsubscribe(keyOf(table, as));
  connection.send({ type: "done", ref });
}

type Submitting = ClientMessageOf<"choose" | "retract" | "undo">;

async function submit(connection: Connection, { table, seat, sequence, ref }: Submitting, wish: Wish): Promise<void> {
  const person = personOf(connection);
  const { hub } = connection.services;
  const live = hub.peek(table) ?? (await hub.get(table));
  await live.run(async () => {
    mustAct(live.doc, person.id, seat);
    const accepted = (version: number): void =>
      connection.send({ type: "accepted", ref, table, seat, sequence, version });
    await submitTo(live, { seat, sequence, by: person.id, wish, accepted });
  });
}

function personOf(connection: Connection): NonNullable<Connection["person"]> {
  if (!connection.person) throw new Refused("not-signed-in");
  return connection.person;
}

async function makeProposal(connection: Connection, message: ClientMessageOf<"propose">): Promise<void> {
  const { table, kind, seat, key, ref } = message;
  const { id, name } = personOf(connection);
  const live = await connection.services.hub.get(table);
  if (kind === "return" || kind === "substitute") {
    const others = sittersOf(live.doc).filter(person => person !== live.doc.seats[seat]?.person);
    await mustGetOn(live.node.store, id, others);
  }
  const asker = await askerAt(live.node.store, live.doc, { person: id, key });
  await live.run(() => propose(live, { ...asker, id, name }, kind, seat));
  connection.send({ type: "done", ref });
}

async function castVote(
  connection: Connection,
  { table, proposal, answer, ref }: ClientMessageOf<"vote">,
): Promise<void> {
  const person = personOf(connection);
  const live = await connection.services.hub.get(table);
  await live.run(async () => {
    mustSit(live.doc, person.id);
    await vote(live, person.id, proposal, answer);
  });
  connection.send({ type: "done", ref });
}

async function refusals(connection: Connection, { table, seat, ref }: ClientMessageOf<"refusals">): Promise<void> {
  const live = await connection.services.hub.get(table);
  await live.run(async () => {
    mustAct(live.doc, connection.personId, seat);
    const { game, match, marks } = live.running();
    const list = [...refusalsOf(game, match.state, seat)];
    connection.send({ type: "refusals", ref, table, seat, version: marks[seat] ?? 0, refusals: list });
  });
}

async function previewOf(
  connection: Connection,
  { table, seat, wish, ref }: ClientMessageOf<"preview">,
): Promise<void> {
  connection.pay(PREVIEW_COST);
  const live = await connection.services.hub.get(table);
  await live.run(async () => {
    mustAct(live.doc, connection.personId, seat);
    const { game, match, marks } = live.running();
    const previewed = preview(game, match.state, seat, wish);
    if (!previewed.ok) throw new Refused(previewed.error.code, previewed.error.params);
    const told = tellPreview(look(game, match.state, seat), previewed.preview);
    connection.send({ type: "preview", ref, table, seat, version: marks[seat] ?? 0, preview: told });
  });
}

async function chat(connection: Connection, { table, text, ref }: ClientMessageOf<"chat">): Promise<void> {
  const { services } = connection;
  const { node } = services;
  const person = personOf(connection);
  const live = await services.hub.get(table);
  // The key came with the subscription.
  const key = connection.subscriptions.get(keyOf(table, "spectator"))?.watcher.key;
  const room = mustSpeak(live.doc, { person: person.id, key });
  const isSilenced = (person.silenced ?? 0) > node.time.now();
  if (isSilenced || live.doc.silenced.includes(person.id)) throw new Refused("muted");
  if (!services.connections.mayChat(person.id, CHAT_LINES)) throw new Refused("too-many", { seconds: 10 });
  const at = node.time.now();
  const line = { id: nextNumber(at), person: person.id, name: person.name, text, at };
  await node.store.chat.add(live.no, room, line);
  connection.send({ type: "done", ref });
  pushChat(live, line, room);
  live.publish({ kind: "chat", message: line, room });
  if (room === "table") services.notices.chat(live, person, text);
}
