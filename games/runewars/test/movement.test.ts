import { describe, expect, test } from "vitest";
import type { March } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { areaOf, areas } from "../content/tiles.ts";
import type { UnitId } from "../content/units.ts";
import { activatable } from "../rules/march.ts";
import { distancesTo, FAR, unitWalker } from "../rules/movement.ts";
import { armyOf, controllerOf } from "../rules/queries.ts";
import { type Scene, scene } from "./scenes.ts";

const marches = (g: Scene): March[] => g.options().filter((option): option is March => option.kind === "march");
/** "unit from>to" of all offered moves, most units of each. */
const ways = (g: Scene): string[] =>
  [...new Set(marches(g).map(({ unit, from, to }) => `${unit} ${areas[from]!.id}>${areas[to]!.id}`))].sort();
const march = (unit: UnitId, from: string, to: string, count: number): March => ({
  kind: "march",
  unit,
  from: areaOf(from),
  to: areaOf(to),
  count,
});
const mobilize = (g: Scene, to: string, order = 2): Scene =>
  g.turn(0, order).skip("actions.act").at(to).skip("actions.act");
const TOKEN_PORTAL = 4 * 2 + 1;

describe("movement", () => {
  test("RUN-125, RUN-133, RUN-136, RUN-137 Strategize: any figures, each one step; everything moves at once and nothing is activated", () => {
    const g = scene().put(0, "DB", "footman", 2).put(0, "DC", "bowman", 1).turn(0, 1).skip("actions.act");
    expect(ways(g)).toEqual([
      "bowman DC>8D",
      "bowman DC>9B",
      "bowman DC>DA",
      "bowman DC>DB",
      "footman DB>1B",
      "footman DB>DA",
      "footman DB>DC",
    ]);
    g.take(march("footman", "DB", "1B", 1));
    expect(g.standing("DB", "footman")).toBe(2);
    // The moved figure cannot go on: the other one may still be assigned.
    g.take(march("footman", "DB", "DC", 1))
      .take(march("bowman", "DC", "9B", 1))
      .take("done");
    expect([g.standing("1B", "footman"), g.standing("DC", "footman"), g.standing("9B", "bowman")]).toEqual([1, 1, 1]);
    expect(g.s.activated.every(token => token === 0)).toBe(true);
  });

  test("RUN-134, RUN-472 Strategize goes only to empty or friendly areas, heroes too; an enemy home is neither", () => {
    const g = scene()
      .put(0, "8A", "footman", 1)
      .hero(0, "silhouette", "8A")
      .put(NONE, "1A", "giant", 1)
      .turn(0, 1)
      .skip("actions.act");
    expect(ways(g)).toEqual(["footman 8A>1C", "footman 8A>8B"]);
    const heroes = g.options().flatMap(option => (option.kind === "hero" ? [areas[option.to]!.id] : []));
    expect(heroes.sort()).toEqual(["1C", "8B"]);
  });

  test("RUN-135, RUN-144, RUN-147 units do not leave areas with their own token, heroes do", () => {
    const g = scene().put(0, "DB", "footman", 2).hero(0, "silhouette", "DB");
    g.s.activated[areaOf("DB")] = 1;
    g.s.activated[areaOf("DC")] = 1;
    g.put(0, "DA", "knight", 1).turn(0, 1).skip("actions.act");
    expect(ways(g)).toEqual(["knight DA>DB", "knight DA>DC"]);
    expect(g.kinds()).toContain("hero");
  });

  test("RUN-126, RUN-127, RUN-128, RUN-131 borders stop figures, except flying ones; nobody crosses what is not on the board", () => {
    const g = scene()
      .put(0, "8D", "footman", 1)
      .put(0, "3C", "footman", 1)
      .put(NONE, "3C", "razorwing", 1)
      .turn(0, 1)
      .skip("actions.act");
    expect(ways(g)).toContain("footman 8D>DC");
    expect(ways(g)).not.toContain("footman 8D>9B");
    expect(ways(g)).not.toContain("footman 8D>DB");
    expect(ways(g)).not.toContain("footman 3C>9A");
    // Allies fly over the mountain, but only where faction units are or go.
    g.s.owner[areaOf("9A")] = NONE;
    const walker = unitWalker(g.s, 0, true, false);
    expect(distancesTo(g.s, areaOf("9A"), walker, 2)[areaOf("3C")]).toBe(1);
    expect(distancesTo(g.s, areaOf("9A"), unitWalker(g.s, 0, false, false), 2)[areaOf("3C")]).toBe(2);
  });

  test("RUN-128 flying units may not pass through neutral or enemy areas, flying heroes may", () => {
    const g = scene().put(0, "3B", "footman", 1).put(NONE, "3C", "giant", 1).put(1, "9B", "berserker", 1);
    expect(distancesTo(g.s, areaOf("9A"), unitWalker(g.s, 0, true, false), 3)[areaOf("3B")]).toBe(FAR);
    expect(distancesTo(g.s, areaOf("9A"), { ...unitWalker(g.s, 0, true, false), isHero: true }, 3)[areaOf("3B")]).toBe(
      2,
    );
  });

  test("RUN-129, RUN-265, RUN-EX-48 in winter water is open, for retreats too", () => {
    const g = scene().put(0, "DC", "footman", 1);
    expect(distancesTo(g.s, areaOf("9A"), unitWalker(g.s, 0, false, false), 1)[areaOf("DC")]).toBe(FAR);
    g.s.isFrozen = true;
    expect(distancesTo(g.s, areaOf("9A"), unitWalker(g.s, 0, false, false), 1)[areaOf("DC")]).toBe(1);
    // A unit in 9A with enemies in 9B can only leave over the water to DC.
    for (const [frozen, left] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const h = scene().put(1, "9B", "berserker", 1);
      h.s.isFrozen = frozen;
      h.call("retreat", {
        seat: 0,
        chooser: 0,
        from: areaOf("9A"),
        figures: [1],
        heroes: [],
        areRouted: true,
        isNeutral: false,
      });
      expect(h.routed("DC", "footman")).toBe(left);
    }
  });

  test("RUN-130 Hidden Pass lifts mountains for units and heroes in this turn", () => {
    const g = scene().put(0, "9B", "footman", 1).hero(0, "silhouette", "9B").tactics(0, "hidden-pass").turn(0, 1);
    g.take({ kind: "tactics", card: "hidden-pass" }).skip("actions.act");
    expect(ways(g)).toContain("footman 9B>8D");
    expect(g.options()).toContainEqual({ kind: "hero", hero: "silhouette", to: areaOf("8D") });
  });

  test("RUN-130, RUN-265, RUN-460 Hidden Pass lifts mountains also for its player's units and heroes who retreat in this turn", () => {
    // Out of 9B with enemies all around: 8D lies behind mountains.
    for (const [seat, left] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const g = scene().put(0, "8D", "bowman", 1).hero(0, "silhouette", "9B");
      for (const area of ["8C", "3B", "3C", "9A", "DC"]) g.put(1, area, "berserker", 1);
      g.s.turn = { ...g.s.turn, seat, passMountains: true };
      const figures = [1];
      const [from, heroes] = [areaOf("9B"), ["silhouette" as const]];
      g.call("retreat", { seat: 0, chooser: 0, from, figures, heroes, areRouted: true, isNeutral: false });
      expect(g.routed("8D", "footman")).toBe(left);
      expect(g.s.heroes[0]!.area === areaOf("8D")).toBe(left === 1);
    }
  });

  test("RUN-132, RUN-155 routed units and heroes do not move", () => {
    const g = scene().put(0, "DC", "footman", 0, 3).hero(0, "silhouette", "DC");
    g.s.heroes[0]!.routed = true;
    mobilize(g, "9B");
    expect(g.kinds()).toEqual(["done"]);
  });

  test("RUN-138, RUN-139, RUN-473, RUN-EX-47 any area without the own token may be activated; tokens of others do not matter", () => {
    const g = scene().put(0, "DC", "footman", 1);
    g.s.activated[areaOf("9B")] = 2;
    g.s.activated[areaOf("8D")] = 1;
    g.turn(0, 2).skip("actions.act");
    expect(g.areas()).toContain("9B");
    expect(g.areas()).toContain("UB");
    expect(g.areas()).toContain("DA");
    expect(g.areas()).not.toContain("8D");
    g.at("9B").skip("actions.act");
    expect(g.s.activated[areaOf("9B")]).toBe(3);
    expect(ways(g)).toEqual(["footman DC>9B"]);
  });

  test("RUN-140, RUN-474 figures from up to two areas away, from several areas, along their own shortest paths", () => {
    const g = scene().put(0, "DA", "footman", 2).put(0, "DB", "bowman", 1).put(0, "8C", "footman", 1);
    mobilize(g, "9B");
    expect(ways(g)).toEqual(["bowman DB>9B", "footman 8C>9B", "footman DA>9B"]);
    g.take(march("bowman", "DB", "9B", 1));
    // Groups are assigned in one order, so that every plan has one path.
    expect(ways(g)).toEqual([]);
  });

  test("RUN-141 fast units come from three areas away with Mobilize, but not farther with Strategize", () => {
    const g = scene().put(0, "1B", "knight", 1).put(0, "1B", "footman", 1);
    mobilize(g, "9B");
    expect(ways(g)).toEqual(["knight 1B>9B"]);
    const h = scene().put(0, "1B", "knight", 1).turn(0, 1).skip("actions.act");
    expect(ways(h)).toEqual(["knight 1B>1A", "knight 1B>1C", "knight 1B>8D", "knight 1B>DB"]);
    const k = scene().hero(0, "kesh-the-quiet", "1B").hero(0, "silhouette", "1B");
    mobilize(k, "9B");
    expect(k.options()).toContainEqual({ kind: "hero", hero: "kesh-the-quiet", to: areaOf("9B") });
    expect(k.options()).not.toContainEqual({ kind: "hero", hero: "silhouette", to: areaOf("9B") });
  });

  test("RUN-142, RUN-143, RUN-149, RUN-154 units pass only friendly and empty areas, activated and full ones too; heroes pass everything", () => {
    const g = scene()
      .put(0, "DB", "footman", 1)
      .put(0, "DC", "bowman", 8)
      .hero(0, "silhouette", "8B")
      .put(1, "8C", "berserker", 1);
    g.s.activated[areaOf("DC")] = 1;
    mobilize(g, "9B");
    expect(ways(g)).toEqual(["footman DB>9B"]);
    expect(g.options()).toContainEqual({ kind: "hero", hero: "silhouette", to: areaOf("9B") });
    const h = scene().put(0, "8B", "footman", 1).put(NONE, "8C", "giant", 1).put(NONE, "3A", "giant", 1);
    mobilize(h, "9B");
    expect(ways(h)).toEqual([]);
  });

  test("RUN-145, RUN-146, RUN-268 moving into and recruiting in an activated area is allowed; other movement places no token", () => {
    const g = scene().put(0, "DB", "footman", 1);
    g.s.activated[areaOf("1B")] = 1;
    g.turn(0, 1).skip("actions.act");
    expect(ways(g)).toContain("footman DB>1B");
    const h = scene().stronghold(0, "DA");
    h.s.activated[areaOf("DA")] = 1;
    h.turn(0, 5).skip("actions.act").take({ kind: "resource", resource: "food" });
    expect(h.standing("DA", "footman")).toBe(3);
    const k = scene();
    k.s.activated[areaOf("DC")] = 1;
    k.call("retreat", {
      seat: 0,
      chooser: 0,
      from: areaOf("9B"),
      figures: [1],
      heroes: [],
      areRouted: true,
      isNeutral: false,
    });
    expect(k.routed("DC", "footman")).toBe(1);
    expect(k.s.activated[areaOf("DC")]).toBe(1);
  });

  test("RUN-148 no unit need move; a hero alone starts neither battle nor diplomacy", () => {
    const g = scene().put(0, "DC", "footman", 1).hero(0, "silhouette", "DC").put(NONE, "9B", "dragon", 1);
    mobilize(g, "9B").take("hero").take("done").skip("actions.act");
    expect(g.where).toBe("turn.useSupremacy");
    expect(g.s.heroes[0]!.area).toBe(areaOf("9B"));
  });

  test("RUN-150, RUN-151, RUN-152 enemy areas are fought for, also empty strongholds and empty home areas", () => {
    const g = scene().put(0, "9B", "footman", 1).stronghold(1, "8C");
    mobilize(g, "8C")
      .take(march("footman", "9B", "8C", 1))
      .take("done")
      .skip("actions.act");
    expect(g.happened("battleStarted")).toHaveLength(1);
    expect(g.happened("roundStarted")).toEqual([]);
    const h = scene().put(0, "8A", "footman", 1);
    mobilize(h, "UA")
      .take(march("footman", "8A", "UA", 1))
      .take("done")
      .skip("actions.act");
    expect(h.happened("battleEnded")).toMatchObject([{ attackStrength: 1, defenceStrength: 0, winner: "attacker" }]);
    expect(controllerOf(h.s, areaOf("UA"))).toBe(0);
  });

  test("RUN-EX-44 an empty enemy home with a rune: battle 1 : 0, the rune changes hands, and no second battle with this Mobilize", () => {
    const g = scene().put(0, "8A", "footman", 2).rune("UA", "dragon").put(1, "8B", "berserker", 1);
    mobilize(g, "UA")
      .take(march("footman", "8A", "UA", 1))
      .take("done")
      .skip("actions.act")
      .take("supremacy");
    g.at("8B").skip("actions.act");
    expect(ways(g)).toEqual([]);
    g.take("done");
    expect(controllerOf(g.s, areaOf("UA"))).toBe(0);
    g.s.army[areaOf("UA") * 10 + 1] = 0;
    g.s.owner[areaOf("UA")] = NONE;
    expect(controllerOf(g.s, areaOf("UA"))).toBe(1);
  });

  test("RUN-153 heroes move two areas in the Quest Phase, and with Strategize, Mobilize and Conquer", () => {
    const g = scene().hero(0, "silhouette", "DC");
    g.call("questPhase", { order: [0], turn: 0, acted: [] })
      .take("pickHero")
      .take({ kind: "action", action: "move" });
    g.at("9B").at("8C");
    expect(g.where).not.toBe("heroAction.move");
    expect(g.s.heroes[0]!.area).toBe(areaOf("8C"));
    const h = scene().hero(0, "silhouette", "DC").turn(0, 3).skip("actions.act").at("8C").skip("actions.act");
    expect(h.options()).toContainEqual({ kind: "hero", hero: "silhouette", to: areaOf("8C") });
  });

  test("RUN-156, RUN-157, RUN-161, RUN-INV-05 above eight units the owner destroys down to eight; neutral units have no limit", () => {
    const g = scene()
      .put(0, "DB", "footman", 5)
      .put(0, "DC", "bowman", 5)
      .put(NONE, "9A", "beastman", 8)
      .put(NONE, "9A", "sorcerer", 4);
    g.turn(0, 1)
      .skip("actions.act")
      .take(march("footman", "DB", "DC", 5))
      .take("done");
    expect(g.where).toBe("limits.destroySurplus");
    g.take({ kind: "unit", area: areaOf("DC"), unit: "bowman", isRouted: false }).take({
      kind: "unit",
      area: areaOf("DC"),
      unit: "footman",
      isRouted: false,
    });
    expect(armyOf(g.s, 0, areaOf("DC"))).toBe(8);
    expect(g.where).not.toBe("limits.destroySurplus");
  });

  test("RUN-158, RUN-159, RUN-160, RUN-EX-46 more than eight may attack; diplomacy is closed to them, and after a win the surplus retreats", () => {
    const g = scene().put(0, "DC", "footman", 8).put(0, "DA", "footman", 1).put(NONE, "9B", "sorcerer", 1);
    mobilize(g, "9B")
      .take(march("footman", "DA", "9B", 1))
      .take(march("footman", "DC", "9B", 8))
      .take("done")
      .skip("actions.act");
    expect(g.kinds()).toEqual(["battle"]);
    g.fate(8, 15, 18, 28, 25, 26, 27, 16, 17, 6);
    g.take("battle");
    while (g.where.startsWith("battle.") || g.where.startsWith("losses.")) g.take(g.options()[0]!);
    expect(g.where).toBe("aftermath.chooseSurplus");
    while (g.where === "aftermath.chooseSurplus") g.take(g.options()[0]!);
    while (g.where === "retreat.chooseArea") g.take(g.options()[0]!);
    expect(armyOf(g.s, 0, areaOf("9B"))).toBe(8);
  });

  test("RUN-177, RUN-178, RUN-EX-45 allied units move alone only to friendly areas; beside faction units also elsewhere", () => {
    const g = scene().put(0, "8C", "footman", 1).put(NONE, "8C", "beastman", 2).put(0, "3A", "footman", 1);
    mobilize(g, "3A");
    expect(ways(g)).toContain("beastman 8C>3A");
    const h = scene().put(0, "8C", "footman", 1).put(NONE, "8C", "beastman", 2);
    mobilize(h, "3A");
    expect(ways(h)).toEqual(["footman 8C>3A"]);
    h.take(march("footman", "8C", "3A", 1));
    expect(ways(h)).toEqual(["beastman 8C>3A"]);
  });

  test("RUN-EX-06 Strategize past neutral units and mountains; Supremacy draws what the dials show", () => {
    const g = scene()
      .put(0, "9B", "knight", 1)
      .put(0, "DB", "footman", 2)
      .put(NONE, "3B", "razorwing", 1)
      .put(NONE, "3C", "giant", 1)
      .put(NONE, "9A", "beastman", 1)
      .put(NONE, "8C", "giant", 1);
    g.s.players[0]!.wood = 2;
    g.turn(0, 1).skip("actions.act");
    expect(ways(g).filter(way => way.startsWith("knight"))).toEqual(["knight 9B>DC"]);
    g.take(march("footman", "DB", "DC", 2))
      .take("done")
      .skip("actions.act")
      .take("supremacy");
    expect(g.s.players[0]!.fresh).toHaveLength(1);
  });

  test("RUN-EX-07 Mobilize: neighbours and fast units may enter, routed and blocked ones may not", () => {
    const g = scene()
      .put(NONE, "9B", "dragon", 1)
      .put(0, "DC", "footman", 2)
      .put(0, "1B", "knight", 1)
      .put(0, "3C", "siege-tower", 0, 1)
      .put(0, "3A", "bowman", 2)
      .put(NONE, "3B", "giant", 1)
      .put(NONE, "8C", "giant", 1);
    mobilize(g, "9B");
    expect(ways(g)).toEqual(["footman DC>9B", "knight 1B>9B"]);
    g.take(march("knight", "1B", "9B", 1))
      .take(march("footman", "DC", "9B", 2))
      .take("done")
      .skip("actions.act");
    expect(g.kinds()).toEqual(["battle", "diplomacy"]);
  });

  test("RUN-430, RUN-431, RUN-510, RUN-EX-60 portals: one influence for the whole order makes them neighbours, whatever the borders", () => {
    const g = scene();
    g.s.discovery = true;
    for (const area of ["8A", "9A"]) {
      g.s.token[areaOf(area)] = TOKEN_PORTAL;
      g.s.tokenUp[areaOf(area)] = 1;
    }
    g.put(0, "1A", "footman", 2).put(0, "9A", "footman", 1);
    g.s.players[0]!.influence = 3;
    mobilize(g, "9A");
    expect(ways(g)).toEqual([]);
    g.take("portal");
    expect(g.s.players[0]!.influence).toBe(2);
    expect(ways(g)).toEqual(["footman 1A>9A"]);
    expect(g.kinds()).not.toContain("portal");
    // Nor is it paid again for the second part of Mobilize.
    g.take("done").skip("actions.act").take("supremacy").at("8A").skip("actions.act");
    expect(ways(g)).toEqual(["footman 1A>8A"]);
    expect(g.kinds()).not.toContain("portal");
    expect(g.s.players[0]!.influence).toBe(2);
    // They do not help retreats.
    const h = scene().put(1, "1A", "berserker", 1).put(1, "1C", "berserker", 1).put(1, "8B", "berserker", 1);
    h.s.discovery = true;
    h.call("retreat", {
      seat: 0,
      chooser: 0,
      from: areaOf("8A"),
      figures: [1],
      heroes: [],
      areRouted: true,
      isNeutral: false,
    });
    expect(h.happened("unitsDestroyed")).toHaveLength(1);
  });

  test("RUN-478 neutral units moved by a card cross only borders all of them can cross, keep their state and fight nobody", () => {
    const g = scene().put(NONE, "3C", "giant", 1, 1).put(0, "9A", "footman", 1).tactics(0, "monster-lure").turn(0, 1);
    g.take({ kind: "tactics", card: "monster-lure" }).at("3C");
    expect(g.areas().sort()).toEqual(["3B", "9B"]);
    g.at("9B");
    expect([g.standing("9B", "giant"), g.routed("9B", "giant")]).toEqual([1, 1]);
    expect(g.happened("battleStarted")).toEqual([]);
    expect(activatable(g.s, 0)).toContain(areaOf("9B"));
  });

  test("RUN-330, RUN-430 the last influence is not spent on portals when units on their way need it to talk", () => {
    const g = scene().put(0, "DC", "footman", 2).put(NONE, "9B", "giant", 1);
    g.s.discovery = true;
    for (const area of ["8A", "9A"]) {
      g.s.token[areaOf(area)] = TOKEN_PORTAL;
      g.s.tokenUp[areaOf(area)] = 1;
    }
    g.s.players[0]!.influence = 1;
    const frame = {
      seat: 0,
      mayFight: false,
      area: areaOf("9B"),
      groups: [],
      counts: [],
      heroes: [],
      hasPortal: false,
    };
    g.call("march", { ...frame, given: [], force: [] });
    g.at("9B");
    expect(g.kinds()).toContain("portal");
    g.take(march("footman", "DC", "9B", 1));
    expect(g.kinds()).not.toContain("portal");
    g.take("done").skip("actions.act");
    expect(g.kinds()).toEqual(["diplomacy"]);
  });

  test("RUN-160, RUN-330 units who may neither fight nor talk any more go back", () => {
    const g = scene().put(0, "DC", "footman", 2).put(NONE, "9B", "giant", 1);
    g.s.players[0]!.influence = 1;
    const frame = { seat: 0, mayFight: false, area: areaOf("9B"), groups: [], counts: [], heroes: [] };
    g.call("march", { ...frame, hasPortal: false, given: [], force: [] });
    g.at("9B")
      .take(march("footman", "DC", "9B", 1))
      .take("done");
    g.s.players[0]!.influence = 0;
    g.skip("actions.act");
    expect(g.kinds()).toEqual(["retreat"]);
    g.take("retreat").skip("actions.act");
    while (g.where.startsWith("retreat.")) g.take(g.options()[0]!);
    expect([g.standing("9B", "footman"), g.standing("DC", "footman") + g.routed("DC", "footman")]).toEqual([0, 2]);
    expect(g.standing("9B", "giant")).toBe(1);
  });

  test("RUN-430 heroes may use the portal where units may not come", () => {
    const g = scene().hero(0, "silhouette", "8A").put(1, "9A", "berserker", 1);
    g.s.discovery = true;
    for (const area of ["8A", "9A"]) {
      g.s.token[areaOf(area)] = TOKEN_PORTAL;
      g.s.tokenUp[areaOf(area)] = 1;
    }
    g.s.players[0]!.influence = 3;
    g.call("march", {
      seat: 0,
      mayFight: false,
      area: NONE,
      groups: [],
      counts: [],
      heroes: [],
      hasPortal: false,
      given: [],
      force: [],
    });
    g.at("9A").skip("actions.act").take("portal");
    expect(g.options()).toContainEqual({ kind: "hero", hero: "silhouette", to: areaOf("9A") });
  });

  test("RUN-141 the question says which areas can be reached", () => {
    const g = scene().put(0, "DC", "footman", 1).turn(0, 2).skip("actions.act");
    const { reach } = g.args() as { reach: number[] };
    expect(reach).toContain(areaOf("8D"));
    expect(reach).not.toContain(areaOf("UC"));
    expect(g.areas()).toContain("UC");
  });
});
