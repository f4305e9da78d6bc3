// The Hall of Fame: the order of the three evaluations, how many each sends away, and the virtual player's markers.
import { useKit } from "#web/kit/kit.tsx";
import type { EvaluationId } from "../../content/evaluations.ts";
import { units } from "../../content/units.ts";
import { rewardIcons } from "../pieces/icons.tsx";
import { UnitIcon } from "../pieces/Unit.tsx";
import { useTable } from "../table.tsx";

const icons: Readonly<Record<EvaluationId, keyof typeof rewardIcons>> = {
  wealth: "sovereigns",
  influence: "floors",
  reputation: "bards",
};

/** The symbol of an evaluation. */
export function EvaluationIcon({ id, size = 22 }: { id: EvaluationId; size?: number }) {
  const Icon = rewardIcons[icons[id]];
  return <Icon size={size} className={`xi-good-${icons[id]}`} aria-hidden="true" />;
}

/** The three columns. */
export function Fame() {
  const { view, words, names } = useTable();
  const { lit } = useKit();
  return (
    <section className="xi-panel xi-fame" aria-label={words.fame}>
      <h3 className="xi-heading">{words.fame}</h3>
      <ol>
        {view.evaluations.map(({ id, eliminates }, i) => (
          <li key={id} data-lit={lit.has(`evaluation:${id}`) || undefined} title={names.evaluations[id].about}>
            <span className="xi-fame-order">{i + 1}</span>
            <EvaluationIcon id={id} />
            <b>{names.evaluations[id].name}</b>
            <span className="xi-fame-out">{words.eliminates(eliminates)}</span>
            {view.virtual && (
              <span className="xi-fame-virtual" title={words.virtual}>
                {view.virtual[id]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Units left in the Barracks. */
export function Barracks() {
  const { view, words, names } = useTable();
  return (
    <section className="xi-panel xi-barracks" aria-label={words.barracks}>
      <h3 className="xi-heading">{words.barracks}</h3>
      <ul className="xi-units xi-units-small">
        {units.map(({ id }, type) => (
          <li key={id} title={names.units[id].title}>
            <UnitIcon unit={id} size={20} />
            <span className="hk-hidden">{names.units[id].title}: </span>
            <b>{view.barracks[type]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The calendar with its census years. */
export function Calendar() {
  const { view, words } = useTable();
  const { year, years, censusYears } = view;
  return (
    <section className="xi-calendar" aria-label={`${words.calendar}: ${words.year(year, years)}`}>
      <span className="xi-calendar-now">{words.year(year, years)}</span>
      <ol>
        {Array.from({ length: years }, (_, i) => {
          const each = i + 1;
          const isCensus = censusYears.includes(each);
          return (
            <li
              key={each}
              data-census={isCensus || undefined}
              data-past={each < year || undefined}
              aria-current={each === year ? "date" : undefined}
              title={isCensus ? `${words.yearTitle(each)}: ${words.censusYear}` : words.yearTitle(each)}
            >
              {each}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
