// Where the solo enemy goes: by the compass (HLAS-345 to HLAS-362, HLAS-469 to HLAS-473) or to attack (HLAS-330 to
// HLAS-336, HLAS-466). Plans only; `enemy-move.ts` carries them out.

import { AIR_DECK, ENEMY, NONE, SEA_DECK } from "../content/marks.ts";
import { SOLO_ATTACK_RANGE, SOLO_SEA_MOVES, SOLO_VESSEL_STEPS, SOLO_WINDOW } from "../content/numbers.ts";
import { type Region, regions, type Way } from "../content/regions.ts";
import { besieges } from "../content/solo-levels.ts";
import { heroPieces, type Piece, pieceFacts } from "../content/units.ts";
import type { EnemyMoveFrame, Member } from "../frames.ts";
import { CENTRAL_SEA, isLand, isSea, terrainOf } from "../map/atlas.ts";
import { placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { opsOn } from "./abilities.ts";
import { baseIn } from "./battle-queries.ts";
import { towards, turning } from "./compass.ts";
import { crewOf } from "./destruction.ts";
import { armyOf } from "./enemy-army.ts";
import { attackRange } from "./modifiers.ts";
import { mayEnter } from "./movement.ts";
import { aboard, controls, isBanned, realmOf, roomIn } from "./queries.ts";

export const HUMAN = 0;

type Vessel = EnemyMoveFrame["vessel"];
/** A move of the enemy: on foot or with a Vessel, and the Regions on the way. */
export type Route = Pick<EnemyMoveFrame, "vessel" | "path">;

const onFoot: readonly Way[] = ["land", "ferry", "grid"];
const byAir: readonly Way[] = ["land", "shore", "sea"];
const bySea: readonly Way[] = ["sea", "wrap"];

export const heroPiece = (hero: number): Piece => heroPieces[hero]!;

/** The Region an enemy Hero is in. */
export function heroRegion(s: Hlas, hero: number): Region {
  return regionOf(s, ENEMY, placeOf(realmOf(s, ENEMY), heroPiece(hero)));
}

/** The Vessel an enemy Hero is aboard, or "". */
export function heroVessel(s: Hlas, hero: number): Vessel {
  const place = placeOf(realmOf(s, ENEMY), heroPiece(hero));
  return place === SEA_DECK ? "sea-vessel" : place === AIR_DECK ? "air-vessel" : "";
}

/** HLAS-351, HLAS-469: Regions the enemy may move through. */
function mayCross(s: Hlas, hero: number, to: Region): boolean {
  if (!mayEnter(s, ENEMY, to) || realmOf(s, ENEMY).capital === to) return false;
  if (realmOf(s, HUMAN).capital === to && !besieges(s.difficulty)) return false;
  return ![0, 1, 2].some(other => other !== hero && heroRegion(s, other) === to);
}

/** HLAS-143: room is needed only where a move ends; where it began, those who move have left theirs. */
function mayEnd(s: Hlas, hero: number, to: Region, size: number): boolean {
  const left = to === heroRegion(s, hero) ? size : 0;
  return mayCross(s, hero, to) && (controls(s, HUMAN, to) || roomIn(s, ENEMY, to) + left >= size);
}

/** A Desert, and a Region that a spell keeps it in, end a way on foot. */
const endsWalk = (s: Hlas, at: Region): boolean => terrainOf(at) === "desert" || isBanned(s, ENEMY, at, "leave");

/** On foot: one Region by the compass, with an ability two; a battle ends the move. */
export function walk(s: Hlas, hero: number, compass: number): Region[] {
  const piece = heroPiece(hero);
  const path: Region[] = [];
  let at = heroRegion(s, hero);
  if (!isLand(at) || isBanned(s, ENEMY, at, "leave")) return path;
  const far = opsOn(s, ENEMY, "speed").find(op => op.piece === piece)?.set ?? 1;
  while (path.length < far) {
    const left = far - path.length - 1;
    const next = towards(at, compass, onFoot, to => !path.includes(to) && canHalt(s, hero, to, left));
    if (!next) break;
    at = next.to;
    path.push(at);
    if (controls(s, HUMAN, at) || endsWalk(s, at)) break;
  }
  return path;
}

/** Whether a walk that enters a Region can end in it or beyond it. */
function canHalt(s: Hlas, hero: number, at: Region, left: number): boolean {
  if (mayEnd(s, hero, at, 1)) return true;
  if (left === 0 || !mayCross(s, hero, at) || endsWalk(s, at)) return false;
  return regions[at]!.compass.some(({ to, via }) => onFoot.includes(via) && canHalt(s, hero, to, left - 1));
}

/** HLAS-357, HLAS-472: three steps by air that end on land. */
function fly(s: Hlas, hero: number, compass: number): Region[] {
  const size = 1 + aboard(s, ENEMY, AIR_DECK);
  const path: Region[] = [];
  let at = realmOf(s, ENEMY).airVessel;
  for (let left = SOLO_VESSEL_STEPS - 1; left >= 0; left--) {
    const next = towards(at, compass, byAir, to => canLand(s, hero, to, left, size));
    if (!next) break;
    at = next.to;
    path.push(at);
    if (controls(s, HUMAN, at)) break;
  }
  return path;
}

/** Whether a flight that comes over a Region can still end on land, or in a battle. */
function canLand(s: Hlas, hero: number, at: Region, left: number, size: number): boolean {
  if (!mayCross(s, hero, at)) return false;
  if (controls(s, HUMAN, at) || (isLand(at) && mayEnd(s, hero, at, size))) return true;
  if (left === 0) return false;
  return regions[at]!.compass.some(({ to, via }) => byAir.includes(via) && canLand(s, hero, to, left - 1, size));
}

const isAhead = (bearing: number, compass: number): boolean => {
  const turn = (bearing - compass + 360) % 360;
  return Math.min(turn, 360 - turn) <= SOLO_WINDOW;
};

/** HLAS-358 to HLAS-361, HLAS-473: out to sea for free, two Sea moves at most, and back to a shore for free. */
function sail(s: Hlas, hero: number, compass: number): Region[] {
  const size = 1 + aboard(s, ENEMY, SEA_DECK);
  const legal = (to: Region): boolean => mayEnd(s, hero, to, size);
  const path: Region[] = [];
  let at = realmOf(s, ENEMY).seaVessel;
  if (isLand(at)) {
    const out = towards(at, compass, ["shore"], legal);
    if (!out) return path;
    at = out.to;
    path.push(at);
  }
  for (let moves = 0; moves < SOLO_SEA_MOVES && !controls(s, HUMAN, at); moves++) {
    // HLAS-361 The central Sea ends a way into it; who begins there sails on.
    if (at === CENTRAL_SEA && path.length > 0) break;
    const here = at;
    const isOpen = (to: Region): boolean => legal(to) && !isBehindWrap(here, to, compass);
    const next = towards(at, compass, bySea, isOpen);
    if (!next) break;
    at = next.to;
    path.push(at);
  }
  if (controls(s, HUMAN, at)) return path;
  const dock = dockFrom(s, at, compass, legal);
  if (dock !== NONE) path.push(dock);
  return path;
}

/** A wrap is used only when it goes the compass's way. */
function isBehindWrap(from: Region, to: Region, compass: number): boolean {
  const bearings = regions[from]!.compass.filter(each => each.to === to && bySea.includes(each.via));
  return bearings.every(each => each.via === "wrap" && !isAhead(each.bearing, compass));
}

/** HLAS-360: a human shore is attacked, the weakest first; else the shore by the compass. */
function dockFrom(s: Hlas, at: Region, compass: number, legal: (to: Region) => boolean): Region {
  const shores = turning(at, compass, ["shore"]).filter(each => legal(each.to));
  const human = shores.filter(each => controls(s, HUMAN, each.to));
  if (human.length > 0) {
    const weakest = Math.min(...human.map(each => baseIn(s, HUMAN, each.to)));
    return human.find(each => baseIn(s, HUMAN, each.to) === weakest)!.to;
  }
  return towards(at, compass, ["shore"], legal)?.to ?? NONE;
}

/** HLAS-345, HLAS-350, HLAS-356, HLAS-362: how a Hero moves by the compass. */
export function routeByCompass(s: Hlas, hero: number, compass: number): Route {
  const vessel = heroVessel(s, hero);
  if (vessel === "air-vessel") return { vessel, path: fly(s, hero, compass) };
  if (vessel === "sea-vessel") {
    const path = sail(s, hero, compass);
    if (path.length > 0 || isSea(heroRegion(s, hero))) return { vessel, path };
  }
  return { vessel: "", path: walk(s, hero, compass) };
}

/** A way to a human army, with its strength. */
interface Assault {
  readonly path: readonly Region[];
  readonly base: number;
}

/** HLAS-335, HLAS-336, HLAS-466: every shortest way to a human-held Region, in clockwise order of its steps. */
function assaults(s: Hlas, hero: number, compass: number, vessel: Vessel): Assault[] {
  const range = attackRange(s, ENEMY, heroPiece(hero), SOLO_ATTACK_RANGE);
  const found: Assault[] = [];
  const explore = (at: Region, path: readonly Region[], left: number): void => {
    for (const { to, via } of nextSteps(at, compass, vessel)) {
      const cost = via === "shore" && vessel === "sea-vessel" ? 0 : 1;
      if (left < cost || path.includes(to) || !mayCross(s, hero, to)) continue;
      const longer = [...path, to];
      if (controls(s, HUMAN, to)) found.push({ path: longer, base: baseIn(s, HUMAN, to) });
      else if (mayPass(s, vessel, to)) explore(to, longer, left - cost);
    }
  };
  explore(heroRegion(s, hero), [], range);
  return found;
}

function nextSteps(at: Region, compass: number, vessel: Vessel) {
  if (vessel === "") return turning(at, compass, onFoot);
  return turning(at, compass, vessel === "air-vessel" ? byAir : [...bySea, "shore"]);
}

/** The central Sea and a shore are the end of a way by sea. */
function mayPass(s: Hlas, vessel: Vessel, to: Region): boolean {
  if (vessel === "") return !endsWalk(s, to);
  return vessel === "air-vessel" || (to !== CENTRAL_SEA && isSea(to));
}

/** HLAS-330, HLAS-331, HLAS-333: the weakest human army in range that is not stronger, by the shortest way. */
export function routeToAttack(s: Hlas, hero: number, compass: number): Route | null {
  const vessel = heroVessel(s, hero);
  const army: readonly Member[] =
    vessel === "" ? armyOf(s, hero) : [...crewOf(s, ENEMY, vessel), { owner: ENEMY, piece: vessel, place: NONE }];
  if (vessel === "" && isBanned(s, ENEMY, heroRegion(s, hero), "leave")) return null;
  const base = army.reduce((sum, unit) => sum + pieceFacts[unit.piece].strength, 0);
  const all = assaults(s, hero, compass, vessel).filter(each => each.base <= base);
  if (all.length === 0) return null;
  const weakest = Math.min(...all.map(each => each.base));
  const targets = all.filter(each => each.base === weakest);
  const target = targets[0]!.path.at(-1)!;
  const ways = targets.filter(each => each.path.at(-1) === target);
  const shortest = Math.min(...ways.map(each => each.path.length));
  return { vessel, path: [...ways.find(each => each.path.length === shortest)!.path] };
}
