// The state of Northgard. A territory is named by its lowest area, an area by the
// place of its tile in the map (see map/land.ts); cards, buildings and creatures by the ids of `content`.
// Piles have their top last.
import type { Seat, State } from "#kernel/procedure.ts";
import type { BuildingId } from "./content/buildings.ts";
import type { CardId } from "./content/cards.ts";
import type { ClanId, ColorId } from "./content/clans.ts";
import type { CreatureId } from "./content/creatures.ts";
import type { TileId } from "./content/tiles.ts";
import type { MapName } from "./map/atlas.ts";
import type { Area, Territory } from "./map/land.ts";

/** Nobody's seat, no territory, no area. */
export const NONE = -1;
/** Where Kaija is when she is not on the map; clans without her have `NO_KAIJA`. */
export const IN_RESERVE = -1;
export const NO_KAIJA = -2;

/** Effects that last until the year marker advances. */
export type Lasting = "ignore-defences" | "kaija-unleashed";

/** What one seat has. */
export interface ClanState {
  clan: ClanId;
  color: ColorId;
  food: number;
  wood: number;
  lore: number;
  glory: number;
  /** Units not on the map; Kaija is not one of them. */
  reserve: number;
  /** The area Kaija stands in, IN_RESERVE or NO_KAIJA. */
  kaija: number;
  hand: CardId[];
  /** The draw pile. */
  pile: CardId[];
  /** The active area: cards played (and resolved) this year, and cards put there unresolved. */
  played: CardId[];
  aside: CardId[];
  discard: CardId[];
  /** Cards that have left the game. */
  removed: CardId[];
  /** Cards gained beyond the first seven: upgrades, display cards, Unrest; everybody has seen them come. */
  gained: CardId[];
  /** Clan upgrades not yet taken. */
  upgrades: CardId[];
  /** How many top cards of the pile the owner knows, and how many of those everybody knows. */
  knownTop: number;
  openTop: number;
  /** Cards in hand that everybody knows. */
  shown: CardId[];
  passed: boolean;
  /** Whether this year's display card has been taken. */
  hasTaken: boolean;
  lasting: Lasting[];
}

/** A building that takes no slot. */
export interface Loose {
  area: Area;
  building: BuildingId;
}

/** Units in a territory that another seat controls, on their way or about to fight. */
export interface Guest {
  seat: Seat;
  at: Territory;
  units: number;
}

/** A creature on the map, in the order of the creature line. */
export interface Beast {
  creature: CreatureId;
  area: Area;
}

/** How this table reads what the rulebook leaves open. */
export interface Rulings {
  /** NOR-227: whether Kaija may move alone. */
  kaija: "alone" | "together";
  /** NOR-342: whether a creature that cannot move uses its power where it is. */
  stuck: "rest" | "act";
  /** NOR-076: whether an upgrade can be played in the turn in which it is taken. */
  upgrade: "later" | "now";
  /** NOR-351: whether units may be recruited and placed in a Fallen Valkyrie's land. */
  valkyrie: "closed" | "open";
  /** NOR-254, NOR-261, NOR-266: over which borders cards reach adjacent territories without a Move action. */
  borders: "any" | "regular";
  /** NOR-202: whether an empty Unrest deck may take more glory than there is. */
  unrest: "debt" | "floor";
}

/** The readings of a table that chooses none. */
export const usualRulings: Rulings = {
  kaija: "alone",
  stuck: "rest",
  upgrade: "later",
  valkyrie: "closed",
  borders: "any",
  unrest: "debt",
};

/** The phases of a year, and the setup before the first. */
export type Phase = "setup" | "start-of-year" | "actions" | "creatures" | "harvest" | "winter" | "end-of-year";

/** The whole game. */
export interface Northgard extends State {
  years: number;
  teams: boolean;
  creatures: boolean;
  moreCreatures: boolean;
  rulings: Rulings;
  year: number;
  phase: Phase;
  /** Who holds the First Player marker. */
  first: Seat;
  clans: ClanState[];
  /** The map, by its name (see map/atlas.ts). */
  map: MapName;
  /** By territory: units of its owner there, without Kaija; and the owner. */
  units: number[];
  owner: number[];
  /** By area: the building on its slot. */
  built: (BuildingId | "")[];
  /** By territory: how many buildings of each type, four bits each, also those without a slot. */
  works: number[];
  loose: Loose[];
  guests: Guest[];
  /** Where Scorched Earth lies. */
  scorched: Area;
  /** The tile stack. */
  tiles: TileId[];
  /** Each seat's tiles during setup. */
  setupTiles: TileId[][];
  development: CardId[];
  /** Development cards that left the game unseen. */
  box: CardId[];
  display: CardId[];
  /** Achievements laid out for the last year. */
  achievements: CardId[];
  /** Unrest cards left. */
  unrest: number;
  /** Building tokens left, by place in the table. */
  supply: number[];
  creaturePile: CreatureId[];
  creatureDiscard: CreatureId[];
  /** How many top cards of the creature pile are known to be weak. */
  weakTop: number;
  line: Beast[];
  ending: "" | "years" | "domination";
}
