import { describe, expect, test } from "vitest";
import { levelIds } from "#bots/levels.ts";
import { ratingsOf, type Tournament, tournamentIn } from "#bots/ratings.ts";
import { registry } from "#games/registry.ts";

const tournament: Tournament = {
  rules: "1",
  games: 10,
  seed: "a",
  bots: { adept: { rating: 25, interval: [20, 30], winShare: 0.5, taken: 10 } },
};

describe("ratings", () => {
  test("are found by game and seats", () => {
    expect(tournamentIn({ duel: { 2: tournament } }, "duel", 2)).toBe(tournament);
    expect(tournamentIn({ duel: { 2: tournament } }, "duel", 3)).toBeNull();
    expect(tournamentIn({ duel: { 2: tournament } }, "toString", 2)).toBeNull();
  });

  test("of nothing that was never played there are none", () => {
    expect(ratingsOf("no such game", 4)).toBeNull();
  });

  test("in the file name levels and lie within their intervals", () => {
    for (const { game } of Object.values(registry)) {
      for (const seats of game.seats) {
        for (const [id, { rating, interval }] of Object.entries(ratingsOf(game.id, seats)?.bots ?? {})) {
          expect(levelIds).toContain(id);
          expect(rating).toBeGreaterThan(interval[0]!);
          expect(rating).toBeLessThan(interval[1]!);
        }
      }
    }
  });
});
