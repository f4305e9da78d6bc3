// What an order of a plan would meet, in words.
import type { PlanStep } from "../plan.ts";
import type { Table } from "../table.tsx";

/** One short sentence about a planned order. */
export function outcomeText({ words, names, army }: Table, { outcome, to }: PlanStep): string {
  switch (outcome.kind) {
    case "unset":
      return words.unset;
    case "move":
      return words.wouldMove(`${names.cities[to - 1]!.name} (${to})`);
    case "wait":
      return words.wouldWait;
    case "recruit":
      return words.wouldRecruit(names.units[outcome.unit].one);
    case "eliminate":
      return words.wouldFight(names.threats[to - 1]!.name);
    case "titan":
      return words.wouldTitan;
    case "noRoad":
      return words.noRoad[outcome.color];
    case "recruitedAlready":
      return words.recruitedAlready;
    case "missing":
      return words.missing(army(outcome.units));
    case "nothingHere":
      return words.nothingHere;
  }
}
