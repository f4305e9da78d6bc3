// Frames of abilities, spells and tokens taking effect.
import type { Seat } from "#kernel/procedure.ts";
import type { ActionId, SlotId } from "../content/actions.ts";
import type { Trigger } from "../content/effects.ts";
import type { Region } from "../content/regions.ts";
import type { Piece } from "../content/units.ts";
import type { Member, Named, OpRef, Via } from "./shared.ts";

/** Abilities with one trigger, one after another. */
export type AbilitiesFrame = Named<"abilities"> & {
  trigger: Trigger;
  queue: { seat: Seat; ability: string }[];
  at: number;
  region: Region;
  base: Region;
  /** The Unit of the event. */
  owner: Seat;
  piece: Piece | "";
  action: ActionId | "";
  via: Via;
  slot: SlotId | "";
  /** The solo Hero who acts. */
  hero: Piece | "";
  /** What is still to be paid of any kind. */
  due: number;
};
/** Effects being carried out, op by op. */
export type EffectsFrame = Named<"effects"> &
  OpRef & {
    seat: Seat;
    /** The Region of the event: explored, of a battle, of a spell's target. */
    region: Region;
    base: Region;
    army: Member[];
    slot: SlotId | "";
    /** The solo Hero who acts, or the Hero or Region a copied solo spell starts from. */
    hero: Piece | "";
  };
/** Resources that a seat gains, loses, steals or exchanges, where the kinds must be picked. */
export type ResourcesFrame = Named<"resources"> & {
  seat: Seat;
  how: "gain" | "lose" | "steal" | "convert";
  /** From whom they are stolen, and who picks the kind. */
  from: Seat;
  chooser: Seat;
  /** How many picks are left, and how much each of them is worth. */
  left: number;
  size: number;
  /** Only the kind held most may be picked. */
  isMost: boolean;
  cause: "spell" | "token" | "ability";
};
export type LossFrame = Named<"loss"> &
  OpRef & {
    seat: Seat;
    region: Region;
    base: Region;
    hero: Piece | "";
    targets: Region[];
    owners: Seat[];
    left: number;
  };
export type TransferFrame = Named<"transfer"> &
  OpRef & {
    seat: Seat;
    region: Region;
    base: Region;
    hero: Piece | "";
    picked: Member[];
    to: Region;
  };
export type PlacementFrame = Named<"placement"> & OpRef & { seat: Seat; region: Region };
export type RevealFrame = Named<"reveal"> & OpRef & { seat: Seat; base: Region; region: Region };
export type PeekFrame = Named<"peek"> & { seat: Seat; left: number };
export type TargetFrame = Named<"target"> & OpRef & { seat: Seat };
export type SlotFrame = Named<"slot"> & { seat: Seat };
export type ReadyFrame = Named<"ready"> & { seat: Seat };
export type BranchFrame = Named<"branch"> & OpRef & { seat: Seat; region: Region; base: Region; army: Member[] };
export type OpponentFrame = Named<"opponent"> & OpRef & { seat: Seat };

/** A Unit that would be destroyed. */
export type DestructionFrame = Named<"destruction"> &
  Member & { at: Region; cause: LossCause; by: Seat; isSaved: boolean };
export type LossCause = "damage" | "spell" | "ability" | "token" | "crash" | "lost-at-sea";
