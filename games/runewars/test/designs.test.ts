// Versions of our own designs: a game keeps those it was begun with, and so do its texts.
import { describe, expect, test } from "vitest";
import { start } from "#kernel/start.ts";
import { conditionOf } from "../content/designs.ts";
import { type ObjectiveId, objectiveCards } from "../content/objectives.ts";
import { DESIGNS, saidThen } from "../content/versions.ts";
import { names as english } from "../i18n/names-en.ts";
import { names as polish } from "../i18n/names-pl.ts";
import { runewars } from "../index.ts";
import { isFulfilled } from "../rules/objectives.ts";
import type { Runewars } from "../state.ts";
import { type Scene, scene } from "./scenes.ts";

/** Whether an Objective of seat 0 is fulfilled under some designs. */
function fulfils(g: Scene, objective: ObjectiveId, designs: number): boolean {
  g.s.designs = designs;
  g.s.players[0]!.objective = objective;
  return isFulfilled(g.s, 0);
}

describe("designs", () => {
  test("RUN-390 new games have today's, saves without a version the first", () => {
    const s = start(runewars, { seats: 2, seed: "designs", options: {} }) as Runewars;
    expect(s.designs).toBe(DESIGNS);
    const { designs, ...earlier } = s;
    runewars.upgrade!(earlier as Runewars);
    expect(earlier).toMatchObject({ designs: 1 });
  });

  test("RUN-390 fellowship wants Reward cards since the second version", () => {
    const g = scene()
      .hero(0, "silhouette", "9B", ["ice-storm"])
      .hero(0, "lady-isolde", "9B")
      .hero(0, "ezra-vale", "9B");
    expect([fulfils(g, "fellowship", 1), fulfils(g, "fellowship", 2)]).toEqual([true, false]);
    g.hero(0, "kesh-the-quiet", "9B", ["rune-plate", "soulbiter"]);
    expect(fulfils(g, "fellowship", 2)).toBe(true);
  });

  test("RUN-390 a few more influence, fewer cities with four players", () => {
    const g = scene();
    g.s.players[0]!.influence = 12;
    expect([fulfils(g, "voice-of-the-council", 1), fulfils(g, "voice-of-the-council", 2)]).toEqual([true, false]);
    g.s.players[0]!.influence = 13;
    expect(fulfils(g, "voice-of-the-council", 2)).toBe(true);
  });

  test("RUN-390 boots on sacred soil: a hero there does as well, one at home or elsewhere does not", () => {
    const g = scene().hero(0, "ezra-vale", "9B").hero(0, "lady-isolde", "DA");
    expect(fulfils(g, "boots-on-sacred-soil", 2)).toBe(false);
    g.hero(0, "kesh-the-quiet", "UC");
    expect([fulfils(g, "boots-on-sacred-soil", 1), fulfils(g, "boots-on-sacred-soil", 2)]).toEqual([false, true]);
  });

  test("RUN-390 slayers of heroes: Reward cards do as well, four of them in the second version, three in the third", () => {
    const g = scene().hero(0, "silhouette", "9B", ["ice-storm", "rune-plate"]);
    expect(fulfils(g, "hero-slayers", 3)).toBe(false);
    g.hero(0, "ezra-vale", "DA", ["huntress-bow"]);
    expect([2, 3].map(designs => fulfils(g, "hero-slayers", designs))).toEqual([false, true]);
    g.hero(0, "kesh-the-quiet", "DA", ["soulbiter"]);
    expect([1, 2].map(designs => fulfils(g, "hero-slayers", designs))).toEqual([false, true]);
  });

  test("RUN-390 what a version changed has its earlier text in both languages, and nothing else has", () => {
    const ids = objectiveCards.map(({ id }) => id);
    for (let version = 1; version < DESIGNS; version++) {
      const condition = (designs: number, id: ObjectiveId): string => JSON.stringify(conditionOf(designs, id));
      const changed = ids.filter(id => condition(version, id) !== condition(version + 1, id));
      expect(changed.length).toBeGreaterThan(0);
      for (const { earlierObjectives, objectives } of [english, polish]) {
        const text = (designs: number, id: ObjectiveId): string =>
          saidThen(earlierObjectives, designs, id) ?? objectives[id].text;
        expect(Object.keys(earlierObjectives[version]!).sort()).toEqual([...changed].sort());
        for (const id of changed) expect(text(version, id)).not.toBe(text(version + 1, id));
      }
    }
  });
});
