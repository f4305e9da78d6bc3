// Terrain drawn by us in ink: one sign per kind of land, scattered where nothing else lies.
import type { ComponentType } from "react";
import type { Point } from "./ink.ts";
import { seeded } from "./ink.ts";

/** The kinds of signs. */
export type Sign =
  | "mountain"
  | "snowPeak"
  | "hill"
  | "tree"
  | "pine"
  | "tuft"
  | "reed"
  | "vine"
  | "volcano"
  | "field"
  | "deadTree"
  | "wave";

const ink = { stroke: "var(--map-ink)", strokeWidth: 1.3, strokeLinecap: "round", strokeLinejoin: "round" } as const;
const line = { ...ink, fill: "none" } as const;
const thin = { ...line, strokeWidth: 0.8, strokeOpacity: 0.7 } as const;

/** Each sign stands on its origin; `--sign` is the colour of its body, `--sign-shade` of its dark side. */
const drawings: Readonly<Record<Sign, ComponentType>> = {
  mountain: () => (
    <>
      <path d="M-21 2C-15-6-10-17-6-21-4-19-2-17-1-17 1-21 4-27 6-28 10-20 16-8 23 2Z" fill="var(--sign)" {...ink} />
      <path d="M6-28C10-20 16-8 23 2H4C8-6 5-10 7-15 5-18 7-22 6-28Z" fill="var(--sign-shade)" />
      <path d="M9-20l1 7M12-14l1 8M16-8l0 6M-6-21C-7-15-4-12-6-6M-3-14l1 6" {...thin} />
    </>
  ),
  snowPeak: () => (
    <>
      <path d="M-20 2C-14-6-9-17-5-21-3-19-1-17 0-17 2-21 4-26 6-27 10-19 15-8 22 2Z" fill="var(--sign)" {...ink} />
      <path d="M6-27C10-19 15-8 22 2H5C8-6 6-10 8-15Z" fill="var(--sign-shade)" />
      <path d="M-5-21-10-12-6-14-3-11-1-15 2-13 5-16 8-13 11-16C9-20 7-25 6-27 4-26 2-21 0-17Z" {...thin} fill="#fff" />
    </>
  ),
  hill: () => (
    <>
      <path d="M-15 1C-11-8-4-11 1-10 7-9 12-4 16 1" fill="var(--sign)" {...ink} />
      <path d="M4-8l2 4M8-6l2 4M11-3l1 3" {...thin} />
    </>
  ),
  tree: () => (
    <>
      <path d="M0 0v-7" {...line} strokeWidth={2} />
      <path d="M-7-7C-10-11-7-16-3-16-2-20 4-20 5-16 9-16 10-10 7-7 4-4-4-4-7-7Z" fill="var(--sign)" {...ink} />
      <path d="M7-7C4-4-1-4-4-5 3-6 6-10 5-16 9-16 10-10 7-7Z" fill="var(--sign-shade)" />
    </>
  ),
  pine: () => (
    <>
      <path d="M0 1v-5" {...line} strokeWidth={2} />
      <path d="M-7-3 0-11 7-3Q0-1-7-3ZM-6-9 0-17 6-9Q0-7-6-9ZM-4-15 0-23 4-15Q0-13-4-15Z" fill="var(--sign)" {...ink} />
    </>
  ),
  tuft: () => <path d="M-6 0-4-6M-2 0-1-9M2 0 3-7M5 0 8-5" {...line} strokeOpacity={0.65} strokeWidth={1.1} />,
  reed: () => (
    <>
      <path d="M-9 1q4-2 8 0t8 0M-5 4q4-2 8 0t8 0" {...thin} stroke="var(--sea-ink)" strokeWidth={1.1} />
      <path d="M-4 0-5-11M0 0v-14M4 0 5-10" {...line} strokeWidth={1} />
      <path d="M-5-11v-4M0-14v-4M5-10v-4" {...line} strokeWidth={2.6} />
    </>
  ),
  vine: () => (
    <>
      <path d="M-12 0q3-8 6 0m0 0q3-8 6 0m0 0q3-8 6 0m0 0q3-8 6 0" fill="var(--sign)" {...ink} strokeWidth={1} />
      <path d="M-13 2h27" {...thin} />
    </>
  ),
  volcano: () => (
    <>
      <path d="M-24 2C-16-6-12-18-8-24L-3-21 2-24 8-22C12-14 18-5 26 2Z" fill="var(--sign)" {...ink} />
      <path d="M8-22C12-14 18-5 26 2H6C10-6 6-12 8-22Z" fill="var(--sign-shade)" />
      <path d="M-3-21C-5-14 0-12-3-5M2-23C4-16 1-13 4-8" {...thin} strokeWidth={1.8} stroke="#b8432a" />
      <path d="M0-27c-6-4 2-7-2-12m6 10c5-4-1-7 4-12" {...thin} />
    </>
  ),
  field: () => <path d="M-13 0 1-7M-9 3 6-4M-4 5 11-2M-16-3-4-9" {...thin} strokeOpacity={0.5} strokeDasharray="4 2" />,
  deadTree: () => <path d="M0 0C1-6-1-9 0-17M0-8-6-14M0-11 5-16M-4-12l-4 1" {...line} strokeWidth={1.4} />,
  wave: () => <path d="M-10 0q5-5 10 0t10 0" {...line} stroke="var(--sea-ink)" strokeOpacity={0.55} />,
};

/** Definitions of all signs; put once into the map that uses them. */
export function SignSymbols() {
  return (
    <defs>
      {(Object.keys(drawings) as Sign[]).map(sign => {
        const Drawing = drawings[sign];
        return (
          <g key={sign} id={`sign-${sign}`}>
            <Drawing />
          </g>
        );
      })}
    </defs>
  );
}

/** What grows or stands on a piece of land. */
export interface Growth {
  /** The signs to choose from; repeat one to make it frequent. */
  readonly signs: readonly Sign[];
  readonly size: number;
  /** Colours of the bodies and their dark sides. */
  readonly body: string;
  readonly shade: string;
}

/** Signs at given places, each a little different in size. */
export function Signs({ growth, places, seed }: { growth: Growth; places: readonly Point[]; seed: number }) {
  const random = seeded(seed);
  const { signs, size, body, shade } = growth;
  const colours = { "--sign": body, "--sign-shade": shade } as React.CSSProperties;
  return (
    <g style={colours}>
      {places.map(([x, y]) => {
        const sign = signs[Math.floor(random() * signs.length)]!;
        const scale = size * (0.82 + random() * 0.4);
        const flip = random() < 0.4 && sign !== "field" ? -1 : 1;
        const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(flip * scale).toFixed(2)} ${scale.toFixed(2)})`;
        return <use key={`${x}:${y}`} href={`#sign-${sign}`} transform={place} />;
      })}
    </g>
  );
}

/** Lines of water along a coast, thinner and fainter with distance: the oldest way to draw the sea. */
export function CoastLines({ coast, steps = [10, 20, 32, 46, 62] }: { coast: string; steps?: readonly number[] }) {
  const widest = [...steps].reverse();
  return (
    <g fill="none" strokeLinejoin="round">
      {widest.map((distance, i) => (
        <g key={distance}>
          <path
            d={coast}
            stroke="var(--sea-ink)"
            strokeOpacity={0.18 + (0.4 * (i + 1)) / widest.length}
            strokeWidth={distance * 2 + 1.4}
          />
          <path d={coast} stroke="var(--sea)" strokeWidth={distance * 2} />
        </g>
      ))}
      <path d={coast} stroke="var(--sea-deep)" strokeOpacity={0.55} strokeWidth={9} />
    </g>
  );
}

/** Patterns that maps share: paper fibres, hatching for waste land. */
export function PaperPatterns() {
  return (
    <>
      <pattern id="paper-fibres" width={180} height={180} patternUnits="userSpaceOnUse">
        <path d={fibres} stroke="var(--map-ink)" strokeOpacity={0.09} strokeWidth={0.8} fill="none" />
        <path d={specks} stroke="var(--map-ink)" strokeOpacity={0.13} strokeWidth={1.1} strokeLinecap="round" />
      </pattern>
      <pattern id="waste-hatch" width={11} height={11} patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 0V11" stroke="var(--map-ink)" strokeOpacity={0.5} strokeWidth={2.2} />
      </pattern>
      <pattern id="sea-ripple" width={120} height={54} patternUnits="userSpaceOnUse">
        <path
          d="M8 12q7-6 14 0t14 0M70 30q7-6 14 0t14 0M30 47q6-5 12 0"
          fill="none"
          stroke="var(--sea-ink)"
          strokeOpacity={0.28}
          strokeWidth={1.2}
          strokeLinecap="round"
        />
      </pattern>
    </>
  );
}

const random = seeded(7);
const spot = () => Math.round(random() * 1800) / 10;
const fibres = Array.from(
  { length: 46 },
  () => `M${spot()} ${spot()}q${(spot() - 90) / 9} ${(spot() - 90) / 9} ${(spot() - 90) / 5} ${(spot() - 90) / 6}`,
).join("");
const specks = Array.from({ length: 60 }, () => `M${spot()} ${spot()}h.01`).join("");
