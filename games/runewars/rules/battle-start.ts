// How a battle begins (RUN-182, RUN-190, RUN-195).
import { frameOf, type Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import { orderOf } from "../content/orders.ts";
import type { Area } from "../content/tiles.ts";
import type { RuneFlow, TurnFrame } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { controllerOf, leftOf } from "./queries.ts";

/** RUN-182, RUN-190, RUN-195: a battle of a seat's force over an area; for unallied neutral units the seat to the left decides. */
export function startBattle(s: Runewars, seat: Seat, area: Area, force: number[], flow: RuneFlow): void {
  const defender = controllerOf(s, area);
  const decider = defender === NONE ? leftOf(s, seat) : defender;
  flow.call("battle", {
    area,
    attacker: sideOf(seat, seat, force),
    defender: sideOf(defender, decider, []),
    isConquest: orderOf(frameOf<TurnFrame>(s, "turn")?.order ?? 0) === "conquer",
    round: 0,
    shown: "none",
    hadHexagon: false,
    stakes: [],
    isCancelled: false,
    siege: 0,
    winner: "",
  });
}

function sideOf(seat: Seat, decider: Seat, line: number[]) {
  return {
    seat,
    decider,
    line,
    supporters: [],
    drawn: [],
    type: NONE,
    cards: [],
    aside: [],
    extra: [],
    spare: 0,
    specials: 0,
    routs: 0,
    damage: 0,
    health: [],
    strength: 0,
    tally: [],
    played: [],
    lined: 0,
    lost: 0,
  };
}
