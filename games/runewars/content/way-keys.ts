// Units that are on their way, as numbers: a frame keeps one for each group, and they are assigned in the order of these
// numbers, faction units first.
import type { Area } from "./tiles.ts";
import { NEUTRAL, type UnitType } from "./units.ts";

const TYPES = 100;
const AREAS = 1000;

/** A group that marches into the one area of a March: its type and where it comes from. */
export const groupKey = (type: UnitType, from: Area): number =>
  (type >= NEUTRAL ? TYPES * AREAS : 0) + from * TYPES + type;
export const typeInGroup = (key: number): UnitType => key % TYPES;
export const fromInGroup = (key: number): Area => Math.floor((key % (TYPES * AREAS)) / TYPES);

/** A group that moves with Strategize: its type, where it comes from, and where it goes. */
export const moveKey = (type: UnitType, from: Area, to: Area): number =>
  ((type >= NEUTRAL ? TYPES : 0) + from) * AREAS * AREAS + type * AREAS + to;
export const typeInMove = (key: number): UnitType => Math.floor(key / AREAS) % AREAS;
export const fromInMove = (key: number): Area => Math.floor((key % (TYPES * AREAS * AREAS)) / (AREAS * AREAS));
export const toInMove = (key: number): Area => key % AREAS;
