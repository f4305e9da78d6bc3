// A chance as a small bar with its number.
import type { Chance } from "../odds.ts";
import { useTable } from "../table.tsx";

const percent = (chance: number): number => Math.round(chance * 100);

/** "41%", or "13–41%" where it depends on the other side's food. */
export function chanceText({ least, most }: Chance): string {
  return percent(least) === percent(most) ? `${percent(least)}%` : `${percent(least)}–${percent(most)}%`;
}

/** The chance of a side, from what the viewer can see. */
export function Odds({ chance }: { chance: Chance }) {
  const { words } = useTable();
  return (
    <span className="ng-odds" title={words.oddsNote}>
      <span className="ng-odds-bar" aria-hidden="true">
        <i style={{ inlineSize: `${percent(chance.most)}%` }} />
        <b style={{ inlineSize: `${percent(chance.least)}%` }} />
      </span>
      {chanceText(chance)}
    </span>
  );
}
