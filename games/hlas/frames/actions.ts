// Frames of the Capital actions.
import type { Seat } from "#kernel/procedure.ts";
import type { Piece } from "../content/units.ts";
import type { Named, Via } from "./shared.ts";

/** `left`: how many of the recruited piece have no place yet; `only`: an effect lets this one be recruited. */
export type RecruitFrame = Named<"recruit"> & {
  seat: Seat;
  via: Via;
  piece: Piece | "";
  left: number;
  only: Piece | "";
};
export type BuildFrame = Named<"build"> & { seat: Seat; via: Via; onlyTower: boolean; discount: number };
export type ResearchFrame = Named<"research"> & { seat: Seat; via: Via };
export type TaxFrame = Named<"tax"> & { seat: Seat; via: Via };
export type DrawFrame = Named<"draw"> & { seat: Seat; count: number; cause: "discover" | "effect" };
