// What is secret in a game, found by looking: which parts of the state imagined worlds change, and which events differ
// between worlds that a viewer cannot tell apart. Leaks are planted for each of them.
import { copy, equal } from "#kernel/json.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";

/** The secrets seen so far, each with a position in which it was seen. */
export class Survey {
  /** Top-level keys of the state that an imagined world changed. */
  readonly keys = new Map<string, State>();
  /** Types of events that differed while the viewer's own part of them, and its view, did not. */
  readonly events = new Map<string, State>();

  /** Compares a true world with an imagined one. */
  addWorlds(truth: State, world: State): void {
    const other: Readonly<Record<string, unknown>> = { ...world };
    for (const [key, value] of Object.entries(truth)) {
      if (!this.keys.has(key) && !equal(value, other[key])) this.keys.set(key, copy(truth));
    }
  }

  /** Compares what happened in two worlds that still look the same. */
  addEvents(before: State, truth: readonly GameEvent[], world: readonly GameEvent[]): void {
    if (truth.length !== world.length) return;
    for (const [i, event] of truth.entries()) {
      const other = world[i]!;
      if (event.type !== other.type || this.events.has(event.type) || equal(event, other)) continue;
      this.events.set(event.type, copy(before));
    }
  }
}
