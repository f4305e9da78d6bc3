// The odds of a battle, before and while it is fought.
import { useMemo } from "react";
import type { SeatColour } from "#web/kit/board.ts";
import { NONE } from "../../content/marks.ts";
import { typeOf } from "../../content/units.ts";
import { marchOdds, percent } from "../../view/odds.ts";
import { groupsText } from "../describe.tsx";
import { troopsIn, troopsOf } from "../Forces.tsx";
import { type Troop, UnitSign } from "../pieces/Figures.tsx";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** A chance of the attacker. */
export function Odds({ chance }: { chance: number }) {
  const { words } = useTable();
  return (
    <span className="rw-odds" data-good={chance >= 0.5 || undefined} title={words.oddsNote}>
      <span className="rw-odds-words">{words.odds(percent(chance))}</span>
      <span className="rw-odds-short">{words.oddsShort(percent(chance))}</span>
    </span>
  );
}

/** Who stands before an area and who holds it, before it is decided whether they fight or talk. */
export function Encounter({ work }: { work: Work }) {
  const table = useTable();
  const { view, colour } = table;
  const { force } = view;
  if (!force || view.contested === force.area) return null;
  return (
    <div className="rw-encounter">
      <Troops troops={troopsOf(force.figures)} colour={colour(force.seat)} />
      <span aria-hidden="true">⚔</span>
      <Troops troops={troopsIn(table, force.area)} colour={colour(view.owner[force.area] ?? NONE)} />
      <MarchOdds work={work} />
    </div>
  );
}

function Troops({ troops, colour }: { troops: readonly Troop[]; colour: SeatColour | null }) {
  const { names } = useTable();
  return (
    <ul>
      {troops.map(troop => (
        <li key={`${troop.unit}:${troop.isRouted}`}>
          <UnitSign {...troop} colour={colour} size={38} />
          <span className="hk-hidden">{groupsText({ names }, [troop])}</span>
        </li>
      ))}
    </ul>
  );
}

/** The chance of the units that are planned, sent or standing before an area which others hold. */
export function MarchOdds({ work }: { work: Work }) {
  const { view, own } = useTable();
  const { force } = view;
  const { steps } = work;
  const area = force?.area ?? steps[0]?.to ?? null;
  const chance = useMemo(() => {
    if (area === null || !own || view.controller[area] === own.seat || view.contested === area) return null;
    const army = force?.figures ?? steps.flatMap(({ unit, count }) => Array<number>(count).fill(typeOf(unit)));
    return marchOdds(view, force?.seat ?? own.seat, army, area);
  }, [area, force, steps, view, own]);
  return chance === null ? null : <Odds chance={chance} />;
}
