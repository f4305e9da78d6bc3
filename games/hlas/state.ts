// The state of Heroes of Land, Air & Sea. A Region is its place in `content/regions.ts`; spells, tokens, Buildings and
// factions go by the ids of `content`. Piles have their top last. With one seat the solo enemy is the realm ENEMY; those
// between are out of the game.
import type { Seat, State } from "#kernel/procedure.ts";
import type { FactionId } from "./content/faction.ts";
import type { Place } from "./content/marks.ts";
import type { Region } from "./content/regions.ts";
import type { Resource } from "./content/resources.ts";
import type { SoloCardId } from "./content/solo-cards.ts";
import type { Difficulty } from "./content/solo-levels.ts";
import type { SpellId } from "./content/spells.ts";
import type { TacticId } from "./content/tactics.ts";
import type { TokenId } from "./content/tokens.ts";

/** What one side has: a seat, or the solo enemy. */
export interface Realm {
  faction: FactionId | "";
  ore: number;
  mana: number;
  food: number;
  vp: number;
  /** The Capital level; the solo enemy's follows its track. */
  level: number;
  /** The Capital Region; its Courtyard is the same place. NONE before it is placed and after it has fallen. */
  capital: Region;
  /** The Region the Capital was placed in, for the home continent. */
  home: Region;
  isOut: boolean;
  /** Serfs and Warriors by place, without those on the Action Bar and on Buildings. */
  serfs: number[];
  warriors: number[];
  serfsLeft: number;
  warriorsLeft: number;
  /** Where the Heroes of slots 1, 2 and 3 are. */
  heroes: Place[];
  /** A Sea Vessel in a Land Region is docked. */
  seaVessel: Region;
  airVessel: Region;
  towers: Region[];
  /** What lies on the nine slots, in the order of `slotIds`. */
  slots: number[];
  /** Built Buildings, by their place in the faction's list. */
  buildings: number[];
  library: SpellId[];
  scribed: SpellId[];
  /** How each Scribed spell lies. */
  turned: number[];
  /** Abilities with a limit that were used this round. */
  used: string[];
  /** Face-down tokens this side has looked at, by token place. */
  peeked: number[];
  /** The solo enemy's space on the Capital track. */
  space: number;
}

/** A spell that closes a Region to the enemies of its caster until Round End. */
export interface Ban {
  what: "leave" | "enter";
  region: Region;
  by: Seat;
}

/** The cards of the latest battle, which everybody has seen. */
export interface LastBattle {
  region: Region;
  attacker: Seat;
  defender: Seat;
  attack: TacticId | "";
  defence: TacticId | "";
  solo: SoloCardId | "";
}

/** Readings of rules that the rulebook leaves open; the register in RULES.md says why. */
export interface Rulings {
  /** HLAS-183: where an Air Vessel goes that flew in to fight at sea and lost: home, or to a shore nearby. */
  retreat: "home" | "shore";
  /** HLAS-179: whether Air Vessels cross the map's edge. */
  edge: "open" | "closed";
  /** HLAS-321: whether the solo enemy scores tokens that its Tower takes. */
  tokens: "score" | "nothing";
  /** HLAS-444: whether a cancelled spell can still be copied. */
  copy: "effect" | "cast";
}
export const usualRulings: Rulings = { retreat: "home", edge: "open", tokens: "score", copy: "effect" };
/** The rule that each of them reads. */
export const ruledBy: Readonly<Record<keyof Rulings, string>> = {
  retreat: "HLAS-183",
  edge: "HLAS-179",
  tokens: "HLAS-321",
  copy: "HLAS-444",
};

export type Phase = "setup" | "actions" | "harvest" | "round-end";
/** The X-objectives, and the last space of the solo track. */
export type Objective = "explore" | "expand" | "exploit" | "exterminate" | "track";

/** The whole game. */
export interface Hlas extends State {
  teams: boolean;
  solo: boolean;
  /** The version of our own designs that the game was begun with. */
  designs: number;
  /** How strong the solo enemy is; "" without one. */
  difficulty: Difficulty;
  rulings: Rulings;
  round: number;
  phase: Phase;
  /** Who holds the first-player marker. */
  first: Seat;
  realms: Realm[];
  /** The continent out of play with one or two seats, by its place in `continentIds`. */
  excluded: number;
  /** The resources on the spaces 4, 3 and 2 of the Tax track. */
  tax: Resource[];
  /** Exploration tokens and how they lie, by token place (see `map/atlas.ts`). */
  tokens: (TokenId | "")[];
  faces: number[];
  /** How many Land tokens lie face down. */
  hiddenLand: number;
  /** Tokens that everybody saw leave the map, tokens the solo enemy took unseen, and tokens never laid out. */
  spent: TokenId[];
  collected: TokenId[];
  box: TokenId[];
  deck: SpellId[];
  discard: SpellId[];
  /** Cards of the discard pile that everybody has seen: those that were cast or lay Scribed. */
  cast: SpellId[];
  bans: Ban[];
  /** By Region, in team play: whose Serfs came first to a shared Region. */
  seniors: number[];
  /** The objective that triggered the end, and the last round. */
  trigger: Objective | "";
  lastRound: number;
  /** Who destroyed a Capital last. */
  conqueror: Seat;
  ending: "" | "rounds" | "exterminate" | "alone";
  battle: LastBattle;
  soloDeck: SoloCardId[];
  soloDiscard: SoloCardId[];
  soloSlots: SoloCardId[];
}
