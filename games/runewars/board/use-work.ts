// What tapping the board means now. Most choices lie on one thing and are made by one tap. Figures that march are
// planned first and sent together, a tile is turned and looked at before it is laid, and a thing with several choices
// asks which.
import { useCallback, useMemo, useState } from "react";
import type { Question } from "#kernel/look.ts";
import type { Offer } from "#web/kit/options.ts";
import type { LayTile, March, MoveHero, RuneChoice } from "../choices.ts";
import type { HeroId } from "../content/heroes.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, typeOf, type UnitId } from "../content/units.ts";
import { factsOf } from "../i18n/describe.ts";
import { asRune, isPlanning, layRef, optionsOf, optionsOfKind } from "./places.ts";
import type { Table } from "./table.tsx";

/** Units of one type on their way. */
export interface Step {
  readonly from: Area;
  readonly to: Area;
  readonly unit: UnitId;
  readonly count: number;
}

/** What the board is doing for the viewer. */
export interface Work {
  /** Planned moves of units and heroes. */
  readonly steps: readonly Step[];
  readonly heroSteps: readonly MoveHero[];
  /** The area whose units are being sent, and where to if that is settled. */
  readonly source: Area | null;
  readonly goal: Area | null;
  /** The hero being sent. */
  readonly hero: HeroId | null;
  /** The tile in hand as it would lie. */
  readonly tile: string | null;
  readonly turn: number;
  readonly laying: LayTile | null;
  /** Several choices on one thing. */
  readonly picker: readonly RuneChoice[] | null;
  offerAt(ref: string): Offer;
  pick(ref: string): void;
  plan(unit: UnitId, count: number): void;
  march(): void;
  take(tile: string): void;
  rotate(by: 1 | -1): void;
  lay(): void;
  back(): void;
}

interface Draft {
  readonly question: unknown;
  readonly picker: string | null;
  readonly source: Area | null;
  readonly goal: Area | null;
  readonly hero: HeroId | null;
  readonly steps: readonly Step[];
  readonly heroSteps: readonly MoveHero[];
  readonly tile: string | null;
  readonly turn: number;
  readonly laying: LayTile | null;
}

const blank: Omit<Draft, "question"> = {
  picker: null,
  source: null,
  goal: null,
  hero: null,
  steps: [],
  heroSteps: [],
  tile: null,
  turn: 0,
  laying: null,
};

/** What is half done for a question; another question begins anew. */
function useDraft(question: unknown): readonly [Draft, (part: Partial<Draft>) => void] {
  const [kept, setDraft] = useState<Draft>({ question: null, ...blank });
  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft(old => ({ ...(old.question === question ? old : { ...blank, question }), ...part, question })),
    [question],
  );
  return [kept.question === question ? kept : { question, ...blank }, change];
}

/** Where units of an area may go. */
export function goalsOf(question: Question | null, from: Area): Area[] {
  return [...new Set(optionsOfKind(question, "march").flatMap(option => (option.from === from ? [option.to] : [])))];
}

/** How many of each type may go from an area to another. */
export function mostOf(question: Question | null, from: Area, to: Area): { unit: UnitId; most: number }[] {
  const most = new Map<UnitId, number>();
  for (const option of optionsOfKind(question, "march")) {
    if (option.from === from && option.to === to)
      most.set(option.unit, Math.max(most.get(option.unit) ?? 0, option.count));
  }
  return [...most].map(([unit, n]) => ({ unit, most: n }));
}

/** Units of a type in an area that are not on their way elsewhere. */
function leftFor(steps: readonly Step[], { from, to, unit }: Omit<Step, "count">, most: number): number {
  const away = steps.filter(step => step.from === from && step.unit === unit && step.to !== to);
  return Math.max(0, most - away.reduce((sum, { count }) => sum + count, 0));
}

/** A plan with another number of units in one of its steps. */
export function planned(steps: readonly Step[], step: Step, most: number): Step[] {
  const rest = steps.filter(({ from, to, unit }) => from !== step.from || to !== step.to || unit !== step.unit);
  const count = Math.max(0, Math.min(step.count, leftFor(steps, step, most)));
  return count > 0 ? [...rest, { ...step, count }] : rest;
}

/** The steps in the order in which the rules ask for them: faction units first, then by area, type and goal. */
export function inOrder(steps: readonly Step[]): March[] {
  const rank = ({ from, unit, to }: Step): number => {
    const type = typeOf(unit);
    return (type >= NEUTRAL ? 100_000_000 : 0) + from * 1_000_000 + type * 1000 + to;
  };
  return [...steps].sort((a, b) => rank(a) - rank(b)).map(step => ({ kind: "march", ...step }));
}

/** The turns in which a tile may lie somewhere. */
export function turnsOf(question: Question | null, tile: string): number[] {
  return [
    ...new Set(optionsOfKind(question, "lay").flatMap(option => (option.tile === tile ? [option.turn] : []))),
  ].sort();
}

/** The tiles that may be laid. */
export function tilesOf(question: Question | null): string[] {
  return [...new Set(optionsOfKind(question, "lay").map(({ tile }) => tile))];
}

interface Acts {
  readonly table: Table;
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
}

const lit = (...choices: readonly RuneChoice[]): Offer => ({ choices, refusal: null, pending: null });

/** The choices that lie on an area while figures are being planned. */
function planOffer({ table, draft }: Acts, area: Area): Offer | null {
  const { question } = table.props.look;
  if (draft.hero !== null) {
    return lit(...optionsOfKind(question, "hero").filter(({ hero, to }) => hero === draft.hero && to === area));
  }
  if (draft.source !== null && draft.goal === null && draft.source !== area) {
    return lit(...optionsOfKind(question, "march").filter(({ from, to }) => from === draft.source && to === area));
  }
  return null;
}

function offerAt(acts: Acts, ref: string): Offer {
  const { table, draft } = acts;
  const { question } = table.props.look;
  if (isPlanning(question) && ref.startsWith("area:")) {
    const offer = planOffer(acts, Number(ref.slice(5)));
    if (offer) return offer;
  }
  if (isPlanning(question) && ref.startsWith("hero:")) {
    const isSent = draft.heroSteps.some(({ hero }) => `hero:${hero}` === ref);
    if (isSent) return lit();
  }
  return table.offers.wiring.at(ref);
}

/** Taps on a hero while figures are being planned. */
function sendHero({ table, draft, change }: Acts, hero: HeroId): void {
  const ways = optionsOfKind(table.props.look.question, "hero").filter(option => option.hero === hero);
  if (ways.length === 1) change({ heroSteps: [...draft.heroSteps, ways[0]!], source: null, hero: null });
  else change({ hero, source: null, goal: null });
}

/** Taps on an area while figures are being planned. */
function sendUnits(acts: Acts, area: Area): void {
  const { table, draft, change } = acts;
  const { question } = table.props.look;
  if (draft.hero !== null) {
    const way = optionsOfKind(question, "hero").find(({ hero, to }) => hero === draft.hero && to === area);
    if (way) change({ heroSteps: [...draft.heroSteps, way], hero: null });
  } else if (draft.source !== null && draft.goal === null && draft.source !== area) {
    change({ goal: area, steps: everyone(acts, draft.source, area) });
  } else {
    const goals = goalsOf(question, area);
    const goal = goals.length === 1 ? goals[0]! : null;
    if (goals.length > 0) {
      change({ source: area, goal, steps: goal === null ? draft.steps : everyone(acts, area, goal) });
    }
  }
}

/** At first everybody who may go does; who stays is taken out. */
function everyone({ table, draft }: Acts, from: Area, to: Area): readonly Step[] {
  if (draft.steps.some(step => step.from === from && step.to === to)) return draft.steps;
  return mostOf(table.props.look.question, from, to).reduce<readonly Step[]>(
    (steps, { unit, most }) => planned(steps, { from, to, unit, count: most }, most),
    draft.steps,
  );
}

function pick(acts: Acts, ref: string): void {
  const { table, change } = acts;
  const { question } = table.props.look;
  const { choices } = offerAt(acts, ref);
  const id = ref.slice(ref.indexOf(":") + 1);
  if (choices.length === 0) return;
  if (ref.startsWith("lay:")) {
    change({ laying: optionsOfKind(question, "lay").find(option => layRef(option) === ref) ?? null });
  } else if (isPlanning(question) && ref.startsWith("hero:")) sendHero(acts, id as HeroId);
  else if (isPlanning(question) && ref.startsWith("area:")) sendUnits(acts, Number(id));
  else if (choices.length === 1) table.choose(asRune(choices[0]!));
  else change({ picker: ref });
}

/** Whether allied neutral units could still join once others are on their way. */
function mayAlliesFollow({ view, own }: Table, question: Question | null): boolean {
  if (!own) return false;
  const offered = optionsOfKind(question, "march").some(({ unit }) => typeOf(unit) >= NEUTRAL);
  if (offered) return false;
  return view.board.list.some(
    area =>
      view.controller[area] === own.seat && factsOf(view, area).standing.some(({ unit }) => typeOf(unit) >= NEUTRAL),
  );
}

function workOf(table: Table, draft: Draft, change: (part: Partial<Draft>) => void): Work {
  const acts: Acts = { table, draft, change };
  const { question } = table.props.look;
  const tiles = tilesOf(question);
  const tile = draft.tile ?? tiles[0] ?? null;
  const turns = tile === null ? [] : turnsOf(question, tile);
  const turn = turns.includes(draft.turn) ? draft.turn : (turns[0] ?? 0);
  const { source, goal, steps, heroSteps } = draft;
  return {
    ...draft,
    tile,
    turn,
    picker: draft.picker === null ? null : table.offers.wiring.at(draft.picker).choices.map(asRune),
    offerAt: ref => offerAt(acts, ref),
    pick: ref => pick(acts, ref),
    plan: (unit, count) => {
      if (source === null || goal === null) return;
      const most = mostOf(question, source, goal).find(each => each.unit === unit)?.most ?? 0;
      change({ steps: planned(steps, { from: source, to: goal, unit, count }, most) });
    },
    march: () => {
      const isLast = !mayAlliesFollow(table, question) || steps.length === 0;
      table.choose(...inOrder(steps), ...heroSteps, ...(isLast ? [{ kind: "done" } as const] : []));
    },
    take: next => change({ tile: next, laying: null }),
    rotate: by => {
      const at = turns.indexOf(turn);
      change({ turn: turns[(at + by + turns.length) % turns.length] ?? 0, laying: null });
    },
    lay: () => {
      if (draft.laying) table.choose(draft.laying);
    },
    back: () => change(isPlanning(question) && source !== null ? { source: null, goal: null, hero: null } : blank),
  };
}

/** The work of the moment. */
export function useWork(table: Table): Work {
  const { question } = table.props.look;
  const [draft, change] = useDraft(question);
  return useMemo(() => workOf(table, draft, change), [table, draft, change]);
}

/** Whether a question has options of a kind. */
export function asksFor(question: Question | null, ...kinds: readonly RuneChoice["kind"][]): boolean {
  return optionsOf(question).some(({ kind }) => kinds.includes(kind));
}
