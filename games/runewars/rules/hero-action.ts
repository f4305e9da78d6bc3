// One hero's action in the Quest Phase (RUN-278 to RUN-291, RUN-423 to RUN-435, RUN-494): move and then duel or quest,
// heal, or train.

import type { Seat } from "#kernel/procedure.ts";
import {
  type Action,
  type AtArea,
  atArea,
  done,
  openPortal,
  type Plain,
  type PlayTactics,
  passHere,
  type RuneChoice,
  type Train,
} from "../choices.ts";
import { discoveries, discoveryOf } from "../content/discoveries.ts";
import { opIn } from "../content/effects.ts";
import { attributes, heroCardOf } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import { tacticsOf } from "../content/tactics.ts";
import type { HeroActionFrame, RuneFlow } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { playTactics } from "./actions.ts";
import { whyNoStep } from "./area-refusals.ts";
import { asideRefusals, asides, mayDoAside, rangeOf, takeAside } from "./asides.ts";
import { trainChoices, trainHero } from "./effects-heroes.ts";
import { encounterRefusals, encounters, mayEngage, startDuel, startQuest } from "./encounters.ts";
import { healHero } from "./hurting.ts";
import { heroWalker, stepsFrom, tokenUpIn } from "./movement.ts";
import { discardQuest, distinct, drawQuests, spendInfluence } from "./pieces.ts";
import { armyOf, controllerOf, heroOf, playerOf, playOrder } from "./queries.ts";
import { type Reason, refuseOthers, refuseRest } from "./reasons.ts";
import { timedRefusals } from "./refusals.ts";
import { runEffects } from "./run-effects.ts";
import { noteRunes, settle } from "./settle.ts";
import { steps } from "./steps.ts";
import { canOpenPortal } from "./strategize.ts";

function actionChoices(s: Runewars, { hero: id, seat }: HeroActionFrame): Action[] {
  const hero = heroOf(s, id)!;
  const found: Action[] = [];
  if (!hero.routed) found.push({ kind: "action", action: "move" });
  if (hero.damage > 0 && controllerOf(s, hero.area) === seat) found.push({ kind: "action", action: "heal" });
  if (trainChoices(hero).length > 0) found.push({ kind: "action", action: "train" });
  return found;
}

const deeds = (["move", "heal", "train"] as const).map((action): Action => ({ kind: "action", action }));

/** RUN-278, RUN-280, RUN-282: why an action is closed to a hero. */
function whyNotNow({ damage }: HeroState, action: Action["action"]): Reason {
  if (action === "move") return ["hero-routed", "RUN-278"];
  if (action === "train") return ["fully-trained", "RUN-282"];
  return damage === 0 ? ["not-hurt", "RUN-280"] : ["not-at-home", "RUN-280"];
}

/** Areas one step away from the hero. */
function strides(s: Runewars, frame: HeroActionFrame): AtArea[] {
  const hero = heroOf(s, frame.hero)!;
  return stepsFrom(s, hero.area, heroWalker(s, hero, frame.hasPortal, true)).map(atArea);
}

const isHere = (s: Runewars, frame: HeroActionFrame): boolean => heroOf(s, frame.hero) !== null;

const { procedure, auto, ask } = steps<HeroActionFrame, "finish" | "train">();

export const heroAction = procedure("heroAction", {
  chooseAction: ask<RuneChoice>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [passHere, ...actionChoices(s, frame), ...asides(s, frame)],
    refused: (s, frame) => [
      ...refuseRest(deeds, actionChoices(s, frame), ({ action }) => whyNotNow(heroOf(s, frame.hero)!, action)),
      ...asideRefusals(s, frame),
    ],
    args: (_s, frame) => ({ hero: frame.hero }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "pass") return flow.goto("finish");
      if (choice.kind !== "action") {
        takeAside(s, frame, choice, flow);
        return flow.repeat();
      }
      begin(s, frame, choice, flow);
    },
  }),
  // RUN-278, RUN-279, RUN-432 Area by area, up to the hero's range; a Dungeon stops him.
  move: ask<AtArea | RuneChoice>({
    when: (s, frame) => frame.action === "move" && frame.left > 0 && isHere(s, frame),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const portal = canOpenPortal(s, frame.seat, frame.hasPortal) ? [openPortal] : [];
      return [done, ...strides(s, frame), ...portal, ...asides(s, frame)];
    },
    refused: (s, frame) => [
      ...refuseOthers(s, strides(s, frame), to => whyNoStep(s, heroOf(s, frame.hero)!.area, to)),
      ...asideRefusals(s, frame),
    ],
    args: (_s, frame) => ({ hero: frame.hero, n: frame.left }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "done") return;
      if (choice.kind === "area") step(s, frame, choice.area, flow);
      else if (choice.kind === "portal") {
        frame.hasPortal = true;
        spendInfluence(s, frame.seat, 1, "portal", flow);
        flow.emit({ type: "portalOpened", seat: frame.seat });
      } else takeAside(s, frame, choice, flow);
      flow.repeat();
    },
  }),
  // RUN-423, RUN-425, RUN-436 to RUN-439 The discovery token where the move ended, be it where it began.
  discover: auto((s, frame, flow) => {
    const hero = heroOf(s, frame.hero);
    if (!hero || frame.action !== "move") return;
    if (!frame.hasStepped || s.token[hero.area] === 0 || s.tokenUp[hero.area] === 1) return;
    const { id, kind } = discoveryOf(s.token[hero.area]!);
    s.tokenUp[hero.area] = 1;
    flow.emit({ type: "tokenRevealed", seat: frame.seat, hero: hero.id, area: hero.area, token: id });
    if (kind === "event") runEffects(`discovery:${id}`, { seat: frame.seat, hero: hero.id, area: hero.area }, flow);
  }),
  // RUN-494 Abilities after the move, then Tactics of opponents in play order.
  afterMove: auto((s, frame, flow) => {
    const hero = heroOf(s, frame.hero);
    if (!hero || frame.action !== "move") return;
    const index = heroCardOf(hero.id).effects.findIndex(op => op.op === "optional" && op.when === "afterQuestMove");
    if (index >= 0)
      runEffects(`hero:${hero.id}`, { seat: frame.seat, hero: hero.id, area: hero.area, only: index }, flow);
    frame.askers = playOrder(s).filter(seat => mayAmbush(s, frame, seat));
  }),
  ambush: ask<PlayTactics | Plain>({
    when: (s, frame) => frame.askers.length > 0 && isHere(s, frame),
    pass: "pass",
    seat: (_s, frame) => frame.askers[0]!,
    options: (s, frame) => [
      passHere,
      ...distinct(playerOf(s, frame.askers[0]!).tactics)
        .filter(card => tacticsOf(card).timing === "quest-phase")
        .map(card => ({ kind: "tactics", card }) as const),
    ],
    refused: (s, frame) => timedRefusals(s, frame.askers[0]!, "quest-phase"),
    args: (_s, frame) => ({ hero: frame.hero }),
    take: (s, frame, choice, flow) => {
      const seat = frame.askers[0]!;
      flow.repeat();
      if (choice.kind !== "tactics") {
        frame.askers.shift();
        return;
      }
      playTactics(s, seat, choice.card, flow);
      runEffects(`tactics:${choice.card}`, { seat, hero: frame.hero }, flow);
      if (playerOf(s, seat).tactics.length === 0) frame.askers.shift();
    },
  }),
  // RUN-288, RUN-301 A duel, a quest, or neither; a player who may have a quest for the area is asked.
  engage: ask<RuneChoice>({
    when: (s, frame) => isHere(s, frame) && frame.action === "move" && (mayEngage(s, frame) || mayDoAside(s, frame)),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [passHere, ...encounters(s, frame), ...asides(s, frame)],
    refused: (s, frame) => [...encounterRefusals(s, frame), ...asideRefusals(s, frame)],
    args: (_s, frame) => ({ hero: frame.hero }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "pickHero") startDuel(s, frame, heroOf(s, choice.hero)!, flow);
      else if (choice.kind === "quest") startQuest(s, frame, choice, flow);
      else if (choice.kind !== "pass") {
        takeAside(s, frame, choice, flow);
        flow.repeat();
      }
    },
  }),
  // RUN-290, RUN-291 A completed quest is replaced; another stays in hand, seen by all.
  concludeQuest: auto((s, frame, flow) => {
    const { seat, hero, quest } = frame;
    if (quest === "" || playerOf(s, seat).isOut) return;
    if (!frame.isComplete) return flow.emit({ type: "questFailed", seat, hero, quest });
    discardQuest(s, seat, quest, true, flow);
    drawQuests(s, seat, 1, flow);
    const index = heroCardOf(hero).effects.findIndex(op => op.op === "gainInfluence" && op.when === "questCompleted");
    if (index >= 0) runEffects(`hero:${hero}`, { seat, hero, only: index }, flow);
  }),
  // RUN-296, RUN-298 After a duel or quest too.
  afterwards: ask<RuneChoice>({
    when: (s, frame) => frame.hasEngaged && isHere(s, frame) && mayDoAside(s, frame),
    pass: "pass",
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [passHere, ...asides(s, frame)],
    refused: asideRefusals,
    args: (_s, frame) => ({ hero: frame.hero }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "pass") return;
      takeAside(s, frame, choice, flow);
      flow.repeat();
    },
  }),
  // RUN-281, RUN-282 Two points of training, in any order.
  train: ask<Train>({
    when: (s, frame) => frame.action === "train" && frame.points > 0 && trainable(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => trainable(s, frame),
    refused: (s, frame) =>
      refuseRest(
        attributes.map((attribute): Train => ({ kind: "train", attribute })),
        trainable(s, frame),
        () => ["fully-trained", "RUN-282"],
      ),
    args: (_s, frame) => ({ hero: frame.hero, n: frame.points }),
    take: (s, frame, { attribute }, flow) => {
      frame.points--;
      trainHero(heroOf(s, frame.hero)!, attribute, flow);
      flow.repeat();
    },
  }),
  // RUN-433 to RUN-435, RUN-511 Places that pay for ending a hero's action there.
  finish: auto((s, frame, flow) => {
    const hero = heroOf(s, frame.hero);
    const kind = hero ? tokenUpIn(s, hero.area) : NONE;
    if (kind >= 0 && frame.action !== "") {
      const { id, effects } = discoveries[kind]!;
      const index = effects.findIndex(op => op.op === "endActionBonus");
      if (index >= 0) runEffects(`discovery:${id}.${index}.effects`, { seat: frame.seat, hero: frame.hero }, flow);
    }
    settle(s, flow);
  }),
});

function trainable(s: Runewars, frame: HeroActionFrame): Train[] {
  const hero = heroOf(s, frame.hero);
  return hero ? trainChoices(hero) : [];
}

function begin(s: Runewars, frame: HeroActionFrame, { action }: Action, flow: RuneFlow<"train" | "finish">): void {
  const hero = heroOf(s, frame.hero)!;
  if (action === "move") {
    frame.action = "move";
    frame.left = rangeOf(hero, frame.left);
  } else if (action === "train") {
    frame.action = "train";
    frame.points = 2;
    flow.goto("train");
  } else {
    frame.action = "heal";
    healHero(hero, hero.damage, flow);
    flow.goto("finish");
  }
}

function step(s: Runewars, frame: HeroActionFrame, to: number, { emit }: RuneFlow): void {
  const hero = heroOf(s, frame.hero)!;
  const from = hero.area;
  hero.area = to;
  frame.hasStepped = true;
  // RUN-385, RUN-448 Also where he only passes through.
  noteRunes(s);
  emit({ type: "heroMoved", seat: hero.seat, hero: hero.id, from, to, cause: "quest" });
  const kind = tokenUpIn(s, to);
  const isStopped = kind >= 0 && opIn(discoveries[kind]!.effects, "stopMovement") !== null;
  frame.left = isStopped ? 0 : frame.left - 1;
}

/** Whether an opponent may answer the move, for all the table knows: units of his where it ended, and old Tactics cards. */
function mayAmbush(s: Runewars, frame: HeroActionFrame, seat: Seat): boolean {
  const hero = heroOf(s, frame.hero)!;
  return seat !== frame.seat && armyOf(s, seat, hero.area) > 0 && playerOf(s, seat).tactics.length > 0;
}
