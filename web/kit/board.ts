// The contract between a game's board and the page that shows it. The page owns connection, clocks, chat and log;
// the board owns the map and the viewer's own area. Online the board runs no rules: it draws the view it is given,
// lights up the options it is given, and plays the events it is given.
import type { ComponentType } from "react";
import type { Source } from "#kernel/content.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Look } from "#kernel/look.ts";
import type { Preview, PreviewWish } from "#kernel/preview.ts";
import type { Choice, GameEvent, Refusal, Seat } from "#kernel/procedure.ts";
import type { Language, Texts } from "#kernel/texts.ts";

/** Names of the seat colours of the kit; each comes with a pattern, an emblem and a letter as well. */
export type SeatColour = "blue" | "red" | "green" | "yellow" | "black" | "violet";

/** A running or stopped clock. */
export interface ClockState {
  /** Milliseconds left at `at`. */
  readonly left: number;
  /** When `left` was true (epoch milliseconds); null while the clock stands still. */
  readonly runningSince: number | null;
}

/** One seat as the table knows it, in seat order. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** What the table assigned; a board module may know better (see `BoardModule.colourOf`). */
  readonly colour: SeatColour;
  readonly isBot: boolean;
  /** The strength of the bot in this seat. */
  readonly level?: string | null;
  /** The bot plays for the person of that name, who may come back. */
  readonly standsIn?: boolean;
  /** Seats of the same team win and lose together; null where everybody plays alone. */
  readonly team?: number | null;
  readonly isOnline: boolean;
  readonly clock: ClockState | null;
}

/** How a thing on the board moves while an event is played. */
export interface Motion {
  /** What happens: a piece travels, a thing turns over, comes, goes, draws the eye, a number counts, a scene is shown. */
  readonly kind: "move" | "flip" | "appear" | "vanish" | "pulse" | "count" | "scene";
  /** How long at speed 1, in milliseconds. */
  readonly ms: number;
  /** The things the event is about, as references ("city:5"); the camera and the light follow them. */
  readonly refs?: readonly string[];
}

/** The event being played now. */
export interface Playing<E extends GameEvent = GameEvent, V = unknown> {
  readonly event: E;
  /** The view after it: what is in one picture only is on its way. */
  readonly after: V;
  readonly motion: Motion;
  /** Grows with every event played; usable as a React key. */
  readonly id: number;
  /** How long this one lasts at the chosen speed, in milliseconds. */
  readonly ms: number;
}

/** Something half done that must survive a reload: a plan not yet confirmed, bards not yet sent. */
export interface DraftStore {
  /** What was kept under a key, or null. Keys are the board's own ("plan:3"). */
  load(key: string): unknown;
  /** Keeps a plain value under a key; null forgets it. */
  save(key: string, value: unknown): void;
}

/** What the page gives to a board. */
export interface BoardProps<V = unknown, E extends GameEvent = GameEvent> {
  /** What to show; while an event is played this is the picture before it, with no question in it. */
  readonly look: Look<V>;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly texts: Texts<V, E>;
  readonly seats: readonly SeatInfo[];
  /** Sends one or several atomic choices, in order. Calls of `choose` and `retract` take effect in the order made. */
  choose(choices: readonly Choice[]): void;
  /** Takes answers back so that `keep` of `question.soFar` remain. */
  retract(keep: number): void;
  /** Asks for the options that are shown but not legal. */
  requestRefusals(): Promise<readonly Refusal[]>;
  /** Asks the rules what choices would lead to, as far as the viewer can know; null where nobody can say. */
  requestPreview(wish: PreviewWish): Promise<Preview | null>;
  /** Sent, not yet acknowledged: shown at once as a ghost. */
  readonly pending: readonly Choice[] | null;
  /** The event being played, or null. */
  readonly playing: Playing<E, V> | null;
  /** Events before this look that were not played: motion is reduced, they were skipped, or nobody was looking. */
  readonly unseen: readonly E[];
  readonly reducedMotion: boolean;
  /** 1 is normal, 2 twice as fast. */
  readonly speed: number;
  /** References lit up from outside: by a log line, a rule, a hint. */
  readonly lit: ReadonlySet<string>;
  /** Tells the page which thing the pointer or the focus is on (null: none), so that the log can answer. */
  onRef(ref: string | null): void;
  openRule(rule: string): void;
  readonly drafts: DraftStore;
}

/** What a board shows of one seat inside the players panel: what everybody may know of it, at one glance. */
export interface SeatPanelProps<V = unknown> {
  readonly view: V;
  readonly seat: Seat;
  readonly viewer: Viewer;
  readonly language: Language;
}

/** A component of the game with its picture, for the reader of the rules. */
export interface ComponentPicture {
  readonly id: string;
  /** Chapter of the gallery ("units", "tokens"), already in the reader's language. */
  readonly group: string;
  readonly name: string;
  readonly text: string;
  /** Who owns the box may want to know what is printed there and what is our own. */
  readonly source: Source;
  readonly Picture: ComponentType;
}

/** CSS custom properties of a game, for light and dark. */
export interface Palette {
  readonly light: Readonly<Record<`--${string}`, string>>;
  readonly dark: Readonly<Record<`--${string}`, string>>;
}

/** A decision for every event type: how it moves, or null when it only changes the picture. */
export type Animations<V, E extends GameEvent> = {
  readonly [T in E["type"]]: ((event: Extract<E, { type: T }>, view: V) => Motion | null) | null;
};

/** Something a seat did, and how often or how much. */
export type Deed<K extends string> = readonly [kind: K, seat: Seat, amount: number];

/** What the end tells of a game besides its scores: what each seat did, and which events are told again. */
export interface Deeds<E extends GameEvent, K extends string = string> {
  readonly names: Readonly<Record<Language, Readonly<Record<K, string>>>>;
  readonly of: { readonly [T in E["type"]]?: (event: Extract<E, { type: T }>) => readonly Deed<K>[] };
  /** The heading of the events told again, and their types. */
  readonly title: Readonly<Record<Language, string>>;
  readonly told: readonly E["type"][];
}

/** A game's door for the browser: the default export of `games/<id>/board/index.tsx`. */
export interface BoardModule<V = unknown, E extends GameEvent = GameEvent> {
  readonly Board: ComponentType<BoardProps<V, E>>;
  readonly animate: Animations<V, E>;
  /** The seat's colour in this game, when the view knows it. */
  colourOf?(view: V, seat: Seat): SeatColour | null;
  /** What decides this game, for one seat in one figure: runes, glory, points as they would be counted now. */
  readonly Lead?: ComponentType<SeatPanelProps<V>>;
  readonly SeatPanel?: ComponentType<SeatPanelProps<V>>;
  readonly deeds?: Deeds<E>;
  readonly palette: Palette;
  /** The game's emblem, drawn in currentColor. */
  readonly Emblem: ComponentType<{ readonly size?: number }>;
  /** Every component of the game with a picture. */
  components?(language: Language): readonly ComponentPicture[];
}

/** Any board, for pages that know no particular game. */
// biome-ignore lint/suspicious/noExplicitAny: boards of different games have no narrower common type
export type AnyBoard = BoardModule<any, any>;
