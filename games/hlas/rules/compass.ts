// The solo enemy looks by the compass: the neighbour an arrow points to, then clockwise (HLAS-347, HLAS-462).
import { frameOf } from "#kernel/procedure.ts";
import { SOLO_WINDOW } from "../content/numbers.ts";
import { type Bearing, type Region, regions, type Way } from "../content/regions.ts";
import { soloCards } from "../content/solo-cards.ts";
import type { Piece } from "../content/units.ts";
import type { EnemyFrame, Member } from "../frames.ts";
import { isLand, marchWays, shoreWays } from "../map/atlas.ts";
import { regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { isExcluded } from "./queries.ts";

/** The direction of the card being resolved, in degrees. */
export function compassOf(s: Hlas): number {
  const frame = frameOf<EnemyFrame>(s, "enemy");
  return frame && frame.card !== "" ? soloCards[frame.card].compass : 0;
}

/** How far a bearing lies clockwise from a direction. */
const turnTo = (bearing: number, direction: number): number => (bearing - direction + 360) % 360;
/** How far it lies either way. */
const gap = (bearing: number, direction: number): number => {
  const turn = turnTo(bearing, direction);
  return Math.min(turn, 360 - turn);
};

/** HLAS-347: the neighbour the arrow points to if it can be entered, else the next one clockwise that can. */
export function towards(
  from: Region,
  direction: number,
  ways: readonly Way[],
  isLegal: (to: Region) => boolean,
): Bearing | null {
  const around = turning(from, direction, ways);
  const ahead = withoutGrid(around.filter(each => gap(each.bearing, direction) <= SOLO_WINDOW));
  const aim = ahead.reduce<Bearing | null>(
    (best, each) => (best && !isNearer(each, best, direction) ? best : each),
    null,
  );
  if (aim && isLegal(aim.to)) return aim;
  return around.find(each => isLegal(each.to)) ?? null;
}

/** Where a ferry route forks, a landing without a grid label is preferred (HLAS-355). */
function withoutGrid(list: readonly Bearing[]): readonly Bearing[] {
  return list.some(each => each.via === "ferry") ? list.filter(each => each.via !== "grid") : list;
}

/** Of two equally near the one met first turning clockwise stays. */
const isNearer = (a: Bearing, b: Bearing, direction: number): boolean =>
  gap(a.bearing, direction) < gap(b.bearing, direction);

/** Neighbours in the order in which one turning clockwise from a direction meets them. */
export function turning(from: Region, direction: number, ways: readonly Way[]): Bearing[] {
  return regions[from]!.compass.filter(each => ways.includes(each.via)).sort(
    (a, b) => turnTo(a.bearing, direction) - turnTo(b.bearing, direction),
  );
}

/** From weakest to strongest, as the solo enemy chooses. */
const WEAKNESS: Readonly<Record<Piece, number>> = {
  serf: 0,
  warrior: 1,
  "air-vessel": 2,
  "sea-vessel": 3,
  "hero-3": 4,
  "hero-2": 5,
  "hero-1": 6,
};

/** Units sorted by weakness, then by where they are: clockwise from the card's compass, seen from a Region. */
export function clockwise(s: Hlas, base: Region, units: readonly Member[]): Member[] {
  const direction = compassOf(s);
  const order = base < 0 ? [] : turning(base, direction, ["land", "ferry", "grid", "shore"]).map(each => each.to);
  const rank = (unit: Member): number => {
    const at = order.indexOf(regionOf(s, unit.owner, unit.place));
    return WEAKNESS[unit.piece] * 100 + (at < 0 ? 99 : at);
  };
  return [...units].sort((a, b) => rank(a) - rank(b));
}

/** Only the Units nearest to a Region, by land and ferry; from the sea shores are one step. */
export function nearest(s: Hlas, base: Region, units: readonly Member[], steps = stepsFrom(s, base)): Member[] {
  const stepsTo = (unit: Member): number => steps.get(regionOf(s, unit.owner, unit.place)) ?? 99;
  const least = Math.min(99, ...units.map(stepsTo));
  return units.filter(unit => least < 99 && stepsTo(unit) === least);
}

/** Of the nearest Units those of one Region, as the solo enemy chooses. */
export function nearestFirst(s: Hlas, base: Region, units: readonly Member[]): Member[] {
  const steps = stepsFrom(s, base);
  const near = nearest(s, base, units, steps);
  const first = clockwiseRegion(s, base, near, steps);
  return near.filter(unit => regionOf(s, unit.owner, unit.place) === first);
}

/** Of several Regions equally near, the first one clockwise by its first step. */
function clockwiseRegion(
  s: Hlas,
  base: Region,
  units: readonly Member[],
  steps: ReadonlyMap<Region, number>,
): Region | null {
  const wanted = new Set(units.map(unit => regionOf(s, unit.owner, unit.place)));
  if (wanted.size === 0) return null;
  if (wanted.has(base)) return base;
  for (const { to } of turning(base, compassOf(s), ["land", "ferry", "grid", "shore"])) {
    for (const region of wanted) {
      if (region === to || (stepsFrom(s, to).get(region) ?? 99) < (steps.get(region) ?? 99)) return region;
    }
  }
  return [...wanted][0]!;
}

function stepsFrom(s: Hlas, base: Region): ReadonlyMap<Region, number> {
  const steps = new Map<Region, number>([[base, 0]]);
  const queue = [base];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const to of isLand(at) ? marchWays[at]! : shoreWays[at]!) {
      if (steps.has(to) || isExcluded(s, to)) continue;
      steps.set(to, steps.get(at)! + 1);
      queue.push(to);
    }
  }
  return steps;
}
