// Tic-tac-toe and connect four on this kernel: two seats set marks in turn until one has a row or the board is full.
import type { Game } from "#kernel/game.ts";
import { type Choice, type Frame, type GameEvent, type Seat, type State, stepsOf } from "#kernel/procedure.ts";
import { type Board, EMPTY, emptyCells, lowestEmpty, wins } from "./lines.ts";

/** A game of marks on a board. */
export interface Marks extends State {
  cells: number[];
  turn: Seat;
  marks: number;
  /** -1 while nobody has won. */
  winner: number;
}

/** Sets a mark: in a cell, or in a column whose lowest empty cell it takes. */
export interface SetMark extends Choice {
  readonly kind: "set";
  readonly at: number;
}

/** A mark was set. */
export interface MarkSet extends GameEvent {
  readonly type: "markSet";
  readonly seat: Seat;
  readonly cell: number;
}

/** How the two games differ: which places are offered, and which cell a place means. */
interface Rules {
  readonly id: string;
  readonly board: Board;
  readonly places: readonly SetMark[];
  cellOf(cells: readonly number[], at: number): number;
}

interface Turns extends Frame {
  proc: "turns";
}

function turnsOf({ board, places, cellOf }: Rules) {
  const { procedure, ask } = stepsOf<Marks, Turns, MarkSet, Turns>();
  const isFree = (s: Marks, place: SetMark) => cellOf(s.cells, place.at) >= 0;
  return procedure("turns", {
    setMark: ask<SetMark>({
      when: s => s.winner < 0 && s.marks < s.cells.length,
      seat: s => s.turn,
      options: s => places.filter(place => isFree(s, place)),
      refused: s =>
        places.filter(place => !isFree(s, place)).map(choice => ({ choice, why: "taken", rule: "MARK-001" })),
      take: (s, _frame, { at }, { emit, repeat }) => {
        const cell = cellOf(s.cells, at);
        s.cells[cell] = s.turn;
        s.marks++;
        if (wins(board, s.cells, cell)) s.winner = s.turn;
        emit({ type: "markSet", seat: s.turn, cell });
        s.turn = 1 - s.turn;
        repeat();
      },
    }),
  });
}

function smallGame(rules: Rules): Game<Marks, MarkSet, Pick<Marks, "cells" | "turn">> {
  return {
    id: rules.id,
    rules: "1",
    seats: [2],
    options: [],
    seatOptions: [],
    setup: () => ({ cells: emptyCells(rules.board), turn: 0, marks: 0, winner: -1 }),
    main: { proc: "turns" },
    procedures: [turnsOf(rules)],
    viewFor: s => ({ cells: s.cells, turn: s.turn }),
    viewEvent: event => event,
    imagine: () => {},
    result: ({ winner }) => ({
      winners: winner < 0 ? [] : [winner],
      places: [0, 1].map(seat => (winner < 0 || winner === seat ? 1 : 2)),
      scores: [0, 1].map(seat => ({ rows: winner === seat ? 1 : 0 })),
      reason: winner < 0 ? "full" : "row",
    }),
    fallback: (_s, _seat, options) => options[0]!,
    bot: { evaluate: () => 0 },
    renames: {},
  };
}

const placesOf = (n: number): readonly SetMark[] => Array.from({ length: n }, (_, at) => ({ kind: "set", at }));

/** The board of tic-tac-toe. */
export const threeByThree: Board = { width: 3, height: 3, inARow: 3 };

/** The board of connect four. */
export const sevenBySix: Board = { width: 7, height: 6, inARow: 4 };

/** Tic-tac-toe. */
export const ticTacToe = smallGame({
  id: "tic-tac-toe",
  board: threeByThree,
  places: placesOf(9),
  cellOf: (cells, at) => (cells[at] === EMPTY ? at : -1),
});

/** Connect four. */
export const connectFour = smallGame({
  id: "connect-four",
  board: sevenBySix,
  places: placesOf(7),
  cellOf: (cells, at) => lowestEmpty(sevenBySix, cells, at),
});
