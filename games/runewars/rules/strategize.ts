// Strategize (RUN-133 to RUN-137, RUN-472): any figures, each to an adjacent empty or friendly area; nothing is
// activated. All moves are simultaneous: they are assigned one after another and made when the player is done.

import type { Seat } from "#kernel/procedure.ts";
import { done, type GiveReward, type March, type MoveHero, openPortal, type Plain } from "../choices.ts";
import { PLACES, standingIn } from "../content/army.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, typeOf, type UnitType, units } from "../content/units.ts";
import { fromInMove, moveKey, toInMove, typeInMove } from "../content/way-keys.ts";
import type { RuneFlow, StrategizeFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { heroRefusals, marchRefusals } from "./area-refusals.ts";
import { giftsOnStrategize, giveReward } from "./gifts.ts";
import { heroWalker, portalsIn, stepsFrom, unitWalker } from "./movement.ts";
import { addUnits, groupOf, moveHero, spendInfluence, takeUnits } from "./pieces.ts";
import { bit, controllerOf, heroesOf, heroOf, isEmpty, isFlying, isFriendly, playerOf, typeAt } from "./queries.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

/** RUN-134: whether figures may be moved into an area. */
const isOpenTo = (s: Runewars, seat: Seat, area: Area): boolean => isFriendly(s, seat, area) || isEmpty(s, area);

function leftOver(frame: StrategizeFrame, from: Area, type: UnitType, standing: number): number {
  let left = standing;
  for (const [i, key] of frame.moves.entries()) {
    if (fromInMove(key) === from && typeInMove(key) === type) left -= frame.counts[i]!;
  }
  return left;
}

/** RUN-177, RUN-178: allied units need a friendly area, or faction units that go there too. */
function mayEnter(s: Runewars, frame: StrategizeFrame, type: UnitType, to: Area): boolean {
  if (!isOpenTo(s, frame.seat, to)) return false;
  if (type < NEUTRAL || isFriendly(s, frame.seat, to)) return true;
  return frame.moves.some(key => toInMove(key) === to && typeInMove(key) < NEUTRAL);
}

/** Moves after the last one assigned, so that every plan has one order. */
function unitMoves(s: Runewars, frame: StrategizeFrame): March[] {
  const { seat } = frame;
  const last = frame.moves.at(-1) ?? -1;
  const found: March[] = [];
  for (const from of boardIn(s).list) {
    if (controllerOf(s, from) !== seat || (s.activated[from]! & bit(seat)) !== 0) continue;
    for (let place = 0; place < PLACES; place++) {
      const standing = standingIn(s.army[from * PLACES + place]!);
      if (standing === 0) continue;
      const type = typeAt(s, from, place);
      const most = leftOver(frame, from, type, standing);
      if (most === 0) continue;
      for (const to of stepsFrom(s, from, unitWalker(s, seat, isFlying(type), frame.hasPortal))) {
        if (moveKey(type, from, to) <= last || !mayEnter(s, frame, type, to)) continue;
        for (let count = 1; count <= most; count++)
          found.push({ kind: "march", from, to, unit: units[type]!.id, count });
      }
    }
  }
  const rank = ({ from, to, unit }: March): number => moveKey(typeOf(unit), from, to);
  return found.sort((a, b) => rank(a) - rank(b));
}

function heroMoves(s: Runewars, frame: StrategizeFrame): MoveHero[] {
  return heroesOf(s, frame.seat).flatMap(hero => {
    if (hero.routed || frame.heroes.includes(hero.id)) return [];
    return stepsFrom(s, hero.area, heroWalker(s, hero, frame.hasPortal, false))
      .filter(to => isOpenTo(s, frame.seat, to))
      .map(to => ({ kind: "hero", hero: hero.id, to }) as const);
  });
}

/** RUN-431: what a turn notes as spent when its Order has paid for the portals. */
export const PORTALS = "portals";

/** RUN-430, RUN-431: whether a seat can open the portals for this order. */
export function canOpenPortal(s: Runewars, seat: Seat, isOpen: boolean): boolean {
  return !isOpen && s.discovery && playerOf(s, seat).influence > 0 && portalsIn(s).length > 1;
}

const { procedure, auto, ask } = steps<StrategizeFrame>();

export const strategize = procedure("strategize", {
  assignMoves: ask<March | MoveHero | GiveReward | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [
      done,
      ...unitMoves(s, frame),
      ...heroMoves(s, frame),
      ...giftsOnStrategize(s, frame),
      ...(canOpenPortal(s, frame.seat, frame.hasPortal) ? [openPortal] : []),
    ],
    refused: (s, frame) => [
      ...marchRefusals(s, frame.seat, unitMoves(s, frame), new Set(frame.moves.map(fromInMove))),
      ...heroRefusals(s, frame.seat, heroMoves(s, frame), frame.heroes),
    ],
    take: (s, frame, choice, flow) => {
      if (choice.kind === "done") return;
      flow.repeat();
      if (choice.kind === "march") {
        frame.moves.push(moveKey(typeOf(choice.unit), choice.from, choice.to));
        frame.counts.push(choice.count);
      } else if (choice.kind === "hero") {
        frame.heroes.push(choice.hero);
        frame.targets.push(choice.to);
      } else if (choice.kind === "give") {
        frame.given ??= [];
        giveReward(s, choice, frame.given, flow);
      } else {
        frame.hasPortal = true;
        spendInfluence(s, frame.seat, 1, "portal", flow);
        flow.emit({ type: "portalOpened", seat: frame.seat });
      }
    },
  }),
  // RUN-137 Everything moves at once.
  move: auto((s, frame, flow) => {
    const { seat } = frame;
    for (const [i, key] of frame.moves.entries()) moveUnits(s, seat, key, frame.counts[i]!, flow);
    for (const [i, id] of frame.heroes.entries()) moveHero(heroOf(s, id)!, frame.targets[i]!, "order", flow);
    settle(s, flow);
  }),
});

function moveUnits(s: Runewars, seat: Seat, key: number, count: number, { emit }: RuneFlow): void {
  const type = typeInMove(key);
  takeUnits(s, fromInMove(key), type, count, 0);
  addUnits(s, seat, toInMove(key), type, count, 0);
  const groups = groupOf(type, count);
  emit({ type: "unitsMoved", seat, from: fromInMove(key), to: toInMove(key), groups, cause: "order" });
}
