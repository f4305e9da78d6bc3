// One table as a page needs it, wherever its rules run: on a server or in a worker beside the page.
import type { Options, Result, Viewer } from "#kernel/game.ts";
import type { Look } from "#kernel/look.ts";
import type { OwnOrders } from "#kernel/orders.ts";
import type { Preview, PreviewWish } from "#kernel/preview.ts";
import type { Choice, GameEvent, Refusal, Seat } from "#kernel/procedure.ts";
import type { ChatMessage } from "#protocol/play.ts";
import type { TableInfo } from "#protocol/tables.ts";
import type { SeatInfo } from "#web/kit/board.ts";
import type { Happened } from "../local/messages.ts";
import type { Problem } from "../problem.ts";
import type { Store } from "../store.ts";

/** How the page is connected with the side that runs the rules. */
export type Link = "local" | "connecting" | "connected" | "lost";

/** Where the game stands, through the viewer's eyes. */
export interface Standing {
  /** Grows with every change, also with those that go back. */
  readonly version: number;
  readonly viewer: Viewer;
  readonly look: Look;
  /** Whether the viewer's last choice can be taken back just so. */
  readonly canUndo: boolean;
  /** What the viewer's last choice led to happened after this line; null when there is nothing to take back. */
  readonly choseAt: number | null;
}

/** What only a table on a server has. */
export interface Shared {
  readonly info: TableInfo;
  /** The person at this page; null for a stranger who watches. */
  readonly personId: string | null;
  readonly chat: readonly ChatMessage[];
  readonly spectators: number;
  /** Since when people with a seat have not been at the table, by person. */
  readonly away: Readonly<Record<string, number>>;
  /** What the person at this page has ordered; null before it is known. */
  readonly orders: OwnOrders | null;
}

/** What is known of a table. */
export interface TableState {
  readonly id: string;
  readonly game: string | null;
  readonly link: Link;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** Seats answered for on this page. */
  readonly mine: readonly Seat[];
  /** Bots say at once why they moved. */
  readonly isLearning: boolean;
  readonly standing: Standing | null;
  /** What the viewer has learned since the beginning, oldest first. */
  readonly past: readonly Happened[];
  /** What happened while the viewer was away; null when there is nothing to tell. */
  readonly missed: readonly GameEvent[] | null;
  /** Sent, not yet acknowledged. */
  readonly pending: readonly Choice[] | null;
  /** The seat that must take the device before anything secret is shown. */
  readonly handTo: Seat | null;
  readonly result: Result | null;
  readonly shared: Shared | null;
  /** Why the table cannot be shown. */
  readonly failure: Problem | null;
}

/** A table of which nothing is known yet. */
export function unknownTable(id: string, link: Link): TableState {
  return {
    id,
    link,
    game: null,
    options: {},
    seats: [],
    mine: [],
    isLearning: false,
    standing: null,
    past: [],
    missed: null,
    pending: null,
    handTo: null,
    result: null,
    shared: null,
    failure: null,
  };
}

/** What the board must play, or show at once. */
export interface Change {
  readonly look: Look;
  /** Null: show the look at once. */
  readonly events: readonly GameEvent[] | null;
  /** The view after each event but the last, after which it is the look's. */
  readonly views?: readonly unknown[];
}

/** A table and what can be done at it. */
export interface TableClient {
  readonly state: Pick<Store<TableState>, "get" | "watch">;
  /** Hears each change, in order; the first call comes at once if there is something to show. */
  listen(listener: (change: Change) => void): () => void;
  choose(choices: readonly Choice[]): void;
  retract(keep: number): void;
  undo(): void;
  refusals(): Promise<readonly Refusal[]>;
  /** What choices would lead to; null where nobody can say. */
  preview(wish: PreviewWish): Promise<Preview | null>;
  /** The named seat has the device now. */
  takeDevice(): void;
  /** The reader has read what happened meanwhile. */
  forgetMissed(): void;
  close(): void;
}
