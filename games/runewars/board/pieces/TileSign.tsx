// A map tile outside the map, turned as it would lie.
import { tilePlace } from "../../content/tiles.ts";
import { hexesOf } from "../../map/atlas.ts";
import { Borders, HexLand } from "../Ground.tsx";
import { boxAround, centreOf, SIZE } from "../geometry.ts";

/** The tile. */
export function TileSign({ tile, turn, size }: { tile: string; turn: number; size: number }) {
  const hexes = hexesOf({ tile: tilePlace(tile), q: 0, r: 0, turn });
  const { x, y, width, height } = boxAround(
    hexes.map(({ hex }) => hex),
    SIZE * 1.02,
  );
  const side = Math.max(width, height);
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`}
      aria-hidden="true"
      className="rw-tile-sign"
    >
      {hexes.map(({ area, hex, borders }) => (
        <g key={area} transform={`translate(${centreOf(hex).join(" ")})`}>
          <HexLand area={area} />
          <Borders borders={borders} />
        </g>
      ))}
    </svg>
  );
}
