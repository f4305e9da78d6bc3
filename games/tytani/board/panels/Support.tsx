// The open Support cards, the deck and the discard pile.
import { Popover } from "radix-ui";
import { Target } from "#web/kit/Target.tsx";
import { type SupportEffect, supportOf } from "../../content/support.ts";
import { supportNeed } from "../describe.tsx";
import { Printed } from "../pieces/Cards.tsx";
import { supportIcons } from "../pieces/icons.tsx";
import { useTable } from "../table.tsx";
import { useInSight } from "../use-in-sight.ts";
import type { Work } from "../use-work.ts";
import { SupportPiece } from "./CardPieces.tsx";

/** The pool. */
export function SupportPool({ work }: { work: Work }) {
  const { view, words, props } = useTable();
  const isAsked = props.look.question?.options.some(({ kind }) => kind === "draw") ?? false;
  const own = useInSight<HTMLElement>(isAsked);
  if (view.supportPool.length === 0 && (view.phase === "setup" || view.supportLeft === 0)) return null;
  return (
    <section ref={own} className="ty-pool hk-box" aria-label={words.supportPool} data-asked={isAsked || undefined}>
      <h2>
        {words.supportPool}
        <Discards />
      </h2>
      <ul className="ty-pool-cards">
        {view.supportPool.map(card => (
          <li key={card}>
            <SupportPiece card={card} work={work} />
          </li>
        ))}
        <li>
          <Deck work={work} />
        </li>
      </ul>
    </section>
  );
}

function Deck({ work }: { work: Work }) {
  const { view, words, offers } = useTable();
  return (
    <Target
      as="div"
      place="card:deck"
      label={words.drawFromDeck(view.supportLeft)}
      offer={work.offerAt("card:deck")}
      hint={{ title: words.drawFromDeck(view.supportLeft) }}
      className="ty-support ty-support-back"
      onPick={() => work.pick("card:deck")}
      why={offers.why}
    >
      <Printed n={view.supportLeft} />
    </Target>
  );
}

const effects: readonly SupportEffect[] = ["bring-unit", "add-die", "add-strength"];

/** The discard pile lies open: what is in it is out of the deck. */
function Discards() {
  const table = useTable();
  const { view, words } = table;
  const cards = view.supportDiscard;
  return (
    <Popover.Root>
      <Popover.Trigger className="hk-link ty-note">{words.discards(cards.length)}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="hk-hint"
          sideOffset={6}
          collisionPadding={8}
          aria-label={words.discards(cards.length)}
        >
          <div className="hk-hint-title">{words.discards(cards.length)}</div>
          {effects.map(effect => {
            const Face = supportIcons[effect];
            const here = cards.filter(card => supportOf(card).effect === effect);
            return here.length === 0 ? null : (
              <div key={effect} className="ty-discards">
                <b>
                  <Face size={16} aria-hidden="true" /> {words.effect[effect]} × {here.length}
                </b>
                <small>{here.map(card => supportNeed(table, card)).join(" · ")}</small>
              </div>
            );
          })}
          <Popover.Close className="hk-link">{words.close}</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
