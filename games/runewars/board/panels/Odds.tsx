// The odds of a march, before anybody has to fight.
import { useMemo } from "react";
import { typeOf } from "../../content/units.ts";
import { NONE } from "../marks.ts";
import { marchOdds, percent } from "../odds.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** The chance of the units that are on their way to an area which somebody holds. */
export function MarchOdds({ work }: { work: Work }) {
  const { view, words, own } = useTable();
  const { steps } = work;
  const to = steps[0]?.to ?? NONE;
  const chance = useMemo(() => {
    if (to < 0 || view.controller[to] === own?.seat) return null;
    const army = steps.flatMap(({ unit, count }) => Array<number>(count).fill(typeOf(unit)));
    return marchOdds(view, army, to);
  }, [steps, view, to, own?.seat]);
  if (chance === null) return null;
  return (
    <span className="rw-odds" data-good={chance >= 0.5 || undefined} title={words.oddsNote}>
      {words.odds(percent(chance))}
    </span>
  );
}
