// The world as the map shows it: four continents in a shared sea, terrain and its signs, ferries, labels on the edge.
import { memo } from "react";
import { Area } from "#web/kit/Land.tsx";
import { CoastLines, type Growth, PaperPatterns, SignSymbols, Signs } from "#web/kit/terrain.tsx";
import { ferries } from "../content/geometry.ts";
import { LAND_REGIONS, type Region, regions, type Terrain } from "../content/regions.ts";
import type { Names } from "../i18n/names.ts";
import { centreOf, continentPaths, lineOf, paths, signPlaces } from "./geometry.ts";
import { KrakenIcon, resourceIcons } from "./pieces/icons.tsx";

const growths: Readonly<Partial<Record<Terrain, Growth>>> = {
  plains: { signs: ["field", "field", "tuft", "vine"], size: 0.95, body: "#ead58a", shade: "#b39a4d" },
  forest: { signs: ["tree", "tree", "pine"], size: 0.95, body: "#7fa05f", shade: "#4c7240" },
  mountain: { signs: ["mountain", "mountain", "hill", "snowPeak"], size: 0.85, body: "#c3b3a2", shade: "#87776a" },
  desert: { signs: ["tuft", "hill", "deadTree"], size: 0.8, body: "#ecd9a4", shade: "#c2a566" },
  swamp: { signs: ["reed", "reed", "deadTree"], size: 0.9, body: "#93a87d", shade: "#64784f" },
  capital: { signs: ["field", "tree", "tuft"], size: 0.75, body: "#dccf9a", shade: "#a08f55" },
};

const SIGNS = 9;
const CLEAR = 44;

const land: readonly Region[] = Array.from({ length: LAND_REGIONS }, (_, at) => at);
const sea: readonly Region[] = regions.flatMap((_, at) => (at >= LAND_REGIONS ? [at] : []));

/** What a Region gives, with a dot for each worker space. */
function ResourcePlate({ at }: { at: Region }) {
  const { resource, workers } = regions[at]!;
  if (resource === "") return null;
  const Face = resourceIcons[resource];
  const [x, y] = centreOf(at);
  return (
    <g transform={`translate(${x} ${y + 36}) scale(1.25)`} className={`hl-plate hl-plate-${resource}`}>
      <rect x={-17 - workers * 3.5} y={-9.5} width={34 + workers * 7 - 8} height={19} rx={9.5} />
      <Face x={-13 - workers * 3.5} y={-7.5} size={15} />
      {Array.from({ length: workers }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal spaces are known by their place
        <circle key={i} cx={9 - workers * 3.5 + i * 9} r={3.4} />
      ))}
    </g>
  );
}

const Land = memo(function Land({ at }: { at: Region }) {
  const { terrain } = regions[at]!;
  const growth = growths[terrain];
  return (
    <g>
      <Area id={`hl-${at}`} path={paths[at]!} fill={`var(--hl-${terrain})`} />
      <path d={paths[at]} fill="url(#paper-fibres)" />
      {growth && (
        <g opacity={0.8}>
          <Signs growth={growth} places={signPlaces(at, SIGNS, CLEAR)} seed={at + 3} />
        </g>
      )}
      <path d={paths[at]} className="hl-border" />
    </g>
  );
});

/** The label of a ferry over the edge, where its line leaves the sheet. */
function EdgeLabels() {
  return ferries.flatMap(({ id, label, lines }) =>
    label === ""
      ? []
      : lines.flatMap(line => {
          const [x = 0, y = 0] = (line.split(" ").at(-1) ?? "").split(",").map(Number);
          const isOnEdge = x <= 0 || y <= 0 || x >= 1000 || y >= 1000;
          if (!isOnEdge) return [];
          const [cx, cy] = [x <= 0 ? -4 : x >= 1000 ? 1004 : x, y <= 0 ? -4 : y >= 1000 ? 1004 : y];
          return [
            <g key={`${id}:${x}:${y}`} transform={`translate(${cx} ${cy})`} className="hl-edge">
              <circle r={14} />
              <text y={6}>{label}</text>
            </g>,
          ];
        }),
  );
}

function Ferries() {
  return (
    <g className="hl-ferries">
      {ferries.flatMap(({ id, lines }) =>
        lines.map(line => (
          <g key={`${id}:${line.slice(0, 12)}`}>
            <path d={lineOf(line)} className="hl-ferry-bed" />
            <path d={lineOf(line)} className="hl-ferry" />
          </g>
        )),
      )}
    </g>
  );
}

function SeaRegions() {
  return sea.map(at => {
    const [x, y] = centreOf(at);
    const isCentral = regions[at]!.terrain === "central-sea";
    return (
      <g key={at}>
        <path d={paths[at]} className={isCentral ? "hl-sea hl-sea-central" : "hl-sea"} />
        {isCentral && <KrakenIcon x={x - 85} y={y - 85} size={170} className="hl-kraken" />}
      </g>
    );
  });
}

/** The whole map. */
export const Ground = memo(function Ground({ names }: { names: Names }) {
  return (
    <g>
      <defs>
        <PaperPatterns />
        <radialGradient id="hl-water">
          <stop offset="0" stopColor="var(--hl-deep)" />
          <stop offset="0.55" stopColor="var(--hl-sea)" />
          <stop offset="1" stopColor="var(--hl-sea-edge)" />
        </radialGradient>
      </defs>
      <SignSymbols />
      <rect x={-26} y={-26} width={1052} height={1052} rx={20} className="hl-frame" />
      <rect width={1000} height={1000} fill="url(#hl-water)" />
      <rect width={1000} height={1000} fill="url(#sea-ripple)" />
      <SeaRegions />
      {continentPaths.map((path, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: continents never change
        <CoastLines key={i} coast={path} steps={[5, 11, 18]} />
      ))}
      {land.map(at => (
        <Land key={at} at={at} />
      ))}
      {continentPaths.map((path, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: continents never change
        <path key={i} d={path} className="hl-coast" />
      ))}
      <Ferries />
      <rect width={1000} height={1000} className="hl-neatline" />
      <EdgeLabels />
      {regions.map(({ id }, at) => {
        const [x, y] = centreOf(at);
        const lines = (names.regions[at] ?? "").split(" ");
        return (
          <text key={id} y={y + 60} className={at < LAND_REGIONS ? "hl-name" : "hl-name hl-name-sea"}>
            {lines.map((line, i) => (
              <tspan key={line} x={x} dy={i === 0 ? 0 : "0.95em"}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
      {land.map(at => (
        <ResourcePlate key={at} at={at} />
      ))}
    </g>
  );
});
