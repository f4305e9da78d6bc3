// Frames of a battle.
import type { Seat } from "#kernel/procedure.ts";
import type { Region } from "../content/regions.ts";
import type { SoloCardId } from "../content/solo-cards.ts";
import type { SpellId } from "../content/spells.ts";
import type { TacticId } from "../content/tactics.ts";
import type { Piece } from "../content/units.ts";
import type { Member, Named } from "./shared.ts";

/** One side of a battle. */
export interface Flank {
  /** Combat spells in force for this side. */
  spells: SpellId[];
  /** How many it has cast. */
  casts: number;
  tactic: TacticId | "";
  /** What became of the Tactic card. */
  fate: "" | "played" | "cancelled" | "ignored";
  /** What is left to be paid for it. */
  due: number;
  sacrificed: Member[];
  /** Units lost, and those of them destroyed, by kind: Serf, Warrior, Hero, Sea Vessel, Air Vessel. */
  lost: number;
  destroyed: number[];
  /** Heroes and Vessels that fought when the totals were compared. */
  present: Piece[];
  total: number;
}
/** `sides`: the attacker's first. `from`: where a bombarding Galleon lies, else the battle's Region. */
export type BattleFrame = Named<"battle"> & {
  region: Region;
  from: Region;
  attacker: Seat;
  defender: Seat;
  /** The ally who is asked to lead the defence. */
  asked: Seat;
  sides: Flank[];
  /** The winning side, NONE before it is known or when nobody has won. */
  winner: number;
  damage: number;
  solo: SoloCardId | "";
  /** The side whose turn it is to cast, pay or bring Units. */
  turn: number;
  /** One side had nothing left before Tactic cards were played (HLAS-221). */
  isEarly: boolean;
  used: string[];
  /** Where survivors may go besides their Capital and Towers (Warden II). */
  refuge: boolean;
  /** Heroes and Vessels that have left the battle though they are in its Region again (HLAS-457, HLAS-468). */
  fled: { owner: Seat; piece: Piece }[];
  /** Survivors of the losing side who still have to go somewhere. */
  retreating: Member[];
  /** The ally's Units may take damage too (HLAS-477). */
  isOffered: boolean;
};
