// The state of Runewars. An area goes by its place in the table of areas, a type of unit by its place in the table of
// units; lists "by area" have an entry for every area of every tile, also those not on this board. Piles have their top
// last. What follows from the pieces (who controls an area, who is allied with whom) is worked out, never stored.
import type { Seat, State } from "#kernel/procedure.ts";
import type { CityId } from "./content/cities.ts";
import type { DevelopmentKind } from "./content/developments.ts";
import type { FactionId } from "./content/factions.ts";
import type { HeroId } from "./content/heroes.ts";
import type { ObjectiveId } from "./content/objectives.ts";
import type { QuestId } from "./content/quests.ts";
import type { RewardId } from "./content/rewards.ts";
import type { SeasonCardId } from "./content/seasons.ts";
import type { TacticsId } from "./content/tactics.ts";
import type { Area } from "./content/tiles.ts";
import type { BoardName } from "./map/atlas.ts";

/** A Reward card under a hero or a marker; `known`: the seats that have seen it, one bit each. */
export interface Reward {
  card: RewardId;
  up: boolean;
  known: number;
}

/** A hero in play. */
export interface HeroState {
  id: HeroId;
  seat: Seat;
  area: Area;
  damage: number;
  routed: boolean;
  /** Training tokens. */
  strength: number;
  agility: number;
  wisdom: number;
  rewards: Reward[];
}

/** What one seat has. */
export interface PlayerState {
  faction: FactionId | "";
  influence: number;
  food: number;
  wood: number;
  ore: number;
  /** Tactics cards that may be played, and those drawn this season. */
  tactics: TacticsId[];
  fresh: TacticsId[];
  quests: QuestId[];
  /** Quests in hand that everybody has seen. */
  shownQuests: QuestId[];
  objective: ObjectiveId | "";
  /** Order cards face up in the play area, the active one included once it is revealed. */
  used: number[];
  /** The active Order card, from its reveal until it is resolved; 0 for none. */
  active: number;
  /** The last Order revealed; it decides the play order until the next ones are revealed. 0 before the first. */
  lastOrder: number;
  /** The season deck the Victory card lies on, or NONE. */
  claim: number;
  /** Orders that may not be chosen this season. */
  barred: number[];
  /** Whether one of the own heroes has defeated an enemy hero this year. */
  hasSlain: boolean;
  isOut: boolean;
}

/** A battle as Objectives look back on it. */
export interface BattleRecord {
  winner: "attacker" | "defender";
  /** Whether the other side was unallied neutral units. */
  isNeutral: boolean;
  /** Units of each side in the line-up when step 5 was reached, and destroyed in the battle. */
  attackers: number;
  defenders: number;
  attackersLost: number;
  defendersLost: number;
  hadHexagon: boolean;
}

/** What lasts until the end of a turn. */
export interface TurnState {
  seat: Seat;
  passMountains: boolean;
  extraRange: number;
  /** Cards that may be used once in a turn and have been; portals that its Order has paid for. */
  spent: string[];
  battle: BattleRecord | null;
  tookStronghold: boolean;
}

/** Rewards of a defeated hero, waiting under a marker. */
export interface Grave {
  area: Area;
  rewards: Reward[];
}

/** Readings of rules that the rulebook leaves open; the register in RULES.md has the reasons. */
export interface Rulings {
  /** RUN-027: neutral units alone in a home realm are its owner's allies, or they keep it from its owner. */
  homeNeutrals: "allied" | "hostile";
  /** RUN-176: allied neutral units who win a battle alone stay and break the alliance, or fall back to friendly land. */
  lonelyAllies: "stay" | "fallBack";
  /** RUN-026: the home realm of an eliminated player is land like any other, or is never empty. */
  lostHome: "land" | "home";
  /** RUN-100: tied Orders compare influence when their number is reached, or when they are revealed. */
  tiedOrders: "late" | "revealed";
  /** RUN-513: a home realm needs an open edge to the board, or it may be walled in. */
  gate: "needed" | "free";
}

export const usualRulings: Readonly<Rulings> = {
  homeNeutrals: "allied",
  lonelyAllies: "stay",
  lostHome: "land",
  tiedOrders: "late",
  gate: "needed",
};

/** The whole game. */
export interface Runewars extends State {
  discovery: boolean;
  rulings: Rulings;
  /** The version of our own designs that the game was begun with. */
  designs: number;
  /** Whether a ready board is used. */
  isQuick: boolean;
  year: number;
  /** 0 spring to 3 winter. */
  season: number;
  phase: "setup" | "card" | "orders" | "turns";
  first: Seat;
  players: PlayerState[];
  board: BoardName;
  /** Whose home realm each of the four is, by faction; NONE when it is not in the game. */
  homes: number[];
  /** By area and place (four types of the owner, then the six neutral ones): standing and routed units; see content/army.ts. */
  army: number[];
  /** By area: whose faction units are there. */
  owner: number[];
  /** By type: figures in the supply. */
  supply: number[];
  /** By area: whose stronghold, and whether it is damaged. */
  stronghold: number[];
  damaged: number[];
  development: (DevelopmentKind | "")[];
  /** By area: seats with an activation token there, one bit each. */
  activated: number[];
  city: (CityId | "")[];
  /** By area: the rune token, whether it lies face up, and the seats that have seen it since it was mixed. */
  runes: number[];
  runeUp: number[];
  runeKnown: number[];
  /** Rune tokens in the open piles. */
  dragonPile: number;
  falsePile: number;
  /** By area: discovery token (place in the table × 2 + 1 with a "1" on the back, + 2 with a "2+"; 0 for none). */
  token: number[];
  tokenUp: number[];
  tokenKnown: number[];
  /** Discovery tokens that were not laid out; nobody has seen them. */
  tokenBox: number[];
  heroes: HeroState[];
  graves: Grave[];
  fallen: HeroId[];
  /** By title: holder and influence on the card. */
  titleHolder: number[];
  titleInfluence: number[];
  fate: number[];
  fateDiscard: number[];
  tactics: TacticsId[];
  tacticsDiscard: TacticsId[];
  quests: QuestId[];
  questDiscard: QuestId[];
  rewards: RewardId[];
  rewardDiscard: RewardId[];
  heroDeck: HeroId[];
  goodObjectives: ObjectiveId[];
  evilObjectives: ObjectiveId[];
  objectiveDiscard: ObjectiveId[];
  seasonDecks: SeasonCardId[][];
  seasonDiscard: SeasonCardId[];
  /** Effects of this season: a truce, protected areas as area × 4 + seat, more room in winter, frozen water. */
  truce: boolean;
  shielded: number[];
  winterBonus: number;
  isFrozen: boolean;
  /** The area a battle is fought over, and who controls it meanwhile. */
  contested: Area;
  contestedBy: Seat;
  turn: TurnState;
  /** The latest bids, by seat; empty before the first. */
  bids: number[];
  ending: "" | "years" | "victory" | "last";
  winner: Seat;
}
