// Strategize: who goes where without a fight. Free land is taken, and units go from where nothing threatens to where
// something does.
import type { Seat } from "#kernel/procedure.ts";
import type { March, RuneChoice } from "../choices.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf } from "../content/units.ts";
import { toInMove } from "../content/way-keys.ts";
import type { StrategizeFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import { areasOf, bit, controllerOf, isEmpty, unitsIn } from "../rules/queries.ts";
import type { Runewars } from "../state.ts";
import { powerOf } from "../view/fight.ts";
import { isSafe } from "./campaign.ts";
import { armyIn, landWorth, runeWorth } from "./worth.ts";

/** What a move has to bring. */
const WORTHWHILE = 0.5;
/** How much of a threat a defender takes away. */
const RELIEF = 0.15;

const worthOf = (s: Runewars, seat: Seat, area: Area): number => landWorth(s, area) + runeWorth(s, seat, area);

/** The heaviest army beside an area that is not the seat's. */
export function threatTo(s: Runewars, seat: Seat, area: Area): number {
  let most = 0;
  for (const near of boardIn(s).near[area]!) {
    if (controllerOf(s, near) >= 0 && controllerOf(s, near) !== seat) most = Math.max(most, armyIn(s, near));
  }
  return most;
}

function gainOf(s: Runewars, seat: Seat, { from, to, unit, count }: March, taken: ReadonlySet<Area>): number {
  const power = powerOf[typeOf(unit)]! * count;
  const leavesLand = unitsIn(s, from) === count && !isSafe(s, seat, from);
  const lost = leavesLand ? worthOf(s, seat, from) : 0;
  const risk = RELIEF * Math.min(power, Math.max(0, threatTo(s, seat, from) - armyIn(s, from) + power));
  if (isEmpty(s, to)) return taken.has(to) || count > 1 ? 0 : worthOf(s, seat, to) - lost - risk;
  return RELIEF * Math.min(power, Math.max(0, threatTo(s, seat, to) - armyIn(s, to))) - lost - risk;
}

/** The next move of an Order, or null when none is worth it. */
export function nextMove(s: Runewars, seat: Seat, options: readonly RuneChoice[]): RuneChoice | null {
  const taken = new Set((s.stack.at(-1) as StrategizeFrame).moves.map(toInMove));
  let found: RuneChoice | null = null;
  let most = WORTHWHILE;
  for (const option of options) {
    const value = option.kind === "march" ? gainOf(s, seat, option, taken) : 0;
    if (value <= most) continue;
    most = value;
    found = option;
  }
  return found;
}

/** What free land beside the own areas could bring. */
export function freeLand(s: Runewars, seat: Seat): number {
  const beside = new Set<Area>();
  for (const area of areasOf(s, seat)) {
    if (unitsIn(s, area) < (isSafe(s, seat, area) ? 1 : 2) || (s.activated[area]! & bit(seat)) !== 0) continue;
    for (const near of boardIn(s).near[area]!) if (isEmpty(s, near)) beside.add(near);
  }
  const worths = [...beside].map(area => worthOf(s, seat, area)).sort((a, b) => b - a);
  return (worths[0] ?? 0) + (worths[1] ?? 0) / 2;
}
