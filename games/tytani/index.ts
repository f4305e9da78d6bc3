// Titans, as the rest of the project knows it.

import type { BotHints, Game } from "#kernel/game.ts";
import { calibratedHints } from "#kernel/learned.ts";
import { packOf } from "#kernel/packs.ts";
import { FAR, NEAR, TytaniLookahead } from "./bot/advise.ts";
import { evaluate } from "./bot/evaluate.ts";
import { features } from "./bot/features.ts";
import { imagine } from "./bot/imagine.ts";
import learned from "./bot/learned.json" with { type: "json" };
import { isQuiet, likely, priors } from "./bot/priors.ts";
import { plans } from "./bot/setup-sense.ts";
import type { TytaniChoice } from "./choices.ts";
import { copyTytani } from "./copy.ts";
import type { TytaniEvent } from "./events.ts";
import { options, seatOptions } from "./options.ts";
import { quietChoice } from "./rules/fallback.ts";
import { procedures } from "./rules/procedures.ts";
import { resultOf } from "./rules/result.ts";
import { upgrade } from "./rules/upgrade.ts";
import { setup } from "./setup.ts";
import type { Tytani } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type TytaniView, viewFor } from "./view/view.ts";

function hints(judge: typeof evaluate): BotHints<Tytani> {
  const far = new TytaniLookahead(() => tytani, FAR, judge);
  const near = new TytaniLookahead(() => tytani, NEAR, judge);
  return {
    evaluate: judge,
    advise: (s, seat) => far.advise(s, seat),
    playout: (s, seat, choices) => near.choose(s, seat, likely(s, seat, choices as readonly TytaniChoice[])),
    priors,
    plans,
    isQuiet,
    weight: 6,
  };
}

/** The game. */
export const tytani: Game<Tytani, TytaniEvent, TytaniView> = {
  id: "tytani",
  box: { minutes: [40, 80], weight: 3 },
  rules: "4",
  pack: packOf("tytani"),
  // TYT-001 One Nation for each player.
  seats: [1, 2, 3, 4],
  options,
  seatOptions,
  setup,
  main: { proc: "game" },
  procedures,
  copy: copyTytani,
  viewFor,
  viewEvent,
  imagine,
  result: resultOf,
  fallback: (_s, _seat, choices) => quietChoice(choices),
  bot: calibratedHints({ features, hand: evaluate, hints }, learned),
  moments: { round: "roundStarted", attack: { event: "attackDeclared", seat: "against" } },
  renames: {},
  upgrade,
};
