// Frames of the year: the game, its seasons, what every season brings, the limits looked at in between.
import type { Seat } from "#kernel/procedure.ts";
import type { Area } from "../content/tiles.ts";
import type { Named } from "./named.ts";

export type GameFrame = Named<"game">;

/** `order`: whose turn follows whose, where that is settled when Orders are revealed. */
export type SeasonFrame = Named<"season"> & { order?: Seat[] };
export type ClaimCheckFrame = Named<"claimCheck"> & { seat: Seat };
/** Turning up dragon runes until six are shown. */
export type ShowRunesFrame = Named<"showRunes"> & { seat: Seat };
export type FallFrame = Named<"fall"> & { order: Seat[]; turn: number };
/** `areas`: those with too many units of the seat whose turn it is. */
export type WinterFrame = Named<"winter"> & { order: Seat[]; turn: number; areas: Area[] };

export type LimitsFrame = Named<"limits">;
