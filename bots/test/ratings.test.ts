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

  // A game that nobody has measured yet has none.
  const tables = Object.values(registry).flatMap(({ game }) =>
    game.seats.filter(seats => ratingsOf(game.id, seats)).map(seats => ({ game: game.id, seats })),
  );

  test("there are some", () => {
    expect(tables.length).toBeGreaterThan(0);
  });

  test.each(tables)("of $game with $seats seats are known for every level, within their intervals", table => {
    const bots = ratingsOf(table.game, table.seats)?.bots ?? {};
    expect(Object.keys(bots).sort()).toEqual([...levelIds].sort());
    for (const { rating, interval } of Object.values(bots)) {
      expect(rating).toBeGreaterThan(interval[0]!);
      expect(rating).toBeLessThan(interval[1]!);
    }
  });

  // Where intervals overlap nobody knows which is better: asking for the right order there would reward playing again with
  // another seed until it comes out.
  test.each(tables)("of $game with $seats seats show no level surely behind the one below", ({ game, seats }) => {
    const bots = levelIds.map(id => ratingsOf(game, seats)!.bots[id]!);
    for (const [i, { interval, lead }] of bots.entries()) {
      if (i === 0) continue;
      expect(lead!.interval[1]!).toBeGreaterThan(0.5);
      expect(interval[1]!).toBeGreaterThan(bots[i - 1]!.interval[0]!);
    }
  });
});
