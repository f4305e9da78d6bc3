// By how much: the three rows of the Battle table as a scale, with what each brings, and where the Battle stands.
import { battleTable } from "../../content/numbers.ts";
import { type Battle, leadOf, rowOf } from "../battle.ts";
import { VpIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";

const ranges = ["0–2", "3–4", "5+"];

/** The scale. */
export function MarginScale({ battle }: { battle: Battle }) {
  const { words, powerName } = useTable();
  const hasDice = battle.sides.some(({ dice }) => dice.length > 0);
  const lead = battle.winner === null ? leadOf(battle) : { role: battle.winner, margin: battle.difference };
  const name = powerName(battle.sides[lead.role].power);
  const row = rowOf(battle);
  const vp = battle.gains.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="ty-margin">
      {hasDice && (
        <p className="ty-margin-now" data-over={battle.winner !== null || undefined}>
          {battle.winner === null ? words.leads(name, lead.margin) : words.wins(name, lead.margin)}
          {vp > 0 && (
            <b>
              {" "}
              <VpIcon size={16} aria-hidden="true" />+{vp}
            </b>
          )}
        </p>
      )}
      {battle.winner !== null && battle.counted !== battle.difference && (
        <p className="hk-quiet">{words.countsAs(battle.counted)}</p>
      )}
      <ol>
        {battleTable.map((each, i) => (
          <li key={each.from} aria-current={hasDice && each === row ? "step" : undefined}>
            <b>{ranges[i]}</b>
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
