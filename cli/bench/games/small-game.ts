// Tic-tac-toe and connect four on this kernel: two seats set marks in turn until one has a row or the board is full.
import type { Game } from "#kernel/game.ts";
import { type Choice, type Frame, type GameEvent, type Seat, type State, stepsOf } from "#kernel/procedure.ts";
import { type Board, cellsOf, columnsOf, emptyCells, type Places, wins } from "./lines.ts";

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

/** A small game: a board and where marks go on it. */
export interface Small {
  readonly id: string;
  readonly board: Board;
  readonly places: Places;
}

interface Turns extends Frame {
  proc: "turns";
}

function turnsOf({ board, places }: Small) {
  const { procedure, ask } = stepsOf<Marks, Turns, MarkSet, Turns>();
  const all = Array.from({ length: places.count }, (_, at): SetMark => ({ kind: "set", at }));
  return procedure("turns", {
    setMark: ask<SetMark>({
      when: s => s.winner < 0 && s.marks < s.cells.length,
      seat: s => s.turn,
      options: s => all.filter(({ at }) => places.isFree(s.cells, at)),
      take: (s, _frame, { at }, { emit, repeat }) => {
        const cell = places.cellOf(s.cells, at);
        s.cells[cell] = s.turn;
        s.marks++;
        if (wins(board, s.cells, cell, s.marks)) s.winner = s.turn;
        emit({ type: "markSet", seat: s.turn, cell });
        s.turn = 1 - s.turn;
        repeat();
      },
    }),
  });
}

/** A small game on this kernel. */
export function onKernel(small: Small): Game<Marks, MarkSet, Pick<Marks, "cells" | "turn">> {
  return {
    id: small.id,
    rules: "1",
    seats: [2],
    options: [],
    seatOptions: [],
    setup: () => ({ cells: emptyCells(small.board), turn: 0, marks: 0, winner: -1 }),
    main: { proc: "turns" },
    procedures: [turnsOf(small)],
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

const threeByThree: Board = { width: 3, height: 3, inARow: 3 };
const sevenBySix: Board = { width: 7, height: 6, inARow: 4 };

/** Tic-tac-toe. */
export const ticTacToe: Small = { id: "tic-tac-toe", board: threeByThree, places: cellsOf(threeByThree) };

/** Connect four. */
export const connectFour: Small = { id: "connect-four", board: sevenBySix, places: columnsOf(sevenBySix) };
