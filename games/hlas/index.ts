// Heroes of Land, Air & Sea, as the rest of the project knows it.
import type { Game } from "#kernel/game.ts";
import { evaluate } from "./bot/evaluate.ts";
import { quietChoice } from "./bot/fallback.ts";
import { imagine } from "./bot/imagine.ts";
import type { HlasEvent } from "./events.ts";
import { options, seatOptions } from "./options.ts";
import { procedures } from "./rules/procedures.ts";
import { resultOf } from "./rules/scoring.ts";
import { setup } from "./setup.ts";
import type { Hlas } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type HlasView, viewFor } from "./view/view.ts";

/** The game. */
export const hlas: Game<Hlas, HlasEvent, HlasView> = {
  id: "hlas",
  rules: "1",
  seats: [1, 2, 3, 4],
  options,
  seatOptions,
  setup,
  main: { proc: "game" },
  procedures,
  viewFor,
  viewEvent,
  imagine,
  result: resultOf,
  fallback: (_s, _seat, choices) => quietChoice(choices),
  bot: { evaluate },
  renames: {},
};
