// Edges of rules: where one line decides whether a rule holds.
import { expect, test } from "vitest";
import type { FactionId } from "../content/faction.ts";
import { ENEMY } from "../content/marks.ts";
import type { Spec } from "./scene-spec.ts";
import { regionName, type Scene, scene } from "./scenes.ts";

test("HLAS-211, HLAS-447 Beguile moves nobody to a Capital, a third side's Region, or one without room", () => {
  const factions: FactionId[] = ["humans", "orcs", "dwarves"];
  const units: Spec["units"] = [
    [0, "nw-10", "warrior"],
    [1, "nw-5", "warrior", 2],
    [1, "nw-7", "serf", 4],
    [2, "nw-3", "serf"],
  ];
  const it = scene({ seats: 3, factions, libraries: [["beguile"]], resources: [[9, 9, 9]], units });
  it.slot("cast").cast("beguile").pass().region("nw-5").unit(1, "warrior", "nw-5").unit(1, "warrior", "nw-5");
  expect(it.offered("region").map(({ at }) => regionName(at))).toEqual(["nw-2", "nw-10", "nw-4"]);
});

test("HLAS-462 of the solo enemy's spell two die, also where they stand together", () => {
  const it: Scene = scene({
    seats: 1,
    factions: ["humans", "orcs"],
    homes: ["nw", "ne"],
    excluded: "sw",
    soloDeck: ["solo-research"],
    turn: "enemy",
    hero: 1,
    units: [
      [ENEMY, "ne-5", "hero-2"],
      [0, "ne-2", "serf", 3],
    ],
    resources: [
      [0, 0, 0],
      [0, 5, 0],
    ],
  });
  expect(it.seen("unitLost").map(({ piece }) => piece)).toEqual(["serf", "serf"]);
});
