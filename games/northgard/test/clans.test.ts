import { describe, expect, test } from "vitest";
import type { ClanId } from "../content/clans.ts";
import { clanIds, clans } from "../content/clans.ts";
import { landOf } from "../map/atlas.ts";
import { NO_KAIJA } from "../state.ts";
import type { Spec } from "./scene-spec.ts";
import { face, facing, scene } from "./scenes.ts";

const bear: Spec = { clans: ["bear", "goat"] };
const kaijaIn = (it: ReturnType<typeof scene>, seat = 0) =>
  it.clan(seat).kaija < 0 ? it.clan(seat).kaija : landOf(it.s).territory[it.clan(seat).kaija];

describe("clan powers", () => {
  test("NOR-223 only the Bear owns Kaija", () => {
    expect(clanIds.filter(id => clans[id].power.kaija)).toEqual(["bear"]);
    const it = scene({
      ...bear,
      units: ["0 0,0:n 1", "1 0,0:s 1"],
    });
    expect([it.clan(0).kaija, it.clan(1).kaija]).toEqual([-1, NO_KAIJA]);
  });

  test("NOR-224 Kaija may be one of the units of a Recruit action", () => {
    const it = scene({
      ...bear,
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["start-recruit"], ["start-recruit"]],
    });
    it.play("start-recruit").recruit("0,0:n", true);
    expect([kaijaIn(it), it.clan(0).reserve]).toEqual([it.at("0,0:n"), 13]);
    it.play("start-recruit");
    expect(it.offered("recruit").every(option => !option.kaija)).toBe(true);
  });

  test("NOR-226, NOR-227, NOR-230, NOR-EX-31, NOR-410 Kaija moves with others or alone, but never into enemy land", () => {
    const it = scene({
      ...bear,
      units: facing(3, 1),
      kaija: "0,0:w",
      hands: [["start-move"]],
      chance: [1, 0],
    });
    it.play("start-move").choose({ kind: "march", from: it.at("0,0:w"), to: it.at("0,0:e") });
    expect(it.offered("send").every(option => !option.kaija)).toBe(true);
    const free = scene({
      ...bear,
      units: facing(1, 1),
      kaija: "0,0:w",
      hands: [["start-move"]],
    });
    free.play("start-move").choose({ kind: "march", from: free.at("0,0:w"), to: free.at("0,0:n") });
    expect(free.options).toEqual([
      { kind: "send", units: 0, kaija: true },
      { kind: "send", units: 1, kaija: false },
      { kind: "send", units: 1, kaija: true },
    ]);
    free.choose({ kind: "send", units: 0, kaija: true });
    expect([kaijaIn(free), free.owner("0,0:n"), free.units("0,0:n")]).toEqual([free.at("0,0:n"), 0, 0]);
    const alone = scene({ ...bear, units: ["1 0,0:e 1"], kaija: "0,0:w", hands: [["start-move"]] });
    expect(
      alone
        .play("start-move")
        .offered("march")
        .map(option => option.to),
    ).not.toContain(alone.at("0,0:e"));
  });

  test("NOR-230 Hidden Ways cannot take her there either, unless she is unleashed", () => {
    const it = scene({
      ...bear,
      units: facing(1, 1),
      kaija: "0,0:w",
      hands: [["hidden-ways"]],
      chance: [1, 0],
    });
    it.play("hidden-ways").choose({ kind: "march", from: it.at("0,0:w"), to: it.at("0,0:e") });
    expect(it.place).not.toBe("transfer.chooseUnits");
    expect(kaijaIn(it)).toBe(it.at("0,0:w"));
    const awake = scene({
      ...bear,
      units: facing(1, 1),
      kaija: "0,0:w",
      hands: [["bear-the-bear-awakens", "start-move"]],
      chance: [1, 0],
    });
    awake
      .play("bear-the-bear-awakens")
      .stop()
      .play("start-move")
      .choose({ kind: "march", from: awake.at("0,0:w"), to: awake.at("0,0:e") });
    expect(awake.offers({ kind: "send", units: 1, kaija: true })).toBe(true);
    awake.choose({ kind: "send", units: 1, kaija: true });
    expect(awake.seen("combatStarted")[0]?.attack).toContainEqual({ source: "kaija", axes: 2, skulls: 0 });
  });

  test("NOR-229 in everything else Kaija is a unit: she holds land alone, retreats, and is removed by cards", () => {
    const it = scene({
      ...bear,
      clans: ["wolf", "bear"],
      units: ["0 0,0:w 2", "1 0,0:s 1"],
      kaija: "0,0:e",
      hands: [["wolf-plunder"], []],
    });
    expect(it.owner("0,0:e")).toBe(1);
    it.play("wolf-plunder");
    expect(it.offered("strike")).toEqual([
      { kind: "strike", at: it.at("0,0:e"), kaija: true },
      { kind: "strike", at: it.at("0,0:s"), kaija: false },
    ]);
    it.choose({ kind: "strike", at: it.at("0,0:e"), kaija: true });
    expect([it.clan(1).kaija, it.clan(1).reserve, it.owner("0,0:e")]).toEqual([-1, 13, -1]);
    const beaten = scene({
      clans: ["wolf", "bear"],
      units: ["0 0,0:w 6", "1 0,0:s 1"],
      kaija: "0,0:e",
      hands: [["start-move"], []],
      chance: [face("axes-3"), face("axes-2")],
    });
    beaten.play("start-move").march("0,0:w", "0,0:e", 5);
    expect(beaten.offered("retreat")).toContainEqual({
      kind: "retreat",
      to: beaten.at("0,0:s"),
      units: 0,
      kaija: true,
    });
    beaten.choose({ kind: "retreat", to: beaten.at("0,0:s"), units: 0, kaija: true });
    expect(kaijaIn(beaten, 1)).toBe(beaten.at("0,0:s"));
  });

  test("NOR-231 Bear Clan: food and wood of the first land Kaija leaves in the action, tiles and buildings, once", () => {
    const map: Spec["map"] = ["start 0 0 0", "tile-13 1 0 0"];
    const it = scene({
      ...bear,
      map,
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      kaija: "1,0:a",
      loose: ["1,0:a granary", "1,0:a menhir"],
      hands: [["bear-clan"]],
    });
    it.play("bear-clan").march("1,0:a", "0,0:n", 0, true);
    expect(it.seen("resourcesGained")).toMatchObject([{ food: 1, wood: 1, lore: 0, cause: "kaija" }]);
    const without = scene({
      ...bear,
      map,
      units: ["0 1,0:a 1", "1 0,0:s 1"],
      kaija: "0,0:n",
      hands: [["bear-clan"]],
    });
    without.play("bear-clan").march("1,0:a", "0,0:n");
    expect(without.seen("resourcesGained")).toEqual([]);
    const once = scene({
      ...bear,
      map,
      units: ["1 0,0:s 1"],
      kaija: "1,0:a",
      hands: [["start-move", "legendary-heroes"]],
      played: [["bear-clan"]],
    });
    once.play("legendary-heroes").choose({ kind: "copy", seat: 0, card: "bear-clan" }).march("1,0:a", "0,0:n");
    expect(once.seen("resourcesGained")).toHaveLength(1);
  });

  test("NOR-239 Scorched Earth gives the Snake one axe where it lies, attacking or defending", () => {
    const attacking = scene({
      clans: ["snake", "goat"],
      units: facing(3, 1),
      scorched: "0,0:e",
      hands: [["start-move"]],
      chance: [1, 0],
    });
    attacking.play("start-move").march("0,0:w", "0,0:e", 3);
    expect(attacking.seen("combatStarted")[0]?.attack).toContainEqual({ source: "scorched-earth", axes: 1, skulls: 0 });
    const defending = scene({
      clans: ["goat", "snake"],
      units: facing(3, 1),
      scorched: "0,0:e",
      hands: [["start-move"]],
      chance: [1, 0],
    });
    defending.play("start-move").march("0,0:w", "0,0:e", 3);
    expect(defending.seen("combatStarted")[0]?.defence).toContainEqual({
      source: "scorched-earth",
      axes: 1,
      skulls: 0,
    });
    expect(defending.seen("combatStarted")[0]?.attack).toHaveLength(1);
    const elsewhere = scene({
      clans: ["snake", "goat"],
      units: facing(3, 1),
      scorched: "0,0:n",
      hands: [["start-move"]],
      chance: [1, 0],
    });
    elsewhere.play("start-move").march("0,0:w", "0,0:e", 3);
    expect(elsewhere.seen("combatStarted")[0]?.attack).toHaveLength(1);
  });

  test("NOR-236, NOR-237, NOR-238, NOR-389, NOR-EX-10 the Snake moves its token before any clan card, and after the Snake Clan card again", () => {
    const it = scene({
      clans: ["snake", "goat"],
      units: facing(3, 1),
      scorched: "0,0:s",
      hands: [["snake-clan"]],
    });
    it.play("snake-clan");
    // Own, neutral and enemy land next to an own one; where it lies is no choice.
    expect([it.place, it.offered("scorch").map(option => option.at)]).toEqual([
      "token.placeToken",
      [it.at("0,0:n"), it.at("0,0:e")],
    ]);
    it.choose({ kind: "scorch", at: it.at("0,0:e") });
    it.march("0,0:w", "0,0:n", 2);
    expect(it.place).toBe("token.placeToken");
    expect(it.offered("scorch").map(option => option.at)).toContain(it.at("0,0:w"));
    it.choose({ kind: "scorch", at: it.at("0,0:n") });
    expect(landOf(it.s).territory[it.s.scorched]).toBe(it.at("0,0:n"));
    expect(it.seen("tokenPlaced")).toHaveLength(2);
  });

  test("NOR-236 the token also comes before an upgrade card, and for nobody else", () => {
    const it = scene({
      clans: ["snake", "goat"],
      units: facing(3, 1),
      hands: [["snake-rapacious-exploitation"], ["goat-clan", "start-move"]],
    });
    it.play("snake-rapacious-exploitation");
    expect(it.place).toBe("token.placeToken");
    const goat = scene({
      clans: ["goat", "snake"],
      map: ["start 0 0 0", "tile-02 1 0 0"],
      units: ["0 1,0:s 3", "1 0,0:n 1"],
      resources: [[0, 3, 0]],
      hands: [["goat-clan"]],
    });
    expect(goat.play("goat-clan").place).toBe("build.chooseBuilding");
  });

  test("NOR-440 over any kind of border; without units nowhere; it stays where it was put, also through merging", () => {
    const hard = scene({
      clans: ["snake", "goat"],
      map: ["tile-14 0 0 0"],
      units: ["0 0,0:m 1", "1 0,0:s 1"],
      hands: [["snake-clan"]],
    });
    expect(
      hard
        .play("snake-clan")
        .offered("scorch")
        .map(option => option.at),
    ).toContain(hard.at("0,0:n"));
    const nobody = scene({
      clans: ["snake", "goat"],
      units: ["1 0,0:s 1"],
      hands: [["snake-clan"], ["start-move"]],
    });
    nobody.play("snake-clan");
    expect(nobody.seat).toBe(1);
    const merged = scene({
      clans: ["snake", "goat"],
      map: ["start 0 0 0", "tile-02 1 0 0"],
      units: ["0 1,0:n 1", "1 0,0:s 1"],
      scorched: "1,0:n",
      stack: ["tile-13"],
      hands: [["start-explore"]],
    });
    merged.play("start-explore").choose({ kind: "place", tile: 13, x: 1, y: -1, turn: 0 });
    expect(landOf(merged.s).territory[merged.s.scorched]).toBe(merged.at("1,-1:a"));
  });

  test("NOR-240, NOR-241, NOR-EX-45 in Harvest the Snake may take one resource of the enemy land with the token instead of its owner", () => {
    const spec: Spec = {
      clans: ["snake", "goat"],
      map: ["tile-06 0 0 0"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      loose: ["0,0:s woodcutters-lodge"],
      scorched: "0,0:s",
      step: "harvest",
    };
    const it = scene(spec);
    expect([it.place, it.seat]).toEqual(["harvest.robLand", 0]);
    expect(it.options).toEqual([
      { kind: "rob", resource: "wood" },
      { kind: "rob", resource: "lore" },
      { kind: "stop" },
    ]);
    it.choose({ kind: "rob", resource: "wood" });
    expect([it.resources(0), it.resources(1)]).toEqual([
      [0, 1, 0],
      [0, 0, 1],
    ]);
    const left = scene(spec).stop();
    expect([left.resources(0), left.resources(1)]).toEqual([
      [0, 0, 0],
      [0, 1, 1],
    ]);
  });

  test("NOR-240, NOR-241 not from neutral land, own land or a teammate's", () => {
    const neutral = scene({
      clans: ["snake", "goat"],
      map: ["tile-06 0 0 0"],
      units: ["0 0,0:n 1", "1 0,0:e 1"],
      scorched: "0,0:s",
      step: "harvest",
    });
    expect(neutral.place).not.toBe("harvest.robLand");
    const mate = scene({
      seats: 4,
      teams: true,
      clans: ["snake", "goat", "boar", "wolf"],
      map: ["tile-06 0 0 0"],
      units: ["0 0,0:n 1", "1 0,0:e 1", "2 0,0:s 1", "3 0,0:w 1"],
      scorched: "0,0:s",
      step: "harvest",
    });
    expect(mate.place).not.toBe("harvest.robLand");
    expect(mate.seen("resourcesGained").find(event => event.seat === 2)).toMatchObject({ lore: 1 });
  });

  const attackWon = (clan: ClanId) =>
    scene({
      clans: [clan, "goat"],
      units: facing(4, 1),
      hands: [["start-move"], []],
      chance: [face("skulls-2"), face("axes-2")],
    })
      .play("start-move")
      .march("0,0:w", "0,0:e", 4);
  const defenceWon = (clan: ClanId) =>
    scene({
      clans: ["goat", clan],
      units: facing(1, 4),
      hands: [["start-move"], []],
      chance: [face("axes-2"), face("axes-2")],
    })
      .play("start-move")
      .march("0,0:w", "0,0:e");

  test("NOR-242, NOR-243 the Stag gains 1 glory for land won as attacker, not for a defence", () => {
    const won = attackWon("stag");
    expect(won.clan(0).glory).toBe(1);
    const held = defenceWon("stag");
    expect(held.combats[0]?.winner).toBe("defender");
    // The reward comes after the retreat.
    held.choose(held.offered("retreat")[0]!);
    expect([held.place, held.clan(1).glory]).toEqual(["turn.chooseOption", 0]);
  });

  test("NOR-244 the Wolf gains 1 food for an attack won, not for a defence", () => {
    const won = attackWon("wolf");
    expect(won.clan(0).food).toBe(1);
    const held = defenceWon("wolf");
    held.choose(held.offered("retreat")[0]!);
    expect([held.place, held.clan(1).food]).toEqual(["turn.chooseOption", 0]);
  });

  test("NOR-441 Kaija may enter neutral land with a Fallen Valkyrie and fights there", () => {
    const it = scene({
      ...bear,
      units: ["0 0,0:w 2", "1 0,0:s 1"],
      kaija: "0,0:w",
      beasts: ["fallen-valkyrie-beige 0,0:n"],
      hands: [["start-move"]],
      chance: [0, 0],
    });
    it.play("start-move").march("0,0:w", "0,0:n", 2, true);
    it.choose({ kind: "hunt", creature: "fallen-valkyrie-beige" });
    expect(it.seen("combatStarted")).toMatchObject([
      {
        attack: [
          { source: "units", axes: 2 },
          { source: "kaija", axes: 2 },
        ],
        defence: [{ source: "creature", axes: 7 }],
      },
    ]);
  });
});
