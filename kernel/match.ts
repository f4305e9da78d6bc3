// A match: a running game with its journal and the way back. Every client that holds the truth (server, command
// line, local play) uses it; the journal alone re-creates everything.
import { type ChoiceError, choose, type Outcome, retract } from "./choose.ts";
import type { AnyGame } from "./game.ts";
import { copy, hash } from "./json.ts";
import { isOver } from "./look.ts";
import type { Choice, GameEvent, Seat, State } from "./procedure.ts";
import { laterChance, type Start, start } from "./start.ts";
import { usedChance, wasLearned } from "./undo.ts";

/**
 * One line of the journal: a choice, answers taken back to the first `keep`, or new luck: by consent a seat took back
 * what it had learned from, for the table's `luck`-th time.
 */
export type Entry =
  | { readonly seat: Seat; readonly choice: Choice /** The bot that chose for a person. */; readonly standIn?: string }
  | { readonly seat: Seat; readonly keep: number }
  | { readonly seat: Seat; readonly luck: number };

/** The state's fingerprint after so many journal lines. */
export interface Checkpoint {
  readonly at: number;
  readonly hash: string;
}

/** A position one can go back to, and the choice that left it. */
interface Past {
  readonly state: State;
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A running game with everything needed to save, replay and undo it. */
export interface Match {
  readonly game: AnyGame;
  readonly start: Start;
  state: State;
  journal: Entry[];
  checkpoints: Checkpoint[];
  /** Positions since the last barrier, oldest first. */
  past: Past[];
}

/** Journal lines between two checkpoints. */
const EVERY = 32;

/** Starts a match; events of the setup go to `events`. */
export function newMatch(game: AnyGame, from: Start, events: GameEvent[] = []): Match {
  return { game, start: copy(from), state: start(game, from, events), journal: [], checkpoints: [], past: [] };
}

function note(match: Match, entry: Entry, state: State): void {
  match.state = state;
  match.journal.push(entry);
  const at = match.journal.length;
  if (at % EVERY === 0 || isOver(state)) match.checkpoints.push({ at, hash: hash(state) });
}

/** Takes a choice from outside; a refused one changes nothing. */
export function submit(match: Match, seat: Seat, value: unknown, isFilmed = false): Outcome {
  const before = match.state;
  const outcome = choose(match.game, before, seat, value, isFilmed);
  if (!outcome.ok) return outcome;
  const choice = copy(value as Choice);
  const simultaneous = before.answers.length > 0;
  if (simultaneous || usedChance(before, outcome.state)) match.past = [];
  else {
    // Another seat's choice closes the way back beyond it.
    if (match.past[0]?.seat !== seat) match.past = [];
    match.past.push({ state: before, seat, choice });
  }
  note(match, { seat, choice }, outcome.state);
  return outcome;
}

/** What remains of a match when what was done to it comes to nothing. */
export interface Kept {
  readonly state: State;
  readonly lines: number;
  readonly past: Match["past"];
}

/** Remembers a match before it is changed. */
export function keep(match: Match): Kept {
  return { state: match.state, lines: match.journal.length, past: [...match.past] };
}

/** Sets a match back to what was remembered. */
export function restore(match: Match, kept: Kept): void {
  rewind(match, kept.state, kept.lines);
  match.past = kept.past;
}

/** What came of a row of choices: what happened at each, or why none of them was taken. */
export type RowOutcome =
  | {
      readonly ok: true;
      readonly events: readonly (readonly GameEvent[])[];
      /** If they were filmed: the state at each event of all of them. */
      readonly film: readonly State[];
    }
  | { readonly ok: false; readonly error: ChoiceError };

/** Takes a seat's choices one after another, all or none. */
export function submitAll(match: Match, seat: Seat, values: readonly unknown[], isFilmed = false): RowOutcome {
  const kept = keep(match);
  const events: (readonly GameEvent[])[] = [];
  const film: State[] = [];
  for (const [at, value] of values.entries()) {
    const outcome = submit(match, seat, value, isFilmed);
    if (!outcome.ok) {
      restore(match, kept);
      return { ok: false, error: { ...outcome.error, params: { ...outcome.error.params, at } } };
    }
    events.push(outcome.events);
    film.push(...outcome.film);
  }
  return { ok: true, events, film };
}

/** Takes back answers to a simultaneous question that is still open. */
export function takeBack(match: Match, seat: Seat, keep = 0): Outcome {
  const outcome = retract(match.game, match.state, seat, keep);
  if (outcome.ok) note(match, { seat, keep }, outcome.state);
  return outcome;
}

/** After an undo by consent chance goes on with luck that nobody has seen; it closes the way back. */
export function changeLuck(match: Match, seat: Seat, luck: number): Outcome {
  const state = { ...match.state, chance: laterChance(match.start, luck) };
  match.past = [];
  note(match, { seat, luck }, state);
  return { ok: true, state, events: [], film: [] };
}

/** Does what a line of a journal says. */
export function enter(match: Match, entry: Entry): Outcome {
  if ("luck" in entry) return changeLuck(match, entry.seat, entry.luck);
  return "keep" in entry ? takeBack(match, entry.seat, entry.keep) : submit(match, entry.seat, entry.choice);
}

/** Why there is no way back. */
export type UndoError = { readonly code: "undo-nothing" | "undo-learned"; readonly params: ChoiceError["params"] };

/** Whether a seat may undo its last choice; null if it may. */
export function undoProblem(match: Match, seat: Seat): UndoError | null {
  const last = match.past[match.past.length - 1];
  if (!last || last.seat !== seat) return { code: "undo-nothing", params: { seat } };
  if (wasLearned(match.game, last.state, seat, last.choice)) return { code: "undo-learned", params: { seat } };
  return null;
}

/** Goes back before the seat's last choice, or says why not. */
export function undo(match: Match, seat: Seat): UndoError | null {
  const problem = undoProblem(match, seat);
  if (problem) return problem;
  const last = match.past.pop();
  if (last) rewind(match, last.state, match.journal.length - 1);
  return null;
}

/** Sets a match back to an earlier position of its journal; for undo, and for undo by consent. */
export function rewind(match: Match, state: State, lines: number): void {
  match.state = state;
  match.journal.length = lines;
  match.checkpoints = match.checkpoints.filter(point => point.at <= lines);
}

/** A journal line that today's rules do not accept. */
export class ReplayError extends Error {
  readonly at: number;
  readonly error: ChoiceError;
  constructor(at: number, error: ChoiceError) {
    super(`line ${at} of the journal was refused: ${error.code} ${JSON.stringify(error.params)}`);
    this.at = at;
    this.error = error;
  }
}

/** Gets each line of a journal that is played again, with its events and the state after it. */
export type Seen = (at: number, entry: Entry, events: readonly GameEvent[], state: State) => void;

/** Plays a journal again from the start. */
export function replay(game: AnyGame, from: Start, journal: readonly Entry[], seen?: Seen): Match {
  const match = newMatch(game, from);
  journal.forEach((entry, i) => {
    const outcome = enter(match, entry);
    if (!outcome.ok) throw new ReplayError(i + 1, outcome.error);
    seen?.(i + 1, entry, outcome.events, match.state);
  });
  return match;
}
