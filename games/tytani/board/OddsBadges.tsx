// The chances of the attack that is being planned, on each region it could go to.
import type { Question } from "#kernel/look.ts";
import type { Odds } from "../choices.ts";
import { placeOf } from "../map/atlas.ts";
import { useTable } from "./table.tsx";

/** The chances that a question tells, by the region they are for. */
export function oddsOf(question: Question | null): readonly Odds[] {
  return ((question?.args ?? {}) as { odds?: Odds[] }).odds ?? [];
}

/** "57%". */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/** A badge on every region where the picked units would have to fight. */
export function OddsBadges() {
  const { props, geometry } = useTable();
  return (
    <g pointerEvents="none">
      {oddsOf(props.look.question).map(({ to, chance }) => {
        const [x, y] = geometry.regions[placeOf(to)]!.at;
        return (
          <g
            key={to}
            transform={`translate(${x} ${y - 52 * geometry.scale}) scale(${geometry.scale})`}
            className="ty-odds-badge"
            data-good={chance.win >= 0.5 || undefined}
          >
            <rect x={-31} y={-14} width={62} height={28} rx={14} />
            <text y={6}>{percent(chance.win)}</text>
          </g>
        );
      })}
    </g>
  );
}
