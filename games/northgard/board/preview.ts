// What a tile would do where it lies: the map module places it on a copy of the land, and both are compared.
import { clans } from "../content/clans.ts";
import { isClosed, type Land, lairArea, type Territory, withTile } from "../map/land.ts";
import type { NorthView } from "../view/view.ts";
import { shapeOf, type TerritoryShape } from "./land-geometry.ts";

/** A territory that a tile would close. */
export interface Closing {
  readonly at: Territory;
  readonly owner: number;
  readonly size: number;
}

/** What a tile would do. */
export interface Preview {
  readonly closings: readonly Closing[];
  /** How many territories become one, where several do. */
  readonly merged: number;
  /** The size of the viewer's largest territory that grows without being closed. */
  readonly grown: number;
  /** Glory for the viewer. */
  readonly glory: number;
  /** Whether a creature comes with it. */
  readonly hasLair: boolean;
  /** The shapes of the territories of the new tile. */
  readonly shapes: readonly { readonly shape: TerritoryShape; readonly owner: number; readonly isClosed: boolean }[];
}

const different = (list: readonly number[]): number[] => [...new Set(list)];

/** Who would hold a territory of a new map: whoever holds a part of it now. */
function ownerAfter(view: NorthView, after: Land, at: Territory): number {
  for (const old of view.land.list) if (view.owner[old]! >= 0 && after.territory[old] === at) return view.owner[old]!;
  return -1;
}

/** What a tile would do at a place, in an Explore of a seat or in the setup, where closing brings nothing. */
export function previewOf(
  view: NorthView,
  seat: number,
  { tile, x, y, turn }: { tile: number; x: number; y: number; turn: number },
  isScored: boolean,
): Preview {
  const after = withTile(view.land, tile, x, y, turn);
  const place = after.tiles.length - 1;
  const here = different(after.territory.slice(place * 4, place * 4 + 4).filter(at => at >= 0));
  const owners = new Map(here.map(at => [at, ownerAfter(view, after, at)]));
  const closings = here.flatMap(at =>
    isClosed(after, at) ? [{ at, owner: owners.get(at)!, size: after.size[at]! }] : [],
  );
  const mergedIn = (at: Territory): number => view.land.list.filter(old => after.territory[old] === at).length;
  const own = here.filter(at => owners.get(at) === seat);
  const { gloryForClosing } = clans[view.clans[seat]!.clan].power;
  const glory = closings.reduce((sum, { owner, size }) => sum + (owner === seat ? size + gloryForClosing : 0), 0);
  const { territories } = shapeOf(after);
  return {
    closings,
    merged: Math.max(0, ...here.map(mergedIn).filter(count => count > 1)),
    grown: Math.max(0, ...own.filter(at => !isClosed(after, at) && mergedIn(at) > 0).map(at => after.size[at]!)),
    glory: isScored ? glory : 0,
    hasLair: view.creaturesLeft + view.creatureDiscard.length > 0 && lairArea(after, place) >= 0,
    shapes: here.map(at => ({ shape: territories.get(at)!, owner: owners.get(at)!, isClosed: isClosed(after, at) })),
  };
}
