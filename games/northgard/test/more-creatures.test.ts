import { describe, expect, test } from "vitest";
import { landOf } from "../map/atlas.ts";
import type { Spec } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

const pass = { kind: "pass" } as const;
const summon = { kind: "summon" } as const;
const stop = { kind: "stop" } as const;
const takeFirst = (it: Scene): Scene => it.choose(pass, { kind: "take", card: it.s.display[0]! });

/** Two lairs: in the land north of the start tile, which is closed, and in that west of it. */
const lairs: Spec = {
  seats: 4,
  creatures: "more",
  map: ["start 0 0 0", "tile-17 0 -1 2", "tile-04 -1 0 0"],
  units: ["0 0,0:n 2", "1 0,0:w 2", "2 0,0:s 2", "3 0,0:e 2"],
};
const three = ["wolf-beige 0,0:s", "wolf-brown 0,-1:s", "brown-bear-beige 0,0:e"] as const;

describe("More Creatures!", () => {
  test("NOR-357, NOR-359, NOR-360, NOR-361, NOR-394, NOR-EX-16 who passes may make a creature appear at a free lair, where it acts", () => {
    const it = scene({ ...lairs, beasts: three, creaturePile: ["draugr-beige"], chance: [] });
    takeFirst(it);
    expect([it.place, it.seat]).toEqual(["passing.summonCreature", 0]);
    expect(it.options).toEqual([summon, stop]);
    it.choose(summon);
    // The card is drawn before the territory is chosen.
    expect(it.look(0).question).toMatchObject({ args: { creature: "draugr-beige" } });
    expect(it.options).toEqual([
      { kind: "lair", at: it.at("0,0:n") },
      { kind: "lair", at: it.at("0,0:w") },
    ]);
    it.choose({ kind: "lair", at: it.at("0,0:w") });
    expect(it.s.line.map(beast => beast.creature)).toEqual([
      ...three.map(beast => beast.split(" ")[0]),
      "draugr-beige",
    ]);
    expect(landOf(it.s).territory[it.s.line[3]!.area]).toBe(it.at("0,0:w"));
    expect(it.units("0,0:w")).toBe(1);
    expect(it.seen("creatureMoved")).toEqual([]);
    expect(it.seat).toBe(1);
  });

  test("NOR-357 nobody has to, and without the variant nobody can", () => {
    const it = scene({ ...lairs, beasts: three, chance: [] });
    takeFirst(it).choose(stop);
    expect([it.s.line.length, it.seat]).toEqual([3, 1]);
    const plain = scene({ ...lairs, creatures: "some", beasts: three, chance: [] });
    expect(takeFirst(plain).seat).toBe(1);
  });

  test("NOR-358 it is left out with as many creatures on the map as players", () => {
    const beasts = [...three, "draugr-beige 0,0:e"] as const;
    expect(takeFirst(scene({ ...lairs, beasts, chance: [] })).place).toBe("turn.chooseOption");
    expect(takeFirst(scene({ ...lairs, beasts: three, chance: [] })).place).toBe("passing.summonCreature");
  });

  test("NOR-359 only lairs without a creature; if there is none, any territory without one", () => {
    const one = scene({ ...lairs, beasts: ["wolf-beige 0,0:n"], chance: [] });
    takeFirst(one).choose(summon);
    expect(one.options).toEqual([{ kind: "lair", at: one.at("0,0:w") }]);
    const none = scene({
      ...lairs,
      beasts: ["wolf-beige 0,0:n", "wolf-brown 0,0:w"],
      chance: [],
    });
    takeFirst(none).choose(summon);
    const taken = [none.at("0,0:n"), none.at("0,0:w")];
    expect(none.offered("lair").map(option => option.at)).toEqual(
      landOf(none.s).list.filter(at => !taken.includes(at)),
    );
  });

  test("NOR-361 the variant needs the module", () => {
    const more = scene({ creatures: "more" }).s;
    expect([more.creatures, more.moreCreatures]).toEqual([true, true]);
    const none = scene({ creatures: "none" }).s;
    expect([none.creatures, none.moreCreatures]).toEqual([false, false]);
  });

  test("NOR-362 if every territory holds a creature nothing appears", () => {
    const it = scene({
      seats: 5,
      creatures: "more",
      units: [0, 1, 2, 3].map(seat => `${seat} 0,0:${"nesw"[seat]} 1` as const),
      beasts: ["wolf-beige 0,0:n", "wolf-brown 0,0:e", "draugr-beige 0,0:s", "draugr-brown 0,0:w"],
      chance: [],
    });
    expect(takeFirst(it).place).toBe("turn.chooseOption");
  });

  test("NOR-452 who took the display card by Future Sight may still make one appear", () => {
    const it = scene({
      ...lairs,
      beasts: three,
      hands: [["future-sight", "start-move"]],
      display: ["spy", "fishing", "warriors", "outpost"],
      year: 3,
      chance: [],
      passed: [],
    });
    it.play("future-sight").choose({ kind: "take", card: "spy" }, { kind: "endTurn" });
    for (let i = 0; i < 3; i++) takeFirst(it).choose(stop);
    it.choose(pass);
    expect([it.place, it.seat]).toEqual(["passing.summonCreature", 0]);
  });
});
