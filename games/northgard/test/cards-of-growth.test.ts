// Cards that recruit, build and explore.
import { describe, expect, test } from "vitest";
import { neighbours } from "./card-scenes.ts";
import type { Spec } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

describe("cards of growth", () => {
  test("NOR-264 Hunters, Woodcutters, Loremasters: per land up to its icons, tiles and buildings; camps once per land", () => {
    const it = scene({
      map: ["start 0 0 0", "tile-02 1 0 0"],
      units: ["0 1,0:s 1", "0 0,0:n 1", "1 0,0:s 1"],
      loose: ["1,0:s granary", "1,0:s training-camp"],
      hands: [["hunters"]],
    });
    it.play("hunters");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("1,0:s")]);
    it.recruit("1,0:s").recruit("1,0:s");
    expect(it.units("1,0:s")).toBe(4);
    const wood = scene({
      map: ["start 0 0 0", "tile-13 1 0 0"],
      units: ["0 1,0:a 1", "1 0,0:s 1"],
      hands: [["woodcutters"]],
    });
    wood.play("woodcutters").recruit("1,0:a");
    expect(wood.units("1,0:a")).toBe(2);
    const lore = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      loose: ["0,0:n menhir"],
      hands: [["loremasters"]],
    });
    lore.play("loremasters").recruit("0,0:n");
    expect(lore.units("0,0:n")).toBe(2);
  });

  test("NOR-264 Hunters recruit up to the icons of each territory; camps add once", () => {
    const it = scene({
      map: ["tile-10 0 0 0"],
      units: ["0 0,0:n 1", "0 0,0:e 1", "0 0,0:s 1"],
      buildings: ["0,0:n granary", "0,0:e granary"],
      loose: ["0,0:n training-camp"],
      hands: [["hunters", "fishing"]],
    });
    it.play("hunters").recruit("0,0:n");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:n"), it.at("0,0:e")]);
    it.recruit("0,0:n").recruit("0,0:e");
    expect([it.place, it.units("0,0:n"), it.units("0,0:e"), it.units("0,0:s")]).toEqual(["turn.playOn", 4, 2, 1]);
    for (const [card, tile] of [
      ["woodcutters", "tile-13"],
      ["loremasters", "tile-16"],
    ] as const) {
      const where = tile === "tile-13" ? "0,0:a" : "0,0:s";
      const other = scene({ map: [`${tile} 0 0 0`], units: [`0 ${where} 1`], hands: [[card, "fishing"]] });
      other.play(card).recruit(where);
      expect([other.place, other.units(where)]).toEqual(["turn.playOn", 2]);
    }
  });

  test("NOR-265 neutral land is controlled when the first unit lands: its camps work, and more units may join it", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      loose: ["0,0:w training-camp"],
      hands: [["allies-from-the-wild"]],
    });
    it.play("allies-from-the-wild");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:e"), it.at("0,0:w")]);
    it.recruit("0,0:w").recruit("0,0:w").recruit("0,0:e");
    expect([it.units("0,0:w"), it.units("0,0:e")]).toEqual([3, 1]);
    const mercenary = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["mercenary"]],
    });
    expect(
      mercenary
        .play("mercenary")
        .offered("recruit")
        .map(option => option.at),
    ).toEqual([mercenary.at("0,0:n"), mercenary.at("0,0:e"), mercenary.at("0,0:w")]);
    const outpost = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["outpost"]],
    });
    outpost.play("outpost").recruit("0,0:w");
    expect(outpost.offered("recruit").map(option => option.at)).toEqual([outpost.at("0,0:w")]);
  });

  test("NOR-265, NOR-434 Raven Mercenaries: a paid third unit belongs to the same action; camps work once, after it", () => {
    const spec: Spec = {
      clans: ["raven", "goat"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      loose: ["0,0:w training-camp"],
      hands: [["raven-mercenaries"], ["start-move"]],
      resources: [[1, 1, 0]],
    };
    const it = scene(spec);
    it.play("raven-mercenaries").recruit("0,0:w").recruit("0,0:w");
    expect([it.place, it.units("0,0:w")]).toEqual(["payment.payResource", 2]);
    it.choose({ kind: "pay", resource: "food" }, { kind: "pay", resource: "wood" }).recruit("0,0:w");
    expect([it.units("0,0:w"), it.resources(0)]).toEqual([4, [0, 0, 0]]);
    expect(it.seen("unitsRecruited").map(event => event.cause)).toEqual(["recruit", "recruit", "recruit", "camp"]);
    const declined = scene(spec);
    declined.play("raven-mercenaries").recruit("0,0:w").recruit("0,0:w").stop();
    expect([declined.units("0,0:w"), declined.resources(0)]).toEqual([3, [1, 1, 0]]);
    const nobody = scene(spec);
    nobody.play("raven-mercenaries").stop();
    expect(nobody.seat).toBe(1);
    const empty = scene({
      ...spec,
      units: ["0 0,0:n 12", "1 0,0:s 1"],
    });
    empty.play("raven-mercenaries").recruit("0,0:w").recruit("0,0:w");
    expect(empty.seat).toBe(1);
  });

  test("NOR-265 recruits may take neutral land; the paid unit of Mercenaries belongs to the same action", () => {
    const it = scene({
      clans: ["raven", "boar"],
      units: ["0 0,0:n 1"],
      loose: ["0,0:w training-camp"],
      hands: [["raven-mercenaries", "start-build"]],
      resources: [[1, 1, 0]],
    });
    it.play("raven-mercenaries");
    expect(it.offered("recruit").map(option => option.at)).not.toContain(it.at("0,0:n"));
    it.recruit("0,0:w");
    expect(it.owner("0,0:w")).toBe(0);
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:w")]);
    it.recruit("0,0:w");
    expect([it.place, it.units("0,0:w")]).toEqual(["payment.payResource", 2]);
    it.choose({ kind: "pay", resource: "food" }, { kind: "pay", resource: "wood" }).recruit("0,0:w");
    // The camp adds one unit, once, after the third.
    expect([it.units("0,0:w"), it.place]).toEqual([4, "turn.playOn"]);
    const none = scene({
      clans: ["raven", "boar"],
      units: ["0 0,0:n 1"],
      hands: [["raven-mercenaries", "start-build"]],
      resources: [[2, 0, 0]],
    });
    expect(none.play("raven-mercenaries").stop().place).toBe("turn.playOn");
    const last = scene({
      clans: ["raven", "boar"],
      units: ["0 0,0:n 12"],
      hands: [["raven-mercenaries", "start-build"]],
      resources: [[2, 0, 0]],
    });
    last.play("raven-mercenaries").recruit("0,0:w").recruit("0,0:w");
    expect(last.place).toBe("turn.playOn");
  });

  test("NOR-265 Allies keep to land that was neutral; Outpost and Mercenary may take own or neutral land", () => {
    const allies = scene({ units: ["0 0,0:n 1"], hands: [["allies-from-the-wild", "start-build"]] });
    allies.play("allies-from-the-wild").recruit("0,0:w").recruit("0,0:w");
    expect(allies.offered("recruit").map(option => option.at)).toEqual(
      ["e", "s", "w"].map(id => allies.at(`0,0:${id}`)),
    );
    allies.recruit("0,0:e");
    expect([allies.units("0,0:w"), allies.units("0,0:e")]).toEqual([2, 1]);
    const outpost = scene({ units: [...neighbours], hands: [["outpost", "start-build"]] });
    outpost.play("outpost");
    expect(outpost.offered("recruit").map(option => option.at)).toEqual(
      ["n", "e", "s"].map(id => outpost.at(`0,0:${id}`)),
    );
    outpost.recruit("0,0:s");
    expect(outpost.offered("recruit").map(option => option.at)).toEqual([outpost.at("0,0:s")]);
    const mercenary = scene({ units: [...neighbours], hands: [["mercenary", "start-build"]] });
    mercenary.play("mercenary").recruit("0,0:e");
    expect(mercenary.owner("0,0:e")).toBe(0);
  });

  test("NOR-266 Stag Clan: after recruiting, one unit of an adjacent own land may join, whatever the border", () => {
    const it = scene({
      clans: ["stag", "goat"],
      map: ["tile-14 0 0 0"],
      units: ["0 0,0:m 1", "0 0,0:n 2", "1 0,0:s 1"],
      hands: [["stag-clan", "start-move"]],
    });
    it.play("stag-clan").recruit("0,0:m");
    expect(it.options).toEqual([{ kind: "pull", from: it.at("0,0:n"), kaija: false }, { kind: "stop" }]);
    it.choose({ kind: "pull", from: it.at("0,0:n"), kaija: false });
    expect([it.units("0,0:m"), it.units("0,0:n")]).toEqual([3, 1]);
    const none = scene({
      clans: ["stag", "goat"],
      units: ["0 0,0:n 1", "0 0,0:w 1", "1 0,0:s 1"],
      hands: [["stag-clan", "start-move"]],
    });
    none.play("stag-clan").stop();
    expect(none.place).toBe("turn.playOn");
  });

  test("NOR-266 Stag Clan pulls a unit from next door to where one was recruited, and only then", () => {
    const spec: Spec = {
      clans: ["stag", "boar"],
      map: ["tile-08 0 0 0"],
      units: ["0 0,0:n 2", "0 0,0:m 1", "0 0,0:s 1"],
      hands: [["stag-clan", "start-build"]],
    };
    const it = scene(spec);
    it.play("stag-clan").recruit("0,0:m");
    expect(
      it
        .offered("pull")
        .map(option => option.from)
        .sort(),
    ).toEqual([it.at("0,0:n"), it.at("0,0:s")].sort());
    it.choose({ kind: "pull", from: it.at("0,0:n"), kaija: false });
    expect([it.units("0,0:m"), it.units("0,0:n")]).toEqual([3, 1]);
    expect(scene(spec).play("stag-clan").stop().place).toBe("turn.playOn");
    const away = scene(spec);
    away.play("stag-clan").recruit("0,0:n");
    expect(away.offered("pull").map(option => option.from)).toEqual([away.at("0,0:m")]);
  });

  test("NOR-267, NOR-EX-61, NOR-453 Glory of the Clan: collect before the build, after it, or not", () => {
    const spec: Spec = {
      clans: ["stag", "goat"],
      map: ["start 0 0 0", "tile-13 1 0 0"],
      units: ["0 1,0:a 1", "1 0,0:s 1"],
      resources: [[0, 2, 0]],
      hands: [["stag-glory-of-the-clan"]],
    };
    const before = scene(spec);
    before.play("stag-glory-of-the-clan");
    // With 2 wood nothing can be built on the large slot now: only "before" is possible.
    expect(before.options).toEqual([{ kind: "timing", when: "before", at: before.at("1,0:a") }]);
    before.choose(before.options[0]!);
    expect(before.clan(0).wood).toBe(3);
    before.choose({ kind: "build", area: before.area("1,0:a"), building: "forge", isLoose: false });
    expect(before.clan(0).wood).toBe(0);
    const after = scene({ ...spec, resources: [[0, 3, 0]] });
    after.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "after", at: -1 });
    after.choose({ kind: "build", area: after.area("1,0:a"), building: "forge", isLoose: false });
    expect(after.clan(0).wood).toBe(1);
    const never = scene({ ...spec, resources: [[0, 3, 0]] });
    never.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "never", at: -1 });
    never.choose({ kind: "build", area: never.area("1,0:a"), building: "forge", isLoose: false });
    expect(never.clan(0).wood).toBe(0);
  });

  test("NOR-267 after: a new Granary counts", () => {
    const it = scene({
      clans: ["stag", "goat"],
      map: ["start 0 0 0", "tile-02 1 0 0"],
      units: ["0 1,0:s 1", "1 0,0:s 1"],
      resources: [[0, 1, 0]],
      hands: [["stag-glory-of-the-clan"]],
    });
    it.play("stag-glory-of-the-clan").choose(
      { kind: "timing", when: "after", at: -1 },
      { kind: "build", area: it.area("1,0:s"), building: "granary", isLoose: false },
    );
    expect(it.clan(0).food).toBe(2);
  });

  test("NOR-267, NOR-EX-61 Glory of the Clan collects before the build, in that territory, or after it", () => {
    const spec: Spec = {
      clans: ["stag", "boar"],
      map: ["tile-13 0 0 0", "tile-08 1 0 0"],
      units: ["0 0,0:a 1"],
      hands: [["stag-glory-of-the-clan", "start-move"]],
      resources: [[0, 2, 0]],
    };
    const before = scene(spec);
    const land = before.at("0,0:a");
    before.play("stag-glory-of-the-clan");
    expect(before.options).toEqual([
      { kind: "timing", when: "before", at: land },
      { kind: "timing", when: "after", at: -1 },
      { kind: "timing", when: "never", at: -1 },
    ]);
    before.choose({ kind: "timing", when: "before", at: land });
    expect(before.clan(0).wood).toBe(3);
    before.choose({ kind: "build", area: before.area("0,0:a"), building: "forge", isLoose: false });
    expect([before.clan(0).wood, before.place]).toEqual([0, "turn.playOn"]);
    const after = scene(spec);
    after.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "after", at: -1 });
    expect(
      after.offered("build").some(option => ["forge", "fortress", "altar-of-kings"].includes(option.building)),
    ).toBe(false);
    after.choose({ kind: "build", area: after.area("1,0:m"), building: "granary", isLoose: false });
    // The new Granary counts.
    expect(after.resources(0)).toEqual([1, 2, 0]);
    const never = scene(spec);
    never.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "never", at: -1 });
    never.choose({ kind: "build", area: never.area("1,0:m"), building: "granary", isLoose: false });
    expect(never.resources(0)).toEqual([0, 1, 0]);
    // Legal if the collection pays the building.
    const poor = scene({ ...spec, resources: [[0, 0, 0]] });
    poor.play("stag-glory-of-the-clan");
    expect(poor.options).toEqual([{ kind: "timing", when: "before", at: land }]);
  });

  test("NOR-453 Annexation: an Explore before the move, after it, or not", () => {
    const spec: Spec = {
      clans: ["stag", "goat"],
      units: ["0 0,0:n 2", "1 0,0:s 1"],
      stack: ["tile-02"],
      hands: [["stag-annexation", "start-move"]],
    };
    const before = scene(spec);
    before.play("stag-annexation").choose({ kind: "timing", when: "before", at: -1 });
    before.choose(before.offered("place")[0]!);
    expect(before.place).toBe("move.chooseMarch");
    before.stop();
    expect(before.place).toBe("turn.playOn");
    const after = scene(spec);
    after.play("stag-annexation").choose({ kind: "timing", when: "after", at: -1 }).stop();
    expect(after.options).toEqual([{ kind: "option", option: 0 }, { kind: "stop" }]);
    after.choose({ kind: "option", option: 0 });
    expect(after.place).toBe("explore.placeTile");
  });

  test("NOR-453 Teamwork: two different actions, or one", () => {
    const it = scene({
      clans: ["goat", "boar"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["goat-teamwork", "start-move"]],
    });
    it.play("goat-teamwork").choose({ kind: "option", option: 0 }).recruit("0,0:n");
    expect(it.offered("option").map(option => option.option)).toEqual([1, 2]);
    expect(it.offers({ kind: "stop" })).toBe(true);
    it.choose({ kind: "option", option: 1 }).stop();
    expect(it.place).toBe("turn.playOn");
  });

  test("Osmosis recruits in up to three different own lands that are open or show wood; Call to War next to enemies", () => {
    const it = scene({
      clans: ["boar", "goat"],
      map: ["start 0 0 0", "tile-17 0 -1 2"],
      units: ["0 0,0:n 1", "0 0,0:w 1", "1 0,0:s 1"],
      hands: [["boar-osmosis"]],
    });
    it.play("boar-osmosis");
    // The closed north shows no wood.
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:w")]);
    const war = scene({
      clans: ["wolf", "goat"],
      units: ["0 0,0:n 1", "0 0,0:w 1", "1 0,0:s 1"],
      hands: [["wolf-call-to-war"]],
    });
    war.play("wolf-call-to-war");
    expect(war.offered("recruit").map(option => option.at)).toEqual([war.at("0,0:w")]);
    war.recruit("0,0:w");
    expect(war.units("0,0:w")).toBe(2);
  });
});
