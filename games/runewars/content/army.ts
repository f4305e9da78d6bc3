// Units in numbers (RUN-023, RUN-035: heroes are none; routed ones lie on their side). On the map an area has a count for each of ten places: standing units, and routed ones in steps of
// 32. A unit off the map, in a battle or on its way, is a figure: its type, its damage and whether it is routed.
import { NEUTRAL, type UnitType } from "./units.ts";

/** Types of one faction; places of an area: the four types of its owner, then the six neutral ones. */
export const TYPES_PER_FACTION = 4;
export const PLACES = 10;

/** Where a type is counted in an area. */
export const placeOf = (type: UnitType): number =>
  type >= NEUTRAL ? TYPES_PER_FACTION + type - NEUTRAL : type % TYPES_PER_FACTION;

/** The type counted at a place; `base` is the first type of the owner's faction. */
export const typeAtPlace = (base: UnitType, place: number): UnitType =>
  place >= TYPES_PER_FACTION ? NEUTRAL + place - TYPES_PER_FACTION : base + place;

const ROUTED_STEP = 32;

export const countOf = (standing: number, routed: number): number => standing + ROUTED_STEP * routed;
export const standingIn = (count: number): number => count & (ROUTED_STEP - 1);
export const routedIn = (count: number): number => count >> 5;
export const unitsInCount = (count: number): number => standingIn(count) + routedIn(count);

/** A unit off the map. */
export type Figure = number;

const DAMAGE_STEP = 32;
const ROUTED_FIGURE = 512;

export const figureOf = (type: UnitType, damage: number, isRouted: boolean): Figure =>
  type + DAMAGE_STEP * damage + (isRouted ? ROUTED_FIGURE : 0);
export const typeIn = (figure: Figure): UnitType => figure & (DAMAGE_STEP - 1);
export const damageIn = (figure: Figure): number => (figure >> 5) & 15;
export const isRoutedIn = (figure: Figure): boolean => figure >= ROUTED_FIGURE;
export const isStanding = (figure: Figure): boolean => figure < ROUTED_FIGURE;
