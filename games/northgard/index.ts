// Northgard: Uncharted Lands, as the rest of the project knows it.

import type { BotHints, Game } from "#kernel/game.ts";
import { learnedHints } from "#kernel/learned.ts";
import { packOf } from "#kernel/packs.ts";
import { FAR, isCalm, NEAR, NorthLookahead } from "./bot/advise.ts";
import { evaluate } from "./bot/evaluate.ts";
import { features } from "./bot/features.ts";
import { imagine } from "./bot/imagine.ts";
import learned from "./bot/learned.json" with { type: "json" };
import { likely } from "./bot/likely.ts";
import { isQuiet, priors } from "./bot/priors.ts";
import type { NorthChoice } from "./choices.ts";
import { copyNorthgard } from "./copy.ts";
import type { NorthEvent } from "./events.ts";
import { options, seatOptions } from "./options.ts";
import { quietChoice } from "./rules/fallback.ts";
import { procedures } from "./rules/procedures.ts";
import { resultOf } from "./rules/result.ts";
import { upgrade } from "./rules/upgrade.ts";
import { setup } from "./setup.ts";
import type { Northgard } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type NorthView, viewFor } from "./view/view.ts";

function hints(judge: typeof evaluate): BotHints<Northgard> {
  const far = new NorthLookahead(() => northgard, FAR, judge);
  const near = new NorthLookahead(() => northgard, NEAR, judge);
  return {
    evaluate: judge,
    advise: (s, seat) => far.advise(s, seat),
    playout: (s, seat, choices) => near.choose(s, seat, likely(s, seat, choices as readonly NorthChoice[])),
    priors,
    isQuiet,
    isCalm,
    weight: 2,
  };
}

/** The game. */
export const northgard: Game<Northgard, NorthEvent, NorthView> = {
  id: "northgard",
  box: { minutes: [45, 90], weight: 3 },
  rules: "2",
  pack: packOf("northgard"),
  seats: [2, 3, 4, 5],
  options,
  seatOptions,
  setup,
  main: { proc: "game" },
  procedures,
  copy: copyNorthgard,
  viewFor,
  viewEvent,
  imagine,
  result: resultOf,
  fallback: (_s, _seat, choices) => quietChoice(choices),
  bot: learnedHints({ features, hand: evaluate, hints }, learned),
  moments: { round: "yearStarted", attack: { event: "combatStarted", seat: "defender" } },
  renames: {},
  upgrade,
};
