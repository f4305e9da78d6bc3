// The Stage of an automa, checked event by event against the words of TYT-262 to TYT-266.
import { expect } from "vitest";
import { type Army, contains, countOf } from "../content/army.ts";
import { dicePerSide, faces } from "../content/dice.ts";
import { ATTACKER, DEFENDER, type Role } from "../content/marks.ts";
import { nationCardOf } from "../content/nation-cards.ts";
import { nations } from "../content/nations.ts";
import { difficulties, estimates, soloCardOf } from "../content/solo.ts";
import { type SupportEffect, type SupportId, supportOf } from "../content/support.ts";
import type { UnitType } from "../content/units.ts";
import { usableOf } from "../content/usables.ts";
import type { TytaniEvent } from "../events.ts";
import type { BattleFrame, Die } from "../frames.ts";
import { helpers } from "../rules/bring.ts";
import { idOf } from "../rules/queries.ts";
import type { Tytani } from "../state.ts";

export interface Deed {
  readonly before: Tytani;
  readonly event: TytaniEvent;
}

type EventOf<T extends TytaniEvent["type"]> = Extract<TytaniEvent, { type: T }>;

const average = (type: UnitType): number => faces[type].reduce((all, face) => all + face, 0) / faces[type].length;
const worth: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 5 };
const between: readonly string[] = ["supportRevealed", "supportShuffled"];

/** One Stage: `at` is the place of the event that opened it. */
export class Stage {
  readonly #deeds: readonly Deed[];
  #at: number;
  readonly #role: Role;
  readonly #power: number;

  constructor(deeds: readonly Deed[], at: number, power: number, isAttacker: boolean) {
    this.#deeds = deeds;
    this.#at = at;
    this.#power = power;
    this.#role = isAttacker ? ATTACKER : DEFENDER;
    this.#forward();
  }

  #forward(): void {
    do this.#at++;
    while (between.includes(this.#deeds[this.#at]!.event.type));
  }
  get #s(): Tytani {
    return this.#deeds[this.#at]!.before;
  }
  get #battle(): BattleFrame {
    return this.#s.stack.find(frame => frame.proc === "battle") as BattleFrame;
  }
  get #side() {
    return this.#battle.sides[this.#role];
  }
  get #enemy() {
    return this.#battle.sides[this.#role === ATTACKER ? DEFENDER : ATTACKER];
  }
  get #hand(): readonly SupportId[] {
    return this.#s.powers[this.#power]!.hand;
  }

  #take<T extends TytaniEvent["type"]>(type: T): EventOf<T> {
    const { event } = this.#deeds[this.#at]!;
    expect(event.type).toBe(type);
    this.#forward();
    return event as EventOf<T>;
  }

  /** TYT-264. */
  #isSatisfied(): boolean {
    const [own, theirs] = [this.#side, this.#enemy].map(
      ({ dice, bonuses }) =>
        dice.reduce((all, die) => all + die.shows, 0) + bonuses.reduce((all, bonus) => all + bonus.amount, 0),
    );
    if (!this.#enemy.isDone) return own! - theirs! >= 3;
    return this.#role === ATTACKER ? own! > theirs! : own! >= theirs!;
  }

  /** TYT-263. */
  check(): void {
    this.#bonuses();
    this.#ability("start");
    for (const part of [
      () => this.#bring(),
      () => this.#ability("start"),
      () => this.#sets("add-strength", 3),
      () => this.#sets("add-die", 2),
      () => this.#ability("titan"),
      () => this.#ability("start"),
      () => this.#rerolls(),
    ])
      if (!this.#isSatisfied()) part();
    expect(this.#deeds[this.#at]!.event.type).toBe("stageEnded");
  }

  #bonuses(): void {
    const { soloCard, cards } = this.#s.powers[this.#power]!;
    const { attack, defence } = soloCardOf(soloCard as "solo-storm");
    const isAttack = this.#role === ATTACKER;
    const hasSymbol = cards.some(card => nationCardOf(card).symbol === (isAttack ? "sword" : "shield"));
    const { difficulty } = this.#s;
    const due = [isAttack ? attack : defence, hasSymbol ? 1 : 0, difficulties[difficulty || "captain"].battleBonus];
    for (const amount of due.filter(each => each !== 0)) expect(this.#take("strengthAdded").bonus.amount).toBe(amount);
  }

  #ability(kind: "start" | "titan"): void {
    const id = nations[this.#s.powers[this.#power]!.nation as "sweden"][kind];
    const { needs, cards, effects } = usableOf(id);
    const isReady =
      !this.#battle.used.includes(id) &&
      contains(this.#side.army, needs.own) &&
      contains(this.#enemy.army, needs.enemy) &&
      this.#hand.length >= cards;
    const [op] = effects;
    const helper = op?.op === "bringUnit" ? this.#helper(op.types) : null;
    const picked = this.#picked(op);
    if (!isReady || !(op?.op === "addStrength" || helper || picked.length > 0)) return;
    const spent = this.#side.spent;
    expect(this.#take("usableUsed").id).toBe(id);
    for (let i = 0; i < cards; i++) this.#take("supportDiscarded");
    expect(this.#side.spent).toBe(spent + cards);
    if (helper) this.#brought(helper);
    else if (op?.op === "addStrength") expect(this.#take("strengthAdded").bonus.amount).toBe(op.amount);
    else if (op?.op === "doubleDie")
      expect(this.#take("strengthAdded").bonus.amount).toBe(this.#side.dice[picked[0]!]!.shows);
    else expect(this.#take("diceChanged").picked).toEqual(picked);
  }

  /** TYT-266: the dice that change most in its favour; the first of equal ones. */
  #picked(op: ReturnType<typeof usableOf>["effects"][number] | undefined): number[] {
    if (op?.op !== "doubleDie" && op?.op !== "turnDie" && op?.op !== "rerollDice") return [];
    const isOwn = op.op === "doubleDie" || op.whose === "own";
    const gain = ({ type, shows }: Die): number => {
      if (!op.dice.includes(type)) return 0;
      if (op.op === "doubleDie") return shows;
      if (op.op === "rerollDice") return isOwn ? average(type) - shows : shows - average(type);
      if (shows > op.atMost) return 0;
      const higher = faces[type].filter(face => face > shows).sort((a, b) => a - b);
      if (op.to === "min") return shows - Math.min(...faces[type]);
      return (op.to === "max" ? Math.max(...faces[type]) : (higher[0] ?? shows)) - shows;
    };
    const { dice } = isOwn ? this.#side : this.#enemy;
    const most = op.op === "doubleDie" ? 1 : op.op === "turnDie" ? op.count : op.max;
    const good = dice.map((die, i) => ({ i, by: gain(die) })).filter(({ by }) => by > 0);
    const best = good.toSorted((a, b) => b.by - a.by).slice(0, most);
    return best.map(({ i }) => i).toSorted((a, b) => a - b);
  }

  readonly #hasDie = (type: UnitType): boolean =>
    this.#side.dice.filter(die => die.type === type).length < dicePerSide[type];
  readonly #size = (army: Army): number =>
    (["infantry", "cavalry", "artillery", "titan"] as const).reduce((all, unit) => all + countOf(army, unit), 0);

  /** TYT-263 (c): out of a region with two units or more, the strongest whose die is left. */
  #helper(types: readonly UnitType[]) {
    const able = helpers(this.#s, this.#battle, this.#role, types).filter(
      ({ unit, from }) => this.#size(this.#s.units[from]!) >= 2 && this.#hasDie(unit),
    );
    const most = Math.max(...able.map(({ unit }) => estimates[unit]));
    return able.filter(({ unit }) => estimates[unit] === most).toSorted((a, b) => a.from - b.from)[0] ?? null;
  }

  #brought({ unit, from }: { readonly unit: UnitType; readonly from: number }): void {
    expect(this.#take("unitBrought")).toMatchObject({ unit, from: idOf(this.#s, from) });
    expect(this.#take("dieAdded").die.type).toBe(unit);
  }

  /** Which of several cards it plays first must not tell in which order it drew them. */
  #playable(effect: SupportEffect): SupportId[] {
    const able = this.#hand.filter(card => {
      const { side, unit, effect: own } = supportOf(card);
      return own === effect && countOf((side === "own" ? this.#side : this.#enemy).army, unit) > 0;
    });
    return able.toSorted();
  }

  #bring(): void {
    const [card] = this.#playable("bring-unit");
    const helper = this.#helper(["infantry", "cavalry", "artillery", "titan"]);
    if (!card || !helper) return;
    expect(this.#take("supportPlayed").cards).toEqual([card]);
    this.#brought(helper);
  }

  #sets(effect: "add-strength" | "add-die", largest: number): void {
    for (let size = largest; size > 0; ) {
      const cards = this.#playable(effect).slice(0, size);
      const die = size === 1 ? "infantry" : "titan";
      const isUseful = effect === "add-strength" || this.#hasDie(die);
      if (cards.length < size || this.#isSatisfied() || !isUseful) size--;
      else {
        expect(this.#take("supportPlayed").cards).toEqual(cards);
        if (effect === "add-die") expect(this.#take("dieAdded").die.type).toBe(die);
        else expect(this.#take("strengthAdded").bonus.amount).toBe(worth[size]);
      }
    }
  }

  #rerolls(): void {
    for (let i = 0; i < 2; i++) {
      const low = this.#side.dice.flatMap(({ type, shows }, at) => (shows < average(type) ? [at] : []));
      if (low.length === 0 || this.#hand.length === 0 || this.#isSatisfied()) return;
      const spent = this.#side.spent;
      this.#take("supportDiscarded");
      expect(this.#side.spent).toBe(spent + 1);
      expect(this.#take("diceChanged")).toMatchObject({ purpose: "reroll", picked: low });
    }
  }
}
