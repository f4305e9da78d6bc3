// A tile drawn from its geometry: land, what grows on it, borders, icons, slots, lairs.
import { memo } from "react";
import type { Point } from "#web/kit/ink.ts";
import { Signs } from "#web/kit/terrain.tsx";
import type { Resource } from "../../content/resources.ts";
import { type Slot, type TileId, tiles } from "../../content/tiles.ts";
import { type AreaGeometry, type BorderGeometry, CELL, growths, tileGeometry } from "../tile-geometry.ts";
import { resourceIcons } from "./icons.tsx";

const mountains = { signs: ["mountain", "snowPeak"], size: 0.56, body: "#cfc6b4", shade: "#8d8370" } as const;

/** The still part of a tile, at its own origin. */
export const TileGround = memo(function TileGround({ tile, turn }: { tile: TileId; turn: number }) {
  const { areas } = tileGeometry(tile, turn);
  return (
    <>
      <rect width={CELL} height={CELL} className="ng-tile-base" />
      {areas.map((area, i) => (
        <path key={tiles[tile]!.areas[i]!.id} d={area.path} className={`ng-ground ng-ground-${area.terrain}`} />
      ))}
      {areas.map((area, i) => (
        <Growth key={tiles[tile]!.areas[i]!.id} area={area} seed={tile * 13 + i} />
      ))}
    </>
  );
});

/** The borders of a tile; drawn above the tints of owners. */
export const TileBorders = memo(function TileBorders({ tile, turn }: { tile: TileId; turn: number }) {
  return tileGeometry(tile, turn).borders.map(border => <BorderLine key={border.path} border={border} />);
});

function Growth({ area, seed }: { area: AreaGeometry; seed: number }) {
  return <Signs growth={growths[area.terrain]} places={area.signs} seed={seed} />;
}

/** A regular border is a dashed track, a difficult one a golden ridge under mountains. */
function BorderLine({ border }: { border: BorderGeometry }) {
  const { path, isDifficult, peaks } = border;
  if (!isDifficult) {
    return (
      <g className="ng-border">
        <path d={path} className="ng-border-bed" />
        <path d={path} className="ng-border-dash" />
      </g>
    );
  }
  return (
    <g className="ng-ridge">
      <path d={path} className="ng-ridge-bed" />
      <path d={path} className="ng-ridge-gold" />
      <Signs growth={mountains} places={peaks} seed={Math.round((peaks[0]?.[0] ?? 1) * 7)} />
    </g>
  );
}

/** What is printed on a tile: icons, slots, lairs; drawn above the tints of owners. */
export const TilePrint = memo(function TilePrint({ tile, turn }: { tile: TileId; turn: number }) {
  const { areas } = tileGeometry(tile, turn);
  return areas.map((area, i) => {
    const { id, icon, slot, lair } = tiles[tile]!.areas[i]!;
    return (
      <g key={id}>
        {lair && area.lair && <Lair at={area.lair} />}
        {icon && area.icon && <ResourceMark resource={icon} at={area.icon} />}
        {slot !== "none" && area.slot && <SlotMark slot={slot} at={area.slot} />}
      </g>
    );
  });
});

/** A resource on its coin. */
export function ResourceMark({ resource, at: [x, y], r = 13 }: { resource: Resource; at: Point; r?: number }) {
  const Face = resourceIcons[resource];
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={`ng-coin ng-coin-${resource}`}>
      <circle r={r} />
      <Face x={-r * 0.72} y={-r * 0.72} size={r * 1.44} />
    </g>
  );
}

/** Half the side of a slot. */
export const slotReach: Readonly<Record<Slot, number>> = { none: 0, small: 16, stone: 16, large: 21 };

/** A place for a building. */
export function SlotMark({ slot, at: [x, y] }: { slot: Slot; at: Point }) {
  const r = slotReach[slot];
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={`ng-slot ng-slot-${slot}`}>
      {slot === "large" ? (
        <>
          <path d={`M${-r} ${-r}H${r}V${r}H${-r}Z`} className="ng-slot-face" />
          <path d={`M${-r + 5} ${-r + 5}H${r - 5}V${r - 5}H${-r + 5}Z`} className="ng-slot-line" />
          <path d="M-8 8V-2l8-7 8 7V8Z" className="ng-slot-sign" />
        </>
      ) : (
        <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={7} className="ng-slot-face" />
      )}
      {slot === "small" && <path d="M-6 6V-1l6-6 6 6V6Z" className="ng-slot-sign" />}
      {slot === "stone" && <path d="M-5 8C-6-3-3-9 1-10 5-8 6 0 5 8ZM-10 8H10" className="ng-slot-stone" />}
    </g>
  );
}

/** Where creatures come from. */
function Lair({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="ng-lair">
      <path d="M-20 11C-18-4-9-15 1-15 11-15 18-4 20 11Z" className="ng-lair-rock" />
      <path d="M-9 11C-9 1-5-5 0-5S9 1 9 11Z" className="ng-lair-mouth" />
      <path d="M-5 4h.01M5 4h.01" className="ng-lair-eyes" />
    </g>
  );
}
