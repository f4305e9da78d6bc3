// A card of the game: frame by kind, icons of its actions, text, glory, Flash.
import type { Hint } from "#web/kit/Hint.tsx";
import type { Offer } from "#web/kit/options.ts";
import { Target } from "#web/kit/Target.tsx";
import type { Offers } from "#web/kit/use-offers.ts";
import { type CardId, cardOf } from "../../content/cards.ts";
import type { Names } from "../../i18n/names.ts";
import { cardHint } from "../describe.tsx";
import { useTable } from "../table.tsx";
import type { BoardWords } from "../words.ts";
import { actionIcons, clanIcons, GloryIcon } from "./icons.tsx";

interface FaceProps {
  readonly card: CardId;
  readonly names: Names;
  readonly words: BoardWords;
}

/** What is printed on a card. */
export function CardFace({ card: id, names, words }: FaceProps) {
  const card = cardOf(id);
  const { name, text } = names.cards[id];
  const Clan = card.clan ? clanIcons[card.clan] : null;
  return (
    <>
      <span className="ng-card-head">
        {card.icons.map(icon => {
          const Face = actionIcons[icon];
          return <Face key={icon} size={17} aria-hidden="true" />;
        })}
        {Clan && <Clan size={18} className="ng-card-clan" aria-hidden="true" />}
        {card.flash && (
          <span className="ng-card-flash" title={words.flash}>
            <span className="hk-hidden">{words.flash}</span>
            <svg viewBox="0 0 12 18" width={10} height={15} aria-hidden="true">
              <path d="M8 0 0 10h4.500L3 18l9-11H7z" fill="currentColor" />
            </svg>
          </span>
        )}
        {card.glory !== 0 && (
          <span className="ng-card-glory" title={words.gloryAtEnd(card.glory)}>
            <GloryIcon size={14} aria-hidden="true" />
            {card.glory}
          </span>
        )}
      </span>
      <strong className="ng-card-name">{name}</strong> <span className="ng-card-text">{text}</span>
    </>
  );
}

const idle: Offer = { choices: [], refusal: null, pending: null };

/** What a card on the board needs. */
export interface CardPieceProps {
  readonly card: CardId;
  /** Null for cards that only lie there. */
  readonly offer?: Offer | null;
  readonly hint?: Hint;
  readonly className?: string;
  onPick?(): void;
}

/** A card for screen readers: all that is printed on it, in the same order. */
function cardLabel(id: CardId, names: Names, words: BoardWords): string {
  const { glory, flash } = cardOf(id);
  const { name, text } = names.cards[id];
  return `${name}. ${text}${glory === 0 ? "" : ` ${glory} ${words.glory}.`}${flash ? ` ${words.flash}.` : ""}`;
}

/** A card that can be pointed at. */
export function CardPiece({ card, offer, hint, className, onPick }: CardPieceProps) {
  const { names, words, offers }: { names: Names; words: BoardWords; offers: Offers } = useTable();
  const kind = cardOf(card).kind;
  return (
    <Target
      as="div"
      place={`card:${card}`}
      label={cardLabel(card, names, words)}
      offer={offer ?? idle}
      hint={hint ?? cardHint({ names, words }, card)}
      className={`ng-card ng-card-${kind} ${className ?? ""}`}
      {...(onPick && { onPick })}
      {...(offer && { want: offers.want })}
      why={offers.why}
    >
      <CardFace card={card} names={names} words={words} />
    </Target>
  );
}
