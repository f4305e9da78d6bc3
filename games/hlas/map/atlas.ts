// The map worked out from its table: who borders on whom and how far things are (HLAS-013 to HLAS-015, HLAS-094,
// HLAS-150, HLAS-166). Nothing here knows a state; what is out of play is asked by the number of the continent.

import { remember } from "#kernel/remember.ts";
import { NONE, REGIONS } from "../content/marks.ts";
import { continentIds, LAND_REGIONS, type Region, regions, type Way } from "../content/regions.ts";

const neighbours = (ways: readonly Way[]): readonly (readonly Region[])[] =>
  regions.map(region => region.compass.filter(each => ways.includes(each.via)).map(each => each.to));

/** Land borders only; with ferry and grid routes; land, shore and sea for Air Vessels, with
 * and without the ways over the map's edge; shore and sea for Sea Vessels. */
export const borders = neighbours(["land"]);
export const marchWays = neighbours(["land", "ferry", "grid"]);
export const flyWays = neighbours(["land", "shore", "sea", "wrap"]);
export const innerFlyWays = neighbours(["land", "shore", "sea"]);
/** HLAS-179: whether an Air Vessel comes from one Region to another over the map's edge only. */
export const fliesOverEdge = (from: Region, to: Region): boolean => !innerFlyWays[from]!.includes(to);
export const sailWays = neighbours(["shore", "sea", "wrap"]);
export const shoreWays = neighbours(["shore"]);

export const isLand = (region: Region): boolean => region < LAND_REGIONS;
export const isSea = (region: Region): boolean => region >= LAND_REGIONS && region < REGIONS;
export const terrainOf = (region: Region) => regions[region]!.terrain;
/** The Sea Region with the kraken. */
export const CENTRAL_SEA: Region = regions.findIndex(region => region.terrain === "central-sea");

/** The continent of a Region, by number; NONE at sea. */
export const continentOf: readonly number[] = regions.map(region =>
  region.continent === "" ? NONE : continentIds.indexOf(region.continent),
);
/** HLAS-012: Capital Regions by continent. */
export const capitalRegions: readonly Region[] = continentIds.map(id =>
  regions.findIndex(region => region.continent === id && region.terrain === "capital"),
);
/** HLAS-036: continents joined by at least one ferry. */
export const nextContinents: readonly (readonly number[])[] = continentIds.map((_, continent) => [
  ...new Set(
    marchWays.flatMap((ways, from) =>
      continentOf[from] === continent ? ways.map(to => continentOf[to]!).filter(to => to !== continent) : [],
    ),
  ),
]);

/** Token places by Region: swamps and the central sea have a second one after all first ones. */
export const tokenPlaces: readonly (readonly number[])[] = (() => {
  let next = REGIONS;
  return regions.map((region, at) => (region.tokens === 2 ? [at, next++] : [at]));
})();
/** The Region of a token place. */
export const regionOfToken: readonly Region[] = (() => {
  const out: Region[] = [];
  tokenPlaces.forEach((places, region) => {
    for (const place of places) out[place] = region;
  });
  return out;
})();

/** HLAS-046: whether a Region belongs to the continent out of play; NONE excludes none. */
export const isOutOfPlay = (region: Region, excluded: number): boolean =>
  excluded !== NONE && continentOf[region] === excluded;

const CONTINENT_BITS = 3;
const tableAt = remember(key => spread(key >> CONTINENT_BITS, (key & ((1 << CONTINENT_BITS) - 1)) + NONE));

/** HLAS-094, HLAS-095: how many Land Regions lie between two, the target counted; ferries join, enemies do not matter. */
export const distance = (from: Region, to: Region, excluded: number): number => distancesFrom(from, excluded)[to]!;

/** The distances from a Region to all others; always the same table. */
export const distancesFrom = (from: Region, excluded: number): readonly number[] =>
  tableAt((from << CONTINENT_BITS) | (excluded - NONE));

function spread(from: Region, excluded: number): number[] {
  const out = Array<number>(REGIONS).fill(99);
  out[from] = 0;
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const to of marchWays[at]!) {
      if (out[to] !== 99 || isOutOfPlay(to, excluded)) continue;
      out[to] = out[at]! + 1;
      queue.push(to);
    }
  }
  return out;
}
