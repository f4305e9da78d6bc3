// Many stored tables at once, for measurements of memory, waking and restarting. A few games are really played; every
// table has one of them up to some step, and sleeps.
import { fastChance } from "#kernel/chance.ts";
import { hash } from "#kernel/json.ts";
import type { GameEvent, Seat } from "#kernel/procedure.ts";
import { randomChoice } from "#kernel/run.ts";
import { tablePlan } from "#protocol/tables.ts";
import { nextNumber, randomId } from "../ids.ts";
import { gameNamed } from "../node.ts";
import { firstRules } from "../people/people.ts";
import { act, newPlay, noteStep, type Play, snapshotOf } from "../play/play.ts";
import { type Act, type Step, stepText } from "../play/step.ts";
import type { Services } from "../services.ts";
import { unmarked } from "../store/people.ts";
import { startStatement } from "../store/tables.ts";
import { startOf, type TableDoc } from "../tables/doc.ts";
import { newDoc } from "../tables/make.ts";
import { startedDoc } from "../tables/start.ts";

/** How many tables of which game. */
export interface Filling {
  readonly tables: number;
  readonly game: string;
  readonly seats: number;
}

type Node = Services["node"];

/** A table as it lies in the storage. */
interface Model {
  readonly doc: TableDoc;
  readonly start: ReturnType<typeof startOf>;
  readonly bodies: readonly string[];
  readonly snapshot: string;
}

const MODELS = 40;
/** Steps a model has at most; they differ. */
const STEPS = 12;

/** Notes what was done to a game as its next step; the step as it is stored. */
function noted(node: Node, play: Play, seat: Seat, done: Act, events: readonly GameEvent[]): string {
  const { state } = play.match;
  const body: Step = {
    seat,
    sequence: seat < 0 ? 0 : (play.sequences[seat]?.last ?? 0) + 1,
    by: "bench",
    act: done,
    digest: hash(done),
    events,
    marks: play.marks.map(mark => mark + 1),
    clock: null,
    open: state.open,
    hash: hash(state),
    at: node.time.now(),
  };
  const text = stepText(body);
  noteStep(play, { version: play.version + 1, ...body }, text);
  return text;
}

/** Plays the beginning of a game. */
function modelOf(node: Node, open: TableDoc, steps: number): Model {
  const { doc, seed } = startedDoc(node, open, undefined);
  const start = startOf(doc, seed);
  const game = gameNamed(node, doc.game);
  const { play, events } = newPlay(game, start);
  const chance = fastChance(seed);
  const bodies = [noted(node, play, -1, { kind: "start" }, events)];
  while (bodies.length < steps) {
    const { state } = play.match;
    const seat = state.open[0] ?? 0;
    const done: Act = { kind: "choose", choices: [randomChoice(game, state, seat, chance)] };
    bodies.push(noted(node, play, seat, done, act(play.match, seat, { act: done }, false).events));
  }
  return { doc, start, bodies, snapshot: JSON.stringify(snapshotOf(play)) };
}

/** Stores running tables, asleep; returns their ids. */
export async function fillStorage({ node }: Services, { tables, game, seats }: Filling): Promise<string[]> {
  const maker = { id: randomId(16), name: "Filler" };
  const person = { ...maker, login: null, hash: null, email: null, proven: null, language: "en" as const, created: 0 };
  const session = { digest: randomId(20), person: maker.id, device: "", created: 0, seen: 0 };
  await node.store.people.create({ ...person, ...unmarked, isDeleted: false, rules: firstRules, muted: [] }, session);
  const others = Array.from({ length: seats - 1 }, (_, i) => ({ kind: "hot-seat" as const, name: `P${i + 1}` }));
  const plan = tablePlan.parse({ game, seats: [{ kind: "me" }, ...others] });
  const models = Array.from({ length: MODELS }, (_, i) => modelOf(node, newDoc(node, plan, maker), 1 + (i % STEPS)));
  const ids: string[] = [];
  while (ids.length < tables) {
    const count = Math.min(500, tables - ids.length);
    const some = Array.from({ length: count }, (_, i) => store(node, models[(ids.length + i) % MODELS] as Model));
    ids.push(...(await Promise.all(some)));
  }
  return ids;
}

async function store(node: Node, { doc: model, start, bodies, snapshot }: Model): Promise<string> {
  const now = node.time.now();
  const doc = { ...model, no: nextNumber(now), id: randomId(12), key: randomId(16) };
  const { tables } = node.store;
  await Promise.all([
    tables.create(doc, now, [startStatement(doc.no, start)]),
    ...bodies.map((body, i) => tables.commit({ table: doc.no, version: i + 1, body }, [])),
    tables.release(doc.no, node.id, null, { version: bodies.length, body: snapshot }),
  ]);
  return doc.id;
}
