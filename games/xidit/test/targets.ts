// What a person would try at a question, from what they see; each is legal or refused with a reason.
import type { Target } from "#kernel/checks.ts";
import type { Json } from "#kernel/json.ts";
import type { Question } from "#kernel/look.ts";
import { cities } from "../content/cities.ts";
import { evaluations } from "../content/evaluations.ts";
import { orders } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import { titans } from "../content/titans.ts";
import { type UnitId, units } from "../content/units.ts";

const each = (kind: string, field: string, values: readonly Json[]): Target[] =>
  values.map(value => ({ kind, [field]: value }));
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const numbers = cities.map(({ number }) => number);

/** Every number of own figures and one more, as far as the type has figures. */
function counts({ args }: Question): Target[] {
  const { unit, owned } = args as { unit: UnitId; owned: number };
  const { count } = units.find(({ id }) => id === unit)!;
  const all = Array.from({ length: count + 1 }, (_, shown) => shown);
  return each("show", "count", all.slice(0, owned + 2));
}

const lists: Readonly<Record<string, (question: Question) => readonly Target[]>> = {
  "game.placeIdrakis": () => each("start", "city", numbers),
  "year.plan": () => [...each("order", "order", ids(orders)), { kind: "confirm" }],
  "challenge.chooseTitan": () => [...each("fight", "titan", ids(titans)), { kind: "decline" }],
  "payment.chooseUnit": () => each("pay", "unit", ids(units)),
  "rewards.choosePair": () =>
    each("take", "rewards", [
      ["sovereigns", "bards"],
      ["sovereigns", "floors"],
      ["bards", "floors"],
    ]),
  "bards.chooseRegion": () => [...each("bard", "region", ids(regions)), { kind: "stop" }],
  "guildFloor.chooseGuild": () => [...each("floor", "city", numbers), { kind: "stop" }],
  "virtualPlayer.chooseColumn": () => each("advance", "evaluation", ids(evaluations)),
  "census.show": counts,
};

/** Null for a question without a list. */
export function targets(question: Question): readonly Target[] | null {
  return lists[`${question.proc}.${question.step}`]?.(question) ?? null;
}
