// The map as it is printed: sea, coasts, land with what grows on it, borders, the frame of the sheet. Painted once for
// each scenario.
import { memo } from "react";
import { distanceToBorder, type Point, scatter } from "#web/kit/ink.ts";
import { CoastLines, PaperPatterns, SignSymbols, Signs } from "#web/kit/terrain.tsx";
import type { ScenarioId } from "../content/scenarios.ts";
import { boardOf } from "../map/atlas.ts";
import { geometryOf, type RegionGeometry, type SideGeometry } from "./geometry.ts";
import { growths, landOf } from "./growths.ts";

const waterLines = [5, 11, 19, 29];
/** How broad the frame of the sheet is. */
export const FRAME = 26;

/** The still part of the map. */
export const Ground = memo(function Ground({
  scenario,
  seas,
}: {
  scenario: ScenarioId;
  seas: Readonly<Record<string, string>>;
}) {
  const board = boardOf({ scenario });
  const geometry = geometryOf(board.scenario.side);
  const { width, height, land, regions } = geometry;
  return (
    <>
      <defs>
        <PaperPatterns />
        <clipPath id="ty-sheet">
          <rect width={width} height={height} />
        </clipPath>
        <clipPath id="ty-land-clip">
          <path d={land} />
        </clipPath>
      </defs>
      <SignSymbols />
      <Frame width={width} height={height} />
      <g clipPath="url(#ty-sheet)">
        <rect width={width} height={height} className="ty-sea" />
        <rect width={width} height={height} fill="url(#sea-ripple)" />
        <CoastLines coast={land} steps={waterLines} />
        <path d={land} className="ty-land" />
        {regions.map((region, at) => (
          <LandSigns key={region.id} region={region} seed={at * 31 + 7} scale={geometry.scale} />
        ))}
        <path d={land} fill="url(#paper-fibres)" />
        <path d={land} className="ty-borders" />
        {regions.map(({ id, path }, at) =>
          board.isActive[at] ? null : (
            <g key={id}>
              <path d={path} className="ty-inactive" />
              <path d={path} className="ty-inactive-hatch" />
            </g>
          ),
        )}
        <SeaNames geometry={geometry} seas={seas} />
      </g>
    </>
  );
});

function Frame({ width, height }: { width: number; height: number }) {
  const f = FRAME;
  return (
    <g className="ty-frame">
      <rect x={-f} y={-f} width={width + 2 * f} height={height + 2 * f} rx={5} className="ty-frame-sheet" />
      <rect x={-f + 7} y={-f + 7} width={width + 2 * f - 14} height={height + 2 * f - 14} className="ty-frame-line" />
      <rect x={-6} y={-6} width={width + 12} height={height + 12} className="ty-frame-scale" />
      <rect width={width} height={height} className="ty-frame-edge" />
    </g>
  );
}

/** Signs keep off the middle of a region, where pieces stand, and off its borders. */
function LandSigns({ region, seed, scale }: { region: RegionGeometry; seed: number; scale: number }) {
  const { outline, at } = region;
  const growth = growths[landOf(region.id)];
  const isFree = (point: Point): boolean => {
    const [dx, dy] = [(point[0] - at[0]) / (58 * scale), (point[1] - at[1]) / (44 * scale)];
    return dx * dx + dy * dy > 1 && distanceToBorder(point, outline) > 12;
  };
  const places = scatter(outline, growth.spacing * scale, seed, isFree);
  return (
    <g className="ty-signs">
      <Signs growth={{ ...growth, size: growth.size * scale * 0.9 }} places={places} seed={seed} />
    </g>
  );
}

function SeaNames({ geometry, seas }: { geometry: SideGeometry; seas: Readonly<Record<string, string>> }) {
  return geometry.seas.map(({ id, at: [x, y] }) => (
    <text key={id} x={x} y={y} className="ty-sea-name">
      {(seas[id] ?? "").split(" ").map((word, i, all) => (
        <tspan key={word} x={x} dy={i === 0 ? `${-(all.length - 1) * 0.5}em` : "1.05em"}>
          {word}
        </tspan>
      ))}
    </text>
  ));
}
