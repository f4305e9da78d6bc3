// Everything that happens in a game, as facts in the past tense: log, animation and statistics are made from them.
import type { Seat } from "#kernel/procedure.ts";
import type { ColorId } from "./content/colors.ts";
import type { RewardId } from "./content/effects.ts";
import type { EvaluationId } from "./content/evaluations.ts";
import type { Level, ModeId } from "./content/modes.ts";
import type { OrderId } from "./content/orders.ts";
import type { RegionId } from "./content/regions.ts";
import type { TitanId } from "./content/titans.ts";
import type { UnitCounts, UnitId } from "./content/units.ts";

/** Why something was gained. */
export type Cause = "threat" | "titan" | "census";

/** Why an order did nothing. */
export type LostReason =
  | "no-road"
  | "already-recruited"
  | "no-units-left"
  | "units-missing"
  | "fought-titan-here"
  | "nothing-here"
  | "no-titan-affordable"
  | "already-eliminated-here"
  | "already-acted-here"
  | "declined";

/** A reward that would give nothing, and the rule that says so. */
export interface ImpossibleReward {
  readonly reward: RewardId;
  readonly why: "no-bards-left" | "only-wasteland" | "foreign-guild" | "guild-full" | "no-floors-left";
  readonly rule: string;
}

/** The side of a token. */
export type Side = "recruitment" | "threat";

/** A seat, or the virtual player of a game for three. */
export type Participant = Seat | "virtual";

/** One line of a ranking, the best first. */
export interface Ranked {
  readonly who: Participant;
  readonly value: number;
  /** Units behind the screen, which break ties; null for the virtual player. */
  readonly units: number | null;
  /** In an earlier evaluation. */
  readonly wasOut: boolean;
  /** In this evaluation. */
  readonly goesOut: boolean;
}

/** Everything that happens in a game. Fields that only the owner may see are null for everybody else. */
export type XiditEvent =
  | {
      readonly type: "gameStarted";
      readonly mode: ModeId;
      readonly level: Level | null;
      readonly first: Seat;
      readonly colors: readonly ColorId[];
      readonly evaluations: readonly EvaluationId[];
      /** The cities with a Recruitment token, with a Threat token, and the tokens on the Next spaces. */
      readonly recruitments: readonly number[];
      readonly threats: readonly number[];
      readonly nextRecruitment: number;
      readonly nextThreat: number;
    }
  | { readonly type: "idrakisPlaced"; readonly seat: Seat; readonly city: number }
  | { readonly type: "yearStarted"; readonly year: number; readonly first: Seat }
  | { readonly type: "plansRevealed"; readonly year: number; readonly plans: readonly (readonly OrderId[])[] }
  | {
      readonly type: "moved";
      readonly seat: Seat;
      readonly order: OrderId;
      readonly from: number;
      readonly to: number;
      /** The order step, 1 to 6. */
      readonly step: number;
    }
  | { readonly type: "waited"; readonly seat: Seat; readonly city: number; readonly step: number }
  | {
      readonly type: "orderLost";
      readonly seat: Seat;
      readonly order: OrderId;
      readonly city: number;
      readonly step: number;
      readonly why: LostReason;
      readonly rule: string;
      /** The units that a threat asks for in vain; only their owner sees them. */
      readonly missing?: UnitCounts;
    }
  /** `total`: how many of the type the owner has now. */
  | {
      readonly type: "recruited";
      readonly seat: Seat;
      readonly city: number;
      readonly unit: UnitId;
      readonly total: number | null;
    }
  | {
      readonly type: "unitsPaid";
      readonly seat: Seat;
      readonly city: number;
      readonly titan: TitanId | null;
      readonly units: UnitCounts;
    }
  | {
      readonly type: "rewardsChosen";
      readonly seat: Seat;
      readonly city: number;
      readonly titan: TitanId | null;
      readonly rewards: readonly RewardId[];
      /** Rewards that could not be chosen, and why. */
      readonly impossible: readonly ImpossibleReward[];
    }
  /** `total`: how many the owner has now. */
  | {
      readonly type: "sovereignsGained";
      readonly seat: Seat;
      readonly amount: number;
      readonly cause: Cause;
      readonly total: number | null;
    }
  /** `left`: how many the owner still has. */
  | {
      readonly type: "bardPlaced";
      readonly seat: Seat;
      readonly region: RegionId;
      readonly cause: Cause;
      readonly left: number | null;
    }
  /** Bards of a census that were not placed. */
  | {
      readonly type: "bardsLost";
      readonly seat: Seat;
      readonly count: number;
      readonly why: "declined" | "no-bards" | "no-region";
    }
  | {
      readonly type: "floorsBuilt";
      readonly seat: Seat;
      readonly city: number;
      readonly count: number;
      readonly height: number;
      readonly cause: Cause | "waiting";
    }
  /** A census floor for which no own guild has room; `waiting` now wait. */
  | { readonly type: "floorKept"; readonly seat: Seat; readonly waiting: number }
  | { readonly type: "floorLost"; readonly seat: Seat; readonly why: "declined" | "no-floors" }
  | {
      readonly type: "virtualAdvanced";
      readonly seat: Seat;
      readonly evaluation: EvaluationId;
      readonly value: number;
    }
  | { readonly type: "threatEliminated"; readonly seat: Seat; readonly city: number }
  | { readonly type: "titanSlain"; readonly seat: Seat; readonly city: number; readonly titan: TitanId }
  | { readonly type: "tokenDiscarded"; readonly city: number; readonly side: Side }
  | { readonly type: "tokenPlaced"; readonly city: number; readonly side: Side; readonly units: UnitCounts | null }
  /** A token came to a Next space; from the Threat pile also to the Recruitment side. */
  | { readonly type: "nextDrawn"; readonly city: number; readonly side: Side; readonly from: Side }
  /** Discarded tokens were turned over and became the draw pile of this side, top first. */
  | { readonly type: "pileTurned"; readonly side: Side; readonly tokens: readonly number[] }
  | { readonly type: "titansAwoke"; readonly titans: readonly TitanId[] }
  /** Sizes of the new piles, before the Next Threat is drawn. */
  | { readonly type: "reinforcementsArrived"; readonly recruitments: number; readonly threats: number }
  | { readonly type: "censusHeld"; readonly year: number }
  | {
      readonly type: "censusRevealed";
      readonly unit: UnitId;
      /** By seat. */
      readonly shown: readonly number[];
      readonly winners: readonly Seat[];
    }
  | {
      readonly type: "evaluated";
      /** First, second or third. */
      readonly place: number;
      readonly evaluation: EvaluationId;
      readonly ranking: readonly Ranked[];
      /** The rule that broke a tie between one who goes out and one who stays. */
      readonly tie: string | null;
    }
  | { readonly type: "gameEnded"; readonly winner: Participant };
