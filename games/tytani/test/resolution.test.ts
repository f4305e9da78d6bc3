import { describe, expect, test } from "vitest";
import { battleTable, rowFor } from "../content/numbers.ts";
import { army, type Spec } from "./scene-spec.ts";
import { bring, rolls, type Scene, scene } from "./scenes.ts";

/** Seat 0 (Sweden) attacks Volhynia, held by seat 1 (the Commonwealth), out of Prussia; nobody does anything. */
function attack(attackers: string, defenders: string, dice: string, spec: Spec = {}): Scene {
  const it = scene({
    using: "order-great-march",
    ...spec,
    map: { "a-prussia": `0 ${attackers}`, "a-volhynia": `1 ${defenders}`, "a-transylvania": "1", ...spec.map },
    chance: rolls(dice),
  });
  it.act("move-army").march("a-prussia", attackers, "a-volhynia");
  return it.end();
}

const quiet = (it: Scene): Scene => {
  while (it.place.startsWith("battle.claim")) it.choose({ kind: "pass" });
  return it;
};

describe("the resolution of a Battle", () => {
  test("TYT-149, TYT-150, TYT-161, TYT-162, TYT-297, TYT-318 losses, cards and VP by the difference", () => {
    expect(
      [0, 2, 3, 4, 5, 9].map(difference => [
        rowFor(difference).losses,
        rowFor(difference).cards,
        rowFor(difference).vp,
      ]),
    ).toEqual([
      [0, 1, 1],
      [0, 1, 1],
      [1, 2, 2],
      [1, 2, 2],
      [2, 3, 4],
      [2, 3, 4],
    ]);
    expect(battleTable).toHaveLength(3);
    const two = attack("iit", "ii", "i1 i1 t1 i1 i0").fight();
    expect([two.vp(0), two.power(1).hand.length, two.seen("unitLost")]).toEqual([1, 1, []]);
    const three = attack("iit", "ii", "i1 i1 t1 i0 i0").fight();
    expect([three.place, three.args.left]).toEqual(["battle.loseUnit", 1]);
    three.choose({ kind: "lose", unit: "infantry", from: "a-volhynia" });
    expect([three.vp(0), three.power(1).hand.length]).toEqual([2, 2]);
    const five = attack("iit", "iic", "i1 i1 t3 i0 i0 c0").fight();
    five.choose(
      { kind: "lose", unit: "infantry", from: "a-volhynia" },
      { kind: "lose", unit: "cavalry", from: "a-volhynia" },
    );
    expect([five.vp(0), five.power(1).hand.length]).toEqual([4, 3]);
    expect(five.power(1).reserve).toBe(army("iiiiiccccaa"));
  });

  test("TYT-151, TYT-EX-11 a lone unit is lost, and the rest goes by a difference of 4", () => {
    const it = attack("iit", "i", "i2 i2 t3 i0").fight();
    it.choose({ kind: "lose", unit: "infantry", from: "a-volhynia" });
    expect(it.seen("battleDecided")).toMatchObject([{ difference: 7, counted: 4 }]);
    expect([it.vp(0), it.power(1).hand.length]).toEqual([2, 2]);
    const titan = attack("iit", "t", "i2 i2 t4 t1").fight();
    titan.choose({ kind: "lose", unit: "titan", from: "a-volhynia" });
    expect(titan.vp(0)).toBe(3);
  });

  test("TYT-152, TYT-335 a lost Titan lies if it attacked, stands if it defended", () => {
    const defended = attack("iit", "ti", "i1 i1 t4 i0 t1").fight();
    defended.choose(
      { kind: "lose", unit: "titan", from: "a-volhynia" },
      { kind: "lose", unit: "infantry", from: "a-volhynia" },
    );
    expect(defended.power(1).titan).toBe("standing");
    const attacked = attack("t", "iic", "t1 i2 i1 c1").fight();
    attacked.choose({ kind: "lose", unit: "titan", from: "a-prussia" });
    expect([attacked.power(0).titan, attacked.units("a-prussia"), attacked.owner("a-prussia")]).toEqual([
      "lying",
      0,
      0,
    ]);
  });

  test("TYT-153, TYT-EX-13, TYT-165 losing attackers return; a tie is won by the defender, for 1 VP and 1 card", () => {
    const it = attack("ii", "i", "i1 i0 i1").fight();
    expect(it.seen("battleDecided")).toMatchObject([{ winner: 1, difference: 0 }]);
    expect([it.vp(1), it.power(0).hand.length, it.units("a-prussia"), it.seen("unitLost")]).toEqual([
      1,
      1,
      army("ii"),
      [],
    ]);
    expect([it.owner("a-volhynia"), it.s.attacks]).toEqual([1, []]);
  });

  test("TYT-153, TYT-EX-27 a brought attacker returns to where it came from", () => {
    const it = attack("i", "ii", "i0 i1 i1 a0", {
      map: { "a-lithuania": "0 a" },
      hands: [[bring("own", "infantry")], []],
    });
    it.endStage().choose(
      { kind: "support", cards: [bring("own", "infantry")] },
      { kind: "bring", unit: "artillery", from: "a-lithuania" },
    );
    expect([it.owner("a-lithuania"), it.units("a-lithuania")]).toEqual([0, 0]);
    it.endStage();
    expect([it.units("a-lithuania"), it.units("a-prussia")]).toEqual([army("a"), army("i")]);
  });

  test("TYT-154, TYT-155, TYT-158, TYT-EX-23 controlled land before empty land, never enemy land; nowhere to go means lost", () => {
    const base = { using: "order-great-march", turn: 1 } as const;
    const retreat = (map: Spec["map"]): Scene => {
      const it = scene({
        ...base,
        capitals: false,
        map: {
          "a-lithuania": "1",
          "a-gotland": "1 t",
          "a-lesser-poland": "1 i",
          "a-prussia": "0 i",
          "a-svealand": "0",
          "a-silesia": "1",
          ...map,
        },
        chance: rolls("t2 i0"),
      });
      return it.act("move-army").march("a-gotland", "t", "a-prussia").end().fight();
    };
    const own = retreat({ "a-pomerania": "0" });
    expect(own.units("a-pomerania")).toBe(army("i"));
    const empty = retreat({ "a-pomerania": "1" });
    // No rule needs to be looked up for land of their own, or of nobody.
    const cited = (it: Scene) =>
      it
        .seen("unitsMoved")
        .filter(({ cause }) => cause === "retreat")
        .map(({ cites }) => cites);
    expect([cited(own), cited(empty)]).toEqual([[undefined], [undefined]]);
    expect([empty.units("a-volhynia"), empty.owner("a-volhynia")]).toEqual([army("i"), 0]);
    const none = retreat({ "a-pomerania": "1", "a-volhynia": "1" });
    expect(none.seen("unitLost")).toMatchObject([{ unit: "infantry", cause: "noRetreat" }]);
  });

  test("TYT-155 land that the winners of the same Battle have left for good is empty", () => {
    const it = scene({
      using: "order-manoeuvre",
      capitals: false,
      map: {
        "a-lithuania": "0 c",
        "a-prussia": "1 i",
        "a-gotland": "0",
        "a-livonia": "1 i",
        "a-denmark": "0",
        "a-gotaland": "0",
        "a-norrland": "0",
        "a-svealand": "0",
        "a-pomerania": "0",
        "a-volhynia": "0",
        "a-lesser-poland": "0 i",
        "a-silesia": "1",
      },
      chance: rolls("c2 i0"),
    });
    // Lithuania is given up for want of a marker.
    it.act("move-cavalry").march("a-lithuania", "c", "a-prussia").end();
    expect(it.owner("a-lithuania")).toBe(-1);
    it.fight();
    expect([it.units("a-lithuania"), it.owner("a-lithuania"), it.units("a-prussia")]).toEqual([
      army("i"),
      1,
      army("c"),
    ]);
    expect(it.seen("unitLost")).toEqual([]);
  });

  test("TYT-154, TYT-298 several regions are the loser's choice; nobody splits up", () => {
    const it = attack("iit", "ic", "i1 i1 t1 i1 c1", { map: { "a-lithuania": "1", "a-silesia": "1" } }).fight();
    expect([it.place, it.seat]).toEqual(["battle.chooseRetreat", 1]);
    expect(
      it
        .offered("retreat")
        .map(({ to }) => to)
        .sort(),
    ).toEqual(["a-lesser-poland", "a-lithuania"]);
    it.choose({ kind: "retreat", to: "a-lithuania" });
    expect(it.units("a-lithuania")).toBe(army("ic"));
  });

  test("TYT-156, TYT-EX-24 a region that cannot take all is passed over for one that can", () => {
    const it = scene({
      scenario: "a2-road-to-azov",
      using: "order-great-march",
      capitals: false,
      map: {
        "a-muscovy": "0 t",
        "a-smolensk": "0 iii",
        "a-severia": "1 iiit",
        "a-wild-fields": "1 iiiccc",
        "a-rumelia": "1 c",
        "a-ryazan": "0",
        "a-zaporizhia": "0",
        "a-volhynia": "0",
      },
      chance: rolls("i2 i2 i2 i1 i1 i1 t1"),
    });
    it.act("move-army").march("a-smolensk", "iii", "a-severia").end();
    // Wild Fields has two slots left, Lithuania is empty and takes all five.
    it.fight();
    expect(it.units("a-lithuania")).toBe(army("iiit"));
    expect(it.owner("a-lithuania")).toBe(1);
  });

  test("TYT-156 where nothing takes all, the roomiest controlled region does, and the excess is lost", () => {
    const it = scene({
      scenario: "a2-road-to-azov",
      using: "order-great-march",
      capitals: false,
      map: {
        "a-muscovy": "0 t",
        "a-smolensk": "0 iii",
        "a-severia": "1 iiit",
        "a-wild-fields": "1 iiiccc",
        "a-lithuania": "0",
        "a-rumelia": "1 c",
        "a-ryazan": "0",
        "a-zaporizhia": "0",
        "a-volhynia": "0",
      },
      chance: rolls("i2 i2 i2 i1 i1 i1 t1"),
    });
    it.act("move-army").march("a-smolensk", "iii", "a-severia").end().fight();
    expect([it.place, it.args.left]).toEqual(["battle.loseExcess", 3]);
    it.choose(
      { kind: "lose", unit: "titan", from: "a-severia" },
      { kind: "lose", unit: "infantry", from: "a-severia" },
    );
    expect(it.units("a-wild-fields")).toBe(army("iiiiiccc"));
    expect([it.vp(0), it.power(1).titan]).toEqual([2, "standing"]);
  });

  test("TYT-157, TYT-160 brought defenders retreat with the rest, home if they like; after a victory they stay", () => {
    const spec: Spec = { hands: [[], [bring("own", "infantry")]], map: { "a-lesser-poland": "1 c" } };
    const lost = attack("iit", "i", "i1 i1 t2 i0 c1", spec);
    lost.choose(
      { kind: "support", cards: [bring("own", "infantry")] },
      { kind: "bring", unit: "cavalry", from: "a-lesser-poland" },
    );
    lost.endStage().endStage().choose({ kind: "lose", unit: "infantry", from: "a-volhynia" });
    expect(lost.units("a-lesser-poland")).toBe(army("c"));
    const won = attack("i", "i", "i0 i1 c2", spec);
    won.choose(
      { kind: "support", cards: [bring("own", "infantry")] },
      { kind: "bring", unit: "cavalry", from: "a-lesser-poland" },
    );
    won.endStage().endStage();
    expect([won.units("a-volhynia"), won.units("a-lesser-poland"), won.owner("a-lesser-poland")]).toEqual([
      army("ic"),
      0,
      1,
    ]);
  });

  test("TYT-159, TYT-163, TYT-EX-08 the winners move in; a fallen Titan is worth 1 VP more", () => {
    const it = attack("iit", "tii", "i1 i1 t3 i1 i0 t1", { map: { "a-silesia": "1" } }).fight();
    it.choose({ kind: "lose", unit: "titan", from: "a-volhynia" });
    expect([it.owner("a-volhynia"), it.units("a-volhynia"), it.units("a-lesser-poland")]).toEqual([
      0,
      army("iit"),
      army("ii"),
    ]);
    expect([it.vp(0), it.power(1).hand.length, it.power(1).titan]).toEqual([3, 2, "standing"]);
  });

  test("TYT-163, TYT-EX-25 also a Titan lost for want of a retreat", () => {
    const it = scene({
      using: "order-great-march",
      capitals: false,
      map: {
        "a-gotland": "0 t",
        "a-prussia": "1 t",
        "a-pomerania": "0",
        "a-lithuania": "0",
        "a-volhynia": "0",
        "a-lesser-poland": "0",
        "a-silesia": "1",
      },
      chance: rolls("t2 t1"),
    });
    it.act("move-army").march("a-gotland", "t", "a-prussia").end().fight();
    expect([it.vp(0), it.power(1).titan, it.power(1).hand.length]).toEqual([2, "standing", 1]);
  });

  test("TYT-164, TYT-010, TYT-EX-21 a Fortress that falls is destroyed for 1 VP and gone for good", () => {
    const it = attack("iit", "i", "i1 i0 t1 i0", { fortresses: ["a-volhynia"], map: { "a-silesia": "1" } }).fight();
    expect([it.vp(0), it.structure("a-volhynia"), it.s.fortresses]).toEqual([2, -1, 2]);
    expect(it.seen("fortressDestroyed")).toHaveLength(1);
  });

  test.each([true, false])(
    "TYT-169, TYT-204 where there is no Capital nothing is gained for one (captured: %s)",
    capture => {
      const it = attack("iit", "i", "i1 i0 t1 i0", { capture, map: { "a-silesia": "1" } }).fight();
      expect(it.power(0).score).toMatchObject({ battles: 1, capitals: 0, fortresses: 0 });
    },
  );

  test("TYT-169, TYT-170, TYT-171, TYT-EX-18 an empty Capital that is entered falls for 3 VP", () => {
    const it = scene({
      using: "order-recruiters",
      turn: 1,
      map: { "a-gotland": "1 c", "a-finland": "0", "a-norrland": "0" },
    });
    it.act("move-any").march("a-gotland", "c", "a-svealand");
    expect([it.vp(1), it.structure("a-svealand"), it.owner("a-svealand")]).toEqual([3, -1, 1]);
    expect(it.seen("capitalDestroyed")).toMatchObject([{ at: "a-svealand", of: "sweden" }]);
    expect(it.seen("battleStarted")).toEqual([]);
  });

  test("TYT-171, TYT-EX-19 in a Battle the 3 VP come on top; there is no Fortress bonus", () => {
    const it = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 iict", "a-lesser-poland": "1 iti", "a-silesia": "1" },
      chance: rolls("i2 i2 c1 t4 i1 i1 t1"),
    });
    it.act("move-army").march("a-prussia", "iict", "a-lesser-poland").end().fight();
    it.choose(
      { kind: "lose", unit: "titan", from: "a-lesser-poland" },
      { kind: "lose", unit: "infantry", from: "a-lesser-poland" },
    );
    expect([it.vp(0), it.power(0).score.fortresses, it.power(1).hand.length]).toEqual([8, 0, 4]);
    expect([it.units("a-silesia"), it.structure("a-lesser-poland")]).toEqual([army("i"), -1]);
  });

  test("TYT-334 the order inside the resolution", () => {
    const it = attack("iit", "tii", "i1 i1 t3 i1 i0 t1", {
      fortresses: ["a-volhynia"],
      map: { "a-silesia": "1" },
    }).fight();
    it.choose({ kind: "lose", unit: "titan", from: "a-volhynia" });
    const known = ["battleDecided", "unitLost", "unitsMoved", "regionTaken", "supportDrawn", "vpGained"];
    const from = it.events.findIndex(({ type }) => type === "battleDecided");
    const order = it.events
      .slice(from)
      .map(({ type }) => type)
      .filter(type => known.includes(type));
    expect(order).toEqual([
      "battleDecided",
      "unitLost",
      "unitsMoved",
      "unitsMoved",
      "regionTaken",
      "supportDrawn",
      "vpGained",
      "vpGained",
      "vpGained",
    ]);
  });

  test("TYT-243, TYT-296, TYT-EX-38 a card may change the losses, not the cards and VP", () => {
    const it = scene({
      scenario: "a2-road-to-azov",
      using: "order-great-march",
      turn: 1,
      map: { "a-severia": "1 iit", "a-smolensk": "0 iic", "a-ryazan": "0", "a-zaporizhia": "1" },
      cards: [["russia-bears-endurance"], []],
      chance: rolls("i2 i2 t2 i1 i0 c0"),
    });
    it.act("move-army").march("a-severia", "iit", "a-smolensk").end().fight();
    expect([it.place, it.seat]).toEqual(["battle.useAsLoser", 0]);
    it.use("russia-bears-endurance").choose({ kind: "lose", unit: "infantry", from: "a-smolensk" });
    expect(it.place).toBe("battle.chooseRetreat");
    it.choose(it.options[0]!);
    expect([it.seen("unitLost").length, it.vp(1), it.power(0).hand.length]).toEqual([1, 4, 3]);
  });

  test("TYT-244, TYT-EX-50 the winner's card first, then the loser's: 2, lone unit 1, plus 1, minus 1", () => {
    const both = (isChased: boolean): Scene => {
      const it = scene({
        scenario: "a4-four-crowns",
        nations: ["commonwealth", "russia", "sweden", "ottoman"],
        using: "order-great-march",
        map: { "a-severia": "0 cct", "a-smolensk": "1 i", "a-ryazan": "1", "a-lithuania": "0" },
        cards: [isChased ? ["commonwealth-hot-pursuit"] : [], ["russia-bears-endurance"]],
        chance: rolls("c1 c1 t4 i0"),
      });
      it.act("move-army").march("a-severia", "cct", "a-smolensk").end().fight();
      if (isChased) it.use("commonwealth-hot-pursuit");
      return it.use("russia-bears-endurance");
    };
    const chased = both(true);
    chased.choose({ kind: "lose", unit: "infantry", from: "a-smolensk" });
    expect([chased.vp(0), chased.power(1).hand.length, chased.power(1).reserve]).toEqual([2, 2, army("iiiiiiccccaa")]);
    const spared = both(false);
    while (spared.place === "battle.chooseRetreat") spared.choose(spared.options[0]!);
    expect([spared.seen("unitLost"), spared.vp(0), spared.power(1).hand.length]).toEqual([[], 2, 2]);
  });

  test("TYT-246 cards after a Battle come before Missions, and their moves start no Battle", () => {
    const it = attack("iit", "i", "i1 i0 t1 i0", {
      cards: [["sweden-the-deluge"], []],
      missions: [["mission-our-own-steel"], []],
      map: { "a-silesia": "1", "a-moldavia": "1 i", "a-lithuania": "1" },
      scenario: "a4-four-crowns",
      nations: ["sweden", "commonwealth", "russia", "ottoman"],
    }).fight();
    while (it.place === "battle.chooseRetreat") it.choose(it.options[0]!);
    expect(it.place).toBe("battle.useAfterVictory");
    it.use("sweden-the-deluge").choose({ kind: "pick", unit: "infantry", from: "a-volhynia" }, { kind: "done" });
    expect(it.offered("go").map(({ to }) => to)).not.toContain("a-moldavia");
    it.choose({ kind: "go", to: "a-lithuania" });
    expect([it.owner("a-lithuania"), it.s.attacks, it.place]).toEqual([0, [], "battle.claimAsAttacker"]);
    expect(quiet(it).place).toBe("turn.drawSupport");
  });

  test("TYT-155, TYT-EX-52 nobody retreats into land that attackers on a border have left", () => {
    const it = scene({
      using: "order-manoeuvre",
      capitals: false,
      map: {
        "a-lithuania": "0 c",
        "a-prussia": "1 ii",
        "a-gotland": "0 ai",
        "a-livonia": "1 i",
        "a-denmark": "0",
        "a-gotaland": "0",
        "a-norrland": "0",
        "a-svealand": "0",
        "a-pomerania": "0",
        "a-volhynia": "0",
        "a-lesser-poland": "0",
        "a-silesia": "1",
      },
      chance: rolls("a3 i0 i0 c0 i2"),
    });
    // Lithuania is given up for want of a marker; its Cavalry waits before Livonia.
    it.act("move-cavalry").march("a-lithuania", "c", "a-livonia");
    expect(it.owner("a-lithuania")).toBe(-1);
    it.act("move-artillery").march("a-gotland", "a", "a-prussia").end();
    it.choose({ kind: "fight", at: "a-prussia" }).endStage().endStage();
    it.choose({ kind: "lose", unit: "infantry", from: "a-prussia" });
    expect(it.seen("unitLost").map(({ cause }) => cause)).toEqual(["losses", "noRetreat"]);
    expect(it.units("a-lithuania")).toBe(0);
    it.endStage().endStage();
    expect([it.owner("a-lithuania"), it.units("a-lithuania")]).toEqual([0, army("c")]);
  });
});
