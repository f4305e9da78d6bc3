// What one viewer gets to see: the game's view, its own question with options, and whom the table waits for.
import type { AnyGame, Result, Viewer } from "./game.ts";
import type { Json } from "./json.ts";
import type { Choice, GameEvent, Refusal, Seat, State } from "./procedure.ts";
import { runnerOf } from "./run.ts";

/** An open question as its seat sees it. */
export interface Question {
  readonly seat: Seat;
  readonly proc: string;
  readonly step: string;
  readonly args: Json;
  readonly options: readonly Choice[];
  /** What the seat has answered so far to a simultaneous question. */
  readonly soFar: readonly Choice[];
  /** Of a window: the kind of the choice that lets things be. */
  readonly pass?: string;
}

/** Whom the table waits for, and what for; known to everybody. */
export interface Waiting {
  readonly proc: string;
  readonly step: string;
  /** Seats that have not finished answering. */
  readonly open: readonly Seat[];
  /** Seats that have finished answering a simultaneous question and may still change it. */
  readonly ready: readonly Seat[];
}

/** Everything one viewer may know at this moment. */
export interface Look<V = unknown> {
  readonly view: V;
  readonly waiting: Waiting | null;
  /** The viewer's own question; after a finished simultaneous answer it has no options but can be taken back. */
  readonly question: Question | null;
  readonly result: Result | null;
}

/** Whether the game is over. */
export function isOver(state: State): boolean {
  return state.stack.length === 0;
}

/** Whom the table waits for. */
export function waitingOf(state: State): Waiting | null {
  const frame = state.stack[state.stack.length - 1];
  if (!frame) return null;
  const ready: Seat[] = [];
  state.answers.forEach((answers, seat) => {
    if (answers && !state.open.includes(seat)) ready.push(seat);
  });
  return { proc: frame.proc, step: frame.step, open: [...state.open], ready };
}

/** The question of one seat, or null when it is asked nothing. */
export function questionOf(game: AnyGame, state: State, seat: Seat): Question | null {
  const frame = state.stack[state.stack.length - 1];
  const soFar = state.answers[seat] ?? [];
  const isOpen = state.open.includes(seat);
  if (!frame || (!isOpen && soFar.length === 0)) return null;
  const runner = runnerOf(game);
  const passing = runner.passing(state);
  return {
    seat,
    proc: frame.proc,
    step: frame.step,
    args: runner.args(state, seat) as Json,
    options: isOpen ? runner.options(state, seat) : [],
    soFar,
    ...(passing === null ? null : { pass: passing }),
  };
}

/** The choices shown to a seat as not legal, with reasons. */
export function refusalsOf(game: AnyGame, state: State, seat: Seat): readonly Refusal[] {
  return state.open.includes(seat) ? runnerOf(game).refusals(state, seat) : [];
}

/** Everything one viewer may know now. */
export function look(game: AnyGame, state: State, viewer: Viewer): Look {
  return { view: game.viewFor(state, viewer), ...besideView(game, state, viewer) };
}

/** Everything one viewer may know now besides the view. */
export function besideView(game: AnyGame, state: State, viewer: Viewer): Omit<Look, "view"> {
  return {
    waiting: waitingOf(state),
    question: viewer === "spectator" ? null : questionOf(game, state, viewer),
    result: isOver(state) ? game.result(state) : null,
  };
}

/** What one viewer learns of a list of events. */
export function eventsFor(game: AnyGame, events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  const seen: GameEvent[] = [];
  for (const event of events) {
    const part = game.viewEvent(event, viewer);
    if (part) seen.push(part);
  }
  return seen;
}
