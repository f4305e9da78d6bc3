// Edges of rules: where one line decides whether a rule holds.
import { expect, test } from "vitest";
import type { FactionId } from "../content/faction.ts";
import { ENEMY } from "../content/marks.ts";
import type { Piece } from "../content/units.ts";
import { strengthParts, totalStrength } from "../rules/battle-strength.ts";
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

test("HLAS-154, HLAS-426 an army passes a Desert with the Outrider in it, not with the Outrider elsewhere or another Hero", () => {
  const marched = (...army: readonly Piece[]): boolean => {
    const it = scene({
      factions: ["humans", "orcs"],
      levels: [2],
      tokens: [["nw-9", "ore-vein", "settled"]],
      units: [
        ...army.map(piece => [0, "nw-10", piece] as const),
        ...(army.includes("hero-3") ? [] : [[0, "nw-3", "hero-3"] as const]),
      ],
    }).march("nw-10", army, "nw-9");
    return it.place === "march.move";
  };
  expect([marched("warrior", "hero-3"), marched("warrior"), marched("warrior", "hero-1")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("HLAS-162 an Old Fort adds 2 to the defence of its Region, and nothing to an attack", () => {
  const strengths = (fort: boolean): number[] => {
    const it = scene({
      factions: ["humans", "orcs"],
      units: [
        [0, "nw-2", "warrior", 2],
        [1, "nw-5", "warrior"],
      ],
      ...(fort && { tokens: [["nw-5", "old-fort", "settled"]] }),
    }).march("nw-2", ["warrior", "warrior"], "nw-5");
    return [0, 1].map(side => totalStrength(strengthParts(it.s, it.frame("battle"), side)));
  };
  const [attack = 0, defence = 0] = strengths(false);
  expect(strengths(true)).toEqual([attack, defence + 2]);
});

test("HLAS-251 a beaten Warden of level 2 may lead survivors to free land nearby", () => {
  const refuges = (answer: "use" | "decline"): string[] => {
    const it = scene({
      factions: ["humans", "elves"],
      levels: [1, 2],
      units: [
        [0, "nw-2", "warrior", 5],
        [1, "nw-5", "hero-1"],
        [1, "nw-5", "warrior", 2],
        [0, "nw-4", "serf"],
      ],
    })
      .march("nw-2", Array(5).fill("warrior"), "nw-5")
      .tactics("stand-together", "stand-together");
    it.choose(answer === "use" ? { kind: "use", ability: "warden-2" } : { kind: "decline" });
    while (it.place === "battle.assignDamage") it.unit(1, "warrior", "nw-5");
    return it.offered("retreat").map(({ to }) => regionName(to));
  };
  expect([refuges("decline"), refuges("use")]).toEqual([[], ["ne-1", "nw-2", "nw-3", "nw-10", "nw-7"]]);
});
