// Versions of our own designs: a game keeps those it was begun with, and so do its texts.
import { describe, expect, test } from "vitest";
import { start } from "#kernel/start.ts";
import { conditionOf, DESIGNS } from "../content/designs.ts";
import { type ObjectiveId, objectiveCards } from "../content/objectives.ts";
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

  test("RUN-390 slayers of heroes: four Reward cards do as well, three do not", () => {
    const g = scene().hero(0, "silhouette", "9B", ["ice-storm", "rune-plate", "soulbiter"]);
    expect(fulfils(g, "hero-slayers", 2)).toBe(false);
    g.hero(0, "ezra-vale", "DA", ["huntress-bow"]);
    expect([fulfils(g, "hero-slayers", 1), fulfils(g, "hero-slayers", 2)]).toEqual([false, true]);
  });

  test("RUN-390 what an Objective was fulfilled by has a text of its own in both languages, where it was another one", () => {
    const changed = objectiveCards
      .map(({ id }) => id)
      .filter(id => JSON.stringify(conditionOf(1, id)) !== JSON.stringify(conditionOf(DESIGNS, id)));
    expect(changed.length).toBeGreaterThan(0);
    for (const { earlierObjectives, objectives } of [english, polish]) {
      expect(Object.keys(earlierObjectives["1"]!).sort()).toEqual([...changed].sort());
      for (const id of changed) expect(earlierObjectives["1"]![id]).not.toBe(objectives[id].text);
    }
  });
});
