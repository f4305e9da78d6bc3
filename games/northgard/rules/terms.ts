// What a tile placement must respect in each situation: setup, exploring, and the search for a refuge.
import type { Seat } from "#kernel/procedure.ts";
import { landOf } from "../map/atlas.ts";
import type { Terms } from "../map/placement.ts";
import { NONE, type Northgard } from "../state.ts";
import { guardsIn, isBlocked, isKeptOut } from "./queries.ts";

const zeros = (s: Northgard): number[] => Array<number>(s.owner.length).fill(0);

/** NOR-043 to NOR-047: the first tile touches a start tile; groups stay apart; a territory of the tile stays empty. */
export function setupTerms(s: Northgard, round: number): Terms {
  const groups = zeros(s);
  for (const territory of landOf(s).list) if (s.owner[territory] !== NONE) groups[territory] = territory + 1;
  const startTiles = s.seats === 5 ? 2 : 1;
  return { reach: null, places: round === 1 ? startTiles : landOf(s).tiles.length, marks: groups, taken: groups };
}

/** A mark for land that a Fallen Valkyrie holds alone. */
const GUARDED = 90;

/** NOR-135, NOR-136, NOR-309: units of different seats, or a Fallen Valkyrie and units, are never joined. */
function marksOf(s: Northgard): number[] {
  const marks = zeros(s);
  for (const territory of landOf(s).list) {
    const owner = s.owner[territory]!;
    if (owner !== NONE) marks[territory] = owner + 1;
    if (guardsIn(s, territory) > 0) marks[territory] = owner === NONE ? GUARDED : GUARDED + 1 + territory;
  }
  return marks;
}

/** Whether a seat may explore from a territory: an open one, its own or anybody's, without a Brown Bear. */
export function canExploreFrom(s: Northgard, seat: Seat, territory: number, from: "own" | "any"): boolean {
  return landOf(s).free[territory]! > 0 && (from === "any" || s.owner[territory] === seat) && !isBlocked(s, territory);
}

/** NOR-131, NOR-149: what an Explore action must respect. */
export function exploreTerms(s: Northgard, seat: Seat, from: "own" | "any"): Terms {
  const reach = zeros(s);
  for (const territory of landOf(s).list) if (canExploreFrom(s, seat, territory, from)) reach[territory] = 1;
  return { reach, places: landOf(s).tiles.length, marks: marksOf(s), taken: null };
}

/** NOR-094, NOR-206, NOR-424: whether homeless units may come into a territory. */
export function isRefuge(s: Northgard, territory: number, toRecruit: boolean): boolean {
  return s.owner[territory] === NONE && !isKeptOut(s, territory) && !(toRecruit && isBlocked(s, territory));
}

/** NOR-097, NOR-424: the tile touches any tile and must bring land where homeless units may stand. */
export function refugeTerms(s: Northgard, toRecruit: boolean): Terms {
  const taken = zeros(s);
  for (const territory of landOf(s).list) if (!isRefuge(s, territory, toRecruit)) taken[territory] = 1;
  return { reach: null, places: landOf(s).tiles.length, marks: marksOf(s), taken };
}
