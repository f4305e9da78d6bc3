// Winter: everybody pays for the units on the map; who cannot takes Unrest, which stays to the end (NOR-200).
import { frozen } from "#kernel/content.ts";
import type { Seat } from "#kernel/procedure.ts";
import { UNITS_PER_COLOR } from "../content/clans.ts";
import { UNREST_GLORY, type WinterCost, winterCostOf, winterCosts } from "../content/numbers.ts";
import type { NorthFlow } from "../frames.ts";
import type { Northgard } from "../state.ts";
import { putOnTop } from "./deck.ts";
import { clanOf, unitsOnMap } from "./queries.ts";

/** What winter asks of a seat. */
export interface Winter {
  /** Units on the map. */
  readonly units: number;
  readonly food: number;
  readonly wood: number;
  /** Whether the seat has less than that. */
  readonly isShort: boolean;
  /** What it costs from the next larger number of units on; null for the largest. */
  readonly next: WinterCost | null;
}

/** By units on the map: what winter asks of a seat that has enough, and of one that is short. Views show it all day. */
const dues = Array.from({ length: UNITS_PER_COLOR + 1 }, (_, units) => {
  const { food, wood } = winterCostOf(units);
  const next = winterCosts.findLast(row => row.fromUnits > units) ?? null;
  const due: Winter = { units, food, wood, isShort: false, next };
  return frozen({ enough: due, short: { ...due, isShort: true } });
});

/** NOR-195: what winter would cost a seat now. */
export function winterDue(s: Northgard, seat: Seat): Winter {
  const clan = clanOf(s, seat);
  const { enough, short } = dues[unitsOnMap(s, seat)]!;
  return clan.food < enough.food || clan.wood < enough.wood ? short : enough;
}

/** NOR-195 to NOR-199: the payment is due in full; who is short pays what there is and takes one Unrest card. */
export function payWinter(s: Northgard, seat: Seat, flow: NorthFlow): void {
  const clan = clanOf(s, seat);
  const { units, isShort, ...due } = winterDue(s, seat);
  const food = Math.min(due.food, clan.food);
  const wood = Math.min(due.wood, clan.wood);
  clan.food -= food;
  clan.wood -= wood;
  flow.emit({ type: "winterPaid", seat, units, food, wood, isShort });
  if (isShort) takeUnrest(s, seat, flow);
}

/** NOR-198, NOR-201 to NOR-203: one Unrest card on top of the draw pile; without one, glory and the top card go. */
function takeUnrest(s: Northgard, seat: Seat, flow: NorthFlow): void {
  const clan = clanOf(s, seat);
  if (s.unrest > 0) {
    s.unrest--;
    clan.gained.push("unrest");
    putOnTop(clan, "unrest", true);
    flow.emit({ type: "unrestTaken", seat });
    return;
  }
  const amount = s.rulings.unrest === "debt" ? UNREST_GLORY : Math.min(UNREST_GLORY, Math.max(0, clan.glory));
  clan.glory -= amount;
  if (amount > 0) flow.emit({ type: "gloryLost", seat, amount, cites: "NOR-202" });
  const card = clan.pile.pop();
  if (card === undefined) return;
  clan.knownTop = Math.max(0, clan.knownTop - 1);
  clan.openTop = Math.max(0, clan.openTop - 1);
  clan.discard.push(card);
  flow.emit({ type: "cardDiscarded", seat, card, cause: "unrest" });
}
