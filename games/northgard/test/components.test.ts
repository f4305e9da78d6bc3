import { describe, expect, test } from "vitest";
import { start } from "#kernel/start.ts";
import { buildings, TOKENS_PER_BUILDING } from "../content/buildings.ts";
import { cardList, cardOf, idsOfKind } from "../content/cards.ts";
import { clanIds, clans, colors, UNITS_PER_COLOR } from "../content/clans.ts";
import { gloryTokens, pieces } from "../content/components.ts";
import { creatureIds, creatures } from "../content/creatures.ts";
import { faces, UNREST_CARDS } from "../content/numbers.ts";
import { resourceIds, resources } from "../content/resources.ts";
import { tileShapes } from "../content/tile-shapes.ts";
import { tiles } from "../content/tiles.ts";
import { northgard } from "../index.ts";
import { face, scene } from "./scenes.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe("components", () => {
  test("NOR-001 the box holds what the rulebook lists", () => {
    expect(colors.length * UNITS_PER_COLOR).toBe(70);
    expect(buildings.length * TOKENS_PER_BUILDING).toBe(56);
    expect(sum(idsOfKind("starting").map(id => cardOf(id).count)) * colors.length).toBe(30);
    expect(idsOfKind("clan")).toHaveLength(21);
    for (const id of clanIds) {
      const own = cardList.filter(card => card.clan === id);
      expect(own.map(card => card.tier).sort()).toEqual(["initial", "upgrade", "upgrade"]);
      expect(own.map(card => card.id).sort()).toEqual([clans[id].initial, ...clans[id].upgrades].sort());
    }
    expect([idsOfKind("early").length, idsOfKind("advanced").length]).toEqual([16, 36]);
    expect(idsOfKind("achievement")).toHaveLength(7);
    expect(cardOf("unrest").count).toBe(10);
    expect(tiles).toHaveLength(35);
    expect(pieces.combatDice).toBe(2);
    expect(sum(gloryTokens.map(token => token.count))).toBe(65);
    expect(sum(resources.map(resource => resource.tokens))).toBe(75);
    expect(sum(resources.map(resource => resource.multipliers))).toBe(15);
    expect(pieces).toMatchObject({ playerAids: 5, firstPlayerMarkers: 1, roundTracks: 1, yearMarkers: 1 });
    expect(pieces).toMatchObject({ scorchedEarthTokens: 1, kaijaTokens: 1 });
  });

  test("NOR-002 nine creatures: three Wolves, two Bears, two Draugar, two Fallen Valkyries, told apart by colour", () => {
    const colorsOf = (kind: string) =>
      creatureIds.filter(id => creatures[id].kind === kind).map(id => creatures[id].color);
    expect(colorsOf("wolf")).toEqual(["beige", "brown", "dark-brown"]);
    expect(colorsOf("brown-bear")).toEqual(["beige", "brown"]);
    expect(colorsOf("draugr")).toEqual(["beige", "brown"]);
    expect(colorsOf("fallen-valkyrie")).toEqual(["beige", "brown"]);
    expect(creatureIds).toHaveLength(9);
  });

  test("NOR-003, NOR-038, NOR-372 two to five seats; clans and colours are chosen or dealt, never twice", () => {
    expect(northgard.seats).toEqual([2, 3, 4, 5]);
    for (const seats of northgard.seats) {
      const s = start(northgard, {
        seats,
        seed: `s${seats}`,
        seatOptions: [{ clan: "bear", color: "red" }],
      }) as never as {
        clans: { clan: string; color: string }[];
      };
      expect(s.clans[0]).toMatchObject({ clan: "bear", color: "red" });
      expect(new Set(s.clans.map(clan => clan.clan)).size).toBe(seats);
      expect(new Set(s.clans.map(clan => clan.color)).size).toBe(seats);
    }
    const twice = { seats: 2, seed: "x", seatOptions: [{ clan: "bear" }, { clan: "bear" }] };
    expect(() => start(northgard, twice)).toThrow(/taken-twice/);
    const dealt = new Set(
      Array.from(
        { length: 20 },
        (_, i) =>
          (start(northgard, { seats: 2, seed: `d${i}` }) as never as { clans: { clan: string }[] }).clans[0]!.clan,
      ),
    );
    expect(dealt.size).toBeGreaterThan(3);
  });

  test("NOR-004 units are limited by the 14 figures; removed ones can be recruited again", () => {
    const it = scene({ units: ["0 0,0:n 13"], hands: [["upgraded-town-hall", "start-recruit"]], chance: [] });
    it.play("upgraded-town-hall").recruit("0,0:n");
    expect(it.units("0,0:n")).toBe(14);
    expect(it.place).toBe("turn.playOn");
    it.play("start-recruit");
    expect(it.seen("unitsRecruited")).toHaveLength(1);
    const again = scene({
      units: ["0 0,0:n 14", "1 0,0:w 1"],
      clans: ["goat", "wolf"],
      hands: [["start-recruit"], ["wolf-plunder"]],
      turn: 1,
    });
    again.play("wolf-plunder").choose({ kind: "strike", at: again.at("0,0:n"), kaija: false });
    expect(again.clan(0).reserve).toBe(1);
    again.play("start-recruit").recruit("0,0:n");
    expect(again.units("0,0:n")).toBe(14);
  });

  test("NOR-005 when the seven tokens of a building are used up nobody can build it", () => {
    const it = scene({
      map: ["start 0 0 0", "tile-02 1 0 0"],
      units: ["0 1,0:s 1"],
      resources: [[0, 5, 0]],
      hands: [["start-build"]],
    });
    it.s.supply[0] = 0;
    it.s.loose.push(...Array.from({ length: 7 }, () => ({ area: it.area("0,0:w"), building: "granary" as const })));
    it.s.works[it.at("0,0:w")] = 7;
    it.play("start-build");
    expect(it.offered("build").map(option => option.building)).not.toContain("granary");
    expect(it.offered("build").map(option => option.building)).toContain("woodcutters-lodge");
  });

  test("NOR-006 there are ten Unrest cards", () => {
    expect(UNREST_CARDS).toBe(10);
    expect(scene().s.unrest).toBe(10);
  });

  test("NOR-007 resources and glory have no limit", () => {
    const it = scene({ units: ["0 0,0:n 1"], resources: [[29, 0, 0]], hands: [["fishing"]] });
    it.play("fishing");
    expect(it.clan(0).food).toBe(32);
  });

  test("NOR-008 each seat sees its four zones apart: draw pile, hand, active area, discard pile", () => {
    const it = scene({
      hands: [["start-move"]],
      piles: [["start-build"]],
      played: [["start-recruit"]],
      discards: [["start-explore"]],
    });
    const own = it.look(0).view.clans[0]!;
    expect([own.hand, own.pileSize, own.played, own.discard]).toEqual([
      ["start-move"],
      1,
      ["start-recruit"],
      ["start-explore"],
    ]);
  });

  test("NOR-009 cards carry action icons, effects and glory, and six frames tell them apart", () => {
    expect(new Set(cardList.map(card => card.kind)).size).toBe(6);
    for (const card of cardList) {
      expect(card.effects.length).toBeGreaterThan(0);
      if (card.play !== "never") expect(card.icons.length).toBeGreaterThan(0);
    }
    expect(cardOf("defensive-strategy")).toMatchObject({ kind: "advanced", glory: 3, flash: false });
    expect(cardOf("town-hall")).toMatchObject({ kind: "early", glory: 1, flash: true, icons: ["recruit"] });
  });

  test("NOR-010 a card that contradicts the rulebook wins: Outpost recruits in neutral land", () => {
    const it = scene({ units: ["0 0,0:n 1"], hands: [["outpost", "start-recruit"]] });
    it.play("outpost").recruit("0,0:s").stop();
    expect(it.owner("0,0:s")).toBe(0);
  });

  test("NOR-011 food, wood and lore are the resources", () => {
    expect(resourceIds).toEqual(["food", "wood", "lore"]);
  });

  test("NOR-170 the die has six faces", () => {
    const shown = faces.map(({ axes, skulls, isChoice }) => [axes, skulls, isChoice]);
    expect(shown).toEqual([
      [2, 0, false],
      [3, 0, false],
      [1, 1, true],
      [2, 1, false],
      [0, 2, false],
      [1, 1, false],
    ]);
    expect(face("skulls-2")).toBe(4);
  });

  test("every tile is drawn: an outline per area, a line per border, anchors where slots, icons and lairs are", () => {
    expect(tileShapes).toHaveLength(tiles.length);
    for (const tile of tiles) {
      const shape = tileShapes[tile.id]!;
      expect(shape.borders).toHaveLength(tile.borders.length);
      for (const [i, area] of tile.areas.entries()) {
        const drawn = shape.areas[i]!;
        expect([drawn.slot !== null, drawn.icon !== null, drawn.lair !== null]).toEqual([
          area.slot !== "none",
          area.icon !== null,
          area.lair,
        ]);
        expect(drawn.outline).toMatch(/^\d+,\d+( \d+,\d+){3,}$/);
      }
    }
  });
});
