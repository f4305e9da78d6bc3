// A table of one person and bots: the match, who sits where, and the log as the person sees it.
import type { AnyGame } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import { eventsFor, isOver } from "#kernel/look.ts";
import { type Match, newMatch, replay, submit, takeBack, type UndoError, undo } from "#kernel/match.ts";
import { printable } from "#kernel/printable.ts";
import type { Choice, GameEvent, Seat } from "#kernel/procedure.ts";
import { load, type Player, type Save } from "#kernel/save.ts";
import { type Start, start } from "#kernel/start.ts";
import { logLine, type Reader, type Sentence, type Texts } from "#kernel/texts.ts";
import { type Thinker, thinkerFor } from "./thinker.ts";

/** A line of the log and the line of the journal it came from. */
interface LogLine {
  readonly at: number;
  readonly text: Sentence;
}

/** A game in the terminal. */
export interface Table {
  readonly match: Match;
  /** The person's seat. */
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly texts: Texts;
  readonly reader: Reader;
  readonly thinker: Thinker;
  log: LogLine[];
}

/** Who reads at a table, and what the seats are called. */
export function readerOf(viewer: Reader["viewer"], players: readonly Player[]): Reader {
  return { viewer, seatName: seat => printable(players[seat]?.name ?? `${seat + 1}`) };
}

function tableOf(match: Match, texts: Texts, seat: Seat, players: readonly Player[]): Table {
  const thinker = thinkerFor(
    match.game,
    players.map(({ bot }) => bot ?? null),
  );
  return { match, seat, players, texts, reader: readerOf(seat, players), thinker, log: [] };
}

/** A new game. */
export function newTable(game: AnyGame, texts: Texts, from: Start, seat: Seat, players: readonly Player[]): Table {
  const events: GameEvent[] = [];
  const match = newMatch(game, from, events);
  const table = tableOf(match, texts, seat, players);
  note(table, events);
  return table;
}

/** A saved game. Its log and its way back come from playing it again; if today's rules refuse that, they begin now. */
export function loadTable(game: AnyGame, texts: Texts, save: Save, seat: Seat, players: readonly Player[]): Table {
  const { match } = load(game, save);
  const table = tableOf(match, texts, seat, players);
  try {
    const events: GameEvent[] = [];
    start(game, save.start, events);
    note(table, events, 0);
    const again = replay(game, save.start, save.journal, (at, _entry, seen) => note(table, seen, at));
    if (hash(again.state) === hash(match.state)) match.past = again.past;
  } catch {
    table.log = [];
  }
  return table;
}

function note(table: Table, events: readonly GameEvent[], at = table.match.journal.length): void {
  for (const event of eventsFor(table.match.game, events, table.seat)) {
    const text = logLine(table.texts, event, table.reader);
    if (text) table.log.push({ at, text });
  }
}

/** Takes a choice of the person, which must be one of the options. */
export function chooseAt(table: Table, choice: Choice): void {
  take(table, table.seat, choice);
}

function take(table: Table, seat: Seat, choice: Choice): void {
  const outcome = submit(table.match, seat, choice);
  if (!outcome.ok) throw new Error(`seat ${seat}: ${outcome.error.code} ${JSON.stringify(outcome.error.params)}`);
  note(table, outcome.events);
}

/** Lets the bots act until it is the person's turn or the game is over; `thinking` is told whose turn it is. */
export async function letBotsAct(table: Table, thinking: (name: string) => void): Promise<void> {
  const { match, seat, thinker } = table;
  while (!isOver(match.state) && !match.state.open.includes(seat)) {
    const acting = match.state.open[0]!;
    thinking(table.reader.seatName(acting));
    const luck = `${match.start.seed} ${match.journal.length}`;
    take(table, acting, await thinker.answer({ state: match.state, seat: acting, luck }));
  }
}

/** Takes the person's last choice back, or says why not. */
export function undoAt(table: Table): UndoError["code"] | null {
  const { match, seat } = table;
  const soFar = match.state.answers[seat]?.length ?? 0;
  if (soFar > 0) return takeBack(match, seat, soFar - 1).ok ? null : "undo-nothing";
  const problem = undo(match, seat);
  if (problem) return problem.code;
  table.log = table.log.filter(({ at }) => at <= match.journal.length);
  return null;
}
