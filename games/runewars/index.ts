// Runewars, revised edition, as the rest of the project knows it.

import type { Game } from "#kernel/game.ts";
import { runnerOf } from "#kernel/run.ts";
import { advise, isQuiet, playout, priors } from "./bot/advise.ts";
import { evaluate } from "./bot/evaluate.ts";
import { imagine } from "./bot/imagine.ts";
import type { RuneChoice } from "./choices.ts";
import { copyRunewars } from "./copy.ts";
import type { RuneEvent } from "./events.ts";
import { options, seatOptions } from "./options.ts";
import { resultOf } from "./rules/ending.ts";
import { quietChoice } from "./rules/fallback.ts";
import { procedures } from "./rules/procedures.ts";
import { upgrade } from "./rules/upgrade.ts";
import { setup } from "./setup.ts";
import type { Runewars } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type RuneView, viewFor } from "./view/view.ts";

/** The game. */
export const runewars: Game<Runewars, RuneEvent, RuneView> = {
  id: "runewars",
  box: { minutes: [90, 180], weight: 5 },
  rules: "2",
  seats: [2, 3, 4],
  options,
  seatOptions,
  setup,
  main: { proc: "game" },
  procedures,
  copy: copyRunewars,
  viewFor,
  viewEvent,
  imagine,
  result: resultOf,
  fallback: (_s, _seat, choices) => quietChoice(choices),
  bot: {
    evaluate,
    advise: (s, seat, chance) => advise(s, seat, runnerOf(runewars).options(s, seat) as readonly RuneChoice[], chance),
    playout: (s, seat, choices, chance) => playout(s, seat, choices as readonly RuneChoice[], chance),
    priors: (s, seat, choices) => priors(s, seat, choices as readonly RuneChoice[]),
    isQuiet,
    weight: 3,
  },
  moments: { round: "seasonStarted", attack: { event: "battleStarted", seat: "defender" } },
  renames: {},
  upgrade,
};
