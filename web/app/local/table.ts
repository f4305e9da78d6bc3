// A table without a server: the kernel's match with people and bots in its seats. Knows no worker and no storage.
import { Faced } from "#bots/answer.ts";
import { botNamed } from "#bots/index.ts";
import type { AnyGame, Viewer } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import { eventsFor, isOver, look, questionOf, refusalsOf } from "#kernel/look.ts";
import { type Match, newMatch, replay, submitAll, takeBack, undo, undoProblem } from "#kernel/match.ts";
import { noOrders, orderedAt } from "#kernel/orders.ts";
import { type Filmed, viewsOf } from "#kernel/pictures.ts";
import { type Preview, type PreviewWish, preview } from "#kernel/preview.ts";
import type { Choice, GameEvent, Refusal, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { load, type Player, type Save, saveOf } from "#kernel/save.ts";
import { type Failure, type Happened, type LocalInfo, type LocalPlan, type Position, SCRIPTED } from "./messages.ts";

/** Something that cannot be done, as a code the page makes a sentence of. */
export class LocalError extends Error {
  readonly failure: Failure;
  constructor(code: string, params: Failure["params"] = {}) {
    super(code);
    this.failure = { code, params };
  }
}

/** What a list keeps of a table besides the save. */
export type Label = Pick<LocalInfo, "id" | "seats" | "lesson" | "script" | "learning" | "created">;

/** A running table on this device. */
export interface LocalTable {
  readonly label: Label;
  match: Match;
  /** Everything that happened, unfiltered, by line. */
  past: Happened[];
  version: number;
  /** What is known about taking back. */
  undoable: { readonly version: number; readonly seat: Seat; readonly isPossible: boolean } | null;
  /** What bots were asked lately. */
  readonly faced: Faced;
  /** After how many choices one was made that nobody goes back to: nothing else could be done, or it was taken back. */
  readonly idle: Set<number>;
}

function tableOf(match: Match, label: Label, { past, idle }: Pick<LocalTable, "past" | "idle">): LocalTable {
  for (const seat of label.seats) {
    const isKnown = seat.kind !== "bot" || seat.level === SCRIPTED || botNamed(match.game, seat.level);
    if (!isKnown) throw new LocalError("unknown-bot", { level: seat.level });
  }
  return { match, label, past, version: match.journal.length, undoable: null, faced: new Faced(), idle };
}

/** Sets a new table up. */
export function newTable(game: AnyGame, plan: LocalPlan, label: Label, seed: string): LocalTable {
  const events: GameEvent[] = [];
  const { options, seatOptions, seats } = plan;
  const match = newMatch(game, { seats: seats.length, options, seatOptions, seed }, events);
  return tableOf(match, label, { past: [{ line: 0, events }], idle: new Set() });
}

/** Brings a saved table to life; its story is told again from the journal where today's rules still can. */
export function loadTable(game: AnyGame, save: Save, label: Label): LocalTable {
  const { match } = load(game, save);
  return tableOf(match, label, storyOf(match));
}

function storyOf({ game, start, journal }: Match): Pick<LocalTable, "past" | "idle"> {
  const first: GameEvent[] = [];
  let { state } = newMatch(game, start, first);
  const past: Happened[] = [{ line: 0, events: first }];
  const idle = new Set<number>();
  try {
    replay(game, start, journal, (line, entry, events, after) => {
      past.push({ line, events });
      if ("keep" in entry)
        forgo(idle, journal.slice(0, line - 1), entry.seat, answersOf(game, state, entry.seat) - entry.keep);
      else if (onlyPass(game, state, entry.seat)) idle.add(line - 1);
      state = after;
    });
  } catch {
    // Older rules played the beginning: the game goes on, its story starts here.
    return { past: [], idle: new Set() };
  }
  return { past, idle };
}

const answersOf = (game: AnyGame, state: State, seat: Seat): number => questionOf(game, state, seat)?.soFar.length ?? 0;

/** A seat's latest answers were taken back: nobody goes back to before them. */
function forgo(idle: Set<number>, journal: Match["journal"], seat: Seat, count: number): void {
  let left = count;
  for (let line = journal.length - 1; line >= 0 && left > 0; line--) {
    const entry = journal[line]!;
    if (entry.seat !== seat || !("choice" in entry) || idle.has(line)) continue;
    idle.add(line);
    left--;
  }
}

/** What a seat says in a window in which it can only let things be; null where it has something to decide. */
function onlyPass(game: AnyGame, state: State, seat: Seat): Choice | null {
  const ordered = orderedAt(game, state, seat, { ...noOrders, skipsIdle: true, ends: [] });
  return ordered?.kind === "answer" ? ordered.choice : null;
}

/**
 * A person who could only let things be, with the words for it. Not where people share the device: not being asked would
 * tell the others; nor in a lesson, which speaks of every step.
 */
export function idlePerson({ match, label }: LocalTable): { readonly seat: Seat; readonly choice: Choice } | null {
  const people = label.seats.filter(({ kind }) => kind === "person");
  const [seat] = match.state.open;
  if (seat === undefined || people.length > 1 || label.lesson !== null || label.seats[seat]?.kind !== "person")
    return null;
  const choice = onlyPass(match.game, match.state, seat);
  return choice && { seat, choice };
}

/** What a viewer saw of a change: what happened, and the view after each event but the last. */
export interface Seen {
  readonly events: readonly GameEvent[];
  readonly views: readonly unknown[];
}

/** Takes a seat's choices one after another, all or none; gives back what a viewer saw of it. */
export function chooseAt(table: LocalTable, seat: Seat, choices: readonly Choice[], viewer: Viewer = seat): Seen {
  const { match } = table;
  const lines = match.journal.length;
  const isIdle = onlyPass(match.game, match.state, seat) !== null;
  const outcome = submitAll(match, seat, choices, true);
  if (!outcome.ok) throw new LocalError(outcome.error.code, outcome.error.params);
  if (isIdle) table.idle.add(lines);
  table.version++;
  table.past.push(...outcome.events.map((events, i) => ({ line: lines + 1 + i, events })));
  return seenOf(match.game, { events: outcome.events.flat(), film: outcome.film }, viewer);
}

/** What a viewer saw of something that was filmed. */
export function seenOf(game: AnyGame, filmed: Filmed, viewer: Viewer): Seen {
  return { events: eventsFor(game, filmed.events, viewer), views: viewsOf(game, filmed, viewer) };
}

/** Takes a person's answers back. */
export function retractAt(table: LocalTable, seat: Seat, keep: number): void {
  const { game, state, journal } = table.match;
  const before = journal.slice();
  const count = answersOf(game, state, seat) - keep;
  const outcome = takeBack(table.match, seat, keep);
  if (!outcome.ok) throw new LocalError(outcome.error.code, outcome.error.params);
  forgo(table.idle, before, seat, count);
  table.version++;
}

/** Goes back before the seat's last choice. */
export function undoAt(table: LocalTable, seat: Seat): void {
  const problem = undo(table.match, seat);
  if (problem) throw new LocalError(problem.code, problem.params);
  forget(table);
}

/** After how many choices a seat's last one was made; where nothing could be decided there is nothing to go back to. */
function lastChoiceOf({ match, idle }: LocalTable, seat: Seat): number | null {
  const line = match.journal.findLastIndex((entry, i) => entry.seat === seat && "choice" in entry && !idle.has(i));
  return line < 0 ? null : line;
}

/** Goes back before the seat's last choice: a person who plays alone needs nobody's consent. */
export function rewindAt(table: LocalTable, seat: Seat): void {
  const { match } = table;
  const line = lastChoiceOf(table, seat);
  if (line === null) throw new LocalError("undo-nothing");
  table.match = replay(match.game, match.start, match.journal.slice(0, line));
  forget(table);
}

function forget(table: LocalTable): void {
  table.version++;
  const { length } = table.match.journal;
  table.past = table.past.filter(({ line }) => line <= length);
  for (const line of table.idle) if (line >= length) table.idle.delete(line);
}

/** The next seat to answer that is not a person's, with its level; null when the table waits for people. */
export function nextBot({ match, label }: LocalTable): { readonly seat: Seat; readonly level: string } | null {
  for (const seat of match.state.open) {
    const given = label.seats[seat];
    if (given?.kind === "bot") return { seat, level: given.level };
  }
  return null;
}

/** What a scripted seat says: of the lines not yet spoken the next; when it is not offered, the rules' fallback. */
export function scripted({ match, label }: LocalTable, seat: Seat): Choice {
  const { game, state, journal } = match;
  const options = runnerOf(game).options(state, seat);
  const line = label.script?.[seat]?.[journal.filter(entry => entry.seat === seat).length];
  const next = line && options.find(option => equal(option, line));
  return next ?? (game.fallback(state, seat, options) as Choice);
}

/** Whether a seat's last choice can be taken back; worked out once for each version of the table. */
export function canUndo(table: LocalTable, seat: Seat): boolean {
  const { version, match, undoable } = table;
  if (undoable?.version === version && undoable.seat === seat) return undoable.isPossible;
  table.undoable = { version, seat, isPossible: undoProblem(match, seat) === null };
  return table.undoable.isPossible;
}

/** Where the table stands, through one viewer's eyes. */
export function positionOf(table: LocalTable, viewer: Viewer): Position {
  const { match, version } = table;
  return {
    viewer,
    version,
    line: match.journal.length,
    look: look(match.game, match.state, viewer),
    choseAt: typeof viewer === "number" ? lastChoiceOf(table, viewer) : null,
  };
}

/** What a viewer has learned so far. */
export function pastOf(table: LocalTable, viewer: Viewer): Happened[] {
  return seen(table.match.game, table.past, viewer);
}

/** A story as one viewer knows it. */
export function seen(game: AnyGame, past: readonly Happened[], viewer: Viewer): Happened[] {
  return past
    .map(({ line, events }) => ({ line, events: eventsFor(game, events, viewer) }))
    .filter(({ events }) => events.length > 0);
}

/** What choices of a seat would lead to; null where nobody can say. */
export function previewAt({ match }: LocalTable, seat: Seat, wish: PreviewWish): Preview | null {
  const previewed = preview(match.game, match.state, seat, wish);
  return previewed.ok ? previewed.preview : null;
}

/** What a seat may not choose, with reasons. */
export function refusalsAt(table: LocalTable, seat: Seat): readonly Refusal[] {
  return refusalsOf(table.match.game, table.match.state, seat);
}

/** The table as lists show it. */
export function infoOf(table: LocalTable, now: number): LocalInfo {
  const { game, state, journal, start } = table.match;
  return {
    ...table.label,
    game: game.id,
    rules: game.rules,
    options: start.options ?? {},
    seatOptions: start.seatOptions ?? [],
    updated: now,
    lines: journal.length,
    open: [...state.open],
    result: isOver(state) ? game.result(state) : null,
  };
}

/** A table that goes on from a line of a recorded game. */
export function tableFrom(save: Save, game: AnyGame, line: number, label: Label): LocalTable {
  const match = replay(game, save.start, save.journal.slice(0, line));
  return tableOf(match, label, storyOf(match));
}

/** What a table was made from, for another one like it. */
export function planOf({ match, label }: LocalTable): LocalPlan {
  const { options = {}, seatOptions = [] } = match.start;
  const { seats, learning = false } = label;
  return { game: match.game.id, seats, options, seatOptions, learning };
}

/** The record of a table so far, with who sits where. */
export function recordOf({ match, label }: LocalTable): Save {
  const players = label.seats.map((seat): Player => {
    return seat.kind === "bot" ? { name: seat.name, bot: seat.level } : { name: seat.name };
  });
  return saveOf(match, players);
}
