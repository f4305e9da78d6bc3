// A city token on the map: recruits waiting on a wall, or a threat with its demands and rewards.
import type { CityToken } from "../../content/tokens.ts";
import type { UnitCounts } from "../../content/units.ts";
import { rewardIcons, threatIcons } from "./icons.tsx";
import { spread, UnitMark } from "./Unit.tsx";

const wall = "M-46 26V-17H-36V-25H-24V-17H-12V-25H0V-17H12V-25H24V-17H36V-25H48V-17H54V20Q54 26 48 26Z";
const claw =
  "M-52-24-46-31-38-25-14-31 0-26 14-31 40-25 48-31 56-24V22L48 30 36 26 20 31 2 27-16 31-34 26-46 30-52 22Z";

/** Waiting units, weakest first; the next one to be recruited stands out. */
export function RecruitFace({ units }: { units: UnitCounts }) {
  const waiting = spread(units);
  return (
    <g>
      <path d={wall} className="xi-recruit-body" />
      <path d="M-46 14H54V20Q54 26 48 26H-46Z" className="xi-recruit-shade" />
      <path
        d="M-46-9H54M-46 17H54M-34-9v-8M-10-9v-8M14-9v-8M38-9v-8M-22 17v9M2 17v9M26 17v9"
        className="xi-recruit-line"
      />
      <path d="M51-17V-38L64-33 51-28" className="xi-recruit-flag" />
      <g transform="translate(4 4)">
        {waiting.map((unit, i) => {
          const x = -31 + i * 17.6;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: units of a type are alike; their place is what counts
            <g key={i}>
              {i === 0 && <circle cx={x} cy={0} r={12.6} className="xi-next" />}
              <UnitMark unit={unit} x={x} scale={i === 0 ? 0.98 : 0.78} />
            </g>
          );
        })}
      </g>
      {waiting.length === 0 && <path d="M-20 5H28" className="xi-recruit-line" />}
    </g>
  );
}

/** A threat: the creature, what it takes, what it gives. `have`: the viewer's own units, to mark what is missing. */
export function ThreatFace({ token, have }: { token: CityToken; have: UnitCounts | null }) {
  const Creature = threatIcons[token.city - 1]!;
  const needed = spread(token.requires);
  const isReady = have !== null && token.requires.every((count, type) => count <= (have[type] ?? 0));
  return (
    <g>
      <path d={claw} className="xi-threat-body" />
      <Creature x={-44} y={-25} size={33} className="xi-threat-creature" />
      <g transform={`translate(${24 - (needed.length - 1) * 10} -9)`}>
        {needed.map((unit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units of a type are alike; their place is what counts
          <UnitMark key={i} unit={unit} x={i * 20} scale={0.86} />
        ))}
      </g>
      <Rewards amounts={token.rewards.map(({ amount }) => amount)} />
      {isReady && (
        <g transform="translate(54 -26)">
          <circle r={9} className="xi-ready" />
          <path d="M-4 0-1 3.4 4.4-3.4" className="xi-ready-tick" />
        </g>
      )}
    </g>
  );
}

function Rewards({ amounts }: { amounts: readonly number[] }) {
  const kinds = ["sovereigns", "bards", "floors"] as const;
  return (
    <g transform="translate(0 16)">
      {kinds.map((kind, i) => {
        const Icon = rewardIcons[kind];
        return (
          <g key={kind} transform={`translate(${-32 + i * 32} 0)`} className={`xi-reward-${kind}`}>
            <Icon x={-12} y={-8} size={15} fill="currentColor" />
            <text x={5} y={5.4} className="xi-reward-number">
              {amounts[i]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
