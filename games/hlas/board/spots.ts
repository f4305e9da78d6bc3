// Where things stand in their Region, for those that stay and for those that come, go or fall.
import type { Point } from "#web/kit/ink.ts";
import type { Region } from "../content/regions.ts";
import type { HlasView } from "../view/view.ts";
import { centreOf } from "./geometry.ts";

/** How much larger than drawn Capitals and Towers stand on the map. */
export const CITY_SCALE = 1.15;

/** Where a Capital City stands. */
export function capitalSpot(at: Region): Point {
  const [x, y] = centreOf(at);
  return [x, y - 14];
}

/** Where a Tower stands. */
export function towerSpot(at: Region): Point {
  const [x, y] = centreOf(at);
  return [x + 32, y - 14];
}

/** The middle of an army; before a Capital City it stands a little lower. */
export function armySpot(view: HlasView, at: Region): Point {
  const [x, y] = centreOf(at);
  return [x, y + (view.realms.some(({ capital }) => capital === at) ? 12 : 2)];
}
