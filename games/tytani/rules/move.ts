// The move of an action, a card or an ability: units are picked one by one, then the region they go to (TYT-288).
import type { Refusal } from "#kernel/procedure.ts";
import { frameOf } from "#kernel/procedure.ts";
import { done, type Go, type Odds, type Pick, type Plain } from "../choices.ts";
import { type Army, armyOf, NO_ARMY, sizeOf, typesIn } from "../content/army.ts";
import type { MoveUnits } from "../content/effects.ts";
import { actions } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import type { MoveFrame, TurnFrame } from "../frames.ts";
import { boardOf, NOWHERE, placeOf } from "../map/atlas.ts";
import type { Tytani } from "../state.ts";
import {
  barrier,
  boundOrigin,
  canMove,
  firstMovers,
  largestArmies,
  type Mover,
  march,
  moreMovers,
  reach,
  targets,
} from "./movement.ts";
import { attackChance } from "./odds.ts";
import { type OpRule, opOf } from "./op-rule.ts";
import { wouldAbandon } from "./pieces.ts";
import { idOf } from "./queries.ts";
import { refuseSome } from "./refusals.ts";
import { steps } from "./steps.ts";

export const moveUnitsOp: OpRule<"moveUnits"> = {
  isPossible: (s, power, op) => canMove(s, power, op),
  run: (s, { power, origin, index }, op, { call }) => {
    const from = op.mustInclude.length > 0 ? boundOrigin(s, power, op) : NOWHERE;
    const army = from === NOWHERE ? NO_ARMY : armyOf("titan");
    call("move", { power, origin, index, from, army });
  },
};

const { procedure, ask } = steps<MoveFrame>();

const opIn = (frame: MoveFrame): MoveUnits => opOf(frame, "moveUnits");

function movers(s: Tytani, frame: MoveFrame, most?: number): Mover[] {
  const { power, from, army } = frame;
  return from === NOWHERE ? firstMovers(s, power, opIn(frame), most) : moreMovers(s, power, from, army, opIn(frame));
}

/** For a move of several units, before the first is picked: the largest armies by region. */
function armies(s: Tytani, frame: MoveFrame): { from: RegionId; largest: Army[] }[] {
  const op = opIn(frame);
  if (op.max === 1 || frame.army !== NO_ARMY) return [];
  const origins = new Set(movers(s, frame).map(({ from }) => from));
  return [...origins].map(from => ({ from: idOf(s, from), largest: largestArmies(s, frame.power, from, op) }));
}

/** The chances in each region where the picked units would have to fight. */
function odds(s: Tytani, { power, from, army, ...frame }: MoveFrame): Odds[] {
  const op = opOf(frame, "moveUnits");
  return targets(s, power, from, army, op).flatMap(to => {
    const chance = attackChance(s, power, army, to);
    return chance ? [{ to: idOf(s, to), chance }] : [];
  });
}

/** Regions that are closed to the picked units. */
function closed(s: Tytani, frame: MoveFrame): Refusal[] {
  const { power, from, army } = frame;
  const near = reach(s, power, from, opIn(frame));
  const choices = boardOf(s).active.map(to => go(s, to));
  return refuseSome(choices, ({ to }) => {
    const at = placeOf(to);
    return near.includes(at) ? barrier(s, power, from, at, army, opIn(frame)) : "too-far";
  });
}

/** Own units that cannot be picked. */
function idle(s: Tytani, frame: MoveFrame): Refusal[] {
  const open = movers(s, frame);
  const all = boardOf(s).active.filter(at => s.owner[at] === frame.power);
  const choices = all.flatMap(at => typesIn(s.units[at]!).map(unit => pick(s, { unit, from: at })));
  return refuseSome(choices, ({ unit, from }) => {
    if (open.some(mover => mover.unit === unit && mover.from === placeOf(from))) return "";
    if (!opIn(frame).types.includes(unit)) return "other-unit";
    if (frame.from !== NOWHERE) return frame.from === placeOf(from) ? "enough-of-them" : "other-region";
    return "nowhere-to-go";
  });
}

const pick = (s: Tytani, { unit, from }: Mover): Pick => ({ kind: "pick", unit, from: idOf(s, from) });

const go = (s: Tytani, to: number): Go => ({ kind: "go", to: idOf(s, to) });

export const move = procedure("move", {
  // TYT-079, TYT-080 Units of one region, as many as the move allows.
  pickUnit: ask<Pick | Plain>({
    when: (s, frame) => movers(s, frame, 1).length > 0,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => {
      const options: (Pick | Plain)[] = movers(s, frame).map(mover => pick(s, mover));
      if (frame.army !== NO_ARMY) options.push(done);
      return options;
    },
    refused: idle,
    args: (s, frame) => ({ origin: frame.origin, army: frame.army, armies: armies(s, frame) }),
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "pick") return;
      frame.from = placeOf(choice.from);
      frame.army += armyOf(choice.unit);
      flow.repeat();
    },
  }),
  // TYT-081 to TYT-088 One region for all of them; the question warns of land that would be given up (TYT-028).
  chooseTarget: ask<Go>({
    seat: (_s, frame) => frame.power,
    options: (s, frame) => targets(s, frame.power, frame.from, frame.army, opIn(frame)).map(to => go(s, to)),
    refused: closed,
    args: (s, frame) => ({
      origin: frame.origin,
      army: frame.army,
      from: boardOf(s).ids[frame.from]!,
      abandons: wouldAbandon(s, frame.power, frame.from, frame.army),
      odds: odds(s, frame),
    }),
    take: (s, frame, { to }, flow) => {
      noteUnits(s, frame);
      march(s, frame.power, frame.from, placeOf(to), frame.army, flow);
    },
  }),
});

/** TYT-222, TYT-229: units moved by the action of the Order card count for its symbol. */
function noteUnits(s: Tytani, frame: MoveFrame): void {
  const turn = frameOf<TurnFrame>(s, "turn");
  if (turn && frame.origin in actions) turn.moved += sizeOf(frame.army);
}
