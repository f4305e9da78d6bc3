// What effects may aim at: Regions by their filters, Units by their selectors (HLAS-195, HLAS-196, HLAS-424).
import type { Seat } from "#kernel/procedure.ts";
import type { RegionFilter, Select } from "../content/effects.ts";
import { NONE, PLACES, type Place } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { isOfKind, type Piece, pieces } from "../content/units.ts";
import type { Member, OpRef } from "../frames.ts";
import { isLand, marchWays, shoreWays } from "../map/atlas.ts";
import { countAt, placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { opsOn } from "./abilities.ts";
import { battleOf, fightersOf, leaderOf, sideOf } from "./battle-queries.ts";
import { deckOf } from "./modifiers.ts";
import { isSpell } from "./op-rule.ts";
import {
  capitalIn,
  controls,
  hostileIn,
  isExcluded,
  isHostile,
  isSame,
  placesIn,
  realmOf,
  towerIn,
  unitsIn,
} from "./queries.ts";
import { landRegions, type Reason } from "./reasons.ts";

/** What a selector is asked for. */
export interface Aim extends OpRef {
  readonly seat: Seat;
  readonly region: Region;
  readonly base: Region;
}

/** Land Regions at most so many steps from own Units, by land and ferry. */
function isNear(s: Hlas, seat: Seat, region: Region, steps: number): boolean {
  if (unitsIn(s, seat, region) > 0) return true;
  if (steps === 0) return false;
  return marchWays[region]!.some(next => !isExcluded(s, next) && isNear(s, seat, next, steps - 1));
}

function hasEnemyUnits(s: Hlas, seat: Seat, region: Region): boolean {
  return s.realms.some((_, other) => isHostile(s, seat, other) && unitsIn(s, other, region) > 0);
}

const OUT_OF_PLAY: Reason = { why: "out-of-play", rule: "HLAS-046" };
const CAPITAL_SAFE: Reason = { why: "capital-safe", rule: "HLAS-195" };
const NO_ENEMY: Reason = { why: "no-enemy-there", rule: "HLAS-442" };
const ENEMY_THERE: Reason = { why: "enemy-there", rule: "HLAS-442" };
const NOT_CONTROLLED: Reason = { why: "not-control", rule: "HLAS-269" };
const NO_ENEMY_TOWER: Reason = { why: "no-enemy-tower", rule: "HLAS-442" };
const NOT_NEAR: Reason = { why: "not-near", rule: "HLAS-424" };

/** HLAS-195, HLAS-442: why an effect cannot be aimed at a Land Region. */
export function whyNoTarget(s: Hlas, seat: Seat, region: Region, filter: RegionFilter): Reason | null {
  if (isExcluded(s, region)) return OUT_OF_PLAY;
  const capital = capitalIn(s, region);
  if (capital !== NONE && !(filter.includeOwnCapital && capital === seat)) return CAPITAL_SAFE;
  if (filter.withEnemy && !hasEnemyUnits(s, seat, region)) return NO_ENEMY;
  if (filter.noEnemy && hostileIn(s, seat, region) !== NONE) return ENEMY_THERE;
  if (filter.controlledBySelf && !controls(s, seat, region)) return NOT_CONTROLLED;
  if (filter.withEnemyTower) {
    const owner = towerIn(s, region);
    if (owner === NONE || !isHostile(s, seat, owner)) return NO_ENEMY_TOWER;
    if (filter.noEnemyUnits && unitsIn(s, owner, region) > 0) return ENEMY_THERE;
  }
  return filter.withinOfOwn === undefined || isNear(s, seat, region, filter.withinOfOwn) ? null : NOT_NEAR;
}

/** Land Regions that a player may pick for an effect. */
export const regionsFor = (s: Hlas, seat: Seat, filter: RegionFilter): Region[] =>
  landRegions.filter(region => whyNoTarget(s, seat, region, filter) === null);

/** Land Regions next to a Region; from the sea the shores around it. */
export function landAround(s: Hlas, region: Region): Region[] {
  if (region === NONE) return [];
  return (isLand(region) ? marchWays : shoreWays)[region]!.filter(to => !isExcluded(s, to));
}

/** Where adjacency is measured from: a named Unit of the user, or the base of the effect. */
export function anchorRegion(s: Hlas, aim: Aim, anchor: Piece | undefined): Region {
  return anchor ? regionOf(s, aim.seat, placeOf(realmOf(s, aim.seat), anchor)) : aim.base;
}

/** Thane II: whether Units of an owner in a Region are safe from spells. */
function isWarded(s: Hlas, owner: Seat, region: Region): boolean {
  return opsOn(s, owner, "prevent", { region }).some(op => op.what === "destruction-by-spell");
}

/** Units of an owner at the places given, of the kinds asked for; one entry for each kind and place. */
function unitsAt(s: Hlas, owner: Seat, places: readonly Place[], select: Select): Member[] {
  const realm = realmOf(s, owner);
  const out: Member[] = [];
  for (const piece of pieces) {
    if (!isOfKind(piece, select.kinds)) continue;
    for (const place of places) if (countAt(realm, piece, place) > 0) out.push({ owner, piece, place });
  }
  return out;
}

/** Every place of an owner on the map outside Regions with a Capital City. */
function openPlaces(s: Hlas, owner: Seat): Place[] {
  const out: Place[] = [];
  for (let place = 0; place < PLACES; place++) {
    const region = regionOf(s, owner, place);
    if (region !== NONE && capitalIn(s, region) === NONE) out.push(place);
  }
  return out;
}

/** Units in the battle: the leader's, and an ally's only when the leader has none. */
function fightersFor(s: Hlas, owner: Seat, select: Select): Member[] {
  const battle = battleOf(s);
  const side = battle ? sideOf(s, battle, owner) : NONE;
  if (!battle || side === NONE) return [];
  const out: Member[] = [];
  for (const unit of fightersOf(s, battle, side)) {
    if (isOfKind(unit.piece, select.kinds) && !out.some(other => isSame(other, unit))) out.push(unit);
  }
  const own = out.filter(unit => unit.owner === owner);
  return own.length > 0 ? own : out;
}

function placesFor(s: Hlas, aim: Aim, owner: Seat, select: Select, anchor: Piece | undefined): Place[] {
  switch (select.where) {
    case "target-region":
      return placesIn(s, owner, aim.region);
    case "explored-region":
      return placesIn(s, owner, aim.base);
    case "own-capital":
      return placesIn(s, owner, realmOf(s, owner).capital);
    case "one-region":
    case "any-not-capital":
    case "nearest-not-capital":
      return openPlaces(s, owner);
    case "adjacent-land-not-capital":
    case "each-adjacent-land-not-capital": {
      const around = landAround(s, anchorRegion(s, aim, anchor));
      return around.filter(at => capitalIn(s, at) === NONE).flatMap(at => placesIn(s, owner, at));
    }
    case "aboard": {
      const realm = realmOf(s, owner);
      return realm.seaVessel === aim.base ? [deckOf("sea-vessel")] : [deckOf("air-vessel")];
    }
    default:
      return [];
  }
}

/** Units of one owner that an effect may take now. */
export function candidates(
  s: Hlas,
  aim: Aim,
  owner: Seat,
  op: { readonly select: Select; readonly anchor?: Piece; readonly vesselLast?: boolean },
  isDestroying: boolean,
): Member[] {
  const { select } = op;
  let units =
    select.where === "battle"
      ? fightersFor(s, owner, select)
      : unitsAt(s, owner, placesFor(s, aim, owner, select, op.anchor), select);
  if (isDestroying && isSpell(aim.source))
    units = units.filter(unit => !isWarded(s, owner, regionOf(s, owner, unit.place)));
  if (!op.vesselLast) return units;
  const others = units.filter(unit => !isOfKind(unit.piece, ["sea-vessel", "air-vessel"]));
  return others.length > 0 ? others : units;
}

/** Whose Units an effect may take, in the order of asking; those without any are left out. */
export function ownersFor(
  s: Hlas,
  aim: Aim,
  op: { readonly select: Select; readonly anchor?: Piece; readonly vesselLast?: boolean },
  isDestroying: boolean,
): Seat[] {
  const { owner } = op.select;
  const all: Seat[] = [];
  const battle = battleOf(s);
  if (owner === "self") all.push(aim.seat);
  else if (op.select.where === "battle" && battle) all.push(leaderOf(battle, 1 - sideOf(s, battle, aim.seat)));
  else {
    for (let i = 1; i < s.realms.length; i++) {
      const other = (aim.seat + i) % s.realms.length;
      if (!realmOf(s, other).isOut && isHostile(s, aim.seat, other)) all.push(other);
    }
  }
  return all.filter(seat => candidates(s, aim, seat, op, isDestroying).length > 0);
}

/** Everything of one owner on the map, one entry for each kind and place: what a person would point at. */
export const everyUnitOf = (s: Hlas, owner: Seat): Member[] =>
  pieces.flatMap(piece =>
    Array.from({ length: PLACES }, (_, place) => place)
      .filter(place => regionOf(s, owner, place) !== NONE && countAt(realmOf(s, owner), piece, place) > 0)
      .map(place => ({ owner, piece, place })),
  );
