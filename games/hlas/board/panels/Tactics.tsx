// The seven Tactic cards of a player who has to choose one: over the map on a desk, below it on a phone.
import { useEffect } from "react";
import { plain } from "#kernel/texts.ts";
import { Target } from "#web/kit/Target.tsx";
import { tacticList } from "../../content/tactics.ts";
import { priceText } from "../describe.tsx";
import { TacticFace } from "../pieces/Cards.tsx";
import { optionsOfKind } from "../places.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** The seven Tactic cards; those that cannot be played say why. */
export function Tactics({ work }: { work: Work }) {
  const table = useTable();
  const { names, words, view, offers, props } = table;
  const offered = optionsOfKind(props.look.question, "tactic").map(({ card }) => card);
  const { want } = offers;
  useEffect(want, [want]);
  const prices = view.fight?.own;
  if (!prices) return null;
  return (
    <ul className="hl-tactics" aria-label={words.tactics}>
      {[...tacticList]
        .sort((a, b) => Number(offered.includes(b.id)) - Number(offered.includes(a.id)))
        .map(card => {
          const place = `tactic:${card.id}`;
          const { refusal } = work.offerAt(place);
          const bar = refusal && plain(offers.why(refusal));
          const { name, text } = names.tactics[card.id];
          const cost = prices.cards[tacticList.indexOf(card)]!;
          return (
            <li key={card.id}>
              <Target
                as="div"
                place={place}
                label={`${name}: ${text}${bar ? ` ${bar}` : ""}`}
                offer={work.offerAt(place)}
                hint={{
                  title: name,
                  body: [
                    <div key="t">{text}</div>,
                    ...(cost.changes.length > 0 && card.resource !== ""
                      ? [<div key="c">{priceText(table, { [card.resource]: cost.now }, cost.changes)}</div>]
                      : []),
                    ...(bar ? [<div key="b">{bar}</div>] : []),
                  ],
                  ...(refusal && { rule: refusal.rule }),
                }}
                className={offered.includes(card.id) ? "hl-tactic" : "hl-tactic hl-tactic-barred"}
                onPick={() => work.pick(place)}
              >
                <TacticFace card={card.id} names={names} words={words} costNow={cost}>
                  {bar && <span className="hl-tactic-bar">{bar}</span>}
                </TacticFace>
              </Target>
            </li>
          );
        })}
    </ul>
  );
}
