// The viewer's cards, and a button for every choice that lies on no card and no tower.
import { Card, Fan } from "#web/kit/Card.tsx";
import { ChoiceButton } from "#web/kit/ChoiceButton.tsx";
import { type CardId, cardOf } from "../content/cards.ts";
import { useTable } from "./table.ts";

function HandCard({ card }: { readonly card: CardId }) {
  const { words, offers } = useTable();
  const place = `card:${card}`;
  const offer = offers.wiring.at(place);
  return (
    <Card
      place={place}
      title={words.cards[card]}
      offer={offer}
      cost={cardOf(card).strength}
      want={offers.want}
      why={offers.why}
      onPick={() => offer.choices[0] && offers.choose(offer.choices[0])}
    >
      {words.board.card(cardOf(card))}
    </Card>
  );
}

/** The hand. */
export function Hand() {
  const { hand, words } = useTable();
  return (
    <Fan label={words.board.hand}>
      {hand.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are alike
        <HandCard key={i} card={card} />
      ))}
    </Fan>
  );
}

/** Choices that lie on nothing. */
export function Rest() {
  const { offers } = useTable();
  return (
    <div className="hk-rest">
      {offers.wiring.rest.map(choice => (
        <ChoiceButton key={choice.kind} choice={choice} offers={offers} isMain />
      ))}
    </div>
  );
}
