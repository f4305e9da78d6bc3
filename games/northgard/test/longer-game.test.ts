import { describe, expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { cardOf } from "../content/cards.ts";
import type { NorthEvent } from "../events.ts";
import { northgard } from "../index.ts";
import { resultOf } from "../rules/result.ts";
import type { Northgard } from "../state.ts";
import { scene } from "./scenes.ts";

describe("the longer game", () => {
  test("NOR-274, NOR-275, NOR-276 ten years: three of Early cards, six of Advanced ones, then the Achievements", () => {
    const s = start(northgard, { seats: 3, options: { years: "10" }, seed: "long" }) as Northgard;
    const kindOf = (list: readonly Northgard["development"][number][]) =>
      list.map(card => cardOf(card).kind).filter(kind => kind === "early").length;
    expect([s.development.length, kindOf(s.development)]).toEqual([27, 9]);
    expect(s.box.length).toBe(52 - 27);
    const events: NorthEvent[] = [];
    while (s.stack.length > 0) {
      const options = runnerOf(northgard).options(s, s.open[0]!);
      runnerOf(northgard).play(s, s.open[0]!, options.find(option => option.kind === "pass") ?? options[0]!, events);
    }
    const kinds = events.flatMap(event =>
      event.type === "displayRevealed" ? [event.cards.map(card => cardOf(card).kind)] : [],
    );
    expect(kinds).toEqual([
      ...Array(3).fill(["early", "early", "early"]),
      ...Array(6).fill(["advanced", "advanced", "advanced"]),
      ["achievement", "achievement", "achievement"],
    ]);
    expect([s.year, s.ending]).toEqual([10, "years"]);
  });

  test("NOR-277 domination does not count; most glory at the end of year 10 wins", () => {
    const row = ["start 0 0 0", "tile-01 1 0 0", "tile-03 2 0 0", "tile-06 3 0 0"] as const;
    const held = (years: "7" | "10", year: number) =>
      scene({
        years,
        year,
        map: row,
        units: ["0 0,0:e 1", "0 1,0:e 1", "0 2,0:e 1", "1 0,0:n 1"],
        // Large buildings beside the slots save a larger map.
        loose: ["0,0:e fortress", "1,0:e forge", "2,0:e altar-of-kings"],
        glory: [0, 20],
        step: "checkEnd",
        chance: [],
      }).s;
    expect(held("7", 4).ending).toBe("domination");
    expect(held("10", 4).ending).toBe("");
    const last = held("10", 10);
    expect([last.ending, resultOf(last).winners]).toEqual(["years", [1]]);
    expect(held("10", 7).ending).toBe("");
  });
});
