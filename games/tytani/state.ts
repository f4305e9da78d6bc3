// The state of Titans. A power is a Nation in play with its leader: the first powers are the seats of the table
// in their order, automas follow. A region is named by its place in the map (see map/atlas.ts), an army is one number
// (see content/army.ts). Decks have their top last.
import type { Seat, State } from "#kernel/procedure.ts";
import type { Army } from "./content/army.ts";
import type { UsableId } from "./content/effects.ts";
import type { MissionId } from "./content/missions.ts";
import type { NationCardId } from "./content/nation-cards.ts";
import type { NationId } from "./content/nations.ts";
import type { OrderId } from "./content/orders.ts";
import type { ScenarioId } from "./content/scenarios.ts";
import type { DifficultyId, SoloCardId } from "./content/solo.ts";
import type { SupportId } from "./content/support.ts";
import type { BattleFrame } from "./frames.ts";
import type { Region } from "./map/atlas.ts";

/** A Nation in play: a seat of the same number, or an automa. */
export type Power = number;

/** Who did something, for those who read of it: a seat, or an automa by its Nation. */
export type Who = Seat | NationId;

/** Where a Titan is: on the map (borders included), or on its Nation board (TYT-152). */
export type TitanPlace = "map" | "standing" | "lying";

/** Victory points by where they came from. */
export interface Score {
  regions: number;
  battles: number;
  titans: number;
  fortresses: number;
  capitals: number;
  missions: number;
  /** TYT-268: what only automas get. */
  automa: number;
  /** TYT-346: what those begin with who act early. */
  start: number;
}

/** What one power has. */
export interface PowerState {
  /** "" until it is chosen. */
  nation: NationId | "";
  /** The starting position of the scenario, NONE until it is taken. */
  position: number;
  /** Where its Capital stood at the start, NONE until then. */
  home: Region;
  /** Units not on the map; the Titan is never among them. */
  reserve: Army;
  titan: TitanPlace;
  /** How many regions it controls. */
  regions: number;
  hand: SupportId[];
  /** TYT-271: cards of the hand that everybody saw when they were taken, by their numbers. */
  shown: number[];
  deck: NationCardId[];
  /** How many cards at the bottom of the deck it has put there and knows. */
  bottomed: number;
  /** Bought Nation cards, and those of them used in this round (TYT-146). */
  cards: NationCardId[];
  rotated: NationCardId[];
  missions: MissionId[];
  energy: number;
  score: Score;
  /** The face-up solo card of an automa. */
  soloCard: SoloCardId | "";
}

/** TYT-081: attackers who wait on a border; those brought into a Battle stand there too. */
export interface Attack {
  from: Region;
  to: Region;
  army: Army;
}

/** How a table may read what the rulebook leaves open. */
export interface Rulings {
  /** TYT-155: whether losing defenders may go only to land of nobody, or to any region without units. */
  retreat: "uncontrolled" | "unoccupied";
  /** TYT-207: when a captured Capital returns that has been left. */
  capitalReturn: "phase" | "once";
  /** TYT-121: when a Fortress or Capital gives its card. */
  wallCard: "battle" | "attack";
  /** TYT-077: whether a Fortress may be built beside a Capital. */
  fortressSite: "elsewhere" | "capital";
  /** TYT-178: whether a lying Titan that stands up may come back in the same phase. */
  titan: "step" | "whole";
  /** TYT-218: how many Order cards may be swapped in a turn. */
  swaps: "one" | "many";
}

/** The readings of a table that chooses none. */
export const usualRulings: Rulings = {
  retreat: "uncontrolled",
  capitalReturn: "phase",
  wallCard: "battle",
  fortressSite: "elsewhere",
  titan: "step",
  swaps: "one",
};

/** TYT-166: cards that a defender held before walls gave one, by the region that was attacked. */
export interface WallCard {
  at: Region;
  held: number;
}

/** The phases of a turn, and what is not part of a turn. */
export type Phase = "setup" | "orders" | "battles" | "support" | "cleanup" | "round-end" | "over";

/** The whole game. */
export interface Tytani extends State {
  scenario: ScenarioId;
  rounds: number;
  isFree: boolean;
  isCapture: boolean;
  isAdvanced: boolean;
  hasOpenScores: boolean;
  /** The readings that differ from the usual ones. */
  rulings: Partial<Rulings>;
  /** "" at a table without automas. */
  difficulty: DifficultyId | "";
  /** The version of our own designs that the game was begun with. */
  designs: number;
  round: number;
  phase: Phase;
  /** TYT-071: the Active Player, NONE between turns. */
  active: Power;
  /** The powers clockwise from the first player. */
  order: Power[];
  powers: PowerState[];
  /** By region: who controls it, which units stand there (always the owner's), and what is built. */
  owner: number[];
  units: Army[];
  structure: number[];
  /** Regions with a Fortress beside a Capital. */
  bastions: Region[];
  /** The Active Player's attackers. */
  attacks: Attack[];
  /** Cards that walls gave in this turn before their Battle. */
  wallCards: WallCard[];
  /** The last Battle of the turn, as it ended. */
  fought: BattleFrame | null;
  /** Fortresses left in the supply. */
  fortresses: number;
  /** TYT-321: Order cards by slot; "" is an empty slot. */
  pool: (OrderId | "")[];
  upcoming: (OrderId | "")[];
  orderDeck: OrderId[];
  orderDiscard: OrderId[];
  /** TYT-067: with two Nations the face-down fourth card of the last row. */
  hiddenOrder: OrderId | "";
  /** Whether no further row will come down in this round. */
  isLastPool: boolean;
  /** The Order card that is being carried out. */
  orderInUse: OrderId | "";
  supportDeck: SupportId[];
  supportPool: SupportId[];
  supportDiscard: SupportId[];
  /** The discard pile as it was when it was last shuffled, by numbers: everybody has seen it. */
  shuffledIn: number[];
  missionDeck: MissionId[];
  /** Completed Missions. */
  missionDiscard: MissionId[];
  /** By seat: the Missions it may choose from in the draft. */
  packs: MissionId[][];
  soloDeck: SoloCardId[];
  soloDiscard: SoloCardId[];
  /** TYT-104: whether the Active Player has claimed a Mission in this turn. */
  hasClaimed: boolean;
  /** Regions that others have lost in this turn: those that are the Active Player's now were taken from them. */
  taken: Region[];
  /** TYT-227, TYT-247: what has been used in this turn and works once in a turn. */
  used: UsableId[];
}
