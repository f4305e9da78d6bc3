// Whole games by chance: the referee agrees with all of them, and notices an event that tells something else.
import { expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import type { Result } from "#kernel/game.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Start, start } from "#kernel/start.ts";
import type { XiditChoice } from "../choices.ts";
import type { XiditEvent } from "../events.ts";
import { xidit } from "../index.ts";
import type { Xidit } from "../state.ts";
import { referee } from "./referee.ts";

interface Played {
  readonly from: Start;
  readonly events: readonly XiditEvent[];
  readonly result: Result;
}

/** A game in which seats plan as bots do, so that threats and titans fall. */
function played(seats: number, options: NonNullable<Start["options"]>): Played {
  const from: Start = { seats, seed: `referee ${seats}`, options, seatOptions: [] };
  const events: XiditEvent[] = [];
  const s = start(xidit, from, events) as Xidit;
  const chance = chanceOf(fastChance(seats));
  const { advise } = xidit.bot!;
  while (s.stack.length > 0) {
    const seat = s.open[0]!;
    const choices = runnerOf(xidit).options(s, seat) as readonly XiditChoice[];
    const isPlan = choices[0]!.kind === "order";
    const choice = (isPlan && chance.below(6) > 0 ? advise!(s, seat, chance) : null) ?? chance.pick(choices);
    runnerOf(xidit).play(s, seat, choice, events);
  }
  return { from, events, result: xidit.result(s) };
}

function objections({ from, events, result }: Played): string[] {
  const { hear, end } = referee(from);
  return [...events.flatMap(event => hear(event)), ...end(result)];
}

const games = [
  ["three seats", 3, {}],
  ["three seats, other readings", 3, { virtualTie: "any", seatTie: "nearest", years: "short" }],
  ["four seats, other readings", 4, { titanLimit: "city", titanAfter: "action", waitingFloor: "before" }],
  ["five seats", 5, {}],
] as const;

test.each(games)("XID-068, XID-085, XID-165, XID-190 a referee agrees: %s", (_name, seats, options) => {
  expect(objections(played(seats, options))).toEqual([]);
});

test("XID-072, XID-085, XID-112, XID-166, XID-202 a referee notices any event that is left out or told twice", () => {
  const game = played(3, {});
  const types = new Set(game.events.map(({ type }) => type));
  expect(types.size).toBeGreaterThan(15);
  for (const type of types) {
    const at = game.events.findIndex(event => event.type === type);
    const without = game.events.toSpliced(at, 1);
    const twice = game.events.toSpliced(at, 0, game.events[at]!);
    expect(objections({ ...game, events: without }), `without ${type}`).not.toEqual([]);
    expect(objections({ ...game, events: twice }), `twice ${type}`).not.toEqual([]);
  }
});
