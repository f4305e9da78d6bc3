// What a seat's secret Objective makes of areas and heroes: the card is a dragon rune to the player who fulfils it.
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import { homeSeat, isEnemy, isNeutral, playerOf, unitsIn } from "../rules/queries.ts";
import type { Runewars } from "../state.ts";

/** A step that fulfils the Objective, and one that leads there. */
const FULFILLED = 6;
const NEARER = 2;

/** What marching into an area does for the Objective of a seat. */
export function aimAt(s: Runewars, seat: Seat, area: Area): number {
  switch (playerOf(s, seat).objective) {
    case "boots-on-sacred-soil":
      return homeSeat(s, area) !== NONE && homeSeat(s, area) !== seat ? FULFILLED : 0;
    case "broken-walls":
      return isEnemy(s, seat, area) && s.stronghold[area] !== NONE ? FULFILLED : 0;
    case "rivers-of-blood":
      return unitsIn(s, area) >= 5 ? FULFILLED : 0;
    case "bane-of-titans":
      return isNeutral(s, area) && unitsIn(s, area) >= 4 ? FULFILLED : 0;
    case "pact-of-the-free-cities":
      return s.city[area] === "" ? 0 : NEARER;
    case "iron-dominion":
      return NEARER;
    default:
      return 0;
  }
}

/** Whether an area is where a seat's heroes have something to look for besides quests. */
export function drawsHeroes(s: Runewars, seat: Seat, area: Area): boolean {
  if (wantsDuels(s, seat)) return s.heroes.some(hero => hero.seat !== seat && hero.area === area);
  return (
    playerOf(s, seat).objective === "boots-on-sacred-soil" && homeSeat(s, area) !== NONE && homeSeat(s, area) !== seat
  );
}

/** Whether a seat's heroes look for duels. */
export const wantsDuels = (s: Runewars, seat: Seat): boolean => playerOf(s, seat).objective === "hero-slayers";
