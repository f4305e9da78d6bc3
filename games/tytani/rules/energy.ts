// Energy of the Advanced Game: gained by Order cards, spent on swaps (TYT-215 to TYT-225); abilities cost it too.
import { ENERGY_FOR_ALL, ENERGY_FOR_SKIPPING, energyForMoved, MOST_ENERGY } from "../content/numbers.ts";
import { orderOf } from "../content/orders.ts";
import type { TurnFrame, TytaniFlow } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { poolCount } from "./order-rows.ts";
import { powerOf, whoOf } from "./queries.ts";

/** TYT-217: what a swap costs: the number of cards in the pool. */
export const swapPrice = poolCount;

/** TYT-217, TYT-218: slots whose cards can be swapped, if there is Energy for it. */
export function swappableSlots(s: Tytani, power: Power): number[] {
  if (!s.isAdvanced || powerOf(s, power).energy < swapPrice(s)) return [];
  return s.pool.flatMap((order, slot) => (order !== "" && (s.upcoming[slot] ?? "") !== "" ? [slot] : []));
}

/** The cards of a slot change places. */
export function payForSwap(s: Tytani, power: Power, slot: number, { emit }: TytaniFlow): void {
  const out = s.pool[slot]!;
  const inTo = s.upcoming[slot]!;
  if (out === "" || inTo === "") return;
  const energy = swapPrice(s);
  powerOf(s, power).energy -= energy;
  s.pool[slot] = inTo;
  s.upcoming[slot] = out;
  emit({ type: "ordersSwapped", who: whoOf(s, power), slot, inTo, out, energy, cites: "TYT-218" });
}

/** TYT-219, TYT-220, TYT-221, TYT-222: Energy by the symbol of the card, before it is discarded. */
export function gainEnergy(s: Tytani, frame: TurnFrame, { emit }: TytaniFlow): void {
  if (s.orderInUse === "") return;
  const { energy, actions } = orderOf(s.orderInUse);
  const isAllUsed = actions.every(action => frame.used.includes(action));
  const due = energy === "army" ? energyForMoved[frame.moved]! : isAllUsed ? ENERGY_FOR_ALL : ENERGY_FOR_SKIPPING;
  const own = powerOf(s, frame.power);
  const amount = Math.min(due, MOST_ENERGY - own.energy);
  if (amount === 0) return;
  own.energy += amount;
  emit({ type: "energyGained", who: whoOf(s, frame.power), amount, total: own.energy });
}
