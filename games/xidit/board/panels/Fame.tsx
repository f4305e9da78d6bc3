// The Hall of Fame: the order of the three evaluations, how many each sends away, and the virtual player's markers.
import type { Seat } from "#kernel/procedure.ts";
import { ref } from "#kernel/texts.ts";
import { Breakdown } from "#web/kit/Breakdown.tsx";
import { useKit } from "#web/kit/kit.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import type { EvaluationId } from "../../content/evaluations.ts";
import type { RegionId } from "../../content/regions.ts";
import { units } from "../../content/units.ts";
import type { Names } from "../../i18n/names.ts";
import { knownValue } from "../../view/values.ts";
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

/** The three columns, each with what can be seen of everybody's value. */
export function Fame() {
  const { view, words, names } = useTable();
  const { lit } = useKit();
  return (
    <section className="xi-panel xi-fame" aria-label={words.fame}>
      <h3 className="xi-heading">{words.fame}</h3>
      <ol>
        {view.evaluations.map(({ id, eliminates }, i) => (
          <li key={id} data-lit={lit.has(`evaluation:${id}`) || undefined}>
            <div className="xi-fame-head" title={names.evaluations[id].about}>
              <span className="xi-fame-order">{i + 1}</span>
              <EvaluationIcon id={id} size={20} />
              <b>{names.evaluations[id].name}</b>
              <span className="xi-fame-out">{words.eliminates(eliminates)}</span>
            </div>
            <Standing evaluation={id} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everybody's value as far as it can be seen; each opens to what it is made of. */
function Standing({ evaluation }: { evaluation: EvaluationId }) {
  const { view, words, colour } = useTable();
  return (
    <div className="xi-standing">
      {view.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is by seat
        <span key={seat} className="xi-standing-seat">
          <SeatShield colour={colour(seat)} size={13} />
          <SeatValue evaluation={evaluation} seat={seat} />
        </span>
      ))}
      {view.virtual && (
        <span className="xi-fame-virtual" title={words.virtual}>
          <span className="hk-hidden">{words.virtual}: </span>
          {view.virtual[evaluation]}
        </span>
      )}
    </div>
  );
}

/** One value; a question mark when it is behind a screen. */
export function SeatValue({ evaluation, seat }: { evaluation: EvaluationId; seat: Seat }) {
  const { view, words, names, seatName } = useTable();
  const known = knownValue(view, evaluation, seat);
  if (!known) {
    return (
      <span title={`${seatName(seat)}: ${words.hidden}`}>
        ?<span className="hk-hidden">{`${seatName(seat)}: ${words.hidden}`}</span>
      </span>
    );
  }
  const title = `${names.evaluations[evaluation].name}, ${seatName(seat)}`;
  const parts = known.parts.map(({ ref: id, amount }) => ({ id, label: [ref(id, nameOf(names, id))], amount }));
  return (
    <Breakdown title={known.isPartial ? `${title} (${words.withoutBastion})` : title} parts={parts} total={known.total}>
      {known.total}
      {known.isPartial && "+"}
    </Breakdown>
  );
}

function nameOf(names: Names, id: string): string {
  const [kind, key = ""] = id.split(":");
  return kind === "region" ? names.regions[key as RegionId].name : names.cities[Number(key) - 1]!.name;
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
