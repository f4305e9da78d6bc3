// What every part of this board needs: the view, the words, the offers.

import { useMemo } from "react";
import type { Seat } from "#kernel/procedure.ts";
import type { BoardProps, SeatColour } from "#web/kit/board.ts";
import { spoken } from "#web/kit/spoken.ts";
import { useBoardTable } from "#web/kit/table-context.ts";
import { type Offers, useOffers } from "#web/kit/use-offers.ts";
import type { RuneChoice } from "../choices.ts";
import type { FactionId } from "../content/factions.ts";
import { type Area, areas } from "../content/tiles.ts";
import type { RuneEvent } from "../events.ts";
import type { Names } from "../i18n/names.ts";
import type { PlayerView, RuneView } from "../view/view.ts";
import { placeOf } from "./places.ts";
import { type BoardWords, boardWords } from "./words.ts";

/** What the page gives to this board. */
export type RuneBoardProps = BoardProps<RuneView, RuneEvent>;

/** The table of Runewars. */
export interface Table {
  readonly props: RuneBoardProps;
  readonly view: RuneView;
  readonly names: Names;
  readonly words: BoardWords;
  readonly offers: Offers;
  /** What the viewer leads; null for spectators. */
  readonly own: { readonly seat: Seat; readonly state: PlayerView } | null;
  /** Null for nobody. */
  colour(seat: Seat): SeatColour | null;
  seatName(seat: Seat): string;
  areaName(area: Area): string;
  choose(...choices: readonly RuneChoice[]): void;
}

/** Every name, by language. */
export const namesOf = spoken<Names>({
  en: async () => (await import("../i18n/names-en.ts")).names,
  pl: async () => (await import("../i18n/names-pl.ts")).names,
});

/** The kit's colour for each faction. */
export const factionColours: Readonly<Record<FactionId, SeatColour>> = {
  daqan: "blue",
  latari: "green",
  waiqar: "violet",
  uthuk: "red",
};

/** Colours no faction has come first; then those of factions nobody leads yet. */
const undecided: readonly SeatColour[] = ["yellow", "black", ...Object.values(factionColours)];

/** The colour of a seat: its faction's, or until it has one a colour that nobody else has. */
export function colourIn({ players }: RuneView, seat: Seat): SeatColour {
  const faction = players[seat]?.faction ?? "";
  if (faction !== "") return factionColours[faction];
  const taken = players.flatMap(each => (each.faction === "" ? [] : [factionColours[each.faction]]));
  const place = players.slice(0, seat).filter(each => each.faction === "").length;
  return undecided.filter(colour => !taken.includes(colour))[place] ?? "black";
}

/** The table around a part of the board. */
export const useTable: () => Table = useBoardTable;

function tableOf(props: RuneBoardProps, offers: Offers): Table {
  const { look, viewer, language, seats } = props;
  const { view } = look;
  const state = typeof viewer === "number" ? view.players[viewer] : undefined;
  const words = boardWords[language];
  return {
    props,
    view,
    names: namesOf[language],
    words,
    offers,
    own: state && typeof viewer === "number" ? { seat: viewer, state } : null,
    colour: seat => (seat < 0 ? null : colourIn(view, seat)),
    seatName: seat => (seat < 0 ? words.neutral : (seats[seat]?.name ?? "")),
    areaName: area => areas[area]?.id ?? "",
    choose: (...choices) => props.choose(choices),
  };
}

/** Makes the table from what the page gives. */
export function useTableOf(props: RuneBoardProps): Table {
  const offers = useOffers(props, placeOf);
  return useMemo(() => tableOf(props, offers), [props, offers]);
}
