// Frames of spells being cast.
import type { Seat } from "#kernel/procedure.ts";
import type { Piece } from "../content/units.ts";
import type { Named, Via } from "./shared.ts";

/** A spell being cast; `scribed` is its place among the caster's Scribed spells, or NONE. */
export type SpellFrame = Named<"spell"> & {
  seat: Seat;
  card: string;
  scribed: number;
  isCancelled: boolean;
  /** An ability keeps the cancelled card. */
  isKept: boolean;
  /** For a spell of the solo board, the Hero who casts it. */
  hero: Piece | "";
  /** How far round the table the open window has been asked. */
  asked: number;
};
export type CastFrame = Named<"cast"> & { seat: Seat; via: Via };
/** A copied solo spell: the place it starts from is picked. */
export type AnchorFrame = Named<"anchor"> & { seat: Seat; source: string };
