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

  const tables = Object.values(registry).flatMap(({ game }) =>
    game.seats.filter(seats => seats > 1).map(seats => ({ game: game.id, seats })),
  );

  test.each(tables)("of $game with $seats seats are known for every level, within their intervals", table => {
    const bots = ratingsOf(table.game, table.seats)?.bots ?? {};
    expect(Object.keys(bots).sort()).toEqual([...levelIds].sort());
    for (const { rating, interval } of Object.values(bots)) {
      expect(rating).toBeGreaterThan(interval[0]!);
      expect(rating).toBeLessThan(interval[1]!);
    }
  });

  test.each(tables)("of $game with $seats seats show each level ahead of the one below", ({ game, seats }) => {
    const bots = levelIds.map(id => ratingsOf(game, seats)!.bots[id]!);
    for (const [i, { rating, lead }] of bots.entries()) {
      if (i === 0) continue;
      expect(lead!.share).toBeGreaterThan(0.5);
      expect(rating).toBeGreaterThan(bots[i - 1]!.rating);
    }
  });
});
