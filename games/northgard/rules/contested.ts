// Territories where a combat of the running action is still to be fought.
import { frameOf } from "#kernel/procedure.ts";
import type { CombatsFrame } from "../frames.ts";
import type { Territory } from "../map/land.ts";
import type { Northgard } from "../state.ts";

/** NOR-185: whether a combat of the running action is still to be fought, or being fought, in a territory. */
export function isContested(s: Northgard, at: Territory): boolean {
  return frameOf<CombatsFrame>(s, "combats")?.pending.some(combat => combat.at === at) ?? false;
}
