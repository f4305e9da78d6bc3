// What every part of this board needs: the view, the words, the shapes, the offers.

import { useMemo } from "react";
import type { BoardProps, SeatColour } from "#web/kit/board.ts";
import { spoken } from "#web/kit/spoken.ts";
import { useBoardTable } from "#web/kit/table-context.ts";
import { type Offers, useOffers } from "#web/kit/use-offers.ts";
import type { TytaniChoice } from "../choices.ts";
import type { NationId } from "../content/nations.ts";
import type { TytaniEvent } from "../events.ts";
import type { Names } from "../i18n/names.ts";
import { type Board, boardOf } from "../map/atlas.ts";
import type { Power, Who } from "../state.ts";
import type { PowerView, TytaniView } from "../view/view.ts";
import { geometryOf, type SideGeometry } from "./geometry.ts";
import { placeOf } from "./places.ts";
import { type BoardWords, boardWords } from "./words.ts";

/** What the page gives to this board. */
export type TytaniBoardProps = BoardProps<TytaniView, TytaniEvent>;

/** The table of Titans. */
export interface Table {
  readonly props: TytaniBoardProps;
  readonly view: TytaniView;
  readonly board: Board;
  readonly geometry: SideGeometry;
  readonly names: Names;
  readonly words: BoardWords;
  readonly offers: Offers;
  /** The power the viewer leads; null for spectators. */
  readonly own: { readonly power: Power; readonly state: PowerView } | null;
  colour(power: Power): SeatColour;
  /** The person in a seat, or the Nation of an automa. */
  powerName(power: Power): string;
  powerOf(who: Who): Power;
  choose(...choices: readonly TytaniChoice[]): void;
}

/** Every name, by language. */
export const namesOf = spoken<Names>({
  en: async () => (await import("../i18n/names-en.ts")).names,
  pl: async () => (await import("../i18n/names-pl.ts")).names,
});

/** The kit's colour for each Nation. */
export const nationColours: Readonly<Record<NationId, SeatColour>> = {
  sweden: "blue",
  russia: "green",
  ottoman: "yellow",
  commonwealth: "red",
};

/** The power that events name so. */
export function powerOf(view: TytaniView, who: Who): Power {
  return view.powers.findIndex(power => power.who === who || power.nation === who);
}

/** The table around a part of the board. */
export const useTable: () => Table = useBoardTable;

function tableOf(props: TytaniBoardProps, offers: Offers): Table {
  const { look, viewer, language, seats } = props;
  const { view } = look;
  const board = boardOf(view);
  const state = typeof viewer === "number" ? view.powers[viewer] : undefined;
  const words = boardWords[language];
  return {
    props,
    view,
    board,
    geometry: geometryOf(board.scenario.side),
    names: namesOf[language],
    words,
    offers,
    own: state && typeof viewer === "number" ? { power: viewer, state } : null,
    colour: power => {
      const nation = view.powers[power]?.nation ?? "";
      return nation === "" ? (seats[power]?.colour ?? "black") : nationColours[nation];
    },
    powerName: power => {
      const found = view.powers[power];
      if (!found) return "";
      return typeof found.who === "number" ? (seats[found.who]?.name ?? "") : words.nation[found.who];
    },
    powerOf: who => powerOf(view, who),
    choose: (...choices) => props.choose(choices),
  };
}

/** Makes the table from what the page gives. */
export function useTableOf(props: TytaniBoardProps): Table {
  const offers = useOffers(props, placeOf);
  return useMemo(() => tableOf(props, offers), [props, offers]);
}
