// The board as one planner changes it in thought. Tokens follow the own orders as the rules say (XID-112..144), as far
// as the planner can see: a token that nobody can know is null, and nothing is laid for it.
import { limits } from "../content/orders.ts";
import { type CityToken, tokensFor3, tokensFor45 } from "../content/tokens.ts";
import { type UnitCounts, units } from "../content/units.ts";
import type { PathView, PileView, SeatView, XiditView } from "../view/view.ts";

/** A token by its city; null when it cannot be known. */
type Known = number | null;

/** What a planner thinks of. */
export interface Thought {
  readonly tokens: readonly CityToken[];
  city: number;
  readonly own: number[];
  readonly barracks: number[];
  readonly recruits: Map<number, number[]>;
  readonly threats: Set<number>;
  readonly recruitedIn: Set<number>;
  readonly eliminatedIn: Set<number>;
  /** How many units each raging titan takes, and each that an awakening would leave raging. */
  raging: readonly number[];
  readonly wakeable: readonly number[];
  nextRecruitment: Known;
  nextThreat: Known;
  recruitmentPile: Known[];
  threatPile: Known[];
  discardedRecruitments: number[];
  discardedThreats: number[];
}

/** The tokens of this game, by city from 1. */
export function tokensOf(view: XiditView): readonly CityToken[] {
  return view.seats.length === 3 ? tokensFor3 : tokensFor45;
}

function pileOf({ count, top }: PileView): Known[] {
  return Array.from({ length: count }, (_, i) => (i === 0 ? top : null));
}

function pathOf(path: PathView) {
  return {
    nextRecruitment: path.nextRecruitment,
    nextThreat: path.nextThreat,
    recruitmentPile: pileOf(path.recruitmentPile),
    threatPile: pileOf(path.threatPile),
    discardedRecruitments: [...path.discardedRecruitments],
    discardedThreats: [...path.discardedThreats],
  };
}

/** The board as a seat sees it. */
export function thoughtOf(view: XiditView, seat: SeatView): Thought {
  const recruits = new Map<number, number[]>();
  const threats = new Set<number>();
  for (const { city, units: waiting } of view.tokens) {
    if (waiting) recruits.set(city, [...waiting]);
    else threats.add(city);
  }
  return {
    tokens: tokensOf(view),
    city: seat.city ?? 1,
    own: [...(seat.units ?? units.map(() => 0))],
    barracks: [...view.barracks],
    recruits,
    threats,
    recruitedIn: new Set(seat.recruitedIn),
    eliminatedIn: new Set([...seat.threatIn, ...seat.titanIn]),
    raging: view.titans.filter(({ raging }) => raging !== null).map(stack => stack.units),
    wakeable: view.titans.filter(({ count }) => count > 0).map(stack => stack.units),
    ...pathOf(view.path),
  };
}

/** The units required are paid, the threat leaves and the next one comes; if none can follow it, the titans wake. */
export function freeCity(thought: Thought, city: number, requires: UnitCounts): void {
  requires.forEach((count, type) => {
    thought.own[type]! -= count;
    thought.barracks[type]! += count;
  });
  thought.eliminatedIn.add(city);
  thought.threats.delete(city);
  thought.discardedThreats.push(city);
  turnPiles(thought);
  if (thought.nextThreat !== null) thought.threats.add(thought.nextThreat);
  if (thought.threatPile.length === 0) {
    thought.raging = thought.wakeable;
    reinforce(thought);
  }
  thought.nextThreat = thought.threatPile.shift() ?? null;
  turnPiles(thought);
}

/** The weakest recruit is taken; after the last one the token leaves and the next one comes. */
export function takeRecruit(thought: Thought, city: number, waiting: number[], type: number): void {
  waiting[type]!--;
  thought.own[type]!++;
  thought.recruitedIn.add(city);
  if (waiting.some(count => count > 0)) return;
  thought.recruits.delete(city);
  thought.discardedRecruitments.push(city);
  turnPiles(thought);
  if (thought.nextRecruitment !== null) gather(thought, thought.nextRecruitment);
  const { recruitmentPile, threatPile } = thought;
  thought.nextRecruitment = (recruitmentPile.length > 0 ? recruitmentPile : threatPile).shift() ?? null;
  turnPiles(thought);
}

/** Recruits come to a city, as far as the Barracks have them. */
function gather(thought: Thought, city: number): void {
  const { barracks, tokens, recruits } = thought;
  const coming = tokens[city - 1]!.recruits.map((count, type) => Math.min(count, barracks[type]!));
  coming.forEach((count, type) => {
    barracks[type]! -= count;
  });
  recruits.set(city, coming);
}

/** Empty piles are made of the discarded tokens of the other kind. */
function turnPiles(thought: Thought): void {
  if (thought.recruitmentPile.length === 0) {
    thought.recruitmentPile = thought.discardedThreats;
    thought.discardedThreats = [];
  }
  if (thought.threatPile.length === 0) {
    thought.threatPile = thought.discardedRecruitments;
    thought.discardedRecruitments = [];
  }
}

/** Nobody knows what Reinforcements shuffle into the Threat pile. */
function reinforce(thought: Thought): void {
  const stack = [...thought.recruitmentPile, ...thought.discardedThreats];
  thought.discardedThreats = [];
  thought.recruitmentPile = stack.slice(0, limits.reinforcements);
  thought.threatPile = stack.slice(limits.reinforcements).map(() => null);
}
