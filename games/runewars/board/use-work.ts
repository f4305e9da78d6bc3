// What tapping the board means now. Most choices lie on one thing and are made by one tap. Figures that march are
// planned first and sent together, a tile is turned and looked at before it is laid, and a thing with several choices
// asks which.
import { useEffect, useMemo, useState } from "react";
import type { Question } from "#kernel/look.ts";
import type { Offer } from "#web/kit/options.ts";
import { useDraft } from "#web/kit/use-draft.ts";
import type { LayTile, MoveHero, RuneChoice } from "../choices.ts";
import type { HeroId } from "../content/heroes.ts";
import type { Area } from "../content/tiles.ts";
import type { UnitId } from "../content/units.ts";
import type { RuneView } from "../view/view.ts";
import { asRune, isPlanning, layRef, optionsOfKind } from "./places.ts";
import { goalsOf, inOrder, isAllied, known, mostOf, offered, offersMore, planned, type Step } from "./plan.ts";
import type { Table } from "./table.tsx";

/** What the board is doing for the viewer. */
export interface Work {
  /** Planned moves of units and heroes. */
  readonly steps: readonly Step[];
  readonly heroSteps: readonly MoveHero[];
  /** The area whose units are being sent, and where to if that is settled. */
  readonly source: Area | null;
  readonly goal: Area | null;
  /** The area into which units move: the one being planned, or the one the Order has settled. */
  readonly target: Area | null;
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

const blank: Draft = {
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

/** What was sent of a plan: the question it answered, what that offered, and the steps that wait for those on their way. */
interface Sent {
  readonly question: Question;
  readonly known: ReadonlySet<string>;
  readonly later: readonly Step[];
}

const noSteps: readonly Step[] = [];
const done: RuneChoice = { kind: "done" };

/**
 * A plan is sent in two parts, since units on their way may let others follow: heroes and faction units, then the rest
 * with the word that this is all. If the table offers something new in between, the viewer is asked first.
 */
function useSending({ props, choose }: Table): readonly [readonly Step[], (sent: Sent) => void] {
  const { question } = props.look;
  const [sent, send] = useState<Sent | null>(null);
  const isNext = sent !== null && question !== null && question !== sent.question && props.pending === null;
  const isAsked = isNext && isPlanning(question) && offersMore(question, sent.known);
  const later = useMemo(() => (isAsked ? offered(question, sent.later) : noSteps), [isAsked, question, sent]);
  useEffect(() => {
    if (!isNext || isAsked) return;
    send(null);
    if (isPlanning(question)) choose(...inOrder(question, offered(question, sent.later)), done);
  }, [isNext, isAsked, question, sent, choose]);
  return [later, send];
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
  send(sent: Sent): void;
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

/** The area that was activated, while figures are sent into it. */
function targetOf(question: Question | null, { frames }: RuneView): Area | null {
  const frame = frames.findLast(({ proc }) => proc === "march");
  return isPlanning(question) && frame?.proc === "march" ? frame.area : null;
}

function workOf(acts: Acts): Work {
  const { table, draft, change, send } = acts;
  const { question } = table.props.look;
  const tiles = tilesOf(question);
  const tile = draft.tile ?? tiles[0] ?? null;
  const turns = tile === null ? [] : turnsOf(question, tile);
  const turn = turns.includes(draft.turn) ? draft.turn : (turns[0] ?? 0);
  const { source, goal, steps, heroSteps } = draft;
  return {
    ...draft,
    target: goal ?? targetOf(question, table.view),
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
      if (!question) return;
      const now = [
        ...inOrder(
          question,
          steps.filter(step => !isAllied(step)),
        ),
        ...heroSteps,
      ];
      const later = steps.filter(isAllied);
      if (now.length === 0) return table.choose(...inOrder(question, later), done);
      send({ question, known: known(question), later });
      table.choose(...now);
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
  const [waiting, send] = useSending(table);
  // Another question starts from scratch, or with steps that waited for it.
  const fresh = useMemo(() => ({ ...blank, steps: waiting }), [waiting]);
  const [draft, change] = useDraft(question, fresh);
  return useMemo(() => workOf({ table, draft, change, send }), [table, draft, change, send]);
}
