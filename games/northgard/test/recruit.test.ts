import { describe, expect, test } from "vitest";
import { landOf } from "../map/atlas.ts";
import { scene } from "./scenes.ts";

const other = "1 0,0:s 2" as const;

describe("recruit", () => {
  test("NOR-088, NOR-377 Recruit N places up to N units, also none", () => {
    const it = scene({ units: ["0 0,0:n 1", other], hands: [["upgraded-town-hall", "town-hall", "start-move"]] });
    it.play("upgraded-town-hall").recruit("0,0:n").recruit("0,0:n");
    expect([it.units("0,0:n"), it.clan(0).reserve]).toEqual([3, 11]);
    it.play("town-hall").stop();
    expect(it.units("0,0:n")).toBe(3);
  });

  test("NOR-089 only in territories controlled at that moment", () => {
    const it = scene({ units: ["0 0,0:n 1", "0 0,0:w 1", other], hands: [["start-recruit"]] });
    it.play("start-recruit");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:n"), it.at("0,0:w")]);
  });

  test("NOR-090 the units of one action may go to different territories", () => {
    const it = scene({ units: ["0 0,0:n 1", "0 0,0:w 1", other], hands: [["upgraded-town-hall"]] });
    it.play("upgraded-town-hall").recruit("0,0:n").recruit("0,0:w");
    expect([it.units("0,0:n"), it.units("0,0:w")]).toEqual([2, 2]);
  });

  test("NOR-091 a territory holds any number of units", () => {
    const it = scene({ units: ["0 0,0:n 13", other], hands: [["start-recruit"]] });
    it.play("start-recruit").recruit("0,0:n");
    expect(it.units("0,0:n")).toBe(14);
  });

  test("NOR-092, NOR-110, NOR-EX-02 Training Camps add a unit where one was recruited", () => {
    const it = scene({
      units: ["0 0,0:n 1", "0 0,0:w 1", other],
      loose: ["0,0:n training-camp", "0,0:w training-camp"],
      hands: [["upgraded-town-hall"]],
    });
    it.play("upgraded-town-hall").recruit("0,0:n").recruit("0,0:w");
    expect([it.units("0,0:n"), it.units("0,0:w"), it.clan(0).reserve]).toEqual([3, 3, 8]);
    expect(it.seen("unitsRecruited").map(event => event.cause)).toEqual(["recruit", "recruit", "camp", "camp"]);
  });

  test("NOR-092 no camp works where nobody was recruited; each camp of a territory adds one", () => {
    const it = scene({
      units: ["0 0,0:n 1", "0 0,0:w 1", other],
      loose: ["0,0:n training-camp", "0,0:n training-camp", "0,0:w training-camp"],
      hands: [["start-recruit"]],
    });
    it.play("start-recruit").recruit("0,0:n");
    expect([it.units("0,0:n"), it.units("0,0:w")]).toEqual([4, 1]);
  });

  test("NOR-093 the bonus comes once per action and territory and triggers nothing itself", () => {
    const it = scene({
      units: ["0 0,0:n 1", other],
      loose: ["0,0:n training-camp"],
      hands: [["upgraded-town-hall"]],
    });
    it.play("upgraded-town-hall").recruit("0,0:n").recruit("0,0:n");
    expect(it.units("0,0:n")).toBe(4);
  });

  test("NOR-094, NOR-095, NOR-EX-51 without units the first goes to any neutral territory, the others join it", () => {
    const it = scene({ units: [other], loose: ["0,0:w training-camp"], hands: [["upgraded-town-hall"]] });
    it.play("upgraded-town-hall");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:n"), it.at("0,0:e"), it.at("0,0:w")]);
    it.recruit("0,0:w");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:w")]);
    it.recruit("0,0:w");
    expect(it.units("0,0:w")).toBe(3);
  });

  test("NOR-095 a card that allows neutral land still does", () => {
    const it = scene({ units: [other], hands: [["allies-from-the-wild"]] });
    it.play("allies-from-the-wild").recruit("0,0:w");
    expect(it.offered("recruit").map(option => option.at)).toContain(it.at("0,0:n"));
  });

  const full = ["1 0,0:n 1", "1 0,0:e 1", "1 0,0:s 1", "1 0,0:w 1"] as const;

  test("NOR-096, NOR-097, NOR-246 without neutral land a tile may be drawn; it touches any tile and brings no reward", () => {
    const it = scene({ clans: ["boar", "goat"], units: full, stack: ["tile-17"], hands: [["start-recruit"]] });
    it.play("start-recruit");
    expect(it.options.map(option => option.kind)).toEqual(["explore", "stop"]);
    it.choose({ kind: "explore" });
    expect(it.place).toBe("explore.placeTile");
    // Every offered place leaves a territory of the tile neutral; closing a player's land brings nothing either.
    const closing = it.offered("place").find(({ x, y, turn }) => x === 0 && y === -1 && turn === 2)!;
    it.choose(closing);
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,-1:s")]);
    it.recruit("0,-1:s");
    expect(it.owner("0,-1:s")).toBe(0);
    expect(it.clan(0)).toMatchObject({ lore: 0, glory: 0 });
  });

  test("NOR-097, NOR-424 a tile that brings no neutral land is replaced; with none left nothing happens", () => {
    const it = scene({ units: full, stack: ["tile-13", "tile-17"], hands: [["start-recruit"]] });
    it.play("start-recruit").choose({ kind: "explore" });
    expect(it.frame("explore").tiles).toEqual([17]);
    expect(it.s.tiles[0]).toBe(13);
    const none = scene({
      units: full,
      stack: ["tile-13"],
      onlyStack: true,
      hands: [["start-recruit"], ["start-move"]],
    });
    none.play("start-recruit").choose({ kind: "explore" });
    expect(none.seen("nothingFound")).toHaveLength(1);
    expect(none.seat).toBe(1);
  });

  test("NOR-098 with a short reserve as many as there are come", () => {
    const it = scene({
      units: ["0 0,0:n 13", other],
      loose: ["0,0:n training-camp"],
      hands: [["upgraded-town-hall"]],
    });
    it.play("upgraded-town-hall").recruit("0,0:n");
    expect([it.units("0,0:n"), it.clan(0).reserve]).toEqual([14, 0]);
  });

  test("NOR-422, NOR-EX-58, NOR-453 if the reserve is too small for all camps the player chooses", () => {
    const it = scene({
      units: ["0 0,0:n 6", "0 0,0:w 5", other],
      loose: ["0,0:n training-camp", "0,0:w training-camp"],
      hands: [["upgraded-town-hall"]],
    });
    it.play("upgraded-town-hall").recruit("0,0:n").recruit("0,0:w");
    expect(it.place).toBe("camps.chooseCamp");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:n"), it.at("0,0:w")]);
    it.recruit("0,0:w");
    expect([it.units("0,0:n"), it.units("0,0:w")]).toEqual([7, 7]);
  });

  test("NOR-422 a camp's unit may be Kaija", () => {
    const it = scene({
      clans: ["bear", "boar"],
      units: ["0 0,0:n 1", other],
      loose: ["0,0:n training-camp"],
      hands: [["start-recruit"]],
    });
    it.play("start-recruit").recruit("0,0:n");
    expect(it.place).toBe("camps.chooseCamp");
    it.recruit("0,0:n", true);
    expect([it.units("0,0:n"), landOf(it.s).territory[it.clan(0).kaija]]).toEqual([2, it.at("0,0:n")]);
  });

  test("NOR-423 a card that recruits per icon treats one fitting neutral territory as the own one", () => {
    const it = scene({
      map: ["start 0 0 0", "tile-02 1 0 0", "tile-20 0 -1 0"],
      units: [other],
      loose: ["1,0:s granary"],
      hands: [["hunters"]],
    });
    it.play("hunters");
    // Only land with food: tile-02 south (an icon and a Granary) and tile-20 north.
    expect(
      it
        .offered("recruit")
        .map(option => option.at)
        .sort(),
    ).toEqual([it.at("1,0:s"), it.at("0,-1:n")].sort());
    it.recruit("1,0:s");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("1,0:s")]);
    it.recruit("1,0:s");
    expect(it.units("1,0:s")).toBe(2);
  });

  test("NOR-424 neutral land with a Fallen Valkyrie or a Brown Bear does not count", () => {
    const it = scene({
      units: ["1 0,0:n 1", "1 0,0:s 1"],
      beasts: ["fallen-valkyrie-beige 0,0:w", "brown-bear-beige 0,0:e"],
      stack: ["tile-13", "tile-17"],
      hands: [["start-recruit"]],
    });
    it.play("start-recruit");
    expect(it.options.map(option => option.kind)).toEqual(["explore", "stop"]);
    it.choose({ kind: "explore" });
    // tile-13 would only join land where nobody can stand.
    expect(it.frame("explore").tiles).toEqual([17]);
  });

  test("NOR-224, NOR-422 a camp brings Kaija only if the Bear wants it, also when nobody else is left", () => {
    const last = () => {
      const it = scene({
        clans: ["bear", "boar"],
        units: ["0 0,0:n 13"],
        loose: ["0,0:n training-camp"],
        hands: [["start-recruit"]],
      });
      return it.play("start-recruit").recruit("0,0:n");
    };
    const north = last().at("0,0:n");
    expect(last().options).toEqual([{ kind: "recruit", at: north, kaija: true }, { kind: "stop" }]);
    const stays = last().stop();
    expect([stays.place, stays.clan(0).kaija]).toEqual(["turn.chooseOption", -1]);
    expect(last().recruit("0,0:n", true).clan(0).kaija).toBe(north);
  });
});
