// Positions for tests: a ready board of two (Daqan and Uthuk), cleared, with pieces put where a test wants them.

import { expect } from "vitest";
import { equal } from "#kernel/json.ts";
import type { Choice, GameEvent } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { RuneChoice } from "../choices.ts";
import { PLACES, placeOf, routedIn, standingIn } from "../content/army.ts";
import type { FactionId } from "../content/factions.ts";
import type { HeroId } from "../content/heroes.ts";
import { DRAGON, FALSE, NONE } from "../content/marks.ts";
import type { RewardId } from "../content/rewards.ts";
import { sampleBoards } from "../content/sample-boards.ts";
import { areaOf, areas as areaTable } from "../content/tiles.ts";
import { typeOf, type UnitId, units as unitTable } from "../content/units.ts";
import { copyRunewars } from "../copy.ts";
import type { RuneEvent } from "../events.ts";
import type { RuneFrame } from "../frames.ts";
import { runewars } from "../index.ts";
import { addUnits } from "../rules/pieces.ts";
import { type EffectStart, effectsFrom } from "../rules/run-effects.ts";
import type { Runewars } from "../state.ts";

const runner = runnerOf(runewars);

type Locals<P extends RuneFrame["proc"]> = Omit<Extract<RuneFrame, { proc: P }>, "proc" | "step">;

/** A position under the test's control. */
export class Scene {
  readonly s: Runewars;
  events: RuneEvent[] = [];

  constructor(seats = 2, options: Readonly<Record<string, string>> = {}, seed = "scene") {
    this.s = start(runewars, { seats, options: { board: "ready", ...options }, seed }) as Runewars;
    const sample = sampleBoards[seats - 2]!;
    while (this.s.phase === "setup") {
      const { proc, step } = this.frame();
      const seat = this.s.open[0]!;
      const offered = this.options();
      const home = sample.homes.find(([tile]) => tile === `home-${this.s.players[seat]!.faction}`);
      const wanted = offered.find(option => {
        if (option.kind === "faction") return option.faction === sample.factions[seat];
        if (proc === "board" && step === "layHome" && option.kind === "lay" && home)
          return option.q === home[1] && option.r === home[2] && option.turn === home[3];
        return true;
      });
      runner.play(this.s, seat, (wanted ?? offered[0]) as Choice, []);
    }
  }

  /** The same position once more. */
  twin(): Scene {
    return Object.assign(Object.create(Scene.prototype) as Scene, { s: copyRunewars(this.s), events: [] });
  }

  /** Takes every piece off the board and every card out of hands. */
  clear(): this {
    const { s } = this;
    for (let i = 0; i < s.army.length; i++) s.army[i] = 0;
    s.owner.fill(NONE);
    s.supply = runewarsSupply();
    s.stronghold.fill(NONE);
    s.damaged.fill(0);
    s.development.fill("");
    s.runes.fill(0);
    s.runeUp.fill(0);
    s.runeKnown.fill(0);
    s.dragonPile = 21;
    s.falsePile = 17;
    s.heroDeck.push(...s.heroes.map(hero => hero.id));
    s.heroes = [];
    s.turn.seat = 0;
    for (const player of s.players) {
      s.tactics.push(...player.tactics.splice(0));
      s.quests.push(...player.quests.splice(0));
      s.evilObjectives.push(...(player.objective === "" ? [] : [player.objective]));
      player.objective = "";
    }
    return this;
  }

  /** Gives a seat another faction; its home stays where it is. */
  faction(seat: number, faction: FactionId): this {
    this.s.players[seat]!.faction = faction;
    return this;
  }

  put(seat: number, area: string, unit: UnitId, standing: number, routed = 0): this {
    this.s.supply[typeOf(unit)]! -= standing + routed;
    addUnits(this.s, seat, areaOf(area), typeOf(unit), standing, routed);
    return this;
  }

  hero(seat: number, id: HeroId, area: string, rewards: readonly RewardId[] = []): this {
    const { s } = this;
    s.heroDeck = s.heroDeck.filter(hero => hero !== id);
    for (const card of rewards) s.rewards.splice(s.rewards.indexOf(card), 1);
    const held = rewards.map(card => ({ card, up: false, known: 1 << seat }));
    s.heroes.push({
      id,
      seat,
      area: areaOf(area),
      damage: 0,
      routed: false,
      strength: 0,
      agility: 0,
      wisdom: 0,
      rewards: held,
    });
    return this;
  }

  stronghold(seat: number, area: string, isDamaged = false): this {
    this.s.stronghold[areaOf(area)] = seat;
    this.s.damaged[areaOf(area)] = isDamaged ? 1 : 0;
    return this;
  }

  rune(area: string, kind: "dragon" | "false", isUp = false): this {
    this.s.runes[areaOf(area)] = kind === "dragon" ? DRAGON : FALSE;
    this.s.runeUp[areaOf(area)] = isUp ? 1 : 0;
    if (kind === "dragon") this.s.dragonPile--;
    else this.s.falsePile--;
    return this;
  }

  /** Gives Tactics cards that may be played now. */
  tactics(seat: number, ...cards: Runewars["tactics"]): this {
    for (const card of cards) this.s.tactics.splice(this.s.tactics.indexOf(card), 1);
    this.s.players[seat]!.tactics.push(...cards);
    return this;
  }

  /** The next Fate cards, in the order they will be drawn. */
  fate(...cards: number[]): this {
    const { s } = this;
    const rest = [...s.fate, ...s.fateDiscard].filter(card => !cards.includes(card));
    s.fateDiscard = [];
    s.fate = [...rest, ...[...cards].reverse()];
    return this;
  }

  /** Runs a procedure from its first step. */
  call<P extends RuneFrame["proc"]>(proc: P, locals: Locals<P>): this {
    const first = Object.keys(runewars.procedures.find(each => each.name === proc)!.steps)[0]!;
    this.s.stack = [
      ...this.s.stack.filter(frame => frame.proc === "turn"),
      { proc, step: first, ...locals } as RuneFrame,
    ];
    return this.go();
  }

  /** Runs a list of effects. */
  effects(path: string, from: EffectStart): this {
    return this.call("effects", effectsFrom(path, from));
  }

  /** A turn with an Order, as if it had been revealed. */
  turn(seat: number, order: number, earlier: readonly number[] = []): this {
    const player = this.s.players[seat]!;
    player.active = order;
    player.lastOrder = order;
    player.used = [...earlier, order];
    this.s.phase = "turns";
    return this.call("turn", { seat, order, hasFought: false, resource: "" });
  }

  private go(): this {
    const events: GameEvent[] = [];
    runner.advance(this.s, events);
    this.events.push(...(events as RuneEvent[]));
    return this;
  }

  frame(): RuneFrame {
    return this.s.stack.at(-1) as RuneFrame;
  }

  /** Where the game stands: "procedure.step"; "end" when everything called is done. */
  get where(): string {
    const frame = this.s.stack.at(-1);
    return frame ? `${frame.proc}.${frame.step}` : "end";
  }

  get seat(): number {
    return this.s.open[0]!;
  }

  options(seat = this.s.open[0]!): RuneChoice[] {
    return runner.options(this.s, seat) as RuneChoice[];
  }

  /** What the question says besides its options. */
  args(seat = this.s.open[0]!): unknown {
    return runner.args(this.s, seat);
  }

  /** The offered kinds, each once. */
  kinds(): string[] {
    return [...new Set(this.options().map(option => option.kind))].sort();
  }

  /** Areas offered, by their printed names. */
  areas(): string[] {
    return this.options().flatMap(option => (option.kind === "area" ? [areaNames[option.area]!] : []));
  }

  /** Takes an offered choice: by value, or the only one of a kind. */
  take(choice: RuneChoice | RuneChoice["kind"], seat = this.s.open[0]!): this {
    const offered = this.options(seat);
    const found =
      typeof choice === "string"
        ? offered.find(option => option.kind === choice)
        : offered.find(option => equal(option, choice));
    expect(
      found,
      `${JSON.stringify(choice)} at ${this.where} among ${JSON.stringify(offered).slice(0, 600)}`,
    ).toBeDefined();
    const events: GameEvent[] = [];
    runner.play(this.s, seat, found as Choice, events);
    this.events.push(...(events as RuneEvent[]));
    return this;
  }

  at(area: string): this {
    return this.take({ kind: "area", area: areaOf(area) });
  }

  /** Passes every question of a kind of place until another one comes. */
  skip(...places: string[]): this {
    while (this.s.stack.length > 0 && places.includes(this.where)) {
      const quiet = ["pass", "done", "decline"];
      this.take(this.options().find(option => quiet.includes(option.kind)) ?? this.options()[0]!);
    }
    return this;
  }

  /** Passes all windows in which cards could be played. */
  windows(): this {
    return this.skip(
      "actions.act",
      "battle.startAttack",
      "battle.startDefence",
      "battle.roundAttack",
      "battle.roundDefence",
      "battle.tallyAttack",
      "battle.tallyDefence",
      "battle.supportAttack",
      "battle.supportDefence",
    );
  }

  happened(type: RuneEvent["type"]): RuneEvent[] {
    return this.events.filter(event => event.type === type);
  }

  standing(area: string, unit: UnitId): number {
    return standingIn(this.count(area, unit));
  }

  routed(area: string, unit: UnitId): number {
    return routedIn(this.count(area, unit));
  }

  unitName(type: number): string {
    return unitTable[type]!.id;
  }

  private count(area: string, unit: UnitId): number {
    return this.s.army[areaOf(area) * PLACES + placeOf(typeOf(unit))]!;
  }
}

const areaNames = areaTable.map(area => area.id);
const runewarsSupply = (): number[] => unitTable.map(unit => unit.count);

/** A cleared board of two: seat 0 is Daqan, seat 1 Uthuk. */
export const scene = (): Scene => new Scene().clear();
