// What a faction is made of.
import type { Source } from "#kernel/content.ts";
import type { Ability } from "./effects.ts";
import type { Price } from "./resources.ts";
import type { Piece } from "./units.ts";

export type FactionId = "humans" | "orcs" | "dwarves" | "elves";

/** A Hero of a faction, recruited once its Building stands. */
export interface HeroFacts {
  readonly id: string;
  readonly piece: Piece;
  readonly building: string;
  readonly strength: number;
  readonly speed: number;
  readonly cost: Price;
  readonly vp: number;
  readonly source: Source;
  readonly abilities: readonly Ability[];
}

/** A Vessel of a faction. */
export interface VesselFacts {
  readonly id: string;
  readonly piece: Piece;
  readonly building: string;
  readonly strength: number;
  readonly speed: number;
  readonly cost: Price;
  readonly vp: number;
  readonly capacity: number;
  readonly source: Source;
}

/** A Building of a faction, with one ability per Capital level. */
export interface BuildingFacts {
  readonly id: string;
  readonly unlocks: Piece;
  readonly source: Source;
  readonly abilities: readonly Ability[];
}

/** A faction. */
export interface Faction {
  readonly id: FactionId;
  readonly color: string;
  readonly heroes: readonly HeroFacts[];
  readonly seaVessel: VesselFacts;
  readonly airVessel: VesselFacts;
  readonly buildings: readonly BuildingFacts[];
}
