// Every procedure of the game.
import type { Procedure } from "#kernel/procedure.ts";
import { actions } from "./actions.ts";
import { aftermath } from "./aftermath.ts";
import { attributeTest } from "./attribute-test.ts";
import { battle } from "./battle.ts";
import { bid } from "./bids.ts";
import { board } from "./board-building.ts";
import { develop } from "./develop.ts";
import { diplomacy } from "./diplomacy.ts";
import { duel } from "./duel.ts";
import { effects } from "./effects.ts";
import { fall, winter } from "./fall-winter.ts";
import { fortify } from "./fortify.ts";
import { game } from "./game.ts";
import { heroAction } from "./hero-action.ts";
import { desertion, hiring } from "./hiring.ts";
import { wound } from "./hurting.ts";
import { limits } from "./limits.ts";
import { losses } from "./losses.ts";
import { march } from "./march.ts";
import { setUp, start } from "./opening.ts";
import { questPhase } from "./quest-phase.ts";
import { rally } from "./rally.ts";
import { recruit } from "./recruit.ts";
import { retreat } from "./retreat.ts";
import { receiveRune } from "./runes.ts";
import { season } from "./season.ts";
import { strategize } from "./strategize.ts";
import { title } from "./titles.ts";
import { turn } from "./turn.ts";
import { claimCheck, showRunes } from "./victory.ts";

export const procedures: readonly Procedure[] = [
  game,
  setUp,
  board,
  start,
  season,
  claimCheck,
  showRunes,
  fall,
  winter,
  turn,
  actions,
  limits,
  strategize,
  march,
  diplomacy,
  retreat,
  battle,
  losses,
  aftermath,
  effects,
  bid,
  attributeTest,
  desertion,
  hiring,
  wound,
  receiveRune,
  recruit,
  develop,
  rally,
  title,
  fortify,
  questPhase,
  heroAction,
  duel,
];
