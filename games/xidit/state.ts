// The types of Lords of Xidit: state, running procedures, choices, events. The state holds small whole numbers only:
// a city is its number (index 0 of lists by city is unused), units, regions, orders, titans and evaluations are places
// in the tables of `content`. Choices and events, which people and programs read, carry the ids of those tables.
import type { Flow, Frame, Seat, State } from "#kernel/procedure.ts";
import type { ColorId } from "./content/colors.ts";
import type { RewardId } from "./content/effects.ts";
import type { EvaluationId } from "./content/evaluations.ts";
import type { Level, ModeId } from "./content/modes.ts";
import type { OrderId } from "./content/orders.ts";
import type { RegionId } from "./content/regions.ts";
import type { TitanId } from "./content/titans.ts";
import type { UnitCounts, UnitId } from "./content/units.ts";

/** What lies on a city. */
export const NO_TOKEN = 0;
export const RECRUITMENT = 1;
export const THREAT = 2;

/** The whole game. Lists are by seat unless said otherwise. */
export interface Xidit extends State {
  /** Place in the table of modes. */
  mode: number;
  /** Level of the virtual player: 0 normal, 1 hard. */
  level: number;
  /** Places in the table of colours. */
  color: number[];
  year: number;
  /** The First Player. */
  first: Seat;
  /** The city of each Idrakis; 0 before it is placed. */
  idrakis: number[];
  /** Units behind the screens, at seat × 5 + unit. */
  units: number[];
  sovereigns: number[];
  /** Bards still behind the screens. */
  bards: number[];
  /** Bards on the board, at region × seats + seat; those of the central region lie in the Bastion. */
  regionBards: number[];
  /** Floors standing on the board. */
  built: number[];
  /** Floors won in a census that wait behind the screen for a guild with room. */
  waiting: number[];
  /** By city: whose guild stands there (-1: nobody's), and how high it is. */
  guildOwner: number[];
  guildHeight: number[];
  /** By city: NO_TOKEN, RECRUITMENT or THREAT. */
  token: number[];
  /** Units on the Recruitment tokens, at city × 5 + unit. */
  recruits: number[];
  /** Units in the Barracks, by unit. */
  barracks: number[];
  /** The tokens on the Next spaces. */
  nextRecruitment: number;
  nextThreat: number;
  /** Draw piles, top first. */
  recruitmentPile: number[];
  threatPile: number[];
  /** Discarded tokens, first discarded first. Discarded Threats feed the Recruitment pile, and the other way round. */
  discardedRecruitments: number[];
  discardedThreats: number[];
  /** Titan stacks of size 3, 4, 5: top and bottom of each in turn; -1 where no titan is left. */
  titans: number[];
  /** By titan stack: 1 if its top rages. */
  raging: number[];
  /** The order of the evaluations. */
  evaluations: number[];
  /** The virtual player's values, by evaluation; empty without a virtual player. */
  virtual: number[];
  /** Revealed orders of this Year, at seat × 6 + wheel; empty until the reveal. */
  plans: number[];
  /** Yearly limits: in which cities (bit of the number) each seat has recruited, eliminated a threat, a titan. */
  recruitedIn: number[];
  threatIn: number[];
  titanIn: number[];
  /** Threats and titans eliminated in the whole game. */
  freed: number[];
  /** What was shown in the census now being held, at seat × 5 + unit, -1 if not yet; empty outside a census. */
  shown: number[];
}

/** Plays the whole game: starting cities, Years, evaluations. */
export interface GameFrame extends Frame {
  proc: "game";
  /** How many Idrakis figures stand on the board. */
  placed: number;
}

/** One Year. */
export interface YearFrame extends Frame {
  proc: "year";
  /** The order being executed, 0 to 5, and how many seats have executed it. */
  wheel: number;
  turn: number;
}

/** An action in a city without a token: a titan may be fought. */
export interface ChallengeFrame extends Frame {
  proc: "challenge";
  seat: Seat;
}

/** A threat or titan is being eliminated; -1 for the titan means the threat of the city. */
export interface EliminationFrame extends Frame {
  proc: "elimination";
  seat: Seat;
  titan: number;
  /** The next of its effects. */
  at: number;
}

/** Units of own choice are being paid. */
export interface PaymentFrame extends Frame {
  proc: "payment";
  seat: Seat;
  left: number;
  /** The weakest type that may still be paid: each set of units has one path. */
  from: number;
}

/** Two of three rewards are being chosen and received. */
export interface RewardsFrame extends Frame {
  proc: "rewards";
  seat: Seat;
  titan: number;
  /** The rewards to receive, a bit each; then the next one to look at. */
  chosen: number;
  at: number;
}

/** Bards are being placed. */
export interface BardsFrame extends Frame {
  proc: "bards";
  seat: Seat;
  /** Printed bards not yet placed; fewer are placed if the seat has fewer. */
  left: number;
  /** The first region that may still be chosen. */
  from: number;
  cause: Cause;
}

/** A census winner adds a floor to an own guild. */
export interface GuildFloorFrame extends Frame {
  proc: "guildFloor";
  seat: Seat;
}

/** A marker of the virtual player is being moved. */
export interface VirtualPlayerFrame extends Frame {
  proc: "virtualPlayer";
  seat: Seat;
}

/** A military census. */
export interface CensusFrame extends Frame {
  proc: "census";
  /** The type being counted. */
  unit: number;
  /** How many seats, in playing order, have received their reward for it. */
  turn: number;
}

/** Any running procedure. */
export type XiditFrame =
  | GameFrame
  | YearFrame
  | ChallengeFrame
  | EliminationFrame
  | PaymentFrame
  | RewardsFrame
  | BardsFrame
  | GuildFloorFrame
  | VirtualPlayerFrame
  | CensusFrame;

/** Everything a player can be asked to choose. */
export type XiditChoice =
  | { readonly kind: "start"; readonly city: number }
  | { readonly kind: "order"; readonly order: OrderId }
  | { readonly kind: "confirm" }
  | { readonly kind: "fight"; readonly titan: TitanId }
  | { readonly kind: "decline" }
  | { readonly kind: "pay"; readonly unit: UnitId }
  /** The rewards to take; the third is left. */
  | { readonly kind: "take"; readonly rewards: readonly RewardId[] }
  | { readonly kind: "bard"; readonly region: RegionId }
  /** Places no more census bards. */
  | { readonly kind: "stop" }
  | { readonly kind: "advance"; readonly evaluation: EvaluationId }
  | { readonly kind: "show"; readonly count: number }
  | { readonly kind: "floor"; readonly city: number };

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
  | { readonly type: "floorLost"; readonly seat: Seat }
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
    }
  | { readonly type: "gameEnded"; readonly winner: Participant };

/** What a step of these rules may do. */
export type XiditFlow = Flow<XiditEvent, XiditFrame>;
