// The tiny games for thinking threads that are slow in a known way, however fast the machine is.
import type { Registered } from "#games/registry.ts";
import type { Seat, State } from "#kernel/procedure.ts";
import { registry as games } from "./games.ts";

const clock = new Int32Array(new SharedArrayBuffer(4));
const { duel } = games as { duel: Registered };
const { bot } = duel.game;

const evaluate = (s: State, seat: Seat): number => {
  Atomics.wait(clock, 0, 0, 0.25);
  return bot.evaluate(s, seat);
};

export const registry: Readonly<Record<string, Registered>> = {
  ...games,
  duel: { ...duel, game: { ...duel.game, bot: { ...bot, evaluate } } },
};
