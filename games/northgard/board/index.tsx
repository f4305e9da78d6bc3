// The door of the game for the browser.
import type { BoardModule } from "#web/kit/board.ts";
import type { NorthEvent } from "../events.ts";
import type { NorthView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { Board } from "./Board.tsx";
import { components } from "./components.tsx";
import { deeds } from "./deeds.ts";
import { Emblem } from "./Emblem.tsx";
import { palette } from "./palette.ts";
import { Lead, SeatPanel } from "./SeatPanel.tsx";
import { seatColour } from "./table.tsx";

const board: BoardModule<NorthView, NorthEvent> = {
  Board,
  animate,
  colourOf: (view, seat) => {
    const color = view.clans[seat]?.color;
    return color ? seatColour(color) : null;
  },
  Lead,
  SeatPanel,
  deeds,
  palette,
  Emblem,
  components,
};

export default board;
