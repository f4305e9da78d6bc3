// Northgard: Uncharted Lands, as the rest of the project knows it.
import type { Game } from "#kernel/game.ts";
import { runnerOf } from "#kernel/run.ts";
import { FAR, Lookahead } from "./bot/advise.ts";
import { evaluate } from "./bot/evaluate.ts";
import { quietChoice } from "./bot/fallback.ts";
import { imagine } from "./bot/imagine.ts";
import { isQuiet, priors } from "./bot/priors.ts";
import type { NorthEvent } from "./events.ts";
import { options, seatOptions } from "./options.ts";
import { resultOf } from "./rules/ending.ts";
import { procedures } from "./rules/procedures.ts";
import { setup } from "./setup.ts";
import type { Northgard } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type NorthView, viewFor } from "./view/view.ts";

/** The game. */
export const northgard: Game<Northgard, NorthEvent, NorthView> = {
  id: "northgard",
  rules: "1",
  seats: [2, 3, 4, 5],
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
  bot: {
    evaluate,
    advise: (s, seat) => new Lookahead(runnerOf(northgard), FAR).choose(s, seat),
    priors,
    isQuiet,
  },
  renames: {},
};
