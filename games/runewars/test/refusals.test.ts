// What is shown but not offered, with its rule.

import { describe, expect, test } from "vitest";
import { refusalsOf } from "#kernel/look.ts";
import { NONE } from "../content/marks.ts";
import { areaOf } from "../content/tiles.ts";
import { runewars } from "../index.ts";
import { type Scene, scene } from "./scenes.ts";

const whys = (g: Scene): string[] =>
  [...new Set(refusalsOf(runewars, g.s, g.seat).map(({ why, rule }) => `${why} ${rule}`))].sort();

describe("refusals", () => {
  test("RUN-112, RUN-111 used and forbidden Orders are shown with their reason", () => {
    const g = scene();
    g.s.players[0]!.used = [2];
    g.s.season = 1;
    g.s.seasonDecks[1]!.push("long-drought");
    g.call("season", {});
    g.s.players[0]!.barred = [3];
    const refused = refusalsOf(runewars, g.s, 0);
    expect(refused).toContainEqual({ choice: { kind: "order", order: 2 }, why: "order-used", rule: "RUN-112" });
    expect(refused).toContainEqual({ choice: { kind: "order", order: 3 }, why: "order-barred", rule: "RUN-111" });
  });

  test("RUN-139, RUN-460 areas that cannot be activated say why", () => {
    const g = scene().put(0, "DC", "footman", 1).put(1, "8B", "berserker", 1);
    g.s.activated[areaOf("9B")] = 1;
    g.s.truce = true;
    g.s.shielded = [areaOf("3A") * 4 + 1];
    g.turn(0, 2).skip("actions.act");
    expect(whys(g)).toEqual(["already-active RUN-139", "shielded RUN-460", "truce RUN-460"]);
    expect(g.areas()).not.toContain("8B");
    expect(g.areas()).not.toContain("3A");
  });

  test("RUN-400, RUN-399, RUN-508 Tactics cards that cannot be played say why", () => {
    const g = scene().tactics(0, "shield-wall", "night-masons");
    g.s.players[0]!.fresh = ["ambush"];
    g.turn(0, 1);
    expect(whys(g)).toEqual(["changes-nothing RUN-508", "drawn-this-season RUN-400", "wrong-moment RUN-399"]);
  });

  test("RUN-160, RUN-163, RUN-329 ways with neutral units that are closed say why", () => {
    const g = scene().put(0, "DC", "footman", 1).put(NONE, "9B", "dragon", 1);
    g.s.players[0]!.influence = 0;
    g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 1 })
      .take("done")
      .skip("actions.act");
    expect(whys(g)).toEqual(["no-influence RUN-163"]);
  });

  test("RUN-371, RUN-372, RUN-410, RUN-411 building and claiming in vain says why", () => {
    const g = scene().stronghold(0, "DA", true);
    Object.assign(g.s.players[0]!, { wood: 1, ore: 0 });
    g.turn(0, 8).skip("actions.act");
    expect(whys(g)).toEqual(["too-little RUN-371", "too-little RUN-372"]);
    const h = scene().tactics(0, "rich-seam");
    for (const area of ["DA", "DB", "DC", "1A", "1B", "8B"]) h.put(0, area, "footman", 1).rune(area, "dragon");
    h.s.year = 7;
    h.turn(0, 1);
    expect(whys(h)).toEqual(["last-year RUN-411"]);
    h.s.year = 2;
    h.s.players[1]!.claim = 0;
    expect(whys(h)).toEqual(["deck-taken RUN-410"]);
  });

  test("RUN-144, RUN-141, RUN-259, RUN-050 areas that are not offered say why", () => {
    const g = scene().put(0, "DC", "footman", 1).put(0, "DA", "footman", 1).put(0, "UC", "footman", 1);
    g.s.activated[areaOf("DA")] = 1;
    g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    expect(whys(g)).toEqual(["activated-stay RUN-144", "cannot-get-there RUN-141"]);
    const h = scene().hero(0, "silhouette", "DC");
    h.call("questPhase", { order: [0, 1], turn: 0, acted: [] })
      .take("pickHero")
      .take({ kind: "action", action: "move" });
    expect(whys(h)).toContain("not-adjacent RUN-126");
    expect(whys(h)).toContain("stands-there RUN-278");
  });

  test("RUN-163, RUN-366 influence that is not there is refused with its reason", () => {
    const g = scene();
    g.s.players[0]!.influence = 2;
    g.s.titleHolder[0] = 0;
    g.s.titleInfluence = [1, 0, 3];
    g.call("title", { seat: 0, title: NONE });
    expect(whys(g)).toEqual(["own-title RUN-366", "too-little-influence RUN-366"]);
  });
});
