// Every procedure of the game.
import type { Procedure } from "#kernel/procedure.ts";
import { abilities } from "./ability-run.ts";
import { battle } from "./battle.ts";
import { boarding } from "./boarding.ts";
import { build } from "./build.ts";
import { cast } from "./cast.ts";
import { destruction } from "./destruction.ts";
import { draw } from "./draw.ts";
import { branch, effects, opponent, ready, slot, target } from "./effects.ts";
import { enemy } from "./enemy.ts";
import { enemyMove } from "./enemy-move.ts";
import { explore } from "./explore.ts";
import { bombard } from "./extra.ts";
import { game } from "./game.ts";
import { harvest } from "./harvest.ts";
import { landing } from "./landing.ts";
import { loss } from "./losses.ts";
import { march } from "./march.ts";
import { placement } from "./placing.ts";
import { recruit } from "./recruit.ts";
import { repeats } from "./repeat.ts";
import { research } from "./research.ts";
import { resources } from "./resources.ts";
import { round } from "./round.ts";
import { anchor, spell } from "./spell.ts";
import { tax } from "./tax.ts";
import { peek, reveal } from "./token-effects.ts";
import { transfer } from "./transfers.ts";
import { turn } from "./turn.ts";
import { voyage } from "./voyage.ts";

export const procedures: readonly Procedure[] = [
  game,
  round,
  turn,
  boarding,
  repeats,
  recruit,
  build,
  research,
  tax,
  draw,
  march,
  voyage,
  landing,
  explore,
  cast,
  spell,
  anchor,
  battle,
  destruction,
  harvest,
  abilities,
  effects,
  target,
  slot,
  ready,
  opponent,
  branch,
  resources,
  loss,
  transfer,
  placement,
  reveal,
  peek,
  bombard,
  enemy,
  enemyMove,
];
