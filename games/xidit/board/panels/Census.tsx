// The military census: everybody's offer turned over at once, and what has been shown so far.
import type { CSSProperties } from "react";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { census } from "../../content/census.ts";
import type { Effect } from "../../content/effects.ts";
import { type UnitId, units } from "../../content/units.ts";
import type { XiditEvent } from "../../events.ts";
import { UnitIcon } from "../pieces/Unit.tsx";
import { type Table, useTable } from "../table.tsx";

type Revealed = Extract<XiditEvent, { type: "censusRevealed" }>;

function effectText({ words }: Table, effect: Effect): string {
  if (effect.op === "gain-sovereigns") return words.rewardOf.sovereigns(effect.amount);
  if (effect.op === "place-bards") return words.rewardOf.bards(effect.amount);
  return words.rewardOf.floors(1);
}

function rewardText(table: Table, unit: UnitId): string {
  const reward = census.find(each => each.unit === unit)!;
  const text = reward.sole.map(effect => effectText(table, effect)).join(", ");
  return `${table.words.censusReward}: ${text} (${table.words.perTie})`;
}

/** The simultaneous reveal of one type. */
export function CensusReveal({ event }: { event: Revealed }) {
  const table = useTable();
  const { words, names, colour, seatName } = table;
  const { unit, shown, winners } = event;
  return (
    <div className="xi-scene xi-census-scene" role="status">
      <h2>
        <UnitIcon unit={unit} size={34} /> {names.units[unit].title}
      </h2>
      <div className="xi-census-hands">
        {shown.map((count, seat) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is by seat
            key={seat}
            className="xi-census-hand"
            data-wins={winners.includes(seat) || undefined}
            style={{ "--seat": `var(--seat-${colour(seat)})` } as CSSProperties}
          >
            <SeatShield colour={colour(seat)} size={30} />
            <b className="xi-census-count">{count}</b>
            <span>{seatName(seat)}</span>
          </div>
        ))}
      </div>
      <p>{winners.length === 0 ? words.nobody : rewardText(table, unit)}</p>
    </div>
  );
}

/** What everybody has shown in this census. */
export function CensusTable() {
  const { view, words, names, colour, seatName } = useTable();
  if (!view.census) return null;
  const { shown, unit } = view.census;
  return (
    <table className="xi-census-table">
      <caption>{words.census}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hk-hidden">{words.shown}</span>
          </th>
          {units.map(({ id }) => (
            <th key={id} scope="col" data-now={id === unit || undefined}>
              <UnitIcon unit={id} size={22} title={names.units[id].title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is by seat
          <tr key={seat}>
            <th scope="row">
              <SeatShield colour={colour(seat)} size={16} /> {seatName(seat)}
            </th>
            {row.map((count, type) => (
              <td key={units[type]!.id}>{count ?? "·"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
