// Retreats (RUN-258 to RUN-269, RUN-493): one side's figures leave an area together and are routed.

import { frameOf, type Seat } from "#kernel/procedure.ts";
import { type AtArea, atArea } from "../choices.ts";
import { type Figure, figureOf, isRoutedIn, typeIn } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import type { BattleFrame, RetreatFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { HeroState, Runewars } from "../state.ts";
import { whyNoRetreat, whyNoStep } from "./area-refusals.ts";
import { groupsOf, moveHero, returnFigure } from "./pieces.ts";
import {
  controllerOf,
  hasTrait,
  heroOf,
  ignoresWater,
  isEmpty,
  isFlying,
  isFriendly,
  isOpen,
  passesMountains,
} from "./queries.ts";
import { refuseOthers } from "./reasons.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

/** RUN-265, RUN-130: whether a figure of a seat may cross to an adjacent area in a retreat. */
function canFollow(s: Runewars, seat: Seat, from: Area, to: Area, flying: boolean, water = false): boolean {
  const edge = boardIn(s).edges[from]!.find(each => each.to === to);
  return edge !== undefined && isOpen(s, edge.border, flying, passesMountains(s, seat), water);
}

const followsTo = (s: Runewars, seat: Seat, from: Area, to: Area, figure: Figure): boolean =>
  canFollow(s, seat, from, to, isFlying(typeIn(figure)));

/** RUN-259 to RUN-261, RUN-266, RUN-267: where a group may go; empty when it is lost. */
export function retreatAreas(
  s: Runewars,
  { seat, from, figures, isNeutral }: Omit<RetreatFrame, "proc" | "step">,
): Area[] {
  const near = boardIn(s)
    .edges[from]!.map(({ to }) => to)
    .filter(to => to !== s.contested);
  const kinds: ((area: Area) => boolean)[] = isNeutral
    ? [area => controllerOf(s, area) === NONE]
    : [area => isFriendly(s, seat, area), area => isEmpty(s, area)];
  for (const isLegal of kinds) {
    const all = near.filter(to => isLegal(to) && figures.every(figure => followsTo(s, seat, from, to, figure)));
    if (all.length > 0) return all;
  }
  for (const isLegal of kinds) {
    const some = near.filter(to => isLegal(to) && figures.some(figure => followsTo(s, seat, from, to, figure)));
    if (some.length > 0) return some;
  }
  return [];
}

/** RUN-493: where heroes may retreat. */
function heroAreas(s: Runewars, hero: HeroState): Area[] {
  const flying = hasTrait(hero, "flying", false);
  const near = boardIn(s).edges[hero.area]!.map(({ to }) => to);
  return near.filter(to => canFollow(s, hero.seat, hero.area, to, flying, ignoresWater(hero)));
}

const { procedure, auto, ask } = steps<RetreatFrame>();

/** Areas all waiting heroes can reach, or else those the first can. */
function commonAreas(s: Runewars, frame: RetreatFrame): Area[] {
  const lists = frame.heroes.map(id => heroAreas(s, heroOf(s, id)!));
  const [first = []] = lists;
  const common = first.filter(area => lists.every(list => list.includes(area)));
  return common.length > 0 ? common : first;
}

export const retreat = procedure("retreat", {
  // RUN-258, RUN-259 All figures go together: to a friendly area, else to an empty one.
  chooseArea: ask<AtArea>({
    when: (s, frame) => frame.figures.length > 0 && retreatAreas(s, frame).length > 1,
    seat: (_s, frame) => frame.chooser,
    options: (s, frame) => retreatAreas(s, frame).map(atArea),
    refused: (s, frame) => {
      const offered = retreatAreas(s, frame).map(atArea);
      return refuseOthers(s, offered, area => whyNoRetreat(s, frame.from, area));
    },
    args: (_s, frame) => ({ area: frame.from }),
    take: (s, frame, { area }, flow) => leave(s, frame, area, flow),
  }),
  // RUN-259 With one area there is no choice; with none the units are destroyed.
  leaveOrDie: auto((s, frame, flow) => {
    if (frame.figures.length === 0) return;
    const [only] = retreatAreas(s, frame);
    if (only !== undefined) leave(s, frame, only, flow);
    else destroy(s, frame.seat, frame.from, frame.figures.splice(0), flow);
  }),
  // RUN-255, RUN-493 Supporting heroes who could not go along leave to another area, all together.
  chooseHeroArea: ask<AtArea>({
    when: (s, frame) => frame.heroes.length > 0 && commonAreas(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => commonAreas(s, frame).map(atArea),
    refused: (s, frame) => {
      const offered = commonAreas(s, frame).map(atArea);
      return refuseOthers(s, offered, area => whyNoStep(s, frame.from, area));
    },
    args: (_s, frame) => ({ area: frame.from }),
    take: (s, frame, { area }, flow) => {
      moveHeroes(s, frame, area, flow);
      flow.repeat();
    },
  }),
  // RUN-493 A hero with no way out stays, routed.
  settle: auto((s, frame, flow) => {
    for (const id of frame.heroes) routHero(heroOf(s, id)!, flow);
    frame.heroes = [];
    // While a battle runs nothing is settled here but limits elsewhere.
    settle(s, flow);
  }),
});

export function routHero(hero: HeroState, { emit }: RuneFlow): void {
  hero.routed = true;
  emit({ type: "heroRouted", seat: hero.seat, hero: hero.id });
}

function moveHeroes(s: Runewars, frame: RetreatFrame, area: Area, flow: RuneFlow): void {
  const going = frame.heroes.filter(id => heroAreas(s, heroOf(s, id)!).includes(area));
  for (const id of going) {
    const hero = heroOf(s, id)!;
    moveHero(hero, area, "retreat", flow);
    routHero(hero, flow);
  }
  frame.heroes = frame.heroes.filter(id => !going.includes(id));
}

/** RUN-263, RUN-266: those who can follow arrive routed, the others are destroyed. */
function leave(s: Runewars, frame: RetreatFrame, to: Area, flow: RuneFlow): void {
  const { seat, from, areRouted } = frame;
  const going = frame.figures.filter(figure => followsTo(s, seat, from, to, figure));
  const lost = frame.figures.filter(figure => !followsTo(s, seat, from, to, figure));
  frame.figures = lost;
  for (const figure of going) {
    returnFigure(s, seat, to, figureOf(typeIn(figure), 0, areRouted || isRoutedIn(figure)));
  }
  flow.emit({ type: "unitsMoved", seat, from, to, groups: groupsOf(going), cause: "retreat" });
  frame.figures = [];
  if (lost.length > 0) destroy(s, seat, from, lost, flow);
  moveHeroes(s, frame, to, flow);
}

function destroy(s: Runewars, seat: Seat, area: Area, lost: readonly Figure[], { emit }: RuneFlow): void {
  for (const figure of lost) s.supply[typeIn(figure)]!++;
  // Units that cannot retreat from a battle count as destroyed in it.
  const battle = frameOf<BattleFrame>(s, "battle");
  if (battle?.area === area) (battle.attacker.seat === seat ? battle.attacker : battle.defender).lost += lost.length;
  emit({ type: "unitsDestroyed", seat, area, groups: groupsOf(lost), cause: "noRetreat" });
}
