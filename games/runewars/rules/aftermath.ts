// After a battle (RUN-213 to RUN-220, RUN-404, RUN-483): survivors, surplus, what winners and losers get.

import type { Seat } from "#kernel/procedure.ts";
import { decline, discardObjective, type PickUnit, type Plain } from "../choices.ts";
import { figureOf, typeIn } from "../content/army.ts";
import { conditionOf } from "../content/designs.ts";
import { opIn } from "../content/effects.ts";
import { type HeroId, heroCardOf } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import { UNITS_PER_AREA } from "../content/numbers.ts";
import { objectiveCards, objectiveOf } from "../content/objectives.ts";
import { titleCards } from "../content/titles.ts";
import { NEUTRAL, typeOf } from "../content/units.ts";
import type { AftermathFrame, BattleFrame, RetreatFrame, RuneFlow, Side } from "../frames.ts";
import type { BattleRecord, Runewars } from "../state.ts";
import { holds } from "./conditions.ts";
import { hasStrongholdToTake, takeStronghold } from "./decision.ts";
import { refuseUnits, unitsToLose } from "./limits.ts";
import { fulfilObjective } from "./objectives.ts";
import { groupsOf, liftUnits, returnFigure, takeUnits } from "./pieces.ts";
import { controllerOf, factionOf, playerOf, unitsIn } from "./queries.ts";
import { refusal } from "./reasons.ts";
import { retreatAreas } from "./retreat.ts";
import { runEffects } from "./run-effects.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

type Retreating = Omit<RetreatFrame, "proc" | "step">;

/** A side leaving the field. */
export function retreatOf(battle: BattleFrame, side: Side, heroes: HeroId[], areRouted: boolean): Retreating {
  return { ...retreatFrom(battle, side, heroes), figures: side.line.splice(0), areRouted };
}

const retreatFrom = ({ area }: BattleFrame, { seat, decider, line }: Side, heroes: HeroId[]): Retreating => ({
  seat,
  chooser: decider,
  from: area,
  figures: line,
  heroes,
  areRouted: true,
  isNeutral: seat === NONE,
});

/** RUN-194, RUN-214, RUN-269: units of the defender that took no part are destroyed. */
export function destroyIdle(s: Runewars, { area, defender }: BattleFrame, { emit }: RuneFlow): void {
  const idle = liftUnits(s, area, true, false);
  if (idle.length === 0) return;
  for (const figure of idle) s.supply[typeIn(figure)]!++;
  defender.lost += idle.length;
  emit({ type: "unitsDestroyed", seat: defender.seat, area, groups: groupsOf(idle), cause: "routed" });
}

function recordOf(battle: BattleFrame): BattleRecord | null {
  if (battle.winner === "") return null;
  return {
    winner: battle.winner,
    isNeutral: battle.defender.seat === NONE,
    attackers: battle.attacker.lined,
    defenders: battle.defender.lined,
    attackersLost: battle.attacker.lost,
    defendersLost: battle.defender.lost,
    hadHexagon: battle.hadHexagon,
  };
}

export function closeBattle(s: Runewars, battle: BattleFrame, flow: RuneFlow): void {
  const { area, attacker, defender } = battle;
  s.contested = NONE;
  if (battle.isCancelled && hasStrongholdToTake(s, battle))
    takeStronghold(s, battle, area, s.damaged[area] === 1, flow);
  const holder = battle.winner === "defender" ? defender : attacker;
  if (fallsBack(s, battle)) flow.call("retreat", retreatOf(battle, holder, [], true));
  for (const figure of holder.line.splice(0)) returnFigure(s, holder.seat, area, figure);
  s.turn.battle = recordOf(battle);
  const isWon = battle.winner !== "" && holder.seat !== NONE;
  flow.call("aftermath", {
    area,
    attacker: attacker.seat,
    defender: defender.seat,
    isNeutral: defender.seat === NONE,
    winner: battle.winner === "defender" ? "defender" : "attacker",
    isCancelled: battle.isCancelled,
    surplus: [],
    stakes: isWon ? battle.stakes : [],
    supporters: isWon ? holder.supporters.map(({ hero }) => hero) : [],
  });
}

/** RUN-175, RUN-176: allied neutral units who have won alone go to friendly land beside it, by one reading. */
function fallsBack(s: Runewars, battle: BattleFrame): boolean {
  const { area, attacker, winner } = battle;
  if (s.rulings.lonelyAllies !== "fallBack" || winner !== "attacker" || controllerOf(s, area) === attacker.seat)
    return false;
  const isAlone = attacker.line.length > 0 && attacker.line.every(figure => typeIn(figure) >= NEUTRAL);
  return (
    isAlone && retreatAreas(s, retreatFrom(battle, attacker, [])).some(to => controllerOf(s, to) === attacker.seat)
  );
}

/** Heroes whose support is rewarded when the battle is won. */
function rewardSupport({ area, supporters }: AftermathFrame, seat: Seat, flow: RuneFlow): void {
  for (const hero of supporters) {
    const op = opIn(heroCardOf(hero).effects, "drawTactics");
    if (op?.when === "supportedBattleWon") runEffects(`hero:${hero}`, { seat, hero, area }, flow);
  }
}

const { procedure, auto, ask } = steps<AftermathFrame>();

const surplusOf = (s: Runewars, { area }: AftermathFrame): number => unitsIn(s, area) - UNITS_PER_AREA;

export const aftermath = procedure("aftermath", {
  // RUN-159 An attacker who came with more than eight sends the surplus away.
  chooseSurplus: ask<PickUnit>({
    when: (s, frame) =>
      frame.winner === "attacker" && controllerOf(s, frame.area) === frame.attacker && surplusOf(s, frame) > 0,
    seat: (_s, frame) => frame.attacker,
    options: (s, frame) => unitsToLose(s, frame.area),
    refused: (s, { area, attacker }) => refuseUnits(s, attacker, unitsToLose(s, area), ["not-crowded", "RUN-159"]),
    args: (s, frame) => ({ area: frame.area, n: surplusOf(s, frame) }),
    take: (s, frame, { unit, isRouted }, flow) => {
      const type = typeOf(unit);
      takeUnits(s, frame.area, type, isRouted ? 0 : 1, isRouted ? 1 : 0);
      frame.surplus.push(figureOf(type, 0, isRouted));
      flow.repeat();
    },
  }),
  sendSurplus: auto((_s, frame, { call }) => {
    const { attacker, area, surplus } = frame;
    if (surplus.length === 0) return;
    const figures = surplus.splice(0);
    call("retreat", {
      seat: attacker,
      chooser: attacker,
      from: area,
      figures,
      heroes: [],
      areRouted: true,
      isNeutral: false,
    });
  }),
  // What was at stake, once the surplus has left: settling it would destroy units that may retreat.
  rewardWinner: auto((_s, frame, flow) => {
    const seat = frame.winner === "attacker" ? frame.attacker : frame.defender;
    for (const path of frame.stakes) runEffects(path, { seat }, flow);
    rewardSupport(frame, seat, flow);
  }),
  // The attacker's effects after the battle.
  useTitle: auto((s, frame, flow) => {
    if (frame.winner !== "attacker" || frame.isNeutral || frame.isCancelled) return;
    for (const [i, title] of titleCards.entries()) {
      const index = title.effects.findIndex(op => op.op === "optional" && op.when === "afterWinningAsAttackerVsPlayer");
      if (index < 0 || s.titleHolder[i] !== frame.attacker || s.turn.spent.includes(title.id)) continue;
      s.turn.spent.push(title.id);
      runEffects(`title:${title.id}.${index}.effects`, { seat: frame.attacker }, flow);
    }
  }),
  // RUN-391 An Objective with this timing may be discarded by the defender, who is asked whenever he could hold one.
  useObjective: ask<Plain>({
    when: (s, frame) => mayFulfil(s, frame.defender),
    pass: "decline",
    seat: (_s, frame) => frame.defender,
    options: (s, frame) => (isFulfilled(s, frame.defender) ? [discardObjective, decline] : [decline]),
    refused: (s, frame) =>
      isFulfilled(s, frame.defender) ? [] : [refusal(discardObjective, ["not-fulfilled", "RUN-391"])],
    take: (s, frame, choice, flow) => {
      if (choice.kind === "objective") fulfilObjective(s, frame.defender, flow);
    },
  }),
  settle: auto((s, _frame, flow) => {
    settle(s, flow);
  }),
});

/** Whether a seat may hold an Objective that this battle fulfils, for all the table knows. */
function mayFulfil(s: Runewars, seat: Seat): boolean {
  if (seat === NONE || playerOf(s, seat).isOut || playerOf(s, seat).objective === "") return false;
  const { alignment } = factionOf(s, seat);
  return objectiveCards.some(
    card =>
      card.timing === "after-battle" &&
      card.alignment === alignment &&
      holds(s, conditionOf(s.designs, card.id), { seat, battle: s.turn.battle }),
  );
}

function isFulfilled(s: Runewars, seat: Seat): boolean {
  const { objective } = playerOf(s, seat);
  if (objective === "") return false;
  const condition = conditionOf(s.designs, objective);
  return objectiveOf(objective).timing === "after-battle" && holds(s, condition, { seat, battle: s.turn.battle });
}
