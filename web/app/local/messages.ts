// What the page and the worker that runs rules say to each other. Only plain data crosses.
import type { Options, Result, Viewer } from "#kernel/game.ts";
import type { Look, Question } from "#kernel/look.ts";
import type { Pack } from "#kernel/packs.ts";
import type { Preview, PreviewWish } from "#kernel/preview.ts";
import type { Choice, GameEvent, Refusal, Seat } from "#kernel/procedure.ts";
import type { Player, Save } from "#kernel/save.ts";

/** Who answers for a seat of a table on this device. */
export type LocalSeat =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly name: string; readonly level: string };

/** The level of seats that follow a script. */
export const SCRIPTED = "script";

/** What a table on this device is made from. */
export interface LocalPlan {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: Options;
  readonly seatOptions: readonly Options[];
  /** Without it chance draws a seed. */
  readonly seed?: string;
  /** A guided first game is kept apart from the others. */
  readonly lesson?: string;
  /** A game to learn from: bots say at once why they moved. */
  readonly learning?: boolean;
  /** What seats without a person choose, in order, in a guided game; when a line does not fit, the rules' fallback. */
  readonly script?: Readonly<Record<Seat, readonly Choice[]>>;
}

/** A table on this device, as lists show it. */
export interface LocalInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly seats: readonly LocalSeat[];
  readonly options: Options;
  /** Missing in games made before they were listed. */
  readonly seatOptions?: readonly Options[];
  readonly lesson: string | null;
  readonly script: LocalPlan["script"] | null;
  /** Missing in games made before there was such a switch. */
  readonly learning?: boolean;
  readonly created: number;
  readonly updated: number;
  /** Choices made so far. */
  readonly lines: number;
  /** Seats that are asked now. */
  readonly open: readonly Seat[];
  readonly result: Result | null;
}

/** Facts that one viewer learned at one moment of a game. */
export interface Happened {
  /** How many choices had been made. */
  readonly line: number;
  readonly events: readonly GameEvent[];
  /** When, in the server's time; unknown on this device. */
  readonly at?: number;
}

/** A position as one viewer sees it. */
export interface Position {
  readonly viewer: Viewer;
  /** Grows with every change, also with those that go back. */
  readonly version: number;
  readonly line: number;
  readonly look: Look;
  /** After how many choices of everybody the viewer's last one was made; null when there is nothing to take back. */
  readonly choseAt: number | null;
}

/** A change of a table, through the eyes that watch it. */
export interface Update {
  readonly info: LocalInfo;
  readonly position: Position;
  /** What the change showed; null when the game went back and the story must be read again. */
  readonly fresh: readonly GameEvent[] | null;
  /** The view after each of these events but the last. */
  readonly views: readonly unknown[];
}

/** One line of a record as a viewer sees it. */
export interface Line {
  readonly look: Look;
  readonly events: readonly GameEvent[];
  /** The view after each of these events but the last. */
  readonly views: readonly unknown[];
}

/** A whole look at a table: where it stands and how it came there. */
export interface Story {
  readonly info: LocalInfo;
  readonly position: Position;
  readonly past: readonly Happened[];
}

/** A recorded game that can be looked at, line by line. */
export interface RecordInfo {
  readonly game: string;
  readonly seats: number;
  /** Who sat where, if the one who saved knew it. */
  readonly players: readonly Player[];
  readonly options: Options;
  readonly lines: number;
  readonly seed: string;
  readonly result: Result | null;
  /** Who made each line's choice. */
  readonly deciders: readonly Seat[];
  /** The level of the bot that made each line's choice; null for people. */
  readonly levels: readonly (string | null)[];
  /** Scores by source for each seat, at some lines, for the chart of the lead. */
  readonly course: readonly CoursePoint[];
}

/** How the seats stood at one line. */
export interface CoursePoint {
  readonly line: number;
  readonly scores: readonly Readonly<Record<string, number>>[];
}

/** An answer that a bot weighed. */
export interface Weighed {
  readonly choices: readonly Choice[];
  /** The outcome it expected, from 0 (lost) to 1 (won). */
  readonly value: number;
  /** How often it looked at it. */
  readonly visits: number;
  /** It is what the bot did. */
  readonly isGiven: boolean;
}

/** Why a bot moved as it did. */
export interface Why {
  readonly seat: Seat;
  readonly level: string;
  /** The seat followed a script; the level says what a bot thinks of the same position. */
  readonly isScripted: boolean;
  /** The first line of the answer. */
  readonly line: number;
  /** The question and the board as the bot saw them. */
  readonly question: Question;
  readonly view: unknown;
  readonly played: readonly Choice[];
  /** The answers it weighed most, and the one it gave. */
  readonly weighed: readonly Weighed[];
  /** How many answers it weighed. */
  readonly count: number;
}

/** The worker's answers by the name of the call. */
export interface Calls {
  /** A table as lists show it, without sitting down. */
  peek(id: string): LocalInfo;
  create(plan: LocalPlan): LocalInfo;
  /** Opens a table, or only moves to other eyes. */
  sit(id: string, viewer: Viewer): Story;
  choose(id: string, seat: Seat, choices: readonly Choice[]): void;
  /** Whether people are asked even where they can only let things be; else that happens by itself. */
  askAll(isWanted: boolean): void;
  retract(id: string, seat: Seat, keep: number): void;
  undo(id: string, seat: Seat): void;
  /** Whether a seat's last choice can be taken back; takes a while, because worlds must be imagined. */
  canUndo(id: string, seat: Seat): boolean;
  /** Goes back before the seat's last choice, whatever was learned since: for people who play alone. */
  rewind(id: string, seat: Seat): void;
  /** What the table was made from, for another one like it. */
  plan(id: string): LocalPlan;
  refusals(id: string, seat: Seat): readonly Refusal[];
  preview(id: string, seat: Seat, wish: PreviewWish): Preview | null;
  remove(id: string): void;
  save(id: string): Save;
  /** Opens a record for looking at: of a table on this device, or one that came from elsewhere. */
  openRecord(source: { readonly local: string } | { readonly save: string }): RecordInfo;
  /**
   * Plays a record again from its seed and compares it with what it says; refuses one whose seed is not what was
   * promised. Returns how many choices it has.
   */
  checkRecord(save: string, promised: string): number;
  /** One line of the open record, with what happened at it. */
  line(line: number, viewer: Viewer): Line;
  /** The whole story of the open record. */
  story(viewer: Viewer): readonly Happened[];
  /** Why a bot made the choice of a line of the open record; null when no bot did. */
  why(line: number): Why | null;
  /** Why a bot made its latest choice that is no secret any more, at a table to learn from. */
  whyNow(id: string, seat: Seat): Why | null;
  /** What does not fit in a pack, with its files by name: where, and why. */
  checkPack(pack: Pack, files: Readonly<Record<string, string>>): readonly string[];
  /** A new table that goes on from a line of the open record: one seat is a person's, bots have the others. */
  playOn(line: number, seat: Seat, seats: readonly LocalSeat[]): LocalInfo;
}

/** What the worker could not do, as a code. */
export interface Failure {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** From the page to the worker. */
export interface Request {
  readonly id: number;
  readonly call: keyof Calls;
  readonly args: readonly unknown[];
}

/** From the page to a worker, before anything else: what it plays with besides the box. */
export interface Content {
  readonly packs: readonly Pack[];
}

/** From the page to both workers: their ends of the channel between them. */
export interface Channel {
  readonly side: "rules" | "bots";
  readonly port: MessagePort;
}

/** From the worker to the page. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure }
  | { readonly update: Update }
  /** A bot is to move: time for the worker in which bots think. */
  | { readonly wants: "bots" }
  /** The browser would not keep a game. */
  | { readonly unsaved: "storage-full" | "storage-forbidden" };
