// What everybody sees of a seat, for the players panel: floors, bards in the open, cities freed.
import type { SeatPanelProps } from "#web/kit/board.ts";
import { regions } from "../content/regions.ts";
import type { XiditView } from "../view/view.ts";
import { rewardIcons } from "./pieces/icons.tsx";
import { boardWords } from "./words.ts";

const Floors = rewardIcons.floors;
const Bards = rewardIcons.bards;

/** One seat at a glance. */
export function SeatPanel({ view, seat, language }: SeatPanelProps<XiditView>) {
  const words = boardWords[language];
  const each = view.seats[seat];
  if (!each) return null;
  const inTheOpen = view.bards.reduce((sum, row, i) => sum + (regions[i]!.central ? 0 : (row[seat] ?? 0)), 0);
  return (
    <ul className="xi-seat">
      <li title={words.rewardOf.floors(each.built)}>
        <Floors size={16} aria-hidden="true" /> <span className="hk-hidden">{words.rewardOf.floors(each.built)}</span>
        <b aria-hidden="true">{each.built}</b>
      </li>
      <li title={words.rewardOf.bards(inTheOpen)}>
        <Bards size={16} aria-hidden="true" /> <span className="hk-hidden">{words.rewardOf.bards(inTheOpen)}</span>
        <b aria-hidden="true">{inTheOpen}</b>
      </li>
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
