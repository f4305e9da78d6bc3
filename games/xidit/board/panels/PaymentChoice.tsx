// Units for a titan: tapped in any order, paid together.
import { useState } from "react";
import type { Question } from "#kernel/look.ts";
import { useKit } from "#web/kit/kit.tsx";
import { Sentence } from "#web/kit/Sentence.tsx";
import { type UnitId, units } from "../../content/units.ts";
import { canPick, nonePicked, paymentOf, pickedCount, unitsAsked } from "../../view/payment.ts";
import { UnitIcon } from "../pieces/Unit.tsx";
import { useTable } from "../table.tsx";

/** The panel. */
export function PaymentChoice({ question }: { question: Question }) {
  const { words, choose, own, pending, army } = useTable();
  const [picked, setPicked] = useState(nonePicked);
  const [why, setWhy] = useState<UnitId | null>(null);
  const owned = own?.view.units ?? nonePicked;
  const asked = unitsAsked(question);
  const isIdle = pending === null;
  const tap = (type: number) => {
    if (isIdle && canPick(question, owned, picked, type)) setPicked(picked.with(type, picked[type]! + 1));
    else setWhy(units[type]!.id);
  };
  return (
    <section className="xi-choice xi-choice-row" aria-label={words.payUnits(asked)}>
      <h3 className="xi-heading">{words.payUnits(asked)}</h3>
      <div className="xi-pay">
        {units.map(({ id }, type) => (
          <UnitButton
            key={id}
            unit={id}
            left={owned[type]! - picked[type]!}
            isOffered={isIdle && canPick(question, owned, picked, type)}
            onTap={() => tap(type)}
          />
        ))}
      </div>
      <div className="xi-pay-side">
        <p className="xi-tally">{army(picked)}</p>
        <div className="xi-plan-buttons">
          <button
            type="button"
            className="hk-button"
            disabled={!isIdle || pickedCount(picked) === 0}
            onClick={() => setPicked(nonePicked)}
          >
            {words.startAgain}
          </button>
          <button
            type="button"
            className="hk-button hk-button-main"
            disabled={!isIdle || pickedCount(picked) < asked}
            onClick={() => choose(...paymentOf(question, owned, picked))}
          >
            {words.pay}
          </button>
        </div>
        {why && <WhyNot unit={why} />}
      </div>
    </section>
  );
}

function UnitButton(props: { unit: UnitId; left: number; isOffered: boolean; onTap: () => void }) {
  const { names, offers } = useTable();
  const { title } = names.units[props.unit];
  return (
    <button
      type="button"
      className="xi-pay-unit"
      aria-disabled={!props.isOffered}
      title={title}
      onPointerEnter={offers.want}
      onFocus={offers.want}
      onClick={props.onTap}
    >
      <UnitIcon unit={props.unit} size={34} title={title} />
      <b>{props.left}</b>
    </button>
  );
}

/** Why the table refuses a type, if it does. */
function WhyNot({ unit }: { unit: UnitId }) {
  const { offers } = useTable();
  const { openRule, words } = useKit();
  const { refusal } = offers.wiring.at(`unit:${unit}`);
  if (refusal?.why !== "weaker-unit") return null;
  return (
    <p className="xi-advice">
      <Sentence sentence={offers.why(refusal)} />{" "}
      <button type="button" className="hk-link" onClick={() => openRule(refusal.rule)}>
        {words.rule(refusal.rule)}
      </button>
    </p>
  );
}
