// Titans, as the rest of the project knows it.
import type { Game } from "#kernel/game.ts";
import { evaluate } from "./bot/evaluate.ts";
import { quietChoice } from "./bot/fallback.ts";
import { imagine } from "./bot/imagine.ts";
import type { TytaniEvent } from "./events.ts";
import { options, seatOptions } from "./options.ts";
import { resultOf } from "./rules/ending.ts";
import { procedures } from "./rules/procedures.ts";
import { setup } from "./setup.ts";
import type { Tytani } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type TytaniView, viewFor } from "./view/view.ts";

/** The game. */
export const tytani: Game<Tytani, TytaniEvent, TytaniView> = {
  id: "tytani",
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
