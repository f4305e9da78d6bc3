// The seven Tactic cards of whoever has to choose one: over the map on a desk, below it on a phone.
import { Target } from "#web/kit/Target.tsx";
import { tacticList } from "../../content/tactics.ts";
import type { BattleView } from "../../view/frames.ts";
import { barOf, sideLed } from "../battle.ts";
import { priceText } from "../describe.tsx";
import { tacticCost } from "../figures.ts";
import { TacticFace } from "../pieces/Cards.tsx";
import { optionsOfKind } from "../places.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** The seven Tactic cards; those that cannot be played say why. */
export function Tactics({ battle, work }: { battle: BattleView; work: Work }) {
  const table = useTable();
  const { names, words, view, own, props } = table;
  const offered = optionsOfKind(props.look.question, "tactic").map(({ card }) => card);
  const side = own ? sideLed(battle, own.seat) : -1;
  if (side < 0) return null;
  return (
    <ul className="hl-tactics" aria-label={words.tactics}>
      {[...tacticList]
        .sort((a, b) => Number(offered.includes(b.id)) - Number(offered.includes(a.id)))
        .map(card => {
          const bar = offered.includes(card.id) ? null : barOf(view, battle, side, card);
          const place = `tactic:${card.id}`;
          const { name, text } = names.tactics[card.id];
          const cost = tacticCost(view, battle, side, card);
          return (
            <li key={card.id}>
              <Target
                as="div"
                place={place}
                label={`${name}: ${text}${bar ? ` ${words.bar[bar.why]}` : ""}`}
                offer={work.offerAt(place)}
                hint={{
                  title: name,
                  body: [
                    <div key="t">{text}</div>,
                    ...(cost.changes.length > 0 && card.resource !== ""
                      ? [<div key="c">{priceText(table, { [card.resource]: cost.now }, cost.changes)}</div>]
                      : []),
                    ...(bar ? [<div key="b">{words.bar[bar.why]}</div>] : []),
                  ],
                  ...(bar && { rule: bar.rule }),
                }}
                className={bar ? "hl-tactic hl-tactic-barred" : "hl-tactic"}
                onPick={() => work.pick(place)}
              >
                <TacticFace card={card.id} names={names} words={words} costNow={cost.now}>
                  {bar && <span className="hl-tactic-bar">{words.bar[bar.why]}</span>}
                </TacticFace>
              </Target>
            </li>
          );
        })}
    </ul>
  );
}
