// Where to march: what each area promises, and how strong the force is that could get there.

import type { Seat } from "#kernel/procedure.ts";
import type { March } from "../choices.ts";
import { PLACES, standingIn } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { FAST_RANGE, MOVE_RANGE } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf, units } from "../content/units.ts";
import { boardIn } from "../map/atlas.ts";
import { distancesTo, unitWalker } from "../rules/movement.ts";
import { bit, controllerOf, homeSeat, isFlying, isNeutral, playerOf, typeAt } from "../rules/queries.ts";
import type { Runewars } from "../state.ts";
import { powerOf } from "../view/fight.ts";
import { aimAt } from "./aims.ts";
import { defenceOf, landWorth, runeWorth } from "./worth.ts";

/** How sure one wants to be before attacking. */
const MARGIN = 1.35;

/** Whether an area stays the seat's without units. */
export function isSafe(s: Runewars, seat: Seat, area: Area): boolean {
  return homeSeat(s, area) === seat || s.stronghold[area] === seat;
}

/** Units of a seat that should stay behind in an area. */
export function garrison(s: Runewars, seat: Seat, area: Area): number {
  if (!isSafe(s, seat, area)) return 1;
  return runeWorth(s, seat, area) >= 5 ? 2 : 0;
}

/** The weight of units that could march into an area. */
export function reachable(s: Runewars, seat: Seat, target: Area): number {
  const reach = [false, true].map(flying => distancesTo(s, target, unitWalker(s, seat, flying, false), FAST_RANGE));
  let sum = 0;
  for (const from of boardIn(s).list) {
    if (from === target || controllerOf(s, from) !== seat || (s.activated[from]! & bit(seat)) !== 0) continue;
    let left = garrison(s, seat, from);
    for (let place = 0; place < PLACES; place++) {
      const standing = standingIn(s.army[from * PLACES + place]!);
      if (standing === 0) continue;
      const type = typeAt(s, from, place);
      const range = units[type]!.fast ? FAST_RANGE : MOVE_RANGE;
      if (reach[isFlying(type) ? 1 : 0]![from]! > range) continue;
      const going = Math.max(0, standing - left);
      left = Math.max(0, left - standing);
      sum += going * powerOf[type]!;
    }
  }
  return sum;
}

/** What marching into an area promises. */
export function promise(s: Runewars, seat: Seat, area: Area): number {
  const controller = controllerOf(s, area);
  if (controller === seat) return 0;
  const home = homeSeat(s, area) === NONE ? 0 : 1;
  const worth = landWorth(s, area) + runeWorth(s, seat, area) + home + aimAt(s, seat, area);
  const force = reachable(s, seat, area);
  if (force === 0) return 0;
  const against = defenceOf(s, seat, area);
  if (against === 0) return worth;
  if (isNeutral(s, area) && playerOf(s, seat).influence >= 3 && force < against * MARGIN) return worth * 0.6;
  const odds = force / (against * MARGIN);
  if (odds < 1) return worth * 0.12 * odds;
  return worth * (controller === NONE ? 0.85 : 1.3) - 0.3 * against;
}

/** The best areas to march into, the best first. */
export function bestTargets(s: Runewars, seat: Seat, areas: readonly Area[]): { area: Area; value: number }[] {
  return areas
    .map(area => ({ area, value: promise(s, seat, area) }))
    .sort((a, b) => b.value - a.value || a.area - b.area);
}

/** The next group for a march, or null when enough is on its way. */
export function nextGroup(
  s: Runewars,
  seat: Seat,
  target: Area,
  sent: number,
  offered: readonly March[],
): March | null {
  const against = defenceOf(s, seat, target);
  const need = against === 0 ? (controllerOf(s, target) === seat ? 0 : 1.5) : against * MARGIN + 1.5;
  if (sent >= need) return null;
  for (const march of offered) {
    const place = typeOf(march.unit) >= 16 ? typeOf(march.unit) - 12 : typeOf(march.unit) % 4;
    const standing = standingIn(s.army[march.from * PLACES + place]!);
    const total = totalIn(s, march.from);
    const keep = Math.max(0, garrison(s, seat, march.from) - (total - standing));
    const wanted = Math.ceil((need - sent) / powerOf[typeOf(march.unit)]!);
    const count = Math.min(standing - keep, wanted, march.count === 1 ? standing : march.count);
    const found = offered.find(each => each.from === march.from && each.unit === march.unit && each.count === count);
    if (count > 0 && found) return found;
  }
  return null;
}

function totalIn(s: Runewars, area: Area): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += standingIn(s.army[area * PLACES + place]!);
  return sum;
}
