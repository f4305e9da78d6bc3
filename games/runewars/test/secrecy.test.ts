// What each seat and those who watch may know.
import { expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { imagine } from "../bot/imagine.ts";
import { areaOf } from "../content/tiles.ts";
import { viewEvent } from "../view/events.ts";
import { viewFor } from "../view/view.ts";
import { Scene, scene } from "./scenes.ts";

test("RUN-453, RUN-188, RUN-457, RUN-INV-21 discard piles and pieces are open, decks are not", () => {
  const g = new Scene();
  g.s.fateDiscard = g.s.fate.splice(0, 5);
  const view = viewFor(g.s, 0);
  expect(view.fateDiscard).toEqual(g.s.fateDiscard);
  expect(view.decks.fate).toBe(25);
  const text = JSON.stringify({ ...view, fateDiscard: [] });
  expect(text).not.toContain(JSON.stringify(g.s.fate));
  expect(view.players[1]!.tactics).toBeNull();
  expect(view.players[1]!.tacticsCount).toBe(g.s.players[1]!.tactics.length);
  expect([view.dragonPile, view.falsePile]).toEqual([19, 15]);
});

test("RUN-445, RUN-454 what is drawn is told to its owner only", () => {
  const drawn = { type: "tacticsDrawn", seat: 0, count: 1, cards: ["ambush"] } as const;
  expect(viewEvent({ ...drawn, cards: ["ambush"] }, 1)).toEqual({ ...drawn, cards: null });
  expect(viewEvent({ ...drawn, cards: ["ambush"] }, 0)).toEqual(drawn);
  const runes = { type: "runesPlaced", seat: 0, areas: [1, 2], dragon: 1, cause: "setup" } as const;
  expect(viewEvent({ ...runes, areas: [1, 2] }, "spectator")).toMatchObject({ dragon: null });
});

test("RUN-449, RUN-451 a player who has seen a token still knows it until it is mixed", () => {
  const g = scene().rune("DA", "dragon").hero(1, "mad-carthos", "DA");
  g.effects("season:long-drought", { seat: 0 });
  g.s.heroes[0]!.area = areaOf("UA");
  expect(viewFor(g.s, 1).runes[areaOf("DA")]).toBe(1);
  g.turn(0, 8).skip("actions.act").take({ kind: "action", action: "runes" }).at("DA").at("DB").at("DB");
  expect(viewFor(g.s, 1).runes[areaOf("DB")]).toBe(3);
});

test("RUN-297, RUN-452 which face-down rewards were exchanged is known to their owner only", () => {
  const heroes = () => scene().hero(0, "silhouette", "DA", ["soulbiter"]).hero(0, "ezra-vale", "DA");
  const gift = { kind: "give", hero: "silhouette", card: "soulbiter", isUp: false, to: "ezra-vale" } as const;
  const march = heroes().turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
  march.take({ kind: "hero", hero: "silhouette", to: areaOf("9B") });
  for (const g of [
    heroes().turn(0, 1).take(gift),
    march.take(gift),
    heroes()
      .call("questPhase", { order: [0, 1], turn: 0, acted: [] })
      .take({ kind: "pickHero", hero: "silhouette" })
      .take(gift),
  ]) {
    expect(JSON.stringify(viewFor(g.s, 0))).toContain("soulbiter");
    for (const viewer of [1, "spectator"] as const)
      expect(JSON.stringify(viewFor(g.s, viewer))).not.toContain("soulbiter");
    imagine(g.s, 1, chanceOf(fastChance("exchange")));
    expect(JSON.stringify(g.s.stack)).not.toContain("soulbiter");
  }
});
