// The types of Lords of Xidit: state, running procedures, choices; events are in events.ts. The state holds small whole
// numbers only: a city is its number (index 0 of lists by city is unused), units, regions, orders, titans and evaluations
// are places in the tables of `content`; only the rulings are words. Choices and events, which people and programs read, carry the ids of those tables.
import type { Flow, Frame, Seat, State } from "#kernel/procedure.ts";
import type { RewardId } from "./content/effects.ts";
import type { EvaluationId } from "./content/evaluations.ts";
import type { OrderId } from "./content/orders.ts";
import type { RegionId } from "./content/regions.ts";
import type { TitanId } from "./content/titans.ts";
import type { UnitId } from "./content/units.ts";
import type { Cause, XiditEvent } from "./events.ts";

export type { Cause, ImpossibleReward, LostReason, Participant, Ranked, Side, XiditEvent } from "./events.ts";

/** What lies on a city. */
export const NO_TOKEN = 0;
export const RECRUITMENT = 1;
export const THREAT = 2;

/** How this table reads what the rulebook leaves open. */
export interface Rulings {
  /** XID-157: whose eliminations in a city count for the yearly limit of titans. */
  titanLimit: "player" | "city";
  /** XID-159: which own earlier actions in a city forbid a titan there. */
  titanAfter: "elimination" | "action";
  /** XID-180: which floors come first where not all find room. */
  waitingFloor: "after" | "before";
  /** XID-205: who sits farther to the right of the First Player. */
  seatTie: "farthest" | "nearest";
  /** XID-233: which ties send the virtual player out. */
  virtualTie: "last" | "any";
}

/** The readings of a table that chooses none. */
export const usualRulings: Rulings = {
  titanLimit: "player",
  titanAfter: "elimination",
  waitingFloor: "after",
  seatTie: "farthest",
  virtualTie: "last",
};

/** The whole game. Lists are by seat unless said otherwise. */
export interface Xidit extends State {
  /** Place in the table of modes. */
  mode: number;
  /** Level of the virtual player: 0 normal, 1 hard. */
  level: number;
  rulings: Rulings;
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
  /** XID-022 Units in the Barracks, by unit; the Bank needs no count. */
  barracks: number[];
  /** XID-021 The Path of Destiny: the tokens on the Next spaces. */
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
  /** The virtual player's values, by evaluation; empty without a virtual player. XID-224, 235 It has nothing else: no
   * seat, no Idrakis, no orders, no units. */
  virtual: number[];
  /** The orders revealed last, at seat × 6 + wheel; while a Year is planned those of the Year before. */
  plans: number[];
  /** Yearly limits: in which cities (bit of the number) each seat has recruited, eliminated a threat, a titan. */
  recruitedIn: number[];
  threatIn: number[];
  titanIn: number[];
  /** Threats and titans eliminated in the whole game. */
  freed: number[];
  /** What was shown in a census, at seat × 5 + unit, -1 if not yet; kept until the next orders are revealed, else empty. */
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
  /** XID-059 The order being executed, 0 to 5, and how many seats have executed it: what order tokens cover. */
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

/** What a step of these rules may do. */
export type XiditFlow<Target extends string = never> = Flow<XiditEvent, XiditFrame, Target>;
