// The three evaluations, the winner, the result.
import { describe, expect, test } from "vitest";
import type { EvaluationId } from "../content/evaluations.ts";
import { modes } from "../content/modes.ts";
import type { RegionId } from "../content/regions.ts";
import type { Participant } from "../events.ts";
import { xidit } from "../index.ts";
import { finalStanding, reputations } from "../rules/evaluation.ts";
import { resultOf } from "../rules/result.ts";
import type { Setting } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

const orderOf = (...order: EvaluationId[]): EvaluationId[] => order;
const wif = orderOf("wealth", "influence", "reputation");

/** The ranking of one evaluation, best first. */
function ranking(game: Scene, place: number): Participant[] {
  return finalStanding(game.s).evaluated[place]!.ranking.map(({ who }) => who);
}

/** Who goes out in each evaluation. */
function eliminated(game: Scene): Participant[][] {
  return finalStanding(game.s).evaluated.map(part =>
    part.ranking.filter(({ goesOut }) => goesOut).map(({ who }) => who),
  );
}

/** Guilds that give each seat so many floors. */
function guilds(...floors: readonly number[]): NonNullable<Setting["guilds"]> {
  const sites: Record<number, readonly [number, number]> = {};
  let city = 1;
  floors.forEach((total, seat) => {
    for (let left = total; left > 0; left -= 4) sites[city++] = [seat, Math.min(4, left)];
  });
  return sites;
}

/** The last position of a game. */
function ended(setting: Setting): Scene {
  const game = scene({ year: setting.years === "short" ? 9 : 12, ...setting }).plan();
  while (game.where === "census.show") game.show(...Array<number>(game.s.seats).fill(0));
  return game;
}

describe("end of the game", () => {
  test("XID-188, 308 after the last census it is over, nobody decides anything, all is open", () => {
    const game = ended({
      units: { 1: [2, 0, 0, 0, 0] },
      sovereigns: [1, 2, 3, 4],
      regionBards: { "heart-of-xidit": [1, 2, 0, 0] },
    });
    expect([game.where, game.asked]).toEqual(["end", []]);
    const view = game.view(0);
    expect(view.phase).toBe("over");
    expect(view.seats.map(({ sovereigns }) => sovereigns)).toEqual([1, 2, 3, 4]);
    expect(view.seats[1]!.units).toEqual([2, 0, 0, 0, 0]);
    expect(view.bards[0]).toEqual([1, 2, 0, 0]);
    expect(view.path.threatPile.tokens).toEqual(game.s.threatPile);
    expect(game.of("evaluated").length).toBe(3);
  });

  test("XID-189, XID-EX-61 the First Player token is not passed after the last Year", () => {
    expect(ended({ first: 1 }).s.first).toBe(1);
  });

  test("XID-190, 191 three evaluations in the order of the setup; those already out are marked", () => {
    const game = ended({ evaluations: orderOf("influence", "reputation", "wealth"), sovereigns: [9, 8, 7, 6] });
    const events = game.of("evaluated");
    expect(events.map(({ place, evaluation }) => [place, evaluation])).toEqual([
      [1, "influence"],
      [2, "reputation"],
      [3, "wealth"],
    ]);
    const out = events.map(({ ranking: lines }) => lines.filter(({ wasOut }) => wasOut).length);
    expect(out).toEqual([0, 1, 2]);
    expect(game.view(2).final).toEqual(
      events.map(({ evaluation, ranking: lines, tie }) => ({ evaluation, ranking: lines, tie })),
    );
  });

  test("XID-236, 237, XID-EX-64 the short game: census after Years 3, 6 and 9, over after 54 orders", () => {
    for (let year = 1; year <= 9; year++) {
      const game = scene({ years: "short", year }).plan();
      expect(game.where === "census.show").toBe([3, 6, 9].includes(year));
    }
    const game = scene({ years: "short", seats: 5 });
    let waits = 0;
    while (game.where !== "end") {
      if (game.where === "year.plan") game.plan();
      else game.show(0, 0, 0, 0, 0);
      waits = game.of("waited").length;
    }
    expect(waits).toBe(54 * 5);
    expect(game.s.year).toBe(9);
  });
});

describe("values", () => {
  test("XID-192, XID-EX-19 Wealth: the value of the sovereigns", () => {
    const game = scene({ evaluations: wif, sovereigns: [3, 5, 7, 12] });
    expect(ranking(game, 0)).toEqual([3, 2, 1, 0]);
  });

  test("XID-193, 194, XID-EX-20, XID-EX-41 Influence: own floors on the board; waiting ones do not count", () => {
    const game = scene({
      evaluations: orderOf("influence", "wealth", "reputation"),
      guilds: { 1: [0, 4], 2: [0, 3], 3: [0, 2], 4: [0, 1], 5: [1, 4], 6: [1, 4] },
      waiting: [1, 1, 0, 0],
    });
    const lines = finalStanding(game.s).evaluated[0]!.ranking;
    expect(lines.slice(0, 2).map(({ who, value }) => [who, value])).toEqual([
      [0, 10],
      [1, 8],
    ]);
  });

  test("XID-195..200, XID-EX-53 Reputation: lyre points of all regions", () => {
    const regionBards: Partial<Record<RegionId, readonly number[]>> = {
      "ad-larian": [3, 3, 2, 0],
      ombel: [4, 2, 2, 0],
      rapha: [0, 0, 0, 1],
    };
    const game = scene({ regionBards });
    // Ad Larian 4/2: a tie for first, no second place. Ombel 4/1: a tie for second. Rapha 3/1: one alone, no second.
    expect(reputations(game.s)).toEqual([4 + 4, 4 + 1, 1, 3]);
  });

  test("XID-195 the Bastion counts", () => {
    const game = scene({ regionBards: { "heart-of-xidit": [0, 3, 1, 0] } });
    expect(reputations(game.s)).toEqual([0, 5, 2, 0]);
  });

  test("XID-201 wastelands score nothing", () => {
    const game = scene({ years: "short", seats: 5 });
    const fens = 8;
    game.s.regionBards[7 * 5] = 2;
    expect(reputations(game.s)).toEqual([0, 0, 0, 0, 0]);
    // The Drowned Fens are open with five players.
    game.s.regionBards[fens * 5] = 2;
    expect(reputations(game.s)).toEqual([2, 0, 0, 0, 0]);
  });
});

describe("ranking and elimination", () => {
  test("XID-202 everybody is ranked, the highest value on top", () => {
    const game = scene({ evaluations: wif, sovereigns: [4, 9, 1, 6] });
    const lines = finalStanding(game.s).evaluated[0]!.ranking;
    expect(lines.map(({ value }) => value)).toEqual([9, 6, 4, 1]);
    expect(lines.length).toBe(4);
  });

  test("XID-203, XID-EX-21 ties: more units rank higher", () => {
    // S 0, P 1, M 2, O 3.
    const game = scene({
      evaluations: wif,
      sovereigns: [25, 18, 18, 20],
      units: { 1: [4, 0, 0, 0, 0], 2: [0, 0, 0, 1, 1] },
    });
    expect(ranking(game, 0)).toEqual([0, 3, 1, 2]);
    expect(eliminated(game)[0]).toEqual([2]);
  });

  test("XID-204, 205, XID-EX-54 then who sits farther to the right of the First Player", () => {
    // A 0, B 1, C 2, D 3; First Player C; A, C, D tie.
    const game = scene({ first: 2, evaluations: wif, sovereigns: [5, 9, 5, 5] });
    expect(ranking(game, 0)).toEqual([1, 3, 0, 2]);
    expect(eliminated(game)[0]).toEqual([2]);
  });

  test("XID-206, 208, 209, 210, XID-EX-22 one goes out each time; those already out are ranked but ignored", () => {
    // S 0, P 1, M 2, O 3. M is out in Wealth.
    const regionBards: Partial<Record<RegionId, readonly number[]>> = {
      "heart-of-xidit": [0, 0, 3, 0],
      frostmarch: [0, 3, 2, 0],
      "ad-larian": [0, 2, 3, 0],
    };
    const game = scene({
      evaluations: wif,
      sovereigns: [9, 9, 1, 9],
      guilds: guilds(8, 12, 11, 9),
      regionBards,
      units: { 0: [3, 0, 0, 0, 0], 1: [2, 0, 0, 0, 0], 3: [1, 0, 0, 0, 0] },
    });
    expect(ranking(game, 1)).toEqual([1, 2, 3, 0]);
    expect(eliminated(game)).toEqual([[2], [0], [3]]);
    const last = finalStanding(game.s).evaluated[2]!.ranking;
    expect(last[0]).toMatchObject({ who: 2, wasOut: true, goesOut: false });
    expect(finalStanding(game.s).standing).toEqual([1, 3, 0, 2]);
  });

  test("XID-207, XID-EX-55 with five players two go out in the first evaluation", () => {
    const game = scene({
      seats: 5,
      evaluations: wif,
      sovereigns: [20, 17, 15, 15, 12],
      units: { 2: [5, 0, 0, 0, 0], 3: [3, 0, 0, 0, 0] },
    });
    expect(eliminated(game)[0]).toEqual([3, 4]);
    expect(finalStanding(game.s).evaluated[1]!.ranking.filter(({ wasOut }) => !wasOut).length).toBe(3);
  });

  test("XID-211, XID-EX-59 bards of eliminated players keep counting in the regions", () => {
    // P 1, M 2, O 3; Frostmarch 4/1.
    const game = scene({ evaluations: wif, sovereigns: [9, 9, 0, 9], regionBards: { frostmarch: [0, 4, 5, 1] } });
    expect(eliminated(game)[0]).toEqual([2]);
    const points = Object.fromEntries(
      finalStanding(game.s).evaluated[2]!.ranking.map(({ who, value }) => [who, value]),
    );
    expect(points).toEqual({ 0: 0, 1: 1, 2: 4, 3: 0 });
  });

  test("XID-212, 290 exactly one remains, in every mode", () => {
    for (const { id, seats, years, eliminations } of modes) {
      const game = ended({ seats, years: years === 9 ? "short" : "long" });
      const participants = seats === 3 ? 4 : seats;
      expect(
        eliminations.reduce((a, b) => a + b, 0),
        id,
      ).toBe(participants - 1);
      const { standing } = finalStanding(game.s);
      expect(new Set(standing).size).toBe(participants);
      expect(eliminated(game).flat().length).toBe(participants - 1);
      expect(resultOf(game.s).winners.length).toBeLessThanOrEqual(1);
    }
  });

  test("XID-213 the final standing is the reverse order of elimination", () => {
    const game = ended({
      seats: 5,
      evaluations: wif,
      sovereigns: [20, 17, 16, 15, 12],
      guilds: guilds(8, 4, 1, 0, 0),
      regionBards: { frostmarch: [1, 3, 0, 0, 0] },
    });
    expect(eliminated(game)).toEqual([[3, 4], [2], [0]]);
    expect(resultOf(game.s)).toEqual({
      winners: [1],
      places: [2, 1, 3, 4, 5],
      scores: [
        { wealth: 20, influence: 8, reputation: 1 },
        { wealth: 17, influence: 4, reputation: 4 },
        { wealth: 16, influence: 1, reputation: 0 },
        { wealth: 15, influence: 0, reputation: 0 },
        { wealth: 12, influence: 0, reputation: 0 },
      ],
      wentOut: ["reputation", null, "influence", "wealth", "wealth"],
      reason: "saviour",
    });
    // XID-206 The scores stand in the order in which they were counted.
    expect(Object.keys(resultOf(game.s).scores[0]!)).toEqual(["wealth", "influence", "reputation"]);
    expect(game.of("gameEnded")).toEqual([{ type: "gameEnded", winner: 1 }]);
  });

  test("XID-EX-74 the Bastion counts only in its own evaluation, for all players", () => {
    const game = scene({
      evaluations: wif,
      sovereigns: [0, 5, 6, 7],
      guilds: guilds(0, 0, 3, 4),
      regionBards: { "heart-of-xidit": [9, 0, 2, 1] },
    });
    expect(eliminated(game).slice(0, 2)).toEqual([[0], [1]]);
    // Seat 0 is out and still holds first place in the Bastion; seat 2 is second.
    const last = finalStanding(game.s).evaluated[2]!.ranking;
    expect(last.map(({ who, value }) => [who, value])).toEqual([
      [0, 5],
      [2, 2],
      [1, 0],
      [3, 0],
    ]);
    expect(finalStanding(game.s).standing[0]).toBe(2);
  });

  test("the result names the winner for the table", () => {
    expect(xidit.result(ended({ sovereigns: [9, 1, 1, 1] }).s).winners.length).toBe(1);
  });
});
