// Every procedure of the game.
import type { Procedure } from "#kernel/procedure.ts";
import { automa } from "./automa.ts";
import { battle } from "./battle.ts";
import { dice, extraDie } from "./battle-dice.ts";
import { bring } from "./bring.ts";
import { discard, draw } from "./cards-in-hand.ts";
import { build, deploy } from "./deploy.ts";
import { draft } from "./draft.ts";
import { effects } from "./effects.ts";
import { game } from "./game.ts";
import { move } from "./move.ts";
import { nations } from "./nations.ts";
import { outfit } from "./outfit.ts";
import { placement } from "./placement.ts";
import { purchase } from "./purchase.ts";
import { missionDraw, reinforcement, round } from "./round.ts";
import { turn } from "./turn.ts";

export const procedures: readonly Procedure[] = [
  game,
  nations,
  placement,
  outfit,
  draft,
  round,
  turn,
  automa,
  effects,
  move,
  deploy,
  build,
  purchase,
  draw,
  discard,
  bring,
  dice,
  extraDie,
  battle,
  reinforcement,
  missionDraw,
];
