// What is secret in a game, found by looking: which parts of the state imagined worlds change, and which events differ
// between worlds that a viewer cannot tell apart. Leaks are planted for each of them.
import { equal } from "#kernel/json.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";

/** The secrets seen so far. */
export class Survey {
  /** Top-level keys of the state that an imagined world changed. */
  readonly keys = new Set<string>();
  /** Types of events that differed while the viewer's own part of them, and its view, did not. */
  readonly events = new Set<string>();

  /** Compares a true world with an imagined one. */
  addWorlds(truth: State, world: State): void {
    const other: Readonly<Record<string, unknown>> = { ...world };
    for (const [key, value] of Object.entries(truth)) {
      if (!this.keys.has(key) && !equal(value, other[key])) this.keys.add(key);
    }
  }

  /** Compares what happened in two worlds that still look the same. */
  addEvents(truth: readonly GameEvent[], world: readonly GameEvent[]): void {
    if (truth.length !== world.length) return;
    for (const [i, event] of truth.entries()) {
      const other = world[i]!;
      if (event.type === other.type && !equal(event, other)) this.events.add(event.type);
    }
  }
}
