// The realm as the tiles show it: hexes with what grows on them, mountains and waters along their borders, resources.
import { memo } from "react";
import { type Point, seeded } from "#web/kit/ink.ts";
import { type Growth, PaperPatterns, SignSymbols, Signs } from "#web/kit/terrain.tsx";
import { resourceIds } from "../content/resources.ts";
import { type Area, areas, type BorderKind, type Hex } from "../content/tiles.ts";
import type { BoardView } from "../view/view.ts";
import { centreIn, centreOf, endsOf, outline, SIZE, sideOf } from "./geometry.ts";
import { resourceIcons } from "./pieces/icons.tsx";

type Land = "food" | "wood" | "ore" | "barren";

/** What a hex looks like: after the resource it has most of. */
export function landOf({ resources }: Hex): Land {
  const best = resourceIds.reduce((a, b) => (resources[b] > resources[a] ? b : a));
  return resources[best] > 0 ? best : "barren";
}

const growths: Readonly<Record<Land, Growth>> = {
  food: { signs: ["field", "field", "tuft", "vine"], size: 1, body: "#e9d58e", shade: "#b39a4d" },
  wood: { signs: ["tree", "tree", "pine"], size: 0.95, body: "#7fa05f", shade: "#4c7240" },
  ore: { signs: ["hill", "mountain", "hill"], size: 0.85, body: "#bfae9d", shade: "#87776a" },
  barren: { signs: ["tuft", "deadTree", "tuft"], size: 0.9, body: "#cfc6ab", shade: "#a1977a" },
};

const SPOTS = 9;

/** Signs stand in the outer part of a hex, where pieces leave room. */
function spotsIn(area: Area): Point[] {
  const random = seeded(area + 11);
  return Array.from({ length: SPOTS }, (_, i) => {
    const angle = ((i + random() * 0.7) / SPOTS) * Math.PI * 2;
    const far = SIZE * (0.48 + random() * 0.26);
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.95 + 8] as const;
  }).sort(([, a], [, b]) => a - b);
}

const face = outline(0.988);
const bed = outline(1.06);
const clip = outline(0.96);

/** One hex of the land. */
export const HexLand = memo(function HexLand({ area }: { area: Area }) {
  const hex = areas[area]!;
  const land = landOf(hex);
  return (
    <g>
      <path d={face} className={`rw-land rw-land-${land}`} />
      <path d={face} fill="url(#paper-fibres)" />
      <g clipPath="url(#rw-hex-clip)" opacity={0.7}>
        <Signs growth={growths[land]} places={spotsIn(area)} seed={area + 3} />
      </g>
      <Resources hex={hex} />
    </g>
  );
});

/** The resources of a hex. */
function Resources({ hex }: { hex: Hex }) {
  const list = resourceIds.flatMap(resource => Array.from({ length: hex.resources[resource] }, () => resource));
  return (
    <g transform={`translate(0 ${SIZE * 0.72})`}>
      {list.map((resource, i) => {
        const Face = resourceIcons[resource];
        const x = (i - (list.length - 1) / 2) * 21;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons of one row are known by their place
          <g key={i} className={`rw-resource rw-resource-${resource}`}>
            <circle cx={x} r={9.5} />
            <Face x={x - 7} y={-7} size={14} />
          </g>
        );
      })}
    </g>
  );
}

/** What the areas are called, in their eastern corners, where nothing else lies. */
export const Names = memo(function Names({ board }: { board: BoardView }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lettering cannot take the focus; areas say their names themselves
    <g pointerEvents="none" aria-hidden="true">
      {board.list.map(area => {
        const [x, y] = centreIn(board, area);
        return (
          <text key={area} x={x + SIZE * 0.97} y={y} className="rw-hex-name">
            {areas[area]!.id}
          </text>
        );
      })}
    </g>
  );
});

/** Mountains as a row of teeth, waters as a wavy band. */
function Border({ direction, kind }: { direction: number; kind: BorderKind }) {
  const [[ax, ay], [bx, by]] = endsOf(direction);
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return (
    <>
      <path d={sideOf(direction, 0.955)} className={`rw-border rw-border-${kind}`} />
      <g transform={`translate(${(ax + bx) / 2} ${(ay + by) / 2}) rotate(${angle})`}>
        {kind === "mountain" ? (
          <path d="M-32 7-24-3-16 7-8-5 0 7 8-4 16 7 24-3 32 7" className="rw-border-teeth" />
        ) : (
          <path d="M-34 4q8.5-6 17 0t17 0 17 0 17 0" className="rw-border-wave" />
        )}
      </g>
    </>
  );
}

/** The coloured borders of a hex. */
export function Borders({ borders }: { borders: readonly BorderKind[] }) {
  return borders.map((kind, direction) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its direction
    kind === "open" ? null : <Border key={direction} direction={direction} kind={kind} />,
  );
}

/** The whole land. */
export const Ground = memo(function Ground({ board, isFrozen }: { board: BoardView; isFrozen: boolean }) {
  return (
    <g className={isFrozen ? "rw-frozen" : undefined}>
      <defs>
        <PaperPatterns />
        <clipPath id="rw-hex-clip">
          <path d={clip} />
        </clipPath>
      </defs>
      <SignSymbols />
      <g className="rw-bed">
        {board.list.map(area => (
          <path key={area} d={bed} transform={`translate(${centreOf(board.hexOf[area]!).join(" ")})`} />
        ))}
      </g>
      {board.list.map(area => (
        <g key={area} transform={`translate(${centreIn(board, area).join(" ")})`}>
          <HexLand area={area} />
        </g>
      ))}
      {board.list.map(area => (
        <g key={area} transform={`translate(${centreIn(board, area).join(" ")})`}>
          <Borders borders={board.borders[area]!} />
        </g>
      ))}
    </g>
  );
});
