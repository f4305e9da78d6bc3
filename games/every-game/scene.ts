// What the scenes of games have in common: a position in the middle of a rule, the choices taken in it, what happened.
// Choices must be offered, and after each of them the game's laws hold.
import { expect } from "vitest";
import type { Game, Viewer } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import {
  type Choice,
  type Frame,
  type GameEvent,
  type Refusal,
  type Seat,
  type State,
  whereIs,
} from "#kernel/procedure.ts";
import { type Observer, type Runner, runnerOf } from "#kernel/run.ts";

/** A running scene of a game. */
export class SceneOf<S extends State, C extends Choice, E extends GameEvent, F extends Frame, V> {
  readonly s: S;
  events: E[] = [];
  /** Hears each event while the state is as its picture shows it. */
  observe?: Observer;
  protected readonly game: Game<S, E, V>;
  private readonly brokenLaws: (s: S) => readonly string[];

  constructor(game: Game<S, E, V>, s: S, brokenLaws: (s: S) => readonly string[]) {
    this.game = game;
    this.s = s;
    this.brokenLaws = brokenLaws;
  }

  protected get runner(): Runner {
    return runnerOf(this.game);
  }

  /** Runs a scene that has been laid out to its first question. */
  begin(): this {
    this.runner.advance(this.s, this.events);
    expect(this.brokenLaws(this.s)).toEqual([]);
    return this;
  }

  /** Whom the scene waits for, and where it stands. */
  get seat(): Seat {
    return this.s.open[0]!;
  }
  get place(): string {
    return whereIs(this.s);
  }
  frame<P extends F["proc"]>(proc: P): Extract<F, { proc: P }> {
    const found = this.s.stack.findLast(frame => frame.proc === proc);
    if (!found) throw new Error(`${proc} does not run`);
    return found as Extract<F, { proc: P }>;
  }

  get options(): readonly C[] {
    return this.optionsOf(this.seat);
  }
  optionsOf(seat: Seat): readonly C[] {
    return this.runner.options(this.s, seat) as readonly C[];
  }
  /** The offered choices of a kind. */
  offered<K extends C["kind"]>(kind: K): (C & { kind: K })[] {
    return this.options.filter(option => option.kind === kind) as (C & { kind: K })[];
  }
  offers(choice: C): boolean {
    return this.options.some(option => equal(option, choice));
  }
  get refusals(): readonly Refusal[] {
    return this.runner.refusals(this.s, this.seat);
  }
  get args(): Record<string, unknown> {
    return this.runner.args(this.s, this.seat) as Record<string, unknown>;
  }

  /** Takes choices that must be offered, for the seat that is asked. */
  choose(...choices: C[]): this {
    for (const choice of choices) this.as(this.seat, choice);
    return this;
  }
  as(seat: Seat, choice: C): this {
    const options = this.optionsOf(seat);
    if (!options.some(option => equal(option, choice)))
      throw new Error(`${this.place} does not offer ${JSON.stringify(choice)} but ${JSON.stringify(options)}`);
    this.runner.play(this.s, seat, choice, this.events, this.observe);
    expect(this.brokenLaws(this.s)).toEqual([]);
    return this;
  }
  /** Takes the harmless choice. */
  quiet(): this {
    return this.as(this.seat, this.game.fallback(this.s, this.seat, this.options) as C);
  }

  /** Events of a type so far. */
  seen<T extends E["type"]>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter(event => event.type === type) as Extract<E, { type: T }>[];
  }
  look(viewer: Viewer): Look<V> {
    return look(this.game, this.s, viewer) as Look<V>;
  }
}
