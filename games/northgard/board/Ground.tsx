// The land as it lies there before anybody acts: sea, ragged coast, tiles. Repainted only when a tile is placed.
import { memo } from "react";
import { CoastLines, PaperPatterns, SignSymbols } from "#web/kit/terrain.tsx";
import type { Land } from "../map/land.ts";
import { cornerOf, type LandShape } from "./land-geometry.ts";
import { TileGround } from "./pieces/Tile.tsx";

interface Props {
  readonly land: Land;
  readonly shape: LandShape;
}

const waterLines = [7, 15, 25, 38];

/** The still part of the map. */
export const Ground = memo(
  function Ground({ land, shape }: Props) {
    const { x, y, width, height } = shape.box;
    return (
      <>
        <defs>
          <PaperPatterns />
          <clipPath id="ng-land">
            <path d={shape.coast} />
          </clipPath>
        </defs>
        <SignSymbols />
        <rect x={x - 2000} y={y - 2000} width={width + 4000} height={height + 4000} fill="url(#sea-ripple)" />
        <CoastLines coast={shape.coast} steps={waterLines} />
        <path d={shape.coast} className="ng-shore" />
        {land.tiles.map((tile, place) => {
          const [left, top] = cornerOf(land.x[place]!, land.y[place]!);
          return (
            <g key={`${left}:${top}`} transform={`translate(${left} ${top})`}>
              <TileGround tile={tile} turn={land.turn[place]!} />
            </g>
          );
        })}
        <path d={shape.coast} fill="url(#paper-fibres)" clipPath="url(#ng-land)" />
      </>
    );
  },
  (before, after) => before.shape.key === after.shape.key,
);
