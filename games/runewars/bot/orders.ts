// Which Order to choose: what each would bring now, with its Supremacy if it would be the highest of the year.

import type { Seat } from "#kernel/procedure.ts";
import { orderOf } from "../content/orders.ts";
import { resourceIds } from "../content/resources.ts";
import { citiesOf } from "../rules/conditions.ts";
import { productionOf } from "../rules/harvest.ts";
import { activatable } from "../rules/march.ts";
import { playerOf, strongholdsOf } from "../rules/queries.ts";
import { symbolsOnDials, unitsOnDial } from "../rules/recruit.ts";
import { titlesFor } from "../rules/titles.ts";
import type { Runewars } from "../state.ts";
import { powerOf } from "../view/fight.ts";
import { bestTargets } from "./campaign.ts";
import { freeLand } from "./moves.ts";

function harvestValue(s: Runewars, seat: Seat): number {
  let value = 0;
  for (const resource of resourceIds) {
    const change = productionOf(s, seat, resource) - playerOf(s, seat)[resource];
    value += change > 0 ? 1.3 * change : change;
  }
  return value;
}

function recruitValues(s: Runewars, seat: Seat): number[] {
  if (strongholdsOf(s, seat).length === 0) return [0, 0];
  const values = resourceIds.map(id =>
    unitsOnDial(s, seat, id).reduce((sum, type) => sum + (s.supply[type]! > 0 ? powerOf[type]! : 0), 0),
  );
  return values.sort((a, b) => b - a).map(value => 1.3 * value);
}

/** What an Order would bring to a seat. */
export function orderValue(s: Runewars, seat: Seat, order: number): number {
  const player = playerOf(s, seat);
  const isSupreme = player.used.every(used => used < order);
  const bonus = (value: number): number => (isSupreme ? value : 0);
  const late = -0.12 * order * (3 - s.season);
  switch (orderOf(order)) {
    case "strategize":
      return late + 0.5 + 0.5 * freeLand(s, seat) + bonus(0.9 * symbolsOnDials(s, seat, "tactics"));
    case "mobilize":
    case "conquer": {
      const [first, second] = bestTargets(s, seat, activatable(s, seat));
      return late + (first?.value ?? 0) + (orderOf(order) === "mobilize" ? bonus(0.8 * (second?.value ?? 0)) : 0.4);
    }
    case "harvest":
      return late + harvestValue(s, seat) + bonus(1);
    case "recruit": {
      const [first = 0, second = 0] = recruitValues(s, seat);
      return late + first + bonus(second);
    }
    case "rally-support":
      return late + 1.2 * citiesOf(s, seat) + bonus(player.influence >= 2 ? 2 : 0);
    case "acquire-power":
      return late + 0.6 * symbolsOnDials(s, seat, "influence") + bonus(titlesFor(s, seat).length > 0 ? 2.2 : 0);
    default:
      return late + (player.wood > 0 && player.ore > 0 && strongholdsOf(s, seat).length < 4 ? 4 : 0);
  }
}
