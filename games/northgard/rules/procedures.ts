// Every procedure of the game.
import type { Procedure } from "#kernel/procedure.ts";
import { build, replacement } from "./build.ts";
import { combat } from "./combat.ts";
import { combats, retreat } from "./combat-order.ts";
import { copy } from "./copying.ts";
import { activation, appearance, roaming } from "./creatures.ts";
import { draw } from "./draw.ts";
import { choice, effects, payment } from "./effects.ts";
import { explore } from "./explore.ts";
import { game } from "./game.ts";
import { harvest } from "./harvest.ts";
import { curse, extortion, fetch, foresight, spy, threat } from "./intrigue.ts";
import { move, transfer } from "./move.ts";
import { passing } from "./passing.ts";
import { play, token } from "./play.ts";
import { camps, recruit } from "./recruit.ts";
import { secondChance } from "./second-chance.ts";
import { settlement, settler } from "./settlement.ts";
import { addition, pull, spoil, strike } from "./strikes.ts";
import { turn } from "./turn.ts";
import { actions, year } from "./year.ts";

export const procedures: readonly Procedure[] = [
  game,
  settlement,
  settler,
  year,
  actions,
  turn,
  play,
  token,
  passing,
  effects,
  choice,
  payment,
  copy,
  recruit,
  camps,
  build,
  replacement,
  move,
  transfer,
  combats,
  combat,
  retreat,
  explore,
  draw,
  strike,
  addition,
  pull,
  spoil,
  spy,
  curse,
  threat,
  extortion,
  foresight,
  fetch,
  appearance,
  activation,
  roaming,
  harvest,
  secondChance,
];
