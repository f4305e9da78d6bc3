// The board in words, line by line: for terminals and screen readers. The order of lines is the same in all languages.

import type { Reader, Sentence } from "#kernel/texts.ts";
import { type Army, NO_ARMY } from "../content/army.ts";
import type { RegionId } from "../content/regions.ts";
import { boardOf } from "../map/atlas.ts";
import type { BattleView } from "../view/battle.ts";

import type { PowerView, TytaniView } from "../view/view.ts";

/** An active region with everything worth saying about it. */
export interface RegionFacts {
  readonly id: RegionId;
  readonly owner: PowerView | null;
  readonly army: Army;
  readonly isCentral: boolean;
  readonly hasFortress: boolean;
  /** Whose Capital stands there. */
  readonly capital: PowerView | null;
  readonly attackers: Army;
  readonly neighbours: readonly RegionId[];
  readonly capacity: number;
}

/** The sentences of one language. */
export interface Phrases {
  heading(view: TytaniView, reader: Reader): Sentence;
  power(power: PowerView, view: TytaniView, reader: Reader): Sentence;
  hand(power: PowerView): Sentence;
  orders(view: TytaniView): Sentence;
  support(view: TytaniView): Sentence;
  battle(battle: BattleView, view: TytaniView, reader: Reader): Sentence;
  region(facts: RegionFacts, reader: Reader): Sentence;
}

const FORTRESS = -2;

function factsOf(view: TytaniView, at: number): RegionFacts {
  const board = boardOf(view);
  const structure = view.structure[at]!;
  return {
    id: board.ids[at]!,
    owner: view.powers[view.owner[at]!] ?? null,
    army: view.units[at]!,
    isCentral: board.central === at,
    hasFortress: structure === FORTRESS,
    capital: view.powers[structure] ?? null,
    attackers: view.attacks.reduce((sum, attack) => (attack.to === at ? sum + attack.army : sum), NO_ARMY),
    neighbours: board.near[at]!.map(next => board.ids[next]!),
    capacity: board.capacity[at]!,
  };
}

/** The board in words. */
export function describe(view: TytaniView, reader: Reader, phrases: Phrases): Sentence[] {
  const lines = [phrases.heading(view, reader)];
  for (const power of view.powers) lines.push(phrases.power(power, view, reader));
  const own = typeof view.viewer === "number" ? view.powers[view.viewer] : undefined;
  if (own) lines.push(phrases.hand(own));
  if (view.pool.some(order => order !== "")) lines.push(phrases.orders(view));
  if (view.supportPool.length > 0) lines.push(phrases.support(view));
  const { battle } = view;
  if (battle && !battle.isOver) lines.push(phrases.battle(battle, view, reader));
  for (const at of boardOf(view).active) lines.push(phrases.region(factsOf(view, at), reader));
  return lines;
}
