// A second opinion: the game's referee hears the events of a whole game and must agree with all of them.
import type { AnyChecks } from "#kernel/checks.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Played } from "./play.ts";
import type { Problem } from "./report.ts";

/** What the referee says of a game that was played to its end; its numbers are those of the box, whatever a pack has. */
export function refereeProblem(game: AnyGame, checks: AnyChecks, { start, events, end }: Played): Problem | null {
  const referee = game.pack === undefined ? checks.referee?.(start) : null;
  if (!referee || !end) return null;
  for (const [at, event] of events.entries()) {
    const [wrong] = referee.hear(event);
    if (wrong !== undefined) return { kind: "referee", message: `event ${at} (${event.type}): ${wrong}` };
  }
  const [wrong] = referee.end(game.result(end));
  return wrong === undefined ? null : { kind: "referee", message: `the end: ${wrong}` };
}
