// What a scene is made of, in the few words in which tests write it.
import type { Seat } from "#kernel/procedure.ts";
import type { FactionId } from "../content/faction.ts";
import { AIR_DECK, SEA_DECK } from "../content/marks.ts";
import { type Continent, regionNamed } from "../content/regions.ts";
import type { SoloCardId } from "../content/solo-cards.ts";
import type { SoloLevelId } from "../content/solo-levels.ts";
import type { SpellId } from "../content/spells.ts";
import type { TokenId } from "../content/tokens.ts";
import type { Piece } from "../content/units.ts";
import type { Rulings } from "../state.ts";

export type Where = string;

/** What a scene is made of; what is not said is as at the start, with nobody in the Courtyards. */
export interface Spec {
  seats?: number;
  rulings?: Partial<Rulings>;
  teams?: boolean;
  factions?: readonly FactionId[];
  /** Home continents, by seat; in solo the enemy's second. */
  homes?: readonly Continent[];
  excluded?: Continent;
  /** Pieces: where "sea" and "air" are the decks of the own Vessels. */
  units?: readonly (readonly [seat: Seat, where: Where, piece: Piece, count?: number])[];
  towers?: readonly (readonly [seat: Seat, where: Where])[];
  levels?: readonly number[];
  /** Ore, Mana, Food by seat. */
  resources?: readonly (readonly [number, number, number])[];
  buildings?: readonly (readonly string[])[];
  libraries?: readonly (readonly SpellId[])[];
  scribed?: readonly (readonly SpellId[])[];
  vp?: readonly number[];
  tokens?: readonly (readonly [where: Where, token: TokenId, face?: "down" | "up" | "settled"])[];
  deck?: readonly SpellId[];
  soloDeck?: readonly SoloCardId[];
  /** How strong the solo enemy is; without it, at its strongest. */
  difficulty?: SoloLevelId;
  space?: number;
  tax?: readonly ("ore" | "mana" | "food")[];
  round?: number;
  first?: Seat;
  /** Whose turn begins; "harvest" begins there; "enemy" with an enemy card for that Hero. */
  turn?: Seat | "harvest" | "enemy";
  hero?: number;
}

export const placeOf = (where: Where): number =>
  where === "sea" ? SEA_DECK : where === "air" ? AIR_DECK : regionNamed(where);

export const defaultFactions: readonly FactionId[] = ["humans", "orcs", "dwarves", "elves"];
