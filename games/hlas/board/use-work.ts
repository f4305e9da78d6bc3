// What tapping the board means now. Most choices lie on one thing and are made by one tap. An army is gathered first and
// marches off together, cards that go are marked first, and a thing with several choices asks which.
import { useMemo } from "react";
import type { Question } from "#kernel/look.ts";
import type { Offer } from "#web/kit/options.ts";
import { useDraft } from "#web/kit/use-draft.ts";
import type { DiscardSome, HlasChoice, PickUnit } from "../choices.ts";
import type { SpellId } from "../content/spells.ts";
import type { MarchView, VoyageView } from "../view/frames.ts";
import type { HlasView } from "../view/view.ts";
import { asHlas, isGathering, optionsOfKind, unitRef } from "./places.ts";
import type { Table } from "./table.tsx";

/** Units of one kind that may join the army, and how many of them do. */
export interface Group {
  readonly unit: PickUnit;
  readonly most: number;
  readonly count: number;
}

/** What the board is doing for the viewer. */
export interface Work {
  /** The army that is being gathered; empty when none is. */
  readonly groups: readonly Group[];
  /** Cards marked to go, by their place in the Library. */
  readonly marked: readonly number[];
  /** Several choices on one thing. */
  readonly picker: readonly HlasChoice[] | null;
  offerAt(ref: string): Offer;
  pick(ref: string): void;
  take(unit: PickUnit, count: number): void;
  march(): void;
  mark(at: number): void;
  /** The answer that the marked cards make, if they make one. */
  readonly discards: DiscardSome | null;
  back(): void;
}

interface Draft {
  readonly picker: string | null;
  readonly army: Readonly<Record<string, number>>;
  readonly marked: readonly number[];
}

const blank: Draft = { picker: null, army: {}, marked: [] };

/** The March that is going on. */
export function marchIn(view: HlasView): MarchView | null {
  const frame = view.frames.at(-1);
  return frame?.proc === "march" ? frame : null;
}

/** The Vessel's move that is going on. */
export function voyageIn(view: HlasView): VoyageView | null {
  const frame = view.frames.at(-1);
  return frame?.proc === "voyage" ? frame : null;
}

/** How many Units find room in the army, and how many there are of each that may join. */
export function gatheringIn(question: Question | null): { readonly room: number; readonly counts: readonly number[] } {
  return { room: 0, counts: [], ...(question?.args as object | null) };
}

/** The Units that may join, kind by kind, in the order in which the rules ask for them. */
export function groupsOf(
  view: HlasView,
  question: Question | null,
  army: Readonly<Record<string, number>>,
): readonly Group[] {
  const march = marchIn(view);
  if (!march || !isGathering(question, march.army.length)) return [];
  const { room, counts } = gatheringIn(question);
  return optionsOfKind(question, "unit").map((unit, i) => {
    const most = Math.min(room, counts[i] ?? 0);
    return { unit, most, count: Math.min(most, army[unitRef(unit)] ?? 0) };
  });
}

export const sizeOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** The choices that gather an army. */
export const unitsOf = (groups: readonly Group[]): PickUnit[] =>
  groups.flatMap(({ unit, count }) => Array<PickUnit>(count).fill(unit));

/** The answer that marked cards of a Library make. */
export function discardsOf(
  question: Question | null,
  library: readonly SpellId[],
  marked: readonly number[],
): DiscardSome | null {
  const key = (cards: readonly string[]): string => [...cards].sort().join();
  const wanted = key(marked.map(at => library[at] ?? ""));
  return optionsOfKind(question, "discards").find(({ cards }) => key(cards) === wanted) ?? null;
}

interface Acts {
  readonly table: Table;
  readonly groups: readonly Group[];
  change(part: Partial<Draft>): void;
  take(unit: PickUnit, count: number): void;
}

function pick({ table, groups, change, take }: Acts, ref: string): void {
  const { choices } = table.offers.wiring.at(ref);
  const group = groups.find(({ unit }) => unitRef(unit) === ref);
  if (group) take(group.unit, group.count < group.most ? group.count + 1 : 0);
  else if (choices.length === 1) table.choose(asHlas(choices[0]!));
  else if (choices.length > 1) change({ picker: ref });
}

const toggled = (list: readonly number[], item: number): number[] =>
  list.includes(item) ? list.filter(each => each !== item) : [...list, item];

function workOf(table: Table, draft: Draft, change: (part: Partial<Draft>) => void): Work {
  const { question } = table.props.look;
  const groups = groupsOf(table.view, question, draft.army);
  const take = (unit: PickUnit, count: number): void => {
    const others = sizeOf(groups.filter(({ unit: each }) => unitRef(each) !== unitRef(unit)));
    const n = Math.max(0, Math.min(count, gatheringIn(question).room - others));
    change({ army: { ...draft.army, [unitRef(unit)]: n } });
  };
  const acts: Acts = { table, groups, change, take };
  return {
    groups,
    marked: draft.marked,
    picker: draft.picker === null ? null : table.offers.wiring.at(draft.picker).choices.map(asHlas),
    offerAt: ref => table.offers.wiring.at(ref),
    pick: ref => pick(acts, ref),
    take,
    march: () => table.choose(...unitsOf(groups)),
    mark: at => change({ marked: toggled(draft.marked, at) }),
    discards: discardsOf(question, table.own?.realm.library ?? [], draft.marked),
    back: () => change(blank),
  };
}

/** The work of the moment. */
export function useWork(table: Table): Work {
  const { question } = table.props.look;
  const [draft, change] = useDraft(question, blank);
  return useMemo(() => workOf(table, draft, change), [table, draft, change]);
}
