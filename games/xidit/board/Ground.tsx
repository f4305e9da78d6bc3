// The kingdom as it lies there before anybody acts: sea, coast, tinted regions, terrain, roads. Painted once.
import { memo } from "react";
import { CoastLines, PaperPatterns, SignSymbols, Signs } from "#web/kit/terrain.tsx";
import type { RegionId } from "../content/regions.ts";
import { Compass, Neatline, Serpent, Ship } from "./Decor.tsx";
import { coast, mapBox, type RegionShape, regionShapes, roadCurves, shoreSigns } from "./layout.ts";
import { RoadLine } from "./Road.tsx";

const shoreGrowth = { signs: ["tree", "tuft", "hill", "tuft"], size: 0.72, body: "#cfc08f", shade: "#ab9a68" } as const;

/** The still part of the map. */
export const Ground = memo(function Ground({ wastelands }: { wastelands: readonly RegionId[] }) {
  const { x, y, width, height } = mapBox;
  return (
    <>
      <defs>
        <PaperPatterns />
        <clipPath id="xi-land">
          <path d={coast} />
        </clipPath>
        {regionShapes.map(({ id, path }) => (
          <clipPath key={id} id={`xi-clip-${id}`}>
            <path d={path} />
          </clipPath>
        ))}
      </defs>
      <SignSymbols />
      <rect x={x + 6} y={y + 8} width={width} height={height} className="xi-sheet-shadow" />
      <rect x={x} y={y} width={width} height={height} fill="var(--sea)" />
      <rect x={x} y={y} width={width} height={height} fill="url(#sea-ripple)" />
      <Ship x={120} y={742} />
      <Serpent x={905} y={676} />
      <Compass x={960} y={778} />
      <CoastLines coast={coast} />
      <path d={coast} fill="var(--paper)" stroke="var(--map-ink)" strokeWidth={2.4} strokeLinejoin="round" />
      <g clipPath="url(#xi-land)">
        {regionShapes.map(shape => (
          <Tint key={shape.id} shape={shape} isWaste={wastelands.includes(shape.id)} />
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

/** The colour of a region, which runs out over the shore as wet paint does. */
function Tint({ shape, isWaste }: { shape: RegionShape; isWaste: boolean }) {
  const fill = isWaste ? "var(--xi-waste)" : shape.fill;
  return (
    <g stroke={fill} fill="none" strokeLinejoin="round">
      <path d={shape.path} strokeWidth={96} strokeOpacity={0.16} />
      <path d={shape.path} strokeWidth={52} strokeOpacity={0.22} />
    </g>
  );
}

function Country({ shape, isWaste }: { shape: RegionShape; isWaste: boolean }) {
  const fill = isWaste ? "var(--xi-waste)" : shape.fill;
  const edge = `color-mix(in oklab, ${fill}, var(--map-ink) 45%)`;
  return (
    <g>
      <path d={shape.path} fill={fill} fillOpacity={0.88} />
      <g clipPath={`url(#xi-clip-${shape.id})`} fill="none" stroke={edge} strokeLinejoin="round">
        <path d={shape.path} strokeWidth={70} strokeOpacity={0.07} />
        <path d={shape.path} strokeWidth={44} strokeOpacity={0.1} />
        <path d={shape.path} strokeWidth={22} strokeOpacity={0.16} />
      </g>
      {isWaste ? (
        <path d={shape.path} fill="url(#waste-hatch)" />
      ) : (
        <Signs growth={shape.growth} places={shape.signs} seed={shape.id.length * 17} />
      )}
    </g>
  );
}
