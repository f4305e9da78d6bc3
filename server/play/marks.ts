// What each viewer counts. A viewer's version grows only with what the viewer can notice, and only then is it told
// anything: the mere number or moment of a message must not betray what a seat does in secret.
import type { AnyGame, Viewer } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import { eventsFor, waitingOf } from "#kernel/look.ts";
import type { GameEvent, Seat, State } from "#kernel/procedure.ts";

const known: (readonly Viewer[])[] = [];

/** All viewers of a table in the order of their marks: the seats, then the spectators. */
export function viewersOf(seats: number): readonly Viewer[] {
  known[seats] ??= [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
  return known[seats];
}

/** Where a viewer's mark lies. */
export const markIndex = (viewer: Viewer, seats: number): number => (viewer === "spectator" ? seats : viewer);

/** What came of a step, for each viewer. */
export interface Noticed {
  readonly marks: readonly number[];
  /** By viewer, in the order of the marks. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Counts a step for each viewer and filters its events. */
export function notice(
  game: AnyGame,
  before: State,
  after: State,
  events: readonly GameEvent[],
  actor: Seat,
  marks: readonly number[],
): Noticed {
  const isPublic = !equal(waitingOf(before), waitingOf(after));
  // In a simultaneous question that stays open, others' views cannot depend on an answer (the secrecy suite proves it).
  const isSecret = !isPublic && before.answers.length > 0 && after.answers.length > 0;
  const viewers = viewersOf(before.seats);
  const seen = viewers.map(viewer => eventsFor(game, events, viewer));
  const next = viewers.map((viewer, i) => {
    const noticed =
      viewer === actor ||
      isPublic ||
      (seen[i]?.length ?? 0) > 0 ||
      (!isSecret && !equal(game.viewFor(before, viewer), game.viewFor(after, viewer)));
    return (marks[i] ?? 0) + (noticed ? 1 : 0);
  });
  return { marks: next, events: seen };
}
