import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { hash } from "#kernel/json.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { TytaniEvent } from "../events.ts";
import { tytani } from "../index.ts";
import { totalOf } from "../rules/queries.ts";
import type { Tytani } from "../state.ts";
import { brokenLaws } from "./invariants.ts";
import { rolls, scene } from "./scenes.ts";

/** Plays a game at random, looking at every position. */
function play(
  seats: number,
  options: Record<string, string>,
  seed: string,
  look: (s: Tytani) => void,
): { s: Tytani; events: TytaniEvent[] } {
  const events: TytaniEvent[] = [];
  const s = start(tytani, { seats, options, seed }, events) as Tytani;
  const chance = fastChance(seed);
  while (s.stack.length > 0) {
    look(s);
    const seat = s.open[0]!;
    runnerOf(tytani).play(s, seat, randomChoice(tytani, s, seat, chance), events);
  }
  look(s);
  return { s, events };
}

describe("what always holds", () => {
  test.each([1, 2, 3, 4])(
    "TYT-305, TYT-306, TYT-307, TYT-308, TYT-309, TYT-310, TYT-311, TYT-312, TYT-315, TYT-316 the laws, with %i seats",
    seats => {
      const modes: Record<string, string>[] = [
        {},
        { capitals: "captured", rounds: "4" },
        ...(seats > 1 ? [{ orders: "advanced", placement: "free" }] : []),
      ];
      for (const [i, options] of modes.entries()) {
        play(seats, options, `laws ${seats} ${i}`, s => expect(brokenLaws(s)).toEqual([]));
      }
    },
  );

  test("TYT-305, TYT-308, TYT-310, TYT-315 a broken law is noticed", () => {
    const broken = (change: (s: Tytani) => void): number => {
      const it = scene({
        using: "order-great-march",
        map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-silesia": "1" },
        chance: rolls("i0 i0"),
      });
      it.act("move-army").march("a-prussia", "i", "a-volhynia").end();
      change(it.s);
      return brokenLaws(it.s).length;
    };
    expect(broken(() => {})).toBe(0);
    expect(broken(s => void s.powers[0]!.reserve++)).toBe(1);
    expect(broken(s => void s.supportDeck.pop())).toBe(1);
    expect(broken(s => void Object.assign(s, { fortresses: 4 }))).toBe(1);
    expect(broken(s => void s.pool.fill(""))).toBe(1);
    expect(broken(s => void Object.assign(s.powers[1]!, { energy: 11 }))).toBe(1);
  });

  test("TYT-313, TYT-314, TYT-317 turns are shared equally; hands end at five; VP never fall; one Mission in a turn", () => {
    for (const [seats, turns] of [
      [2, 8],
      [3, 12],
      [4, 12],
    ] as const) {
      let before = Array<number>(seats).fill(0);
      const { events } = play(seats, {}, `turns ${seats}`, s => {
        const now = s.powers.map(({ score }) => totalOf(score));
        for (const [i, vp] of now.entries()) expect(vp).toBeGreaterThanOrEqual(before[i]!);
        before = now;
        if (s.phase === "orders" && s.active >= 0 && s.orderInUse === "") {
          const last = s.order[(s.order.indexOf(s.active) + seats - 1) % seats]!;
          if (s.stack.length === 3 && s.round === 1 && s.stack.some(frame => (frame as { turn?: number }).turn! > 1))
            expect(s.powers[last]!.hand.length).toBeLessThanOrEqual(5);
        }
      });
      const started = events.filter(event => event.type === "turnStarted");
      expect(started).toHaveLength(3 * turns);
      for (let seat = 0; seat < seats; seat++) {
        expect(started.filter(event => event.who === seat)).toHaveLength((3 * turns) / seats);
      }
      let claimed = 0;
      for (const event of events) {
        if (event.type === "turnStarted" || event.type === "battleStarted") claimed = 0;
        if (event.type === "missionClaimed") claimed++;
        expect(claimed).toBeLessThanOrEqual(2);
      }
    }
  });

  test("TYT-318 the loser's cards and the winner's VP come from the same row", () => {
    const events = [1, 2, 3, 4].flatMap(n => play(3, {}, `rows ${n}`, () => {}).events);
    let row: { cards: number; vp: number } | null = null;
    for (const event of events) {
      if (event.type === "battleDecided")
        row = event.counted >= 5 ? { cards: 3, vp: 4 } : event.counted >= 3 ? { cards: 2, vp: 2 } : { cards: 1, vp: 1 };
      if (event.type === "supportDrawn" && event.cause === "loser") expect(event.count).toBe(row!.cards);
      if (event.type === "vpGained" && event.cause === "battles") expect(event.amount).toBe(row!.vp);
    }
    expect(row).not.toBeNull();
  });

  test("TYT-319 the same seed and choices give the same game", () => {
    const ends = [1, 2].map(() => hash(play(3, { orders: "advanced" }, "same", () => {}).s));
    expect(ends[0]).toBe(ends[1]);
    expect(hash(play(3, { orders: "advanced" }, "other", () => {}).s)).not.toBe(ends[0]);
  });
});
