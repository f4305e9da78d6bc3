// The kingdom as it lies there before anybody acts: sea, coast, tinted regions, terrain, roads. Painted once.
import { memo } from "react";
import { Area, TintBleed } from "#web/kit/Land.tsx";
import { CoastLines, PaperPatterns, SignSymbols, Signs } from "#web/kit/terrain.tsx";
import type { RegionId } from "../content/regions.ts";
import { Compass, Neatline, Serpent, Ship } from "./Decor.tsx";
import { coast, mapBox, type RegionShape, regionShapes, roadCurves, shoreSigns } from "./geometry.ts";
import { RoadLine } from "./Road.tsx";

const shoreGrowth = { signs: ["tree", "tuft", "hill", "tuft"], size: 0.72, body: "#cfc08f", shade: "#ab9a68" } as const;

/** The still part of the map. */
export const Ground = memo(function Ground({ wastelands }: { wastelands: readonly RegionId[] }) {
  const { x, y, width, height } = mapBox;
  return (
    <>
      <defs>
        <PaperPatterns />
        <clipPath id="xi-sheet">
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
        <clipPath id="xi-land">
          <path d={coast} />
        </clipPath>
      </defs>
      <SignSymbols />
      <rect x={x + 6} y={y + 8} width={width} height={height} className="xi-sheet-shadow" />
      <rect x={x} y={y} width={width} height={height} fill="var(--sea)" />
      <rect x={x} y={y} width={width} height={height} fill="url(#sea-ripple)" />
      <g clipPath="url(#xi-sheet)">
        <CoastLines coast={coast} />
      </g>
      <Ship x={120} y={742} />
      <Serpent x={905} y={676} />
      <Compass x={960} y={778} />
      <path d={coast} fill="var(--paper)" stroke="var(--map-ink)" strokeWidth={2.4} strokeLinejoin="round" />
      <g clipPath="url(#xi-land)">
        {regionShapes.map(({ id, path, fill }) => (
          <TintBleed key={id} path={path} fill={wastelands.includes(id) ? "var(--xi-waste)" : fill} />
        ))}
        <path d={coast} fill="none" stroke="var(--paper-edge)" strokeWidth={16} strokeOpacity={0.5} />
      </g>
      {regionShapes.map(shape => (
        <Country key={shape.id} shape={shape} isWaste={wastelands.includes(shape.id)} />
      ))}
      <Signs growth={shoreGrowth} places={shoreSigns} seed={3} />
      <path d={coast} fill="var(--xi-dusk)" />
      <path d={coast} fill="url(#paper-fibres)" />
      {roadCurves.map(road => (
        <RoadLine key={road.id} color={road.color} path={road.path} />
      ))}
      <Neatline />
    </>
  );
});

function Country({ shape, isWaste }: { shape: RegionShape; isWaste: boolean }) {
  const { id, path, fill, growth, signs } = shape;
  return (
    <>
      <Area id={id} path={path} fill={isWaste ? "var(--xi-waste)" : fill} isWaste={isWaste} />
      {!isWaste && <Signs growth={growth} places={signs} seed={id.length * 17} />}
    </>
  );
}
