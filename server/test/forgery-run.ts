// Sends forged messages to a table in play and checks that nothing changes: a player's own, broken in some way, and a
// stranger's, made from the protocol's schemas.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { WebSocket } from "ws";
import { z } from "zod";
import { fastChance } from "#kernel/chance.ts";
import { hash } from "#kernel/json.ts";
import { PROTOCOL } from "#protocol/errors.ts";
import { clientMessage, type ServerMessage } from "#protocol/socket.ts";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { forger } from "./forgery.ts";
import { Grammar, type Schema } from "./grammar.ts";
import { seated } from "./harness.ts";

/** What a run found. */
export interface ForgeryReport {
  readonly sent: number;
  /** Answers by code; "done" for messages that stayed harmless requests. */
  readonly answers: Record<string, number>;
  readonly isChanged: boolean;
  /** Growth of the heap after garbage collection, in megabytes. */
  readonly growth: number;
}

const fingerprint = (server: Server, table: string): string => {
  const live = server.services.hub.peek(table)!;
  const { play, doc } = live;
  return hash([play!.match.state, play!.version, play!.marks, play!.sequences.map(({ last }) => last), doc]);
};

const megabytes = (): number => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** One forger's sockets, until so many messages were refused by a code; a closed socket is opened again. */
async function attack(
  port: number,
  cookie: string,
  next: () => string,
  count: number,
  answers: Record<string, number>,
): Promise<number> {
  let refused = 0;
  let sent = 0;
  while (refused < count) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { cookie } });
    await new Promise((done, failed) => socket.once("open", done).once("error", failed));
    socket.on("error", () => undefined);
    const closed = new Promise<void>(done => socket.once("close", () => done()));
    socket.on("message", data => {
      const message = JSON.parse(String(data)) as ServerMessage;
      const code = message.type === "error" ? message.code : message.type;
      answers[code] = (answers[code] ?? 0) + 1;
      if (message.type === "error") refused++;
    });
    socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
    while (refused < count && socket.readyState === socket.OPEN) {
      for (let i = 0; i < 50; i++, sent++) socket.send(next());
      // One round trip per batch keeps both sides in step.
      const back = new Promise(done => socket.once("pong", done));
      socket.ping();
      await Promise.race([back, closed]);
    }
    socket.close();
    await closed;
  }
  return sent;
}

/** Forges messages of a seat at a table in play until so many are refused. */
export async function forgeryRun(server: Server, count: number): Promise<ForgeryReport> {
  const { people, table } = await seated(server.port, "duel", 2);
  const talk = await people[0]!.connect();
  const { present } = await talk.subscribe(table, 0);
  // Both are there all the time: for a seat whose person is away, a stranger may ask.
  const other = await people[1]!.connect();
  await other.subscribe(table, 1);
  const card = present!.look.question!.options[0]!;
  // None of these is legal as it stands: the sequence is used up or the choice is not offered.
  const real = [
    { type: "choose", ref: 1, table, seat: 0, sequence: 1, choices: [{ kind: "card", card: 99 }] },
    { type: "choose", ref: 1, table, seat: 1, sequence: 1, choices: [card] },
    { type: "choose", ref: 1, table, seat: 0, sequence: 7, choices: [card, card] },
    { type: "retract", ref: 2, table, seat: 0, sequence: 1, keep: 3 },
    { type: "undo", ref: 3, table, seat: 0, sequence: 1 },
    { type: "propose", ref: 3, table, kind: "undo", seat: 1 },
    { type: "subscribe", ref: 4, table, as: 1 },
    { type: "vote", ref: 5, table, proposal: "none", answer: "yes" },
    { type: "refusals", ref: 6, table, seat: 1 },
    { type: "preview", ref: 6, table, seat: 1, wish: { choices: [card] } },
    { type: "chat", ref: 7, table: "no table", text: "x" },
    { type: "hello", protocol: PROTOCOL, build: "x" },
  ];
  const before = fingerprint(server, table);
  const answers: Record<string, number> = {};
  // Nothing that somebody without a seat can write is an answer at this table.
  const stranger = await Client.guest(server.port, "Stranger");
  const known = [table, people[0]!.me!.id, people[1]!.me!.id, "spectator", "duel", "0", "card", "undo"];
  const grammar = new Grammar(fastChance("grammar"), known);
  const shape = z.toJSONSchema(clientMessage, { io: "input", unrepresentable: "any" }) as Schema;
  const written = (): string => JSON.stringify({ ...(grammar.value(shape) as object), ref: 1 });
  await attack(server.port, people[0]!.cookie, forger("warm", real), 500, {});
  const heap = megabytes();
  const each = Math.ceil(count / 2);
  const sent = await Promise.all([
    attack(server.port, people[0]!.cookie, forger("forger", real), each, answers),
    attack(server.port, stranger.cookie, written, each, answers),
  ]);
  const growth = megabytes() - heap;
  const isChanged = before !== fingerprint(server, table);
  // The table still plays.
  const { present: after } = await talk.subscribe(table, 0);
  await talk.ask({ type: "choose", table, seat: 0, sequence: after!.sequence + 1, choices: [card] });
  await talk.ask({ type: "retract", table, seat: 0, sequence: after!.sequence + 2, keep: 0 });
  talk.close();
  other.close();
  return { sent: sent.reduce((a, b) => a + b, 0), answers, isChanged, growth };
}
