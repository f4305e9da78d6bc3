// A second opinion on the map, Battles and the final count, written from RULES.md alone: it knows a game only by its
// events. It keeps units in lists, counts slowly, and shares no query with the rules.
import type { Referee } from "#kernel/checks.ts";
import type { Result } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";
import { type Army, countOf } from "../content/army.ts";
import { faces } from "../content/dice.ts";
import { missionOf } from "../content/missions.ts";
import { type NationCardId, nationCardOf } from "../content/nation-cards.ts";
import type { RegionId } from "../content/regions.ts";
import { scenarioOf } from "../content/scenarios.ts";
import { difficulties } from "../content/solo.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { TytaniEvent } from "../events.ts";
import type { Die } from "../frames.ts";
import type { Score, Who } from "../state.ts";

type EventOf<T extends TytaniEvent["type"]> = Extract<TytaniEvent, { type: T }>;

/** Units of one type and one owner somewhere; attackers on a border also have a goal. */
interface Host {
  who: Who;
  at: RegionId;
  goal: RegionId | null;
  counts: Record<UnitType, number>;
}

/** One side of a Battle. */
interface Side {
  who: Who;
  dice: Die[];
  strength: number;
  units: number;
  titanFell: boolean;
}

interface Fight {
  at: RegionId;
  attacker: Side;
  defender: Side;
  isDecided: boolean;
  isPaid: boolean;
  /** What the table gives, by the difference that counts. */
  losses: number;
  lost: number;
  changed: number;
  cards: number;
  vp: number;
}

const countsOf = (army: Army): Record<UnitType, number> =>
  Object.fromEntries(unitTypes.map(unit => [unit, countOf(army, unit)])) as Record<UnitType, number>;
const total = (counts: Record<UnitType, number>): number => unitTypes.reduce((sum, unit) => sum + counts[unit], 0);
const blank = (): Score => ({
  regions: 0,
  battles: 0,
  titans: 0,
  fortresses: 0,
  capitals: 0,
  missions: 0,
  automa: 0,
  start: 0,
});

/** TYT-150, TYT-161, TYT-162: up to 2, 3 or 4, and from 5 on. */
const tableFor = (difference: number): [losses: number, cards: number, vp: number] =>
  difference >= 5 ? [2, 3, 4] : difference >= 3 ? [1, 2, 2] : [0, 1, 1];

/** How many dice of each type a side has (TYT-005), and how many of them units may roll (TYT-118). */
const diceOwned: Record<UnitType, number> = { infantry: 3, cavalry: 2, artillery: 1, titan: 2 };
const diceRolled: Record<UnitType, number> = { infantry: 3, cavalry: 2, artillery: 1, titan: 1 };

/** What a Battle still brings once its winner has been paid (TYT-334). */
const afterwards: readonly TytaniEvent["type"][] = [
  "vpGained",
  "fortressDestroyed",
  "capitalDestroyed",
  "capitalCaptured",
];

class Account {
  readonly #hosts: Host[] = [];
  readonly #owner = new Map<RegionId, Who>();
  readonly #scores = new Map<Who, Score>();
  readonly #order: Who[] = [];
  #setUp: EventOf<"gameSetUp"> | null = null;
  readonly #capitals = new Map<RegionId, Who>();
  readonly #fortresses = new Set<RegionId>();
  #fight: Fight | null = null;
  readonly #due: { who: Who; amount: number; cause: keyof Score }[] = [];
  readonly #bought: { who: Who; card: NationCardId }[] = [];
  #problems: string[] = [];

  hear(event: TytaniEvent): readonly string[] {
    this.#problems = [];
    if (this.#fight?.isPaid && !afterwards.includes(event.type)) this.#fight = null;
    if (this.#due.length > 0 && !afterwards.includes(event.type))
      this.#say(`${this.#due[0]!.amount} VP for ${this.#due[0]!.cause} are missing`);
    (this.#ears[event.type] as ((event: TytaniEvent) => void) | undefined)?.(event);
    return this.#problems;
  }

  #say(problem: string): void {
    this.#problems.push(problem);
  }

  #scoreOf(who: Who): Score {
    const known = this.#scores.get(who) ?? blank();
    this.#scores.set(who, known);
    return known;
  }

  #host(who: Who, at: RegionId, goal: RegionId | null): Host {
    const known = this.#hosts.find(host => host.who === who && host.at === at && host.goal === goal);
    if (known) return known;
    const host = { who, at, goal, counts: { infantry: 0, cavalry: 0, artillery: 0, titan: 0 } };
    this.#hosts.push(host);
    return host;
  }

  #add(who: Who, at: RegionId, goal: RegionId | null, army: Record<UnitType, number>, by: 1 | -1): void {
    const { counts } = this.#host(who, at, goal);
    for (const unit of unitTypes) {
      counts[unit] += by * army[unit];
      if (counts[unit] < 0) this.#say(`${who} has no such ${unit} in ${at}`);
    }
  }

  #unitsIn(at: RegionId): Host[] {
    return this.#hosts.filter(host => host.at === at && host.goal === null && total(host.counts) > 0);
  }

  #one(unit: UnitType): Record<UnitType, number> {
    return { infantry: 0, cavalry: 0, artillery: 0, titan: 0, [unit]: 1 };
  }

  #side(who: Who): Side | null {
    const fight = this.#fight;
    if (!fight) return null;
    return fight.attacker.who === who ? fight.attacker : fight.defender.who === who ? fight.defender : null;
  }

  #regionsOf(who: Who): number {
    return [...this.#owner.values()].filter(owner => owner === who).length;
  }

  /** Units of one owner stand alone where nobody fights (TYT-306), and it is theirs (TYT-023). */
  #settle(who: Who, at: RegionId): void {
    if (this.#unitsIn(at).some(host => host.who !== who)) this.#say(`${who} stands among enemies in ${at}`);
    this.#owner.set(at, who);
  }

  readonly #ears: { readonly [T in TytaniEvent["type"]]?: (event: EventOf<T>) => void } = {
    gameSetUp: event => {
      this.#setUp = event;
    },
    nationChosen: ({ who }) => void this.#scoreOf(who),
    armyPlaced: ({ who, capital, units }) => {
      for (const host of this.#hosts.filter(each => each.who === who)) host.counts = countsOf(0);
      this.#capitals.set(capital, who);
      this.#owner.set(capital, who);
      for (const { at, army } of units) {
        this.#add(who, at, null, countsOf(army), 1);
        this.#settle(who, at);
      }
    },
    unitsDeployed: ({ who, unit, at, cause }) => {
      this.#add(who, at, null, this.#one(unit), 1);
      if (cause === "setup") return;
      if (this.#owner.get(at) !== who) this.#say(`${who} deploys in ${at} without controlling it`);
      const board = this.#hosts.filter(host => host.who === who).reduce((sum, host) => sum + host.counts[unit], 0);
      if (board > { infantry: 6, cavalry: 4, artillery: 2, titan: 1 }[unit]) this.#say(`${who} has too many ${unit}`);
    },
    turnStarted: ({ who }) => {
      if (this.#order.length < this.#scores.size) this.#order.push(who);
    },
    unitsMoved: ({ who, army, from, to, cause }) => {
      const units = countsOf(army);
      if (cause === "conquest") this.#add(who, from, to, units, -1);
      else if (cause === "return") this.#add(who, to, from, units, -1);
      else this.#add(who, from, null, units, -1);
      this.#add(who, to, null, units, 1);
      this.#settle(who, to);
    },
    attackDeclared: ({ who, against, army, from, at }) => {
      this.#add(who, from, null, countsOf(army), -1);
      this.#add(who, from, at, countsOf(army), 1);
      if (this.#owner.get(at) !== against) this.#say(`${against} does not hold ${at}`);
      const others = [...this.#owner].filter(([id, owner]) => owner === against && id !== at);
      if (others.length === 0) this.#say(`the last region of ${against} is attacked`);
    },
    regionTaken: ({ who, at }) => {
      if (this.#owner.get(at) !== who) this.#say(`${who} is not in ${at}`);
    },
    regionLeft: ({ at }) => {
      if (this.#unitsIn(at).length > 0) this.#say(`${at} is left, but units are there`);
      this.#owner.delete(at);
    },
    capitalReturned: ({ who, at }) => void this.#owner.set(at, who),
    fortressBuilt: ({ who, at, left }) => {
      if (this.#owner.get(at) !== who) this.#say(`${who} builds in ${at} without controlling it`);
      if (this.#fortresses.has(at)) this.#say(`a second Fortress in ${at}`);
      this.#fortresses.add(at);
      if (left < 0) this.#say("there are only three Fortresses");
    },
    fortressDestroyed: ({ who, at }) => {
      if (!this.#fortresses.delete(at)) this.#say(`no Fortress stood in ${at}`);
      this.#due.push({ who, amount: 1, cause: "fortresses" });
    },
    capitalDestroyed: ({ who, at }) => {
      if (!this.#capitals.delete(at)) this.#say(`no Capital stood in ${at}`);
      this.#due.push({ who, amount: 3, cause: "capitals" });
    },
    battleStarted: ({ at, attacker, defender, attackers, defenders }) => {
      const side = (who: Who, army: Army): Side => ({
        who,
        dice: [],
        strength: 0,
        units: total(countsOf(army)),
        titanFell: false,
      });
      const waiting = this.#hosts.filter(host => host.goal === at).reduce((sum, host) => sum + total(host.counts), 0);
      if (waiting !== total(countsOf(attackers))) this.#say(`${waiting} units attack ${at}`);
      const standing = this.#unitsIn(at).reduce((sum, host) => sum + total(host.counts), 0);
      if (standing !== total(countsOf(defenders))) this.#say(`${standing} units defend ${at}`);
      this.#fight = {
        at,
        attacker: side(attacker, attackers),
        defender: side(defender, defenders),
        isDecided: false,
        isPaid: false,
        losses: 0,
        lost: 0,
        changed: 0,
        cards: 0,
        vp: 0,
      };
    },
    diceRolled: ({ who, dice, strength }) => {
      const side = this.#side(who)!;
      const isAttacker = side === this.#fight!.attacker;
      side.dice = dice.map(die => ({ ...die }));
      side.strength = dice.reduce((sum, die) => sum + die.shows, 0);
      const army = this.#hosts.filter(host =>
        isAttacker ? host.goal === this.#fight!.at : host.at === this.#fight!.at && host.goal === null,
      );
      for (const unit of unitTypes) {
        const units = army.reduce((sum, host) => sum + host.counts[unit], 0);
        const rolled = dice.filter(({ type }) => type === unit).length;
        if (rolled !== Math.min(units, diceRolled[unit])) this.#say(`${who} rolls ${rolled} dice for ${units} ${unit}`);
      }
      this.#checkDice(side);
      if (side.strength !== strength) this.#say(`${who} has rolled ${side.strength}, not ${strength}`);
    },
    dieAdded: ({ who, die }) => {
      const side = this.#side(who)!;
      side.dice.push({ ...die });
      side.strength += die.shows;
      this.#checkDice(side);
    },
    diceChanged: ({ whose, picked, before, after }) => {
      const side = this.#side(whose)!;
      picked.forEach((place, i) => {
        const [old, now] = [before[i]!, after[i]!];
        if (side.dice[place]?.shows !== old.shows) this.#say(`die ${place} of ${whose} did not show ${old.shows}`);
        if (old.type !== now.type) this.#say(`die ${place} of ${whose} became another`);
        side.dice[place] = { ...now };
        side.strength += now.shows - old.shows;
      });
      this.#checkDice(side);
    },
    strengthAdded: ({ who, bonus, strength }) => {
      const side = this.#side(who)!;
      side.strength += bonus.amount;
      if (side.strength !== strength) this.#say(`${who} has Strength ${side.strength}, not ${strength}`);
    },
    unitBrought: ({ who, unit, from, at }) => {
      const side = this.#side(who)!;
      this.#add(who, from, null, this.#one(unit), -1);
      if (side === this.#fight!.attacker) this.#add(who, from, at, this.#one(unit), 1);
      else this.#add(who, at, null, this.#one(unit), 1);
      side.units++;
    },
    battleDecided: event => this.#decide(event),
    lossesChanged: ({ delta }) => {
      this.#fight!.changed += delta;
    },
    unitLost: ({ who, unit, at, cause }) => {
      const fight = this.#fight!;
      const isAttacker = who === fight.attacker.who;
      this.#add(who, at, isAttacker ? fight.at : null, this.#one(unit), -1);
      if (cause === "losses") fight.lost++;
      if (unit === "titan") this.#side(who)!.titanFell = true;
    },
    supportDrawn: ({ who, count, cause }) => {
      if (cause !== "loser" || !this.#fight) return;
      if (this.#side(who) === null) this.#say(`${who} did not fight`);
      if (count > this.#fight.cards) this.#say(`the loser draws ${count}, not ${this.#fight.cards}`);
    },
    missionClaimed: ({ who, mission, vp }) => {
      if (vp !== missionOf(mission).reward) this.#say(`${mission} is not worth ${vp}`);
      this.#due.push({ who, amount: vp, cause: "missions" });
    },
    vpGained: event => this.#gain(event),
    nationCardBought: ({ who, card }) => void this.#bought.push({ who, card }),
    roundEnded: ({ round }) => {
      const { rounds, isCapture } = this.#setUp!;
      for (const who of this.#order) {
        // TYT-181 One VP for each region; TYT-210 at the end two for each Capital.
        this.#due.push({ who, amount: this.#regionsOf(who), cause: "regions" });
        const capitals = [...this.#capitals.keys()].filter(at => this.#owner.get(at) === who).length;
        if (isCapture && round === rounds && capitals > 0)
          this.#due.push({ who, amount: 2 * capitals, cause: "capitals" });
      }
    },
  };

  #checkDice(side: Side): void {
    for (const unit of unitTypes) {
      const dice = side.dice.filter(({ type }) => type === unit);
      if (dice.length > diceOwned[unit]) this.#say(`${side.who} uses ${dice.length} dice for ${unit}`);
      if (dice.some(({ shows }) => !faces[unit].includes(shows))) this.#say(`a die shows what is not on it`);
    }
  }

  /** TYT-120, TYT-149 to TYT-151. */
  #decide({ winner, loser, attackStrength, defenceStrength, difference, counted }: EventOf<"battleDecided">): void {
    const fight = this.#fight!;
    const { attacker, defender } = fight;
    if (attackStrength !== attacker.strength || defenceStrength !== defender.strength)
      this.#say(`the Strengths are ${attacker.strength} and ${defender.strength}`);
    const hasWon = attacker.strength > defender.strength ? attacker : defender;
    const beaten = hasWon === attacker ? defender : attacker;
    if (winner !== hasWon.who || loser !== beaten.who) this.#say(`${hasWon.who} has won`);
    const margin = Math.abs(attacker.strength - defender.strength);
    if (difference !== margin) this.#say(`the difference is ${margin}`);
    const counts = margin >= 5 && beaten.units === 1 ? 4 : margin;
    if (counted !== counts) this.#say(`a difference of ${margin} counts as ${counts}`);
    const [losses, cards, vp] = tableFor(counts);
    Object.assign(fight, { isDecided: true, losses, cards, vp });
  }

  #gain({ who, amount, cause }: EventOf<"vpGained">): void {
    this.#scoreOf(who)[cause] += amount;
    const fight = this.#fight;
    if (cause === "battles") {
      if (fight) fight.isPaid = true;
      if (!fight?.isDecided || amount !== fight.vp) this.#say(`a Battle gave ${amount} VP`);
      const beaten = fight && (fight.attacker.who === who ? fight.defender : fight.attacker);
      const due = Math.max(0, Math.min((fight?.losses ?? 0) + (fight?.changed ?? 0), beaten?.units ?? 0));
      if (fight && fight.lost !== due) this.#say(`${fight.lost} units were lost instead of ${due}`);
      // TYT-204, TYT-337: a Capital taken or won back in a Battle.
      if (fight?.attacker.who === who && this.#setUp?.isCapture && this.#capitals.has(fight.at))
        this.#due.push({ who, amount: 1, cause: "capitals" });
      if (beaten?.titanFell) this.#due.push({ who, amount: 1, cause: "titans" });
      return;
    }
    if (cause === "start") return;
    if (cause === "automa") {
      this.#gainAsAutoma(who, amount);
      return;
    }
    const at = this.#due.findIndex(each => each.who === who && each.cause === cause && each.amount === amount);
    if (at >= 0) this.#due.splice(at, 1);
    else this.#say(`${who} gains ${amount} VP for ${cause}`);
  }

  /** TYT-268: VP instead of Missions, the Central region, and banners, which count once (TYT-252). */
  #gainAsAutoma(who: Who, amount: number): void {
    const { difficulty, scenario } = this.#setUp!;
    if (difficulty === "") {
      this.#say(`${who} is no automa`);
      return;
    }
    const banners = this.#bought.filter(each => each.who === who && nationCardOf(each.card).symbol === "banner").length;
    const central = this.#owner.get(scenarioOf(scenario).central) === who ? 1 : 0;
    const due = difficulties[difficulty].missionVp + central + Math.min(1, banners);
    if (amount !== due) this.#say(`${who} scores ${due}, not ${amount}`);
  }

  end({ scores, winners, others }: Result): readonly string[] {
    const problems: string[] = [];
    const compare = (who: Who, told: Readonly<Record<string, unknown>>): void => {
      const own = this.#scoreOf(who);
      for (const [cause, amount] of Object.entries(own))
        if (cause in told && told[cause] !== amount)
          problems.push(`${who} has ${amount} VP for ${cause}, not ${told[cause]}`);
    };
    for (const [seat, told] of scores.entries()) compare(seat, told as Record<string, unknown>);
    for (const { id, scores: told } of others ?? []) compare(id as Who, told as Record<string, unknown>);
    // TYT-346
    const heads: Readonly<Record<string, string>> = { 2: "1,0", 3: "4,2,0", 4: "3,0,0,0", page: "6", recruit: "6" };
    const people = this.#order.filter(who => typeof who === "number");
    const due = heads[this.#setUp?.difficulty || people.length] ?? "0";
    const begun = String(people.map(who => this.#scoreOf(who).start));
    if (begun !== due) problems.push(`head starts of ${begun}, not ${due}`);
    const best = this.#best();
    const expected = scores.flatMap((_, seat) => (best === seat ? [seat] : []));
    if (String(expected) !== String(winners)) problems.push(`${String(best)} has won, not ${String(winners)}`);
    return problems;
  }

  /** TYT-192, TYT-193, TYT-269: VP, regions, units on the map, the earlier turn; against automas no turn helps. */
  #best(): Who {
    const merits = (who: Who): number[] => [
      Object.values(this.#scoreOf(who)).reduce((sum: number, n: number) => sum + n, 0),
      this.#regionsOf(who),
      this.#hosts.filter(host => host.who === who).reduce((sum, host) => sum + total(host.counts), 0),
      typeof who === "string" ? 1 : 0,
      -this.#order.indexOf(who),
    ];
    return [...this.#order].sort((a, b) => {
      const [x, y] = [merits(a), merits(b)];
      const at = x.findIndex((n, i) => n !== y[i]);
      return at < 0 ? 0 : y[at]! - x[at]!;
    })[0]!;
  }
}

/** A referee before the first event. */
export function referee(_start: Start): Referee<TytaniEvent> {
  const account = new Account();
  return { hear: event => account.hear(event), end: result => account.end(result) };
}
