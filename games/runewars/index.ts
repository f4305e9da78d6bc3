// Runewars, revised edition, as the rest of the project knows it.

import type { BotHints, Game } from "#kernel/game.ts";
import { calibratedHints } from "#kernel/learned.ts";
import { packOf } from "#kernel/packs.ts";
import { isQuiet, playout, priors } from "./bot/advise.ts";
import { evaluate } from "./bot/evaluate.ts";
import { features } from "./bot/features.ts";
import { imagine } from "./bot/imagine.ts";
import learned from "./bot/learned.json" with { type: "json" };
import { FAR, RuneLookahead } from "./bot/lookahead.ts";
import type { RuneChoice } from "./choices.ts";
import { copyRunewars } from "./copy.ts";
import type { RuneEvent } from "./events.ts";
import { options, seatOptions } from "./options.ts";
import { quietChoice } from "./rules/fallback.ts";
import { procedures } from "./rules/procedures.ts";
import { resultOf } from "./rules/result.ts";
import { upgrade } from "./rules/upgrade.ts";
import { setup } from "./setup.ts";
import type { Runewars } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type RuneView, viewFor } from "./view/view.ts";

function hints(judge: typeof evaluate): BotHints<Runewars> {
  const far = new RuneLookahead(() => runewars, FAR, judge);
  return {
    evaluate: judge,
    advise: (s, seat) => far.advise(s, seat),
    playout: (s, seat, choices, chance) => playout(s, seat, choices as readonly RuneChoice[], chance),
    priors: (s, seat, choices) => priors(s, seat, choices as readonly RuneChoice[]),
    isQuiet,
    weight: 3,
  };
}

/** The game. */
export const runewars: Game<Runewars, RuneEvent, RuneView> = {
  id: "runewars",
  box: { minutes: [90, 180], weight: 5 },
  rules: "2",
  pack: packOf("runewars"),
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
  bot: calibratedHints({ features, hand: evaluate, hints }, learned),
  moments: { round: "seasonStarted", attack: { event: "battleStarted", seat: "defender" } },
  renames: {},
  upgrade,
};
