// The viewer's cards: the hand, what was played this year, the draw pile and the discard pile.
import { Popover } from "radix-ui";
import { useEffect } from "react";
import { Target } from "#web/kit/Target.tsx";
import type { CardId } from "../../content/cards.ts";
import { REMOVE, REPLACE, UPGRADE } from "../../content/numbers.ts";
import { CardPiece } from "../pieces/CardFace.tsx";
import { resourceIcons } from "../pieces/icons.tsx";
import { cardZone, isTurnChoice } from "../places.ts";
import { useTable } from "../table.tsx";
import type { Work } from "../use-work.ts";

/** The hand. */
export function Hand({ work }: { work: Work }) {
  const { own, view, words, props } = useTable();
  if (!own) return <p className="ng-quiet">{words.spectator}</p>;
  const isAsked = cardZone(props.look.question, view.display) === "hand";
  const hand = own.clan.hand ?? [];
  if (hand.length === 0) return <p className="ng-quiet">{words.handEmpty}</p>;
  return (
    <ul className="ng-hand" aria-label={words.hand}>
      {hand.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike; their place is what counts
        <li key={`${card}:${i}`}>
          <CardPiece
            card={card}
            offer={isAsked ? work.offerAt(`card:${card}`) : null}
            onPick={() => work.pick(`card:${card}`)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A pile that opens to show its cards. */
export function Pile(props: {
  readonly label: string;
  readonly cards: readonly CardId[];
  readonly count: number;
  readonly note?: string;
  readonly isBack?: boolean;
}) {
  const { label, cards, count, note, isBack = false } = props;
  const { words, names } = useTable();
  const top = cards.at(-1);
  return (
    <Popover.Root>
      <Popover.Trigger className="ng-pile" data-back={isBack || undefined} data-empty={count === 0 || undefined}>
        <span className="ng-pile-label">{label}</span>
        <b>{count}</b>
        {!isBack && top && <span className="ng-pile-top">{names.cards[top].name}</span>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="hk-hint ng-pile-open" sideOffset={6} collisionPadding={8} aria-label={label}>
          <div className="hk-hint-title">{label}</div>
          {note && <p>{note}</p>}
          <ol className="ng-card-names">
            {cards.toReversed().map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike; their place is what counts
              <li key={`${card}:${i}`}>
                <strong>{names.cards[card].name}</strong>
                <span>{names.cards[card].text}</span>
              </li>
            ))}
          </ol>
          {cards.length === 0 && <p>{words.emptyPile}</p>}
          <Popover.Close className="hk-link">{words.close}</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Draw pile, cards of this year, discard pile. */
export function Piles() {
  const { own, words } = useTable();
  if (!own) return null;
  const { pileSize, pileTop, played, aside, discard, upgrades } = own.clan;
  return (
    <div className="ng-piles">
      <Pile
        label={words.drawPile}
        cards={pileTop}
        count={pileSize}
        isBack
        {...(pileTop.length > 0 && { note: words.knownTop })}
      />
      <Pile label={words.activeZone} cards={[...aside, ...played]} count={played.length + aside.length} />
      <Pile label={words.discardPile} cards={discard} count={discard.length} />
      <Pile label={words.upgrades} cards={upgrades} count={upgrades.length} note={words.upgradeHow(UPGRADE.lore)} />
    </div>
  );
}

const turnOptions = ["wait", "replace", "remove", "upgrade", "pass"] as const;
const prices = { wait: 0, replace: REPLACE.lore, remove: REMOVE.lore, upgrade: UPGRADE.lore, pass: 0 };

/** What a turn may be besides playing cards, each with its price; what cannot be done says why. */
export function TurnOptions({ work }: { work: Work }) {
  const { offers, props } = useTable();
  const { question } = props.look;
  useEffect(() => offers.want(), [offers.want]);
  if (!isTurnChoice(question)) return null;
  return (
    <div className="ng-turn-options">
      {turnOptions.map(kind => (
        <TurnOption key={kind} kind={kind} work={work} />
      ))}
    </div>
  );
}

function TurnOption({ kind, work }: { kind: (typeof turnOptions)[number]; work: Work }) {
  const { offers, words } = useTable();
  const ref = `option:${kind}`;
  const offer = work.offerAt(ref);
  const label = offers.label({ kind });
  const Lore = resourceIcons.lore;
  return (
    <Target
      as="span"
      place={ref}
      label={prices[kind] > 0 ? `${words.turn[kind]} ${prices[kind]}. ${label}` : `${words.turn[kind]}. ${label}`}
      offer={offer}
      hint={{ title: label }}
      className={`hk-button ng-option ng-option-${kind}`}
      onPick={() => work.pick(ref)}
      why={offers.why}
    >
      {words.turn[kind]}{" "}
      {prices[kind] > 0 && (
        <span className="ng-price">
          {prices[kind]} <Lore size={15} aria-hidden="true" />
        </span>
      )}
    </Target>
  );
}
