// The door of the game for the browser.
import type { BoardModule } from "#web/kit/board.ts";
import type { XiditEvent } from "../events.ts";
import type { XiditView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { Board } from "./Board.tsx";
import { components } from "./components.tsx";
import { deeds } from "./deeds.ts";
import { Emblem } from "./Emblem.tsx";
import { palette } from "./palette.ts";
import { Lead, SeatPanel } from "./SeatPanel.tsx";

const board: BoardModule<XiditView, XiditEvent> = {
  Board,
  animate,
  colourOf: (view, seat) => view.seats[seat]?.color ?? null,
  Lead,
  SeatPanel,
  deeds,
  palette,
  Emblem,
  components,
};

export default board;
