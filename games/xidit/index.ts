// Lords of Xidit as a game of the kernel.

import type { BotHints, Game } from "#kernel/game.ts";
import { packOf } from "#kernel/packs.ts";
import { advise, isQuiet, plans } from "./bot/advise.ts";
import { playout, priors } from "./bot/appraisal.ts";
import { evaluate } from "./bot/evaluate.ts";
import { features } from "./bot/features.ts";
import { imagine } from "./bot/imagine.ts";
import { copyXidit } from "./copy.ts";
import type { XiditEvent } from "./events.ts";
import type { GameFrame } from "./frames.ts";
import { options, seatOptions } from "./options.ts";
import { bards } from "./rules/bards.ts";
import { census } from "./rules/census.ts";
import { elimination } from "./rules/elimination.ts";
import { fallback } from "./rules/fallback.ts";
import { game } from "./rules/game.ts";
import { guildFloor } from "./rules/guilds.ts";
import { resultOf } from "./rules/result.ts";
import { rewards } from "./rules/rewards.ts";
import { challenge, payment } from "./rules/titans.ts";
import { upgrade } from "./rules/upgrade.ts";
import { virtualPlayer } from "./rules/virtual.ts";
import { year } from "./rules/year.ts";
import { setUp } from "./setup.ts";
import type { Xidit } from "./state.ts";
import { viewFor } from "./view/build.ts";
import { viewEvent } from "./view/events.ts";
import type { XiditView } from "./view/view.ts";

const main: Omit<GameFrame, "step"> = { proc: "game", placed: 0 };

// What was made by hand is a chance to win already, the virtual player's share included.
const bot: BotHints<Xidit> = {
  evaluate,
  chance: evaluate,
  advise,
  plans,
  priors,
  playout,
  isQuiet,
  weight: 3,
  leniency: 3,
};

/** Lords of Xidit. */
export const xidit: Game<Xidit, XiditEvent, XiditView> = {
  id: "xidit",
  box: { minutes: [30, 60], weight: 3 },
  rules: "2",
  pack: packOf("xidit"),
  // XID-001 Not for two, nor for one alone.
  seats: [3, 4, 5],
  options,
  seatOptions,
  setup: setUp,
  main,
  procedures: [game, year, census, challenge, elimination, payment, rewards, bards, guildFloor, virtualPlayer],
  copy: copyXidit,
  viewFor,
  viewEvent,
  imagine,
  result: resultOf,
  fallback,
  bot: { ...bot, learning: { features, hand: evaluate, hints: judge => ({ ...bot, evaluate: judge }) } },
  moments: { round: "yearStarted" },
  renames: {},
  upgrade,
};
