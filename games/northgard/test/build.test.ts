import { describe, expect, test } from "vitest";
import type { BuildingId } from "../content/buildings.ts";
import { landOf } from "../map/atlas.ts";
import type { Spec } from "./scene-spec.ts";
import { face, scene } from "./scenes.ts";

// A: tile-02 north (small slot). B: tile-04 south with tile-13 (stone slot, large slot, wood icon).
const map: Spec["map"] = ["tile-04 0 0 0", "tile-13 0 1 0", "tile-02 -1 0 0"];
const units: Spec["units"] = ["0 -1,0:n 1", "0 0,0:s 1", "1 0,0:e 1"];
const small: BuildingId[] = ["granary", "woodcutters-lodge", "defence-tower", "training-camp"];
const all: BuildingId[] = [...small, "menhir", "fortress", "forge", "altar-of-kings"];

const withWood = (wood: number, more: Spec = {}) =>
  scene({ map, units, resources: [[0, wood, 0]], hands: [["start-build", "boar-clan"]], ...more });

describe("build", () => {
  test("NOR-099, NOR-378 a token goes from the supply to a free slot in own land, for wood", () => {
    const it = withWood(3);
    it.play("start-build").choose({ kind: "build", area: it.area("0,1:a"), building: "forge", isLoose: false });
    expect(it.s.built[it.area("0,1:a")]).toBe("forge");
    expect([it.clan(0).wood, it.s.supply[6]]).toEqual([0, 6]);
    const taken = withWood(3, { buildings: ["0,1:a fortress"] }).play("start-build");
    expect(taken.offered("build").some(option => option.area === taken.area("0,1:a"))).toBe(false);
    expect(taken.offered("build").every(option => taken.s.owner[landOf(taken.s).territory[option.area]!] === 0)).toBe(
      true,
    );
  });

  test("NOR-100, NOR-101, NOR-102, NOR-015, NOR-EX-03 what 2 wood can build: small on small slots, a Menhir on stone only", () => {
    const it = withWood(2).play("start-build");
    const at = (where: string) =>
      it
        .offered("build")
        .filter(option => option.area === it.area(where))
        .map(option => option.building);
    expect(at("-1,0:n")).toEqual(small);
    expect(at("0,0:s")).toEqual([...small, "menhir"]);
    expect(at("0,1:a")).toEqual([]);
  });

  test("NOR-100 a small building costs 1 wood, a large one 3", () => {
    const it = withWood(3).play("start-build");
    expect(
      it
        .offered("build")
        .filter(option => option.area === it.area("0,1:a"))
        .map(option => option.building),
    ).toEqual(["fortress", "forge", "altar-of-kings"]);
    it.choose({ kind: "build", area: it.area("0,0:s"), building: "menhir", isLoose: false });
    expect(it.clan(0).wood).toBe(2);
    expect(
      withWood(0)
        .offered("play")
        .map(option => option.card),
    ).not.toContain("start-build");
  });

  test("NOR-103 one building of a type per territory", () => {
    const it = withWood(5, { loose: ["0,1:a granary"] }).play("start-build");
    expect(
      it
        .offered("build")
        .filter(option => option.area === it.area("0,0:s"))
        .map(option => option.building),
    ).not.toContain("granary");
    expect(
      it
        .offered("build")
        .filter(option => option.area === it.area("-1,0:n"))
        .map(option => option.building),
    ).toContain("granary");
  });

  test("NOR-104, NOR-142, NOR-EX-23 merged land keeps both Granaries; both work, a third may not be built", () => {
    // tile-09 north and tile-10 north, each with a Granary; a tile between them joins their land.
    const it = scene({
      map: ["start 0 0 0", "tile-09 -1 -1 0", "tile-10 1 -1 1"],
      units: ["0 -1,-1:e 2", "0 1,-1:s 1", "1 0,0:s 1"],
      buildings: ["-1,-1:e granary", "1,-1:s granary"],
      stack: ["tile-13"],
      hands: [["start-explore", "boar-clan"], []],
      resources: [[0, 3, 0]],
      clans: ["boar", "goat"],
      chance: [],
    });
    expect(it.at("-1,-1:e")).not.toBe(it.at("1,-1:s"));
    it.play("start-explore").choose({ kind: "place", tile: 13, x: 0, y: -1, turn: 0 });
    expect(it.at("-1,-1:e")).toBe(it.at("1,-1:s"));
    expect(it.units("1,-1:s")).toBe(3);
    it.play("boar-clan");
    expect(it.offered("build").map(option => option.building)).not.toContain("granary");
    it.choose(it.offered("build").find(option => option.building === "altar-of-kings")!);
    it.choose(
      { kind: "pass" },
      { kind: "take", card: it.s.display[0]! },
      { kind: "pass" },
      { kind: "take", card: it.s.display[1]! },
    );
    expect(it.seen("resourcesGained").find(event => event.cause === "harvest" && event.seat === 0)?.food).toBe(2);
  });

  test("NOR-105, NOR-183 buildings survive a combat and serve the winner", () => {
    const it = scene({
      map,
      units: ["0 0,0:n 5", "1 0,0:s 1"],
      buildings: ["0,0:s granary", "0,1:a forge"],
      hands: [["start-move"]],
      chance: [face("axes-3"), face("axes-2"), 0, 0, 0],
    });
    it.play("start-move").march("0,0:n", "0,0:s", 4);
    expect(it.owner("0,0:s")).toBe(0);
    expect([it.s.built[it.area("0,0:s")], it.s.built[it.area("0,1:a")]]).toEqual(["granary", "forge"]);
  });

  test("NOR-106 Industrious Villagers exchanges a token free of charge; a Menhir needs stone; the old token goes back", () => {
    const it = withWood(1, {
      hands: [["industrious-villagers"]],
      clans: ["goat", "boar"],
      buildings: ["0,1:a forge"],
      loose: ["0,1:a granary"],
    });
    it.play("industrious-villagers").choose({
      kind: "build",
      area: it.area("-1,0:n"),
      building: "granary",
      isLoose: false,
    });
    expect(it.clan(0)).toMatchObject({ wood: 0, food: 1 });
    const options = it.offered("rebuild");
    const of = (where: string) => options.filter(option => option.area === it.area(where));
    // On a plain small slot no Menhir; the loose Granary may become one; large for large only.
    expect(of("-1,0:n").map(option => option.building)).toEqual([
      "woodcutters-lodge",
      "defence-tower",
      "training-camp",
    ]);
    expect(
      of("0,1:a")
        .filter(option => option.isLoose)
        .map(option => option.building),
    ).toContain("menhir");
    expect(
      of("0,1:a")
        .filter(option => !option.isLoose)
        .map(option => option.building),
    ).toEqual(["fortress", "altar-of-kings"]);
    it.choose({ kind: "rebuild", area: it.area("0,1:a"), isLoose: false, old: "forge", building: "altar-of-kings" });
    expect([it.s.built[it.area("0,1:a")], it.s.supply[6], it.s.supply[7]]).toEqual(["altar-of-kings", 7, 6]);
    expect(it.clan(0)).toMatchObject({ wood: 0, food: 1 });
  });

  test("NOR-106 a duplicate may result, declining is possible, and a Brown Bear's land is out of reach", () => {
    const it = withWood(1, {
      hands: [["industrious-villagers"], ["start-move"]],
      loose: ["0,1:a granary", "0,1:a woodcutters-lodge"],
    });
    it.play("industrious-villagers").choose({
      kind: "build",
      area: it.area("-1,0:n"),
      building: "granary",
      isLoose: false,
    });
    expect(
      it.offers({
        kind: "rebuild",
        area: it.area("0,1:a"),
        isLoose: true,
        old: "granary",
        building: "woodcutters-lodge",
      }),
    ).toBe(true);
    it.stop();
    expect(it.seat).toBe(1);
    const bear = withWood(1, {
      hands: [["industrious-villagers"]],
      loose: ["0,1:a granary"],
      beasts: ["brown-bear-beige 0,1:a"],
    });
    bear
      .play("industrious-villagers")
      .choose({ kind: "build", area: bear.area("-1,0:n"), building: "granary", isLoose: false });
    expect(bear.offered("rebuild").some(option => option.area === bear.area("0,1:a"))).toBe(false);
  });

  test("NOR-106 of two buildings on slots only the one in a Brown Bear's land is refused, with its reason", () => {
    const it = withWood(1, {
      hands: [["industrious-villagers"]],
      buildings: ["0,1:a forge"],
      beasts: ["brown-bear-beige 0,1:a"],
    });
    const area = it.area("-1,0:n");
    it.play("industrious-villagers").choose({ kind: "build", area, building: "granary", isLoose: false });
    expect(new Set(it.offered("rebuild").map(option => option.area))).toEqual(new Set([area]));
    const refusedAreas = it.refusals.map(({ choice, why }) => ("area" in choice ? [choice.area, why] : []));
    expect(refusedAreas).toContainEqual([it.area("0,1:a"), "bear-here"]);
    expect(refusedAreas.map(([at]) => at)).not.toContain(area);
  });

  test("NOR-107, NOR-108, NOR-111 Granary, Lodge and Menhir give 1 food, wood and lore in Harvest", () => {
    const it = scene({
      map,
      units,
      buildings: ["0,0:s menhir", "-1,0:n granary"],
      loose: ["-1,0:n woodcutters-lodge"],
      step: "harvest",
      chance: [],
    });
    // And 1 wood from the icon of tile-13.
    expect(it.seen("resourcesGained").find(event => event.seat === 0)).toMatchObject({ food: 1, wood: 2, lore: 1 });
  });

  test("NOR-114, NOR-190 an Altar of Kings gives 3 glory in Harvest, also in open land", () => {
    const it = scene({ map, units, buildings: ["0,1:a altar-of-kings"], step: "harvest", chance: [] });
    expect(it.seen("gloryGained")).toEqual([{ type: "gloryGained", seat: 0, amount: 3, cause: "altar" }]);
  });

  test("NOR-115 buildings in neutral land do nothing for anybody", () => {
    const it = scene({
      map,
      units: ["0 -1,0:n 1", "1 0,0:e 1"],
      buildings: ["0,1:a altar-of-kings", "0,0:s menhir"],
      step: "harvest",
      chance: [],
    });
    expect(it.seen("gloryGained")).toEqual([]);
    expect(it.seen("resourcesGained")).toEqual([]);
  });

  test("NOR-233, NOR-425 two builds of a card are two actions: the Goat eats after the first, the second is optional, at most one is large", () => {
    const it = withWood(6, { clans: ["goat", "boar"], hands: [["carpentry-mastery"]] });
    it.play("carpentry-mastery").choose({
      kind: "build",
      area: it.area("0,1:a"),
      building: "fortress",
      isLoose: false,
    });
    expect(it.clan(0)).toMatchObject({ wood: 3, food: 2 });
    expect(it.offered("build").map(option => option.building)).not.toContain("forge");
    expect(it.offers({ kind: "stop" })).toBe(true);
    it.choose({ kind: "build", area: it.area("0,0:s"), building: "granary", isLoose: false });
    expect(it.clan(0)).toMatchObject({ wood: 2, food: 3 });
  });

  test("NOR-233, NOR-271, NOR-425 a discount never makes a cost negative, and a free build still feeds the Goat", () => {
    const it = withWood(0, { clans: ["goat", "boar"], hands: [["simple-living"]] });
    it.play("simple-living").choose({ kind: "build", area: it.area("-1,0:n"), building: "granary", isLoose: false });
    expect(it.clan(0)).toMatchObject({ wood: 0, food: 1 });
  });

  test("NOR-270 Amenities: a small building always stands outside the slots, a Menhir without stone; still one per type; large ones use slots", () => {
    const it = withWood(3, { hands: [["amenities"]], buildings: ["-1,0:n granary"] });
    it.play("amenities");
    const loose = it.offered("build").filter(option => option.isLoose);
    expect(
      loose.filter(option => landOf(it.s).territory[option.area] === it.at("-1,0:n")).map(option => option.building),
    ).toEqual(["woodcutters-lodge", "defence-tower", "training-camp", "menhir"]);
    expect(
      it
        .offered("build")
        .filter(option => !option.isLoose)
        .map(option => option.building),
    ).toEqual(["fortress", "forge", "altar-of-kings"]);
    it.choose(
      loose.find(option => option.building === "menhir" && landOf(it.s).territory[option.area] === it.at("0,0:s"))!,
    );
    expect(it.s.loose).toEqual([{ area: it.at("0,0:s"), building: "menhir" }]);
    expect(it.s.built[it.area("0,0:s")]).toBe("");
  });

  test("NOR-408 a type twice in a territory comes only from merging, the Goat Clan or an exchange", () => {
    const it = withWood(2, {
      clans: ["goat", "boar"],
      hands: [["goat-clan", "start-build"]],
      loose: ["0,1:a granary"],
    });
    expect(
      it
        .play("start-build")
        .offered("build")
        .filter(option => option.area === it.area("0,0:s"))
        .map(option => option.building),
    ).not.toContain("granary");
    const goat = withWood(2, { clans: ["goat", "boar"], hands: [["goat-clan"]], loose: ["0,1:a granary"] });
    goat.play("goat-clan").choose({ kind: "build", area: goat.area("0,0:s"), building: "granary", isLoose: false });
    expect(goat.s.built[goat.area("0,0:s")]).toBe("granary");
  });

  test("all eight buildings can be built", () => {
    const it = withWood(3).play("start-build");
    expect([...new Set(it.offered("build").map(option => option.building))].sort()).toEqual([...all].sort());
  });

  test("NOR-100, NOR-102, NOR-103, NOR-343 what cannot be built says why", () => {
    const it = withWood(2, { loose: ["-1,0:n granary"] }).play("start-build");
    const why = (where: string, building: BuildingId) =>
      it.refusals.find(
        ({ choice }) =>
          "area" in choice && choice.area === it.area(where) && "building" in choice && choice.building === building,
      )?.why;
    expect(why("0,1:a", "forge")).toBe("too-little-wood");
    expect(why("-1,0:n", "menhir")).toBe("needs-stone");
    expect(why("-1,0:n", "granary")).toBe("one-per-type");
    expect(why("0,0:s", "menhir")).toBeUndefined();
    const bear = withWood(3, { beasts: ["brown-bear-beige 0,1:a"] }).play("start-build");
    expect(bear.refusals.some(refusal => refusal.why === "bear-here")).toBe(true);
  });
});
