// A game in memory: the kernel's match with what the server keeps beside it.
import { type AnyGame, SetupError, type Viewer } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import type { Look } from "#kernel/look.ts";
import { changeLuck, type Match, newMatch, submitAll, takeBack } from "#kernel/match.ts";
import type { Filmed } from "#kernel/pictures.ts";
import type { GameEvent, Seat } from "#kernel/procedure.ts";
import type { Start } from "#kernel/start.ts";
import { Refused } from "../refusal.ts";
import type { JournalRow } from "../store/sql.ts";
import { linkIn } from "./chain.ts";
import type { ClockState } from "./clock.ts";
import { Settled } from "./settled.ts";
import { effective, type NumberedStep, readStep, type SeatSequence, type Snapshot, type Step } from "./step.ts";

/** A game in memory. */
export interface Play {
  readonly game: AnyGame;
  readonly start: Start;
  readonly match: Match;
  version: number;
  marks: readonly number[];
  sequences: SeatSequence[];
  clock: ClockState | null;
  /** When everybody last noticed something. */
  told: number;
  /** When its last step was made, and whether that went back: then no order answers what was asked before. */
  at: number;
  isBack: boolean;
  /** The version of the latest stored snapshot. */
  snapshotAt: number;
  /** The link of the last stored row. */
  chain: string;
  /** The latest steps, oldest first, for those who come back after a moment: as texts, which cost nothing to keep. */
  recent: JournalRow[];
  /** The position as it was looked at last. */
  settled: Settled | null;
  /** What those who watch were shown last, by viewer. */
  readonly shown: Map<Viewer, Shown>;
}

/** A look, and the viewer's version it belongs to. */
export interface Shown {
  readonly version: number;
  readonly look: Look;
}

/** What does not change with answers at the present position. */
export function settledOf(play: Play): Settled {
  const { game, match } = play;
  if (!play.settled?.isOf(match.state)) play.settled = new Settled(game, match.state);
  return play.settled;
}

const RECENT = 64;

export const noSequence: SeatSequence = { last: 0, digest: "", mark: 0 };

/** Does what a step says; throws a refusal, leaving the match as it was. Undo and clock are done elsewhere. */
export function act(match: Match, seat: Seat, { act: done }: Pick<Step, "act">, isFilmed: boolean): Filmed {
  const outcome =
    done.kind === "choose"
      ? submitAll(match, seat, done.choices, isFilmed)
      : takeBack(match, seat, done.kind === "retract" ? done.keep : 0);
  if (!outcome.ok) throw new Refused(outcome.error.code, { at: 0, ...outcome.error.params });
  return { events: outcome.events.flat(), film: outcome.film };
}

/** A seat's count after a step of its own. */
export function sequenceAfter(before: readonly SeatSequence[], step: Step): SeatSequence {
  const { seat, sequence, digest, isOrdered } = step;
  const mark = step.marks[seat] ?? 0;
  const known = before[seat] ?? noSequence;
  return { last: sequence, digest, mark, ...(isOrdered ? { own: known.own ?? known.mark } : null) };
}

/** Notes a step that has become durable as this text. */
export function noteStep(play: Play, step: NumberedStep, body: string): void {
  const { version } = step;
  play.version = version;
  play.marks = step.marks;
  play.clock = step.clock;
  play.chain = linkIn(body);
  play.told = step.told ?? step.at;
  play.at = step.at;
  play.isBack = step.act.kind === "undo";
  if (step.seat >= 0 && step.sequence > 0) {
    play.sequences[step.seat] = sequenceAfter(play.sequences, step);
  }
  play.recent.push({ version, body });
  if (play.recent.length > 2 * RECENT) play.recent.splice(0, RECENT);
}

export function snapshotOf(play: Play): Snapshot {
  return {
    state: play.match.state,
    marks: play.marks,
    sequences: play.sequences,
    clock: play.clock,
    rules: play.game.rules,
    chain: play.chain,
    told: play.told,
  };
}

/** A game from its start, before its first step is stored. */
export function newPlay(game: AnyGame, start: Start): { play: Play; events: GameEvent[] } {
  const events: GameEvent[] = [];
  try {
    const match = newMatch(game, start, events);
    return { play: playOf(game, start, match, 0), events };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new Refused(error.code as "bad-seats", error.params);
  }
}

function playOf(game: AnyGame, start: Start, match: Match, version: number): Play {
  const sequences = Array.from({ length: start.seats }, () => noSequence);
  const marks = Array.from({ length: start.seats + 1 }, () => 0);
  return {
    game,
    start,
    match,
    version,
    marks,
    sequences,
    clock: null,
    told: 0,
    at: 0,
    isBack: false,
    snapshotAt: 0,
    chain: "",
    recent: [],
    settled: null,
    shown: new Map(),
  };
}

/** A game as the storage has it: the latest snapshot if today's rules know its steps, and all steps after it. */
export interface StoredPlay {
  readonly snapshot: { readonly version: number; readonly snapshot: Snapshot } | null;
  readonly rows: readonly JournalRow[];
}

/** Brings a stored game to life. */
export function revive(game: AnyGame, start: Start, { snapshot, rows }: StoredPlay): Play {
  const play = snapshot ? resumed(game, start, snapshot.version, snapshot.snapshot) : newPlay(game, start).play;
  const steps = rows.map(readStep);
  for (const step of effective(steps)) redo(play, step);
  // What was undone is not played again, but what it used up stays used up.
  for (const [i, step] of steps.entries()) noteStep(play, step, rows[i]!.body);
  play.snapshotAt = snapshot?.version ?? 0;
  return play;
}

function resumed(game: AnyGame, start: Start, version: number, snapshot: Snapshot): Play {
  const { state, marks, sequences, clock, chain = "", told = 0 } = snapshot;
  const match: Match = { game, start, state, journal: [], checkpoints: [], past: [] };
  return { ...playOf(game, start, match, version), marks, sequences: [...sequences], clock, chain, told, at: told };
}

/** Plays a stored step again. */
export function redo(play: Play, step: Step, isFilmed = false): Filmed {
  const { kind } = step.act;
  if (step.act.kind === "undo" && step.act.consent) newLuck(play, step.act.consent);
  const isPlayed = kind === "choose" || kind === "retract";
  return isPlayed ? act(play.match, step.seat, step, isFilmed) : { events: step.events, film: [] };
}

/** Chance goes on with luck that nobody has seen. */
export function newLuck(play: Play, { seat, luck }: { readonly seat: Seat; readonly luck: number }): void {
  changeLuck(play.match, seat, luck);
  play.settled = null;
}

/** Whether a stored step led to the state in memory. */
export function isTrue(play: Play): boolean {
  const last = play.recent.at(-1);
  return !last || last.version !== play.version || readStep(last).hash === hash(play.match.state);
}
