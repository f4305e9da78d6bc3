// What every part of this board needs: the view, the words, the colours, the offers.

import { useEffect, useMemo, useRef } from "react";
import type { Seat } from "#kernel/procedure.ts";
import type { BoardProps, SeatColour } from "#web/kit/board.ts";
import { spoken } from "#web/kit/spoken.ts";
import { useBoardTable } from "#web/kit/table-context.ts";
import { type Offers, useOffers } from "#web/kit/use-offers.ts";
import type { XiditChoice } from "../choices.ts";
import { type UnitCounts, units } from "../content/units.ts";
import type { XiditEvent } from "../events.ts";
import type { Names } from "../i18n/names.ts";
import type { SeatView, XiditView } from "../view/view.ts";
import { placeOf } from "./places.ts";
import { type BoardWords, boardWords } from "./words.ts";

/** What the page gives to this board. */
export type XiditBoardProps = BoardProps<XiditView, XiditEvent>;

/** The table of Xidit. */
export interface Table {
  readonly look: XiditBoardProps["look"];
  readonly pending: XiditBoardProps["pending"];
  readonly playing: XiditBoardProps["playing"];
  readonly drafts: XiditBoardProps["drafts"];
  readonly requestPreview: XiditBoardProps["requestPreview"];
  readonly view: XiditView;
  readonly names: Names;
  readonly words: BoardWords;
  readonly offers: Offers;
  /** The seat behind whose screen the viewer sits; null for spectators. */
  readonly own: { readonly seat: Seat; readonly view: SeatView } | null;
  /** Whether no other person is still to answer the question of the moment. */
  readonly isLastPerson: boolean;
  colour(seat: Seat): SeatColour;
  seatName(seat: Seat): string;
  /** Sends choices of this game. */
  choose(...choices: readonly XiditChoice[]): void;
  /** Takes answers back, so that some of those given remain. */
  retract(keep: number): void;
  /** "2 archers, 1 cleric". */
  army(counts: UnitCounts): string;
}

/** Every name, by language. */
export const namesOf = spoken<Names>({
  en: async () => (await import("../i18n/names-en.ts")).names,
  pl: async () => (await import("../i18n/names-pl.ts")).names,
});

/** The table around a part of the board. */
export const useTable: () => Table = useBoardTable;

/** Units as a short list of words. */
export function armyText(names: Names, counts: UnitCounts): string {
  const parts = units.flatMap(({ id }, type) => {
    const n = counts[type] ?? 0;
    return n === 0 ? [] : [`${n} × ${names.units[id].one}`];
  });
  return parts.join(", ");
}

/** Makes the table from what the page gives; it changes only when something that is drawn does. */
export function useTableOf(props: XiditBoardProps): Table {
  const offers = useOffers(props, placeOf);
  const { look, viewer, language, seats, pending, playing, drafts, requestPreview } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const { view } = look;
    const own = typeof viewer === "number" ? view.seats[viewer] : undefined;
    return {
      look,
      pending,
      playing,
      drafts,
      requestPreview,
      view,
      names: namesOf[language],
      words: boardWords[language],
      offers,
      own: own && typeof viewer === "number" ? { seat: viewer, view: own } : null,
      isLastPerson: (look.waiting?.open ?? []).every(seat => seat === viewer || seats[seat]?.isBot),
      colour: seat => view.seats[seat]?.color ?? "blue",
      seatName: seat => seats[seat]?.name ?? "",
      choose: (...choices) => latest.current.choose(choices),
      retract: keep => latest.current.retract(keep),
      army: counts => armyText(namesOf[language], counts),
    };
  }, [look, viewer, language, seats, pending, playing, drafts, requestPreview, offers]);
}
