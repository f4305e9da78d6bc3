// Saving and loading a match as one text. A save holds the snapshot and the journal: the snapshot is loaded if
// today's rules know all its steps (renames help), else the journal is played again, else loading is refused.
import { type AnyGame, SetupError } from "./game.ts";
import { copy, hash, isJson } from "./json.ts";
import { type Checkpoint, type Entry, type Match, ReplayError, replay } from "./match.ts";
import type { State } from "./procedure.ts";
import { DONE, runnerOf } from "./run.ts";
import type { Start } from "./start.ts";

const FORMAT = "hetman-save";
const VERSION = 1;

/** A match as it lies in a file. */
export interface Save {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly start: Start;
  readonly journal: readonly Entry[];
  readonly checkpoints: readonly Checkpoint[];
  readonly state: State;
  /** Fingerprint of all the above, so that a damaged or edited file is noticed. */
  readonly check: string;
}

/** What is wrong with a save. */
export type LoadErrorCode =
  | "not-json"
  | "not-a-save"
  | "newer-format"
  | "unknown-game"
  | "damaged"
  | "other-rules"
  | "replay-differs";

/** A save that cannot be loaded: a code with parameters. */
export class LoadError extends Error {
  readonly code: LoadErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: LoadErrorCode, params: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
}

/** A match as a save. */
export function saveOf(match: Match): Save {
  const { game, start, journal, checkpoints, state } = match;
  const body = {
    format: FORMAT,
    version: VERSION,
    game: game.id,
    rules: game.rules,
    start,
    journal,
    checkpoints,
    state,
  };
  return copy({ ...body, format: FORMAT, check: hash(body) });
}

/** Reads the text of a save and checks that it is whole; knows no game yet. */
export function readSave(text: string): Save {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new LoadError("not-json", { problem: error instanceof Error ? error.message : String(error) });
  }
  if (typeof value !== "object" || value === null || !isJson(value, 64)) throw new LoadError("not-a-save");
  const { check, ...body } = value as unknown as Save;
  if (body.format !== FORMAT) throw new LoadError("not-a-save");
  if (!(body.version <= VERSION)) throw new LoadError("newer-format", { version: String(body.version) });
  if (hash(body) !== check) throw new LoadError("damaged", { expected: String(check), found: hash(body) });
  return value as unknown as Save;
}

/** A loaded match, and how it was brought to life. */
export interface Loaded {
  readonly match: Match;
  readonly from: "snapshot" | "journal";
}

/** Brings a save to life under the installed rules. */
export function load(game: AnyGame, save: Save): Loaded {
  if (save.game !== game.id) throw new LoadError("unknown-game", { game: save.game });
  const state = renamed(game, save.state);
  if (state) {
    const match = { game, start: save.start, state, journal: [...save.journal], checkpoints: [...save.checkpoints] };
    return { match: { ...copy({ ...match, game: null }), game, past: [] }, from: "snapshot" };
  }
  try {
    return { match: replay(game, save.start, save.journal), from: "journal" };
  } catch (error) {
    if (!(error instanceof ReplayError || error instanceof SetupError)) throw error;
    const line = error instanceof ReplayError ? error.at : 0;
    throw new LoadError("other-rules", { saved: save.rules, installed: game.rules, line });
  }
}

/** The snapshot with today's step names, or null if a step is gone. */
function renamed(game: AnyGame, saved: State): State | null {
  const state = copy(saved);
  const runner = runnerOf(game);
  for (const frame of state.stack) {
    if (frame.step === DONE) continue;
    const [proc, step] = (game.renames[`${frame.proc}.${frame.step}`] ?? "").split(".");
    if (proc && step) Object.assign(frame, { proc, step });
    if (!runner.find(frame)) return null;
  }
  return state;
}

/** Plays a save's journal again and compares every checkpoint and the end with what was saved. */
export function verify(game: AnyGame, save: Save): void {
  const points = new Map(save.checkpoints.map(point => [point.at, point.hash]));
  const match = replay(game, save.start, save.journal, (at, _entry, _events, state) => {
    const expected = points.get(at);
    if (expected !== undefined && hash(state) !== expected) throw new LoadError("replay-differs", { line: at });
  });
  if (hash(match.state) !== hash(save.state)) throw new LoadError("replay-differs", { line: save.journal.length });
}
