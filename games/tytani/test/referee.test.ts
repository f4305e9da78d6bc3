// The referee agrees with the rules in the every-game suite; here it must notice when something else is told.
import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { TytaniEvent } from "../events.ts";
import { tytani } from "../index.ts";
import { resultOf } from "../rules/result.ts";
import type { Tytani } from "../state.ts";
import { referee } from "./referee.ts";

const table = { seats: 3, options: { capitals: "captured" }, seed: "referee" };

function played(): { events: TytaniEvent[]; s: Tytani } {
  const events: TytaniEvent[] = [];
  const s = start(tytani, table, events) as Tytani;
  const chance = fastChance("referee");
  while (s.stack.length > 0) runnerOf(tytani).play(s, s.open[0]!, randomChoice(tytani, s, s.open[0]!, chance), events);
  return { events, s };
}

const { events, s } = played();

/** What the referee says of the events, the last one that fits a test changed. */
function heard(type: TytaniEvent["type"], change: (event: never) => object, fits = (_event: TytaniEvent) => true) {
  const at = events.findLastIndex(event => event.type === type && fits(event));
  expect(at, type).toBeGreaterThan(0);
  const judge = referee({} as never);
  return events.flatMap((event, i) =>
    judge.hear(i === at ? ({ ...event, ...change(event as never) } as TytaniEvent) : event),
  );
}

describe("the referee", () => {
  test("TYT-318 agrees with a game as it was played", () => {
    const judge = referee({} as never);
    expect(events.flatMap(event => judge.hear(event))).toEqual([]);
    expect(judge.end(resultOf(s))).toEqual([]);
    const result = resultOf(s);
    const robbed = result.scores.map(score => ({ ...score, battles: score.battles! + 1 }));
    expect(judge.end({ ...result, scores: robbed })).toHaveLength(3);
    const other = [0, 1, 2].filter(seat => !result.winners.includes(seat));
    expect(judge.end({ ...result, winners: other })).toHaveLength(1);
  });

  test.each([
    ["TYT-149", "battleDecided", (e: { difference: number }) => ({ difference: e.difference + 1 })],
    ["TYT-151", "battleDecided", (e: { counted: number }) => ({ counted: e.counted + 1 })],
    ["TYT-120", "battleDecided", (e: { winner: number; loser: number }) => ({ winner: e.loser, loser: e.winner })],
    ["TYT-119", "diceRolled", (e: { strength: number }) => ({ strength: e.strength + 1 })],
    ["TYT-122", "diceRolled", () => ({ dice: [] })],
    ["TYT-079", "unitsMoved", () => ({ army: 0x1111 })],
    ["TYT-103", "missionClaimed", (e: { vp: number }) => ({ vp: e.vp + 1 })],
    ["TYT-089", "unitsDeployed", () => ({ who: 0, at: "a-crimea" })],
  ] as const)("%s is noticed when %s tells something else", (_rule, type, change) => {
    expect(heard(type, change as (event: never) => object).length).toBeGreaterThan(0);
  });

  test.each(["regions", "battles", "capitals"] as const)(
    "TYT-181, TYT-162, TYT-210 wrong VP for %s are noticed",
    cause => {
      const wrong = heard(
        "vpGained",
        (e: { amount: number }) => ({ amount: e.amount + 1 }),
        event => event.type === "vpGained" && event.cause === cause,
      );
      expect(wrong.length).toBeGreaterThan(0);
    },
  );
});
