// Why something cannot be chosen. A question offers what no reason speaks against; the rest is refused with its reason.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { HlasChoice, PickOpponent, PickRegion, PickResource, PickUnit } from "../choices.ts";
import type { ReasonId } from "../content/reasons.ts";
import { LAND_REGIONS, type Region, regions } from "../content/regions.ts";
import type { Resource } from "../content/resources.ts";
import type { Member } from "../frames.ts";

/** A reason, and the rule it comes from. */
export interface Reason {
  readonly why: ReasonId;
  readonly rule: string;
}

/** What no reason speaks against. */
export function allow<T, C extends HlasChoice>(
  all: readonly T[],
  choiceOf: (each: T) => C,
  whyNot: (each: T) => Reason | null,
): C[] {
  const out: C[] = [];
  for (const each of all) if (whyNot(each) === null) out.push(choiceOf(each));
  return out;
}

/** What a reason speaks against, each with it. */
export function refuse<T>(
  all: readonly T[],
  choiceOf: (each: T) => HlasChoice,
  whyNot: (each: T) => Reason | null,
): Refusal[] {
  const out: Refusal[] = [];
  for (const each of all) {
    const reason = whyNot(each);
    if (reason) out.push({ choice: choiceOf(each), ...reason });
  }
  return out;
}

/** For lists that hold choices already. */
export const itself = <C extends HlasChoice>(choice: C): C => choice;

export const everyRegion: readonly Region[] = regions.map((_, at) => at);
export const landRegions: readonly Region[] = Array.from({ length: LAND_REGIONS }, (_, at) => at);

/** Things as choices. */
export const pickRegion = (at: Region): PickRegion => ({ kind: "region", at });
export const pickUnit = ({ owner, piece, place }: Member): PickUnit => ({ kind: "unit", owner, piece, place });
export const pickOpponent = (seat: Seat): PickOpponent => ({ kind: "opponent", seat });
export const pickResource = (resource: Resource): PickResource => ({ kind: "resource", resource });
