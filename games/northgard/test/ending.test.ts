import { describe, expect, test } from "vitest";
import { cardOf } from "../content/cards.ts";
import { landOf } from "../map/atlas.ts";
import { achievementOf, resultOf, scoreOf } from "../rules/result.ts";
import type { Spec } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

// Three closed lands: start.n with tile-17; start.w with tile-01; start.s with tile-03 (all of two tiles).
const three: Spec["map"] = ["start 0 0 0", "tile-17 0 -1 2", "tile-01 -1 0 1", "tile-03 0 1 0"];
const lands = ["0,0:n", "0,0:w", "0,0:s"] as const;
const held = (seat: number): NonNullable<Spec["units"]> => lands.map(where => `${seat} ${where} 1` as const);
const large: Spec["loose"] = ["0,0:n fortress", "0,0:w forge", "0,0:s altar-of-kings"];
const perOf = (id: "builder" | "explorer" | "food-trader" | "scholar" | "trapper" | "warlord" | "wood-trader") => {
  const op = cardOf(id).effects[0]!;
  if (op.op !== "score-per") throw new Error(id);
  return op;
};

describe("end of the year", () => {
  test("NOR-204, NOR-211 three closed territories with a large building each end the game for their owner, whatever the glory", () => {
    const it = scene({
      map: three,
      units: [...held(0), "1 0,0:e 1"],
      loose: large,
      glory: [0, 50],
      year: 3,
      step: "checkEnd",
    });
    expect(it.place).toBe("end");
    expect(it.s.ending).toBe("domination");
    expect(resultOf(it.s)).toMatchObject({ winners: [0], places: [1, 2], reason: "domination" });
  });

  test("NOR-204, NOR-EX-42 two large buildings in one territory are not two territories; open land does not count", () => {
    const two = scene({
      map: three,
      units: ["0 0,0:n 1", "0 0,0:w 1", "1 0,0:e 1"],
      loose: ["0,0:n fortress", "0,0:w forge", "0,0:w fortress"],
      year: 3,
      step: "checkEnd",
    });
    expect([two.s.ending, two.s.year]).toEqual(["", 4]);
    const open = scene({
      map: three,
      units: ["0 0,0:n 1", "0 0,0:w 1", "0 0,0:e 1", "1 0,0:s 1"],
      loose: ["0,0:n fortress", "0,0:w forge", "0,0:e forge"],
      year: 3,
      step: "checkEnd",
    });
    expect(open.s.ending).toBe("");
    const small = scene({
      map: three,
      units: [...held(0), "1 0,0:e 1"],
      loose: ["0,0:n fortress", "0,0:w forge", "0,0:s granary"],
      year: 3,
      step: "checkEnd",
    });
    expect(small.s.ending).toBe("");
  });

  test("NOR-205 the game ends after year 7", () => {
    const six = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      year: 6,
      step: "checkEnd",
    });
    expect([six.s.ending, six.s.year]).toEqual(["", 7]);
    const seven = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      year: 7,
      step: "checkEnd",
    });
    expect([seven.s.ending, seven.place]).toEqual(["years", "end"]);
  });

  test("NOR-206, NOR-395, NOR-EX-50 who has nobody left may place three units as one group in neutral land and keeps everything else", () => {
    const it = scene({
      units: ["1 0,0:s 2"],
      loose: ["0,0:w fortress"],
      resources: [[1, 2, 3]],
      glory: [4, 0],
      piles: [["start-move"]],
      year: 3,
      step: "checkEnd",
    });
    expect([it.place, it.seat]).toEqual(["secondChance.placeGroup", 0]);
    expect(it.offered("settle").map(option => option.at)).toEqual([it.at("0,0:n"), it.at("0,0:e"), it.at("0,0:w")]);
    expect(it.offers({ kind: "stop" })).toBe(true);
    it.choose({ kind: "settle", at: it.at("0,0:w"), kaija: false });
    expect([it.units("0,0:w"), it.clan(0).reserve, it.clan(0).glory, ...it.resources(0)]).toEqual([3, 11, 4, 1, 2, 3]);
    expect(it.clan(0).hand).toEqual(["start-move"]);
  });

  test("NOR-207, NOR-246 without neutral land a tile may be looked for, without reward", () => {
    const it = scene({
      clans: ["boar", "goat"],
      units: ["1 0,0:n 1", "1 0,0:e 1", "1 0,0:s 1", "1 0,0:w 1"],
      stack: ["tile-17"],
      year: 3,
      step: "checkEnd",
    });
    expect(it.options.map(option => option.kind)).toEqual(["explore", "stop"]);
    it.choose({ kind: "explore" }).choose(it.offered("place")[0]!);
    expect(it.seen("tilePlaced")).toMatchObject([{ seat: 0, cause: "refuge" }]);
    const at = it.offered("settle").map(option => option.at);
    expect(at.length).toBeGreaterThan(0);
    it.choose({ kind: "settle", at: at[0]!, kaija: false });
    expect(it.s.units[at[0]!]).toBe(3);
    expect(it.clan(0).lore).toBe(0);
  });

  test("NOR-208 several such seats act in turn order; Kaija alone is a unit", () => {
    const it = scene({ seats: 3, first: 2, units: ["1 0,0:s 2"], year: 3, step: "checkEnd" });
    expect(it.seat).toBe(2);
    it.stop();
    expect(it.seat).toBe(0);
    it.stop();
    expect(it.s.year).toBe(4);
    const bear = scene({
      clans: ["bear", "goat"],
      units: ["1 0,0:s 2"],
      kaija: "0,0:n",
      year: 3,
      step: "checkEnd",
    });
    expect(bear.s.year).toBe(4);
  });

  test("NOR-209 the year marker advances", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      year: 2,
      step: "advanceYear",
    });
    expect(it.s.year).toBe(3);
  });

  test("NOR-210, NOR-260 effects of this year end with it", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["conqueror"], []],
      year: 3,
    });
    it.play("conqueror");
    expect(it.clan(0).lasting).toEqual(["ignore-defences"]);
    it.choose(
      { kind: "pass" },
      { kind: "take", card: it.s.display[0]! },
      { kind: "pass" },
      { kind: "take", card: it.s.display[1]! },
    );
    expect([it.s.year, it.clan(0).lasting]).toEqual([4, []]);
  });

  test("NOR-438 the group is placed, not recruited: no camp works, but Kaija may be one; none in the year the game ends", () => {
    const it = scene({
      clans: ["bear", "goat"],
      units: ["1 0,0:s 2"],
      loose: ["0,0:n training-camp"],
      year: 3,
      step: "checkEnd",
    });
    it.choose({ kind: "settle", at: it.at("0,0:n"), kaija: true });
    expect([it.units("0,0:n"), landOf(it.s).territory[it.clan(0).kaija]]).toEqual([2, it.at("0,0:n")]);
    const last = scene({ units: ["1 0,0:s 2"], year: 7, step: "checkEnd" });
    expect(last.place).toBe("end");
  });
});

describe("end of the game", () => {
  test("NOR-212 if several dominate, glory as in final scoring decides, then territories, units, buildings", () => {
    const map: Spec["map"] = [...three, "start-5p 10 0 0", "tile-22 10 -1 0", "tile-06 9 0 0", "tile-30 10 1 0"];
    const others: NonNullable<Spec["units"]> = ["1 10,0:n 1", "1 10,0:w 1", "1 10,0:s 1"];
    const loose: Spec["loose"] = [...large, "10,0:n fortress", "10,0:w forge", "10,0:s altar-of-kings"];
    const spec: Spec = {
      seats: 3,
      map,
      units: [...held(0), ...others, "2 0,0:e 1"],
      loose,
      year: 3,
      step: "checkEnd",
    };
    const glory = scene({ ...spec, glory: [3, 4, 90] });
    expect(resultOf(glory.s)).toMatchObject({ winners: [1], places: [2, 1, 3], reason: "domination" });
    const leftovers = scene({
      ...spec,
      glory: [3, 4, 90],
      resources: [
        [6, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(resultOf(leftovers.s).winners).toEqual([0]);
    const territories = scene({ ...spec, units: [...(spec.units ?? []), "1 10,0:e 1"], glory: [3, 3, 0] });
    expect(resultOf(territories.s).winners).toEqual([1]);
  });

  test("NOR-212, NOR-218 ties: most controlled territories, then units, then buildings", () => {
    const spec: Spec = { year: 7, step: "checkEnd", glory: [5, 5] };
    const lands = scene({
      ...spec,
      units: ["0 0,0:n 1", "0 0,0:w 1", "1 0,0:s 5"],
    });
    expect(resultOf(lands.s)).toMatchObject({ winners: [0], places: [1, 2] });
    const units = scene({
      ...spec,
      units: ["0 0,0:n 1", "1 0,0:s 2"],
    });
    expect(resultOf(units.s)).toMatchObject({ winners: [1], places: [2, 1] });
    const works = scene({
      ...spec,
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      loose: ["0,0:n fortress"],
    });
    expect(resultOf(works.s)).toMatchObject({ winners: [0], places: [1, 2] });
  });

  test("NOR-213, NOR-EX-41 in the last year domination goes before glory, but not in the ten-year game", () => {
    const spec: Spec = {
      map: three,
      units: [...held(0), "1 0,0:e 1"],
      loose: large,
      glory: [0, 20],
      step: "checkEnd",
    };
    const seven = scene({ ...spec, year: 7 });
    expect(resultOf(seven.s)).toMatchObject({ winners: [0], reason: "domination" });
    const ten = scene({ ...spec, years: "10", year: 10 });
    expect(resultOf(ten.s)).toMatchObject({ winners: [1], reason: "years" });
  });

  test("NOR-214, NOR-215, NOR-EX-53 final score: tokens, resources by threes, cards wherever they are, but not removed ones", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      glory: [10, 0],
      resources: [[2, 1, 2]],
      hands: [["fishing"]],
      piles: [["spy"]],
      played: [["capture"]],
      aside: [["scouts"]],
      discards: [["town-hall", "unrest"]],
    });
    expect(scoreOf(it.s, 0)).toEqual({
      glory: 10,
      resources: 1,
      cards: 2 + 2 + 3 + 2 + 1,
      achievements: 0,
      unrest: -5,
    });
    it.clan(0).discard = it.clan(0).discard.filter(card => card !== "town-hall");
    it.clan(0).removed.push("town-hall");
    expect(scoreOf(it.s, 0).cards).toBe(9);
  });

  test("NOR-016, NOR-216, NOR-222 Achievements count over the territories held at the end", () => {
    const it = scene({
      clans: ["bear", "goat"],
      map: ["tile-04 0 0 0", "tile-13 0 1 0", "tile-02 -1 0 0", "tile-31 1 0 0"],
      units: ["0 0,0:s 2", "0 -1,0:s 1", "1 1,0:s 1"],
      kaija: "0,0:s",
      buildings: ["0,0:s granary"],
      loose: ["0,1:a woodcutters-lodge", "-1,0:s fortress"],
    });
    // Held: tile-04.s and tile-13 (stone slot built, large slot free, wood icon); tile-04.n and tile-02.s (food, small
    // and large slots free).
    const worth = (id: Parameters<typeof perOf>[0]) => achievementOf(it.s, 0, perOf(id));
    expect(worth("builder")).toBe(1 + 1 + 3);
    expect(worth("explorer")).toBe(3 + 1 + 3);
    expect(worth("food-trader")).toBe(2 * 2);
    expect(worth("wood-trader")).toBe(2 * 2);
    expect(worth("scholar")).toBe(0);
    expect(worth("warlord")).toBe(2 + 1 + 1);
    expect(worth("trapper")).toBe(0);
    it.s.owner[it.at("0,0:e")] = 0;
    it.s.units[it.at("0,0:e")] = 1;
    // The lair of tile-04 is in its east.
    expect(worth("trapper")).toBe(3);
    expect(scoreOf(it.s, 0).achievements).toBe(0);
  });

  test("NOR-216, NOR-273 an Achievement in the deck is scored", () => {
    const it = scene({
      units: ["0 0,0:n 5", "1 0,0:s 1"],
      year: 7,
      discards: [["warlord"]],
      passed: [0, 1],
      step: "checkEnd",
    });
    expect(scoreOf(it.s, 0).achievements).toBe(5);
  });

  test("NOR-217, NOR-220 most glory wins; a complete tie is shared", () => {
    const more = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      glory: [4, 5],
      year: 7,
      step: "checkEnd",
    });
    expect(resultOf(more.s)).toMatchObject({ winners: [1], places: [2, 1], reason: "years" });
    const tie = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      glory: [4, 4],
      year: 7,
      step: "checkEnd",
    });
    expect(resultOf(tie.s)).toMatchObject({ winners: [0, 1], places: [1, 1] });
  });

  test("NOR-219 buildings count for the player who controls their land; neutral ones count for nobody", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      loose: ["0,0:w fortress", "0,0:s granary"],
      glory: [4, 4],
      year: 7,
      step: "checkEnd",
    });
    expect(resultOf(it.s).winners).toEqual([1]);
  });

  test("NOR-221 glory comes only from closing, closed land, Altars, clans and creatures; at the end from cards and leftovers", async () => {
    const { start } = await import("#kernel/start.ts");
    const { runnerOf } = await import("#kernel/run.ts");
    const { below, fastChance } = await import("#kernel/chance.ts");
    const { northgard } = await import("../index.ts");
    for (let game = 0; game < 6; game++) {
      const s = start(northgard, {
        seats: 3,
        options: { creatures: "more" },
        seed: `glory ${game}`,
      }) as never as import("../state.ts").Northgard;
      const chance = fastChance(game);
      const sums = s.clans.map(() => 0);
      while (s.stack.length > 0) {
        const events: import("../events.ts").NorthEvent[] = [];
        const options = runnerOf(northgard).options(s, s.open[0]!);
        runnerOf(northgard).play(s, s.open[0]!, options[below(chance, options.length)]!, events);
        for (const event of events) {
          if (event.type === "gloryGained") sums[event.seat]! += event.amount;
          if (event.type === "gloryLost") sums[event.seat]! -= event.amount;
        }
        expect(s.clans.map(clan => clan.glory)).toEqual(sums);
      }
    }
  });

  test("NOR-439 after domination the others are ranked by final scoring", () => {
    const it = scene({
      seats: 3,
      map: three,
      units: [...held(2), "0 0,0:e 1", "1 -1,0:s 1"],
      loose: large,
      glory: [5, 9, 0],
      year: 3,
      step: "checkEnd",
    });
    expect(resultOf(it.s)).toMatchObject({ winners: [2], places: [3, 2, 1], reason: "domination" });
  });
});
