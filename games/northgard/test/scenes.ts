// Scenes: positions that begin in the middle of a rule, built from a few lines, with chance fixed.

import { expect } from "vitest";
import { type ChanceState, fastChance, scriptChance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { NorthChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { ClanId } from "../content/clans.ts";
import { type FaceId, faces } from "../content/numbers.ts";
import type { NorthEvent } from "../events.ts";
import type { NorthFrame } from "../frames.ts";
import { northgard } from "../index.ts";
import { landOf } from "../map/atlas.ts";
import type { Area, Territory } from "../map/land.ts";
import type { Northgard } from "../state.ts";
import type { NorthView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";
import { areaAt } from "./maps.ts";
import { fillDisplay, layCards, layMap, layTable } from "./scene-layout.ts";
import type { Spec, Where } from "./scene-spec.ts";

/** A running scene. */
export class Scene {
  readonly s: Northgard;
  events: NorthEvent[] = [];
  constructor(s: Northgard) {
    this.s = s;
  }

  /** The area at a place. */
  area(where: Where): Area {
    const [cell = "", id = ""] = where.split(":");
    const [x = 0, y = 0] = cell.split(",").map(Number);
    return areaAt(landOf(this.s), x, y, id);
  }

  /** The territory at a place. */
  at(where: Where): Territory {
    return landOf(this.s).territory[this.area(where)]!;
  }

  /** Whom the scene waits for, and where it stands. */
  get seat(): Seat {
    return this.s.open[0]!;
  }
  get place(): string {
    const frame = this.s.stack[this.s.stack.length - 1];
    return frame ? `${frame.proc}.${frame.step}` : "end";
  }

  get options(): readonly NorthChoice[] {
    return runnerOf(northgard).options(this.s, this.seat) as readonly NorthChoice[];
  }
  get refusals(): readonly Refusal[] {
    return runnerOf(northgard).refusals(this.s, this.seat);
  }

  /** Why marches out of a territory are refused, each reason once. */
  whyNotFrom(where: Where): string[] {
    const from = this.at(where);
    const whys = this.refusals.filter(
      ({ choice }) => "from" in choice && choice.from === from && "to" in choice && choice.to !== from,
    );
    return [...new Set(whys.map(({ why }) => why))].sort();
  }

  /** The offered choices of a kind. */
  offered<K extends NorthChoice["kind"]>(kind: K): (NorthChoice & { kind: K })[] {
    return this.options.filter(option => option.kind === kind) as (NorthChoice & { kind: K })[];
  }
  offers(choice: NorthChoice): boolean {
    return this.options.some(option => equal(option, choice));
  }

  /** Takes choices that must be offered; `seat` says who is expected to be asked. */
  choose(...choices: NorthChoice[]): this {
    for (const choice of choices) {
      if (!this.offers(choice)) {
        throw new Error(`${this.place} does not offer ${JSON.stringify(choice)} but ${JSON.stringify(this.options)}`);
      }
      runnerOf(northgard).play(this.s, this.seat, choice, this.events);
      expect(brokenLaws(this.s)).toEqual([]);
    }
    return this;
  }

  /** Plays a card of the seat to move. */
  play(card: CardId): this {
    return this.choose({ kind: "play", card });
  }
  stop(): this {
    return this.choose({ kind: "stop" });
  }
  /** Moves units; the question how many is answered if it is asked. */
  march(from: Where, to: Where, units?: number, kaija = false): this {
    this.choose({ kind: "march", from: this.at(from), to: this.at(to) });
    if (this.place.endsWith("chooseUnits") && units !== undefined) this.choose({ kind: "send", units, kaija });
    return this;
  }
  recruit(where: Where, kaija = false): this {
    return this.choose({ kind: "recruit", at: this.at(where), kaija });
  }

  clan(seat: Seat) {
    return this.s.clans[seat]!;
  }
  owner(where: Where): Seat {
    return this.s.owner[this.at(where)]!;
  }
  units(where: Where): number {
    return this.s.units[this.at(where)]!;
  }
  resources(seat: Seat): [number, number, number] {
    const { food, wood, lore } = this.clan(seat);
    return [food, wood, lore];
  }
  look(viewer: Viewer): Look<NorthView> {
    return look(northgard, this.s, viewer) as Look<NorthView>;
  }
  /** How combats so far have ended. */
  get combats() {
    return this.seen("combatEnded").map(({ at, creature, winner, attack, defence }) => ({
      at,
      creature,
      winner,
      attacker: attack.seat,
      defender: defence.seat,
      attackScore: attack.axes,
      defenceScore: defence.axes,
      attackLosses: attack.losses,
      defenceLosses: defence.losses,
    }));
  }
  /** Events of a type so far. */
  seen<T extends NorthEvent["type"]>(type: T): Extract<NorthEvent, { type: T }>[] {
    return this.events.filter(event => event.type === type) as Extract<NorthEvent, { type: T }>[];
  }
  frame<P extends NorthFrame["proc"]>(proc: P): Extract<NorthFrame, { proc: P }> {
    const found = (this.s.stack as NorthFrame[]).findLast(frame => frame.proc === proc);
    if (!found) throw new Error(`${proc} does not run`);
    return found as Extract<NorthFrame, { proc: P }>;
  }
}

/** The chance value that rolls a face. */
export const face = (id: FaceId): number => faces.findIndex(entry => entry.id === id);

const defaultClans: readonly ClanId[] = ["goat", "boar", "raven", "stag", "wolf"];

/** Builds a scene and runs it to its first question. */
export function scene(spec: Spec = {}): Scene {
  const seats = spec.seats ?? 2;
  const clans = spec.clans ?? defaultClans.slice(0, seats);
  const s = start(northgard, {
    seats,
    options: {
      years: spec.years ?? "7",
      creatures: spec.creatures ?? (spec.beasts || spec.creaturePile ? "some" : "none"),
      ...spec.rulings,
      ...(seats === 4 ? { teams: spec.teams ? "on" : "off" } : {}),
    },
    seatOptions: clans.map(clan => ({ clan })),
    seed: "scene",
  }) as Northgard;
  const it = new Scene(s);
  layMap(it, spec);
  layCards(it, spec);
  layTable(it, spec);
  begin(it, spec);
  return it;
}

function begin(it: Scene, spec: Spec): void {
  const { s } = it;
  const chance: ChanceState = spec.chance ? scriptChance(spec.chance) : fastChance("scene");
  s.chance = chance;
  s.open = [];
  s.answers = [];
  const bottom = [
    { proc: "game", step: "playYears" },
    { proc: "year", step: spec.step ?? "moveCreatures" },
  ];
  s.stack = bottom;
  if (spec.step === undefined) {
    const seat = spec.turn ?? 0;
    s.phase = "actions";
    if (s.display.length === 0) fillDisplay(s);
    s.stack = [
      ...bottom,
      { proc: "actions", step: "nextTurn", next: (seat + 1) % s.seats } as NorthFrame,
      { proc: "turn", step: "chooseOption", seat, option: "", cards: 0, hasMain: false } as NorthFrame,
    ];
  } else s.phase = phaseOf(spec.step);
  runnerOf(northgard).advance(s, it.events);
  expect(brokenLaws(s)).toEqual([]);
}

const phaseOf = (step: NonNullable<Spec["step"]>): Northgard["phase"] =>
  step === "drawHands" || step === "revealDisplay" ? "start-of-year" : "end-of-year";
