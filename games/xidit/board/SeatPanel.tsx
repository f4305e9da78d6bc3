// What everybody sees of a seat, for the players panel: what the evaluations would say, cities freed.
import type { SeatPanelProps } from "#web/kit/board.ts";
import { Lead as Figure } from "#web/kit/Lead.tsx";
import { knownValue } from "../view/values.ts";
import type { XiditView } from "../view/view.ts";
import { EvaluationIcon } from "./panels/Fame.tsx";
import { namesOf } from "./table.tsx";
import { boardWords } from "./words.ts";

/** What the evaluations would say of a seat, in their order; the last of each would be out. */
export function Lead({ view, seat, language }: SeatPanelProps<XiditView>) {
  const words = boardWords[language];
  return view.evaluations
    .filter(({ id }) => id !== "wealth")
    .map(({ id }) => {
      const values = view.seats.map((_, each) => knownValue(view, id, each)?.total ?? 0);
      const own = values[seat] ?? 0;
      const isLast = own === Math.min(...values) && own < Math.max(...values);
      const label = `${namesOf[language].evaluations[id].name}: ${own}${isLast ? ` (${words.wouldBeOut})` : ""}`;
      return (
        <Figure key={id} label={label} mark={<EvaluationIcon id={id} size={15} />} place={isLast ? "behind" : null}>
          {own}
        </Figure>
      );
    });
}

/** One seat at a glance. */
export function SeatPanel({ view, seat, language }: SeatPanelProps<XiditView>) {
  const words = boardWords[language];
  const each = view.seats[seat];
  if (!each) return null;
  return (
    <ul className="xi-seat">
      <li title={words.freed}>
        <span aria-hidden="true">⚔</span>
        <span className="hk-hidden">{words.freed}: </span>
        <b>{each.freed}</b>
      </li>
      {view.first === seat && (
        <li className="xi-first" title={words.firstPlayer}>
          1
        </li>
      )}
    </ul>
  );
}
