// Why the question of a card leaves something out: what is alike to its options, and is none of them, gets a reason.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { PickUnit, RuneChoice } from "../choices.ts";
import type { Op, OpName } from "../content/effects.ts";
import { attributes } from "../content/heroes.ts";
import { orderNumbers } from "../content/orders.ts";
import { resourceIds } from "../content/resources.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { heroesOf, seatsIn } from "./queries.ts";
import { type Reason, refuseOthers, refuseRest, refuseRewards } from "./reasons.ts";

/** Reasons by op; the others leave out what the card does not name. */
const reasons: Partial<Record<OpName, Reason>> = {
  adjustDial: ["dial-at-end", "RUN-508"],
  choose: ["changes-nothing", "RUN-508"],
  healHero: ["not-hurt", "RUN-508"],
  returnOrder: ["order-not-spent", "RUN-460"],
  test: ["hero-routed", "RUN-460"],
  trainHero: ["fully-trained", "RUN-282"],
};
const cardSays: Reason = ["card-says", "RUN-460"];

/** Everything of the kinds that are offered, but areas and Reward cards. */
function alike(s: Runewars, seat: Seat, op: Op<OpName>, options: readonly RuneChoice[]): RuneChoice[] {
  const kinds = new Set(options.map(({ kind }) => kind));
  const all: RuneChoice[] = [];
  if (kinds.has("pickHero")) for (const { id } of heroesOf(s, seat)) all.push({ kind: "pickHero", hero: id });
  if (kinds.has("seat")) for (const other of seatsIn(s)) if (other !== seat) all.push({ kind: "seat", seat: other });
  if (kinds.has("resource")) for (const resource of resourceIds) all.push({ kind: "resource", resource });
  if (kinds.has("train")) for (const attribute of attributes) all.push({ kind: "train", attribute });
  if (kinds.has("order")) for (const order of orderNumbers) all.push({ kind: "order", order });
  if (op.op === "choose") for (const { id } of (op as Op<"choose">).options) all.push({ kind: "option", option: id });
  return all;
}

/** Areas in which no unit can be chosen. */
function refuseUnitAreas(s: Runewars, options: readonly RuneChoice[], reason: Reason): Refusal[] {
  const offered = options.filter((option): option is PickUnit => option.kind === "unit");
  const [first] = offered;
  if (!first) return [];
  return boardIn(s)
    .list.filter(area => !offered.some(option => option.area === area))
    .map(area => ({ choice: { ...first, area }, why: reason[0], rule: reason[1] }));
}

export function effectRefusals(s: Runewars, seat: Seat, op: Op<OpName>, options: readonly RuneChoice[]): Refusal[] {
  const reason = reasons[op.op] ?? cardSays;
  const has = (kind: RuneChoice["kind"]): boolean => options.some(option => option.kind === kind);
  return [
    ...refuseRest(alike(s, seat, op, options), options, () => reason),
    ...refuseUnitAreas(s, options, reason),
    ...(has("area") ? refuseOthers(s, options, () => reason) : []),
    ...(has("dropReward") ? refuseRewards(heroesOf(s, seat), options, () => cardSays) : []),
  ];
}
