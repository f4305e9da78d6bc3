// The door of the game for the browser.
import type { BoardModule } from "#web/kit/board.ts";
import type { HlasEvent } from "../events.ts";
import type { HlasView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { Board } from "./Board.tsx";
import { components } from "./components.tsx";
import { deeds } from "./deeds.ts";
import { Emblem } from "./Emblem.tsx";
import { palette } from "./palette.ts";
import { Lead, SeatPanel } from "./SeatPanel.tsx";
import { colourIn } from "./table.tsx";

const board: BoardModule<HlasView, HlasEvent> = {
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
