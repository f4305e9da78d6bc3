// What an automa would do, worked out a second time from the words of RULES.md, slowly and for one moment only.
import { type Army, countOf } from "../content/army.ts";
import { diceForUnits } from "../content/dice.ts";
import type { MoveUnits } from "../content/effects.ts";
import { nationCardOf } from "../content/nation-cards.ts";
import { discounts } from "../content/numbers.ts";
import { type ActionId, actions, type OrderId, orderOf } from "../content/orders.ts";
import { type DeployKey, difficulties, estimates, soloCardOf, type TargetKey } from "../content/solo.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import { boardOf, placeOf, type Region } from "../map/atlas.ts";
import { barrier } from "../rules/movement.ts";
import type { Tytani } from "../state.ts";

type Counts = Record<UnitType, number>;
export interface Move {
  readonly from: Region;
  readonly to: Region;
  readonly army: Army;
}

const countsOf = (army: Army): Counts =>
  Object.fromEntries(unitTypes.map(unit => [unit, countOf(army, unit)])) as Counts;
const sum = (counts: Counts): number => unitTypes.reduce((all, unit) => all + counts[unit], 0);
const packed = ({ infantry, cavalry, artillery, titan }: Counts): Army =>
  infantry + 16 * cavalry + 256 * artillery + 4096 * titan;
/** The first of the best, by several measures of which the larger is better. */
function first<T>(list: readonly T[], ...measures: readonly ((each: T) => number)[]): T | undefined {
  return measures.reduce((left, measure) => {
    const most = Math.max(...left.map(measure));
    return left.filter(each => measure(each) === most);
  }, list)[0];
}

/** One automa at one moment. */
export class Model {
  readonly #s: Tytani;
  readonly #me: number;

  constructor(s: Tytani, power: number) {
    this.#s = s;
    this.#me = power;
  }

  get #own() {
    return this.#s.powers[this.#me]!;
  }
  get #card() {
    const { soloCard } = this.#own;
    if (soloCard === "") throw new Error("an automa without a card");
    return soloCardOf(soloCard);
  }
  get #land(): readonly Region[] {
    return boardOf(this.#s).active.filter(at => this.#s.owner[at] === this.#me);
  }
  readonly #near = (at: Region): readonly Region[] => boardOf(this.#s).near[at]!;
  readonly #count = (at: Region): Counts => countsOf(this.#s.units[at]!);
  readonly #isForeign = (at: Region): boolean => this.#s.owner[at]! >= 0 && this.#s.owner[at] !== this.#me;
  readonly #hasEnemies = (at: Region): boolean => this.#isForeign(at) && this.#s.units[at] !== 0;

  /** TYT-254. */
  order(): OrderId {
    const pool = this.#s.pool.filter(order => order !== "");
    for (const action of this.#card.orders) {
      const having = pool.filter(order => orderOf(order).actions.includes(action));
      if (having.length > 0 && this.canDo(action)) return first(having, order => orderOf(order).actions.length)!;
    }
    return pool[0]!;
  }

  /** TYT-342. */
  canDo(action: ActionId): boolean {
    const [op] = actions[action];
    if (op?.op === "moveUnits") return this.move(op) !== null;
    if (op?.op === "deployUnit") return this.unit(op.types) !== null;
    if (op?.op === "buildFortress") return this.site() !== null;
    if (op?.op !== "buyNationCard") return false;
    const { deck, hand } = this.#own;
    const top = deck[deck.length - 1];
    return top !== undefined && this.price(op.discount) <= hand.length;
  }

  /** TYT-256: what its top card costs now. */
  price(discount: number): number {
    const { cost } = nationCardOf(this.#own.deck[this.#own.deck.length - 1]!);
    return Math.max(0, cost - discount - discounts[this.#s.round]!);
  }

  /** TYT-020, TYT-021. */
  #room(at: Region): number {
    const taken = (army: Army): number => sum(countsOf(army)) + countsOf(army).titan;
    const waiting = this.#s.attacks.filter(({ from }) => from === at).map(({ army }) => taken(army));
    return boardOf(this.#s).capacity[at]! - taken(this.#s.units[at]!) - waiting.reduce((all, one) => all + one, 0);
  }
  readonly #fits = (unit: UnitType, at: Region): boolean => this.#room(at) >= (unit === "titan" ? 2 : 1);

  /** TYT-258: the unit it deploys. */
  unit(types: readonly UnitType[]): UnitType | null {
    const isThere = (unit: UnitType): boolean =>
      unit === "titan" ? this.#own.titan !== "map" : countOf(this.#own.reserve, unit) > 0;
    const order = ["titan", "artillery", "cavalry", "infantry"] as const;
    const found = order.find(
      unit => types.includes(unit) && isThere(unit) && this.#land.some(at => this.#fits(unit, at)),
    );
    return found ?? null;
  }

  /** TYT-258: the region it deploys in. */
  place(unit: UnitType): Region | undefined {
    const open = this.#land.filter(at => this.#fits(unit, at));
    const named = this.#card.deploys.map(key => this.#named(key)).find(at => at !== undefined && open.includes(at));
    return named ?? open[0];
  }

  #named(key: DeployKey): Region | undefined {
    const { home } = this.#own;
    const { central, toCentral } = boardOf(this.#s);
    const enemies = (at: Region): number =>
      this.#near(at)
        .filter(this.#hasEnemies)
        .reduce((all, next) => all + sum(this.#count(next)), 0);
    switch (key) {
      case "front":
        return first(
          this.#land.filter(at => enemies(at) > 0),
          enemies,
        );
      case "capital":
        return this.#s.structure[home] === this.#me && this.#s.owner[home] === this.#me ? home : undefined;
      case "central":
        return this.#land.includes(central) ? central : first(this.#land, at => -toCentral[at]!);
      case "titan":
        return this.#land.find(at => this.#count(at).titan > 0);
      case "fewest-units":
        return first(this.#land, at => -sum(this.#count(at)));
    }
  }

  /** TYT-257. */
  site(): Region | null {
    if (this.#s.fortresses === 0) return null;
    const sites = this.#land.filter(at => this.#s.structure[at] === -1 && this.#near(at).some(this.#isForeign));
    return first(sites, at => sum(this.#count(at))) ?? null;
  }

  /** TYT-259. */
  move(op: MoveUnits): Move | null {
    for (const key of [...this.#card.targets, "towards-central"] as const) {
      const moves = boardOf(this.#s).active.flatMap(to => this.#moveTo(op, to, key) ?? []);
      const best = first(moves, ({ to }) => (this.#hasEnemies(to) ? -this.#estimate(this.#count(to)) : 0));
      if (best) return best;
    }
    return null;
  }

  #moveTo(op: MoveUnits, to: Region, key: TargetKey): Move | null {
    const isOwn = this.#s.owner[to] === this.#me;
    if ((isOwn && key !== "towards-central") || !this.#isSought(to, key)) return null;
    const move = op.max === 1 ? this.#single(op, to, key) : this.#army(op, to, key);
    return move && (!this.#hasEnemies(to) || this.#dares(move)) ? move : null;
  }

  #isSought(at: Region, key: TargetKey): boolean {
    const { central, scenario } = boardOf(this.#s);
    const { owner, units, structure, attacks, powers } = this.#s;
    const isForeign = this.#isForeign(at);
    switch (key) {
      case "central":
        return at === central;
      case "towards-central":
        return true;
      case "empty":
        return owner[at] === -1 && units[at] === 0;
      case "empty-enemy":
        return isForeign && units[at] === 0 && attacks.every(attack => attack.to !== at);
      case "weakest-enemy":
        return this.#hasEnemies(at);
      case "enemy-titan":
        return isForeign && this.#count(at).titan > 0;
      case "enemy-capital":
        return structure[at]! >= 0 && structure[at] !== this.#me;
      case "enemy-structure":
        return isForeign && structure[at] !== -1;
      case "own-home": {
        const { capital, units: started } = scenario.positions[this.#own.position]!;
        return [capital, ...Object.values(started).flat()].some(id => placeOf(id) === at);
      }
      case "leader": {
        const turn = this.#s.order;
        const others = turn.map((_, i) => turn[(turn.indexOf(this.#me) + 1 + i) % turn.length]!).slice(0, -1);
        return isForeign && owner[at] === first(others, power => powers[power]!.regions);
      }
    }
  }

  #origins(to: Region): readonly Region[] {
    return this.#land.filter(at => this.#near(to).includes(at) && this.#s.units[at] !== 0);
  }

  /** TYT-260: legal, without giving the origin up, and for the last key nearer to the Central region. */
  #isOpen(op: MoveUnits, { from, to, army }: Move, key: TargetKey): boolean {
    const { toCentral } = boardOf(this.#s);
    if (army === 0 || (key === "towards-central" && toCentral[to]! >= toCentral[from]!)) return false;
    const markers = this.#land.filter(at => this.#s.units[at] === 0 && this.#s.structure[at]! < 0).length;
    const isLeft = this.#s.units[from] === army && this.#s.structure[from]! < 0 && markers >= 7;
    return !isLeft && barrier(this.#s, this.#me, from, to, army, op) === "";
  }

  #inOrder(to: Region): readonly UnitType[] {
    const rising = ["infantry", "cavalry", "artillery", "titan"] as const;
    return this.#hasEnemies(to) ? rising.toReversed() : rising;
  }

  #single(op: MoveUnits, to: Region, key: TargetKey): Move | null {
    for (const unit of this.#inOrder(to).filter(each => op.types.includes(each))) {
      const moves = this.#origins(to)
        .filter(from => this.#count(from)[unit] > 0)
        .map(from => ({ from, to, army: packed({ ...countsOf(0), [unit]: 1 }) }))
        .filter(move => this.#isOpen(op, move, key));
      const size = ({ from }: Move): number => sum(this.#count(from));
      const best = first(moves, move => Number(size(move) > 1), size);
      if (best) return best;
    }
    return null;
  }

  #army(op: MoveUnits, to: Region, key: TargetKey): Move | null {
    const moves = this.#origins(to).map(from => {
      const left = this.#count(from);
      const cheapest = unitTypes.find(unit => left[unit] > 0)!;
      if (sum(left) > 1 && this.#near(from).some(at => at !== to && this.#hasEnemies(at))) left[cheapest]--;
      const going = countsOf(0);
      for (const unit of this.#inOrder(to))
        while (going[unit] < left[unit] && sum(going) < (this.#hasEnemies(to) ? 4 : 2)) going[unit]++;
      return { from, to, army: packed(going) };
    });
    const open = moves.filter(move => this.#isOpen(op, move, key));
    return first(open, ({ army }) => this.#estimate(countsOf(army))) ?? null;
  }

  readonly #estimate = (counts: Counts): number =>
    unitTypes.reduce((all, unit) => all + estimates[unit] * Math.min(counts[unit], diceForUnits[unit]), 0);

  /** TYT-261. */
  #dares({ to, army }: Move): boolean {
    const { difficulty, attacks, structure } = this.#s;
    const { aggression, attack } = this.#card;
    const swords = this.#own.cards.some(card => nationCardOf(card).symbol === "sword") ? 1 : 0;
    const flat = difficulty === "" ? 0 : difficulties[difficulty].battleBonus;
    const all = attacks.filter(each => each.to === to).reduce((waiting, each) => waiting + each.army, army);
    const walls = structure[to] === -1 ? 0 : 6;
    const daring = 6 * (aggression + attack + swords + flat);
    return this.#estimate(countsOf(all)) + daring >= this.#estimate(this.#count(to)) + walls;
  }
}
