// Heroes of Land, Air & Sea, as the rest of the project knows it: a function of seed, settings and choices (HLAS-423).

import type { BotHints, Game } from "#kernel/game.ts";
import { learnedHints } from "#kernel/learned.ts";
import { packOf } from "#kernel/packs.ts";
import { FAR, HlasLookahead, NEAR } from "./bot/advise.ts";
import { evaluate } from "./bot/evaluate.ts";
import { features } from "./bot/features.ts";
import { imagine } from "./bot/imagine.ts";
import learned from "./bot/learned.json" with { type: "json" };
import { priors } from "./bot/priors.ts";
import type { HlasChoice } from "./choices.ts";
import { copyHlas } from "./copy.ts";
import type { HlasEvent } from "./events.ts";
import { options, seatOptions } from "./options.ts";
import { quietChoice } from "./rules/fallback.ts";
import { procedures } from "./rules/procedures.ts";
import { resultOf } from "./rules/result.ts";
import { upgrade } from "./rules/upgrade.ts";
import { setup } from "./setup.ts";
import type { Hlas } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type HlasView, viewFor } from "./view/view.ts";

/** One in so many choices of a playout is made on a whim. */
const WHIM = 10;

function hints(judge: typeof evaluate): BotHints<Hlas> {
  const far = new HlasLookahead(() => hlas, FAR, judge);
  const near = new HlasLookahead(() => hlas, NEAR, judge);
  return {
    evaluate: judge,
    advise: (s, seat) => far.advise(s, seat),
    priors: (s, _seat, choices) => priors(s, choices),
    // Now and then anything: two sides that look no further than this can do nothing in turn for ever.
    playout: (s, seat, choices, chance) =>
      chance.below(WHIM) === 0 ? chance.pick(choices) : near.choose(s, seat, choices as readonly HlasChoice[]),
    isQuiet: (from, now) => now.round > from.round,
    weight: 6,
  };
}

/** The game. */
export const hlas: Game<Hlas, HlasEvent, HlasView> = {
  id: "hlas",
  box: { minutes: [60, 120], weight: 4 },
  rules: "3",
  pack: packOf("hlas"),
  seats: [1, 2, 3, 4],
  options,
  seatOptions,
  setup,
  main: { proc: "game" },
  procedures,
  copy: copyHlas,
  viewFor,
  viewEvent,
  imagine,
  result: resultOf,
  fallback: (_s, _seat, choices) => quietChoice(choices),
  bot: learnedHints({ features, hand: evaluate, hints }, learned),
  moments: { round: "roundStarted", attack: { event: "battleStarted", seat: "defender" } },
  renames: {},
  upgrade,
};
