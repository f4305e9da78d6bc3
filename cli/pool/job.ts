// One game among bots as a job that any thread can do: plain data in, plain data out.
import { playOut } from "#bots/driver.ts";
import { botNamed } from "#bots/index.ts";
import { timedBot } from "#bots/levels.ts";
import type { AnyChecks } from "#kernel/checks.ts";
import type { AnyGame, Result } from "#kernel/game.ts";
import type { GameEvent, Seat } from "#kernel/procedure.ts";
import type { Start } from "#kernel/start.ts";

/** A game to be played. */
export interface Job {
  readonly game: string;
  readonly start: Start;
  /** Ids of the bots by seat. */
  readonly bots: readonly string[];
  /** Time for each move instead of the levels' own iterations; such games cannot be repeated. */
  readonly milliseconds?: number;
}

/** A game that was played. */
export interface Played {
  readonly result: Result;
  readonly decisions: number;
  /** The seats in the order of their first choices. */
  readonly order: readonly Seat[];
  /** What each seat used of the game's content (cards, abilities), as far as events tell whose doing they are. */
  readonly used: readonly (readonly string[])[];
  /** All content that came up in the game, and that of the setup alone: modes, not cards. */
  readonly cameUp: readonly string[];
  readonly setting: readonly string[];
}

/** Plays a game; `checks` tells which content an event shows. */
export function playJob(game: AnyGame, { start, bots, milliseconds }: Job, checks: AnyChecks | null): Played {
  const clock = () => performance.now();
  // Each seat gets a bot of its own: some remember what they were about to do.
  const players = bots.map(id =>
    milliseconds === undefined ? botNamed(game, id)! : (timedBot(game, id, milliseconds, clock) ?? botNamed(game, id)!),
  );
  const used = bots.map(() => new Set<string>());
  const cameUp = new Set<string>();
  const order = new Set<Seat>();
  const note = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      const owner = seatOf(event);
      for (const id of checks?.covered(event) ?? []) {
        cameUp.add(id);
        if (owner !== null) used[owner]?.add(id);
      }
    }
  };
  let setting: readonly string[] = [];
  const begun = (events: readonly GameEvent[]): void => {
    note(events);
    setting = [...cameUp];
  };
  const seen = (seat: Seat, _choice: unknown, events: readonly GameEvent[]): void => {
    order.add(seat);
    note(events);
  };
  const { result, decisions } = playOut(game, start, players, { begun, seen });
  return { result, decisions, order: [...order], used: used.map(ids => [...ids]), cameUp: [...cameUp], setting };
}

/** Whose doing an event was, if it says so. */
function seatOf(event: GameEvent): Seat | null {
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}
