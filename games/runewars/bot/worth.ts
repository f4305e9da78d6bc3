// What things are worth to a player, in dragon runes × 10: areas, units, cards. Used by `evaluate` and by the advice.

import type { Seat } from "#kernel/procedure.ts";
import { PLACES, routedIn, standingIn, TYPES_PER_FACTION } from "../content/army.ts";
import { DRAGON, NO_RUNE, NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import { areas } from "../content/tiles.ts";
import { type UnitType, units } from "../content/units.ts";
import { bit, controllerOf, isNeutral, typeAt } from "../rules/queries.ts";
import { throneIn } from "../rules/result.ts";
import type { Runewars } from "../state.ts";
import { powerOf } from "../view/fight.ts";

/** A dragon rune, a token nobody has looked at, a false one. */
const RUNE = 10;
const UNSEEN = 5;
const STONE = 0.3;
const RESOURCE = 0.9;
const CITY = 2;

/** What the rune token of an area is worth to a seat, as far as it has seen it. */
export function runeWorth(s: Runewars, seat: Seat, area: Area): number {
  const rune = s.runes[area]!;
  const throne = s.discovery ? RUNE * throneIn(s, area) : 0;
  if (rune === NO_RUNE) return throne;
  const isSeen = s.runeUp[area] === 1 || (s.runeKnown[area]! & bit(seat)) !== 0;
  return throne + (isSeen ? (rune === DRAGON ? RUNE : STONE) : UNSEEN);
}

/** What holding an area is worth besides its rune. */
export function landWorth(s: Runewars, area: Area): number {
  const { food, wood, ore } = areas[area]!.resources;
  return 0.6 + RESOURCE * (food + wood + ore) + (s.city[area] === "" ? 0 : CITY);
}

/** The weight of all units in an area. */
export const armyIn = (s: Runewars, area: Area): number => weightIn(s, area, 0);

/** The weight of the neutral units in an area: they serve its controller, also beside units of its own. */
export const alliesIn = (s: Runewars, area: Area): number => weightIn(s, area, TYPES_PER_FACTION);

function weightIn(s: Runewars, area: Area, first: number): number {
  let sum = 0;
  for (let place = first; place < PLACES; place++) {
    const count = s.army[area * PLACES + place]!;
    if (count === 0) continue;
    sum += powerOf[typeAt(s, area, place)]! * (standingIn(count) + 0.3 * routedIn(count));
  }
  return sum;
}

/** What stands against an attack on an area. */
export function defenceOf(s: Runewars, seat: Seat, area: Area): number {
  const controller = controllerOf(s, area);
  if (controller === seat) return 0;
  const stronghold = s.stronghold[area] === NONE ? 0 : s.damaged[area] === 1 ? 3 : 5;
  return controller === NONE && !isNeutral(s, area) ? 0 : armyIn(s, area) + stronghold;
}

/** The weight of a seat's faction units wherever they are, on the map or in battle. */
export function forcesOf(s: Runewars, base: UnitType): number {
  let sum = 0;
  for (let type = base; type < base + 4; type++) sum += powerOf[type]! * (units[type]!.count - s.supply[type]!);
  return sum;
}
