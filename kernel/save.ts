// Saving and loading a match as one text. A save holds the snapshot and the journal: the snapshot is loaded if
// today's rules know all its steps (renames help), else the journal is played again, else loading is refused.
import { commitment } from "./chance.ts";
import type { AnyGame } from "./game.ts";
import { copy, type Fields, hash, isJson, isRecord } from "./json.ts";
import { type Checkpoint, type Entry, type Match, ReplayError, replay, type Seen } from "./match.ts";
import type { State } from "./procedure.ts";
import { runnerOf } from "./run.ts";
import type { Start } from "./start.ts";
import { DONE } from "./steps.ts";

const FORMAT = "hetman-save";
const VERSION = 1;

/** Who sat in a seat; a bot has its id. */
export interface Player {
  readonly name: string;
  readonly bot?: string;
}

/** A match as it lies in a file. */
export interface Save {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  /** The hash of the content pack it was played with; none for the box. */
  readonly pack?: string;
  readonly start: Start;
  /** Who sat where, by seat, if the one who saved knew it. */
  readonly players?: readonly Player[];
  readonly journal: readonly Entry[];
  readonly checkpoints: readonly Checkpoint[];
  readonly state: State;
  /** What a server knows of the game besides; of this only the promise of fair dice is read. */
  readonly record?: { readonly commitment?: string | null };
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
  | "other-pack"
  | "replay-differs"
  | "false-commitment";

/** A save that cannot be loaded: a code with parameters. */
export class LoadError extends Error {
  readonly code: LoadErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: LoadErrorCode, params: Readonly<Record<string, string | number>> = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(params)}`, options);
    this.code = code;
    this.params = params;
  }
}

/** A match as a save; `players` says who sits where. */
export function saveOf(match: Match, players: readonly Player[] = []): Save {
  const { game, start, journal, checkpoints, state } = match;
  const body = {
    format: FORMAT,
    version: VERSION,
    game: game.id,
    rules: game.rules,
    ...(game.pack !== undefined && { pack: game.pack }),
    start,
    ...(players.length > 0 && { players }),
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
  if (!isRecord(value) || value.format !== FORMAT || !isJson(value, 64)) throw new LoadError("not-a-save");
  const { check, ...body } = value;
  if (typeof body.version !== "number") throw new LoadError("not-a-save");
  if (body.version > VERSION) throw new LoadError("newer-format", { version: body.version });
  if (hash(body) !== check) throw new LoadError("damaged", { expected: String(check), found: hash(body) });
  if (!isSave(value)) throw new LoadError("not-a-save");
  return value;
}

const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isSeat = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** Whether the parts the kernel itself reads have their shape; what lies in a game's own state only its rules know. */
function isSave(value: Fields): value is Fields & Save {
  const { start, state } = value;
  return (
    typeof value.game === "string" &&
    typeof value.rules === "string" &&
    isName(value.pack) &&
    isRecord(start) &&
    isSeat(start.seats) &&
    typeof start.seed === "string" &&
    (value.record === undefined || isRecord(value.record)) &&
    (value.players === undefined || isList(value.players, isPlayer)) &&
    isList(value.journal, isEntry) &&
    isList(value.checkpoints, point => isRecord(point) && isSeat(point.at) && typeof point.hash === "string") &&
    isRecord(state) &&
    isState(state)
  );
}

function isPlayer(value: unknown): boolean {
  return isRecord(value) && typeof value.name === "string" && isName(value.bot);
}

const isName = (value: unknown): boolean => value === undefined || typeof value === "string";

function isEntry(value: unknown): boolean {
  if (!isRecord(value) || !isSeat(value.seat)) return false;
  return isSeat(value.keep) || isSeat(value.luck) || (isRecord(value.choice) && isName(value.standIn));
}

function isState(state: Fields): boolean {
  return (
    isSeat(state.seats) &&
    isRecord(state.chance) &&
    isList(state.open, isSeat) &&
    isList(state.answers, answers => answers === null || isList(answers, isRecord)) &&
    isList(state.stack, frame => isRecord(frame) && typeof frame.proc === "string" && typeof frame.step === "string")
  );
}

/** A loaded match, and how it was brought to life. */
export interface Loaded {
  readonly match: Match;
  readonly from: "snapshot" | "journal";
}

/** Brings a save to life under the installed rules. */
export function load(game: AnyGame, save: Save): Loaded {
  mustFit(game, save);
  const state = renamed(game, save.state);
  if (!state) return { match: replaySave(game, save), from: "journal" };
  const { start, journal, checkpoints } = copy(save);
  return {
    match: { game, start, state, journal: [...journal], checkpoints: [...checkpoints], past: [] },
    from: "snapshot",
  };
}

/** A save is of one game and of one content pack. */
function mustFit(game: AnyGame, { game: id, pack = "" }: Save): void {
  if (id !== game.id) throw new LoadError("unknown-game", { game: id });
  if (pack !== (game.pack ?? "")) throw new LoadError("other-pack", { saved: pack, installed: game.pack ?? "" });
}

/** Plays a save's journal again; whatever goes wrong on the way means that it was made by other rules. */
function replaySave(game: AnyGame, save: Save, seen?: Seen): Match {
  let line = 0;
  try {
    return replay(game, save.start, save.journal, (at, entry, events, state) => {
      line = at;
      seen?.(at, entry, events, state);
    });
  } catch (error) {
    if (error instanceof LoadError) throw error;
    const params = { saved: save.rules, installed: game.rules, line: error instanceof ReplayError ? error.at : line };
    throw new LoadError("other-rules", params, { cause: error });
  }
}

/** The snapshot with today's step names and all that today's rules expect, or null if a step is gone. */
export function renamed(game: AnyGame, saved: State): State | null {
  const state = copy(saved);
  const runner = runnerOf(game);
  for (const frame of state.stack) {
    if (frame.step === DONE) continue;
    const [proc, step] = (game.renames[`${frame.proc}.${frame.step}`] ?? "").split(".");
    if (proc && step) Object.assign(frame, { proc, step });
    if (!runner.find(frame)) return null;
  }
  game.upgrade?.(state);
  return state;
}

/** Refuses a save whose seed is not the one that was promised before the first draw. */
export function mustKeepPromise({ start: { seed } }: Save, promised: string | null | undefined): void {
  const found = commitment(seed);
  if (typeof promised === "string" && promised !== found) throw new LoadError("false-commitment", { promised, found });
}

/** Plays a save's journal again and compares every checkpoint and the end with what was saved; `seen` gets each line. */
export function verify(game: AnyGame, save: Save, seen?: Seen): void {
  mustFit(game, save);
  mustKeepPromise(save, save.record?.commitment);
  const points = new Map(save.checkpoints.map(point => [point.at, point.hash]));
  const match = replaySave(game, save, (at, entry, events, state) => {
    seen?.(at, entry, events, state);
    const expected = points.get(at);
    if (expected !== undefined && hash(state) !== expected) throw new LoadError("replay-differs", { line: at });
  });
  if (hash(match.state) !== hash(save.state)) throw new LoadError("replay-differs", { line: save.journal.length });
}
