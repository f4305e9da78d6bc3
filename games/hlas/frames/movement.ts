// Frames of armies and Vessels on their way, and of what they find.
import type { Seat } from "#kernel/procedure.ts";
import type { Place } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { TokenId } from "../content/tokens.ts";
import type { Member, Named, Via } from "./shared.ts";

/** An ally is asked whether a Unit may come aboard: the Vessel's owner, or the Unit's. */
export type BoardingFrame = Named<"boarding"> & { unit: Member; deck: Place; asked: Seat };

/** A March: the army stays where it was until the March ends; `at` is how far it has come. */
export type MarchFrame = Named<"march"> & {
  seat: Seat;
  via: Via;
  /** Speed given by an effect, and the most Regions it lets the army enter (NONE: as its Speed says). */
  bonus: number;
  most: number;
  /** The army is given by an effect and may only leave as a whole. */
  isFixed: boolean;
  from: Region;
  at: Region;
  steps: number;
  army: Member[];
  /** Allied Units whose owner said no. */
  denied: Member[];
  wanted: Member | null;
};
/** A Vessel's move. */
export type VoyageFrame = Named<"voyage"> & {
  seat: Seat;
  via: Via;
  vessel: "sea-vessel" | "air-vessel";
  bonus: number;
  most: number;
  from: Region;
  at: Region;
  spent: number;
  shifts: string[];
};
export type ExploreFrame = Named<"explore"> & {
  seat: Seat;
  region: Region;
  /** Where the exploring army is; another Region when a token is resolved from a distance (HLAS-437). */
  base: Region;
  army: Member[];
  token: TokenId | "";
  /** The token's place. */
  at: number;
  isIgnored: boolean;
  /** Resolves one token only. */
  once: boolean;
};

export type BombardFrame = Named<"bombard"> & { seat: Seat; at: Region };
/** Whose Air Vessels land from a Sea Region, in their order. */
export type LandingFrame = Named<"landing"> & { seats: Seat[]; at: Region };
