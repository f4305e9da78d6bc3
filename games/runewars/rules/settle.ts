// What is looked at again after every completed effect, order part, battle and duel (RUN-461): who has seen which rune,
// limits of units and hands, elimination. Control and alliances are worked out where they are asked for.

import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { PickQuest, PickTactics, PickUnit, RuneChoice } from "../choices.ts";
import { PLACES, routedIn, standingIn } from "../content/army.ts";
import { NO_RUNE, NONE } from "../content/marks.ts";
import { QUEST_HAND, TACTICS_HAND, UNITS_PER_AREA } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf, units } from "../content/units.ts";
import type { LimitsFrame } from "../frames/season.ts";
import type { RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { finish } from "./ending.ts";
import { destroyUnits, discardQuest, distinct, groupOf, removeOne } from "./pieces.ts";
import { areasOf, bit, controllerOf, LAND, leftOf, playerOf, seatsIn, typeAt, unitsIn } from "./queries.ts";
import { type Reason, refuseRest } from "./reasons.ts";
import { steps } from "./steps.ts";

/** RUN-385, RUN-448: controllers and owners of heroes have seen the rune tokens of an area. */
export function noteRunes(s: Runewars): void {
  for (const area of boardIn(s).list) {
    if (s.runes[area] === NO_RUNE) continue;
    const controller = controllerOf(s, area);
    if (controller !== NONE) s.runeKnown[area]! |= bit(controller);
  }
  for (const hero of s.heroes) if (s.runes[hero.area] !== NO_RUNE) s.runeKnown[hero.area]! |= bit(hero.seat);
}

/** Settles everything; false when the game is over. */
export function settle(s: Runewars, flow: RuneFlow): boolean {
  noteRunes(s);
  for (let seat = 0; seat < s.seats; seat++)
    if (!s.players[seat]!.isOut && isHomeless(s, seat)) eliminate(s, seat, flow);
  let left = 0;
  for (const player of s.players) if (!player.isOut) left++;
  // RUN-419 The last player wins at once.
  if (left === 1) {
    finish(s, seatsIn(s)[0]!, "last", flow);
    return false;
  }
  if (crowded(s) !== NONE || fullHand(s, "tactics") !== NONE || fullHand(s, "quests") !== NONE) flow.call("limits", {});
  return true;
}

/** RUN-415: whether a seat controls nothing; an army on its way or in battle is looked at when it has arrived. */
function isHomeless(s: Runewars, seat: Seat): boolean {
  if (s.phase === "setup") return false;
  const { list } = boardIn(s);
  // Home areas come last and are the likeliest.
  for (let i = list.length - 1; i >= 0; i--) if (controllerOf(s, list[i]!) === seat) return false;
  return seat !== s.turn.seat || !s.stack.some(frame => frame.proc === "march");
}

/** RUN-156, RUN-161: an area with too many units of a player, or NONE; neutral units have no limit of their own. */
function crowded(s: Runewars): Area {
  for (const area of boardIn(s).list) {
    // Without faction units and stronghold nobody but the owner of a home realm can have units there.
    if (s.owner[area] === NONE && s.stronghold[area] === NONE && area < LAND) continue;
    if (area !== s.contested && unitsIn(s, area) > UNITS_PER_AREA && controllerOf(s, area) !== NONE) return area;
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

/** Units of an area that may be destroyed: each kind once. */
export function unitsToLose(s: Runewars, area: Area): PickUnit[] {
  const found: PickUnit[] = [];
  for (let place = 0; place < PLACES; place++) {
    const count = s.army[area * PLACES + place]!;
    if (count === 0) continue;
    const unit = units[typeAt(s, area, place)]!.id;
    if (standingIn(count) > 0) found.push({ kind: "unit", area, unit, isRouted: false });
    if (routedIn(count) > 0) found.push({ kind: "unit", area, unit, isRouted: true });
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

/** RUN-415 to RUN-418, RUN-043; RUN-026 a home realm without its owner is land like any other. */
function eliminate(s: Runewars, seat: Seat, flow: RuneFlow): void {
  const player = playerOf(s, seat);
  const { active } = player;
  for (const hero of s.heroes.filter(each => each.seat === seat)) {
    s.heroes.splice(s.heroes.indexOf(hero), 1);
    s.heroDeck.push(hero.id);
    s.rewards.push(...hero.rewards.map(reward => reward.card));
  }
  s.tactics.push(...player.tactics.splice(0), ...player.fresh.splice(0));
  s.quests.push(...player.quests.splice(0));
  player.shownQuests = [];
  for (const deck of [s.heroDeck, s.rewards, s.tactics, s.quests]) flow.shuffle<unknown>(deck);
  s.titleHolder = s.titleHolder.map(holder => (holder === seat ? NONE : holder));
  s.activated = s.activated.map(seats => seats & ~bit(seat));
  player.influence = 0;
  player.claim = NONE;
  player.active = 0;
  player.isOut = true;
  s.homes = s.homes.map(home => (home === seat ? NONE : home));
  if (s.first === seat) s.first = leftOf(s, seat);
  flow.emit({ type: "playerEliminated", seat });
  if (active > 0) flow.emit({ type: "orderSkipped", seat, order: active });
}
