// What actions, cards and abilities do: lists of ops from a closed vocabulary, run by one interpreter.
import type { Source } from "#kernel/content.ts";
import type { NationCardId } from "./nation-cards.ts";
import type { AbilityId } from "./nations.ts";
import type { ActionId } from "./orders.ts";
import type { UnitType } from "./units.ts";

type Counts = Readonly<Partial<Record<UnitType, number>>>;
/** Whose dice. */
export type Whose = "own" | "enemy";

/** Moves up to `max` units, at least one, from one region to one other. */
export interface MoveUnits {
  readonly op: "moveUnits";
  readonly types: readonly UnitType[];
  readonly max: number;
  /** Borders crossed at most; "any": to any region allowed by `target`. */
  readonly steps: number | "any";
  readonly target: "any" | "no-enemy-units" | "controlled";
  readonly origin: "any" | "battle-region";
  readonly mustInclude: readonly UnitType[];
  /** At most so many of a type. */
  readonly limits: Counts;
}

/** Every op. */
export type Effect =
  | MoveUnits
  | {
      readonly op: "deployUnit";
      readonly types: readonly UnitType[];
      readonly count: number;
      readonly where: "controlled" | "battle-region";
      readonly sameRegion: boolean;
    }
  | { readonly op: "buildFortress" }
  | { readonly op: "buyNationCard"; readonly discount: number }
  | { readonly op: "bringUnit"; readonly types: readonly UnitType[] }
  | { readonly op: "addDie"; readonly dice: readonly UnitType[] }
  | { readonly op: "addStrength"; readonly amount: number }
  | {
      readonly op: "addStrengthPer";
      readonly side: Whose;
      readonly unit: UnitType;
      readonly over: number;
      readonly max: number;
    }
  | { readonly op: "rerollDice"; readonly whose: Whose; readonly dice: readonly UnitType[]; readonly max: number }
  | {
      readonly op: "turnDie";
      readonly whose: Whose;
      readonly dice: readonly UnitType[];
      readonly count: number;
      readonly to: "max" | "min" | "next";
      /** Only dice that show at most this. */
      readonly atMost: number;
    }
  | { readonly op: "doubleDie"; readonly dice: readonly UnitType[] }
  | { readonly op: "drawSupport"; readonly count: number; readonly from: "deck" | "choice" }
  /** Own cards are the owner's choice, the enemy's are drawn by lot (TYT-245, TYT-341). */
  | { readonly op: "discardSupport"; readonly who: "self" | "enemy"; readonly asCost: boolean }
  | { readonly op: "stealSupport" }
  | { readonly op: "modifyLosses"; readonly delta: number }
  | { readonly op: "ignoreStructure" };

export type OpName = Effect["op"];
/** The op of a name. */
export type Op<K extends OpName> = Extract<Effect, { op: K }>;

/** TYT-143: the moment at which something can be used. */
export type Timing =
  | "orders-phase"
  | "battle-declared"
  | "battle-stage"
  | "losses-as-winner"
  | "losses-as-loser"
  | "after-battle-won"
  | "after-battle-lost"
  | "support-phase";

/** TYT-145, TYT-146, TYT-247: how often. */
export type Frequency = "battle" | "turn" | "round";

/** TYT-142: what the armies must hold; the role is "" where it does not matter. */
export interface Needs {
  readonly own: Counts;
  readonly enemy: Counts;
  readonly role: "attacker" | "defender" | "";
}

/** What Nation cards and abilities have in common. */
export interface Usable {
  readonly needs: Needs;
  readonly when: Timing;
  readonly frequency: Frequency;
  /** Support cards and Energy that its use costs. */
  readonly cards: number;
  readonly energy: number;
  readonly effects: readonly Effect[];
  readonly source: Source;
}

/** The id of something that can be used. */
export type UsableId = NationCardId | AbilityId;

/** Whatever brings effects: an action of an Order card, something used, or a reinforcement. */
export type Origin = ActionId | UsableId | ReinforcementId;

/** TYT-185, TYT-186: reinforcements that are effects. */
export type ReinforcementId = "draw-support" | "buy-card" | "deploy";
