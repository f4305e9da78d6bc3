// What a tile placement must respect in each situation: setup, exploring, and the search for a refuge.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { Place } from "../choices.ts";
import type { TileId } from "../content/tiles.ts";
import { landOf } from "../map/atlas.ts";
import { cellsBeside, placements, type Terms } from "../map/placement.ts";
import { NONE, type Northgard } from "../state.ts";
import { guardsIn, isBlocked, isKeptOut } from "./queries.ts";

/** The cells beside the map, and how far terms must be loosened until a tile fits into each: why it does not fit now. */
export function placeRefusals(s: Northgard, tiles: readonly TileId[], terms: Terms, reach: string): Refusal[] {
  const land = landOf(s);
  const wider: Terms = { ...terms, reach: null, places: land.tiles.length };
  const free: Terms = { ...wider, marks: zeros(s), taken: null };
  return tiles.flatMap(tile => {
    const [now, near, any] = [terms, wider, free].map(each => cellsOf(placements(land, tile, each)));
    return cellsBeside(land).flatMap(([x, y]) => {
      const cell = `${x} ${y}`;
      if (now!.has(cell)) return [];
      const why = near!.has(cell)
        ? { why: "out-of-reach", rule: reach }
        : any!.has(cell)
          ? { why: "would-join", rule: "NOR-135" }
          : { why: "breaks-border", rule: "NOR-133" };
      return [{ choice: { kind: "place", tile, x, y, turn: 0 } as Place, ...why }];
    });
  });
}

function cellsOf(found: readonly number[]): Set<string> {
  const cells = new Set<string>();
  for (let i = 0; i < found.length; i += 3) cells.add(`${found[i]} ${found[i + 1]}`);
  return cells;
}

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
