// Mobilize and Conquer (RUN-138 to RUN-152, RUN-328 to RUN-334): activate an area, move figures into it, then battle or
// diplomacy. Called by the turn, twice with Mobilize's Supremacy.

import type { Seat } from "#kernel/procedure.ts";
import { frameOf } from "#kernel/procedure.ts";
import {
  type AtArea,
  atArea,
  battleHere,
  done,
  type GiveReward,
  type March,
  type MoveHero,
  negotiate,
  openPortal,
  type Plain,
  passHere,
  retreatHere,
} from "../choices.ts";
import { PLACES, standingIn } from "../content/army.ts";
import { keepsOut } from "../content/marks.ts";
import { FAST_RANGE, MOVE_RANGE, UNITS_PER_AREA } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, typeOf, units } from "../content/units.ts";
import { fromInGroup, groupKey, typeInGroup } from "../content/way-keys.ts";
import type { MarchFrame, RuneFlow, TurnFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { heroRefusals, marchRefusals } from "./area-refusals.ts";
import { startBattle } from "./battle-start.ts";
import { canCome, giftsOnMarch, giveReward } from "./gifts.ts";
import { distancesTo, FAR, unitWalker } from "./movement.ts";
import { addUnits, groupOf, moveHero, returnFigure, spendInfluence, takeUnits } from "./pieces.ts";
import { bit, controllerOf, heroesOf, heroOf, isEnemy, isFlying, isNeutral, playerOf, typeAt } from "./queries.ts";
import { type Reason, refuseRest } from "./reasons.ts";
import { activationRefusals } from "./refusals.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";
import { canOpenPortal, PORTALS } from "./strategize.ts";

/** RUN-139, RUN-473, and what season cards and Tactics forbid: areas a seat may activate. */
export function activatable(s: Runewars, seat: Seat): Area[] {
  return boardIn(s).list.filter(area => {
    if ((s.activated[area]! & bit(seat)) !== 0) return false;
    if (s.truce && isEnemy(s, seat, area)) return false;
    return !s.shielded.some(shield => keepsOut(shield, area, seat));
  });
}

const assigned = (frame: MarchFrame): number => frame.counts.reduce((sum, count) => sum + count, 0);

/** RUN-158: an army that will fight may be larger than eight. Units that may still join, whatever the reason: with a second battle forbidden some areas are closed (RUN-329, RUN-330). */
function room(s: Runewars, frame: MarchFrame): number {
  if (frame.mayFight) return FAR;
  if (isEnemy(s, frame.seat, frame.area)) return 0;
  if (!isNeutral(s, frame.area)) return FAR;
  return playerOf(s, frame.seat).influence > 0 ? UNITS_PER_AREA - assigned(frame) : 0;
}

/** RUN-177, RUN-178: allied units come only to a friendly area, or with faction units. */
function mayAlliesCome(s: Runewars, frame: MarchFrame): boolean {
  return controllerOf(s, frame.area) === frame.seat || frame.groups.some(key => typeInGroup(key) < NEUTRAL);
}

/** RUN-140 to RUN-144: groups within range, after the last one assigned, so that every plan has one order. */
function unitMoves(s: Runewars, frame: MarchFrame): March[] {
  const { seat, area } = frame;
  const free = room(s, frame);
  if (free === 0) return [];
  const last = frame.groups.at(-1) ?? -1;
  const ways = [false, true].map(flying => {
    let found: readonly number[] | null = null;
    return () => {
      found ??= distancesTo(s, area, unitWalker(s, seat, flying, frame.hasPortal), FAST_RANGE + s.turn.extraRange);
      return found;
    };
  });
  const allies = mayAlliesCome(s, frame);
  const found: March[] = [];
  for (const from of boardIn(s).list) {
    if (from === area || controllerOf(s, from) !== seat || (s.activated[from]! & bit(seat)) !== 0) continue;
    for (let place = 0; place < PLACES; place++) {
      const standing = standingIn(s.army[from * PLACES + place]!);
      if (standing === 0 || (place >= 4 && !allies)) continue;
      const type = typeAt(s, from, place);
      const range = (units[type]!.fast ? FAST_RANGE : MOVE_RANGE) + s.turn.extraRange;
      if (groupKey(type, from) <= last || ways[isFlying(type) ? 1 : 0]!()[from]! > range) continue;
      for (let count = 1; count <= Math.min(standing, free); count++) {
        found.push({ kind: "march", from, to: area, unit: units[type]!.id, count });
      }
    }
  }
  return found.sort((a, b) => groupKey(typeOf(a.unit), a.from) - groupKey(typeOf(b.unit), b.from));
}

/** RUN-141, RUN-143, RUN-147: heroes within range, whatever lies between. */
function heroMoves(s: Runewars, frame: MarchFrame): MoveHero[] {
  return heroesOf(s, frame.seat).flatMap(hero => {
    if (hero.routed || hero.area === frame.area || frame.heroes.includes(hero.id)) return [];
    return canCome(s, frame, hero) ? [{ kind: "hero", hero: hero.id, to: frame.area } as const] : [];
  });
}

/** RUN-430: a portal is of use to units that may join, and to every hero who stands elsewhere. RUN-330 Units who can only
 * talk need an influence that is left. */
function mayOpenPortal(s: Runewars, frame: MarchFrame): boolean {
  if (!canOpenPortal(s, frame.seat, frame.hasPortal)) return false;
  const mustTalk = !frame.mayFight && assigned(frame) > 0 && isNeutral(s, frame.area);
  if (mustTalk && playerOf(s, frame.seat).influence === 1) return false;
  return room(s, frame) > 0 || heroesOf(s, frame.seat).some(hero => !hero.routed && hero.area !== frame.area);
}

/** Whether anybody could come to the area, should it be activated. */
const canBeReached = (s: Runewars, frame: MarchFrame): boolean =>
  unitMoves(s, frame).length > 0 || heroMoves(s, frame).length > 0;

const { procedure, auto, ask } = steps<MarchFrame, "finish">();

export const march = procedure("march", {
  // RUN-138, RUN-470 One area is activated, or nothing is done.
  activate: ask<AtArea | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [passHere, ...activatable(s, frame.seat).map(atArea)],
    refused: (s, frame) => activationRefusals(s, frame.seat),
    args: (s, frame) => ({ reach: activatable(s, frame.seat).filter(area => canBeReached(s, { ...frame, area })) }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "area") return flow.end();
      frame.area = choice.area;
      s.activated[choice.area]! |= bit(frame.seat);
      flow.emit({ type: "areaActivated", seat: frame.seat, area: choice.area, by: frame.seat });
      flow.call("actions", { seat: frame.seat, given: [] });
    },
  }),
  // RUN-140, RUN-148 Figures are assigned one group after another; none at all is legal.
  assignMoves: ask<March | MoveHero | GiveReward | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [
      done,
      ...unitMoves(s, frame),
      ...heroMoves(s, frame),
      ...giftsOnMarch(s, frame),
      ...(mayOpenPortal(s, frame) ? [openPortal] : []),
    ],
    refused: (s, frame) => [
      ...marchRefusals(s, frame.seat, unitMoves(s, frame), new Set(frame.groups.map(fromInGroup))),
      ...heroRefusals(s, frame.seat, heroMoves(s, frame), frame.heroes),
    ],
    args: (_s, frame) => ({ area: frame.area }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "done") return;
      flow.repeat();
      assign(s, frame, choice, flow);
    },
  }),
  // RUN-137 Everything moves at once; where nobody else is, the units have arrived.
  move: auto((s, frame, flow) => {
    const { seat, area } = frame;
    const isContested = isEnemy(s, seat, area) || isNeutral(s, area);
    for (const [i, key] of frame.groups.entries()) depart(s, frame, key, frame.counts[i]!, isContested, flow);
    for (const id of frame.heroes) moveHero(heroOf(s, id)!, area, "order", flow);
    if (!settle(s, flow)) return;
    if (frame.force.length === 0) flow.end();
    else flow.call("actions", { seat, given: [] });
  }),
  // RUN-150 to RUN-152, RUN-160 Enemy areas must be fought for; neutral units may be talked to.
  chooseWay: ask<Plain>({
    when: (s, frame) => isNeutral(s, frame.area),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => ways(s, frame),
    refused: (s, frame) =>
      refuseRest([battleHere, negotiate, retreatHere], ways(s, frame), ({ kind }) => whyNotThatWay(frame, kind)),
    args: (_s, frame) => ({ area: frame.area }),
    take: (s, frame, choice, flow) => {
      const { seat, area, force, mayFight } = frame;
      if (choice.kind === "battle") return fight(s, frame, flow);
      if (choice.kind === "diplomacy") {
        flow.call("diplomacy", { seat, area, mayFight, force: force.splice(0), spent: 0, bonus: 0, cards: [] });
      } else retreatForce(frame, flow);
      flow.goto("finish");
    },
  }),
  // RUN-151, RUN-152 An enemy area, also one without units, is a battle; an area that has emptied meanwhile is entered.
  enter: auto((s, frame, flow) => {
    if (frame.force.length === 0) return;
    if (isEnemy(s, frame.seat, frame.area)) {
      if (frame.mayFight) fight(s, frame, flow);
      else retreatForce(frame, flow);
    } else {
      for (const figure of frame.force.splice(0)) returnFigure(s, frame.seat, frame.area, figure);
    }
  }),
  finish: auto((s, _frame, flow) => {
    settle(s, flow);
  }),
});

/** RUN-160, RUN-163, RUN-329: why neutral units cannot be fought, talked to, or left alone. */
function whyNotThatWay({ force }: MarchFrame, kind: Plain["kind"]): Reason {
  if (kind === "battle") return ["one-battle", "RUN-329"];
  if (kind === "retreat") return ["must-face-them", "RUN-160"];
  return force.length > UNITS_PER_AREA ? ["too-many-units", "RUN-160"] : ["no-influence", "RUN-163"];
}

function ways(s: Runewars, { seat, force, mayFight }: MarchFrame): Plain[] {
  const options: Plain[] = [];
  if (mayFight) options.push(battleHere);
  if (force.length <= UNITS_PER_AREA && playerOf(s, seat).influence > 0) options.push(negotiate);
  return options.length > 0 ? options : [retreatHere];
}

function assign(s: Runewars, frame: MarchFrame, choice: March | MoveHero | GiveReward | Plain, flow: RuneFlow): void {
  if (choice.kind === "march") {
    frame.groups.push(groupKey(typeOf(choice.unit), choice.from));
    frame.counts.push(choice.count);
  } else if (choice.kind === "hero") {
    frame.heroes.push(choice.hero);
  } else if (choice.kind === "give") {
    giveReward(s, choice, frame.given, flow);
  } else {
    frame.hasPortal = true;
    // RUN-431 Paid once for the Order, the second part of Mobilize included.
    s.turn.spent.push(PORTALS);
    spendInfluence(s, frame.seat, 1, "portal", flow);
    flow.emit({ type: "portalOpened", seat: frame.seat });
  }
}

function depart(
  s: Runewars,
  frame: MarchFrame,
  key: number,
  count: number,
  isContested: boolean,
  { emit }: RuneFlow,
): void {
  const { seat, area } = frame;
  const type = typeInGroup(key);
  takeUnits(s, fromInGroup(key), type, count, 0);
  if (isContested) for (let i = 0; i < count; i++) frame.force.push(type);
  else addUnits(s, seat, area, type, count, 0);
  emit({ type: "unitsMoved", seat, from: fromInGroup(key), to: area, groups: groupOf(type, count), cause: "order" });
}

function fight(s: Runewars, frame: MarchFrame, flow: RuneFlow): void {
  const turn = frameOf<TurnFrame>(s, "turn");
  if (turn) turn.hasFought = true;
  startBattle(s, frame.seat, frame.area, frame.force.splice(0), flow);
}

function retreatForce({ seat, area, force }: MarchFrame, { call }: RuneFlow): void {
  const figures = force.splice(0);
  call("retreat", { seat, chooser: seat, from: area, figures, heroes: [], areRouted: true, isNeutral: false });
}
