// The running procedures of Northgard: what each of them has to remember, as plain data.
import type { Flow, Frame, Seat, WindowFrame } from "#kernel/procedure.ts";
import type { BuildingId } from "./content/buildings.ts";
import type { CardId } from "./content/cards.ts";
import type { CreatureId } from "./content/creatures.ts";
import type { CopySource } from "./content/effects.ts";
import type { Resource } from "./content/resources.ts";
import type { TileId } from "./content/tiles.ts";
import type { NorthEvent } from "./events.ts";
import type { Area, Territory } from "./map/land.ts";

/** What a step of the rules may do. */
export type NorthFlow<Target extends string = never> = Flow<NorthEvent, NorthFrame, Target>;

type Named<P extends string> = Frame & { proc: P };

export type GameFrame = Named<"game">;
export type SettlementFrame = Named<"settlement"> & { placed: number };
export type SettlerFrame = Named<"settler"> & { seat: Seat; round: number; place: number };
export type YearFrame = Named<"year">;
export type ActionsFrame = Named<"actions"> & { next: Seat };
/** `cards`: played and not cancelled this turn; `hasMain`: one of them was not a Flash card. */
export type TurnFrame = Named<"turn"> & {
  seat: Seat;
  option: "" | "wait" | "replace" | "remove" | "upgrade";
  cards: number;
  hasMain: boolean;
};
export type PlayFrame = WindowFrame & { proc: "play"; seat: Seat; card: CardId };
export type PassingFrame = Named<"passing"> & { seat: Seat; creature: CreatureId | "" };

/** A card's ops being carried out: those of its list number `branch` (NONE: the main list) from `index` on. */
export type EffectsFrame = Named<"effects"> & {
  seat: Seat;
  card: CardId;
  branch: number;
  index: number;
  /** The territory of the last op: recruited in, built in, struck. */
  place: Territory;
  /** Territories recruited in whose Training Camps have not added their units yet. */
  raised: Territory[];
  timing: "" | "before" | "after" | "never";
};
/** Actions of a card that offers several; `canStop`: none of them is due. */
export type ChoiceFrame = Named<"choice"> & {
  seat: Seat;
  card: CardId;
  left: number;
  done: number[];
  canStop: boolean;
};
/** An optional payment for more; once something is paid the rest is due. */
export type PaymentFrame = Named<"payment"> & {
  seat: Seat;
  card: CardId;
  due: number;
  hasPaid: boolean;
  place: Territory;
};
export type RecruitFrame = Named<"recruit"> & {
  seat: Seat;
  card: CardId;
  branch: number;
  index: number;
  left: number;
  /** Where units were put, one entry each. */
  used: Territory[];
  /** Whether the seat had nobody on the map when the action began. */
  isHomeless: boolean;
  /** Whether it has looked for a tile because there was no neutral land. */
  hasSought: boolean;
};
export type CampsFrame = Named<"camps"> & { seat: Seat; due: Territory[] };
export type BuildFrame = Named<"build"> & {
  seat: Seat;
  card: CardId;
  branch: number;
  index: number;
  left: number;
  large: number;
  isFirst: boolean;
  only: Territory;
};
export type ReplacementFrame = Named<"replacement"> & { seat: Seat };
/** Units that have to stay where they are. */
export interface Held {
  at: Territory;
  units: number;
  kaija: boolean;
}
export type MoveFrame = Named<"move"> & {
  seat: Seat;
  card: CardId;
  left: number;
  from: Territory;
  to: Territory;
  /** What is to be moved. */
  units: number;
  kaija: boolean;
  /** Units that entered a Fallen Valkyrie's territory and may not leave it in this action. */
  held: Held[];
  /** Neutral territories entered by this action. */
  fresh: Territory[];
  hasCollected: boolean;
  /** Shared territories whose creatures may still be declared, and what was declared. */
  hunts: Territory[];
  declared: CreatureId[];
};
export type TransferFrame = Named<"transfer"> & {
  seat: Seat;
  /** Whose units are moved: the seat's own, or with Bribery an opponent's. */
  mover: Seat;
  /** The most units that may be moved. */
  most: number;
  from: Territory;
  to: Territory;
  units: number;
  kaija: boolean;
};
/** A combat waiting: against the territory's owner, or against a creature there. */
export interface Pending {
  at: Territory;
  creature: CreatureId | "";
}
export type CombatsFrame = Named<"combats"> & {
  /** Who chooses the order. */
  seat: Seat;
  attacker: Seat;
  card: CardId | "";
  pending: Pending[];
  fresh: Territory[];
};
/** One side of a combat. */
export interface Force {
  seat: Seat;
  units: number;
  kaija: boolean;
  axes: number;
  skulls: number;
  /** Food spent; NONE until it was asked for. */
  food: number;
  /** The die: place in the table of faces, and what a choice face was taken for. */
  face: number;
  chosen: "" | "axe" | "skull";
  /** Units it loses; NONE until the combat is decided. */
  losses: number;
  /** Whether Kaija is among the casualties, where her owner could choose. */
  kaijaFalls: boolean;
  /** What the axes and skulls are made of, before food and die. */
  bonuses: Bonus[];
}
/** A part of a side's strength, with its source. */
export interface Bonus {
  source: "units" | "kaija" | "creature" | "card" | "thrown" | "scorched-earth" | BuildingId;
  axes: number;
  skulls: number;
}
export type CombatFrame = Named<"combat"> & {
  at: Territory;
  creature: CreatureId | "";
  card: CardId | "";
  isFresh: boolean;
  attack: Force;
  defence: Force;
  winner: "" | "attacker" | "defender" | "nobody";
};
export type RetreatFrame = Named<"retreat"> & {
  seat: Seat;
  from: Territory;
  units: number;
  kaija: boolean;
  ignoresDifficult: boolean;
};
export type ExploreFrame = Named<"explore"> & {
  seat: Seat;
  /** Beside whose land: the seat's own, anybody's; or a refuge for a seat without units (NOR-097). */
  from: "own" | "any" | "refuge";
  draw: number;
  times: number;
  redraw: number;
  collects: boolean;
  /** Whether a refuge is for recruiting, where a Brown Bear's territory will not do. */
  toRecruit: boolean;
  tiles: TileId[];
  /** Tiles drawn in this Explore that have gone back. */
  returned: TileId[];
  /** Tiles of the stack not yet tried in this Explore, and the one sent back at will. */
  untried: number;
  rejected: number;
  place: number;
};
export type DrawFrame = Named<"draw"> & {
  seat: Seat;
  keep: number;
  discard: number;
  top: number;
  drawn: CardId[];
};
export type StrikeFrame = Named<"strike"> & { seat: Seat; where: "adjacent" | "anywhere" };
export type AdditionFrame = Named<"addition"> & { seat: Seat };
export type PullFrame = Named<"pull"> & { seat: Seat; to: Territory };
export type SpoilFrame = Named<"spoil"> & { seat: Seat; at: Territory };
export type SpyFrame = Named<"spy"> & { seat: Seat; target: Seat };
export type ThreatFrame = Named<"threat"> & { seat: Seat };
export type CurseFrame = Named<"curse"> & { seat: Seat; queue: Seat[] };
export type ExtortionFrame = Named<"extortion"> & {
  seat: Seat;
  target: Seat;
  card: CardId | "";
  price: number;
  isPaying: boolean;
};
export type CopyFrame = Named<"copy"> & { seat: Seat; from: CopySource };
export type ForesightFrame = Named<"foresight"> & { seat: Seat };
export type FetchFrame = Named<"fetch"> & { seat: Seat };
export type TokenFrame = Named<"token"> & { seat: Seat };
export type AppearanceFrame = Named<"appearance"> & { area: Area; creature: CreatureId | ""; isActive: boolean };
export type ActivationFrame = Named<"activation"> & { creature: CreatureId };
export type RoamingFrame = Named<"roaming"> & { queue: CreatureId[]; creature: CreatureId | ""; ties: Territory[] };
export type HarvestFrame = Named<"harvest"> & {
  /** Whose turn in step C, counted from the First Player. */
  turn: number;
  /** What the Snake took, from whom. */
  robbed: Resource | "";
  robbedFrom: Territory;
  /** Swaps offered to the teammate and declined, for bots: "seat give take". */
  declined: string[];
  /** What seats have given in swaps, for bots: "seat resource". */
  sent: string[];
  /** The swap offered now, or what an exchange is to bring. */
  give: Resource | "";
  take: Resource | "";
};
export type SecondChanceFrame = Named<"secondChance"> & { queue: Seat[]; seat: Seat; hasSought: boolean };

/** Every running procedure. */
export type NorthFrame =
  | GameFrame
  | SettlementFrame
  | SettlerFrame
  | YearFrame
  | ActionsFrame
  | TurnFrame
  | PlayFrame
  | PassingFrame
  | EffectsFrame
  | ChoiceFrame
  | PaymentFrame
  | RecruitFrame
  | CampsFrame
  | BuildFrame
  | ReplacementFrame
  | MoveFrame
  | TransferFrame
  | CombatsFrame
  | CombatFrame
  | RetreatFrame
  | ExploreFrame
  | DrawFrame
  | StrikeFrame
  | AdditionFrame
  | PullFrame
  | SpoilFrame
  | SpyFrame
  | ThreatFrame
  | CurseFrame
  | ExtortionFrame
  | CopyFrame
  | ForesightFrame
  | FetchFrame
  | TokenFrame
  | AppearanceFrame
  | ActivationFrame
  | RoamingFrame
  | HarvestFrame
  | SecondChanceFrame;
