// The round, its discount, and the phases of the turn.

import { SeatShield } from "#web/kit/seat-colours.tsx";
import { NONE } from "../../content/marks.ts";
import { discounts } from "../../content/numbers.ts";
import type { Phase } from "../../state.ts";
import { BuyIcon } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";

const phases: readonly Phase[] = ["orders", "battles", "support", "cleanup"];

/** The bar: always in sight. */
export function RoundBar() {
  const { view, words, colour, powerName } = useTable();
  const rounds = Array.from({ length: view.rounds }, (_, i) => i + 1);
  const inTurn = view.active !== NONE && phases.includes(view.phase);
  return (
    <section className="ty-round" aria-label={words.round(view.round, view.rounds)}>
      <div className="ty-round-line">
        <ol className="ty-rounds">
          {rounds.map(round => {
            const discount = discounts[round] ?? 0;
            return (
              <li key={round} aria-current={round === view.round ? "step" : undefined} title={words.discount(discount)}>
                {round}
                {discount > 0 && (
                  <small>
                    <BuyIcon size={10} aria-hidden="true" />−{discount}
                  </small>
                )}
              </li>
            );
          })}
        </ol>
        {view.active !== NONE && (
          <span className="ty-turn-of">
            <SeatShield colour={colour(view.active)} size={18} /> {powerName(view.active)}
          </span>
        )}
      </div>
      {inTurn ? (
        <ol className="ty-phases">
          {phases.map((phase, i) => (
            <li key={phase} aria-current={phase === view.phase ? "step" : undefined} title={words.phase[phase]}>
              <b aria-hidden="true">{"ABCD"[i]}</b> <span>{words.phase[phase]}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="ty-phase-only">{words.phase[view.phase]}</p>
      )}
    </section>
  );
}
