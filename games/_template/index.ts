// The game as the rest of the project sees it.
import type { Game } from "#kernel/game.ts";
import { bot } from "./bot/evaluate.ts";
import { features } from "./bot/features.ts";
import { imagine } from "./bot/imagine.ts";
import type { BeaconsEvent } from "./events.ts";
import { options } from "./options.ts";
import { dim, effects } from "./rules/effects.ts";
import { fallback } from "./rules/fallback.ts";
import { game } from "./rules/game.ts";
import { result } from "./rules/result.ts";
import { round } from "./rules/round.ts";
import { setup } from "./setup.ts";
import type { Beacons } from "./state.ts";
import { viewEvent } from "./view/events.ts";
import { type BeaconsView, viewFor } from "./view/view.ts";

/** Beacons: a tiny complete game, to be copied. */
export const beacons: Game<Beacons, BeaconsEvent, BeaconsView> = {
  id: "template",
  box: { minutes: [5, 15], weight: 1 },
  rules: "1",
  seats: [2, 3, 4],
  options,
  seatOptions: [],
  setup,
  main: { proc: "game" },
  procedures: [game, round, effects, dim],
  viewFor,
  viewEvent,
  imagine,
  result,
  fallback,
  bot: { ...bot, learning: { features, hand: bot.evaluate, hints: evaluate => ({ ...bot, evaluate }) } },
  moments: { round: "roundBegan", attack: { event: "lightDimmed", seat: "seat" } },
  renames: {},
};
