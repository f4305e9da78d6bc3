// Runs the effects that threats, titans and census rewards carry: one case for each word of the list in `content`.
// What needs a decision is handed to the procedure of its chapter.
import type { Seat } from "#kernel/procedure.ts";
import type { Effect } from "../content/effects.ts";
import { titans } from "../content/titans.ts";
import type { UnitCounts } from "../content/units.ts";
import type { Cause } from "../events.ts";
import type { XiditFlow } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { buildFloors } from "./guilds.ts";
import { STACKS, UNITS } from "./queries.ts";

/** Lets one effect happen to a seat; the titan is the one being eliminated, or -1. */
export function perform(s: Xidit, flow: XiditFlow, seat: Seat, effect: Effect, titan: number, cause: Cause): void {
  switch (effect.op) {
    case "gain-sovereigns":
      gainSovereigns(s, flow, seat, effect.amount, cause);
      break;
    case "place-bards":
      flow.call("bards", { seat, left: effect.amount, cause });
      break;
    case "build-floors":
      buildFloors(s, flow, seat, effect.amount, cause);
      break;
    case "add-floor-to-own-guild":
      flow.call("guildFloor", { seat });
      break;
    case "pay-units":
      payUnits(s, flow, seat, effect.units, titan);
      break;
    case "pay-any-units":
      flow.call("payment", { seat, left: effect.amount, from: 0 });
      break;
    case "choose-rewards":
      flow.call("rewards", { seat, titan, chosen: 0, at: 0 });
      break;
    case "remove-from-game":
      removeTitan(s, flow, seat, titan);
      break;
    case "advance-virtual-player":
      if (s.virtual.length > 0) flow.call("virtualPlayer", { seat });
      break;
    default:
      effect satisfies never;
  }
}

/** XID-006, 092 The Bank always has enough; XID-094 nothing ever takes sovereigns back. */
function gainSovereigns(s: Xidit, flow: XiditFlow, seat: Seat, amount: number, cause: Cause): void {
  s.sovereigns[seat]! += amount;
  flow.emit({ type: "sovereignsGained", seat, amount, cause, total: s.sovereigns[seat]! });
}

/** XID-085 Units go from behind the screen to the Barracks, in the open. */
function payUnits(s: Xidit, flow: XiditFlow, seat: Seat, paid: UnitCounts, titan: number): void {
  for (let unit = 0; unit < UNITS; unit++) {
    s.units[seat * UNITS + unit]! -= paid[unit]!;
    s.barracks[unit]! += paid[unit]!;
  }
  announcePayment(s, flow, seat, paid, titan);
}

/** Everybody sees which units were paid, and for what. */
export function announcePayment(s: Xidit, flow: XiditFlow, seat: Seat, paid: UnitCounts, titan: number): void {
  const id = titan < 0 ? null : titans[titan]!.id;
  flow.emit({ type: "unitsPaid", seat, city: s.idrakis[seat]!, titan: id, units: paid });
}

/** XID-138, 154 A slain titan leaves the game; the one below it sleeps on. */
function removeTitan(s: Xidit, flow: XiditFlow, seat: Seat, titan: number): void {
  for (let stack = 0; stack < STACKS; stack++) {
    if (s.titans[stack * 2] !== titan) continue;
    s.titans[stack * 2] = s.titans[stack * 2 + 1]!;
    s.titans[stack * 2 + 1] = -1;
    s.raging[stack] = 0;
  }
  flow.emit({ type: "titanSlain", seat, city: s.idrakis[seat]!, titan: titans[titan]!.id });
}
