// Scenes: positions that begin in the middle of a rule, built from a few lines, with chance fixed.
import { expect } from "vitest";
import { fastChance, scriptChance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { TytaniChoice } from "../choices.ts";
import { type Army, armyOf, NO_ARMY } from "../content/army.ts";
import { faces } from "../content/dice.ts";
import { missions as allMissions, type MissionId } from "../content/missions.ts";
import { cardsOfNation, type NationCardId } from "../content/nation-cards.ts";
import type { NationId } from "../content/nations.ts";
import type { ActionId, OrderId } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import { type ScenarioId, scenarioOf } from "../content/scenarios.ts";
import type { DifficultyId, SoloCardId } from "../content/solo.ts";
import { type SupportEffect, type SupportId, supportCards } from "../content/support.ts";
import { type UnitType, unitsPerNation, unitTypes } from "../content/units.ts";
import type { TytaniEvent } from "../events.ts";
import type { TytaniFrame } from "../frames.ts";
import { tytani } from "../index.ts";
import { boardOf, NOWHERE, placeOf } from "../map/board.ts";
import { totalOf } from "../rules/queries.ts";
import { ordersFor } from "../setup.ts";
import { FORTRESS, NONE, type Tytani } from "../state.ts";
import type { TytaniView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";

/** Units as tests write them: "iict" is two Infantry, one Cavalry, the Titan. */
export type Units = string;

const letters: Readonly<Record<string, UnitType>> = { i: "infantry", c: "cavalry", a: "artillery", t: "titan" };

/** An army from its letters. */
export function army(units: Units): Army {
  let sum = NO_ARMY;
  for (const letter of units) sum += armyOf(letters[letter]!);
  return sum;
}

/** What a scene is made of; what is not said is empty. */
export interface Spec {
  scenario?: ScenarioId;
  /** Nations by power; without it in the order of the scenario. */
  nations?: readonly NationId[];
  capture?: boolean;
  advanced?: boolean;
  rounds?: 3 | 4;
  open?: boolean;
  difficulty?: DifficultyId;
  /** Who holds what: the power, then its units; "1" alone is a marker. */
  map?: Readonly<Partial<Record<RegionId, string>>>;
  /** Capitals stand and are held by default; without them nothing is built. */
  capitals?: boolean;
  fortresses?: readonly RegionId[];
  fortressesLeft?: number;
  /** Titans not on the map stand on their boards, except those that lie. */
  lying?: readonly number[];
  hands?: readonly (readonly SupportId[])[];
  /** Nation decks, the top first; other cards follow. */
  decks?: readonly (readonly NationCardId[])[];
  /** Decks hold only what is named; all others are bought by nobody and lie below. */
  cards?: readonly (readonly NationCardId[])[];
  rotated?: readonly (readonly NationCardId[])[];
  missions?: readonly (readonly MissionId[])[];
  completed?: readonly MissionId[];
  energy?: readonly number[];
  vp?: readonly number[];
  supportPool?: readonly SupportId[];
  /** The next cards, first one first. */
  supportDeck?: readonly SupportId[];
  supportDiscard?: readonly SupportId[];
  /** Keeps only the named cards in the deck; all others are put into the discard pile. */
  shortDeck?: boolean;
  missionDeck?: readonly MissionId[];
  /** Order cards; the others lie in the deck in their order. */
  pool?: readonly (OrderId | "")[];
  upcoming?: readonly (OrderId | "")[];
  orderDiscard?: readonly OrderId[];
  soloCards?: readonly SoloCardId[];
  round?: number;
  /** The powers clockwise; without it in their order. */
  order?: readonly number[];
  /** Whose turn it is, and the Order card in use, which starts the scene at its actions. */
  turn?: number;
  using?: OrderId;
  /** Where the scene begins instead: a step of the turn or of the round. */
  at?: `turn.${string}` | `round.${string}` | `automa.${string}`;
  /** Values that chance gives, one after another. */
  chance?: readonly number[];
}

/** A running scene. */
export class Scene {
  readonly s: Tytani;
  events: TytaniEvent[] = [];
  constructor(s: Tytani) {
    this.s = s;
  }

  get seat(): Seat {
    return this.s.open[0]!;
  }
  get place(): string {
    const frame = this.s.stack[this.s.stack.length - 1];
    return frame ? `${frame.proc}.${frame.step}` : "end";
  }
  get options(): readonly TytaniChoice[] {
    return runnerOf(tytani).options(this.s, this.seat) as readonly TytaniChoice[];
  }
  get refusals(): readonly Refusal[] {
    return runnerOf(tytani).refusals(this.s, this.seat);
  }
  get args(): Record<string, unknown> {
    return runnerOf(tytani).args(this.s, this.seat) as Record<string, unknown>;
  }

  /** The offered choices of a kind. */
  offered<K extends TytaniChoice["kind"]>(kind: K): (TytaniChoice & { kind: K })[] {
    return this.options.filter(option => option.kind === kind) as (TytaniChoice & { kind: K })[];
  }
  offers(choice: TytaniChoice): boolean {
    return this.options.some(option => equal(option, choice));
  }

  /** Takes choices that must be offered. */
  choose(...choices: TytaniChoice[]): this {
    for (const choice of choices) {
      if (!this.offers(choice)) {
        throw new Error(`${this.place} does not offer ${JSON.stringify(choice)} but ${JSON.stringify(this.options)}`);
      }
      runnerOf(tytani).play(this.s, this.seat, choice, this.events);
      expect(brokenLaws(this.s)).toEqual([]);
    }
    return this;
  }

  act(action: ActionId): this {
    return this.choose({ kind: "act", action });
  }
  use(id: Extract<TytaniChoice, { kind: "use" }>["id"]): this {
    return this.choose({ kind: "use", id });
  }
  /** Picks units of a region and sends them; "done" is said where more could be picked. */
  march(from: RegionId, units: Units, to: RegionId): this {
    const types = [...units]
      .map(letter => letters[letter]!)
      .sort((a, b) => unitTypes.indexOf(a) - unitTypes.indexOf(b));
    for (const unit of types) if (this.place === "move.pickUnit") this.choose({ kind: "pick", unit, from });
    if (this.place === "move.pickUnit") this.choose({ kind: "done" });
    return this.choose({ kind: "go", to });
  }
  end(): this {
    return this.choose({ kind: "endOrders" });
  }
  endStage(): this {
    return this.choose({ kind: "endStage" });
  }
  /** Ends both Stages without doing anything. */
  fight(): this {
    while (this.place === "battle.act") this.endStage();
    return this;
  }
  /** Passes every question that can be passed, up to a place. */
  passTo(place: string): this {
    for (let i = 0; i < 60 && this.place !== place; i++) {
      const quiet = tytani.fallback(this.s, this.seat, this.options) as TytaniChoice;
      this.choose(quiet);
    }
    expect(this.place).toBe(place);
    return this;
  }

  power(power: number) {
    return this.s.powers[power]!;
  }
  vp(power: number): number {
    return totalOf(this.power(power).score);
  }
  owner(region: RegionId): number {
    return this.s.owner[placeOf(region)]!;
  }
  units(region: RegionId): Army {
    return this.s.units[placeOf(region)]!;
  }
  structure(region: RegionId): number {
    return this.s.structure[placeOf(region)]!;
  }
  look(viewer: Viewer): Look<TytaniView> {
    return look(tytani, this.s, viewer) as Look<TytaniView>;
  }
  seen<T extends TytaniEvent["type"]>(type: T): Extract<TytaniEvent, { type: T }>[] {
    return this.events.filter(event => event.type === type) as Extract<TytaniEvent, { type: T }>[];
  }
  frame<P extends TytaniFrame["proc"]>(proc: P): Extract<TytaniFrame, { proc: P }> {
    const found = (this.s.stack as TytaniFrame[]).findLast(frame => frame.proc === proc);
    if (!found) throw new Error(`${proc} does not run`);
    return found as Extract<TytaniFrame, { proc: P }>;
  }
  /** The Strength of the attacker and the defender. */
  get strengths(): [number, number] {
    const [attack, defence] = this.frame("battle").sides;
    const sum = (side: typeof attack): number =>
      side.dice.reduce((total, die) => total + die.shows, 0) +
      side.bonuses.reduce((total, bonus) => total + bonus.amount, 0);
    return [sum(attack), sum(defence)];
  }
}

/** The chance values that roll these faces, as "i1 c2 t4". */
export function rolls(text: string): number[] {
  return text.split(" ").map(word => faces[letters[word[0]!]!].indexOf(Number(word.slice(1))));
}

/** Support cards by what they do and need, for hands. */
export const bring = (side: "own" | "enemy", unit: UnitType, n = 1): SupportId => support("bring-unit", side, unit, n);
export const addDie = (side: "own" | "enemy", unit: UnitType, n = 1): SupportId => support("add-die", side, unit, n);
export const strength = (side: "own" | "enemy", unit: UnitType, n = 1): SupportId =>
  support("add-strength", side, unit, n);
function support(effect: SupportEffect, side: string, unit: UnitType, n: number): SupportId {
  return `support-${effect}-${side}-${unit}-${n}` as SupportId;
}

/** Builds a scene and runs it to its first question. */
export function scene(spec: Spec = {}): Scene {
  const scenario = scenarioOf(spec.scenario ?? "a2-baltic-dominion");
  const isSolo = spec.difficulty !== undefined;
  const seats = isSolo ? 1 : scenario.nations;
  const s = start(tytani, {
    seats,
    options: {
      [`scenario-${seats}`]: scenario.id,
      capitals: spec.capture ? "captured" : "destroyed",
      rounds: String(spec.rounds ?? 3),
      scores: spec.open ? "open" : "hidden",
      ...(isSolo ? { difficulty: spec.difficulty! } : { orders: spec.advanced ? "advanced" : "basic" }),
    },
    seed: "scene",
  }) as Tytani;
  const it = new Scene(s);
  seatPowers(it, spec);
  layMap(it, spec);
  layCards(it, spec);
  begin(it, spec);
  return it;
}

/** Everybody leads a Nation, and sits in the order of the powers. */
function seatPowers({ s }: Scene, spec: Spec): void {
  const { positions } = boardOf(s).scenario;
  const nations = spec.nations ?? positions.map(({ nation }) => nation);
  const blank = structuredClone(s.powers[0]!);
  s.powers = nations.map(nation => ({
    ...structuredClone(blank),
    nation,
    deck: [],
    hand: [],
    cards: [],
    rotated: [],
    missions: [],
    bottomed: 0,
    position: Math.max(
      0,
      positions.findIndex(position => position.nation === nation),
    ),
  }));
  for (const power of s.powers) power.home = placeOf(positions[power.position]!.capital);
  s.order = [...(spec.order ?? nations.map((_, power) => power))];
}

function layMap({ s }: Scene, spec: Spec): void {
  s.owner.fill(NONE);
  s.units.fill(NO_ARMY);
  s.structure.fill(NONE);
  s.attacks = [];
  if (spec.capitals !== false) {
    for (const [power, own] of s.powers.entries()) {
      s.structure[own.home] = power;
      s.owner[own.home] = power;
    }
  }
  for (const [region, held] of Object.entries(spec.map ?? {})) layRegion(s, placeOf(region as RegionId), held, spec);
  for (const region of spec.fortresses ?? []) s.structure[placeOf(region)] = FORTRESS;
  s.fortresses = spec.fortressesLeft ?? 3 - (spec.fortresses?.length ?? 0);
  for (const [power, own] of s.powers.entries()) countPower(s, power, own, spec);
}

function layRegion(s: Tytani, at: number, held: string, spec: Spec): void {
  const [power, units = ""] = held.split(" ");
  s.owner[at] = Number(power);
  s.units[at] = army(units);
  if (s.structure[at]! >= 0 && s.structure[at] !== Number(power) && !spec.capture) s.structure[at] = NONE;
}

function countPower(s: Tytani, power: number, own: Tytani["powers"][number], spec: Spec): void {
  const onMap = s.units.filter((_, at) => s.owner[at] === power).reduce((sum, units) => sum + units, NO_ARMY);
  const total = unitTypes.reduce((sum, unit) => sum + armyOf(unit, unitsPerNation[unit]), NO_ARMY);
  const left = total - onMap;
  own.titan = left >> 12 === 0 ? "map" : spec.lying?.includes(power) ? "lying" : "standing";
  own.reserve = left & 0xfff;
  own.regions = s.owner.filter(owner => owner === power).length;
  own.energy = spec.energy?.[power] ?? (s.isAdvanced ? 1 : 0);
  own.score.battles = spec.vp?.[power] ?? 0;
}

function layCards({ s }: Scene, spec: Spec): void {
  for (const [power, own] of s.powers.entries()) {
    own.hand = [...(spec.hands?.[power] ?? [])];
    own.cards = [...(spec.cards?.[power] ?? [])];
    own.rotated = [...(spec.rotated?.[power] ?? [])];
    own.missions = [...(spec.missions?.[power] ?? [])];
    const top = spec.decks?.[power] ?? [];
    const rest =
      own.nation === ""
        ? []
        : cardsOfNation(own.nation).filter(card => !top.includes(card) && !own.cards.includes(card));
    own.deck = [...rest.reverse(), ...[...top].reverse()];
    own.soloCard = spec.soloCards?.[power - 1] ?? "";
  }
  laySupport(s, spec);
  const held = [...s.powers.flatMap(own => own.missions), ...(spec.completed ?? [])];
  const named = spec.missionDeck ?? [];
  const left = allMissions.map(({ id }) => id).filter(id => !held.includes(id) && !named.includes(id));
  s.missionDeck = [...left, ...[...named].reverse()];
  s.missionDiscard = [...(spec.completed ?? [])];
  s.packs = [];
  s.soloDeck = s.soloDeck.filter(card => !s.powers.some(own => own.soloCard === card));
  layOrders(s, spec);
}

function laySupport(s: Tytani, spec: Spec): void {
  const named = [...(spec.supportDeck ?? [])];
  s.supportPool = [...(spec.supportPool ?? [])];
  s.supportDiscard = [...(spec.supportDiscard ?? [])];
  const taken = [...s.powers.flatMap(own => own.hand), ...named, ...s.supportPool, ...s.supportDiscard];
  const left = supportCards.map(({ id }) => id).filter(id => !taken.includes(id));
  while (s.supportPool.length < 4 && spec.supportPool === undefined) s.supportPool.push(left.pop()!);
  if (spec.shortDeck) s.supportDiscard.push(...left.splice(0));
  s.supportDeck = [...left, ...named.reverse()];
}

function layOrders(s: Tytani, spec: Spec): void {
  const all = ordersFor(boardOf(s).scenario.nations, s.isAdvanced);
  const named = [...(spec.pool ?? []), ...(spec.upcoming ?? []), ...(spec.orderDiscard ?? []), spec.using ?? ""];
  const left = all.filter(order => !named.includes(order));
  s.pool = [...(spec.pool ?? left.splice(0, 3))];
  s.upcoming = [...(spec.upcoming ?? left.splice(0, 3))];
  while (s.pool.length < s.upcoming.length) s.pool.push("");
  while (s.upcoming.length < s.pool.length) s.upcoming.push("");
  s.orderDiscard = [...(spec.orderDiscard ?? [])];
  s.orderInUse = spec.using ?? "";
  s.orderDeck = left;
  s.hiddenOrder = "";
  s.isLastPool = false;
}

function begin(it: Scene, spec: Spec): void {
  const { s } = it;
  const power = spec.turn ?? 0;
  const at = spec.at ?? (spec.using ? "turn.act" : "turn.takeOrder");
  const [proc, step = ""] = at.split(".");
  s.round = spec.round ?? 1;
  s.phase = proc === "round" ? "round-end" : "orders";
  s.active = proc === "round" ? NONE : power;
  s.open = [];
  s.answers = [];
  const turns = s.order.indexOf(power) + 1;
  s.stack = [
    { proc: "game", step: "playRounds" },
    { proc: "round", step: proc === "round" ? step : "takeTurns", turn: turns } as TytaniFrame,
  ];
  if (proc === "turn")
    s.stack.push({
      proc: "turn",
      step,
      power,
      begun: [],
      used: [],
      moved: 0,
      at: NOWHERE,
      hasLateChance: false,
    } as TytaniFrame);
  if (proc === "automa") s.stack.push({ proc: "automa", step, power, left: [], at: NOWHERE } as TytaniFrame);
  s.chance = spec.chance ? scriptChance(spec.chance) : fastChance("scene");
  runnerOf(tytani).advance(s, it.events);
  expect(brokenLaws(s)).toEqual([]);
}

/** A fresh game, at its first question. */
export function fresh(seats: number, options: Record<string, string> = {}, seed = "fresh"): Scene {
  const it = new Scene(start(tytani, { seats, options, seed }) as Tytani);
  return it;
}

/** Answers everything quietly until a place is reached. */
export function until(it: Scene, isThere: (it: Scene) => boolean): Scene {
  for (let i = 0; i < 5000 && !isThere(it) && it.s.stack.length > 0; i++) {
    const quiet = tytani.fallback(it.s, it.seat, it.options) as TytaniChoice;
    runnerOf(tytani).play(it.s, it.seat, quiet, it.events);
  }
  return it;
}
