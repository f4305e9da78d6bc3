// How many units an area holds, and how many cards a hand (RUN-156, RUN-286, RUN-402): what is too much goes.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { type PickQuest, type PickTactics, type PickUnit, pickUnit, type RuneChoice } from "../choices.ts";
import { PLACES, routedIn, standingIn } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { QUEST_HAND, TACTICS_HAND, UNITS_PER_AREA } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf } from "../content/units.ts";
import type { LimitsFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { destroyUnits, discardQuest, distinct, groupOf, removeOne } from "./pieces.ts";
import { areasOf, controllerOf, LAND, playerOf, typeAt, unitsIn } from "./queries.ts";
import { type Reason, refuseRest } from "./reasons.ts";
import { steps } from "./steps.ts";

/** RUN-156, RUN-161: an area with too many units of a player, or NONE; neutral units have no limit of their own. */
function crowded(s: Runewars): Area {
  for (const area of boardIn(s).list) {
    // Without faction units and stronghold nobody but the owner of a home realm can have units there.
    if (s.owner[area] === NONE && s.stronghold[area] === NONE && area < LAND) continue;
    if (unitsIn(s, area) > UNITS_PER_AREA && area !== s.contested && controllerOf(s, area) !== NONE) return area;
  }
  return NONE;
}

function fullHand(s: Runewars, what: "tactics" | "quests"): Seat {
  for (let seat = 0; seat < s.seats; seat++) {
    const { tactics, fresh, quests, isOut } = s.players[seat]!;
    if (isOut) continue;
    if (what === "tactics" ? tactics.length + fresh.length > TACTICS_HAND : quests.length > QUEST_HAND) return seat;
  }
  return NONE;
}

/** Whether a player has too many units in an area, or too many cards. */
export const isOverLimit = (s: Runewars): boolean =>
  crowded(s) !== NONE || fullHand(s, "tactics") !== NONE || fullHand(s, "quests") !== NONE;

/** Units of an area that may be destroyed: each kind once. */
export function unitsToLose(s: Runewars, area: Area): PickUnit[] {
  const found: PickUnit[] = [];
  for (let place = 0; place < PLACES; place++) {
    const count = s.army[area * PLACES + place]!;
    if (count === 0) continue;
    const type = typeAt(s, area, place);
    if (standingIn(count) > 0) found.push(pickUnit(area, type));
    if (routedIn(count) > 0) found.push(pickUnit(area, type, true));
  }
  return found;
}

/** Units of a seat that some options leave out. */
export function refuseUnits(s: Runewars, seat: Seat, options: readonly RuneChoice[], reason: Reason): Refusal[] {
  const all = areasOf(s, seat).flatMap(area => unitsToLose(s, area));
  return refuseRest(all, options, () => reason);
}

const { procedure, ask } = steps<LimitsFrame>();

export const limits = procedure("limits", {
  // RUN-156, RUN-157 Nobody has more than eight units in an area: the owner destroys the rest.
  destroySurplus: ask<PickUnit>({
    when: s => crowded(s) !== NONE,
    seat: s => controllerOf(s, crowded(s)),
    options: s => unitsToLose(s, crowded(s)),
    refused: s => {
      const area = crowded(s);
      return refuseUnits(s, controllerOf(s, area), unitsToLose(s, area), ["not-crowded", "RUN-156"]);
    },
    args: s => ({ area: crowded(s), n: unitsIn(s, crowded(s)) - UNITS_PER_AREA }),
    take: (s, _frame, { area, unit, isRouted }, flow) => {
      const seat = controllerOf(s, area);
      const type = typeOf(unit);
      destroyUnits(s, area, type, isRouted ? 0 : 1, isRouted ? 1 : 0);
      flow.emit({ type: "unitsDestroyed", seat, area, groups: groupOf(type, 1), cause: "limit" });
      flow.repeat();
    },
  }),
  // RUN-402 At most ten Tactics cards.
  discardTactics: ask<PickTactics>({
    when: s => fullHand(s, "tactics") !== NONE,
    seat: s => fullHand(s, "tactics"),
    options: s => {
      const { tactics, fresh } = playerOf(s, fullHand(s, "tactics"));
      return distinct([...tactics, ...fresh]).map(card => ({ kind: "discard", card }));
    },
    take: (s, _frame, { card }, flow) => {
      discardTactics(s, fullHand(s, "tactics"), card, flow);
      flow.repeat();
    },
  }),
  // RUN-286 At most three Quest cards.
  discardQuests: ask<PickQuest>({
    when: s => fullHand(s, "quests") !== NONE,
    seat: s => fullHand(s, "quests"),
    options: s => playerOf(s, fullHand(s, "quests")).quests.map(quest => ({ kind: "quest", quest })),
    take: (s, _frame, { quest }, flow) => {
      discardQuest(s, fullHand(s, "quests"), quest, false, flow);
      flow.repeat();
    },
  }),
});

/** Discards a Tactics card; the one that could be played stays if there are two. */
export function discardTactics(s: Runewars, seat: Seat, card: PickTactics["card"], { emit }: RuneFlow): void {
  const { tactics, fresh } = playerOf(s, seat);
  removeOne(fresh.includes(card) ? fresh : tactics, card);
  s.tacticsDiscard.push(card);
  emit({ type: "tacticsDiscarded", seat, card });
}
