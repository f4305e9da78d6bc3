// A small map with every kind of terrain and every state of a target; and tokens.

import { useState } from "react";
import { GiBowArrow, GiBroadsword, GiHorseHead, GiStoneTower, GiTrident, GiWolfHead } from "react-icons/gi";
import { say } from "#kernel/texts.ts";
import { type Point, roughen, scatter, smoothClosed } from "../ink.ts";
import { KitProvider } from "../KitProvider.tsx";
import { useKit } from "../kit.tsx";
import { Area } from "../Land.tsx";
import { MapLayer } from "../MapLayer.tsx";
import type { Offer } from "../options.ts";
import { Stack, Token, type TokenShape } from "../Piece.tsx";
import { SeatPatterns } from "../seat-colours.tsx";
import { Target } from "../Target.tsx";
import { CoastLines, PaperPatterns, type Sign, SignSymbols, Signs } from "../terrain.tsx";
import { exampleRefusals, exampleSeats } from "./examples.ts";

const outline: readonly Point[] = [
  [60, 60],
  [400, 30],
  [740, 70],
  [760, 330],
  [500, 400],
  [180, 380],
  [40, 250],
];
const coastPoints = roughen(outline, 18, 3, 4);
const coast = smoothClosed(coastPoints);
const box = { x: 0, y: 0, width: 800, height: 430 };

const kinds: readonly { sign: Sign; fill: string; body: string; shade: string }[] = [
  { sign: "mountain", fill: "#b9a58e", body: "#cdbba2", shade: "#9c866b" },
  { sign: "pine", fill: "#dfe9ee", body: "#cfdde2", shade: "#9fb4bf" },
  { sign: "tree", fill: "#7fae76", body: "#6f9a62", shade: "#4d7849" },
  { sign: "reed", fill: "#8fa08a", body: "#8d9f7e", shade: "#6d8064" },
  { sign: "vine", fill: "#b7cf7a", body: "#9dbb60", shade: "#7b9a45" },
  { sign: "hill", fill: "#e3cf7a", body: "#e2cf85", shade: "#c1aa58" },
];

const squares = kinds.map((kind, i) => {
  const [left, top] = [110 + (i % 3) * 200, 90 + Math.floor(i / 3) * 130];
  const polygon: Point[] = [
    [left, top],
    [left + 180, top],
    [left + 180, top + 115],
    [left, top + 115],
  ];
  return { ...kind, left, top, polygon, path: `M${left} ${top}h180v115h-180Z` };
});

const states: readonly { offer: Offer; label: string }[] = [
  { offer: { choices: [{ kind: "go" }], refusal: null, pending: null }, label: "option" },
  { offer: { choices: [], refusal: exampleRefusals[0]!, pending: null }, label: "refused" },
  { offer: { choices: [], refusal: null, pending: { kind: "go" } }, label: "pending" },
  { offer: { choices: [], refusal: null, pending: null }, label: "idle" },
  { offer: { choices: [], refusal: null, pending: null }, label: "lit" },
  { offer: { choices: [], refusal: null, pending: null }, label: "waste" },
];

function GroundExample() {
  return (
    <>
      <defs>
        <PaperPatterns />
      </defs>
      <SignSymbols />
      <rect width={800} height={430} fill="var(--sea)" />
      <rect width={800} height={430} fill="url(#sea-ripple)" />
      <CoastLines coast={coast} />
      <path d={coast} fill="var(--paper)" stroke="var(--map-ink)" strokeWidth={2.2} />
      {squares.map(({ sign, fill, body, shade, path, polygon }, i) => (
        <g key={sign}>
          <Area id={`example-${sign}`} path={path} fill={fill} isWaste={i === 5} />
          <Signs
            growth={{ signs: [sign], size: 0.9, body, shade }}
            places={scatter(polygon, 40, i, ([x, y]) => x > polygon[0]![0] + 20 && y > polygon[0]![1] + 26)}
            seed={i}
          />
        </g>
      ))}
      <path d={coast} fill="url(#paper-fibres)" />
    </>
  );
}

/** The map. */
export function MapExample() {
  const { language } = useKit();
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <KitProvider language={language} seats={exampleSeats} lit={new Set(["area:4"])}>
      <div className="hk-gallery-map">
        <MapLayer box={box} label="Saltmarsh" ground={<GroundExample />}>
          <defs>
            <SeatPatterns />
          </defs>
          {squares.map(({ sign, path, left, top }, i) => (
            <Target
              key={sign}
              place={`area:${i}`}
              label={`${sign}: ${states[i]!.label}`}
              offer={states[i]!.offer}
              hint={{ title: sign, body: picked === sign ? "✓" : states[i]!.label }}
              why={() => say`The tide is in.`}
              onPick={() => setPicked(sign)}
            >
              <path d={path} fill="transparent" />
              <path d={path} className="hk-halo" data-anchor="" />
              <text x={left + 90} y={top + 20} className="hk-gallery-label">
                {states[i]!.label}
              </text>
            </Target>
          ))}
        </MapLayer>
      </div>
    </KitProvider>
  );
}

const shapes: readonly TokenShape[] = ["round", "square", "shield", "diamond", "hexagon", "triangle"];
const icons = [GiBroadsword, GiBowArrow, GiStoneTower, GiTrident, GiWolfHead, GiHorseHead];

/** Tokens in all shapes, colours and states, and a stack. */
export function TokenExamples() {
  return (
    <svg width={720} height={170} viewBox="0 0 720 170" role="img" aria-label="tokens" className="hk-gallery-wide">
      <defs>
        <SeatPatterns />
      </defs>
      {shapes.map((shape, i) => (
        <Token
          key={shape}
          shape={shape}
          colour={exampleSeats[i]!.colour}
          icon={icons[i]!}
          x={40 + i * 62}
          y={40}
          count={i + 1}
        />
      ))}
      <Token shape="shield" colour="red" icon={GiBroadsword} x={40} y={120} isGhost />
      <Token shape="shield" colour="red" icon={GiBroadsword} x={110} y={120} isSpent />
      <Token shape="round" colour={null} icon={GiWolfHead} x={180} y={120} count={12} />
      <Stack x={560} y={84} width={230} gap={48}>
        {icons.map((icon, i) => (
          <Token key={shapes[i]} shape={shapes[i]!} colour="green" icon={icon} scale={0.9} />
        ))}
      </Stack>
    </svg>
  );
}
