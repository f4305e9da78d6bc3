// The running procedures of Runewars, chapter by chapter: what each of them has to remember, as plain data.
import type { Flow, Frame, Seat } from "#kernel/procedure.ts";
import type { Figure } from "./content/army.ts";
import type { DevelopmentKind } from "./content/developments.ts";
import type { Attribute, HeroId } from "./content/heroes.ts";
import type { QuestId } from "./content/quests.ts";
import type { Resource } from "./content/resources.ts";
import type { RewardId } from "./content/rewards.ts";
import type { TacticsId } from "./content/tactics.ts";
import type { Area } from "./content/tiles.ts";
import type { UnitType } from "./content/units.ts";
import type { RuneEvent } from "./events.ts";
import type { Reward } from "./state.ts";

type Named<P extends string> = Frame & { proc: P };

// Frames of the setup: factions, the board, the first units and heroes.

export type SetupFrame = Named<"setup"> & { turn: number };
/** Building the board. `hands`: tiles not yet placed, by seat; `markers`: hexes, two for each marker. */
export type BoardFrame = Named<"board"> & {
  turn: number;
  /** Seats in a row that could place nothing. */
  stuck: number;
  restarts: number;
  hands: number[][];
  dealt: number[][];
  markers: number[];
  /** Areas picked for the two rune tokens of the acting seat. */
  picked: Area[];
};
/** `heroes`: the starting heroes, in the order of placing. */
export type StartFrame = Named<"start"> & { turn: number; queue: UnitType[]; heroes: HeroId[] };

// Frames of the year: the game, its seasons, what every season brings, the limits looked at in between.

export type GameFrame = Named<"game">;

/** `order`: whose turn follows whose, where that is settled when Orders are revealed. */
export type SeasonFrame = Named<"season"> & { order?: Seat[] };
export type ClaimCheckFrame = Named<"claimCheck"> & { seat: Seat };
/** Turning up dragon runes until six are shown. */
export type ShowRunesFrame = Named<"showRunes"> & { seat: Seat };
export type FallFrame = Named<"fall"> & { order: Seat[]; turn: number };
/** `areas`: those with too many units of the seat whose turn it is. */
export type WinterFrame = Named<"winter"> & { order: Seat[]; turn: number; areas: Area[] };

export type LimitsFrame = Named<"limits">;

// Frames of a turn: its windows and the eight Orders.

export type TurnFrame = Named<"turn"> & { seat: Seat; order: number; hasFought: boolean; resource: Resource | "" };
/** A window of a turn; `given`: exchanges of Reward cards made in it, see rules/gifts.ts. */
export type ActionsFrame = Named<"actions"> & { seat: Seat; given: string[] };

export type StrategizeFrame = Named<"strategize"> & {
  seat: Seat;
  /** Moves assigned so far (content/way-keys.ts), and how many go. */
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
  /** Units assigned so far (content/way-keys.ts), and how many. */
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

// Frames of heroes: the Quest Phase, attribute tests, hiring, wounds, duels.

export type TestFrame = Named<"test"> & {
  seat: Seat;
  hero: HeroId;
  attribute: Attribute | "";
  cards: number[];
  /** The effects of each result lie under this path; "" when a desertion hangs on it. */
  path: string;
};

export type HiringFrame = Named<"hiring"> & {
  seat: Seat;
  /** Influence for keeping a hero, and cards to draw. */
  cost: number;
  draw: number;
  drawn: HeroId[];
  hero: HeroId | "";
  /** Whether no card need be kept. */
  canRefuse: boolean;
};
export type WoundFrame = Named<"wound"> & { hero: HeroId; n: number };

export type QuestPhaseFrame = Named<"questPhase"> & { order: Seat[]; turn: number; acted: HeroId[] };
export type HeroActionFrame = Named<"heroAction"> & {
  seat: Seat;
  hero: HeroId;
  action: "" | "move" | "heal" | "train";
  hasStepped: boolean;
  left: number;
  /** Points of training left. */
  points: number;
  hasPortal: boolean;
  given: string[];
  /** Whether he has fought a duel or attempted a quest. */
  hasEngaged: boolean;
  quest: QuestId | "";
  isComplete: boolean;
  /** Opponents still to be asked for Tactics. */
  askers: Seat[];
};
/** One duelist. `hero` "" : a neutral unit. */
export interface Duelist {
  seat: Seat;
  hero: HeroId | "";
  type: UnitType;
  /** Damage on the unit, and its health. */
  damage: number;
  health: number;
  card: number;
  extra: number;
  weapon: RewardId | "";
  armor: RewardId | "";
  noArmor: boolean;
  /** Damage to come in this round, how much of it from special symbols, and what rewards have prevented in this duel. */
  pending: number;
  fromSpecial: number;
  prevented: number;
  usedThisRound: RewardId[];
  healsIfWon: boolean;
}
export type DuelFrame = Named<"duel"> & {
  area: Area;
  attacker: Duelist;
  defender: Duelist;
  round: number;
  /** Where the effects of winning and losing a duel quest lie; "" for a duel between heroes. */
  path: string;
  /** Reward cards of the loser still to be dealt out. */
  spoils: Reward[];
  result: "" | "attacker" | "defender" | "both" | "none";
};

// Frames of card effects: a running list, bids, desertion, a rune received.

/** A list of effects being carried out from `index` to `end`. */
export type EffectsFrame = Named<"effects"> & {
  seat: Seat;
  path: string;
  index: number;
  end: number;
  hero: HeroId | "";
  /** The area in question, and the one picked by the op before. */
  area: Area;
  picked: Area;
  /** The opponent picked, or in the results of a bid the lowest bidder. */
  other: Seat;
  /** A number chosen; in a battle 1 for the card an extra Fate card brought. */
  n: number;
  stage: number;
  left: number;
  side: SideName | "";
  /** Whether an op for every player has been split into one for each. */
  isEach: boolean;
};
export type BidFrame = Named<"bid"> & {
  path: string;
  order: Seat[];
  bids: number[];
  ranking: Seat[];
  /** Who ranks the tied group at hand; NONE before he is known. */
  decider: Seat;
};

export type DesertionFrame = Named<"desertion"> & {
  seat: Seat;
  path: string;
  index: number;
  queue: HeroId[];
  result: string;
};

export type ReceiveRuneFrame = Named<"receiveRune"> & {
  seat: Seat;
  discards: number;
  hasDragon: boolean;
  hasFalse: boolean;
  picked: Area[];
};

// Frames of a battle: its sides, its losses, what comes after it, retreats.

export type SideName = "attacker" | "defender";

/** Figures leaving an area together. `seat` NONE: unallied neutral units. */
export type RetreatFrame = Named<"retreat"> & {
  seat: Seat;
  chooser: Seat;
  from: Area;
  figures: Figure[];
  /** Heroes who supported and go with the units. */
  heroes: HeroId[];
  areRouted: boolean;
  /** Whether they may go only to uncontrolled areas. */
  isNeutral: boolean;
};
/** A hero beside a type of units. */
export interface Supporter {
  hero: HeroId;
  type: UnitType;
  withReward: boolean;
}
/** One side of a battle. */
export interface Side {
  /** NONE: unallied neutral units. */
  seat: Seat;
  /** Who decides for it. */
  decider: Seat;
  line: Figure[];
  supporters: Supporter[];
  /** Types that have drawn. */
  drawn: UnitType[];
  /** The type that draws now, its cards, and how many of them are still to be put aside unresolved. */
  type: UnitType;
  cards: number[];
  aside: number[];
  /** Cards drawn in addition by a special ability; everybody has seen them. */
  extra: number[];
  spare: number;
  /** Symbols still to be resolved. */
  specials: number;
  routs: number;
  damage: number;
  /** Health of types changed for this battle: type, health, type, health. */
  health: number[];
  strength: number;
  tally: TacticsId[];
  /** Tactics cards played in the present window. */
  played: TacticsId[];
  /** Units in the line-up when step 5 was reached; units destroyed. */
  lined: number;
  lost: number;
}
export type BattleFrame = Named<"battle"> & {
  area: Area;
  attacker: Side;
  defender: Side;
  isConquest: boolean;
  round: number;
  /** Which drawn cards everybody has seen. */
  shown: "none" | "special" | "rout" | "damage";
  hadHexagon: boolean;
  /** Effects the winner gets. */
  stakes: string[];
  isCancelled: boolean;
  /** What Conquer's Supremacy takes from the stronghold. */
  siege: number;
  winner: SideName | "";
};
export type LossesFrame = Named<"losses"> & {
  /** The side that takes them. */
  side: SideName;
  chooser: Seat;
  what: "rout" | "damage" | "destroy" | "retreat" | "routOrDestroy";
  left: number;
  /** Whether the chooser may stop. */
  canStop: boolean;
  /** Which figures may be chosen; see rules/losses.ts. */
  filter:
    | "normal"
    | "any"
    | "tough"
    | "standing"
    | "distinct"
    | "swift"
    | "weakened"
    | "triangle"
    | "rectangle"
    | "notHexagon";
  followUp: number;
  /** Figures already hit that may not be hit again. */
  hit: Figure[];
};
export type AftermathFrame = Named<"aftermath"> & {
  area: Area;
  attacker: Seat;
  defender: Seat;
  isNeutral: boolean;
  winner: SideName;
  isCancelled: boolean;
  surplus: Figure[];
  /** Effects the winner gets, and his heroes who supported. */
  stakes: string[];
  supporters: HeroId[];
};

// Any of them.

/** What a step of the rules may do. */
export type RuneFlow<Target extends string = never> = Flow<RuneEvent, RuneFrame, Target>;

/** Every running procedure. */
export type RuneFrame =
  | GameFrame
  | SetupFrame
  | BoardFrame
  | StartFrame
  | SeasonFrame
  | ClaimCheckFrame
  | ShowRunesFrame
  | FallFrame
  | WinterFrame
  | TurnFrame
  | ActionsFrame
  | LimitsFrame
  | StrategizeFrame
  | MarchFrame
  | DiplomacyFrame
  | RetreatFrame
  | BattleFrame
  | LossesFrame
  | AftermathFrame
  | EffectsFrame
  | BidFrame
  | TestFrame
  | DesertionFrame
  | HiringFrame
  | WoundFrame
  | ReceiveRuneFrame
  | RecruitFrame
  | DevelopFrame
  | RallyFrame
  | TitleFrame
  | FortifyFrame
  | QuestPhaseFrame
  | HeroActionFrame
  | DuelFrame;
