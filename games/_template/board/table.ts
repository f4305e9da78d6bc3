// What every part of this board needs: the view, the words, the offers.
import { useMemo } from "react";
import { printed } from "#kernel/texts.ts";
import type { BoardProps } from "#web/kit/board.ts";
import { placesOf } from "#web/kit/options.ts";
import { useBoardTable } from "#web/kit/table-context.ts";
import { type Offers, useOffers } from "#web/kit/use-offers.ts";
import type { BeaconsChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { BeaconsEvent } from "../events.ts";
import { words as en } from "../i18n/en.ts";
import { words as pl } from "../i18n/pl.ts";
import type { Words } from "../i18n/words.ts";
import type { BeaconsView } from "../view/view.ts";

/** What the page gives to this board. */
export type BeaconsBoardProps = BoardProps<BeaconsView, BeaconsEvent>;

/** The table of this game. */
export interface Table {
  readonly props: BeaconsBoardProps;
  readonly view: BeaconsView;
  readonly words: Words;
  readonly offers: Offers;
  /** The viewer's cards; none for spectators. */
  readonly hand: readonly CardId[];
}

/** Everything the game says, by language. */
export const wordsOf = { en, pl: printed("pl", pl) };

const onCard = ({ card }: { readonly card: CardId }): string => `card:${card}`;

/** The thing that a choice lies on; choices of other kinds have buttons of their own. */
const placeOf = placesOf<BeaconsChoice>({
  commit: onCard,
  spark: onCard,
  layAside: onCard,
  dim: ({ target }) => `seat:${target}`,
});

/** The table around a part of the board. */
export const useTable: () => Table = useBoardTable;

/** Makes the table from what the page gives. */
export function useTableOf(props: BeaconsBoardProps): Table {
  const offers = useOffers(props, placeOf);
  return useMemo(() => {
    const { viewer, language, look } = props;
    const own = typeof viewer === "number" ? look.view.seats[viewer] : undefined;
    return { props, view: look.view, words: wordsOf[language], offers, hand: own?.hand ?? [] };
  }, [props, offers]);
}
