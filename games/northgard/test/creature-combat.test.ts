import { describe, expect, test } from "vitest";
import type { ClanId } from "../content/clans.ts";
import type { CreatureId } from "../content/creatures.ts";
import { landOf } from "../map/atlas.ts";
import type { Spec } from "./scene-spec.ts";
import { face, type Scene, scene } from "./scenes.ts";

const hunt = (creature: CreatureId) => ({ kind: "hunt", creature }) as const;
const axe = { kind: "count", as: "axe" } as const;
const feed = (food: number) => ({ kind: "feed", food }) as const;
const ended = (it: Scene) => it.combats.at(-1);
const retreat = (it: Scene, to: string, units: number) =>
  ({ kind: "retreat", to: it.at(to), units, kaija: false }) as const;
const marches = (it: Scene) => it.offered("march").map(({ from, to }) => [from, to]);
const VALKYRIE = "fallen-valkyrie-beige";
const BEAR = "brown-bear-beige";

describe("living with creatures", () => {
  test("NOR-302 units pass through a creature's land without a combat", () => {
    for (const creature of ["wolf-beige", "draugr-beige"] as const) {
      const it = scene({
        units: ["0 0,0:n 2"],
        beasts: [`${creature} 0,0:w`],
        hands: [["militia", "start-build"]],
        chance: [],
      });
      it.play("militia").march("0,0:n", "0,0:w", 2).march("0,0:w", "0,0:s", 2);
      expect([it.units("0,0:s"), it.owner("0,0:w"), it.s.line.length]).toEqual([2, -1, 1]);
      expect(it.place).toBe("turn.playOn");
    }
  });

  test("NOR-303 several creatures in one territory all have their effect", () => {
    const beasts = ["wolf-beige 0,0:n", `${BEAR} 0,0:n`] as const;
    const spec = { map: ["tile-01 0 0 0"], units: ["0 0,0:n 2"], beasts } as const;
    const it = scene({ ...spec, hands: [["start-move", "start-recruit"]], chance: [] });
    it.play("start-move");
    // The Bear keeps everybody there; either creature, not both, can be attacked.
    expect([it.place, it.options]).toEqual(["move.declareHunt", [hunt("wolf-beige"), hunt(BEAR), { kind: "stop" }]]);
    expect(scene({ ...spec, step: "harvest", chance: [] }).clan(0).food).toBe(0);
  });

  test("NOR-304, NOR-444 units stop in a Fallen Valkyrie's land, others may follow, and they must fight her", () => {
    const it = scene({
      units: ["0 0,0:n 4"],
      beasts: [`${VALKYRIE} 0,0:w`],
      hands: [["incursion"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("incursion").march("0,0:n", "0,0:w", 1);
    expect(marches(it).some(([from]) => from === it.at("0,0:w"))).toBe(false);
    it.march("0,0:n", "0,0:w", 2);
    expect(marches(it).some(([from]) => from === it.at("0,0:w"))).toBe(false);
    // The others go on; the combat comes after all moves.
    it.march("0,0:n", "0,0:e");
    expect(it.seen("combatStarted")).toEqual([]);
    it.stop();
    expect(it.options).toEqual([hunt(VALKYRIE)]);
    it.choose(hunt(VALKYRIE));
    expect(it.seen("combatStarted")[0]).toMatchObject({ attacker: 0, attack: [{ source: "units", axes: 3 }] });
  });

  test("NOR-305 two Fallen Valkyries keep everybody out", () => {
    const offered = (second: "0,0:w" | "0,0:s") => {
      const it = scene({
        units: ["0 0,0:n 2"],
        beasts: [`${VALKYRIE} 0,0:w`, `fallen-valkyrie-brown ${second}`],
        hands: [["militia"]],
      });
      return marches(it.play("militia")).map(([, to]) => to === it.at("0,0:w"));
    };
    expect(offered("0,0:w")).toEqual([false]);
    expect(offered("0,0:s")).toContain(true);
  });

  test("NOR-343 nobody builds, recruits, explores from or moves out of a Bear's land", () => {
    const it = scene({
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:e 2"],
      beasts: [`${BEAR} 0,0:e`],
      hands: [["start-build", "start-recruit", "start-explore", "start-move"]],
      resources: [[0, 9, 0]],
    });
    expect(it.offered("play").map(option => option.card)).toEqual(["start-recruit", "start-move"]);
    it.play("start-recruit");
    expect(it.offered("recruit")).toEqual([]);
    const free = scene({
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:e 2", "0 0,0:s 2"],
      beasts: [`${BEAR} 0,0:e`],
      hands: [["start-build", "start-recruit", "start-move"]],
      resources: [[0, 9, 0]],
    });
    free.play("start-build");
    expect(new Set(free.offered("build").map(option => option.area))).toEqual(new Set([free.area("0,0:s")]));
    const recruits = scene({
      units: ["0 0,0:n 2", "0 0,0:s 2"],
      beasts: [`${BEAR} 0,0:n`],
      hands: [["start-recruit"]],
    });
    recruits.play("start-recruit");
    expect(recruits.offered("recruit").map(option => option.at)).toEqual([recruits.at("0,0:s")]);
  });

  test("NOR-344 units may move into a Bear's land, and stay there", () => {
    const it = scene({ units: ["0 0,0:n 2"], beasts: [`${BEAR} 0,0:w`], hands: [["militia", "start-build"]] });
    it.play("militia").march("0,0:n", "0,0:w", 1);
    expect(marches(it).every(([from]) => from === it.at("0,0:n"))).toBe(true);
    it.stop().stop();
    expect(it.units("0,0:w")).toBe(1);
  });

  test("NOR-345 the beaten retreat out of a Bear's land and into it", () => {
    const out = scene({
      units: ["0 0,0:n 4", "1 0,0:w 2"],
      beasts: [`${BEAR} 0,0:w`],
      hands: [["start-move"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    out.play("start-move").march("0,0:n", "0,0:w", 4);
    expect([out.place, out.seat]).toEqual(["retreat.chooseWhere", 1]);
    out.choose(retreat(out, "0,0:s", 2));
    expect([out.owner("0,0:w"), out.units("0,0:s")]).toEqual([0, 2]);
    const into = scene({
      units: ["0 0,0:n 4", "1 0,0:w 2"],
      beasts: [`${BEAR} 0,0:s`],
      hands: [["start-move"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    into.play("start-move").march("0,0:n", "0,0:w", 4);
    expect(into.offers(retreat(into, "0,0:s", 2))).toBe(true);
    // Losing to a Fallen Valkyrie is no different.
    const both = scene({
      units: ["0 0,0:n 2"],
      beasts: [`${VALKYRIE} 0,0:n`, `${BEAR} 0,0:n`],
      hands: [["start-move"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    both.play("start-move").choose(hunt(VALKYRIE));
    expect(both.place).toBe("retreat.chooseWhere");
    both.choose(retreat(both, "0,0:e", 2));
    expect(both.units("0,0:e")).toBe(2);
  });

  test("NOR-346 a cell next to a Bear's land may be explored from another open territory", () => {
    const bay = ["start 0 0 0", "tile-24 1 0 0", "tile-21 1 -1 0"] as const;
    const offers = (units: NonNullable<Spec["units"]>) =>
      scene({ map: bay, units, beasts: [`${BEAR} 0,0:n`], hands: [["start-explore"]], stack: ["tile-13"] })
        .play("start-explore")
        .offers({ kind: "place", tile: 13, x: 0, y: -1, turn: 0 });
    const bearOnly = ["0 0,0:n 2", "0 0,0:s 1"] as const;
    expect(offers(bearOnly)).toBe(false);
    expect(offers([...bearOnly, "0 1,-1:n 1"])).toBe(true);
  });

  test("NOR-347 no card takes units out of a Bear's land; a second chance may begin there", () => {
    const hidden = scene({
      units: ["0 0,0:n 2", "0 0,0:s 2"],
      beasts: [`${BEAR} 0,0:n`],
      hands: [["hidden-ways"]],
    });
    hidden.play("hidden-ways");
    expect(new Set(hidden.offered("march").map(option => option.from))).toEqual(new Set([hidden.at("0,0:s")]));
    const stag = scene({
      clans: ["stag", "boar"],
      units: ["0 0,0:n 2", "0 0,0:w 2", "0 0,0:e 2"],
      beasts: [`${BEAR} 0,0:n`],
      hands: [["stag-clan"]],
    });
    stag.play("stag-clan").recruit("0,0:w");
    expect(stag.offered("pull").map(option => option.from)).toEqual([stag.at("0,0:e")]);
    const bribery = scene({
      units: ["0 0,0:s 2", "1 0,0:n 2", "1 0,0:e 2"],
      beasts: [`${BEAR} 0,0:n`],
      hands: [["bribery"]],
    });
    bribery.play("bribery");
    expect(new Set(bribery.offered("march").map(option => option.from))).toEqual(new Set([bribery.at("0,0:e")]));
    const intimidate = scene({
      units: ["0 0,0:n 2", "1 0,0:w 2"],
      beasts: [`${BEAR} 0,0:w`],
      hands: [["intimidate"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    intimidate.play("intimidate").march("0,0:n", "0,0:w", 2);
    // No push is asked for: the combat is over.
    expect(intimidate.place).toBe("retreat.chooseWhere");
    const chance = scene({ units: ["1 0,0:s 2"], beasts: [`${BEAR} 0,0:n`], step: "giveSecondChance" });
    chance.choose({ kind: "settle", at: chance.at("0,0:n"), kaija: false });
    expect(chance.units("0,0:n")).toBe(3);
  });

  test("NOR-348, NOR-349 the owner chooses the Draugr's victim, Kaija or a unit", () => {
    for (const kaija of [true, false]) {
      const it = scene({
        clans: ["bear", "boar"],
        units: ["0 0,0:n 2"],
        kaija: "0,0:n",
        beasts: ["draugr-beige 0,0:w"],
        step: "moveCreatures",
      });
      expect([it.place, it.seat]).toEqual(["activation.chooseVictim", 0]);
      it.choose({ kind: "lose", kaija });
      expect([it.units("0,0:n"), it.clan(0).kaija >= 0]).toEqual([kaija ? 2 : 1, !kaija]);
    }
    // Kaija alone is the only choice.
    const alone = scene({
      clans: ["bear", "boar"],
      units: ["0 0,0:s 1"],
      kaija: "0,0:n",
      beasts: ["draugr-beige 0,0:w", "wolf-beige 0,0:s"],
      step: "moveCreatures",
    });
    expect([alone.clan(0).kaija, alone.owner("0,0:n")]).toEqual([-1, -1]);
  });

  test("NOR-351 no unit is recruited, placed, pushed, bribed or retreated to a Fallen Valkyrie", () => {
    const recruit = scene({
      units: ["0 0,0:n 1", "0 0,0:s 1"],
      beasts: [`${VALKYRIE} 0,0:n`],
      hands: [["start-recruit"]],
    });
    recruit.play("start-recruit");
    expect(recruit.offered("recruit").map(option => option.at)).toEqual([recruit.at("0,0:s")]);
    const neutral = scene({ units: ["0 0,0:s 1"], beasts: [`${VALKYRIE} 0,0:n`], hands: [["mercenary"]] });
    neutral.play("mercenary");
    expect(neutral.offered("recruit").map(option => option.at)).not.toContain(neutral.at("0,0:n"));
    const chance = scene({ units: ["1 0,0:s 2"], beasts: [`${VALKYRIE} 0,0:n`], step: "giveSecondChance" });
    expect(chance.offered("settle").map(option => option.at)).toEqual([chance.at("0,0:e"), chance.at("0,0:w")]);
    const hidden = scene({ units: ["0 0,0:s 1"], beasts: [`${VALKYRIE} 0,0:n`], hands: [["hidden-ways"]] });
    hidden.play("hidden-ways");
    expect(hidden.offered("march").map(option => option.to)).toEqual([hidden.at("0,0:e"), hidden.at("0,0:w")]);
    const bribed = scene({
      units: ["0 0,0:s 1", "1 0,0:w 2"],
      beasts: [`${VALKYRIE} 0,0:n`],
      hands: [["bribery"]],
    });
    bribed.play("bribery");
    expect(
      bribed
        .offered("march")
        .map(option => option.to)
        .sort(),
    ).toEqual([bribed.at("0,0:s"), bribed.at("0,0:e")].sort());
    const pushed = scene({
      units: ["0 0,0:s 4", "1 0,0:w 2"],
      beasts: [`${VALKYRIE} 0,0:n`],
      hands: [["intimidate"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    pushed.play("intimidate").march("0,0:s", "0,0:w", 3).stop();
    expect(pushed.offered("push").map(option => option.to)).toEqual([pushed.at("0,0:e")]);
    pushed.stop();
    // The only way to retreat is east.
    expect([pushed.units("0,0:e"), pushed.owner("0,0:w")]).toEqual([2, 0]);
  });

  test("NOR-352 a Wolf's land yields neither glory nor resources but those of buildings", () => {
    const closed = (beasts: NonNullable<Spec["beasts"]>) =>
      scene({
        map: ["tile-07 0 0 0", "start-5p 1 0 0", "tile-04 -1 0 0"],
        units: ["0 0,0:m 2"],
        buildings: ["0,0:m granary"],
        beasts,
        creatures: "some",
        step: "harvest",
        chance: [],
      }).clan(0);
    expect(closed([])).toMatchObject({ glory: 2, food: 3 });
    expect(closed(["wolf-beige 1,0:w"])).toMatchObject({ glory: 0, food: 1 });
    const open = scene({
      map: ["tile-28 0 0 0"],
      units: ["0 0,0:n 1", "0 0,0:s 1"],
      buildings: ["0,0:n altar-of-kings", "0,0:s woodcutters-lodge"],
      loose: ["0,0:s menhir"],
      beasts: ["wolf-beige 0,0:n", "wolf-brown 0,0:s"],
      step: "harvest",
      chance: [],
    });
    expect(open.clan(0)).toMatchObject({ glory: 3, wood: 1, lore: 1 });
  });

  test("NOR-353, NOR-EX-18 from a Wolf's land the Snake takes only what a building gives", () => {
    const it = scene({
      clans: ["snake", "boar"],
      map: ["tile-12 0 0 0"],
      units: ["0 0,0:n 1", "1 0,0:m 1"],
      buildings: ["0,0:m granary"],
      beasts: ["wolf-beige 0,0:m"],
      scorched: "0,0:m",
      step: "harvest",
      chance: [],
    });
    expect(it.options).toEqual([{ kind: "rob", resource: "food" }, { kind: "stop" }]);
    it.choose({ kind: "rob", resource: "food" });
    expect([it.resources(0), it.resources(1)]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  test("NOR-354 the Wolf limits what is collected as in Harvest, not Kaija's hunt", () => {
    const raven = scene({
      clans: ["raven", "boar"],
      map: ["tile-07 0 0 0", "start-5p 1 0 0"],
      units: ["0 0,0:m 2"],
      buildings: ["0,0:m granary"],
      beasts: ["wolf-beige 0,0:m"],
      hands: [["start-explore"]],
      creaturePile: ["wolf-brown"],
      stack: ["tile-04"],
    });
    raven.play("start-explore").choose({ kind: "place", tile: 4, x: -1, y: 0, turn: 0 });
    expect(raven.clan(0)).toMatchObject({ glory: 3, food: 1 });
    const stag = scene({
      clans: ["stag", "boar"],
      map: ["tile-28 0 0 0"],
      units: ["0 0,0:s 1"],
      beasts: ["wolf-beige 0,0:s"],
      hands: [["stag-glory-of-the-clan"]],
      resources: [[0, 1, 0]],
    });
    stag.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "before", at: stag.at("0,0:s") });
    expect(stag.clan(0).wood).toBe(1);
    const bear = scene({
      clans: ["bear", "boar"],
      map: ["tile-28 0 0 0"],
      units: ["0 0,0:n 1"],
      kaija: "0,0:s",
      beasts: ["wolf-beige 0,0:s"],
      hands: [["bear-clan"]],
    });
    bear.play("bear-clan").march("0,0:s", "0,0:n");
    expect(bear.clan(0).wood).toBe(1);
    const boar = scene({
      clans: ["boar", "goat"],
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:n 1"],
      beasts: ["wolf-beige 0,0:n"],
      hands: [["boar-lay-of-the-land"]],
      stack: ["tile-13", "tile-12", "tile-11"],
    });
    boar.play("boar-lay-of-the-land").choose({ kind: "place", tile: 13, x: 0, y: -1, turn: 0 });
    expect(boar.clan(0).wood).toBe(1);
  });
});

describe("fighting creatures", () => {
  test("NOR-310, NOR-315 creatures are fought by Move actions only, in own or neutral land", () => {
    // In land where a player is attacked the creature is not.
    const it = scene({
      units: ["0 0,0:n 4", "1 0,0:w 1"],
      beasts: ["wolf-beige 0,0:w"],
      hands: [["start-move", "fishing"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("start-move").march("0,0:n", "0,0:w", 4);
    expect(it.seen("combatStarted")).toMatchObject([{ attacker: 0, defender: 1, creature: "" }]);
    expect(it.s.line).toHaveLength(1);
    // Hidden Ways is no Move action.
    const hidden = scene({
      units: ["0 0,0:n 4"],
      beasts: ["wolf-beige 0,0:s"],
      hands: [["hidden-ways", "fishing"]],
      chance: [],
    });
    hidden
      .play("hidden-ways")
      .choose(
        { kind: "march", from: hidden.at("0,0:n"), to: hidden.at("0,0:s") },
        { kind: "send", units: 4, kaija: false },
      );
    expect([hidden.place, hidden.units("0,0:s")]).toEqual(["turn.playOn", 4]);
  });

  test("NOR-311, NOR-312, NOR-380, NOR-381, NOR-446 after the moves at most one creature of each shared territory is declared; all combats form one list", () => {
    const it = scene({
      units: ["0 0,0:n 4", "0 0,0:w 3", "0 0,0:s 2", "1 0,0:e 1"],
      beasts: ["wolf-beige 0,0:n", "draugr-beige 0,0:n", "wolf-brown 0,0:w"],
      hands: [["start-move"]],
    });
    it.play("start-move").march("0,0:s", "0,0:e", 2);
    expect(it.options).toEqual([hunt("wolf-beige"), hunt("draugr-beige"), { kind: "stop" }]);
    expect(it.seen("combatStarted")).toEqual([]);
    it.choose(hunt("draugr-beige"));
    expect(it.options).toEqual([hunt("wolf-brown"), { kind: "stop" }]);
    it.choose(hunt("wolf-brown"));
    expect([it.place, it.seat]).toEqual(["combats.chooseCombat", 0]);
    expect(
      it
        .offered("fight")
        .map(option => option.at)
        .sort(),
    ).toEqual([it.at("0,0:n"), it.at("0,0:e"), it.at("0,0:w")].sort());
    // Nobody has to be attacked.
    const spared = scene({ units: ["0 0,0:n 4"], beasts: ["wolf-beige 0,0:n"], hands: [["start-move"]] });
    spared.play("start-move").stop().stop();
    expect(spared.seen("combatStarted")).toEqual([]);
  });

  test("NOR-313 units that shared with a Fallen Valkyrie may leave; those left after the moves must fight", () => {
    const spec = { units: ["0 0,0:n 3"], beasts: [`${VALKYRIE} 0,0:n`], hands: [["militia"]] } as const;
    const gone = scene({ ...spec, chance: [] });
    gone.play("militia").march("0,0:n", "0,0:w", 3).stop();
    expect(gone.seen("combatStarted")).toEqual([]);
    const left = scene(spec);
    left.play("militia").march("0,0:n", "0,0:w", 2).stop();
    expect(left.options).toEqual([hunt(VALKYRIE)]);
    // Who comes in by this action stays; the old ones may still go.
    const mixed = scene({
      ...spec,
      units: ["0 0,0:n 1", "0 0,0:w 2"],
    });
    mixed.play("militia").march("0,0:w", "0,0:n", 2);
    mixed.choose({ kind: "march", from: mixed.at("0,0:n"), to: mixed.at("0,0:e") });
    expect([mixed.units("0,0:e"), mixed.units("0,0:n")]).toEqual([1, 2]);
    expect(mixed.options).toEqual([hunt(VALKYRIE)]);
  });

  test("NOR-304, NOR-445 where enemies and a Fallen Valkyrie share, only the player is attacked; a winner shares with her", () => {
    const it = scene({
      units: ["0 0,0:n 4", "1 0,0:w 1"],
      beasts: [`${VALKYRIE} 0,0:w`],
      hands: [["infiltration", "fishing"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("infiltration").march("0,0:n", "0,0:w", 4);
    // Not even Infiltration leads through her land.
    expect(marches(it)).toEqual([]);
    expect(it.seen("combatStarted")).toMatchObject([{ defender: 1, creature: "" }]);
    expect([it.owner("0,0:w"), it.units("0,0:w"), it.s.line.length]).toEqual([0, 4, 1]);
  });

  test("NOR-314, NOR-317, NOR-320, NOR-321, NOR-325, NOR-326, NOR-447, NOR-EX-12 attacking a Wolf", () => {
    const it = scene({
      units: ["0 0,0:w 1", "0 0,0:n 2"],
      beasts: ["wolf-beige 0,0:w"],
      hands: [["start-move"]],
      resources: [[5, 0, 0]],
      chance: [face("axe-or-skull"), face("axe-or-skull")],
    });
    it.play("start-move").march("0,0:n", "0,0:w", 2).choose(hunt("wolf-beige"));
    expect(it.seen("combatStarted")[0]).toMatchObject({
      attack: [{ source: "units", axes: 3 }],
      defence: [{ source: "creature", axes: 4 }],
    });
    // One food for each of the three units at most.
    expect(it.options).toEqual([0, 1, 2, 3].map(feed));
    it.choose(feed(1));
    // The own choice face is the player's; the creature always takes the axe.
    expect([it.place, it.seat]).toEqual(["combat.chooseAttackFace", 0]);
    it.choose(axe);
    expect(it.seen("dieRolled").map(event => event.side)).toEqual(["attacker", "defender"]);
    expect(ended(it)).toMatchObject({ attackScore: 5, defenceScore: 5, winner: "defender", attackLosses: 0 });
    expect([it.units("0,0:w"), it.clan(0).glory, it.s.line.length, it.clan(0).food]).toEqual([3, 0, 1, 4]);
    expect(it.seat).toBe(1);
  });

  test("NOR-316 nobody retreats to where a creature is still to be fought", () => {
    const fight = (first: "0,0:w" | "0,0:n") => {
      const it = scene({
        units: ["0 0,0:n 2", "0 0,0:e 2", "1 0,0:w 3", "1 0,0:s 1"],
        beasts: ["wolf-beige 0,0:n"],
        hands: [["start-move"]],
        chance: [face("axes-2"), face("axes-2"), face("axes-2"), face("axes-2")],
      });
      it.play("start-move").march("0,0:e", "0,0:w", 2).choose(hunt("wolf-beige"));
      return it.choose({ kind: "fight", at: it.at(first) });
    };
    const before = fight("0,0:w");
    // Only the east is left, so nothing is asked.
    expect(before.seen("unitsMoved").at(-1)).toMatchObject({ to: before.at("0,0:e"), cause: "retreat" });
    const after = fight("0,0:n");
    expect(after.place).toBe("retreat.chooseWhere");
    expect(after.offers(retreat(after, "0,0:n", 2))).toBe(true);
  });

  test("NOR-318, NOR-319, NOR-331 an attacker has axes of card and clan, but no building and no use for skulls", () => {
    const it = scene({
      clans: ["snake", "boar"],
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:n 3"],
      buildings: ["0,0:n fortress"],
      loose: ["0,0:n defence-tower"],
      scorched: "0,0:n",
      beasts: ["wolf-beige 0,0:n"],
      hands: [["grizzled-warriors"]],
      chance: [face("skulls-2"), face("axes-2")],
    });
    it.play("grizzled-warriors").stop().choose(hunt("wolf-beige"));
    expect(it.seen("combatStarted")[0]!.attack).toEqual([
      { source: "units", axes: 3, skulls: 0 },
      { source: "scorched-earth", axes: 1, skulls: 0 },
      { source: "card", axes: 2, skulls: 0 },
    ]);
    // Two skulls do not hurt the Wolf; 6 : 6 is its victory.
    expect(ended(it)).toMatchObject({ attackScore: 6, defenceScore: 6, defenceLosses: 0, winner: "defender" });
  });

  test("NOR-318 a defender against a Fallen Valkyrie has Fortress and token, but Towers do nothing", () => {
    const it = scene({
      clans: ["snake", "boar"],
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:n 3"],
      buildings: ["0,0:n fortress"],
      loose: ["0,0:n defence-tower"],
      scorched: "0,0:n",
      beasts: [`${VALKYRIE} 0,0:e`],
      step: "moveCreatures",
      chance: [face("axes-2"), face("axes-3")],
    });
    expect(it.seen("combatStarted")[0]!.defence.filter(bonus => bonus.axes > 0)).toEqual([
      { source: "units", axes: 3, skulls: 0 },
      { source: "scorched-earth", axes: 1, skulls: 0 },
      { source: "fortress", axes: 2, skulls: 0 },
    ]);
    expect(ended(it)).toMatchObject({ attackScore: 9, defenceScore: 9, attackLosses: 0, winner: "defender" });
  });

  test("NOR-320, NOR-321, NOR-322, NOR-350, NOR-327, NOR-EX-14 a Fallen Valkyrie attacks and wins: the beaten retreat in groups", () => {
    const it = scene({
      units: ["0 0,0:n 3"],
      beasts: [`${VALKYRIE} 0,0:w`],
      resources: [[4, 0, 0]],
      step: "moveCreatures",
      chance: [face("axe-or-skull"), face("skulls-2")],
    });
    // Only the defender is asked, for food; nobody rolls for her.
    expect([it.place, it.seat]).toEqual(["combat.feedDefence", 0]);
    it.choose(feed(3));
    expect(it.seen("faceChosen")).toMatchObject([{ side: "attacker", seat: -1, as: "axe" }]);
    expect(ended(it)).toMatchObject({
      attackScore: 8,
      defenceScore: 6,
      winner: "attacker",
      attackLosses: 0,
      defenceLosses: 0,
    });
    it.choose(retreat(it, "0,0:w", 2)).choose(retreat(it, "0,0:e", 1));
    expect([it.units("0,0:w"), it.units("0,0:e"), it.owner("0,0:n")]).toEqual([2, 1, -1]);
    expect(it.s.line.map(beast => landOf(it.s).territory[beast.area])).toEqual([it.at("0,0:n")]);
  });

  test("NOR-323, NOR-324, NOR-328, NOR-EX-15 a tie is the defender's: the Valkyrie is gone, her glory gained", () => {
    const it = scene({
      units: ["0 0,0:n 3"],
      beasts: [`${VALKYRIE} 0,0:w`],
      resources: [[3, 0, 0]],
      step: "moveCreatures",
      chance: [face("axe-or-skull"), face("axes-2")],
    });
    it.choose(feed(3));
    expect(ended(it)).toMatchObject({ attackScore: 8, defenceScore: 8, winner: "defender" });
    expect([it.s.line, it.s.creatureDiscard, it.clan(0).glory]).toEqual([[], [VALKYRIE], 4]);
    expect(it.units("0,0:n")).toBe(3);
  });

  test("NOR-328 only the beaten creature leaves; those before and after it in the line stay", () => {
    const it = scene({
      units: ["0 0,0:n 8"],
      beasts: ["wolf-beige 0,0:w", `${BEAR} 0,0:n`, "draugr-beige 0,0:e"],
      hands: [["start-move"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("start-move");
    if (it.place === "move.chooseMarch") it.stop();
    it.choose(hunt(BEAR));
    expect(it.s.line.map(({ creature }) => creature)).toEqual(["wolf-beige", "draugr-beige"]);
    expect(it.s.creatureDiscard).toEqual([BEAR]);
  });

  test("NOR-324 each kind of creature brings its own glory", () => {
    for (const [creature, glory] of [
      ["wolf-beige", 1],
      ["draugr-beige", 2],
      [BEAR, 3],
      [VALKYRIE, 4],
    ] as const) {
      const it = scene({
        units: ["0 0,0:n 8"],
        beasts: [`${creature} 0,0:n`],
        hands: [["start-move"]],
        chance: [face("axes-3"), face("axes-2")],
      });
      it.play("start-move");
      if (it.place === "move.chooseMarch") it.stop();
      it.choose(hunt(creature));
      expect([it.clan(0).glory, it.s.creatureDiscard]).toEqual([glory, [creature]]);
    }
  });

  test("NOR-323, NOR-325, NOR-329, NOR-EX-48 who loses every unit loses, whatever the score", () => {
    const it = scene({
      units: ["0 0,0:n 2"],
      beasts: ["draugr-beige 0,0:n"],
      hands: [["grizzled-warriors"]],
      resources: [[2, 0, 0]],
      chance: [face("axes-3"), face("skulls-2")],
    });
    it.play("grizzled-warriors").stop().choose(hunt("draugr-beige"), feed(2));
    expect(ended(it)).toMatchObject({ attackScore: 9, defenceScore: 5, attackLosses: 2, winner: "defender" });
    expect([it.owner("0,0:n"), it.clan(0).reserve, it.clan(0).glory, it.s.line.length]).toEqual([-1, 14, 0, 1]);
  });

  test("NOR-325, NOR-326 a creature's skulls remove units; survivors that share its land stay", () => {
    const it = scene({
      units: ["0 0,0:n 3"],
      beasts: [`${BEAR} 0,0:n`],
      hands: [["start-move"]],
      chance: [face("axes-2"), face("axe-skull")],
    });
    it.play("start-move").choose(hunt(BEAR));
    expect(ended(it)).toMatchObject({ attackScore: 5, defenceScore: 7, attackLosses: 1, winner: "defender" });
    expect(it.units("0,0:n")).toBe(2);
    expect(it.seen("unitsMoved")).toEqual([]);
  });

  test("NOR-327 an attacker who loses to a Fallen Valkyrie retreats over Regular Borders, or is removed", () => {
    const it = scene({
      units: ["0 0,0:n 2", "1 0,0:e 1", "1 0,0:s 1"],
      beasts: [`${VALKYRIE} 0,0:w`],
      hands: [["start-move"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    it.play("start-move").march("0,0:n", "0,0:w", 2).choose(hunt(VALKYRIE));
    expect(it.seen("unitsMoved").at(-1)).toMatchObject({ to: it.at("0,0:n"), units: 2, cause: "retreat" });
    const cornered = scene({
      map: ["tile-18 0 0 0"],
      units: ["0 0,0:s 2"],
      beasts: [`${VALKYRIE} 0,0:s`],
      hands: [["start-move"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    cornered.play("start-move").choose(hunt(VALKYRIE));
    expect([cornered.clan(0).reserve, cornered.seen("unitsRemoved")[0]?.cause]).toEqual([14, "noRetreat"]);
  });

  test("NOR-330 against creatures the Wolf clan eats, the Stag wins glory only for land taken from a Valkyrie", () => {
    const fight = (clan: ClanId, creature: CreatureId, from: string) => {
      const it = scene({
        clans: [clan, "boar"],
        units: [`0 ${from} 8`],
        beasts: [`${creature} 0,0:n`],
        hands: [["start-move"]],
        chance: [face("axes-3"), face("axes-2")],
      });
      it.play("start-move");
      if (from === "0,0:n") it.stop();
      else it.march(from, "0,0:n", 8);
      return it.choose(hunt(creature)).clan(0);
    };
    expect(fight("wolf", "wolf-beige", "0,0:n").food).toBe(1);
    expect(fight("stag", VALKYRIE, "0,0:w").glory).toBe(4 + 1);
    expect(fight("stag", VALKYRIE, "0,0:n").glory).toBe(4);
    expect(fight("stag", "wolf-beige", "0,0:w").glory).toBe(1);
    // The Wolf clan eats for attacks only.
    const defended = scene({
      clans: ["wolf", "boar"],
      units: ["0 0,0:n 8"],
      beasts: [`${VALKYRIE} 0,0:w`],
      step: "moveCreatures",
      chance: [face("axes-2"), face("axes-3")],
    });
    expect(defended.clan(0)).toMatchObject({ glory: 4, food: 0 });
  });

  test("NOR-331 Axe Throwers and Shieldbearers work against creatures, Intimidate does not", () => {
    const thrown = scene({
      units: ["0 0,0:n 4"],
      beasts: ["wolf-beige 0,0:n"],
      hands: [["axe-throwers"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    thrown.play("axe-throwers").stop().choose(hunt("wolf-beige"));
    expect(thrown.place).toBe("combat.throwAxes");
    thrown.choose(axe);
    expect(ended(thrown)).toMatchObject({ attackScore: 7, defenceScore: 6, winner: "attacker" });
    const shielded = scene({
      units: ["0 0,0:n 4"],
      beasts: ["wolf-beige 0,0:n"],
      hands: [["shieldbearers"]],
      chance: [face("axes-2"), face("skulls-2")],
    });
    shielded.play("shieldbearers").stop().choose(hunt("wolf-beige"));
    expect(ended(shielded)).toMatchObject({ attackLosses: 1, winner: "attacker" });
    const pushed = scene({
      units: ["0 0,0:n 4"],
      beasts: ["wolf-beige 0,0:n"],
      hands: [["intimidate"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    pushed.play("intimidate").stop().choose(hunt("wolf-beige"));
    expect(ended(pushed)).toMatchObject({ creature: "wolf-beige" });
    // Cards that name units or enemies find none in a creature.
    const idle = scene({
      clans: ["raven", "boar"],
      units: ["0 0,0:n 4"],
      beasts: ["wolf-beige 0,0:w"],
      hands: [["raven-raiding-party", "wolf-plunder", "capture", "bribery"]],
    });
    expect(idle.offered("play")).toEqual([]);
  });

  test("NOR-312, NOR-343, NOR-451, NOR-EX-17 units held by a Bear fight it without moving and are free from the next action on", () => {
    const it = scene({
      units: ["0 0,0:n 4"],
      beasts: [`${BEAR} 0,0:n`],
      hands: [["militia", "start-move"]],
      resources: [[2, 0, 0]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("militia");
    // No move is possible, and none comes after the combat though two were left.
    expect(it.place).toBe("move.declareHunt");
    it.choose(hunt(BEAR), feed(2));
    expect(ended(it)).toMatchObject({ attackScore: 9, defenceScore: 8, winner: "attacker" });
    expect([it.clan(0).glory, it.place]).toEqual([3, "turn.playOn"]);
    it.play("start-move").march("0,0:n", "0,0:w", 4);
    expect(it.units("0,0:w")).toBe(4);
  });
});
