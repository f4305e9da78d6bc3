// Exploring: the cells where the tile may lie, the tile as it would lie, and what it would change.
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { cornerOf } from "./land-geometry.ts";
import { TileBorders, TileGround, TilePrint } from "./pieces/Tile.tsx";
import type { Promised } from "./promise.ts";
import { useTable } from "./table.tsx";
import { CELL } from "./tile-geometry.ts";
import type { Work } from "./use-work.ts";

/** The tile on its way to the map. */
export function PlacingLayer({ work }: { work: Work }) {
  const { placing } = work;
  if (!placing) return null;
  const cells = new Map(placing.places.map(({ x, y }) => [`cell:${x}:${y}`, { x, y }]));
  return (
    <g className="ng-placing">
      {placing.promised && <GhostTints promised={placing.promised} />}
      {[...cells].map(([ref, { x, y }]) => (
        <Cell key={ref} place={ref} x={x} y={y} work={work} />
      ))}
    </g>
  );
}

function Cell({ place, x, y, work }: { place: string; x: number; y: number; work: Work }) {
  const { words } = useTable();
  const { placing } = work;
  const [left, top] = cornerOf(x, y);
  const isHere = placing?.at?.x === x && placing.at.y === y;
  return (
    <Target
      place={place}
      label={`${words.tileWhere} ${x}, ${y}`}
      offer={work.offerAt(place)}
      transform={`translate(${left} ${top})`}
      className={isHere ? "ng-cell ng-cell-here" : "ng-cell"}
      onPick={() => work.pick(place)}
    >
      {isHere && placing?.at ? (
        <g className="ng-ghost">
          <TileGround tile={placing.tile} turn={placing.at.turn} />
          <TileBorders tile={placing.tile} turn={placing.at.turn} />
          <TilePrint tile={placing.tile} turn={placing.at.turn} />
        </g>
      ) : (
        <path d={`M${CELL / 2 - 16} ${CELL / 2}h32M${CELL / 2} ${CELL / 2 - 16}v32`} className="ng-cell-plus" />
      )}
      <rect x={5} y={5} width={CELL - 10} height={CELL - 10} rx={12} className="ng-cell-area" data-anchor="" />
      <rect x={5} y={5} width={CELL - 10} height={CELL - 10} rx={12} className="hk-halo" />
    </Target>
  );
}

/** The territories as they would be. */
function GhostTints({ promised }: { promised: Promised }) {
  const { colour } = useTable();
  return (
    <g pointerEvents="none" className="ng-ghost-tints">
      {promised.lands.map(({ shape, owner, isClosed }) => (
        <g key={shape.id} data-closed={isClosed || undefined}>
          {owner >= 0 && <path d={shape.path} fill={seatPaint(colour(owner)).fill} fillOpacity={0.25} />}
          {(owner >= 0 || isClosed) && (
            <path
              d={shape.border}
              className={isClosed ? "ng-ghost-closed" : "ng-ghost-border"}
              stroke={owner >= 0 ? seatPaint(colour(owner)).fill : "#fff"}
            />
          )}
        </g>
      ))}
    </g>
  );
}
