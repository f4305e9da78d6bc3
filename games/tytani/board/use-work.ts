// What tapping the board means now. Most choices lie on one thing and are made by one tap. An army is put together
// before it is sent, Support cards are gathered into sets, cards are laid in order, and a thing with several choices
// asks which.
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Question } from "#kernel/look.ts";
import type { Offer } from "#web/kit/options.ts";
import { useDraft } from "#web/kit/use-draft.ts";
import type { Arrange, PlaySupport, Reroll, TytaniChoice } from "../choices.ts";
import { type Army, armyOf, common, countOf, NO_ARMY } from "../content/army.ts";
import type { RegionId } from "../content/regions.ts";
import type { SupportId } from "../content/support.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import { asTytani, capitalOf, optionsOf } from "./places.ts";
import type { Table } from "./table.tsx";

/** An army that is being put together. */
export interface Mustering {
  readonly from: RegionId;
  readonly army: Army;
  /** Armies that may go, whole or in part, the strongest first. */
  readonly largest: readonly Army[];
}

/** Cards of the hand that are being gathered. */
export interface Gathering {
  readonly cards: readonly SupportId[];
  /** The set as it can be played, if it can. */
  readonly play: PlaySupport | null;
  readonly reroll: Reroll | null;
}

/** What the board is doing for the viewer. */
export interface Work {
  readonly mustering: Mustering | null;
  readonly gathering: Gathering | null;
  /** Cards laid in order so far, the topmost first. */
  readonly laid: readonly string[];
  /** Several choices on one thing. */
  readonly picker: readonly TytaniChoice[] | null;
  offerAt(ref: string): Offer;
  pick(ref: string): void;
  /** One unit more or fewer. */
  muster(unit: UnitType, by: 1 | -1): void;
  march(): void;
  lay(card: string): void;
  back(): void;
}

interface Draft {
  readonly picker: string | null;
  readonly from: RegionId | null;
  readonly army: Army;
  readonly cards: readonly SupportId[];
  readonly laid: readonly string[];
}

const blank: Draft = { picker: null, from: null, army: NO_ARMY, cards: [], laid: [] };

interface MoveArgs {
  readonly army?: Army;
  readonly armies?: readonly { readonly from: RegionId; readonly largest: readonly Army[] }[];
}

const argsOf = (question: Question | null): MoveArgs => (question?.args ?? {}) as MoveArgs;

/** Whether several units may be picked and none has been. */
export function isMustering(question: Question | null): boolean {
  return (argsOf(question).armies ?? []).length > 0;
}

/** The largest armies that may leave a region. */
function largestFrom(question: Question | null, from: RegionId): readonly Army[] {
  return argsOf(question).armies?.find(each => each.from === from)?.largest ?? [];
}

/** An army as the choices that pick it, in the order in which they are asked for. */
export function picksOf(army: Army, from: RegionId): TytaniChoice[] {
  return unitTypes.flatMap(unit =>
    Array.from({ length: countOf(army, unit) }, (): TytaniChoice => ({ kind: "pick", unit, from })),
  );
}

const sameCards = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(card => b.includes(card));

/** What the gathered cards can do. */
export function gatheringOf(question: Question | null, cards: readonly SupportId[]): Gathering | null {
  const options = optionsOf(question);
  const sets = options.filter(option => option.kind === "support");
  const rerolls = options.filter(option => option.kind === "reroll");
  if (sets.length + rerolls.length === 0) return null;
  return {
    cards,
    play: sets.find(set => sameCards(set.cards, cards)) ?? null,
    reroll: cards.length === 1 ? (rerolls.find(({ card }) => card === cards[0]) ?? null) : null,
  };
}

/** The arrangement that the laid cards leave, once it is the only one. */
export function arrangementOf(question: Question | null, laid: readonly string[]): Arrange | null {
  const fitting = optionsOf(question).filter(
    option => option.kind === "arrange" && laid.every((card, i) => option.cards[i] === card),
  );
  const [only] = fitting;
  return fitting.length === 1 && only?.kind === "arrange" ? only : null;
}

function offerAt({ offers, props, view }: Table, draft: Draft, ref: string): Offer {
  const { question } = props.look;
  const offer = offers.wiring.at(ref);
  if (ref.startsWith("card:") && gatheringOf(question, draft.cards)) {
    const card = ref.slice("card:".length);
    const sets = optionsOf(question).filter(
      option => option.kind === "support" && option.cards.length > 1 && option.cards.includes(card as SupportId),
    );
    return sets.length > 0 ? { ...offer, choices: [...offer.choices, ...sets] } : offer;
  }
  if (!ref.startsWith("region:")) return offer;
  const position = optionsOf(question).find(
    option => option.kind === "position" && `region:${capitalOf(view.scenario, option.nation)}` === ref,
  );
  return position ? { ...offer, choices: [...offer.choices, position] } : offer;
}

interface Acts {
  readonly table: Table;
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
}

function pick(ref: string, { table, draft, change }: Acts): void {
  const { question } = table.props.look;
  const { choices } = offerAt(table, draft, ref);
  if (choices.length === 0) return;
  const id = ref.slice(ref.indexOf(":") + 1);
  if (isMustering(question) && ref.startsWith("region:")) {
    change({ from: id as RegionId, army: largestFrom(question, id as RegionId)[0] ?? NO_ARMY });
  } else if (
    gatheringOf(question, draft.cards) &&
    choices.some(({ kind }) => kind === "support" || kind === "reroll")
  ) {
    const card = id as SupportId;
    const { cards } = draft;
    change({ cards: cards.includes(card) ? cards.filter(each => each !== card) : [...cards, card] });
  } else if (choices.length === 1) table.choose(asTytani(choices[0]!));
  else change({ picker: ref });
}

function musteringOf(question: Question | null, { from, army }: Draft): Mustering | null {
  if (!isMustering(question) || from === null) return null;
  return { from, army, largest: largestFrom(question, from) };
}

/** The army with one more or fewer of a type; null where it may not go so. */
export function mustered({ army, largest }: Mustering, unit: UnitType, by: 1 | -1): Army | null {
  if (countOf(army, unit) + by < 0) return null;
  const next = army + by * armyOf(unit);
  return largest.some(most => common(most, next) === next) ? next : null;
}

/** When an army was sent that could still grow, the question whether that is all answers itself. */
function useSentArmy(table: Table): (army: Army) => void {
  const sent = useRef<Army>(NO_ARMY);
  const { question } = table.props.look;
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    if (sent.current === NO_ARMY || !question) return;
    const { army } = argsOf(question);
    const isAsked = question.proc === "move" && question.step === "pickUnit";
    if (isAsked && army === sent.current && question.options.some(({ kind }) => kind === "done")) {
      sent.current = NO_ARMY;
      latest.current.choose({ kind: "done" });
    } else if (!isAsked) sent.current = NO_ARMY;
  }, [question]);
  return useCallback((army: Army) => {
    sent.current = army;
  }, []);
}

/** The work of the moment. */
export function useWork(table: Table): Work {
  const { question } = table.props.look;
  const [draft, change] = useDraft(question, blank);
  const send = useSentArmy(table);
  return useMemo(() => workOf(table, draft, change, send), [table, draft, change, send]);
}

function workOf(table: Table, draft: Draft, change: (part: Partial<Draft>) => void, send: (army: Army) => void): Work {
  const { offers, choose } = table;
  const { question } = table.props.look;
  const mustering = musteringOf(question, draft);
  return {
    mustering,
    gathering: gatheringOf(question, draft.cards),
    laid: draft.laid,
    picker: draft.picker === null ? null : offers.wiring.at(draft.picker).choices.map(asTytani),
    offerAt: ref => offerAt(table, draft, ref),
    pick: ref => pick(ref, { table, draft, change }),
    muster: (unit, by) => {
      const army = mustering && mustered(mustering, unit, by);
      if (army !== null) change({ army });
    },
    march: () => {
      if (!mustering || mustering.army === NO_ARMY) return;
      send(mustering.army);
      choose(...picksOf(mustering.army, mustering.from));
    },
    lay: card => {
      const laid = draft.laid.includes(card) ? draft.laid.filter(each => each !== card) : [...draft.laid, card];
      const whole = arrangementOf(question, laid);
      if (whole) choose(whole);
      else change({ laid });
    },
    back: () => change(blank),
  };
}
