import { describe, expect, test } from "vitest";
import type { CardId } from "../content/cards.ts";
import { creatureIds, creatureKinds, creatures } from "../content/creatures.ts";
import { landOf } from "../map/atlas.ts";
import { isClosed } from "../map/land.ts";
import { dominations } from "../rules/result.ts";
import { face, type Scene, scene } from "./scenes.ts";

const pass = { kind: "pass" } as const;
const end = { kind: "endTurn" } as const;
const explore: CardId = "start-explore";

/** Where the creatures of the line stand, in its order. */
const line = (it: Scene) => it.s.line.map(({ creature, area }) => [creature, landOf(it.s).territory[area]]);
const place = (name: number, x: number, y: number, turn: number) =>
  ({ kind: "place", tile: name, x, y, turn }) as const;
/** Answers open ties with the first territory until another question comes. */
const breakTies = (it: Scene): Scene => {
  while (it.place === "roaming.breakTie") it.choose(it.options[0]!);
  return it;
};
const moved = (it: Scene) => it.seen("creatureMoved").map(({ creature, to }) => [creature, to]);

const home = ["0 0,0:n 2", "1 0,0:s 2"] as const;
/** A lane of three tiles, closed, with two food icons, a small slot and a lair at its west end. */
const lane = ["tile-07 0 0 0", "start-5p 1 0 0"] as const;
const closedLane = [...lane, "tile-04 -1 0 0"] as const;
/** The start tile with a cell north of it that touches its north area and another territory. */
const bay = ["start 0 0 0", "tile-24 1 0 0", "tile-21 1 -1 0"] as const;

describe("creatures appear", () => {
  test("NOR-291 with the module everything else goes on as it was", () => {
    const play = (creatures: "none" | "some") => {
      const it = scene({ units: home, creatures, hands: [["start-recruit", "start-move"]], resources: [[2, 2, 3]] });
      const before = it.options;
      it.play("start-recruit").recruit("0,0:n").choose(end);
      it.choose(pass, { kind: "take", card: it.s.display[0]! });
      it.play("start-move").march("0,0:n", "0,0:w", 1);
      return [before, it.options, it.s.owner, it.s.units];
    };
    expect(play("some")).toEqual(play("none"));
  });

  test("NOR-292 a creature has a value, a reward, priorities in order and a power", () => {
    expect(creatureKinds).toMatchObject({
      wolf: { value: 4, glory: 1, priorities: ["resources", "buildings", "units"], shares: true },
      draugr: { value: 5, glory: 2, priorities: ["units", "buildings", "resources"], shares: true },
      "brown-bear": { value: 6, glory: 3, priorities: ["buildings", "resources", "units"], shares: true },
      "fallen-valkyrie": { value: 7, glory: 4, priorities: ["resources", "buildings", "units"], shares: false },
    });
  });

  test("NOR-293 figures of a kind differ in nothing but colour", () => {
    for (const kind of ["wolf", "brown-bear", "draugr", "fallen-valkyrie"] as const) {
      const outcomes = creatureIds
        .filter(id => creatures[id].kind === kind)
        .map(id => {
          const it = scene({ units: home, beasts: [`${id} 0,0:w`], step: "moveCreatures", first: 1, chance: [0, 0] });
          breakTies(it);
          return [it.s.units, it.s.line.map(beast => beast.area), it.s.clans.map(clan => clan.glory)];
        });
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    }
  });

  test("NOR-298, NOR-299, NOR-EX-11 a new creature joins the right end of the line, which acts from left to right", () => {
    const it = scene({
      units: home,
      hands: [[explore]],
      beasts: ["wolf-beige 0,0:s", "draugr-beige 0,0:w"],
      creaturePile: ["brown-bear-beige", "wolf-brown"],
      stack: ["tile-17"],
    });
    it.play(explore).choose(place(17, 0, -1, 2));
    expect(line(it)).toEqual([
      ["wolf-beige", it.at("0,0:s")],
      ["draugr-beige", it.at("0,0:w")],
      ["brown-bear-beige", it.at("0,0:n")],
    ]);
    expect(it.s.creaturePile.at(-1)).toBe("wolf-brown");
    // Everybody sees the line.
    expect(it.look(1).view.line).toEqual(it.s.line);
    expect(it.look("spectator").view.line).toEqual(it.s.line);
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    breakTies(it);
    expect(it.seen("creatureMoved").map(event => event.creature)).toEqual([
      "wolf-beige",
      "draugr-beige",
      "brown-bear-beige",
    ]);
  });

  test("NOR-300 an empty creature pile is made again from the discarded cards", () => {
    const it = scene({ units: home, hands: [[explore]], creatures: "some", stack: ["tile-17"] });
    it.s.creatureDiscard = it.s.creaturePile;
    it.s.creaturePile = [];
    it.play(explore).choose(place(17, 0, -1, 2));
    expect(it.s.line).toHaveLength(1);
    expect([it.s.creaturePile.length, it.s.creatureDiscard.length]).toEqual([8, 0]);
    expect(it.seen("creaturesShuffled")).toHaveLength(1);
  });

  test("NOR-301 with all nine on the map no creature appears", () => {
    const it = scene({
      units: home,
      hands: [[explore]],
      beasts: creatureIds.filter(id => creatures[id].kind !== "fallen-valkyrie").map(id => `${id} 0,0:s` as const),
      stack: ["tile-17"],
    });
    it.s.line.push(...it.s.creaturePile.splice(0).map(creature => ({ creature, area: it.area("0,0:w") })));
    it.play(explore).choose(place(17, 0, -1, 2));
    expect(it.s.line).toHaveLength(9);
    expect(it.seen("creatureAppeared")).toEqual([]);
  });

  test("NOR-306, NOR-307, NOR-348 exploring a lair brings a creature that acts at once where it is", () => {
    const it = scene({
      units: home,
      hands: [[explore]],
      creaturePile: ["draugr-beige"],
      stack: ["tile-17"],
    });
    it.play(explore).choose(place(17, 0, -1, 2));
    expect(it.units("0,0:n")).toBe(1);
    expect(it.clan(0).reserve).toBe(13);
    expect(line(it)).toEqual([["draugr-beige", it.at("0,0:n")]]);
    expect(it.seen("creatureMoved")).toEqual([]);
    expect(it.seen("unitsRemoved")).toMatchObject([{ seat: 0, units: 1, cause: "draugr" }]);
  });

  test("NOR-307 a tile without a lair brings none", () => {
    const it = scene({ units: home, hands: [[explore]], creaturePile: ["draugr-beige"], stack: ["tile-13"] });
    it.play(explore).choose(place(13, 0, -1, 0));
    expect(it.s.line).toEqual([]);
  });

  test("NOR-308, NOR-EX-46 glory and clan power come before the creature of the tile", () => {
    const it = scene({
      clans: ["raven", "boar"],
      map: lane,
      units: ["0 0,0:m 2"],
      buildings: ["0,0:m granary"],
      hands: [[explore, "start-move"]],
      creaturePile: ["wolf-beige"],
      stack: ["tile-04"],
    });
    it.play(explore).choose(place(4, -1, 0, 0));
    expect(it.clan(0)).toMatchObject({ glory: 3, food: 3, wood: 0, lore: 0 });
    expect(line(it)).toEqual([["wolf-beige", it.at("0,0:m")]]);
    const order = it.events.map(event => event.type);
    expect(order.indexOf("resourcesGained")).toBeLessThan(order.indexOf("creatureAppeared"));
    // With the Wolf there only the Granary yields.
    const later = scene({
      clans: ["raven", "boar"],
      map: closedLane,
      units: ["0 0,0:m 2"],
      buildings: ["0,0:m granary"],
      beasts: ["wolf-beige 0,0:m"],
      step: "harvest",
    });
    expect(later.clan(0)).toMatchObject({ glory: 0, food: 1 });
  });

  test("NOR-309 no tile joins a Fallen Valkyrie's land with units; other creatures are no hindrance", () => {
    const offersJoint = (creature: "fallen-valkyrie-beige" | "wolf-beige") =>
      scene({
        map: bay,
        units: ["0 0,0:n 2"],
        hands: [[explore]],
        beasts: [`${creature} 1,-1:n`],
        stack: ["tile-13"],
      })
        .play(explore)
        .offers(place(13, 0, -1, 0));
    expect(offersJoint("fallen-valkyrie-beige")).toBe(false);
    expect(offersJoint("wolf-beige")).toBe(true);
  });

  test("NOR-309, NOR-350, NOR-EX-47 a Fallen Valkyrie from the lair of the new tile attacks the player who holds its land", () => {
    const it = scene({
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:n 2"],
      buildings: ["0,0:n fortress"],
      hands: [[explore]],
      creaturePile: ["fallen-valkyrie-beige"],
      stack: ["tile-17"],
      chance: [face("axes-2"), face("axes-2")],
    });
    it.play(explore).choose(place(17, 0, -1, 2));
    expect(it.seen("combatStarted")).toMatchObject([
      { attacker: -1, defender: 0, creature: "fallen-valkyrie-beige", at: it.at("0,0:n") },
    ]);
    expect(it.combats).toMatchObject([{ attackScore: 9, defenceScore: 6, winner: "attacker" }]);
    // The loser must retreat: no other choice is offered.
    expect([it.place, it.seat]).toEqual(["retreat.chooseWhere", 0]);
    expect(new Set(it.options.map(option => option.kind))).toEqual(new Set(["retreat"]));
    it.choose({ kind: "retreat", to: it.at("0,0:e"), units: 2, kaija: false });
    expect([it.owner("0,0:n"), it.units("0,0:e")]).toEqual([-1, 2]);
  });

  test("NOR-356 a tile that brings land for a seat without units wakes its creature", () => {
    const it = scene({
      units: ["n", "e", "s", "w"].map(area => `1 0,0:${area} 1` as const),
      hands: [["start-recruit"]],
      creaturePile: ["wolf-beige"],
      stack: ["tile-17"],
    });
    it.play("start-recruit").choose({ kind: "explore" }, place(17, 0, -1, 0));
    expect(line(it)).toEqual([["wolf-beige", it.at("0,-1:n")]]);
    it.recruit("0,-1:n");
    const second = scene({
      units: ["n", "e", "s", "w"].map(area => `1 0,0:${area} 1` as const),
      step: "giveSecondChance",
      creaturePile: ["draugr-beige"],
      stack: ["tile-17"],
    });
    // The lair joins the other seat's land: its Draugr takes a unit there at once.
    second.choose({ kind: "explore" }, place(17, 0, -1, 2));
    expect(line(second)).toEqual([["draugr-beige", second.at("0,-1:n")]]);
    expect(second.seen("unitsRemoved")).toMatchObject([{ seat: 1, units: 1, cause: "draugr" }]);
  });

  test("NOR-448 merging is no appearing: no Draugr's victim, but Wolf and Bear have the whole merged land", () => {
    const merge = (creature: "draugr-beige" | "wolf-beige" | "brown-bear-beige") => {
      const it = scene({
        map: bay,
        units: ["0 0,0:n 2", "1 0,0:s 2"],
        hands: [[explore, "start-move"]],
        beasts: [`${creature} 1,-1:n`],
        stack: ["tile-13"],
      });
      return it.play(explore).choose(place(13, 0, -1, 0), end);
    };
    expect(merge("draugr-beige").units("0,0:n")).toBe(2);
    const wolf = merge("wolf-beige");
    expect(wolf.at("0,0:n")).toBe(wolf.at("1,-1:n"));
    const bear = merge("brown-bear-beige");
    bear.choose(pass, { kind: "take", card: bear.s.display[0]! });
    bear.play("start-move");
    expect(bear.offered("march")).toEqual([]);
  });

  test("NOR-449 a creature affects the player who controls its land, and that player decides", () => {
    const it = scene({
      clans: ["boar", "bear"],
      units: ["0 0,0:s 2", "1 0,0:n 1"],
      kaija: "0,0:n",
      hands: [["huginn-and-muninn"]],
      creaturePile: ["draugr-beige"],
      stack: ["tile-17"],
    });
    it.play("huginn-and-muninn").choose(place(17, 0, -1, 2));
    expect([it.place, it.seat]).toEqual(["activation.chooseVictim", 1]);
    it.choose({ kind: "lose", kaija: true });
    expect([it.units("0,0:n"), it.clan(1).kaija, it.clan(0).reserve]).toEqual([1, -1, 12]);
  });
});

describe("creatures roam", () => {
  test("NOR-332, NOR-334 each creature moves and acts once, from left to right; one that is gone is skipped", () => {
    const it = scene({
      units: ["0 0,0:n 3"],
      beasts: ["wolf-beige 0,0:s", "draugr-beige 0,0:w", "wolf-brown 0,0:e"],
      step: "moveCreatures",
    });
    // The Wolf has nowhere to go, the Draugr takes a unit, the other Wolf has a choice of two.
    expect(it.seen("creatureStayed")).toMatchObject([{ creature: "wolf-beige" }]);
    expect(moved(it)[0]).toEqual(["draugr-beige", it.at("0,0:n")]);
    expect(it.units("0,0:n")).toBe(2);
    const skipped = scene({
      units: home,
      beasts: ["wolf-beige 0,0:w", "draugr-beige 0,0:e"],
      step: "moveCreatures",
    });
    expect(skipped.place).toBe("roaming.breakTie");
    // As if the Wolf's coming had cost the Draugr its place on the map.
    skipped.s.creatureDiscard.push(skipped.s.line.pop()!.creature);
    breakTies(skipped);
    expect(moved(skipped).map(([creature]) => creature)).toEqual(["wolf-beige"]);
  });

  test("NOR-333 everybody sees which creatures have still to act", () => {
    const it = scene({
      units: home,
      beasts: ["wolf-beige 0,0:w", "draugr-beige 0,0:e"],
      step: "moveCreatures",
    });
    const { frames } = it.look("spectator").view;
    expect(frames.at(-1)).toMatchObject({ proc: "roaming", creature: "wolf-beige", queue: ["draugr-beige"] });
  });

  test("NOR-335, NOR-338 a creature must move: to units if it can, else to neutral land", () => {
    const toUnits = scene({ units: ["0 0,0:n 1"], beasts: ["wolf-beige 0,0:w"], step: "moveCreatures" });
    expect(moved(toUnits)).toEqual([["wolf-beige", toUnits.at("0,0:n")]]);
    const toNobody = scene({
      units: ["0 0,0:s 1"],
      beasts: ["wolf-beige 0,0:n"],
      step: "moveCreatures",
      first: 1,
    });
    // Both neighbours are neutral; staying is not offered.
    expect([toNobody.place, toNobody.seat]).toEqual(["roaming.breakTie", 1]);
    expect(toNobody.options).toEqual([
      { kind: "roam", at: toNobody.at("0,0:e") },
      { kind: "roam", at: toNobody.at("0,0:w") },
    ]);
  });

  test("NOR-336 it goes to an adjacent territory, over Difficult Borders too", () => {
    const it = scene({
      map: ["tile-03 0 0 0"],
      units: ["0 0,0:n 2"],
      beasts: ["wolf-beige 0,0:e"],
      step: "moveCreatures",
    });
    expect(moved(it)).toEqual([["wolf-beige", it.at("0,0:n")]]);
    // Not farther than next door: from the south it comes only as far as its neighbours.
    const far = scene({ units: ["0 0,0:n 2"], beasts: ["wolf-beige 0,0:s"], step: "moveCreatures" });
    expect(far.offered("roam").map(option => option.at)).toEqual([far.at("0,0:e"), far.at("0,0:w")]);
  });

  test("NOR-337 it never goes where a creature is", () => {
    const it = scene({
      units: ["0 0,0:n 2"],
      beasts: ["draugr-beige 0,0:w", "wolf-beige 0,0:n", "wolf-brown 0,0:e"],
      step: "moveCreatures",
    });
    expect(moved(it)[0]).toEqual(["draugr-beige", it.at("0,0:s")]);
    expect(it.units("0,0:n")).toBe(2);
  });

  test("NOR-342, NOR-EX-49 one that cannot move acts without moving: no Draugr's victim, no Valkyrie's attack", () => {
    for (const creature of ["draugr-beige", "fallen-valkyrie-beige"] as const) {
      const it = scene({
        units: ["0 0,0:n 2"],
        beasts: [`${creature} 0,0:n`, "wolf-beige 0,0:w", "wolf-brown 0,0:e"],
        step: "moveCreatures",
        chance: [],
      });
      expect(it.seen("creatureStayed")).toMatchObject([{ creature, at: it.at("0,0:n") }]);
      expect(it.units("0,0:n")).toBe(2);
      expect(it.seen("combatStarted")).toEqual([]);
    }
  });

  test("NOR-306, NOR-342, NOR-EX-49 what lasts goes on for a Wolf or Bear that cannot move", () => {
    const around = (creature: "wolf-beige" | "brown-bear-beige") =>
      scene({
        map: ["tile-01 0 0 0"],
        units: ["0 0,0:n 2"],
        beasts: [`${creature} 0,0:n`, "draugr-beige 0,0:w", "draugr-brown 0,0:e"],
        piles: [["start-move"]],
        step: "moveCreatures",
        chance: [],
      });
    expect(around("wolf-beige").clan(0).food).toBe(0);
    const bear = around("brown-bear-beige");
    expect(bear.clan(0).food).toBe(1);
    while (!bear.offers({ kind: "play", card: "start-move" })) bear.choose(bear.options.at(-1)!);
    expect(bear.play("start-move").offered("march")).toEqual([]);
  });

  test("NOR-339 a Wolf looks for resources first, a Bear for buildings, a Draugr for units", () => {
    const goal = (creature: "wolf-beige" | "brown-bear-beige" | "draugr-beige" | "fallen-valkyrie-beige") => {
      const it = scene({
        seats: 3,
        map: ["tile-06 0 0 0"],
        units: ["0 0,0:n 1", "1 0,0:s 1", "2 0,0:w 2"],
        buildings: ["0,0:n defence-tower"],
        beasts: [`${creature} 0,0:e`],
        loose: ["0,0:s granary"],
        step: "moveCreatures",
        first: 1,
        chance: [0, 0],
      });
      return it.seen("creatureMoved")[0]?.to === undefined ? it.options : it.seen("creatureMoved")[0]!.to;
    };
    const it = scene({ map: ["tile-06 0 0 0"] });
    // Lore and Granary in the south make most resources.
    expect(goal("wolf-beige")).toBe(it.at("0,0:s"));
    expect(goal("fallen-valkyrie-beige")).toBe(it.at("0,0:s"));
    // One building each in north and south; then resources decide.
    expect(goal("brown-bear-beige")).toBe(it.at("0,0:s"));
    expect(goal("draugr-beige")).toBe(it.at("0,0:w"));
  });

  test("NOR-339 a large building is worth three points, a small one one", () => {
    const it = scene({
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:n 1", "1 0,0:e 3"],
      buildings: ["0,0:n fortress", "0,0:e granary"],
      loose: ["0,0:e menhir"],
      beasts: ["brown-bear-beige 0,0:s"],
      step: "moveCreatures",
    });
    expect(moved(it)).toEqual([["brown-bear-beige", it.at("0,0:n")]]);
  });

  test("NOR-EX-13, NOR-338, NOR-348 a Draugr, tied on units and buildings, follows the resources and takes a unit", () => {
    const it = scene({
      map: ["tile-10 0 0 0", "start 0 1 0"],
      units: ["0 0,0:n 3", "1 0,0:e 3"],
      buildings: ["0,0:n granary", "0,0:e granary"],
      beasts: ["draugr-beige 0,0:s"],
      step: "moveCreatures",
    });
    expect(moved(it)).toEqual([["draugr-beige", it.at("0,0:n")]]);
    expect([it.units("0,0:n"), it.units("0,0:e")]).toEqual([2, 3]);
  });

  test("NOR-340, NOR-393, NOR-EX-62 the last tie is broken by the holder of the marker, the first to pass", () => {
    const it = scene({
      seats: 3,
      map: ["tile-06 0 0 0", "start 0 -1 0"],
      units: ["0 0,0:s 2", "1 0,0:w 2", "2 0,-1:w 2"],
      beasts: ["wolf-beige 0,0:e"],
      first: 0,
      turn: 2,
      chance: [],
    });
    for (let i = 0; i < 3; i++) it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect([it.place, it.seat]).toEqual(["roaming.breakTie", 2]);
    expect(it.options).toEqual([
      { kind: "roam", at: it.at("0,0:s") },
      { kind: "roam", at: it.at("0,0:w") },
    ]);
    it.choose({ kind: "roam", at: it.at("0,0:s") });
    expect(moved(it)).toEqual([["wolf-beige", it.at("0,0:s")]]);
    // Its new territory yields nothing in this year's Harvest.
    expect([it.resources(0), it.resources(1)]).toEqual([
      [0, 0, 0],
      [0, 1, 0],
    ]);
  });

  test("NOR-341 Kaija counts as one unit when a creature looks for the most", () => {
    const it = scene({
      clans: ["bear", "boar"],
      units: ["0 0,0:n 1", "1 0,0:s 2"],
      kaija: "0,0:n",
      beasts: ["draugr-beige 0,0:w"],
      step: "moveCreatures",
    });
    expect(it.offered("roam").map(option => option.at)).toEqual([it.at("0,0:n"), it.at("0,0:s")]);
  });

  test("NOR-450 resources are icons and producing buildings, Altars are none; buildings without a slot count", () => {
    // An Altar is worth three building points but no resource.
    const altar = (creature: "wolf-beige" | "brown-bear-beige") => {
      const it = scene({
        map: ["tile-15 0 0 0"],
        units: ["0 0,0:n 1", "1 0,0:s 1"],
        buildings: ["0,0:n altar-of-kings"],
        beasts: [`${creature} 0,0:e`],
        step: "moveCreatures",
      });
      return it.seen("creatureMoved")[0]!.to === it.at("0,0:n") ? "altar" : "lore";
    };
    expect([altar("wolf-beige"), altar("brown-bear-beige")]).toEqual(["lore", "altar"]);
    const loose = scene({
      units: home,
      loose: ["0,0:s training-camp"],
      beasts: ["brown-bear-beige 0,0:w"],
      step: "moveCreatures",
    });
    expect(moved(loose)).toEqual([["brown-bear-beige", loose.at("0,0:s")]]);
    // Neutral territories are compared in the same way.
    const neutral = scene({
      map: ["tile-06 0 0 0"],
      beasts: ["wolf-beige 0,0:n"],
      units: ["0 0,0:s 1"],
      step: "moveCreatures",
    });
    expect(moved(neutral)).toEqual([["wolf-beige", neutral.at("0,0:w")]]);
  });

  test("NOR-355 creatures change neither control nor closing nor domination", () => {
    const it = scene({
      map: ["tile-33 0 0 0", "start-5p 1 0 0", "tile-04 -1 0 0"],
      units: ["0 0,0:m 1"],
      buildings: ["0,0:m fortress"],
      beasts: ["wolf-beige 0,0:m", "brown-bear-beige 0,0:m"],
    });
    expect(it.owner("0,0:m")).toBe(0);
    expect(isClosed(landOf(it.s), it.at("0,0:m"))).toBe(true);
    expect(dominations(it.s)[0]?.have).toBe(1);
  });

  test("NOR-027, NOR-355 land without units is neutral, whatever buildings and creatures are there", () => {
    const it = scene({
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:e 3"],
      buildings: ["0,0:n altar-of-kings", "0,0:s granary"],
      beasts: ["wolf-beige 0,0:s"],
      hands: [["start-move"]],
    });
    expect([it.owner("0,0:n"), it.owner("0,0:s")]).toEqual([-1, -1]);
    it.play("start-move").march("0,0:e", "0,0:s", 3).stop();
    expect([it.owner("0,0:s"), it.owner("0,0:e")]).toEqual([0, -1]);
    const harvest = scene({
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:e 3"],
      buildings: ["0,0:n altar-of-kings"],
      step: "harvest",
      chance: [],
    });
    expect(harvest.s.clans.map(clan => clan.glory)).toEqual([0, 0]);
  });
});
