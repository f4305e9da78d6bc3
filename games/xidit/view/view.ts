// What one viewer sees: an allow-list. Everybody sees the board; a seat sees its own units, sovereigns, bards and
// Bastion bards and nobody else's; of a draw pile the top token and a number; of a sleeping titan its size. When the
// game is over everything is open.
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { ColorId } from "../content/colors.ts";
import type { RewardId } from "../content/effects.ts";
import type { EvaluationId } from "../content/evaluations.ts";
import type { Level, ModeId } from "../content/modes.ts";
import type { OrderId } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import type { TitanId } from "../content/titans.ts";
import type { UnitCounts, UnitId } from "../content/units.ts";
import type { Participant, Ranked, Side } from "../events.ts";

/** A seat. What is `null` is behind another player's screen. */
export interface SeatView {
  readonly color: ColorId;
  /** The city of the Idrakis; null before it is placed. */
  readonly city: number | null;
  readonly units: UnitCounts | null;
  readonly sovereigns: number | null;
  /** Bards still behind the screen. */
  readonly bards: number | null;
  /** Own bards in the Bastion. */
  readonly bastion: number | null;
  /** Floors still in the supply. */
  readonly floors: number;
  /** Floors on the board: the Influence. */
  readonly built: number;
  /** Floors that wait for a guild with room. */
  readonly waiting: number;
  /** Threats and titans eliminated so far. */
  readonly freed: number;
  /** The six orders of this Year once they are revealed. */
  readonly plan: readonly OrderId[] | null;
  /** How many of them have been executed. */
  readonly executed: number;
  /** Cities in which the seat has recruited, eliminated a threat or a titan this Year. */
  readonly recruitedIn: readonly number[];
  readonly threatIn: readonly number[];
  readonly titanIn: readonly number[];
}

/** A token on the board. */
export interface TokenView {
  readonly city: number;
  readonly side: Side;
  /** Units that can still be recruited, weakest first; null on a threat. */
  readonly units: UnitCounts | null;
}

/** A guild on the board. */
export interface GuildView {
  readonly city: number;
  readonly seat: Seat;
  readonly floors: number;
}

/** A draw pile: its size and its top token (a city number), if any. */
export interface PileView {
  readonly count: number;
  readonly top: number | null;
  /** All tokens, top first, when the game is over; otherwise null. */
  readonly tokens: readonly number[] | null;
}

/** The Path of Destiny. */
export interface PathView {
  readonly nextRecruitment: number;
  readonly nextThreat: number;
  readonly recruitmentPile: PileView;
  readonly threatPile: PileView;
  /** First discarded first. They become the next Threat pile. */
  readonly discardedRecruitments: readonly number[];
  /** First discarded first. They become the next Recruitment pile. */
  readonly discardedThreats: readonly number[];
}

/** One of the three titan stacks. */
export interface TitanStackView {
  /** How many units its titans ask for. */
  readonly units: number;
  /** Titans left in it. */
  readonly count: number;
  /** The raging titan on top, if any. */
  readonly raging: TitanId | null;
}

/** One column of the Hall of Fame. */
export interface EvaluationView {
  readonly id: EvaluationId;
  /** How many it eliminates. */
  readonly eliminates: number;
}

/** A census being held. */
export interface CensusView {
  /** The type being counted now. */
  readonly unit: UnitId;
  /** What each seat has shown of each type, by seat and unit; null if not yet. */
  readonly shown: readonly (readonly (number | null)[])[];
}

/** What was revealed in the Year just played, while the next one is planned. */
export interface LastYearView {
  /** Six orders of each seat. */
  readonly plans: readonly (readonly OrderId[])[];
  /** What was shown in its census, by seat and unit; null if it had none. */
  readonly shown: readonly (readonly number[])[] | null;
}

/** The elimination being resolved. */
export interface EliminationView {
  readonly seat: Seat;
  readonly city: number;
  /** Null for the threat of the city. */
  readonly titan: TitanId | null;
  /** The rewards chosen; null before. */
  readonly rewards: readonly RewardId[] | null;
  /** Units still to be paid for a titan. */
  readonly unitsToPay: number;
}

/** Bards being placed, as a reward or in a census. */
export interface PlacingView {
  readonly seat: Seat;
  /** Printed bards still to be placed; a seat with fewer places all it has. */
  readonly bards: number;
}

/** One evaluation at the end of the game. */
export interface FinalView {
  readonly evaluation: EvaluationId;
  /** The best first. */
  readonly ranking: readonly Ranked[];
  /** The rule that broke a tie between one who goes out and one who stays. */
  readonly tie: string | null;
}

/** Everything one viewer sees. */
export interface XiditView {
  readonly viewer: Viewer;
  readonly mode: ModeId;
  /** The level of the virtual player; null without one. */
  readonly level: Level | null;
  readonly phase: "placement" | "planning" | "orders" | "census" | "over";
  readonly year: number;
  readonly years: number;
  readonly censusYears: readonly number[];
  readonly first: Seat;
  /** The order step being executed, 1 to 6; 0 outside the execution of orders. */
  readonly step: number;
  /** The seat whose order is being executed. */
  readonly acting: Seat | null;
  readonly seats: readonly SeatView[];
  /** The tokens on the board, by city. */
  readonly tokens: readonly TokenView[];
  readonly guilds: readonly GuildView[];
  /** Bards by region (in the order of the table) and seat; null: hidden in the Bastion. */
  readonly bards: readonly (readonly (number | null)[])[];
  /** Regions without bards in this mode. */
  readonly wastelands: readonly RegionId[];
  readonly barracks: UnitCounts;
  readonly path: PathView;
  readonly titans: readonly TitanStackView[];
  /** Titans that have left the game. */
  readonly slain: readonly TitanId[];
  /** The three evaluations in their order. */
  readonly evaluations: readonly EvaluationView[];
  /** The virtual player's values; null without one. */
  readonly virtual: Readonly<Record<EvaluationId, number>> | null;
  readonly elimination: EliminationView | null;
  readonly placing: PlacingView | null;
  readonly census: CensusView | null;
  /** Null outside planning, and in the first Year. */
  readonly lastYear: LastYearView | null;
  /** The three evaluations when the game is over. */
  readonly final: readonly FinalView[] | null;
  readonly winner: Participant | null;
}
