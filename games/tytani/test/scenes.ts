// Scenes: positions that begin in the middle of a rule, built from a few lines, with chance fixed.

import { expect } from "vitest";
import { SceneOf } from "#games/every-game/scene.ts";
import { fastChance, scriptChance } from "#kernel/chance.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { TytaniChoice } from "../choices.ts";
import type { Army } from "../content/army.ts";
import { faces } from "../content/dice.ts";
import { NONE } from "../content/marks.ts";
import type { ActionId } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import { scenarioOf } from "../content/scenarios.ts";
import type { SupportEffect, SupportId } from "../content/support.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { TytaniEvent } from "../events.ts";
import type { TytaniFrame } from "../frames.ts";
import { tytani } from "../index.ts";
import { NOWHERE, placeOf } from "../map/atlas.ts";
import { totalOf } from "../rules/queries.ts";
import type { Tytani } from "../state.ts";
import type { TytaniView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";
import { layCards, layMap, seatPowers } from "./scene-layout.ts";
import { letters, type Spec, type Units } from "./scene-spec.ts";

/** A running scene. */
export class Scene extends SceneOf<Tytani, TytaniChoice, TytaniEvent, TytaniFrame, TytaniView> {
  constructor(s: Tytani) {
    super(tytani, s, brokenLaws);
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
      this.quiet();
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
      ...spec.rulings,
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
  if (proc === "automa") s.stack.push({ proc: "automa", step, power, left: [] } as TytaniFrame);
  s.chance = spec.chance ? scriptChance(spec.chance) : fastChance("scene");
  it.begin();
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
