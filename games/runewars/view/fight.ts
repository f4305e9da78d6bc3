// One battle played on in the mind, from any position to its end. Both sides lose what is worth least, use every ability
// they can and play the Tactics cards they hold or may hold. A figure draws the same luck in every position of a run, so
// a loss of one side never lowers the other's chances.
import { damageIn, type Figure, figureOf, isRoutedIn, typeIn } from "../content/army.ts";
import type { Effect, EffectList, Op } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { BATTLE_ROUNDS } from "../content/numbers.ts";
import { type TacticsId, tacticsOf } from "../content/tactics.ts";
import { typeOf, type UnitType, units } from "../content/units.ts";
import type { SideName, Supporter } from "../frames.ts";
import {
  countsInLine,
  hasWeakened,
  healthOf,
  mostDamaged,
  packageStrike,
  packagesOn,
  quadrantFor,
  type Strike,
  standingOf,
  strikeOf,
  supportBonus,
  targetsOf,
  typesToDraw,
} from "../rules/line.ts";
import { isShown } from "./battle-view.ts";
import type { BattleView } from "./frames.ts";

type Window = "battle-start" | "battle-round" | "battle-tally";

/** One side of a battle that is only thought of. */
export interface Camp {
  readonly name: SideName;
  line: Figure[];
  health: number[];
  drawn: UnitType[];
  readonly supporters: readonly Supporter[];
  /** The type that draws now, and its cards; 0 for those nobody has seen. */
  type: UnitType;
  cards: number[];
  specials: number;
  routs: number;
  damage: number;
  /** Strength besides the units. */
  bonus: number;
  /** Windows for Tactics cards that are still to come; cards known to be there, and how many others there are. */
  readonly windows: readonly Window[];
  readonly hand: readonly TacticsId[];
  readonly unknown: number;
  readonly defence: EffectList;
  readonly supply: readonly number[];
}

/** Where a battle stands: what comes next in it. */
export type Stage = "start" | "draw" | "specials" | "routs" | "damage" | "tally";

export interface Position {
  readonly attacker: Camp;
  readonly defender: Camp;
  readonly round: number;
  readonly stage: Stage;
  readonly shown: BattleView["shown"];
  /** Losses that are being taken. */
  readonly losses: readonly { readonly side: SideName; readonly what: "rout" | "damage"; readonly left: number }[];
  /** Fate cards and Tactics cards that may turn up. */
  readonly fate: readonly number[];
  readonly tactics: readonly TacticsId[];
}

/** How much a unit weighs in a battle: a player who chooses a loss takes the least of his own, the most of the other side's. */
export const powerOf: readonly number[] = units.map(({ shape, health }) => {
  const base = { triangle: 1, circle: 1.2, rectangle: 1.6, hexagon: 2.6 }[shape];
  return base + 0.15 * (health - 1);
});

/**
 * What a loss costs the side that takes it. Damage that leaves a figure standing costs next to nothing, damage that
 * destroys it counts for every point it swallows.
 */
export function lossCost(figure: Figure, what: Strike["what"], left: number, health: number): number {
  const power = powerOf[typeIn(figure)]! - (isRoutedIn(figure) ? 0.8 : 0);
  if (what !== "damage") return power + 0.2 * damageIn(figure);
  const room = health - damageIn(figure);
  return left < room ? 0.05 * power : power / room;
}

/** What a Fate card is worth to a type: a supporter puts the worst aside. */
export function cardWorth(card: number, type: UnitType): number {
  const { symbol, n } = quadrantFor(card, type);
  return symbol === "miss" ? 0 : symbol === "rout" ? 0.8 * n : symbol === "damage" ? n : 1.1;
}

/** A number from 0 to 1 for a place in a run; the same one whatever else happens in it. */
function lot(run: number, ...place: readonly number[]): number {
  let hash = Math.imul(run + 1, 0x9e3779b1);
  for (const part of place) hash = Math.imul(hash ^ (hash >>> 15) ^ (part + 0x7f4a7c15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const pickBy = <T>(list: readonly T[], part: number): T => list[Math.floor(part * list.length)]!;

/** One battle played on to its end. */
class Fight {
  private readonly run: number;
  private readonly at: Position;
  private readonly camps: Readonly<Record<SideName, Camp>>;

  constructor(at: Position, run: number) {
    this.at = at;
    this.run = run;
    this.camps = { attacker: twin(at.attacker), defender: twin(at.defender) };
  }

  isWonByAttacker(): boolean {
    const { attacker, defender } = this.camps;
    this.playOn();
    const strength = ({ line, bonus }: Camp): number => line.filter(countsInLine).length + bonus;
    return strength(attacker) > strength(defender);
  }

  private playOn(): void {
    const { stage, round, losses } = this.at;
    const { attacker, defender } = this.camps;
    for (const camp of [attacker, defender]) this.playTactics(camp, "battle-start");
    for (const { side, what, left } of losses) this.lose(this.camps[side], plainStrike(what, left), true);
    if (stage === "specials" || stage === "routs" || stage === "damage") this.finishCards(stage);
    // Without units on one side when it begins a battle has no rounds.
    const hasRounds = stage === "start" ? attacker.line.length > 0 && defender.line.length > 0 : stage !== "tally";
    for (let next = round; hasRounds && next <= BATTLE_ROUNDS; next++) this.finishRound(next);
    // What cards do in a round serves best at its end.
    for (const camp of [attacker, defender]) this.playTactics(camp, "battle-round");
    for (const camp of [attacker, defender]) this.playTactics(camp, "battle-tally");
    this.use(defender.defence, defender);
  }

  /** Everything that types of an initiative still draw. */
  private finishRound(round: number): void {
    const { attacker, defender } = this.camps;
    for (;;) {
      for (const camp of [attacker, defender]) {
        const [type = NONE] = typesToDraw(camp, round);
        if (camp.type === NONE && type !== NONE) this.draw(camp, type);
      }
      if (attacker.type === NONE && defender.type === NONE) return;
      this.finishCards("draw");
    }
  }

  private draw(camp: Camp, type: UnitType): void {
    const bonus = supportBonus(camp.supporters, type);
    const count = standingOf(camp.line, type);
    const cards = Array.from({ length: count + bonus.draw }, (_, slot) => this.fate(camp, type, slot));
    camp.cards = cards
      .sort((a, b) => cardWorth(b, type) - cardWorth(a, type))
      .slice(0, count + bonus.draw - bonus.discard);
    camp.type = type;
    camp.drawn.push(type);
  }

  private fate({ name }: Camp, type: UnitType, slot: number): number {
    return pickBy(this.at.fate, lot(this.run, name === "attacker" ? 1 : 2, type, slot));
  }

  /** What has been drawn is resolved, from a stage on. */
  private finishCards(stage: Stage): void {
    const { attacker, defender } = this.camps;
    for (const camp of [attacker, defender]) this.readCards(camp, stage);
    for (const camp of [attacker, defender]) {
      for (; camp.specials > 0; camp.specials--) this.use(units[camp.type]!.special, camp);
    }
    for (const what of ["routs", "damage"] as const) {
      for (const camp of [defender, attacker]) {
        const n = this.enemyOf(camp)[what];
        this.lose(camp, plainStrike(what === "routs" ? "rout" : "damage", n), true);
      }
    }
    for (const camp of [attacker, defender]) Object.assign(camp, { type: NONE, cards: [], routs: 0, damage: 0 });
  }

  /** The symbols of the cards that count from a stage on; a card nobody has seen is none that has been shown. */
  private readCards(camp: Camp, stage: Stage): void {
    const { shown, fate } = this.at;
    if (camp.type === NONE) return;
    const isFresh = stage === "draw" && camp.cards.every(card => card > 0);
    for (const [slot, seen] of camp.cards.entries()) {
      const possible = isFresh ? fate : fate.filter(card => !isShown(shown, quadrantFor(card, camp.type).symbol));
      const card = seen > 0 || possible.length === 0 ? seen : pickBy(possible, lot(this.run, 3, camp.type, slot));
      if (card === 0) continue;
      const { symbol, n } = quadrantFor(card, camp.type);
      if (symbol === "special" && stage === "draw") camp.specials++;
      else if (symbol === "rout" && stage !== "damage") camp.routs += n;
      else if (symbol === "damage") camp.damage += n;
    }
  }

  private enemyOf({ name }: Camp): Camp {
    return this.camps[name === "attacker" ? "defender" : "attacker"];
  }

  /** Tactics cards of a window: those known to be there, those that may be. */
  private playTactics(camp: Camp, timing: Window): void {
    const { tactics } = this.at;
    if (!camp.windows.includes(timing)) return;
    const drawn = Array.from({ length: camp.unknown }, (_, slot) =>
      pickBy(tactics, lot(this.run, camp.name === "attacker" ? 4 : 5, slot)),
    );
    for (const card of new Set([...camp.hand, ...drawn])) {
      if (tacticsOf(card).timing === timing && camp.line.length > 0) this.use(tacticsOf(card).effects, camp);
    }
  }

  /** What abilities and cards do for a side, as far as they strike or strengthen. */
  private use(effects: EffectList, camp: Camp): void {
    for (const effect of effects) this.apply(effect, camp);
  }

  private apply(op: Effect, camp: Camp): void {
    const enemy = this.enemyOf(camp);
    switch (op.op) {
      case "dealDamage":
      case "retreatFromBattle":
      case "routOrDestroy":
        this.strike(strikeOf(op), enemy);
        break;
      case "dealRout":
      case "destroyInBattle": {
        const [first] = packagesOn(op, enemy.line);
        if (!op.alternatives) this.strike(strikeOf(op), enemy);
        else if (first !== undefined) this.strike(packageStrike(op, op.alternatives[first]!), enemy);
        break;
      }
      case "damagePerDamage":
        this.strike(plainStrike("damage", mostDamaged(camp.line, typeOf(op.unit))), enemy);
        break;
      case "drawFate":
        this.drawMore(camp);
        break;
      case "if":
      case "choose":
      case "optional":
        this.applyIf(op, camp);
        break;
      default:
        strengthen(op, camp);
    }
  }

  /** Abilities with a choice or a condition. */
  private applyIf(op: Op<"if"> | Op<"choose"> | Op<"optional">, camp: Camp): void {
    const enemy = this.enemyOf(camp);
    if (op.op === "if") {
      const { cond } = op;
      const holds =
        (cond.type === "standingInBattle" && standingOf(camp.line, typeOf(cond.unit)) >= cond.n) ||
        (cond.type === "role" && cond.role === camp.name) ||
        (cond.type === "moreUnitsThanOpponent" && camp.line.length > enemy.line.length);
      this.use(holds ? op.yes : op.no, camp);
    } else if (op.op === "choose") {
      this.use(op.options[hasWeakened(enemy.line) ? op.options.length - 1 : 0]!.effects, camp);
    } else if (enemy.line.length > 0) this.sacrifice(op.effects, camp);
  }

  /** A figure given up for an ability, if there is one that stands. */
  private sacrifice(effects: EffectList, camp: Camp): void {
    const given = effects.find(each => each.op === "sacrifice");
    const at = given?.op === "sacrifice" ? camp.line.indexOf(typeOf(given.unit)) : NONE;
    if (at < 0) return;
    camp.line.splice(at, 1);
    this.use(effects, camp);
  }

  private drawMore(camp: Camp): void {
    const { symbol, n } = quadrantFor(this.fate(camp, camp.type, 90 + camp.specials), camp.type);
    if (symbol === "rout") camp.routs += n;
    else if (symbol === "damage") camp.damage += n;
  }

  private strike(strike: Strike, camp: Camp): void {
    this.lose(camp, strike, strike.chooser === "owner");
  }

  private lose(camp: Camp, { what, filter, n, followUp }: Strike, isOwner: boolean): void {
    const hit: Figure[] = [];
    for (let i = 0; i < n; i++) {
      const targets = targetsOf({ what, filter, hit }, camp, isOwner);
      const [first] = targets;
      if (first === undefined) return;
      const costOf = (figure: Figure): number => lossCost(figure, what, n - i, healthOf(camp, typeIn(figure)));
      const figure = targets.reduce(
        (best, each) => ((isOwner ? costOf(each) < costOf(best) : costOf(each) > costOf(best)) ? each : best),
        first,
      );
      const left = struck(camp, figure, what, what === "damage" ? followUp + 1 : 1);
      if (left !== null) hit.push(left);
    }
  }
}

/** A figure that takes a loss; what it is afterwards, null when it is gone. */
function struck(camp: Camp, figure: Figure, what: Strike["what"], times: number): Figure | null {
  camp.line.splice(camp.line.indexOf(figure), 1);
  const isRouted = isRoutedIn(figure);
  const damage = damageIn(figure) + (what === "damage" ? times : 0);
  const isGone =
    what === "destroy" ||
    what === "retreat" ||
    (what === "routOrDestroy" && isRouted) ||
    damage >= healthOf(camp, typeIn(figure));
  if (isGone) return null;
  const left = figureOf(typeIn(figure), damage, isRouted || what !== "damage");
  camp.line.push(left);
  return left;
}

/** What an ability or card does to its own side. */
function strengthen(op: Effect, camp: Camp): void {
  if (op.op === "addStrength") camp.bonus += op.n;
  else if (op.op === "setHealth") camp.health = [typeOf(op.unit), op.n, ...camp.health];
  else if (op.op === "raiseUnits") {
    const count = Math.min(op.n, camp.supply[typeOf(op.unit)]!);
    camp.line.push(...Array<Figure>(count).fill(typeOf(op.unit)));
  } else if (op.op === "standInBattle") for (let i = 0; i < op.n; i++) standUp(camp);
}

/** A routed figure stands up; a hexagon counts anyway. */
function standUp({ line }: Camp): void {
  const at = line.findIndex(figure => !countsInLine(figure));
  if (at >= 0) line[at] = figureOf(typeIn(line[at]!), damageIn(line[at]!), false);
}

const plainStrike = (what: "rout" | "damage", n: number): Strike => ({
  what,
  n,
  chooser: "owner",
  filter: "normal",
  canStop: false,
  followUp: 0,
});

const twin = (camp: Camp): Camp => ({
  ...camp,
  line: [...camp.line],
  drawn: [...camp.drawn],
  cards: [...camp.cards],
});

/** Whether the attacker wins in one run. */
export const isWon = (at: Position, run: number): boolean => new Fight(at, run).isWonByAttacker();
