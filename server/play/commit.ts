// Making a step durable: one transaction with the journal row, the clock, and whatever else changes with it. Only
// then does anybody see it.
import { isOver } from "#kernel/look.ts";
import type { Orders } from "#kernel/orders.ts";
import type { GameEvent, Seat, State } from "#kernel/procedure.ts";
import type { Proposal } from "#protocol/votes.ts";
import type { Statement } from "../store/sql.ts";
import { saveStatements, snapshotStatement } from "../store/tables.ts";
import { isBotSeat, type TableDoc } from "../tables/doc.ts";
import { chained, linkIn } from "./chain.ts";
import { newClock, press } from "./clock.ts";
import type { Live } from "./live.ts";
import { type Noticed, notice } from "./marks.ts";
import { ordersWith, pushOrders } from "./ordered.ts";
import { noteStep, type Play, sequenceAfter, settledOf, snapshotOf } from "./play.ts";
import { pushInfo, pushLook } from "./push.ts";
import { type Act, type NumberedStep, type Step, stepText } from "./step.ts";

/** Steps after which a snapshot is taken, when nothing can be undone; and after which it is taken in any case. */
const SNAPSHOT = 64;
const SNAPSHOT_AT_LAST = 256;

/** What was done to the match in memory, about to become durable. */
export interface Draft {
  readonly seat: Seat;
  readonly sequence: number;
  readonly by: string;
  readonly act: Act;
  readonly digest: string;
  readonly events: readonly GameEvent[];
  /** The state at each of them, if anyone watches. */
  readonly film?: readonly State[];
  /** The state before; the match has the one after. */
  readonly before: State;
  readonly granted?: readonly Seat[];
  /** A document to store with it. */
  readonly doc?: TableDoc;
  readonly statements?: readonly Statement[];
  /** An order of the seat's person chose it; what they have ordered after it. */
  readonly ordered?: Orders;
  /** Everyone must be told, whatever has changed. */
  readonly isForAll?: boolean;
  /** Called when it is durable, before anybody is told. */
  accepted?(mark: number): void;
}

/** The seats whose clocks run: asked, and played by people. */
export function runningSeats(doc: TableDoc, state: State): Seat[] {
  return state.open.filter(seat => {
    const found = doc.seats[seat];
    return found !== undefined && !isBotSeat(found);
  });
}

/** Commits a step; false when another node was faster, and nothing has changed but the match in memory. */
export async function commitStep(live: Live, play: Play, draft: Draft): Promise<boolean> {
  const { node } = live;
  const now = node.time.now();
  const noticed = noticedIn(play, draft);
  // The public's eyes: what a secret answer leaves as it was must not move anything that others can read.
  const isTold = noticed.marks.at(-1) !== play.marks.at(-1);
  const doc = finishedDoc(play, draft, draft.doc ?? live.doc, now, isTold);
  const step = stepOf(live, play, draft, { doc, now, noticed, isTold });
  const isChanged = doc !== live.doc;
  const ordered = ordersWith(live, play.game, draft);
  const { version } = step;
  const text = chained(live.no, version, stepText(step), play.chain);
  const snapshot = needsSnapshot(play, step)
    ? snapshotOf({ ...play, ...after(play, step), chain: linkIn(text) })
    : null;
  const statements = [
    ...(isChanged ? saveStatements(live.stored, doc, now) : []),
    ...(snapshot ? [snapshotStatement(live.no, { version, body: JSON.stringify(snapshot) })] : []),
    ...(draft.statements ?? []),
    ...ordered.statements,
  ];
  if (!(await stored(live, { table: live.no, version, body: text }, statements))) return false;
  const marks = play.marks;
  const docBefore = live.doc;
  noteStep(play, step, text);
  if (snapshot) play.snapshotAt = version;
  live.orders = ordered.orders;
  if (isChanged) live.stored = { ...live.stored, doc, revision: live.stored.revision + 1, updated: now };
  node.metrics.choices.inc({ game: doc.game });
  draft.accepted?.(step.marks[draft.seat] ?? 0);
  const { events, film = [] } = draft;
  pushLook(live, { step, marks, events, film, eventsOf: at => noticed.events[at] ?? [] });
  if (isChanged) pushInfo(live);
  live.publish({ kind: "step", version, body: text, isDocChanged: isChanged });
  for (const person of ordered.people) pushOrders(live, person);
  if (isChanged) node.news.changed(live, docBefore);
  node.news.stepped(live, draft.act.kind === "start" ? [] : draft.before.open);
  live.changed();
  return true;
}

async function stored(
  live: Live,
  append: { table: number; version: number; body: string },
  statements: readonly Statement[],
) {
  const { node } = live;
  const stop = node.metrics.commit.startTimer();
  try {
    return await node.store.tables.commit(append, statements);
  } catch (error) {
    // Nobody knows whether it was written: what is in memory must be read again.
    live.isStale = true;
    throw error;
  } finally {
    stop();
  }
}

function noticedIn(play: Play, draft: Draft): Noticed {
  const found = notice(play.game, draft.before, play.match.state, draft.events, draft.seat, play.marks);
  return draft.isForAll ? { ...found, marks: play.marks.map(mark => mark + 1) } : found;
}

/** What comes of a step besides the state. */
interface Outcome {
  readonly doc: TableDoc;
  readonly now: number;
  readonly noticed: Noticed;
  readonly isTold: boolean;
}

function stepOf(live: Live, play: Play, draft: Draft, outcome: Outcome): NumberedStep {
  const { state } = play.match;
  const { now, noticed, isTold } = outcome;
  return {
    version: play.version + 1,
    seat: draft.seat,
    sequence: draft.sequence,
    by: draft.by,
    act: draft.act,
    digest: draft.digest,
    events: draft.events,
    marks: noticed.marks,
    clock: clockAfter(live, play, draft, outcome),
    open: state.open,
    hash: settledOf(play).hashOf(state),
    at: now,
    told: isTold ? now : play.told,
    ...(draft.ordered ? { isOrdered: true } : null),
  };
}

function clockAfter(live: Live, play: Play, draft: Draft, { doc, now, isTold }: Outcome): Step["clock"] {
  const { state } = play.match;
  const running = doc.stage === "running" ? runningSeats(doc, state) : [];
  if (draft.act.kind === "start") return newClock(doc.pace, state.seats, running, now);
  if (!play.clock) return null;
  const { seat, granted = [] } = draft;
  const pressed = { seat, kind: draft.act.kind, granted, isTold };
  // Charged is by what was agreed on until now.
  return press(doc.pace, play.clock, running, pressed, now, live.pauses);
}

/** The document after a step: with the result and the seed when the game is over, without votes that are settled. */
function finishedDoc(play: Play, { seat: actor, act }: Draft, doc: TableDoc, now: number, isTold: boolean): TableDoc {
  const { state } = play.match;
  if (isOver(state) && doc.stage === "running") {
    const result = play.game.result(state);
    return { ...doc, stage: "finished", finished: now, result, seed: play.start.seed, proposals: [] };
  }
  if (doc.proposals.length === 0) return doc;
  const asked = runningSeats(doc, state);
  const isOpen = ({ kind, seat }: Proposal): boolean =>
    kind === "timeout" || kind === "away"
      ? asked.includes(seat)
      : // A seat that moves on, or has gone back otherwise, no longer wants the undo.
        kind !== "undo" || !isTold || (seat !== actor && act.kind !== "undo");
  const proposals = doc.proposals.filter(isOpen);
  return proposals.length === doc.proposals.length ? doc : { ...doc, proposals };
}

function needsSnapshot(play: Play, { version, act }: NumberedStep): boolean {
  if (isOver(play.match.state)) return true;
  if (act.kind === "undo" && act.to < play.snapshotAt) return true;
  const since = version - play.snapshotAt;
  return since >= SNAPSHOT_AT_LAST || (since >= SNAPSHOT && play.match.past.length === 0);
}

function after(play: Play, step: NumberedStep): Pick<Play, "marks" | "sequences" | "clock" | "told"> {
  const sequences = [...play.sequences];
  if (step.seat >= 0 && step.sequence > 0) {
    sequences[step.seat] = sequenceAfter(sequences, step);
  }
  return { marks: step.marks, sequences, clock: step.clock, told: step.told ?? step.at };
}
