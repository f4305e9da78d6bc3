// What is worth an exchange at Harvest: one resource costs three others, so that only what is lacking pays, or what the hoard
// cannot use.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { NorthChoice } from "../choices.ts";
import { EXCHANGE_RATE, UPGRADE } from "../content/numbers.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { HarvestFrame } from "../frames.ts";
import { isStaleSwap } from "../rules/harvest.ts";
import { clanOf } from "../rules/queries.ts";
import { winterDue } from "../rules/winter.ts";
import type { Northgard } from "../state.ts";

/** More than so many of a kind lie idle. */
const USEFUL = 6;

/** Whether one more of a kind pays for winter, or is the last that an upgrade takes. */
function isLacking(s: Northgard, seat: Seat, kind: Resource): boolean {
  const clan = clanOf(s, seat);
  if (kind !== "lore") return clan[kind] < winterDue(s, seat)[kind];
  return clan.upgrades.length > 0 && s.year < s.years && clan.lore === UPGRADE.lore - 1;
}

function pays(s: Northgard, seat: Seat, kind: Resource): boolean {
  const clan = clanOf(s, seat);
  const others = resourceIds.filter(other => other !== kind);
  const sum = (of: (other: Resource) => number) => others.reduce((total, other) => total + of(other), 0);
  if (sum(other => clan[other]) < EXCHANGE_RATE) return false;
  const idle = sum(other => Math.max(0, clan[other] - USEFUL));
  return isLacking(s, seat, kind) || (idle >= EXCHANGE_RATE && clan[kind] < USEFUL && s.year < s.years);
}

/** Whether a trade only loses: for what is not needed, of what is asked for, or there and back again. */
export function isWaste(s: Northgard, seat: Seat, option: NorthChoice): boolean {
  switch (option.kind) {
    case "exchange":
      return !pays(s, seat, option.take);
    case "give": {
      const take = frameOf<HarvestFrame>(s, "harvest")?.take ?? "";
      return take !== "" && option[take] > 0;
    }
    case "swap":
      return isStaleSwap(s, option);
    default:
      return false;
  }
}
