import { expect, test } from "vitest";
import type { GameEvent } from "#kernel/procedure.ts";
import { plain, say, type Texts } from "#kernel/texts.ts";
import type { Deeds } from "#web/kit/board.ts";
import { tally, toldAgain } from "./tally.ts";

type Event = GameEvent &
  ({ type: "won"; seat: number } | { type: "lost"; seat: number; units: number } | { type: "bid" });
const names = { wins: "Wins", losses: "Losses", bids: "Bids" };
const deeds = {
  names: { en: names, pl: names },
  of: {
    won: ({ seat }: { seat: number }) => [["wins", seat, 1]],
    lost: ({ seat, units }: { seat: number; units: number }) => [["losses", seat, units]],
  },
  title: { en: "Fights", pl: "Walki" },
  told: ["won"],
} as unknown as Deeds<GameEvent>;
const past = [
  { line: 0, events: [{ type: "bid" }] },
  {
    line: 4,
    events: [
      { type: "won", seat: 1 },
      { type: "lost", seat: 0, units: 3 },
    ],
  },
  {
    line: 9,
    events: [
      { type: "won", seat: -1 },
      { type: "lost", seat: 1, units: 2 },
      { type: "won", seat: 1 },
    ],
  },
] as readonly { line: number; events: Event[] }[];

test("deeds are counted by seat; what nobody did is left out, and who has no seat has no column", () => {
  expect(tally(deeds, past, 2)).toEqual([
    { kind: "wins", amounts: [0, 2] },
    { kind: "losses", amounts: [3, 2] },
  ]);
});

test("what is worth telling again keeps its moment; what the log passes over is not told", () => {
  const texts = {
    log: (event: Event) => ("seat" in event && event.seat >= 0 ? say`${event.seat} wins.` : null),
  } as unknown as Texts<unknown, GameEvent>;
  const told = toldAgain(deeds, past, texts, {} as never);
  expect(told.map(({ line, sentence }) => [line, plain(sentence)])).toEqual([
    [4, "1 wins."],
    [9, "1 wins."],
  ]);
});
