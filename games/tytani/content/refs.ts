// Where choices lie, as the references that sentences, boards and lessons use.
import type { TytaniChoice } from "../choices.ts";

type Refs = { readonly [C in TytaniChoice as C["kind"]]?: (choice: C) => string | null };

const inRegion = ({ at }: { readonly at: string }): string => `region:${at}`;
const toRegion = ({ to }: { readonly to: string }): string => `region:${to}`;
const fromRegion = ({ from }: { readonly from: string }): string => `region:${from}`;
const onCard = ({ card }: { readonly card: string }): string => `card:${card}`;
const onMission = ({ mission }: { readonly mission: string }): string => `mission:${mission}`;

/** Kinds of choices that lie on things; all others have buttons of their own. */
const refs: Refs = {
  station: inRegion,
  deploy: inRegion,
  build: inRegion,
  fight: inRegion,
  go: toRegion,
  retreat: toRegion,
  pick: fromRegion,
  bring: fromRegion,
  buy: onCard,
  discard: onCard,
  bottom: onCard,
  draw: onCard,
  reroll: onCard,
  support: ({ cards }) => (cards.length === 1 ? `card:${cards[0]}` : null),
  use: ({ id }) => `card:${id}`,
  keep: onMission,
  claim: onMission,
  swap: ({ slot }) => `slot:${slot}`,
  order: ({ order }) => `order:${order}`,
  act: ({ action }) => `action:${action}`,
  die: ({ die }) => `die:${die}`,
  nation: ({ nation }) => `nation:${nation}`,
  position: ({ nation }) => `position:${nation}`,
};

/** The thing that a choice lies on; null for those that have a button of their own. */
export function refOf(choice: TytaniChoice): string | null {
  const place = refs[choice.kind] as ((choice: TytaniChoice) => string | null) | undefined;
  return place ? place(choice) : null;
}
