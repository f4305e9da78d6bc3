// By how much: the three rows of the Battle table as a scale, with what each brings, and where the Battle stands.
import { battleTable } from "../../content/numbers.ts";
import type { BattleView } from "../../view/battle.ts";
import { VpIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";

/** "3–4": the margins of a row; the last one has no end. */
const marginsOf = (from: number, next: number | undefined): string =>
  next === undefined ? `${from}+` : `${from}–${next - 1}`;

/** The scale. */
export function MarginScale({ battle }: { battle: BattleView }) {
  const { words, powerName } = useTable();
  const hasDice = battle.sides.some(({ dice }) => dice.length > 0);
  const { isDecided, winner, difference, counted, row, gained } = battle;
  const name = powerName(battle.sides[winner].power);
  return (
    <div className="ty-margin">
      {hasDice && (
        <p className="ty-margin-now" data-over={isDecided || undefined}>
          {isDecided ? words.wins(name, difference) : words.leads(name, difference)}
          {gained > 0 && (
            <b>
              {" "}
              <VpIcon size={16} aria-hidden="true" />+{gained}
            </b>
          )}
        </p>
      )}
      {counted !== difference && <p className="hk-quiet">{words.countsAs(counted)}</p>}
      <ol>
        {battleTable.map((each, i) => (
          <li key={each.from} aria-current={hasDice && each.from === row ? "step" : undefined}>
            <b>{marginsOf(each.from, battleTable[i + 1]?.from)}</b>
            <span>{words.lossesOf(each.losses)}</span>
            <span>{words.cardsOf(each.cards)}</span>
            <span className="ty-margin-vp">
              <VpIcon size={13} aria-hidden="true" />
              {each.vp}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
