// Tax (HLAS-121 to HLAS-123): one of three resources by its marker; in team play gifts to the ally (HLAS-376, HLAS-377).
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { done, type Give, type PickResource, type Plain, skip } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { RESOURCE_MAX, TAX } from "../content/numbers.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { HlasFlow, TaxFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { passAction } from "./passing.ts";
import { gain, priceOf } from "./pieces.ts";
import { allyOf, realmOf } from "./queries.ts";
import { allow, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";

/** What the Tax track gives of a resource. */
export const taxFor = (s: Hlas, resource: Resource): number => TAX[s.tax.indexOf(resource)] ?? 0;

/** HLAS-122: 2 becomes 3, 3 becomes 4, 4 becomes 2. */
export function rotateTax(s: Hlas, flow: HlasFlow): void {
  const [four, three, two] = s.tax as [Resource, Resource, Resource];
  s.tax = [three, two, four];
  flow.emit({ type: "taxRotated", tax: [...s.tax] });
}

/** HLAS-376, HLAS-377: why a resource cannot be given to the ally, one at a time. */
function whyNoGift(s: Hlas, seat: Seat, resource: Resource): Reason | null {
  if (realmOf(s, seat)[resource] === 0) return { why: "no-resource", rule: "HLAS-376" };
  return realmOf(s, allyOf(s, seat))[resource] < RESOURCE_MAX ? null : { why: "ally-full", rule: "HLAS-377" };
}

const giveOne = (resource: Resource): Give => ({ kind: "give", resource });
const presents = (s: Hlas, seat: Seat): readonly Resource[] => (allyOf(s, seat) === NONE ? [] : resourceIds);
const gifts = (s: Hlas, seat: Seat): Give[] => allow(presents(s, seat), giveOne, kind => whyNoGift(s, seat, kind));
const giftRefusals = (s: Hlas, { seat }: TaxFrame): Refusal[] =>
  refuse(presents(s, seat), giveOne, kind => whyNoGift(s, seat, kind));

function give(s: Hlas, seat: Seat, resource: Resource, { emit }: HlasFlow): void {
  const to = allyOf(s, seat);
  realmOf(s, seat)[resource]--;
  realmOf(s, to)[resource]++;
  emit({ type: "resourceGiven", seat, to, resource });
}

const { procedure, ask } = steps<TaxFrame>();

export const tax = procedure("tax", {
  // HLAS-121 One resource; before that an ally may be given some.
  chooseResource: ask<PickResource | Give | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [
      ...s.tax.map((resource): PickResource => ({ kind: "resource", resource })),
      ...gifts(s, frame.seat),
      skip,
    ],
    refused: giftRefusals,
    args: s => ({ tax: s.tax }),
    take: (s, frame, choice, flow) => {
      const { seat } = frame;
      if (choice.kind === "give") {
        give(s, seat, choice.resource, flow);
        flow.repeat();
      } else if (choice.kind === "resource")
        gain(s, seat, priceOf(choice.resource, taxFor(s, choice.resource)), "tax", flow);
      else passAction(s, frame, "tax", flow);
    },
  }),
  giveMore: ask<Give | Plain>({
    when: (s, frame) => gifts(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...gifts(s, frame.seat), done],
    refused: giftRefusals,
    take: (s, { seat }, choice, flow) => {
      if (choice.kind !== "give") return;
      give(s, seat, choice.resource, flow);
      flow.repeat();
    },
  }),
});
