// Armies and lessons: how many more of a kind of Units have to join than have been gathered.
import { lacking, useAskedPlan } from "#web/kit/surroundings.ts";
import { asHlas, unitRef } from "./places.ts";
import type { Work } from "./use-work.ts";

/** How many more Units of a kind a lesson asks for; null where none are gathered, or it asks for nobody. */
export function useLacking({ groups }: Work): ((ref: string) => number) | null {
  const asked = useAskedPlan();
  const plan = (asked?.plan(groups.map(({ unit }) => unit)) ?? []).map(asHlas);
  if (plan.length === 0) return null;
  return ref => {
    const count = groups.find(({ unit }) => unitRef(unit) === ref)?.count ?? 0;
    return lacking(plan, count, choice => choice.kind === "unit" && unitRef(choice) === ref);
  };
}
