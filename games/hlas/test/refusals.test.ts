// What cannot be chosen says why, with the rule.
import { describe, expect, test } from "vitest";
import type { HlasChoice } from "../choices.ts";
import { SEA_DECK } from "../content/marks.ts";
import type { ReasonId } from "../content/reasons.ts";
import type { Spec } from "./scene-spec.ts";
import { at, opening, type Scene, scene } from "./scenes.ts";

const reasonFor = (it: Scene, choice: HlasChoice): [string, string] | null => {
  const found = it.refusals.find(each => JSON.stringify(each.choice) === JSON.stringify(choice));
  return found ? [found.why, found.rule] : null;
};
const home: Spec = {
  units: [
    [0, "nw-1", "serf", 2],
    [0, "nw-1", "warrior", 4],
    [0, "nw-1", "sea-vessel"],
    [0, "sea", "serf", 2],
    [1, "ne-1", "serf", 2],
  ],
  resources: [
    [0, 0, 0],
    [10, 10, 10],
  ],
  libraries: [["foresight"]],
};
const march = (): Scene => scene(home).slot("march-1");
const gathering = (): Scene => march().choose({ kind: "start", from: at("nw-1") });
const serf: HlasChoice = { kind: "unit", owner: 0, piece: "serf", place: at("nw-1") };
const warrior: HlasChoice = { kind: "unit", owner: 0, piece: "warrior", place: at("nw-1") };

const cases: readonly [string, () => Scene, HlasChoice, ReasonId][] = [
  ["HLAS-077", () => scene(home), { kind: "board", piece: "warrior", place: at("nw-1"), deck: SEA_DECK }, "deck-full"],
  ["HLAS-140", march, { kind: "start", from: at("nw-2") }, "no-unit"],
  ["HLAS-140", gathering, { kind: "step", to: at("nw-2") }, "no-army"],
  ["HLAS-141", () => gathering().choose(warrior), { kind: "step", to: at("ne-1") }, "not-next"],
  [
    "HLAS-010",
    () => gathering().choose(serf, serf, warrior, warrior, warrior),
    { kind: "unit", owner: 0, piece: "warrior", place: at("nw-1") },
    "army-full",
  ],
  [
    "HLAS-105",
    () => scene({ ...home, resources: [[9, 9, 9]] }).slot("build"),
    { kind: "tower", at: at("nw-1") },
    "no-tower-here",
  ],
  [
    "HLAS-093",
    () => scene({ ...home, resources: [[9, 9, 9]] }).slot("build"),
    { kind: "tower", at: at("nw-2") },
    "no-serf-here",
  ],
  ["HLAS-194", () => scene(home).slot("cast"), { kind: "cast", card: "foresight", scribed: -1 }, "not-incanted"],
];

describe("refusals", () => {
  for (const [rule, start, choice, why] of cases) {
    test(`${rule} ${JSON.stringify(choice)}: ${why}`, () => {
      const it = start();
      expect(it.offers(choice)).toBe(false);
      expect(reasonFor(it, choice)).toEqual([why, rule]);
    });
  }
  test("HLAS-025, 035, 038 factions and continents that are taken or too far away", () => {
    const it = opening(3);
    const { faction } = it.offered("faction")[0]!;
    it.choose({ kind: "faction", faction });
    expect(reasonFor(it, { kind: "faction", faction })).toEqual(["faction-taken", "HLAS-025"]);
    it.until("game.placeCapital");
    const { continent } = it.offered("continent")[0]!;
    it.choose({ kind: "continent", continent });
    expect(reasonFor(it, { kind: "continent", continent })).toEqual(["continent-taken", "HLAS-038"]);
    expect(it.refusals.map(({ why }) => why)).toContain("continent-far");
  });
});
