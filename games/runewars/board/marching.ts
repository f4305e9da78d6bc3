// Figures on their way: who may go where, a plan of moves, and what of it is sent when.
import type { Question } from "#kernel/look.ts";
import type { March, MoveHero, RuneChoice } from "../choices.ts";
import { heroCardOf } from "../content/heroes.ts";
import { FAST_RANGE, MOVE_RANGE } from "../content/numbers.ts";
import { rewardOf } from "../content/rewards.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, typeOf, type UnitId, units } from "../content/units.ts";
import { factsOf } from "../i18n/describe.ts";
import type { BoardView, HeroView, RuneView } from "../view/view.ts";
import { optionsOfKind } from "./places.ts";

/** Units of one type on their way. */
export interface Step {
  readonly from: Area;
  readonly to: Area;
  readonly unit: UnitId;
  readonly count: number;
}

/** Everything that is planned. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly heroSteps: readonly MoveHero[];
}

/** What is sent now, and the steps that must wait for it. */
interface Sending {
  readonly now: readonly RuneChoice[];
  readonly later: readonly Step[];
}

/** Nobody else moves. */
const done: RuneChoice = { kind: "done" };

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

/** The steps of a plan that a question offers as they are. */
export function offered(question: Question | null, steps: readonly Step[]): Step[] {
  return steps.filter(({ from, to, unit, count }) =>
    mostOf(question, from, to).some(each => each.unit === unit && each.most >= count),
  );
}

const isAllied = (unit: UnitId): boolean => typeOf(unit) >= NEUTRAL;

/** The steps in the order in which the rules ask for them: faction units first, then by area, type and goal. */
export function inOrder(steps: readonly Step[]): March[] {
  const rank = ({ from, unit, to }: Step): number =>
    (isAllied(unit) ? 100_000_000 : 0) + from * 1_000_000 + typeOf(unit) * 1000 + to;
  return [...steps].sort((a, b) => rank(a) - rank(b)).map(step => ({ kind: "march", ...step }));
}

/** What a plan sends. Allied units may enter land that is not their master's only when units of his go there too, so
 * they are asked for again, after those, wherever some could follow. Heroes who meet on the way may exchange rewards
 * before everybody has moved. */
export function sendingOf(view: RuneView, question: Question, { steps, heroSteps }: Plan): Sending {
  const isFollowed = couldAlliesFollow(view, question, steps);
  const now = [...inOrder(isFollowed ? steps.filter(({ unit }) => !isAllied(unit)) : steps), ...heroSteps];
  const later = isFollowed ? steps.filter(({ unit }) => isAllied(unit)) : [];
  return { now: isFollowed || couldMeet(view, question, heroSteps) ? now : [...now, done], later };
}

/** Whether heroes on their way may meet; borders only the rules know. Where both stand together before or after the move,
 * they exchange then. */
function couldMeet({ heroes, board }: RuneView, { proc, seat }: Question, heroSteps: readonly MoveHero[]): boolean {
  const own = heroes.filter(hero => hero.seat === seat);
  return heroSteps.some(({ hero: id, to }) => {
    const mover = own.find(hero => hero.id === id)!;
    const others = own.filter(({ area, rewards }) => area !== mover.area && rewards.length + mover.rewards.length > 0);
    // With Strategize: somebody who leaves the area he comes to.
    if (proc === "strategize")
      return others.some(other => other.area === to && heroSteps.some(step => step.hero === other.id));
    const range = isFast(mover) ? FAST_RANGE : MOVE_RANGE;
    return others.some(({ area }) => {
      if (area === to) return false;
      return hopsBetween(board, mover.area, area, range) + hopsBetween(board, area, to, range) <= range;
    });
  });
}

/** Whether a hero is fast, by nature or by a Reward card turned up. */
function isFast({ id, rewards }: HeroView): boolean {
  const cards = rewards.flatMap(({ card, up }) => (up && card !== "" ? [rewardOf(card).effects] : []));
  return [heroCardOf(id).effects, ...cards].some(list =>
    list.some(op => op.op === "heroTrait" && op.trait === "fast" && op.scope === "always"),
  );
}

/** How many areas lie on the shortest way from an area to another, the last one counted; beyond the range one more. */
function hopsBetween({ edges }: BoardView, from: Area, to: Area, range: number): number {
  let reached = new Set([from]);
  for (let hops = 0; hops <= range; hops++) {
    if (reached.has(to)) return hops;
    reached = new Set([...reached].flatMap(area => [area, ...edges[area]!.map(edge => edge.to)]));
  }
  return range + 1;
}

/** Whether allied units who may not go anywhere new yet could, once the plan is on its way. */
function couldAlliesFollow(view: RuneView, question: Question, steps: readonly Step[]): boolean {
  const { seat } = question;
  const goals = steps.flatMap(({ unit, to }) => (isAllied(unit) || view.controller[to] === seat ? [] : [to]));
  if (goals.length === 0) return false;
  return view.board.list.some(from => {
    if (view.controller[from] !== seat || (view.activated[from]! & (1 << seat)) !== 0) return false;
    return factsOf(view, from).standing.some(({ unit, count }) => {
      if (!isAllied(unit) || leftFor(steps, { from, to: -1, unit }, count) === 0) return false;
      return goals.some(to => !isOffered(question, from, to, unit) && couldReach(view, question, from, to, unit));
    });
  });
}

function isOffered(question: Question, from: Area, to: Area, unit: UnitId): boolean {
  return optionsOfKind(question, "march").some(
    option => option.from === from && option.to === to && option.unit === unit,
  );
}

/** Whether units may come from an area to another, as far as borders alone tell; what else forbids it the rules know. */
function couldReach(view: RuneView, { proc, seat }: Question, from: Area, to: Area, unit: UnitId): boolean {
  const { fast, flying } = units[typeOf(unit)]!;
  const range = proc === "strategize" ? 1 : (fast ? 3 : 2) + view.turn.extraRange;
  if (view.frames.some(frame => "hasPortal" in frame && frame.hasPortal)) return true;
  let reached = new Set([from]);
  for (let step = 0; step < range; step++) {
    const next = [...reached].flatMap(area =>
      view.board.edges[area]!.filter(({ border }) => {
        if (border === "open" || flying) return true;
        return border === "water" ? view.isFrozen : view.turn.seat === seat && view.turn.passMountains;
      }).map(edge => edge.to),
    );
    reached = new Set([...reached, ...next]);
  }
  return reached.has(to);
}
