// What is stored of a table besides its game: who sits where, what was agreed on.
import type { Options, Result } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";
import type { Pace, Proposal, TableStage } from "#protocol/tables.ts";

/** Why a bot plays for a person. */
export type StandInCause = "left" | "timeout" | "deleted";

/** A seat of a table. */
export interface SeatDoc {
  readonly kind: "person" | "open" | "invited" | "bot" | "empty";
  /** What the seat was planned as, to go back to when its person gets up. */
  readonly plan: "me" | "hot-seat" | "open" | "invited" | "bot" | "empty";
  readonly person: string | null;
  readonly name: string;
  readonly level: string | null;
  readonly standIn: StandInCause | null;
  readonly options: Options;
  readonly invite: string | null;
}

/** A table as it is stored; replaced as a whole, never changed in place. */
export interface TableDoc {
  readonly id: string;
  readonly no: number;
  readonly game: string;
  readonly rules: string;
  readonly title: string;
  readonly owner: { readonly id: string; readonly name: string };
  readonly stage: TableStage;
  readonly visibility: "public" | "link";
  readonly key: string;
  readonly spectators: boolean;
  readonly pace: Pace;
  readonly options: Options;
  readonly seats: readonly SeatDoc[];
  readonly proposals: readonly Proposal[];
  readonly silenced: readonly string[];
  /** Shown from the moment the table is made, before anything is drawn; see docs/fair-dice.md. */
  readonly commitment: string | null;
  /** What was committed to, until the start takes it; nobody outside ever sees it. */
  readonly hiddenSeed?: string | null;
  /** Only after the end. */
  readonly seed: string | null;
  readonly result: Result | null;
  readonly rematchOf: string | null;
  readonly rematch: string | null;
  readonly created: number;
  readonly started: number | null;
  readonly finished: number | null;
}

/** A table with what the storage knows of it. */
export interface StoredTable {
  readonly doc: TableDoc;
  readonly revision: number;
  readonly updated: number;
  readonly keeper: string | null;
}

/** The people who sit at a table, each once. */
export function sittersOf(doc: TableDoc): string[] {
  return [...new Set(doc.seats.flatMap(seat => (seat.person === null ? [] : [seat.person])))];
}

/** Whether a person sits in a seat of a table. */
export function sits(doc: TableDoc, person: string | null): boolean {
  return person !== null && doc.seats.some(seat => seat.person === person);
}

/** Whether a bot answers for a seat now. */
export function isBotSeat(seat: SeatDoc): boolean {
  return seat.kind === "bot" || seat.standIn !== null;
}

/** What a game is started from at this table. */
export function startOf(doc: TableDoc, seed: string): Start {
  return {
    seats: doc.seats.length,
    options: doc.options,
    seatOptions: doc.seats.map(seat => seat.options),
    seed,
    chance: "cipher",
  };
}
