// Battles (RUN-189 to RUN-242): line-ups, supporters, cards at the start, five rounds by initiative, strength. What
// follows the decision is in aftermath.ts, single losses in losses.ts, abilities in effects-battle.ts.

import {
  accept,
  decline,
  type PickFate,
  type PickType,
  type Plain,
  type PlayTactics,
  passHere,
  type Support,
  useSupremacy,
} from "../choices.ts";
import { typeIn } from "../content/army.ts";
import { defences } from "../content/developments.ts";
import { NONE } from "../content/marks.ts";
import { BATTLE_ROUNDS } from "../content/numbers.ts";
import { CONQUER_STRENGTH, numberOf } from "../content/orders.ts";
import { typeOf, units } from "../content/units.ts";
import type { BattleFrame, RuneFlow, SideName } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { closeBattle, destroyIdle, retreatOf } from "./aftermath.ts";
import { battleCardRefusals, battleCards, mayPlayBattle, playBattleCard } from "./battle-cards.ts";
import {
  decideBattle,
  hasAllStrongholds,
  hasStrongholdToTake,
  mayBesiege,
  replacementRefusals,
  replacements,
  takeStronghold,
} from "./decision.ts";
import { addSymbols, cardChoices, drawFor, hasUndrawn, hasUnitsOf, shownCards } from "./fate-draw.ts";
import { pickUnitType, typeRefusals, typesToDraw } from "./line.ts";
import { lossesOf } from "./losses.ts";
import { groupsOf, liftUnits, removeOne } from "./pieces.ts";
import { controllerOf, factionOf, heroOf } from "./queries.ts";
import { refuseAlike } from "./reasons.ts";
import { runEffects } from "./run-effects.ts";
import { steps } from "./steps.ts";
import { supportChoices, supportRefusals, supportWith } from "./support.ts";

const { procedure, auto, ask } = steps<
  BattleFrame,
  "cancel" | "tallyAttack" | "pickAttackType" | "nextRound" | "close"
>();

const support = (name: SideName) =>
  ask<Support | Plain>({
    when: (s, battle) => supportChoices(s, battle, name).length > 0,
    seat: (_s, battle) => battle[name].decider,
    options: (s, battle) => [passHere, ...supportChoices(s, battle, name)],
    refused: (s, battle) => supportRefusals(s, battle, name),
    args: (_s, battle) => ({ area: battle.area }),
    take: (s, battle, choice, flow) => {
      if (choice.kind !== "support") return;
      supportWith(s, battle, name, choice, flow);
      flow.repeat();
    },
  });

const playCards = (name: SideName, window: "start" | "round" | "tally") =>
  ask<PlayTactics | Plain>({
    when: (s, battle) => !battle.isCancelled && mayPlayBattle(s, battle, name, window),
    pass: "pass",
    seat: (_s, battle) => battle[name].decider,
    options: (s, battle) => [passHere, ...battleCards(s, battle, name, window)],
    refused: (s, battle) => battleCardRefusals(s, battle, name, window),
    args: (_s, battle) => ({ area: battle.area, side: name }),
    take: (s, battle, choice, flow) => {
      if (choice.kind !== "tactics") {
        battle[name].played = [];
        return;
      }
      playBattleCard(s, battle, name, choice.card, flow);
      flow.repeat();
    },
  });

const pickType = (name: SideName) =>
  ask<PickType>({
    when: (_s, battle) => typesToDraw(battle[name], battle.round).length > 1,
    seat: (_s, battle) => battle[name].decider,
    options: (_s, battle) => typesToDraw(battle[name], battle.round).map(pickUnitType),
    refused: (_s, battle) => typeRefusals(battle[name], battle.round),
    args: (_s, battle) => ({ area: battle.area, side: name }),
    take: (_s, battle, { unit }) => {
      battle[name].type = typeOf(unit);
    },
  });

const putAside = (name: SideName) =>
  ask<PickFate>({
    when: (_s, battle) => battle[name].spare > 0 && battle[name].cards.length > 0,
    seat: (_s, battle) => battle[name].decider,
    options: (_s, battle) => cardChoices(battle, name),
    refused: (_s, battle) => refuseAlike(battle[name].cards, cardChoices(battle, name), "RUN-253"),
    args: (_s, battle) => ({ side: name, unit: units[battle[name].type]!.id }),
    take: (_s, battle, { card }, flow) => {
      const side = battle[name];
      removeOne(side.cards, card);
      side.aside.push(card);
      side.spare--;
      flow.repeat();
    },
  });

export const battle = procedure("battle", {
  // RUN-192, RUN-193 The battle marker; all standing units line up.
  lineUp: auto((s, frame, { emit }) => {
    frame.defender.line = liftUnits(s, frame.area, false, false);
    s.contested = frame.area;
    s.contestedBy = frame.defender.seat;
    emit({
      type: "battleStarted",
      area: frame.area,
      attacker: frame.attacker.seat,
      defender: frame.defender.seat,
      attack: groupsOf(frame.attacker.line),
      defence: groupsOf(frame.defender.line),
    });
  }),
  // RUN-196, RUN-252 Heroes in support, the attacker's first.
  supportAttack: support("attacker"),
  supportDefence: support("defender"),
  // RUN-197, RUN-198 Cards at the start of the battle.
  startAttack: playCards("attacker", "start"),
  startDefence: playCards("defender", "start"),
  // RUN-200, RUN-481 Without units on one side there are no rounds.
  beginRounds: auto((_s, frame, flow) => {
    if (frame.isCancelled) return flow.goto("cancel");
    frame.attacker.lined = frame.attacker.line.length;
    frame.defender.lined = frame.defender.line.length;
    frame.hadHexagon = frame.defender.line.some(figure => units[typeIn(figure)]!.shape === "hexagon");
    if (frame.attacker.lined === 0 || frame.defender.lined === 0) flow.goto("tallyAttack");
  }),
  // RUN-201, RUN-490 Initiative 1 to 5; rounds without a unit of that initiative are passed over.
  nextRound: auto((_s, frame, flow) => {
    frame.round++;
    if (frame.round > BATTLE_ROUNDS) return flow.goto("tallyAttack");
    if (!hasUnitsOf(frame, frame.round)) return flow.repeat();
    flow.emit({ type: "roundStarted", area: frame.area, round: frame.round });
  }),
  roundAttack: playCards("attacker", "round"),
  roundDefence: playCards("defender", "round"),
  // RUN-221, RUN-253 The attacker chooses a type and draws.
  pickAttackType: pickType("attacker"),
  drawAttack: auto((s, frame, flow) => drawFor(s, frame, "attacker", flow)),
  putAsideAttack: putAside("attacker"),
  // RUN-222 So does the defender.
  pickDefenceType: pickType("defender"),
  drawDefence: auto((s, frame, flow) => drawFor(s, frame, "defender", flow)),
  putAsideDefence: putAside("defender"),
  // RUN-224, RUN-230 What has been drawn is resolved, whatever happens to the figures.
  showSpecials: auto((_s, frame, flow) => {
    addSymbols(frame, "attacker");
    addSymbols(frame, "defender");
    show(frame, "special", flow);
  }),
  // RUN-224, RUN-233, RUN-486 Special abilities one by one, the attacker's first.
  specials: auto((_s, frame, flow) => {
    const name: SideName = frame.attacker.specials > 0 ? "attacker" : "defender";
    const side = frame[name];
    if (side.specials === 0) return;
    side.specials--;
    const unit = units[side.type]!.id;
    flow.emit({ type: "specialUsed", area: frame.area, side: name, unit });
    runEffects(`unit:${unit}`, { seat: side.decider, side: name, area: frame.area }, flow);
    flow.repeat();
  }),
  // RUN-225, RUN-227 Routs: the attacker's first, so the defender assigns first.
  routs: auto((_s, frame, flow) => {
    show(frame, "rout", flow);
    if (frame.attacker.routs > 0) flow.call("losses", lossesOf(frame, "defender", "rout", frame.attacker.routs));
    if (frame.defender.routs > 0) flow.call("losses", lossesOf(frame, "attacker", "rout", frame.defender.routs));
  }),
  // RUN-226 Then damage in the same way.
  damage: auto((_s, frame, flow) => {
    show(frame, "damage", flow);
    if (frame.attacker.damage > 0) flow.call("losses", lossesOf(frame, "defender", "damage", frame.attacker.damage));
    if (frame.defender.damage > 0) flow.call("losses", lossesOf(frame, "attacker", "damage", frame.defender.damage));
  }),
  // RUN-228, RUN-489 The cards are discarded; types of this initiative that have not drawn are next.
  discard: auto((s, frame, flow) => {
    frame.shown = "none";
    for (const side of [frame.attacker, frame.defender]) {
      s.fateDiscard.push(...side.cards.splice(0), ...side.aside.splice(0), ...side.extra.splice(0));
      side.type = NONE;
      side.routs = 0;
      side.damage = 0;
    }
    flow.goto(hasUndrawn(frame) ? "pickAttackType" : "nextRound");
  }),
  // RUN-202, RUN-207 Cards and developments before strength is counted, in this order.
  tallyAttack: playCards("attacker", "tally"),
  tallyDefence: playCards("defender", "tally"),
  useDefence: ask<Plain>({
    when: (s, { area, defender }) => s.development[area] === "defence" && controllerOf(s, area) === defender.seat,
    seat: (_s, { defender }) => defender.decider,
    options: () => [accept, decline],
    args: (_s, { area }) => ({ area }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "accept") raiseDefence(s, frame, flow);
    },
  }),
  // RUN-333, RUN-334 Conquer's Supremacy works on the stronghold in this very battle.
  besiege: ask<Plain>({
    when: mayBesiege,
    seat: (_s, { attacker }) => attacker.seat,
    options: () => [useSupremacy, decline],
    args: (_s, { area }) => ({ area }),
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "supremacy") return;
      frame.siege = CONQUER_STRENGTH;
      flow.emit({ type: "supremacyUsed", seat: frame.attacker.seat, order: numberOf("conquer") });
    },
  }),
  // RUN-203 to RUN-208 Strength is compared; ties are the defender's.
  decide: auto((s, frame, flow) => decideBattle(s, frame, flow)),
  // RUN-209, RUN-210 A conquered stronghold may be replaced by one of the winner's, damaged.
  replaceStronghold: ask({
    when: (s, frame) => frame.winner === "attacker" && hasStrongholdToTake(s, frame),
    seat: (_s, { attacker }) => attacker.seat,
    options: (s, frame) => [...replacements(s, frame.attacker.seat, frame.area), decline],
    refused: replacementRefusals,
    args: (_s, { area }) => ({ area }),
    take: (s, frame, choice, flow) => {
      takeStronghold(s, frame, choice.kind === "area" ? choice.area : NONE, true, flow);
    },
  }),
  // RUN-213, RUN-214 Damage is gone; the loser retreats, what took no part in it is lost.
  retreatLoser: auto((s, frame, flow) => {
    const loser = frame.winner === "attacker" ? frame.defender : frame.attacker;
    if (frame.winner === "attacker") destroyIdle(s, frame, flow);
    const heroes = loser.supporters.map(({ hero }) => hero).filter(hero => heroOf(s, hero) !== null);
    flow.call("retreat", retreatOf(frame, loser, heroes, true));
    flow.goto("close");
  }),
  // RUN-404, RUN-492 A cancelled battle: the defender's units are gone already, heroes stay.
  cancel: auto((s, frame, flow) => {
    const { defender } = frame;
    s.contested = NONE;
    defender.line.push(...liftUnits(s, frame.area, true, false));
    s.contested = frame.area;
    flow.call("retreat", retreatOf(frame, defender, [], false));
  }),
  // RUN-404, RUN-210 The abandoned stronghold passes over as it is; with all four out one is given up for it.
  inheritStronghold: ask({
    when: (s, frame) => hasStrongholdToTake(s, frame) && hasAllStrongholds(s, frame.attacker.seat),
    seat: (_s, { attacker }) => attacker.seat,
    options: (s, frame) => [...replacements(s, frame.attacker.seat, frame.area), decline],
    refused: replacementRefusals,
    args: (_s, { area }) => ({ area }),
    take: (s, frame, choice, flow) => {
      takeStronghold(s, frame, choice.kind === "area" ? choice.area : NONE, s.damaged[frame.area] === 1, flow);
    },
  }),
  // RUN-216, RUN-483 The survivors of the winner hold the area; then whatever comes after the battle.
  close: auto((s, frame, flow) => closeBattle(s, frame, flow)),
});

function show(frame: BattleFrame, symbol: "special" | "rout" | "damage", { emit }: RuneFlow): void {
  frame.shown = symbol;
  const attack = shownCards(frame.attacker, symbol);
  const defence = shownCards(frame.defender, symbol);
  if (attack.length + defence.length > 0) emit({ type: "cardsShown", area: frame.area, symbol, attack, defence });
}

/** RUN-345 to RUN-350: some defensive developments are discarded after use. */
function raiseDefence(s: Runewars, frame: BattleFrame, flow: RuneFlow): void {
  const { area, defender } = frame;
  const faction = factionOf(s, defender.seat).id;
  flow.emit({ type: "defenceUsed", area, seat: defender.seat, faction });
  if (defences[faction].discardOnUse) {
    s.development[area] = "";
    flow.emit({ type: "developmentRemoved", seat: defender.seat, area, development: "defence" });
  }
  runEffects(`defence:${faction}`, { seat: defender.seat, side: "defender", area }, flow);
}
