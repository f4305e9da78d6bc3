// The door of the game for the browser.
import type { BoardModule } from "#web/kit/board.ts";
import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { Board } from "./Board.tsx";
import { components } from "./components.tsx";
import { deeds } from "./deeds.ts";
import { Emblem } from "./Emblem.tsx";
import { palette } from "./palette.ts";
import { Lead, SeatPanel } from "./SeatPanel.tsx";
import { colourIn } from "./table.tsx";

const board: BoardModule<RuneView, RuneEvent> = {
  Board,
  animate,
  colourOf: colourIn,
  Lead,
  SeatPanel,
  deeds,
  palette,
  Emblem,
  components,
};

export default board;
