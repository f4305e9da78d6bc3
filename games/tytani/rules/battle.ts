// A Battle from its declaration to its last Mission (TYT-121 to TYT-166, TYT-334). Called by turns, once for each region
// under attack. Sides led by automas act by themselves; every other side is asked.

import { type ChooseMission, type Discard, type Go, type Lose, type Plain, passOn, type Use } from "../choices.ts";
import { type Army, has, sizeOf } from "../content/army.ts";
import type { Timing } from "../content/effects.ts";
import { ATTACKER, DEFENDER, NONE, type Role } from "../content/marks.ts";
import type { BattleFrame, BattleSide, TytaniFlow } from "../frames.ts";
import { NOWHERE, placeOf, type Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { automaLosses, automaRetreat, automaStage } from "./automa-battle.ts";
import { rollArmy } from "./battle-dice.ts";
import { type StageChoice, stageOptions, stageRefusals, takeStage } from "./battle-stage.ts";
import { claim, claims, mayClaim, refusedClaims } from "./missions.ts";
import { payments } from "./payments.ts";
import { attackersOf, idOf, isAutoma, otherRole, powerOf, strengthOf, whoOf } from "./queries.ts";
import {
  closedRetreats,
  decide,
  excess,
  loseOne,
  lossChoices,
  lossesIn,
  occupy,
  retreatRegions,
  reward,
  withdraw,
} from "./resolution.ts";
import { steps } from "./steps.ts";
import { discardRandom, discardSupport } from "./supply.ts";
import { employ, refusedUses, uses } from "./using.ts";
import { drawAtBattle, overLimit } from "./walls.ts";

const { procedure, auto, ask } = steps<BattleFrame, "openStage">();

const newSide = (power: Power, army: Army): BattleSide => ({
  power,
  dice: [],
  bonuses: [],
  spent: 0,
  hasBrought: false,
  startUnits: 0,
  hadTitan: false,
  army,
  lost: [],
  isDone: false,
});

/** The locals of a Battle for a region. */
export function newBattle(s: Tytani, attacker: Power, at: Region): Omit<BattleFrame, "proc" | "step"> {
  return {
    at,
    sides: [newSide(attacker, attackersOf(s, at)), newSide(s.owner[at]!, s.units[at]!)],
    used: [],
    hasStructure: s.structure[at] !== NONE,
    isWalled: s.structure[at] !== NONE,
    acting: DEFENDER,
    isDecided: false,
    winner: DEFENDER,
    difference: 0,
    counted: 0,
    losses: 0,
    winnerDelta: 0,
    loserDelta: 0,
    gained: 0,
    retreat: NOWHERE,
    hasClaimed: false,
  };
}

const winnerOf = (frame: BattleFrame): Power => frame.sides[frame.winner].power;
const loserOf = (frame: BattleFrame): Power => frame.sides[otherRole(frame.winner)].power;
const attackerOf = (frame: BattleFrame): Power => frame.sides[ATTACKER].power;
const defenderOf = (frame: BattleFrame): Power => frame.sides[DEFENDER].power;

/** TYT-143, TYT-244: a moment in which a side may use cards that name it; who can use none is not asked. */
function window(when: Timing, seat: (frame: BattleFrame) => Power) {
  return ask<Use | Plain>({
    when: (s, frame) => uses(s, seat(frame), when).length > 0,
    pass: "pass",
    seat: (_s, frame) => seat(frame),
    options: (s, frame) => [...uses(s, seat(frame), when), passOn],
    refused: (s, frame) => refusedUses(s, seat(frame), when),
    args: (s, frame) => ({ at: idOf(s, frame.at) }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "use") return;
      employ(s, seat(frame), choice.id, flow);
      flow.repeat();
    },
  });
}

/** TYT-105 to TYT-107: a Mission of the Battle just fought; a seat is asked if it may have one, for all the table knows. */
function claimWindow(seat: (frame: BattleFrame) => Power) {
  return ask<ChooseMission | Plain>({
    when: (s, frame) => mayClaim(s, seat(frame), frame),
    pass: "pass",
    seat: (_s, frame) => seat(frame),
    options: (s, frame) => [...claims(s, seat(frame), frame), passOn],
    refused: (s, frame) => refusedClaims(s, seat(frame), frame),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "claim") claim(s, seat(frame), choice.mission, frame, flow);
    },
  });
}

/** TYT-122: both sides roll. */
function rollBoth(s: Tytani, frame: BattleFrame, flow: TytaniFlow): void {
  for (const role of [ATTACKER, DEFENDER] as const) {
    const side = frame.sides[role];
    side.startUnits = sizeOf(side.army);
    side.hadTitan = has(side.army, "titan");
    rollArmy(s, frame, role, flow);
  }
}

function openStage(s: Tytani, frame: BattleFrame, flow: TytaniFlow): void {
  const role: Role = frame.acting;
  const { power } = frame.sides[role];
  flow.emit({
    type: "stageStarted",
    who: whoOf(s, power),
    at: idOf(s, frame.at),
    isAttacker: role === ATTACKER,
    strength: strengthOf(frame, role),
    enemyStrength: strengthOf(frame, otherRole(role)),
  });
  if (!isAutoma(s, power)) return;
  automaStage(s, frame, role, flow);
  frame.sides[role].isDone = true;
}

export const battle = procedure("battle", {
  // TYT-293 Before anything else the attacker may send Sappers.
  useDeclared: window("battle-declared", attackerOf),
  // TYT-121, TYT-168 A Fortress or Capital gives the defender a card.
  begin: auto((s, frame, flow) => {
    flow.emit({
      type: "battleStarted",
      at: idOf(s, frame.at),
      attacker: whoOf(s, attackerOf(frame)),
      defender: whoOf(s, defenderOf(frame)),
      attackers: frame.sides[ATTACKER].army,
      defenders: frame.sides[DEFENDER].army,
      isWalled: frame.isWalled,
    });
    drawAtBattle(s, frame, flow);
  }),
  // TYT-122, TYT-123, TYT-124 Dice; then the defender acts first, behind walls the attacker.
  roll: auto((s, frame, flow) => {
    rollBoth(s, frame, flow);
    frame.acting = frame.isWalled ? ATTACKER : DEFENDER;
  }),
  openStage: auto(openStage),
  // TYT-125, TYT-294 Until the side ends its Stage.
  act: ask<StageChoice>({
    when: (_s, frame) => !frame.sides[frame.acting].isDone,
    seat: (_s, frame) => frame.sides[frame.acting].power,
    options: stageOptions,
    refused: stageRefusals,
    args: (s, frame) => ({ at: idOf(s, frame.at), role: frame.acting }),
    take: (s, frame, choice, flow) => {
      if (takeStage(s, frame, choice, flow)) flow.repeat();
      else frame.sides[frame.acting].isDone = true;
    },
  }),
  // TYT-127, TYT-331 Who has ended a Stage does nothing more.
  closeStage: auto((s, frame, flow) => {
    const { power } = frame.sides[frame.acting];
    const strength = strengthOf(frame, frame.acting);
    flow.emit({ type: "stageEnded", who: whoOf(s, power), at: idOf(s, frame.at), strength });
    const other = otherRole(frame.acting);
    if (frame.sides[other].isDone) return;
    frame.acting = other;
    flow.goto("openStage");
  }),
  // TYT-120, TYT-149 The higher Strength wins, ties go to the defender.
  decide: auto(decide),
  // TYT-166, TYT-299 The card of the walls may not stay beyond the limit.
  discardExtra: ask<Discard>({
    when: (s, frame) => overLimit(s, frame) > 0 && !isAutoma(s, defenderOf(frame)),
    seat: (_s, frame) => defenderOf(frame),
    options: (s, frame) => payments(powerOf(s, defenderOf(frame)).hand),
    args: (s, frame) => ({ left: overLimit(s, frame) }),
    take: (s, frame, { card }, flow) => {
      discardSupport(s, defenderOf(frame), card, "limit", flow);
      flow.repeat();
    },
  }),
  discardForAutoma: auto((s, frame, flow) => {
    while (overLimit(s, frame) > 0) discardRandom(s, defenderOf(frame), "limit", flow);
  }),
  // TYT-243, TYT-244, TYT-296 Cards that change the losses: the winner's, then the loser's.
  useAsWinner: window("losses-as-winner", winnerOf),
  countLosses: auto((s, frame) => {
    frame.losses = lossesIn(s, frame);
  }),
  useAsLoser: ask<Use | Plain>({
    when: (s, frame) => frame.losses > 0 && uses(s, loserOf(frame), "losses-as-loser").length > 0,
    seat: (_s, frame) => loserOf(frame),
    options: (s, frame) => [...uses(s, loserOf(frame), "losses-as-loser"), passOn],
    refused: (s, frame) => refusedUses(s, loserOf(frame), "losses-as-loser"),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "use") employ(s, loserOf(frame), choice.id, flow);
    },
  }),
  recountLosses: auto((s, frame, flow) => {
    frame.losses = lossesIn(s, frame);
    if (isAutoma(s, loserOf(frame))) automaLosses(s, frame, () => frame.losses > 0, "losses", flow);
  }),
  // TYT-150, TYT-297 The loser says which units are lost.
  loseUnit: ask<Lose>({
    when: (_s, frame) => frame.losses > 0,
    seat: (_s, frame) => loserOf(frame),
    options: lossChoices,
    args: (_s, frame) => ({ left: frame.losses }),
    take: (s, frame, { unit, from }, flow) => {
      loseOne(s, frame, unit, placeOf(from), "losses", flow);
      flow.repeat();
    },
  }),
  // TYT-154 to TYT-158, TYT-298 Losing defenders leave together.
  chooseRetreat: ask<Go>({
    when: (s, frame) => !isAutoma(s, loserOf(frame)) && retreatRegions(s, frame).length > 1,
    seat: (_s, frame) => loserOf(frame),
    options: (s, frame) => retreatRegions(s, frame).map(to => ({ kind: "retreat", to: idOf(s, to) })),
    refused: closedRetreats,
    take: (_s, frame, { to }) => {
      frame.retreat = placeOf(to);
    },
  }),
  fixRetreat: auto((s, frame, flow) => {
    if (frame.retreat === NOWHERE) frame.retreat = automaRetreat(s, retreatRegions(s, frame));
    if (isAutoma(s, loserOf(frame))) automaLosses(s, frame, () => excess(s, frame) > 0, "noRoom", flow);
  }),
  // TYT-156 Units that do not fit are lost.
  loseExcess: ask<Lose>({
    when: (s, frame) => excess(s, frame) > 0,
    seat: (_s, frame) => loserOf(frame),
    options: lossChoices,
    args: (s, frame) => ({ left: excess(s, frame) }),
    take: (s, frame, { unit, from }, flow) => {
      loseOne(s, frame, unit, placeOf(from), "noRoom", flow);
      flow.repeat();
    },
  }),
  withdraw: auto(withdraw),
  // TYT-159, TYT-164, TYT-169 Winning attackers move in.
  occupy: auto((s, frame, flow) => {
    if (frame.winner === ATTACKER) occupy(s, frame, flow);
  }),
  // TYT-161 to TYT-163 Cards for the loser, then all VP of the Battle.
  reward: auto(reward),
  // TYT-246, TYT-300 Cards for after a Battle, the winner first.
  useAfterVictory: window("after-battle-won", winnerOf),
  useAfterDefeat: window("after-battle-lost", loserOf),
  claimAsAttacker: claimWindow(attackerOf),
  claimAsDefender: claimWindow(defenderOf),
  // Seen by all until the next turn begins.
  remember: auto((s, frame) => {
    s.fought = frame;
  }),
});
