// What every part of this board needs: the view, the words, the offers.

import { useMemo } from "react";
import type { Seat } from "#kernel/procedure.ts";
import type { BoardProps, SeatColour } from "#web/kit/board.ts";
import { spoken } from "#web/kit/spoken.ts";
import { useBoardTable } from "#web/kit/table-context.ts";
import { type Offers, useOffers } from "#web/kit/use-offers.ts";
import type { HlasChoice } from "../choices.ts";
import type { FactionId } from "../content/faction.ts";
import { ENEMY } from "../content/marks.ts";
import type { Piece } from "../content/units.ts";
import type { HlasEvent } from "../events.ts";
import type { Names } from "../i18n/names.ts";
import { ownName } from "../i18n/words.ts";
import type { RealmView } from "../view/realms.ts";
import type { HlasView } from "../view/view.ts";
import { placeOf } from "./places.ts";
import { type BoardWords, boardWords } from "./words.ts";

/** What the page gives to this board. */
export type HlasBoardProps = BoardProps<HlasView, HlasEvent>;

/** The table of the game. */
export interface Table {
  readonly props: HlasBoardProps;
  readonly view: HlasView;
  readonly names: Names;
  readonly words: BoardWords;
  readonly offers: Offers;
  /** What the viewer leads; null for spectators. */
  readonly own: { readonly seat: Seat; readonly realm: RealmView } | null;
  /** The sides that play, the viewer's opponents and allies included, in the order of the table. */
  readonly sides: readonly Seat[];
  colour(seat: Seat): SeatColour | null;
  seatName(seat: Seat): string;
  regionName(region: number): string;
  pieceName(seat: Seat, piece: Piece): string;
  choose(...choices: readonly HlasChoice[]): void;
}

/** Every name, by language. */
export const namesOf = spoken<Names>({
  en: async () => (await import("../i18n/names-en.ts")).names,
  pl: async () => (await import("../i18n/names-pl.ts")).names,
});

/** The kit's colour for each faction. */
export const factionColours: Readonly<Record<FactionId, SeatColour>> = {
  humans: "blue",
  orcs: "green",
  dwarves: "red",
  elves: "violet",
};

/** The colour of a side, if it has a faction. */
export function colourIn(view: HlasView, seat: Seat): SeatColour | null {
  const faction = view.realms[seat]?.faction ?? "";
  return faction === "" ? null : factionColours[faction];
}

/** The sides of a game: its seats, and the solo enemy. */
export function sidesOf(view: HlasView): Seat[] {
  return view.realms.flatMap((_, seat) => (view.solo && seat !== 0 && seat !== ENEMY ? [] : [seat]));
}

/** The table around a part of the board. */
export const useTable: () => Table = useBoardTable;

function tableOf(props: HlasBoardProps, offers: Offers): Table {
  const { look, viewer, language, seats } = props;
  const { view } = look;
  const realm = typeof viewer === "number" ? view.realms[viewer] : undefined;
  const words = boardWords[language];
  const names = namesOf[language];
  return {
    props,
    view,
    names,
    words,
    offers,
    own: realm && typeof viewer === "number" ? { seat: viewer, realm } : null,
    sides: sidesOf(view),
    colour: seat => (seat < 0 ? null : (colourIn(view, seat) ?? seats[seat]?.colour ?? "black")),
    seatName: seat => (seat === ENEMY ? words.enemy : (seats[seat]?.name ?? "")),
    regionName: region => names.regions[region] ?? "",
    pieceName: (seat, piece) => ownName(names, view.realms[seat]?.faction ?? "", piece) ?? words.pieces[piece],
    choose: (...choices) => props.choose(choices),
  };
}

/** Makes the table from what the page gives. */
export function useTableOf(props: HlasBoardProps): Table {
  const offers = useOffers(props, placeOf);
  return useMemo(() => tableOf(props, offers), [props, offers]);
}
