// Marches and lessons: what of the march that a lesson asks for is not planned yet.
import { useAskedPlan } from "#web/kit/surroundings.ts";
import { asRune, isPlanning, optionsOf } from "./places.ts";
import { lackIn, type Step } from "./plan.ts";
import { useTable } from "./table.tsx";
import type { Work } from "./use-work.ts";

/** The next step to plan, or "nothing" where the plan is as asked; null where a lesson asks for no march. */
export function useLack({ steps }: Work): Step | "nothing" | null {
  const { props } = useTable();
  const asked = useAskedPlan();
  const { question } = props.look;
  if (!asked || !isPlanning(question)) return null;
  const plan = asked.plan(optionsOf(question)).map(asRune);
  const marches = plan.flatMap(choice => (choice.kind === "march" ? [choice] : []));
  return lackIn(steps, marches) ?? "nothing";
}

/** Whether a tap on an area leads to the march that a lesson asks for; null where it asks for none. */
export function useAreaLeads(work: Work): ((area: number) => boolean) | null {
  const lack = useLack(work);
  if (lack === null) return null;
  const { source, goal } = work;
  return area => {
    if (lack === "nothing") return false;
    if (source !== lack.from) return area === lack.from;
    return goal === null && area === lack.to;
  };
}
