// What frames of several chapters are made of.
import type { Frame, Seat } from "#kernel/procedure.ts";
import type { Place } from "../content/marks.ts";
import type { Piece } from "../content/units.ts";

export type Named<P extends string> = Frame & { proc: P };

/** How an action came about: by an action token, by a Serf repeating or mustering it, or by an effect. */
export type Via = "token" | "repeat" | "muster" | "effect";

/** One Unit: whose it is, and where. */
export interface Member {
  owner: Seat;
  piece: Piece;
  place: Place;
}

/** The op that a procedure carries out: list `branch` (NONE: the main one) of a source, and its place there. */
export interface OpRef {
  /** "spell:…", "token:…", "ability:…", "tactic:…" or "solo:…". */
  source: string;
  branch: number;
  index: number;
}
