// What a game gives to the every-game suite besides itself.
import type { Result, Viewer } from "./game.ts";
import type { Json } from "./json.ts";
import type { Question } from "./look.ts";
import type { Choice, GameEvent, Seat, State } from "./procedure.ts";
import type { Start } from "./start.ts";

/** A leak planted on purpose: the suite must notice it, or the suite proves nothing. */
export interface Plant<S extends State, E extends GameEvent> {
  readonly name: string;
  /** Seat counts or settings in which the leak can show; without it, any. */
  readonly seats?: readonly number[];
  /** Changes a view so that it tells a secret; `isResting` is false for the picture of an event of a step that acts. */
  view?(view: unknown, s: S, viewer: Viewer, isResting: boolean): unknown;
  /** Lets a viewer see more of an event than it should. */
  event?(seen: E | null, event: E, viewer: Viewer): E | null;
  /** Makes a seat's options depend on a secret. */
  options?(options: readonly Choice[], s: S, seat: Seat): readonly Choice[];
}

/** Something a person would try: some fields of a choice. A choice that has all of them is about it. */
export type Target = { readonly kind: string } & Readonly<Record<string, Json>>;

/** A slow second model of battles and final scores, written from RULES.md alone; it knows a game only by its events. */
export interface Referee<E extends GameEvent> {
  /** Follows one event; returns what should have happened otherwise, as sentences. */
  hear(event: E): readonly string[];
  /** Compares how the game ended with its own account. */
  end(result: Result): readonly string[];
}

/** What the suite checks of one game beyond what holds for all. */
export interface Checks<S extends State = State, E extends GameEvent = GameEvent> {
  /** Conservation laws that do not hold, as sentences; empty when all is well. */
  invariants(s: S): readonly string[];
  /** Ids of every card, ability, token and mode that random games must exercise. */
  readonly content: readonly string[];
  /** Which of them an event shows. */
  covered(event: E): readonly string[];
  /**
   * Kinds of choices that give a seat its faction or its place before the first round. A measurement of how fair a
   * game is draws them, so that factions, places and turn order are told apart.
   */
  readonly seating?: readonly string[];
  readonly plants: readonly Plant<S, E>[];
  /** Parts of a view that change without an event: where the game stands. Everything else is reported when it changes. */
  readonly unreported?: readonly string[];
  /**
   * What a person who sees this view would try at this question: every piece, place, card and button of the kinds it is
   * about. Each must be legal or refused with a reason. Null for a question that has no such list yet.
   */
  targets?(view: unknown, question: Question): readonly Target[] | null;
  /** A choice that leads to what random games seldom show, if one is offered: some seats take it now and then. */
  lure?(s: S, seat: Seat, options: readonly Choice[]): Choice | null;
  /** A referee for one game, before its first event. */
  referee?(start: Start): Referee<E>;
}

/** Checks of any game, for code that knows no particular one. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no narrower common type
export type AnyChecks = Checks<any, any>;
