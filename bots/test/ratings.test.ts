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

  const tournaments = Object.values(registry).flatMap(({ game }) =>
    game.seats
      .filter(seats => ratingsOf(game.id, seats) !== null)
      .map(seats => ({ name: `${game.id} with ${seats} seats`, game: game.id, seats })),
  );

  test.each(Object.keys(registry))("of %s are known", id => {
    expect(tournaments.some(({ game }) => game === id)).toBe(true);
  });

  test.each(tournaments)("of $name are known for every level, within their intervals", ({ game, seats }) => {
    const bots = ratingsOf(game, seats)?.bots ?? {};
    expect(Object.keys(bots).sort()).toEqual([...levelIds].sort());
    for (const { rating, interval } of Object.values(bots)) {
      expect(rating).toBeGreaterThan(interval[0]!);
      expect(rating).toBeLessThan(interval[1]!);
    }
  });

  test.each(tournaments)("of $name show each level ahead of the one below where they met", ({ game, seats }) => {
    for (const { lead } of Object.values(ratingsOf(game, seats)?.bots ?? {})) {
      if (lead) expect(lead.share).toBeGreaterThan(0.5);
    }
  });
});
