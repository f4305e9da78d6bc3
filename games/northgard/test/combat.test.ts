import { describe, expect, test } from "vitest";
import { landOf } from "../map/atlas.ts";
import { attackOdds } from "../rules/odds.ts";
import type { Spec } from "./scene-spec.ts";
import { face, facing, type Scene, scene } from "./scenes.ts";

const axe = { kind: "count", as: "axe" } as const;
const skull = { kind: "count", as: "skull" } as const;
const feed = (food: number) => ({ kind: "feed", food }) as const;
const ended = (it: Scene) => it.combats.at(-1);

/** Seat 0 in the west attacks seat 1 in the east with so many of its units. */
function attack(units: number, spec: Spec, card: "start-move" | "bodyguard" = "start-move"): Scene {
  const it = scene({ hands: [[card], ["start-move"]], ...spec });
  it.play(card);
  it.choose({ kind: "march", from: it.at("0,0:w"), to: it.at("0,0:e") });
  if (it.place === "move.chooseUnits") it.choose({ kind: "send", units, kaija: false });
  return it;
}

describe("combat between seats", () => {
  test("NOR-160, NOR-161, NOR-162 units of two seats in one land fight; who moved in attacks; only units there take part", () => {
    const it = attack(2, {
      units: ["0 0,0:w 3", "1 0,0:e 1", "1 0,0:s 5"],
      chance: [1, 0],
    });
    expect(it.seen("combatStarted")).toMatchObject([
      {
        at: it.at("0,0:e"),
        attacker: 0,
        defender: 1,
        attack: [{ source: "units", axes: 2 }],
        defence: [{ source: "units", axes: 1 }],
      },
    ]);
  });

  test("NOR-109, NOR-112, NOR-164, NOR-165, NOR-166, NOR-173, NOR-383, NOR-EX-08 combat example 1: casualties decide in spite of 7 to 8", () => {
    const it = attack(5, {
      units: facing(5, 2),
      loose: ["0,0:e fortress", "0,0:e defence-tower"],
      resources: [
        [2, 0, 0],
        [5, 0, 0],
      ],
      chance: [face("skulls-2"), face("axes-2")],
    });
    expect([it.place, it.seat]).toEqual(["combat.feedAttack", 0]);
    it.choose(feed(2));
    expect([it.place, it.seat]).toEqual(["combat.feedDefence", 1]);
    // Two units: no more than 2 food.
    expect(it.offered("feed").map(option => option.food)).toEqual([0, 1, 2]);
    it.choose(feed(2));
    expect(ended(it)).toMatchObject({
      winner: "attacker",
      attackScore: 7,
      defenceScore: 8,
      attackLosses: 1,
      defenceLosses: 2,
    });
    expect([it.owner("0,0:e"), it.units("0,0:e"), it.clan(1).reserve]).toEqual([0, 4, 14]);
    expect([it.clan(0).food, it.clan(1).food]).toEqual([0, 3]);
    expect(it.s.loose).toHaveLength(2);
  });

  test("NOR-169, NOR-175, NOR-179, NOR-184, NOR-384, NOR-386, NOR-EX-09 combat example 2: a tie goes to the defender, the attackers split up", () => {
    const it = attack(
      4,
      {
        units: facing(5, 2),
        loose: ["0,0:e fortress", "0,0:e defence-tower"],
        resources: [
          [0, 0, 0],
          [2, 0, 0],
        ],
        chance: [face("axe-skull"), face("axe-or-skull")],
      },
      "bodyguard",
    );
    it.choose(feed(2));
    expect([it.place, it.seat]).toEqual(["combat.chooseDefenceFace", 1]);
    it.choose(skull);
    expect(ended(it)).toMatchObject({
      winner: "defender",
      attackScore: 6,
      defenceScore: 6,
      attackLosses: 2,
      defenceLosses: 1,
    });
    expect([it.place, it.seat]).toEqual(["retreat.chooseWhere", 0]);
    it.choose(
      { kind: "retreat", to: it.at("0,0:w"), units: 1, kaija: false },
      { kind: "retreat", to: it.at("0,0:n"), units: 1, kaija: false },
    );
    expect([it.units("0,0:w"), it.units("0,0:n"), it.owner("0,0:e"), it.units("0,0:e")]).toEqual([2, 1, 1, 1]);
  });

  test("NOR-166, NOR-EX-29 at most one food per unit, Kaija included", () => {
    const two = attack(2, {
      units: facing(2, 1),
      resources: [
        [5, 0, 0],
        [0, 0, 0],
      ],
      chance: [1, 0],
    });
    expect(two.offered("feed").map(option => option.food)).toEqual([0, 1, 2]);
    // The rest of what the seat has says why not.
    expect(two.refusals.map(({ choice }) => choice)).toEqual([feed(3), feed(4), feed(5)]);
    const bear = scene({
      clans: ["goat", "bear"],
      units: facing(3, 1),
      kaija: "0,0:e",
      resources: [
        [0, 0, 0],
        [5, 0, 0],
      ],
      hands: [["start-move"]],
      chance: [1, 0],
    });
    bear.play("start-move").march("0,0:w", "0,0:e", 3);
    expect([bear.seat, bear.offered("feed").map(option => option.food)]).toEqual([1, [0, 1, 2]]);
  });

  test("NOR-167 the attacker's food is known before the defender decides", () => {
    const it = attack(2, {
      units: facing(2, 2),
      resources: [
        [2, 0, 0],
        [2, 0, 0],
      ],
      chance: [1, 0],
    });
    it.choose(feed(1));
    expect(it.seen("foodSpent")).toMatchObject([{ seat: 0, food: 1 }]);
    expect(it.seat).toBe(1);
  });

  test("NOR-168, NOR-169 the attacker rolls and chooses before the defender rolls", () => {
    const it = attack(2, {
      units: facing(2, 2),
      chance: [face("axe-or-skull"), face("axe-or-skull")],
    });
    expect([it.place, it.seat]).toEqual(["combat.chooseAttackFace", 0]);
    expect(it.seen("dieRolled")).toMatchObject([{ side: "attacker", face: "axe-or-skull" }]);
    expect(it.options).toEqual([axe, skull]);
    it.choose(axe);
    expect([it.place, it.seat]).toEqual(["combat.chooseDefenceFace", 1]);
    expect(it.seen("dieRolled")).toHaveLength(2);
  });

  test("NOR-170, NOR-171, NOR-172 each face counts as printed: scores add axes, casualties are the other side's skulls", () => {
    const outcomes: [Parameters<typeof face>[0], number, number][] = [
      ["axes-2", 2, 0],
      ["axes-3", 3, 0],
      ["axes-2-skull", 2, 1],
      ["skulls-2", 0, 2],
      ["axe-skull", 1, 1],
    ];
    for (const [id, axes, skulls] of outcomes) {
      const it = attack(3, {
        units: facing(3, 4),
        chance: [face(id), face("axes-2")],
      });
      expect(ended(it)).toMatchObject({
        attackScore: 3 + axes,
        defenceScore: 6,
        defenceLosses: skulls,
        attackLosses: 0,
      });
    }
  });

  test("NOR-173 who loses all units loses, whatever the scores", () => {
    const it = attack(1, {
      units: facing(1, 2),
      chance: [face("skulls-2"), face("axes-3")],
    });
    expect(ended(it)).toMatchObject({ winner: "attacker", attackScore: 1, defenceScore: 5 });
    expect([it.owner("0,0:e"), it.units("0,0:e")]).toEqual([0, 1]);
  });

  test("NOR-174, NOR-243, NOR-244, NOR-EX-26 both sides annihilated: nobody wins, the land is neutral, no reward", () => {
    const it = attack(1, {
      clans: ["wolf", "goat"],
      units: facing(1, 1),
      loose: ["0,0:e defence-tower"],
      chance: [face("skulls-2"), face("axes-2")],
    });
    expect(ended(it)?.winner).toBe("nobody");
    expect([it.owner("0,0:e"), it.s.loose.length, it.clan(0).food]).toEqual([-1, 1, 0]);
    expect([it.clan(0).reserve, it.clan(1).reserve]).toEqual([14, 14]);
  });

  test("NOR-175 the higher score wins; on a tie the defender", () => {
    const tie = attack(2, {
      units: facing(2, 2),
      chance: [face("axes-2"), face("axes-2")],
    });
    expect(ended(tie)?.winner).toBe("defender");
    const more = attack(2, {
      units: facing(2, 2),
      chance: [face("axes-3"), face("axes-2")],
    });
    expect(ended(more)?.winner).toBe("attacker");
  });

  test("NOR-176, NOR-177 casualties go to the reserve and are simultaneous: the fallen still count and strike", () => {
    const it = attack(2, {
      units: facing(2, 2),
      chance: [face("axes-2-skull"), face("axe-skull")],
    });
    expect(ended(it)).toMatchObject({
      winner: "attacker",
      attackScore: 4,
      defenceScore: 3,
      attackLosses: 1,
      defenceLosses: 1,
    });
    expect([it.clan(0).reserve, it.clan(1).reserve]).toEqual([13, 13]);
  });

  test("NOR-178, NOR-225, NOR-385, NOR-EX-30 Kaija counts 2 axes and one unit; her owner decides whether she falls", () => {
    const spec: Spec = {
      clans: ["goat", "bear"],
      units: facing(3, 1),
      kaija: "0,0:e",
      hands: [["start-move"], []],
      chance: [face("axe-skull"), face("axes-3")],
    };
    const spared = scene(spec);
    spared.play("start-move").march("0,0:w", "0,0:e", 3);
    expect(spared.seen("combatStarted")[0]?.defence).toEqual([
      { source: "units", axes: 1, skulls: 0 },
      { source: "kaija", axes: 2, skulls: 0 },
    ]);
    expect([spared.place, spared.seat]).toEqual(["combat.chooseDefenceLosses", 1]);
    spared.choose({ kind: "lose", kaija: false });
    // Kaija alone remains: she holds the land.
    expect([spared.owner("0,0:e"), spared.units("0,0:e"), landOf(spared.s).territory[spared.clan(1).kaija]]).toEqual([
      1,
      0,
      spared.at("0,0:e"),
    ]);
    const fallen = scene(spec);
    fallen.play("start-move").march("0,0:w", "0,0:e", 3).choose({ kind: "lose", kaija: true });
    expect([fallen.units("0,0:e"), fallen.clan(1).kaija]).toEqual([1, -1]);
  });

  test("NOR-178, NOR-385 nobody is asked if all fall, or if Kaija fights alone", () => {
    const alone = scene({
      clans: ["goat", "bear"],
      units: ["0 0,0:w 3", "1 0,0:s 1"],
      kaija: "0,0:e",
      hands: [["start-move"]],
      chance: [face("axe-skull"), face("axes-3")],
    });
    alone.play("start-move").march("0,0:w", "0,0:e", 3);
    expect([alone.clan(1).kaija, alone.owner("0,0:e")]).toEqual([-1, 0]);
  });

  test("NOR-179, NOR-181 the loser retreats over Regular Borders to own or neutral land", () => {
    // tile-22: e next to s and w over Regular Borders, to n over a Difficult one.
    const it = scene({
      seats: 3,
      map: ["tile-22 0 0 0"],
      units: ["0 0,0:w 5", "1 0,0:e 2", "2 0,0:s 1"],
      hands: [["start-move"], [], []],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("start-move").march("0,0:w", "0,0:e", 4);
    // West is the attacker's, south a third seat's, north behind a Difficult Border: NOR-180, all are removed.
    expect(it.seen("unitsRemoved")).toMatchObject([{ seat: 1, units: 2, cause: "noRetreat" }]);
    expect(it.clan(1).reserve).toBe(14);
  });

  test("NOR-180, NOR-181, NOR-EX-27 no way but a Difficult Border: all survivors are removed", () => {
    const it = scene({
      map: ["tile-14 0 0 0"],
      units: ["0 0,0:s 6", "1 0,0:m 3"],
      hands: [["start-move"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("start-move").march("0,0:s", "0,0:m", 5);
    expect(it.owner("0,0:n")).toBe(-1);
    expect(it.clan(1).reserve).toBe(14);
  });

  test("NOR-181 the Wolf Clan's own units retreat over Difficult Borders in its action", () => {
    const it = scene({
      clans: ["wolf", "goat"],
      map: ["tile-14 0 0 0"],
      units: ["0 0,0:n 2", "1 0,0:m 3", "1 0,0:s 1"],
      hands: [["wolf-clan"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    it.play("wolf-clan").march("0,0:n", "0,0:m", 2);
    expect([it.owner("0,0:n"), it.units("0,0:n"), it.owner("0,0:m")]).toEqual([0, 2, 1]);
  });

  test("NOR-181 but not the defenders beaten in the Wolf's action", () => {
    const it = scene({
      clans: ["wolf", "goat"],
      map: ["tile-14 0 0 0"],
      units: ["0 0,0:s 5", "1 0,0:m 2"],
      hands: [["wolf-clan"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("wolf-clan").march("0,0:s", "0,0:m", 4);
    expect(it.clan(1).reserve).toBe(14);
  });

  test("NOR-182 nobody retreats without survivors, and a winner never", () => {
    const it = attack(3, {
      units: facing(3, 1),
      chance: [face("axes-2-skull"), face("axes-2")],
    });
    expect(it.seen("unitsMoved").filter(event => event.cause === "retreat")).toEqual([]);
    expect(it.units("0,0:e")).toBe(3);
  });

  test("NOR-185, NOR-EX-28 nobody retreats to a combat that is still to come, but to one that is settled", () => {
    const spec: Spec = {
      units: ["0 0,0:w 9", "1 0,0:e 2", "1 0,0:n 1"],
      hands: [["infiltration"], []],
    };
    const first = scene({ ...spec, chance: [face("axes-3"), face("axes-2"), 0, 0] });
    first.play("infiltration").march("0,0:w", "0,0:e", 4).march("0,0:w", "0,0:n", 1).stop();
    first.choose({ kind: "fight", at: first.at("0,0:e") });
    // Beaten in the east: not to the north, where the other combat waits; west is seat 0's; only the south is left.
    expect([first.units("0,0:s"), first.owner("0,0:s")]).toEqual([2, 1]);
    const second = scene({ ...spec, chance: [face("axes-2"), face("axes-3"), face("axes-3"), face("axes-2")] });
    second.play("infiltration").march("0,0:w", "0,0:e", 4).march("0,0:w", "0,0:n", 1).stop();
    second.choose({ kind: "fight", at: second.at("0,0:n") });
    // Seat 0 loses the north 3 to 4 and goes back; then the north is open to the defenders of the east.
    if (second.place === "retreat.chooseWhere" && second.seat === 0)
      second.choose({ kind: "retreat", to: second.at("0,0:w"), units: 1, kaija: false });
    expect(second.place).toBe("retreat.chooseWhere");
    expect([...new Set(second.offered("retreat").map(option => option.to))]).toContain(second.at("0,0:n"));
  });

  test("NOR-186 a combat that has lost a side is not fought; who remains holds the land", () => {
    const it = scene({
      units: ["0 0,0:w 9", "1 0,0:e 2", "1 0,0:n 1"],
      hands: [["militia"], []],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("militia").march("0,0:w", "0,0:e", 4).march("0,0:w", "0,0:n", 2);
    // The defenders of the north are gone before their combat comes.
    it.s.units[it.at("0,0:n")] = 0;
    it.s.owner[it.at("0,0:n")] = -1;
    it.clan(1).reserve++;
    it.choose({ kind: "fight", at: it.at("0,0:e") });
    while (it.place === "retreat.chooseWhere") it.choose(it.options[0]!);
    expect(it.seen("combatAvoided")).toMatchObject([{ at: it.at("0,0:n"), why: "gone" }]);
    expect(it.seen("combatStarted")).toHaveLength(1);
    expect([it.owner("0,0:n"), it.units("0,0:n")]).toEqual([0, 2]);
  });

  test("NOR-187 the skulls of Towers come by themselves", () => {
    const it = attack(3, {
      units: facing(3, 1),
      loose: ["0,0:e defence-tower", "0,0:e defence-tower"],
      chance: [face("axes-3"), face("axes-2")],
    });
    expect(ended(it)).toMatchObject({ attackLosses: 2, winner: "attacker" });
  });

  test("NOR-435 if there is a way every survivor must go, and the owner decides at once", () => {
    const it = attack(3, {
      units: facing(4, 2),
      chance: [face("axes-3"), face("axes-2")],
    });
    expect([it.place, it.seat]).toEqual(["retreat.chooseWhere", 1]);
    expect(it.options.every(option => option.kind === "retreat")).toBe(true);
    it.choose({ kind: "retreat", to: it.at("0,0:s"), units: 1, kaija: false });
    expect(it.place).toBe("retreat.chooseWhere");
    it.choose({ kind: "retreat", to: it.at("0,0:s"), units: 1, kaija: false });
    expect(it.units("0,0:s")).toBe(2);
  });

  test("NOR-436, NOR-244 rewards come at the end of each combat, so the food feeds the next", () => {
    const it = scene({
      clans: ["wolf", "goat"],
      units: ["0 0,0:w 9", "1 0,0:e 1", "1 0,0:n 1"],
      hands: [["militia"], []],
      chance: [face("skulls-2"), face("axes-2"), 0, 0],
    });
    it.play("militia").march("0,0:w", "0,0:e", 4).march("0,0:w", "0,0:n", 4);
    it.choose({ kind: "fight", at: it.at("0,0:e") });
    expect(it.clan(0).food).toBe(1);
    expect([it.place, it.offered("feed").map(option => option.food)]).toEqual(["combat.feedAttack", [0, 1]]);
  });

  test("NOR-170, NOR-169, NOR-175, NOR-EX-54 exact odds: 13, 23, 31 and 35 of 36 for a lead of 0, 1, 2, 3 axes", () => {
    const side = (axes: number) => ({ axes, skulls: 0, size: 3 });
    expect([0, 1, 2, 3].map(lead => Math.round(attackOdds(side(3 + lead), side(3), "") * 36))).toEqual([
      13, 23, 31, 35,
    ]);
  });
});
