// Many stored tables at once, for measurements of memory, waking and restarting.

import { hash } from "#kernel/json.ts";
import { randomId } from "../ids.ts";
import { gameNamed } from "../node.ts";
import { firstRules } from "../people/people.ts";
import { newPlay, snapshotOf } from "../play/play.ts";
import type { Services } from "../services.ts";
import { saveStatements, snapshotStatement, startStatement } from "../store/tables.ts";
import { startOf } from "../tables/doc.ts";
import { newDoc } from "../tables/make.ts";
import { startedDoc } from "../tables/start.ts";

/** How many tables of which game. */
export interface Filling {
  readonly tables: number;
  readonly game: string;
  readonly seats: number;
}

/** Stores running tables, asleep; returns their ids. */
export async function fillStorage({ node }: Services, { tables, game, seats }: Filling): Promise<string[]> {
  const maker = { id: randomId(16), name: "Filler" };
  const person = {
    ...maker,
    login: null,
    hash: null,
    email: null,
    language: "en" as const,
    created: 0,
    isDeleted: false,
  };
  await node.store.people.create({ ...person, rules: firstRules, muted: [] }, randomId(20));
  const ids: string[] = [];
  const others = Array.from({ length: seats - 1 }, (_, i) => ({ kind: "hot-seat" as const, name: `P${i + 1}` }));
  const plan = { game, seats: [{ kind: "me" as const }, ...others], visibility: "link" as const, spectators: true };
  while (ids.length < tables) {
    const count = Math.min(500, tables - ids.length);
    ids.push(...(await Promise.all(Array.from({ length: count }, () => storeOne(node, newDoc(node, plan, maker))))));
  }
  return ids;
}

async function storeOne(node: Services["node"], open: ReturnType<typeof newDoc>): Promise<string> {
  const now = node.time.now();
  const { doc, seed } = startedDoc(node, open, undefined);
  const start = startOf(doc, seed);
  const { play, events } = newPlay(gameNamed(node, doc.game), start);
  const marks = play.marks.map(() => 1);
  const { state } = play.match;
  const step = { seat: -1, sequence: 0, by: "table", act: { kind: "start" }, digest: "", events, marks, clock: null };
  const body = JSON.stringify({ ...step, open: state.open, hash: hash(state), at: now });
  await node.store.tables.create(open, now);
  const stored = { doc: open, revision: 1, updated: now, keeper: null };
  const snapshot = { version: 1, body: JSON.stringify({ ...snapshotOf(play), marks }) };
  const statements = [
    ...saveStatements(stored, doc, now),
    startStatement(doc.no, start),
    snapshotStatement(doc.no, snapshot),
  ];
  await node.store.tables.commit({ table: doc.no, version: 1, body }, statements);
  return doc.id;
}
