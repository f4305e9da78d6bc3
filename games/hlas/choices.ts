// Every choice of the game: small, atomic, plain. Regions and places are numbers (see state.ts), the rest ids.
import type { Seat } from "#kernel/procedure.ts";
import type { SlotId } from "./content/actions.ts";
import type { FactionId } from "./content/faction.ts";
import type { Place } from "./content/marks.ts";
import type { Region } from "./content/regions.ts";
import type { Resource } from "./content/resources.ts";
import type { SpellId } from "./content/spells.ts";
import type { TacticId } from "./content/tactics.ts";
import type { Piece } from "./content/units.ts";

/** Choices that say everything by their kind. */
export interface Plain {
  readonly kind:
    | "skip"
    | "stop"
    | "done"
    | "pass"
    | "endTurn"
    | "noMuster"
    | "repeat"
    | "accept"
    | "decline"
    | "discover"
    | "upgrade"
    | "pay";
}
export interface PickFaction {
  readonly kind: "faction";
  readonly faction: FactionId;
}
/** A continent for a Capital, for the enemy's, or to leave out, by its place in `continentIds`. */
export interface PickContinent {
  readonly kind: "continent";
  readonly continent: number;
}
export interface PickSlot {
  readonly kind: "slot";
  readonly slot: SlotId;
}
/** A Unit goes aboard or leaves; `place` is where it is, `deck` the Vessel's deck (boarding only). */
export interface Board {
  readonly kind: "board";
  readonly piece: Piece;
  readonly place: Place;
  readonly deck: Place;
}
/** HLAS-378: an ally's Unit is asked aboard; `deck` is the own Vessel's. */
export interface Invite {
  readonly kind: "invite";
  readonly piece: Piece;
  readonly place: Place;
  readonly deck: Place;
}
export interface Leave {
  readonly kind: "leave";
  readonly piece: Piece;
  readonly place: Place;
}
export interface Use {
  readonly kind: "use";
  readonly ability: string;
}
export interface Recruit {
  readonly kind: "recruit";
  readonly piece: Piece;
  readonly count: number;
}
export interface BuildVessel {
  readonly kind: "vessel";
  readonly piece: Piece;
}
export interface BuildBuilding {
  readonly kind: "building";
  readonly building: number;
}
export interface BuildTower {
  readonly kind: "tower";
  readonly at: Region;
}
/** A Region: to place something, to target, to start from, to step to. */
export interface PickRegion {
  readonly kind: "region";
  readonly at: Region;
}
export interface Scribe {
  readonly kind: "scribe";
  readonly card: SpellId;
}
export interface Discard {
  readonly kind: "discard";
  readonly card: SpellId;
}
/** Cards that go at once, after Harvest: one answer, because how far a player has got through several would give something away. */
export interface DiscardSome {
  readonly kind: "discards";
  readonly cards: readonly SpellId[];
}
/** A resource taken, lost, stolen or paid. */
export interface PickResource {
  readonly kind: "resource";
  readonly resource: Resource;
}
export interface Give {
  readonly kind: "give";
  readonly resource: Resource;
}
export interface Convert {
  readonly kind: "convert";
  readonly give: Resource;
  readonly take: Resource;
}
export interface Start {
  readonly kind: "start";
  readonly from: Region;
}
export interface Step {
  readonly kind: "step";
  readonly to: Region;
}
/** A Unit: taken along, lost, brought, sacrificed or damaged. */
export interface PickUnit {
  readonly kind: "unit";
  readonly owner: Seat;
  readonly piece: Piece;
  readonly place: Place;
}
export interface Retreat {
  readonly kind: "retreat";
  readonly to: Place;
}
/** A spell from the Library, or with `scribed` that one of the Scribed spells (NONE: from the Library). */
export interface CastSpell {
  readonly kind: "cast";
  readonly card: SpellId;
  readonly scribed: number;
}
export interface PlayTactic {
  readonly kind: "tactic";
  readonly card: TacticId;
}
export interface PickOpponent {
  readonly kind: "opponent";
  readonly seat: Seat;
}
export interface PickOption {
  readonly kind: "option";
  readonly option: number;
}
/** A token, by its place. */
export interface PickToken {
  readonly kind: "token";
  readonly at: number;
}
/** A Scribed spell, by its place among them. */
export interface PickScribed {
  readonly kind: "scribed";
  readonly at: number;
}
export interface Lead {
  readonly kind: "lead";
  readonly seat: Seat;
}

/** Every choice of the game. */
export type HlasChoice =
  | Plain
  | PickFaction
  | PickContinent
  | PickSlot
  | Board
  | Invite
  | Leave
  | Use
  | Recruit
  | BuildVessel
  | BuildBuilding
  | BuildTower
  | PickRegion
  | Scribe
  | Discard
  | DiscardSome
  | PickResource
  | Give
  | Convert
  | Start
  | Step
  | PickUnit
  | Retreat
  | CastSpell
  | PlayTactic
  | PickOpponent
  | PickOption
  | PickToken
  | PickScribed
  | Lead;

const plain = (kind: Plain["kind"]): Plain => Object.freeze({ kind });

export const skip = plain("skip");
export const stop = plain("stop");
export const done = plain("done");
export const passOn = plain("pass");
export const endTurn = plain("endTurn");
export const noMuster = plain("noMuster");
export const repeatAction = plain("repeat");
export const accept = plain("accept");
export const decline = plain("decline");
export const discover = plain("discover");
export const upgrade = plain("upgrade");
export const payNow = plain("pay");
