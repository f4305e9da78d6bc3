// Both readings of each ruling that a table can choose.
import { describe, expect, test } from "vitest";
import { copy } from "#kernel/json.ts";
import { factionIds } from "../content/factions.ts";
import { NONE } from "../content/marks.ts";
import { sampleBoards } from "../content/sample-boards.ts";
import { areaOf, homeTileOf, tilePlace } from "../content/tiles.ts";
import { boardIn, boardWith, NO_BOARD } from "../map/atlas.ts";
import { markerPlaces } from "../map/markers.ts";
import { realmsFor } from "../map/realms.ts";
import { controllerOf, isEmpty, isNeutral } from "../rules/queries.ts";
import { upgrade } from "../rules/upgrade.ts";
import type { Rulings, Runewars } from "../state.ts";
import { attack, finish } from "./battle-scenes.ts";
import { Scene } from "./scenes.ts";

const under = (rulings: Partial<Rulings>, seats = 2): Scene =>
  new Scene(seats, rulings as Record<string, string>).clear();

describe("readings of rules", () => {
  test("RUN-027, RUN-174 neutral units alone in a home realm are its owner's allies, or keep it from its owner", () => {
    const home = areaOf("UA");
    const usual = under({}).put(NONE, "UA", "dragon", 1).s;
    expect([controllerOf(usual, home), isNeutral(usual, home)]).toEqual([1, false]);
    const other = under({ homeNeutrals: "hostile" }).put(NONE, "UA", "dragon", 1);
    expect([controllerOf(other.s, home), isNeutral(other.s, home)]).toEqual([NONE, true]);
    expect(controllerOf(other.put(1, "UA", "berserker", 1).s, home)).toBe(1);
    expect(controllerOf(other.s, areaOf("UB"))).toBe(1);
  });

  test.each([
    ["stay", 3, 0],
    ["fallBack", 0, 3],
  ] as const)("RUN-176 allied neutral units who win a battle alone: %s", (lonelyAllies, there, home) => {
    const g = under({ lonelyAllies }).put(NONE, "9B", "razorwing", 1).put(0, "DC", "footman", 1);
    finish(attack(g, "9B", { giant: 3 }));
    expect(g.happened("battleEnded")).toMatchObject([{ winner: "attacker" }]);
    const giants = (area: string): number => g.standing(area, "giant") + g.routed(area, "giant");
    expect([giants("9B"), giants("DC")]).toEqual([there, home]);
    expect(g.routed("DC", "giant")).toBe(home);
    expect(controllerOf(g.s, areaOf("9B"))).toBe(NONE);
  });

  test("RUN-176 with faction units beside them, or without friendly land, allies stay by either reading", () => {
    const g = under({ lonelyAllies: "fallBack" }).put(NONE, "9B", "razorwing", 1).put(0, "DC", "footman", 1);
    finish(attack(g, "9B", { giant: 3, footman: 2 }));
    expect(g.routed("DC", "giant")).toBe(0);
    const h = under({ lonelyAllies: "fallBack" }).put(NONE, "3A", "razorwing", 1);
    finish(attack(h, "3A", { giant: 3 }));
    expect(h.standing("3A", "giant") + h.routed("3A", "giant")).toBe(3);
  });

  test.each([
    ["land", true],
    ["home", false],
  ] as const)("RUN-026, RUN-415 the home realm of an eliminated player: %s", (lostHome, empty) => {
    const { s } = under({ lostHome }, 3);
    s.homes = s.homes.map(home => (home === 1 ? NONE : home));
    const area = boardIn(s).list.find(
      each =>
        each >= 0 &&
        controllerOf(s, each) === NONE &&
        s.homes[Math.floor((each - areaOf("DA")) / 3)] === NONE &&
        each >= areaOf("DA"),
    )!;
    expect(controllerOf(s, area)).toBe(NONE);
    expect(isEmpty(s, area)).toBe(empty);
  });

  test.each([
    ["late", 0],
    ["revealed", 1],
  ] as const)("RUN-100 tied Orders compare influence: %s", (tiedOrders, next) => {
    const g = under({ tiedOrders }, 3);
    g.call("season", {});
    while (g.where !== "season.chooseOrders") g.take(g.options()[0]!);
    for (const [seat, player] of g.s.players.entries()) player.influence = [2, 3, 1][seat]!;
    for (const [seat, order] of [6, 6, 1].entries()) g.take({ kind: "order", order }, seat);
    expect(g.happened("orderStarted")).toMatchObject([{ seat: 2 }]);
    // Before the tied number is reached, the other seat has become richer.
    g.s.players[0]!.influence = 9;
    while (g.happened("orderStarted").length < 2) g.skip(g.where);
    expect(g.happened("orderStarted")[1]).toMatchObject({ seat: next });
  });

  test("RUN-513 a home realm needs an open edge, or may be walled in", () => {
    const boards = sampleBoards.map(({ tiles }) =>
      tiles.reduce((name, [tile, q, r, turn]) => boardWith(name, { tile: tilePlace(tile), q, r, turn }), NO_BOARD),
    );
    const sites = (needsGate: boolean): number =>
      boards.reduce((sum, name) => {
        const board = boardIn({ board: name });
        const homes = factionIds.flatMap(id =>
          markerPlaces(board).flatMap(marker => realmsFor(board, [marker], [homeTileOf(id)], [], needsGate)),
        );
        return sum + homes.length;
      }, 0);
    expect(sites(false)).toBeGreaterThan(sites(true));
  });

  test("RUN-174 a game saved before there were rulings goes on as before", () => {
    const { s } = under({});
    const { rulings, ...old } = copy(s);
    upgrade(old as Runewars);
    expect((old as Runewars).rulings).toEqual(rulings);
  });
});
