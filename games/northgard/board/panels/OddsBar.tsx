// A chance as a small bar with its number.
import type { Question } from "#kernel/look.ts";
import type { Odds } from "../../choices.ts";
import { useTable } from "../table.tsx";

const percent = (chance: number): number => Math.round(chance * 100);

/** The chances that a question tells, in the order of its options; null where there is nothing to win. */
export function oddsIn(question: Question): readonly (Odds | null)[] {
  return (question.args as { readonly odds?: readonly (Odds | null)[] } | null)?.odds ?? [];
}

/** "41%", or "13–41%" where it depends on the other side's food. */
export function chanceText({ least, most }: Odds): string {
  return percent(least) === percent(most) ? `${percent(least)}%` : `${percent(least)}–${percent(most)}%`;
}

/** The chance of a side, from what the viewer can see. */
export function OddsBar({ chance }: { chance: Odds }) {
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
