// Pictures: what viewers see at each event they learn of. An event and what it changed in the view are all that a board
// needs to play from one true picture to the next. They are taken afterwards, by playing the same choices again: most
// choices show one event or none, and the picture after the last event is the look that follows.
import { type Change, changed, changeOf, steps } from "./change.ts";
import { type AnyGame, copyState, type Viewer } from "./game.ts";
import { copy } from "./json.ts";
import type { Choice, GameEvent, Seat, State } from "./procedure.ts";
import { runnerOf } from "./run.ts";

/** What a viewer saw before, and how many events it learned of. */
export interface Watching {
  readonly view: unknown;
  readonly events: number;
}

/** What one viewer saw happen. */
export interface Taken {
  /** What each event but the last changed in the view since the one before, as JSON ("null": nothing). */
  readonly changes: string[];
  /** The view at the last of them. */
  view: unknown;
  /** Pictures still to take. */
  left: number;
}

/** What was done: choices of one seat, in a row. */
export interface Played {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** The pictures of some viewers, by playing known choices again from the state before them. */
export function picturesOf(
  game: AnyGame,
  before: State,
  { seat, choices }: Played,
  watching: ReadonlyMap<Viewer, Watching>,
): ReadonlyMap<Viewer, Taken> {
  const all = new Map<Viewer, Taken>();
  for (const [viewer, { view, events }] of watching) {
    if (events > 1) all.set(viewer, { changes: [], view, left: events - 1 });
  }
  if (all.size === 0) return all;
  const state = copyState(game, before);
  const observe = (event: GameEvent, now: State): void => take(game, all, event, now);
  for (const choice of choices) runnerOf(game).play(state, seat, copy(choice), [], observe);
  return all;
}

/** The view of one viewer at each event it learned of but the last. */
export function viewsOf(game: AnyGame, before: State, played: Played, viewer: Viewer, events: number): unknown[] {
  const view: unknown = game.viewFor(before, viewer);
  const taken = picturesOf(game, before, played, new Map([[viewer, { view, events }]])).get(viewer);
  return steps(view, taken?.changes.map(text => JSON.parse(text) as Change | null) ?? []);
}

/** A view may share parts with a state that goes on changing: what is new in it is written down at once. */
function take(game: AnyGame, all: ReadonlyMap<Viewer, Taken>, event: GameEvent, state: State): void {
  const alike = new Alike();
  for (const [viewer, taken] of all) {
    if (taken.left === 0 || !game.viewEvent(event, viewer)) continue;
    const { text, view } = alike.picture(taken.view, game.viewFor(state, viewer));
    taken.changes.push(text);
    taken.view = view;
    taken.left--;
  }
}

type Nest = Readonly<Record<string, unknown>>;
const isNest = (value: unknown): value is Nest => typeof value === "object" && value !== null && !Array.isArray(value);

/** One part of a view, compared. */
interface Compared {
  readonly before: unknown;
  readonly after: unknown;
  readonly text: string;
  /** The part after the change, free of what may still change; made when it is asked for. */
  value: unknown;
}

/** Compares views of one moment. Viewers see most things alike, and what is the same object is compared once. */
export class Alike {
  readonly #known = new Map<string, Compared>();

  /** What changed, as JSON ("null": nothing). */
  changes(before: unknown, after: unknown): string {
    return this.#compare(before, after, null);
  }

  /** What changed, and the view after it, which shares nothing with what may still change. */
  picture(before: unknown, after: unknown): { readonly text: string; readonly view: unknown } {
    if (!isNest(before)) {
      const text = JSON.stringify(changeOf(before, after));
      return { text, view: frozen(before, text) };
    }
    const view = { ...before };
    const text = this.#compare(before, after, view);
    return { text, view: text === "null" ? before : view };
  }

  #compare(before: unknown, after: unknown, view: Record<string, unknown> | null): string {
    if (!isNest(before) || !isNest(after)) return JSON.stringify(changeOf(before, after));
    let text = "";
    for (const key in after) {
      if (before[key] === after[key]) continue;
      const part = this.#part(key, before[key], after[key]);
      if (part.text === "null") continue;
      text += `${text === "" ? "" : ","}"${key}":${part.text}`;
      if (view) view[key] = part.value ??= frozen(part.before, part.text);
    }
    for (const key in before) {
      if (key in after) continue;
      text += `${text === "" ? "" : ","}"${key}":[]`;
      if (view) delete view[key];
    }
    return text === "" ? "null" : `{${text}}`;
  }

  #part(key: string, before: unknown, after: unknown): Compared {
    const known = this.#known.get(key);
    if (known && known.before === before && known.after === after) return known;
    const part = { before, after, text: JSON.stringify(changeOf(before, after)), value: undefined };
    if (typeof after === "object") this.#known.set(key, part);
    return part;
  }
}

function frozen(before: unknown, text: string): unknown {
  const change = JSON.parse(text) as Change | null;
  return change ? changed(before, change) : before;
}
