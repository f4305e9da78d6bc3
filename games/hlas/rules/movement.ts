// Where armies and Vessels may go: ways, stops, and whether a move that goes on can still end somewhere legal.
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { MarchFrame, Member, VoyageFrame } from "../frames.ts";
import { CENTRAL_SEA, flyWays, innerFlyWays, isSea, marchWays, sailWays, terrainOf } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { armySpeed, deckOf, ignores, speedOf } from "./modifiers.ts";
import { aboard, capitalIn, hostileIn, isBanned, isExcluded, realmOf, roomIn } from "./queries.ts";
import type { Reason } from "./reasons.ts";

const OUT_OF_PLAY: Reason = { why: "out-of-play", rule: "HLAS-046" };
const CLOSED: Reason = { why: "region-closed", rule: "HLAS-024" };

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

/** HLAS-046, HLAS-024: why a side may not come into a Region at all: it is out of play, or a spell closes it. */
export function whyClosed(s: Hlas, seat: Seat, to: Region): Reason | null {
  if (isExcluded(s, to)) return OUT_OF_PLAY;
  return isBanned(s, seat, to, "enter") ? CLOSED : null;
}

export const mayEnter = (s: Hlas, seat: Seat, to: Region): boolean => whyClosed(s, seat, to) === null;

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
export function marchSteps(s: Hlas, frame: MarchFrame): Region[] {
  const left = marchLeft(s, frame, frame.army);
  if (left <= 0) return [];
  return marchNeighbours(s, frame.seat, frame.at).filter(to => canEndBeyond(s, frame, frame.army, to, left - 1));
}

/** Why an army cannot step into a Land Region now. */
export function whyNoMarch(s: Hlas, frame: MarchFrame, to: Region): Reason | null {
  const { seat, army } = frame;
  if (army.length === 0) return { why: "no-army", rule: "HLAS-140" };
  if (!marchNeighbours(s, seat, frame.at).includes(to)) return { why: "not-next", rule: "HLAS-141" };
  const closed = whyClosed(s, seat, to);
  if (closed) return closed;
  const left = marchLeft(s, frame, army);
  if (left <= 0) return { why: "too-far", rule: "HLAS-141" };
  return canEndBeyond(s, frame, army, to, left - 1) ? null : { why: "no-room", rule: "HLAS-143" };
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

/** HLAS-143, HLAS-146: why a March may not end where the army has come to. */
export function whyMarchesOn(s: Hlas, frame: MarchFrame): Reason | null {
  const { seat, at, from, army } = frame;
  if (at === from) return { why: "back-at-start", rule: "HLAS-146" };
  const mayStay = hostileIn(s, seat, at) !== NONE || fits(s, seat, army, at);
  return mayStay ? null : { why: "no-room", rule: "HLAS-143" };
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

/** Why a Vessel cannot go to a Region now. */
export function whyNoVoyage(s: Hlas, frame: VoyageFrame, to: Region): Reason | null {
  const rule = frame.vessel === "sea-vessel" ? "HLAS-164" : "HLAS-176";
  if (!voyageNeighbours(s, frame, frame.at).includes(to)) return { why: "not-next", rule };
  const closed = whyClosed(s, frame.seat, to);
  if (closed) return closed;
  const left = voyageLeft(s, frame) - voyageCost(frame, to);
  if (left < 0) return { why: "too-far", rule };
  return canStopBeyond(s, frame, to, left, new Map()) ? null : { why: "no-room", rule: "HLAS-019" };
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

/** HLAS-440: why an Air Vessel that has won over the sea may not go to a Region at once. */
export function whyNoLanding(s: Hlas, seat: Seat, at: Region, to: Region): Reason | null {
  if (!flyWays[at]!.includes(to) || isSea(to)) return { why: "not-next", rule: "HLAS-440" };
  const closed = whyClosed(s, seat, to);
  if (closed) return closed;
  if (hostileIn(s, seat, to) !== NONE) return { why: "enemy-there", rule: "HLAS-182" };
  const crew = 1 + aboard(s, seat, deckOf("air-vessel"));
  return crew <= roomIn(s, seat, to) ? null : { why: "no-room", rule: "HLAS-440" };
}

export const landings = (s: Hlas, seat: Seat, at: Region): Region[] =>
  flyWays[at]!.filter(to => whyNoLanding(s, seat, at, to) === null);
