// Bringing a unit from a neighbouring region into a Battle (TYT-133 to TYT-136).

import type { Refusal } from "#kernel/procedure.ts";
import type { Pick } from "../choices.ts";
import { type Army, armyOf, has, slotsOf, typesIn } from "../content/army.ts";
import { ATTACKER, type Role } from "../content/marks.ts";
import type { RegionId } from "../content/regions.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { BattleFrame, BringFrame, TytaniFlow } from "../frames.ts";
import { boardOf, placeOf, type Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { addDie } from "./battle-dice.ts";
import { returnAtOnce } from "./capitals.ts";
import type { OpRule } from "./op-rule.ts";
import { abandon, addAttack, wouldAbandon } from "./pieces.ts";
import { battleOf, idOf, isCaptured, isSafeWithout, roleOf, roomIn, roomToAttack, whoOf } from "./queries.ts";
import { refuseSome } from "./refusals.ts";
import { steps } from "./steps.ts";

/** A unit that can be brought. */
export interface Helper {
  readonly unit: UnitType;
  readonly from: Region;
}

function canLeave(s: Tytani, power: Power, from: Region, army: Army): boolean {
  return s.units[from] !== army || !isCaptured(s, from) || isSafeWithout(s, power, from);
}

/** TYT-133, TYT-134, TYT-135, TYT-208: units next to the Battle for which there is room. */
export function helpers(s: Tytani, battle: BattleFrame, role: Role, types: readonly UnitType[]): Helper[] {
  const { power } = battle.sides[role];
  const room = role === ATTACKER ? roomToAttack(s, battle.at) : roomIn(s, battle.at);
  const found: Helper[] = [];
  for (const from of boardOf(s).near[battle.at]!) {
    if (s.owner[from] !== power) continue;
    for (const unit of types) {
      const army = armyOf(unit);
      if (has(s.units[from]!, unit) && slotsOf(army) <= room && canLeave(s, power, from, army))
        found.push({ unit, from });
    }
  }
  return found;
}

/** TYT-128, TYT-136: the unit joins and rolls its die, if one is left. */
export function bringUnit(s: Tytani, battle: BattleFrame, role: Role, helper: Helper, flow: TytaniFlow): void {
  const side = battle.sides[role];
  const army = armyOf(helper.unit);
  const isAbandoned = wouldAbandon(s, side.power, helper.from, army);
  s.units[helper.from]! -= army;
  side.army += army;
  if (role === ATTACKER) addAttack(s, helper.from, battle.at, army);
  else s.units[battle.at]! += army;
  if (helper.unit === "titan") side.hadTitan = true;
  flow.emit({
    type: "unitBrought",
    who: whoOf(s, side.power),
    unit: helper.unit,
    from: idOf(s, helper.from),
    at: idOf(s, battle.at),
  });
  if (isAbandoned) abandon(s, side.power, helper.from, flow);
  returnAtOnce(s, flow);
  addDie(s, battle, role, helper.unit, flow);
}

export const bringUnitOp: OpRule<"bringUnit"> = {
  isPossible: (s, power, op) => {
    const battle = battleOf(s);
    return battle !== null && helpers(s, battle, roleOf(battle, power), op.types).length > 0;
  },
  run: (_s, { power }, op, { call }) => call("bring", { power, types: [...op.types] }),
};

/** TYT-134: any unit, as the Support card says. */
export const anyUnit: readonly UnitType[] = unitTypes;

function candidates(s: Tytani, { power, types }: BringFrame): Helper[] {
  const battle = battleOf(s);
  return battle ? helpers(s, battle, roleOf(battle, power), types) : [];
}

/** TYT-028: regions that would be given up with the unit that is brought out of them. */
function abandoned(s: Tytani, frame: BringFrame): RegionId[] {
  const found = candidates(s, frame).filter(({ unit, from }) => wouldAbandon(s, frame.power, from, armyOf(unit)));
  return found.map(({ from }) => idOf(s, from));
}

/** Own units that cannot be brought. */
function farHelpers(s: Tytani, frame: BringFrame): Refusal[] {
  const { power, types } = frame;
  const battle = battleOf(s);
  if (!battle) return [];
  const open = candidates(s, frame);
  const near = boardOf(s).near[battle.at]!;
  const own = boardOf(s).active.filter(at => s.owner[at] === power && at !== battle.at);
  const choices = own.flatMap(from => typesIn(s.units[from]!).map(unit => bringFrom(s, { unit, from })));
  return refuseSome(choices, ({ unit, from }) => {
    const at = placeOf(from);
    if (open.some(helper => helper.unit === unit && helper.from === at)) return "";
    if (!near.includes(at)) return "not-adjacent";
    if (!types.includes(unit)) return "other-unit";
    return canLeave(s, power, at, armyOf(unit)) ? "no-room" : "capital-left";
  });
}

const bringFrom = (s: Tytani, { unit, from }: Helper): Pick => ({ kind: "bring", unit, from: idOf(s, from) });

const { procedure, ask } = steps<BringFrame>();

export const bring = procedure("bring", {
  // TYT-295 The question warns of land that would be given up (TYT-028).
  chooseUnit: ask<Pick>({
    seat: (_s, frame) => frame.power,
    options: (s, frame) => candidates(s, frame).map(helper => bringFrom(s, helper)),
    refused: farHelpers,
    args: (s, frame) => ({ abandoned: abandoned(s, frame) }),
    take: (s, frame, { unit, from }, flow) => {
      const battle = battleOf(s);
      if (battle) bringUnit(s, battle, roleOf(battle, frame.power), { unit, from: placeOf(from) }, flow);
    },
  }),
});
