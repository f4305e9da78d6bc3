// A tile as a small picture of its own.
import type { TileId } from "../../content/tiles.ts";
import { CELL } from "../tile-geometry.ts";
import { TileBorders, TileGround, TilePrint } from "./Tile.tsx";

/** The picture; the signs it uses are defined by the map, or by the gallery. */
export function TilePicture({ tile, turn, size }: { tile: TileId; turn: number; size: number }) {
  return (
    <svg viewBox={`0 0 ${CELL} ${CELL}`} width={size} height={size} className="ng-tile-picture" aria-hidden="true">
      <TileGround tile={tile} turn={turn} />
      <TileBorders tile={tile} turn={turn} />
      <TilePrint tile={tile} turn={turn} />
    </svg>
  );
}
