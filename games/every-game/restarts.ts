// Restarts: a game that is saved, written to text, read and loaded now and then must go on as if nothing had happened.
import type { AnyGame } from "#kernel/game.ts";
import { equal, hash } from "#kernel/json.ts";
import type { Match } from "#kernel/match.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { load, readSave, saveOf } from "#kernel/save.ts";
import { start } from "#kernel/start.ts";
import { act, type Played } from "./play.ts";
import type { Problem } from "./report.ts";
import { differenceOf } from "./secrecy.ts";

/** Plays a game again with a restart before each of the given decisions. */
export function restartProblem(game: AnyGame, played: Played, at: ReadonlySet<number>): Problem | null {
  const events: GameEvent[] = [];
  let state = start(game, played.start, events);
  for (const [i, entry] of played.entries.entries()) {
    if (at.has(i)) state = restarted(game, played, state, i);
    act(runnerOf(game), state, entry, events);
  }
  if (at.has(played.entries.length)) state = restarted(game, played, state, played.entries.length);
  if (played.end && hash(state) !== hash(played.end)) return { kind: "restart", message: "ends differently" };
  const other = differentEvents(played.events, events);
  return other ? { kind: "restart", message: other } : null;
}

/** The first event in which two games differ, as a sentence. */
export function differentEvents(first: readonly GameEvent[], second: readonly GameEvent[]): string | null {
  if (equal(first, second)) return null;
  const at = first.findIndex((event, i) => !equal(event, second[i]));
  const type = (first[at] ?? second[first.length])?.type;
  return `the event ${type} is another one${differenceOf(first[at], second[at < 0 ? first.length : at])}`;
}

function restarted(game: AnyGame, played: Played, state: State, lines: number): State {
  const match: Match = {
    game,
    start: played.start,
    state,
    journal: played.entries.slice(0, lines),
    checkpoints: [],
    past: [],
  };
  return load(game, readSave(JSON.stringify(saveOf(match)))).match.state;
}
