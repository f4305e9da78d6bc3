// Fine points of cards, cities, marches and runes that whole games pass by.
import { describe, expect, test } from "vitest";
import { refusalsOf } from "#kernel/look.ts";
import { DRAGON, NONE } from "../content/marks.ts";
import { areaOf } from "../content/tiles.ts";
import type { MarchFrame } from "../frames.ts";
import { runewars } from "../index.ts";
import { controllerOf } from "../rules/queries.ts";
import { hideRune } from "../rules/runes.ts";
import { viewFor } from "../view/view.ts";
import { attack } from "./battle-scenes.ts";
import { Scene, scene } from "./scenes.ts";

const player = (g: Scene, seat: number) => g.s.players[seat]!;
const play = (g: Scene, card: Scene["s"]["tactics"][number]): Scene =>
  g.tactics(0, card).turn(0, 1).take({ kind: "tactics", card });

describe("cards", () => {
  test("RUN-391 a defender who fulfils an Objective by a battle discards it for a rune, or keeps it", () => {
    const won = (answer: "objective" | "decline") => {
      const g = scene().stronghold(1, "9B").put(1, "9B", "chaos-lord", 4);
      player(g, 1).objective = "discouraging-defeat";
      attack(g, "9B", { footman: 2 });
      while (g.where !== "aftermath.useObjective") g.take(g.options()[0]!);
      g.take(answer);
      return [player(g, 1).objective, g.where.split(".")[0]];
    };
    expect(won("objective")).toEqual(["", "receiveRune"]);
    expect(won("decline")[0]).toBe("discouraging-defeat");
  });

  test("RUN-460 Poisoned Wells names no opponent whose dials are all at 0", () => {
    const g = new Scene(3).clear();
    Object.assign(player(g, 1), { food: 0, wood: 0, ore: 0 });
    Object.assign(player(g, 2), { food: 0, wood: 1, ore: 0 });
    play(g, "poisoned-wells");
    expect(g.options()).toEqual([{ kind: "seat", seat: 2 }]);
  });

  test("RUN-460 Taxes of the Barons pay for every third area, not for the rest", () => {
    const paid = (...areas: string[]) => {
      const g = scene();
      for (const area of areas) g.put(0, area, "footman", 1);
      const before = player(g, 0).influence;
      g.effects("season:taxes-of-the-barons", { seat: 0 });
      return player(g, 0).influence - before;
    };
    expect([paid(), paid("8B"), paid("8B", "9B"), paid("8B", "9B", "8A")]).toEqual([1, 1, 1, 2]);
  });

  test("RUN-460 Field Surgeon stands units of the first one's area only, and may stop after it", () => {
    const g = scene().put(0, "DB", "footman", 0, 2).put(0, "DC", "footman", 0, 1);
    play(g, "field-surgeon").take({ kind: "option", option: "units" });
    const places = () => g.options().map(option => (option.kind === "unit" ? option.area : option.kind));
    expect(places()).toEqual([areaOf("DB"), areaOf("DC")]);
    g.take({ kind: "unit", area: areaOf("DB"), unit: "footman", isRouted: true });
    expect(places()).toEqual([areaOf("DB"), "done"]);
  });

  test("RUN-460 a rune can be revealed only where one lies face down in own land", () => {
    const asked = (area: string, isUp: boolean) =>
      scene()
        .rune(area, "dragon", isUp)
        .rune("9B", "false")
        .effects("season:spies-everywhere.0.effects", { seat: 0 })
        .options()
        .map(option => option.kind === "option" && option.option);
    expect([asked("DA", false), asked("DA", true), asked("8B", false)]).toEqual([
      ["peek", "reveal"],
      ["peek"],
      ["peek"],
    ]);
  });

  test("RUN-460 the areas that a card does not mean say so", () => {
    const g = scene().rune("DA", "false").rune("DB", "dragon", true);
    g.effects("season:spies-everywhere.0.effects", { seat: 0 }).take({ kind: "option", option: "reveal" });
    expect(g.areas()).toEqual(["DA"]);
    const refused = refusalsOf(runewars, g.s, 0).flatMap(({ choice }) => ("area" in choice ? [choice.area] : []));
    expect(refused).toHaveLength(new Set(refused).size);
    expect([refused.includes(areaOf("DB")), refused.includes(areaOf("DA"))]).toEqual([true, false]);
  });
});

describe("cities", () => {
  test("RUN-358 a city gives its Tactics cards, its influence or its quests", () => {
    const rallied = (benefit: "tactics" | "influence" | "quests") => {
      const g = scene().put(0, "1C", "footman", 1);
      g.s.city[areaOf("1C")] = "vynelvale";
      player(g, 0).influence = 0;
      g.turn(0, 6)
        .skip("actions.act")
        .take({ kind: "rally", area: areaOf("1C"), benefit });
      const { fresh, tactics, influence, quests } = player(g, 0);
      return [fresh.length + tactics.length, influence, quests.length];
    };
    expect(rallied("tactics")).toEqual([1, 0, 0]);
    expect(rallied("influence")).toEqual([0, 2, 0]);
    expect(rallied("quests")).toEqual([0, 0, 3]);
  });
});

describe("marches", () => {
  test("RUN-160, RUN-163, RUN-329 without influence and a second battle units retreat from neutral ones", () => {
    const g = scene().put(0, "DC", "footman", 1).put(NONE, "9B", "dragon", 1);
    player(g, 0).influence = 0;
    g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 1 });
    (g.s.stack.find(({ proc }) => proc === "march") as MarchFrame).mayFight = false;
    g.take("done").skip("actions.act");
    expect([g.where, g.kinds()]).toEqual(["march.chooseWay", ["retreat"]]);
    g.take("retreat");
    const home = ["DA", "DB", "DC"].map(area => g.standing(area, "footman") + g.routed(area, "footman"));
    expect([g.standing("9B", "footman"), controllerOf(g.s, areaOf("9B")), home]).toEqual([0, NONE, [0, 0, 1]]);
  });
});

describe("runes", () => {
  test("RUN-449 who lays a rune token down knows it, and nobody who knew one there before does", () => {
    const g = scene();
    const area = areaOf("8B");
    g.s.runeKnown[area] = 0b10;
    hideRune(g.s, 0, area, DRAGON);
    expect([viewFor(g.s, 0).runes[area], viewFor(g.s, 1).runes[area]]).toEqual([DRAGON, 3]);
  });
});
