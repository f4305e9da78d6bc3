// Frames of a turn: its windows and the eight Orders.

import type { Seat } from "#kernel/procedure.ts";
import type { Figure } from "../content/army.ts";
import type { DevelopmentKind } from "../content/developments.ts";
import type { HeroId } from "../content/heroes.ts";
import type { Resource } from "../content/resources.ts";
import type { Area } from "../content/tiles.ts";
import type { UnitType } from "../content/units.ts";
import type { Named } from "./named.ts";

export type TurnFrame = Named<"turn"> & { seat: Seat; order: number; hasFought: boolean; resource: Resource | "" };
/** A window of a turn; `given`: exchanges of Reward cards made in it, see rules/gifts.ts. */
export type ActionsFrame = Named<"actions"> & { seat: Seat; given: string[] };

export type StrategizeFrame = Named<"strategize"> & {
  seat: Seat;
  /** Moves assigned so far: from × 100000 + type × 1000 + to, and how many. */
  moves: number[];
  counts: number[];
  heroes: HeroId[];
  targets: Area[];
  hasPortal: boolean;
  /** As in a window; none before the first exchange. */
  given?: string[];
};
export type MarchFrame = Named<"march"> & {
  seat: Seat;
  /** Whether a battle may be fought. */
  mayFight: boolean;
  area: Area;
  /** Units assigned so far: from × 100 + type, and how many. */
  groups: number[];
  counts: number[];
  heroes: HeroId[];
  hasPortal: boolean;
  given: string[];
  /** Units that have arrived in an area that is not theirs yet. */
  force: Figure[];
};
export type DiplomacyFrame = Named<"diplomacy"> & {
  seat: Seat;
  area: Area;
  mayFight: boolean;
  force: Figure[];
  spent: number;
  bonus: number;
  cards: number[];
};

export type RecruitFrame = Named<"recruit"> & {
  seat: Seat;
  /** The dial that may not be chosen again. */
  not: Resource | "";
  isTriangles: boolean;
  queue: UnitType[];
};
export type DevelopFrame = Named<"develop"> & {
  seat: Seat;
  area: Area;
  kind: DevelopmentKind | "";
};
export type RallyFrame = Named<"rally"> & {
  seat: Seat;
  handled: Area[];
  /** The city in which neutral units are being placed, and how many. */
  area: Area;
  left: number;
};
export type TitleFrame = Named<"title"> & { seat: Seat; title: number };
export type FortifyFrame = Named<"fortify"> & { seat: Seat; made: string[]; action: string; picked: Area[] };
