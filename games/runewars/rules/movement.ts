// How far figures come (RUN-125 to RUN-155): borders, passable areas, ranges, Magic Portals. Used by Strategize, by
// Mobilize and Conquer, by heroes in the Quest Phase and by retreats.
import type { Seat } from "#kernel/procedure.ts";
import { discoveries, kindOfToken } from "../content/discoveries.ts";
import { FAST_RANGE } from "../content/numbers.ts";
import { type Area, areas } from "../content/tiles.ts";
import { type Board, boardIn } from "../map/atlas.ts";
import type { HeroState, Runewars } from "../state.ts";
import { hasTrait, ignoresWater, isEmpty, isFriendly, isOpen, passesMountains } from "./queries.ts";

/** What decides where a figure can go. */
export interface Walker {
  readonly seat: Seat;
  readonly isHero: boolean;
  readonly flying: boolean;
  readonly mountains: boolean;
  readonly water: boolean;
  readonly portals: boolean;
}

/** A unit of a seat on the move by an Order. */
export function unitWalker(s: Runewars, seat: Seat, flying: boolean, portals: boolean): Walker {
  return { seat, isHero: false, flying, mountains: passesMountains(s, seat), water: false, portals };
}

export function heroWalker(s: Runewars, hero: HeroState, portals: boolean, isQuestPhase: boolean): Walker {
  return {
    seat: hero.seat,
    isHero: true,
    flying: hasTrait(hero, "flying", isQuestPhase),
    mountains: !isQuestPhase && passesMountains(s, hero.seat),
    water: ignoresWater(hero),
    portals,
  };
}

const PORTAL = discoveries.findIndex(token => token.id === "magic-portal");

/** The kind of a discovery token that lies face up in an area, as its place in the table; -1 for none. */
export function tokenUpIn(s: Runewars, area: Area): number {
  return s.tokenUp[area] === 1 && s.token[area]! > 0 ? kindOfToken(s.token[area]!) : -1;
}

/** RUN-427: whether a location lies there that can be razed. */
export const isDestructible = (s: Runewars, area: Area): boolean =>
  discoveries[tokenUpIn(s, area)]?.kind === "destructible";

/** Areas with a face-up Magic Portal. */
export function portalsIn(s: Runewars): Area[] {
  return s.discovery ? boardIn(s).list.filter(area => tokenUpIn(s, area) === PORTAL) : [];
}

/** Areas one step away for a walker (RUN-126 to RUN-131, RUN-430); through portals no border is crossed (RUN-510). */
export function stepsFrom(s: Runewars, area: Area, walker: Walker): Area[] {
  const found: Area[] = [];
  for (const { to, border } of boardIn(s).edges[area]!) {
    if (isOpen(s, border, walker.flying, walker.mountains, walker.water)) found.push(to);
  }
  if (walker.portals && tokenUpIn(s, area) === PORTAL) {
    for (const portal of portalsIn(s)) if (portal !== area && !found.includes(portal)) found.push(portal);
  }
  return found;
}

/** RUN-142, RUN-143: whether a walker may pass through an area. */
function isPassable(s: Runewars, area: Area, walker: Walker): boolean {
  return walker.isHero || isFriendly(s, walker.seat, area) || isEmpty(s, area);
}

/** Farther than anything goes. */
export const FAR = 99;

/** Heroes are stopped by no piece, so that without portals their ways follow from the board: kept by target and kind. */
const heroWays = new WeakMap<Board, number[][]>();

/** RUN-474: by area, how many areas a walker enters on the way from it to the target; FAR beyond the range. */
export function distancesTo(s: Runewars, target: Area, walker: Walker, range: number): readonly number[] {
  if (!walker.isHero || walker.portals) return search(s, target, walker, range);
  const board = boardIn(s);
  let ways = heroWays.get(board);
  if (!ways) {
    ways = [];
    heroWays.set(board, ways);
  }
  const crosses = (walker.flying || walker.water || s.isFrozen ? 1 : 0) + (walker.flying || walker.mountains ? 2 : 0);
  const key = (target * 4 + crosses) * (FAST_RANGE + 1) + range;
  ways[key] ??= search(s, target, walker, range);
  return ways[key];
}

function search(s: Runewars, target: Area, walker: Walker, range: number): number[] {
  const distance = Array<number>(areas.length).fill(FAR);
  distance[target] = 0;
  let ring = [target];
  for (let steps = 1; steps <= range && ring.length > 0; steps++) {
    const next: Area[] = [];
    for (const area of ring) {
      if (area !== target && !isPassable(s, area, walker)) continue;
      for (const to of stepsFrom(s, area, walker)) {
        if (distance[to] !== FAR) continue;
        distance[to] = steps;
        next.push(to);
      }
    }
    ring = next;
  }
  return distance;
}
