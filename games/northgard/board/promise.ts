// What a tile would do where it lies, as the rules have played it: the picture with the tile, and what came of it.
import type { Preview } from "#kernel/preview.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { Place } from "../choices.ts";
import type { NorthEvent } from "../events.ts";
import { isClosed, lairArea, type Territory } from "../map/land.ts";
import type { NorthView } from "../view/view.ts";
import { shapeOf, type TerritoryShape } from "./land-geometry.ts";

/** A territory of the new tile as it would be. */
export interface GrownLand {
  readonly shape: TerritoryShape;
  readonly owner: number;
  readonly size: number;
  readonly isClosed: boolean;
  /** How many territories of today are in it. */
  readonly joined: number;
}

/** What a tile would do. */
export interface Promised {
  readonly lands: readonly GrownLand[];
  /** For the seat that places it. */
  readonly gains: Readonly<Record<"glory" | "food" | "wood" | "lore", number>>;
  /** Whether a creature comes with it. */
  readonly hasLair: boolean;
}

/** The wish that shows what a tile would do; how the tiles not chosen are laid back does not matter to it. */
export function wishFor(at: Place, tiles: readonly number[]) {
  const others = tiles.filter(tile => tile !== at.tile);
  return { choices: [at, ...others.slice(1).map(tile => ({ kind: "bury", tile }))], pictures: true };
}

/** What a preview promises of a tile; null if the tile is not in it. */
export function promiseOf(before: NorthView, seat: Seat, { events, pictures }: Preview): Promised | null {
  const told = events as readonly NorthEvent[];
  const after = pictures[told.findIndex(({ type }) => type === "tilePlaced")] as NorthView | undefined;
  if (!after) return null;
  const { land } = after;
  const place = land.tiles.length - 1;
  const { territories } = shapeOf(land);
  const here = new Set(land.territory.slice(place * 4, place * 4 + 4).filter(at => at >= 0));
  const joinedIn = (at: Territory): number => before.land.list.filter(old => land.territory[old] === at).length;
  const gains = { glory: 0, food: 0, wood: 0, lore: 0 };
  for (const event of told) {
    if (event.type === "gloryGained" && event.seat === seat) gains.glory += event.amount;
    if (event.type !== "resourcesGained" || event.seat !== seat) continue;
    for (const id of ["food", "wood", "lore"] as const) gains[id] += event[id];
  }
  return {
    lands: [...here].map(at => ({
      shape: territories.get(at)!,
      owner: after.owner[at]!,
      size: land.size[at]!,
      isClosed: isClosed(land, at),
      joined: joinedIn(at),
    })),
    gains,
    hasLair: after.creatures && lairArea(land, place) >= 0,
  };
}
