// The door of the game for the browser.
import type { BoardModule } from "#web/kit/board.ts";
import type { TytaniEvent } from "../events.ts";
import type { TytaniView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { Board } from "./Board.tsx";
import { components } from "./components.tsx";
import { deeds } from "./deeds.ts";
import { Emblem } from "./Emblem.tsx";
import { palette } from "./palette.ts";
import { Lead, SeatPanel } from "./SeatPanel.tsx";
import { nationColours } from "./table.tsx";

const board: BoardModule<TytaniView, TytaniEvent> = {
  Board,
  animate,
  colourOf: (view, seat) => {
    const nation = view.powers[seat]?.nation ?? "";
    return nation === "" ? null : nationColours[nation];
  },
  Lead,
  SeatPanel,
  deeds,
  palette,
  Emblem,
  components,
};

export default board;
