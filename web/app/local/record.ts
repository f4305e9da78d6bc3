// A recorded game, opened for looking at: every position and what led to it.
import { choose } from "#kernel/choose.ts";
import type { AnyGame, Viewer } from "#kernel/game.ts";
import { isOver, look } from "#kernel/look.ts";
import { newMatch, replay } from "#kernel/match.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import type { Save } from "#kernel/save.ts";
import type { CoursePoint, Happened, Line, RecordInfo } from "./messages.ts";
import { seen, seenOf } from "./table.ts";

/** An opened record. */
export interface Opened {
  readonly game: AnyGame;
  readonly save: Save;
  /** The state after so many lines; the first is the setup. */
  readonly states: readonly State[];
  readonly past: readonly Happened[];
}

/** Points of the chart of the lead: enough for a smooth line, few enough to compute at once. */
const POINTS = 60;

/** Plays a record again and keeps every position. */
export function openRecord(game: AnyGame, save: Save): Opened {
  const events: GameEvent[] = [];
  const states: State[] = [newMatch(game, save.start, events).state];
  const past: Happened[] = [{ line: 0, events }];
  replay(game, save.start, save.journal, (line, _entry, fresh, state) => {
    states.push(state);
    past.push({ line, events: fresh });
  });
  return { game, save, states, past };
}

/** The level of the bot that made a line's choice, its seat's own or one that stood in; null for people. */
export function levelAt(save: Save, line: number): string | null {
  const entry = save.journal[line - 1];
  if (!entry) return null;
  const standIn = "standIn" in entry ? entry.standIn : undefined;
  return standIn ?? save.players?.[entry.seat]?.bot ?? null;
}

/** What a list of records needs to know of one. */
export function recordInfo({ game, save, states }: Opened): RecordInfo {
  const last = states[states.length - 1]!;
  return {
    game: game.id,
    seats: save.start.seats,
    players: save.players ?? [],
    options: save.start.options ?? {},
    lines: save.journal.length,
    seed: save.start.seed,
    result: isOver(last) ? game.result(last) : null,
    deciders: save.journal.map(({ seat }) => seat),
    levels: save.journal.map((_, i) => levelAt(save, i + 1)),
    course: courseOf(game, states),
  };
}

/** How the scores grew; a game that cannot count before its end has no course. */
function courseOf(game: AnyGame, states: readonly State[]): CoursePoint[] {
  const step = Math.max(1, Math.ceil(states.length / POINTS));
  const lines = states.map((_, line) => line).filter(line => line % step === 0 || line === states.length - 1);
  try {
    return lines.map(line => ({ line, scores: game.result(states[line]!).scores }));
  } catch {
    return [];
  }
}

/** One line of a record as a viewer sees it. */
export function lineOf({ game, save, states, past }: Opened, line: number, viewer: Viewer): Line {
  const shown = look(game, states[line] ?? states[states.length - 1]!, viewer);
  const events = past.find(each => each.line === line)?.events ?? [];
  const [entry, before] = [save.journal[line - 1], states[line - 1]];
  const isChoice = entry !== undefined && "choice" in entry && before !== undefined;
  const outcome = isChoice ? choose(game, before, entry.seat, entry.choice, true) : null;
  return { look: shown, ...seenOf(game, outcome?.ok ? outcome : { events, film: [] }, viewer) };
}

/** The story of a record as a viewer knows it. */
export function recordStory(record: Opened, viewer: Viewer): Happened[] {
  return seen(record.game, record.past, viewer);
}
