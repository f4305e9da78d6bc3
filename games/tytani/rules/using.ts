// Using Nation cards and abilities: when, how often, with which armies, at what price (TYT-142 to TYT-148, TYT-226 ff.).
import type { Refusal } from "#kernel/procedure.ts";
import type { Use } from "../choices.ts";
import { frequencyOf } from "../content/designs.ts";
import type { Timing, UsableId } from "../content/effects.ts";
import { type NationCardId, nationCardOf } from "../content/nation-cards.ts";
import { abilitiesOf } from "../content/nations.ts";
import { usableOf } from "../content/usables.ts";
import type { BattleFrame, TytaniFlow } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { canResolve } from "./effects.ts";
import { areNeedsMet } from "./needs.ts";
import { battleOf, isAutoma, powerOf, whoOf } from "./queries.ts";
import { refuseSome } from "./refusals.ts";

/** Everything a power may ever use; an automa uses none of it (TYT-252). */
function ownedUsables(s: Tytani, power: Power): UsableId[] {
  const { nation, cards } = powerOf(s, power);
  if (nation === "" || isAutoma(s, power)) return [];
  return [...abilitiesOf(nation, s.isAdvanced), ...cards];
}

/** TYT-145, TYT-146, TYT-227, TYT-247: whether something has been used as often as it may be. */
function isSpent(s: Tytani, power: Power, id: UsableId, battle: BattleFrame | null): boolean {
  switch (frequencyOf(s.designs, id)) {
    case "battle":
      return battle?.used.includes(id) ?? false;
    case "turn":
      return s.used.includes(id);
    case "round":
      return powerOf(s, power).rotated.includes(id as NationCardId);
  }
}

/** Why something cannot be used at a moment it is meant for; "" if it can. */
function hindrance(s: Tytani, power: Power, id: UsableId): "" | "used" | "needs" | "price" | "no-effect" {
  const { needs, cards, energy } = usableOf(id);
  const battle = battleOf(s);
  const own = powerOf(s, power);
  if (isSpent(s, power, id, battle)) return "used";
  if (battle && !areNeedsMet(battle, power, needs)) return "needs";
  if (own.hand.length < cards || own.energy < energy) return "price";
  return canResolve(s, power, id) ? "" : "no-effect";
}

/** TYT-147, TYT-148, TYT-230, TYT-339: what a power can use now. */
export function uses(s: Tytani, power: Power, when: Timing): Use[] {
  const { nation, cards } = powerOf(s, power);
  const found: Use[] = [];
  if (nation === "" || isAutoma(s, power)) return found;
  const add = (id: UsableId): void => {
    if (usableOf(id).when === when && hindrance(s, power, id) === "") found.push({ kind: "use", id });
  };
  abilitiesOf(nation, s.isAdvanced).forEach(add);
  cards.forEach(add);
  return found;
}

/** What a power has but cannot use now, with the reason. */
export function refusedUses(s: Tytani, power: Power, when: Timing): Refusal[] {
  const choices = ownedUsables(s, power).map(id => ({ kind: "use", id }) as const);
  return refuseSome(choices, ({ id }) => (usableOf(id).when === when ? hindrance(s, power, id) : "not-now"));
}

function isCard(id: UsableId): id is NationCardId {
  return nationCardOf(id as NationCardId) !== undefined;
}

/** Notes the use, pays Energy and carries out the effects. */
export function employ(s: Tytani, power: Power, id: UsableId, flow: TytaniFlow): void {
  const { cards, energy } = usableOf(id);
  const frequency = frequencyOf(s.designs, id);
  const own = powerOf(s, power);
  if (frequency === "battle") battleOf(s)?.used.push(id);
  else if (frequency === "turn") s.used.push(id);
  else if (isCard(id)) own.rotated.push(id);
  flow.emit({ type: "usableUsed", who: whoOf(s, power), id, isRotated: frequency === "round" });
  if (energy > 0) {
    own.energy -= energy;
    flow.emit({ type: "energySpent", who: whoOf(s, power), amount: energy, total: own.energy });
  }
  flow.call("effects", { power, origin: id, index: 0, due: cards });
}
