// Where armies and Vessels may go: ways, stops, and whether a move that goes on can still end somewhere legal.
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { MarchFrame, VoyageFrame } from "../frames/movement.ts";
import type { Member } from "../frames/shared.ts";
import { CENTRAL_SEA, flyWays, innerFlyWays, isSea, marchWays, sailWays, terrainOf } from "../map/land.ts";
import type { Hlas } from "../state.ts";
import { armySpeed, deckOf, ignores, speedOf } from "./modifiers.ts";
import { aboard, capitalIn, hostileIn, isBanned, isExcluded, realmOf, roomIn } from "./queries.ts";

/** HLAS-148, HLAS-149, HLAS-383: a Tower Region and the own Capital Region are adjacent for their owner. */
function shortcuts(s: Hlas, seat: Seat, at: Region): readonly Region[] {
  const { capital, towers } = realmOf(s, seat);
  if (towers.length === 0) return [];
  if (at === capital) return towers;
  return towers.includes(at) ? [capital] : [];
}

/** Regions next to one for a player's March. */
export function marchNeighbours(s: Hlas, seat: Seat, at: Region): readonly Region[] {
  return withShortcuts(marchWays[at]!, shortcuts(s, seat, at));
}

function withShortcuts(ways: readonly Region[], more: readonly Region[]): readonly Region[] {
  if (more.length === 0) return ways;
  return [...ways, ...more.filter(to => !ways.includes(to))];
}

/** HLAS-046 and spells: whether a side may come into a Region at all. */
export const mayEnter = (s: Hlas, seat: Seat, to: Region): boolean =>
  !isExcluded(s, to) && !isBanned(s, seat, to, "enter");

/** HLAS-020, HLAS-373: whether an army fits into a Region. */
export function fits(s: Hlas, seat: Seat, army: readonly Member[], to: Region): boolean {
  if (s.teams && capitalIn(s, to) !== NONE) {
    const visitors = army.filter(member => realmOf(s, member.owner).capital !== to);
    return visitors.length === 0 || visitors.length <= roomIn(s, visitors[0]!.owner, to);
  }
  return army.length <= roomIn(s, seat, to);
}

/** HLAS-147, HLAS-154: whether an army has to end its March on entering a Region: enemies, a spell or a Desert hold it. */
export function endsMarch(s: Hlas, seat: Seat, army: readonly Member[], to: Region): boolean {
  if (isBanned(s, seat, to, "leave")) return true;
  if (hostileIn(s, seat, to) !== NONE && (capitalIn(s, to) !== NONE || !ignores(s, seat, "enemy-stop", army)))
    return true;
  return terrainOf(to) === "desert" && !ignores(s, seat, "desert-stop", army);
}

/** How many more Regions an army may enter. */
export function marchLeft(s: Hlas, frame: MarchFrame, army: readonly Member[] = frame.army): number {
  const speed = armySpeed(s, frame.seat, army) + frame.bonus;
  return (frame.most === NONE ? speed : Math.min(speed, frame.most)) - frame.steps;
}

/** Regions an army may step into now, each with a legal end beyond or in it. */
export function marchSteps(s: Hlas, frame: MarchFrame, army: readonly Member[] = frame.army): Region[] {
  const left = marchLeft(s, frame, army);
  if (left <= 0) return [];
  return marchNeighbours(s, frame.seat, frame.at).filter(to => canEndBeyond(s, frame, army, to, left - 1));
}

/** Whether an army can step anywhere. */
export function canStep(s: Hlas, frame: MarchFrame, army: readonly Member[] = frame.army): boolean {
  const left = marchLeft(s, frame, army);
  return left > 0 && marchNeighbours(s, frame.seat, frame.at).some(to => canEndBeyond(s, frame, army, to, left - 1));
}

/** Whether a March that enters a Region can end in it or, with so many steps left, beyond it; each Region is tried once. */
function canEndBeyond(s: Hlas, frame: MarchFrame, army: readonly Member[], to: Region, left: number): boolean {
  const { seat, from } = frame;
  if (!mayEnter(s, seat, to)) return false;
  if (hostileIn(s, seat, to) !== NONE || (to !== from && fits(s, seat, army, to))) return true;
  if (left === 0 || endsMarch(s, seat, army, to)) return false;
  const seen = new Set([to]);
  let ring: Region[] = [to];
  for (let steps = left; steps > 0 && ring.length > 0; steps--) {
    const next: Region[] = [];
    for (const at of ring) {
      for (const beyond of marchNeighbours(s, seat, at)) {
        if (seen.has(beyond) || !mayEnter(s, seat, beyond)) continue;
        if (hostileIn(s, seat, beyond) !== NONE || (beyond !== from && fits(s, seat, army, beyond))) return true;
        seen.add(beyond);
        if (!endsMarch(s, seat, army, beyond)) next.push(beyond);
      }
    }
    ring = next;
  }
  return false;
}

/** HLAS-146: whether a March may end where the army has come to. */
export function mayEndMarch(s: Hlas, frame: MarchFrame): boolean {
  const { seat, at, from, army } = frame;
  return at !== from && (hostileIn(s, seat, at) !== NONE || fits(s, seat, army, at));
}

/** HLAS-179: Regions next to one for an Air Vessel; whether over the map's edge is a ruling. */
export const flightsFrom = (s: Hlas, at: Region): readonly Region[] =>
  s.rulings.edge === "open" ? flyWays[at]! : innerFlyWays[at]!;

/** Regions next to one for a Vessel. */
function voyageNeighbours(s: Hlas, frame: VoyageFrame, at: Region): readonly Region[] {
  if (frame.vessel === "sea-vessel") return sailWays[at]!;
  return withShortcuts(flightsFrom(s, at), shortcuts(s, frame.seat, at));
}

/** HLAS-178: entering the central Sea costs an Air Vessel 2. */
export const voyageCost = (frame: VoyageFrame, to: Region): number =>
  frame.vessel === "air-vessel" && to === CENTRAL_SEA ? 2 : 1;

export function voyageLeft(s: Hlas, frame: VoyageFrame): number {
  const speed = speedOf(s, frame.seat, frame.vessel) + frame.bonus;
  return (frame.most === NONE ? speed : Math.min(speed, frame.most)) - frame.spent;
}

/** HLAS-171, HLAS-172, HLAS-188: whether a Vessel has to end its move on entering a Region. */
export function endsVoyage(s: Hlas, frame: VoyageFrame, to: Region): boolean {
  if (hostileIn(s, frame.seat, to) !== NONE) return true;
  if (frame.vessel === "air-vessel" || to !== CENTRAL_SEA) return false;
  return !ignores(s, frame.seat, "central-sea-stop", [], "sea-vessel");
}

/** Whether a Vessel with everybody aboard fits into a Region. */
export function vesselFits(s: Hlas, frame: VoyageFrame, to: Region): boolean {
  if (to === frame.from) return true;
  const crew = 1 + aboard(s, frame.seat, deckOf(frame.vessel));
  return hostileIn(s, frame.seat, to) !== NONE || crew <= roomIn(s, frame.seat, to);
}

/** Regions a Vessel may go to now, each with a legal end beyond or in it. */
export function voyageSteps(s: Hlas, frame: VoyageFrame): Region[] {
  const left = voyageLeft(s, frame);
  const steps = voyageNeighbours(s, frame, frame.at);
  return steps.filter(to => canStopBeyond(s, frame, to, left - voyageCost(frame, to), new Map()));
}

/** Whether a Vessel can stop in a Region or beyond it; `tried` keeps with how much Speed a Region was tried in vain. */
function canStopBeyond(s: Hlas, frame: VoyageFrame, to: Region, left: number, tried: Map<Region, number>): boolean {
  if (left < 0 || (tried.get(to) ?? -1) >= left || !mayEnter(s, frame.seat, to)) return false;
  if (vesselFits(s, frame, to)) return true;
  tried.set(to, left);
  if (left === 0 || endsVoyage(s, frame, to)) return false;
  return voyageNeighbours(s, frame, to).some(next =>
    canStopBeyond(s, frame, next, left - voyageCost(frame, next), tried),
  );
}

/** HLAS-440: where an Air Vessel that has won over the sea may go at once. */
export function landings(s: Hlas, seat: Seat, at: Region): Region[] {
  const crew = 1 + aboard(s, seat, deckOf("air-vessel"));
  return flyWays[at]!.filter(
    to => !isSea(to) && mayEnter(s, seat, to) && hostileIn(s, seat, to) === NONE && crew <= roomIn(s, seat, to),
  );
}
