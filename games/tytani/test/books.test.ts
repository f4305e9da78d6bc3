// Events are complete: books kept from them alone always show what the state holds.
import { expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { STARTING_ENERGY } from "../content/numbers.ts";
import type { TytaniEvent } from "../events.ts";
import { tytani } from "../index.ts";
import { takersOf } from "../rules/order-rows.ts";
import type { Tytani } from "../state.ts";
import { Books } from "./books.ts";

/** Who will take the cards left in the pool, in order, as people are told; checked against who then takes them. */
class Queue {
  #next: number[] | null = null;

  hear(event: TytaniEvent, s: Tytani): void {
    if (event.type === "ordersMovedDown" || event.type === "roundEnded") {
      expect(this.#next ?? []).toEqual([]);
      this.#next = null;
    }
    if (event.type !== "orderTaken" || this.#next === null) return;
    const power = s.powers.findIndex(({ nation }, i) => event.who === i || event.who === nation);
    expect(this.#next.shift()).toBe(power);
  }

  see(s: Tytani): void {
    if (s.phase === "setup" || s.phase === "round-end") this.#next = null;
    else {
      const takers = takersOf(s);
      expect(takers).toEqual(this.#next ?? takers);
      this.#next = [...takers];
    }
  }
}

const games = [
  [2, {}],
  [2, { orders: "advanced", swaps: "many", rounds: "4" }],
  [3, { orders: "advanced", capitals: "captured" }],
  [4, { orders: "advanced" }],
  [4, { placement: "free", scores: "open" }],
  [1, { difficulty: "hetman" }],
  [1, { "scenario-1": "b3-hetmans-war", difficulty: "king-of-kings", rounds: "4" }],
] as const;

test.each(games)("the books of a game for %i agree with its state, %o", (seats, options) => {
  const luck = fastChance(`books ${seats}`);
  const events: GameEvent[] = [];
  const s = start(tytani, { seats, options, seed: `books ${seats}` }, events) as Tytani;
  const books = new Books(s.isAdvanced ? STARTING_ENERGY : 0);
  const queue = new Queue();
  const check = (): void => {
    for (const event of events.splice(0) as TytaniEvent[]) {
      books.hear(event);
      queue.hear(event, s);
    }
    queue.see(s);
    const { books: kept, state } = books.told(s);
    expect(kept).toEqual(state);
  };
  check();
  while (s.stack.length > 0) {
    runnerOf(tytani).play(s, s.open[0]!, randomChoice(tytani, s, s.open[0]!, luck), events);
    check();
  }
});
