// What every part of this board needs: the view, the words, the shapes, the offers.

import { useMemo } from "react";
import type { Seat } from "#kernel/procedure.ts";
import type { BoardProps, SeatColour } from "#web/kit/board.ts";
import { spoken } from "#web/kit/spoken.ts";
import { useBoardTable } from "#web/kit/table-context.ts";
import { type Offers, useOffers } from "#web/kit/use-offers.ts";
import type { NorthChoice } from "../choices.ts";
import type { ColorId } from "../content/clans.ts";
import type { NorthEvent } from "../events.ts";
import type { Names } from "../i18n/names.ts";
import type { ClanView, NorthView } from "../view/view.ts";
import { type LandShape, landKey, shapeOf } from "./land-geometry.ts";
import { placeOf } from "./places.ts";
import { type BoardWords, boardWords } from "./words.ts";

/** What the page gives to this board. */
export type NorthBoardProps = BoardProps<NorthView, NorthEvent>;

/** The table of Northgard. */
export interface Table {
  readonly props: NorthBoardProps;
  readonly view: NorthView;
  readonly shape: LandShape;
  readonly names: Names;
  readonly words: BoardWords;
  readonly offers: Offers;
  /** The clan whose hand the viewer holds; null for spectators. */
  readonly own: { readonly seat: Seat; readonly clan: ClanView } | null;
  colour(seat: Seat): SeatColour;
  seatName(seat: Seat): string;
  choose(...choices: readonly NorthChoice[]): void;
}

/** Every name, by language. */
export const namesOf = spoken<Names>({
  en: async () => (await import("../i18n/names-en.ts")).names,
  pl: async () => (await import("../i18n/names-pl.ts")).names,
});

/** The kit's name of a colour of the box. */
export function seatColour(color: ColorId): SeatColour {
  return color === "purple" ? "violet" : color;
}

/** The table around a part of the board. */
export const useTable: () => Table = useBoardTable;

/** Makes the table from what the page gives. */
export function useTableOf(props: NorthBoardProps): Table {
  const offers = useOffers(props, placeOf);
  const { look, viewer, language, seats } = props;
  const { land } = look.view;
  const key = landKey(land);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the shapes change
  const shape = useMemo(() => shapeOf(land), [key]);
  return useMemo(() => {
    const { view } = look;
    const clan = typeof viewer === "number" ? view.clans[viewer] : undefined;
    return {
      props,
      view,
      shape,
      names: namesOf[language],
      words: boardWords[language],
      offers,
      own: clan && typeof viewer === "number" ? { seat: viewer, clan } : null,
      colour: seat => {
        const color = view.clans[seat]?.color;
        return color ? seatColour(color) : "black";
      },
      seatName: seat => seats[seat]?.name ?? "",
      choose: (...choices) => props.choose(choices),
    };
  }, [props, look, shape, viewer, language, seats, offers]);
}
