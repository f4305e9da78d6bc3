// The chances of the attack that is being planned, on each region it could go to.
import { NO_ARMY } from "../content/army.ts";
import { placeOf } from "../map/board.ts";
import { attackChance } from "./odds.ts";
import { optionsOf } from "./places.ts";
import { useTable } from "./table.tsx";

/** "57%". */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/** A badge on every region where the picked units would have to fight. */
export function OddsBadges() {
  const { props, view, geometry } = useTable();
  const { question } = props.look;
  if (question?.proc !== "move" || question.step !== "chooseTarget") return null;
  const { army } = (question.args ?? {}) as { army?: number };
  return (
    <g pointerEvents="none">
      {optionsOf(question).map(option => {
        if (option.kind !== "go") return null;
        const at = placeOf(option.to);
        const chance = attackChance(view, question.seat, army ?? NO_ARMY, at);
        const [x, y] = geometry.regions[at]!.at;
        if (!chance) return null;
        return (
          <g
            key={option.to}
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
