// Free Army Placement: the starting positions that can be taken, each with the land and the Infantry that go with it.
import { xy } from "#web/kit/ink.ts";
import { scenarioOf } from "../content/scenarios.ts";
import { placeOf } from "../map/atlas.ts";
import { CapitalFigure, UnitFigure } from "./pieces/Figures.tsx";
import { optionsOf } from "./places.ts";
import { useTable } from "./table.tsx";

/** Ghosts of every position that is free. */
export function Positions() {
  const { props, view, geometry, colour } = useTable();
  const { question } = props.look;
  const free = optionsOf(question).flatMap(option => (option.kind === "position" ? [option.nation] : []));
  if (!question || free.length === 0) return null;
  const own = colour(question.seat);
  const at = (id: Parameters<typeof placeOf>[0]) => geometry.regions[placeOf(id)]!.at;
  const scaled = `scale(${geometry.scale})`;
  return scenarioOf(view.scenario)
    .positions.filter(({ nation }) => free.includes(nation))
    .map(({ nation, capital, units }) => (
      <g key={nation} className="ty-position" pointerEvents="none">
        {units.infantry.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two Infantry may stand in one region
          <g key={`${id}:${i}`}>
            <path d={`M${xy(at(capital))}L${xy(at(id))}`} />
            <g transform={`translate(${xy(at(id))}) ${scaled}`}>
              <UnitFigure unit="infantry" colour={own} />
            </g>
          </g>
        ))}
        <g transform={`translate(${xy(at(capital))}) ${scaled}`}>
          <CapitalFigure colour={own} />
        </g>
      </g>
    ));
}
