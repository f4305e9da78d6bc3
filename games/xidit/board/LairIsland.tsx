// The titans' lair: an island off the coast where three stacks of titans sleep or rage.
import { roughen, smoothClosed } from "#web/kit/ink.ts";
import { Target } from "#web/kit/Target.tsx";
import { CoastLines } from "#web/kit/terrain.tsx";
import { titans } from "../content/titans.ts";
import type { TitanStackView } from "../view/view.ts";
import { titanIcons } from "./pieces/icons.tsx";
import { useTable } from "./table.tsx";

const outline = [
  [905, -6],
  [965, -14],
  [1030, 4],
  [1056, 52],
  [1040, 106],
  [985, 128],
  [920, 120],
  [872, 92],
  [866, 36],
] as const;
const island = smoothClosed(roughen(outline, 12, 2, 9));

const rocks = [
  ["volcano", 962, 20, 0.9],
  ["mountain", 912, 24, 0.7],
  ["mountain", 1014, 26, 0.75],
  ["deadTree", 884, 70, 0.9],
  ["deadTree", 1042, 78, 0.9],
  ["tuft", 930, 108, 0.9],
  ["tuft", 990, 112, 0.9],
] as const;

/** The island. */
export function LairIsland() {
  const { view, words } = useTable();
  return (
    <g className="xi-lair" transform="translate(-14 20)">
      <CoastLines coast={island} steps={[7, 15, 24]} />
      <path d={island} className="xi-lair-land" />
      <g className="xi-lair-rocks">
        {rocks.map(([sign, x, y, scale]) => (
          <use key={`${x}:${y}`} href={`#sign-${sign}`} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
      <path id="xi-lair-arc" d="M872 140Q962 168 1052 140" fill="none" />
      <text className="xi-sea-name">
        <textPath href="#xi-lair-arc" startOffset="50%" textAnchor="middle">
          {words.lair}
        </textPath>
      </text>
      {view.titans.map((stack, i) => (
        <TitanStack key={stack.units} stack={stack} x={906 + i * 54} y={i === 1 ? 50 : 64} />
      ))}
    </g>
  );
}

function TitanStack({ stack, x, y }: { stack: TitanStackView; x: number; y: number }) {
  const { words, names, offers, choose } = useTable();
  const titan = titans.find(({ id }) => id === stack.raging);
  const state = titan ? words.raging : stack.count > 0 ? words.asleep : words.slain;
  const title = titan ? names.titans[titan.id].name : state;
  const rewards = titan?.rewards.map(({ id, amount }) => words.rewardOf[id](amount)).join(", ");
  const body = [words.anyUnits(stack.units), rewards && words.gives(rewards)].filter(Boolean).join("; ");
  const Icon = titan ? titanIcons[titan.id] : null;
  return (
    <Target
      place={titan ? `titan:${titan.id}` : `stack:${stack.units}`}
      label={`${words.lair}: ${title}, ${state}. ${body}`}
      offer={offers.wiring.at(titan ? `titan:${titan.id}` : `stack:${stack.units}`)}
      hint={{ title, body: `${state}. ${body}` }}
      transform={`translate(${x} ${y})`}
      className="xi-titan"
      want={offers.want}
      why={offers.why}
      onPick={() => titan && choose({ kind: "fight", titan: titan.id })}
    >
      <ellipse cx={3} cy={26} rx={27} ry={8} className="xi-shadow" />
      {stack.count === 2 && <path d="M-24 26-20-2-10-20 4-26 18-16 24 26Z" className="xi-titan-below" />}
      {stack.count > 0 && (
        <path d="M-24 22-20-6-10-24 4-30 18-20 24 22Z" className="xi-titan-rock" data-raging={titan ? "" : undefined} />
      )}
      <path d="M-24 22-20-6-10-24 4-30 18-20 24 22Z" className="hk-halo" data-anchor="" />
      {Icon && <Icon x={-16} y={-24} size={34} className="xi-titan-face" />}
      {!Icon && stack.count > 0 && <path d="M-11-6q4 4 8 0M4-6q4 4 8 0M-5 6h11" className="xi-titan-sleep" />}
      {stack.count > 0 && (
        <text y={20} className="xi-titan-cost">
          {stack.units}×?
        </text>
      )}
      {stack.count === 0 && <path d="M-14 24q6-10 14-4 8-8 14 4Z" className="xi-titan-below" />}
    </Target>
  );
}
