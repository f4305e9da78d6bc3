// What cards and abilities need: the armies of a Battle, and the role in it.

import { contains } from "../content/army.ts";
import type { Needs } from "../content/effects.ts";
import { ATTACKER } from "../content/marks.ts";
import type { BattleFrame } from "../frames.ts";
import type { Power } from "../state.ts";
import { otherRole, roleOf } from "./queries.ts";

/** TYT-129, TYT-130, TYT-142: whether both armies are as something needs; after the Stages they count as they then were. */
export function areNeedsMet(battle: BattleFrame, power: Power, needs: Needs): boolean {
  const role = roleOf(battle, power);
  if (needs.role !== "" && (needs.role === "attacker") !== (role === ATTACKER)) return false;
  return contains(battle.sides[role].army, needs.own) && contains(battle.sides[otherRole(role)].army, needs.enemy);
}
