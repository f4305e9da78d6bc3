// Maps by their names. A state holds only the name of its map, the placements in their order; what follows from them is
// worked out once, remembered here and only read. So copying a state copies no map, and positions that differ in
// pieces only share theirs.
import type { TileId } from "../content/tiles.ts";
import { emptyLand, type Land, withTile } from "./land.ts";

/** Placements, first placed first: "tile x y turn", separated by slashes. */
export type MapName = string;

/** The name of a map without tiles. */
export const NO_MAP: MapName = "";

/** Maps remembered at most; beyond it all are forgotten and come back as they are asked for. */
const MOST = 512;

const known = new Map<MapName, Land>();
let latestName = NO_MAP;
let latest: Land = emptyLand();

/** The map of a state. */
export function landOf({ map }: { readonly map: MapName }): Land {
  if (map !== latestName) {
    latest = known.get(map) ?? remember(map, read(map));
    latestName = map;
  }
  return latest;
}

/** The name of a map with one more tile, which must fit. */
export function mapWith(map: MapName, tile: TileId, x: number, y: number, turn: number): MapName {
  const placement = `${tile} ${x} ${y} ${turn}`;
  const name = map === NO_MAP ? placement : `${map}/${placement}`;
  if (!known.has(name)) remember(name, withTile(landOf({ map }), tile, x, y, turn));
  return name;
}

function remember(name: MapName, land: Land): Land {
  if (known.size >= MOST) known.clear();
  known.set(name, land);
  return land;
}

function read(map: MapName): Land {
  let land: Land = emptyLand();
  for (const placement of map === NO_MAP ? [] : map.split("/")) {
    const [tile = 0, x = 0, y = 0, turn = 0] = placement.split(" ").map(Number);
    land = withTile(land, tile, x, y, turn);
  }
  return land;
}
