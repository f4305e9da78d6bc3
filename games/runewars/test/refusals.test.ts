// What is shown but not offered, with its rule.

import { describe, expect, test } from "vitest";
import { refusalsOf } from "#kernel/look.ts";
import type { HeroId } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import type { RewardId } from "../content/rewards.ts";
import { areaOf } from "../content/tiles.ts";
import { runewars } from "../index.ts";
import { heroDuelist } from "../rules/duelists.ts";
import type { HeroState } from "../state.ts";
import { attack } from "./battle-scenes.ts";
import { Scene, scene } from "./scenes.ts";

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
    expect(whys(g)).toEqual([
      "changes-nothing RUN-508",
      "drawn-this-season RUN-400",
      "too-few-runes RUN-407",
      "wrong-moment RUN-399",
    ]);
  });

  test("RUN-160, RUN-163, RUN-329 ways with neutral units that are closed say why", () => {
    const g = scene().put(0, "DC", "footman", 1).put(NONE, "9B", "dragon", 1);
    g.s.players[0]!.influence = 0;
    g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 1 })
      .take("done")
      .skip("actions.act");
    expect(whys(g)).toEqual(["must-face-them RUN-160", "no-influence RUN-163"]);
  });

  test("RUN-371, RUN-372, RUN-410, RUN-411 building and claiming in vain says why", () => {
    const g = scene().stronghold(0, "DA", true);
    Object.assign(g.s.players[0]!, { wood: 1, ore: 0 });
    g.turn(0, 8).skip("actions.act");
    expect(whys(g)).toEqual(["no-rune-to-move RUN-373", "too-little RUN-371", "too-little RUN-372"]);
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

  /** A scene, and all reasons it gives. */
  const phase = (g: Scene, ...acted: HeroId[]): Scene => g.call("questPhase", { order: [0, 1], turn: 0, acted });
  const hurt = (g: Scene, changes: Partial<HeroState>): Scene => {
    Object.assign(g.s.heroes[0]!, changes);
    return g;
  };
  const withHero = (area: string, rewards: RewardId[] = []): Scene => scene().hero(0, "silhouette", area, rewards);
  const hiring = { seat: 0, cost: 0, draw: 0, drawn: [], hero: "", canRefuse: false } as const;
  const receiving = { seat: 0, discards: 0, hasDragon: false, hasFalse: false, picked: [] };
  const duelOf = (g: Scene): Scene =>
    g.call("duel", {
      area: areaOf("8A"),
      attacker: heroDuelist(g.s.heroes[0]!),
      defender: heroDuelist(g.s.heroes[1]!),
      round: 0,
      path: "",
      spoils: [],
      result: "",
    });

  test.each<[string, string[], () => Scene]>([
    [
      "RUN-278, RUN-280 a routed hero does not move, a sound one does not heal",
      ["hero-routed RUN-278", "not-hurt RUN-280"],
      () => phase(hurt(withHero("DC"), { routed: true })).take("pickHero"),
    ],
    [
      "RUN-280, RUN-282 heroes heal at home and train up to two",
      ["fully-trained RUN-282", "not-at-home RUN-280"],
      () => phase(hurt(withHero("9B"), { damage: 1, strength: 2, agility: 2, wisdom: 2 })).take("pickHero"),
    ],
    [
      "RUN-282 an attribute trained twice is done",
      ["fully-trained RUN-282"],
      () =>
        phase(hurt(withHero("DC"), { agility: 2 }))
          .take("pickHero")
          .take({ kind: "action", action: "train" }),
    ],
    [
      "RUN-276 each hero acts once",
      ["hero-acted RUN-276"],
      () => phase(withHero("DC").hero(0, "mad-carthos", "DC"), "silhouette"),
    ],
    [
      "RUN-296 rewards wait for their moment, or work already",
      ["not-hurt RUN-280", "reward-elsewhere RUN-296", "works-already RUN-296"],
      () => {
        const g = withHero("DC", ["roc-feather-cloak", "rune-plate"]);
        g.s.heroes[0]!.rewards[0]!.up = true;
        return phase(g).take("pickHero");
      },
    ],
    [
      "RUN-362 a hero costs influence",
      ["too-little-influence RUN-362"],
      () => {
        const g = scene().stronghold(0, "DA");
        g.s.players[0]!.influence = 2;
        return g.call("hiring", { ...hiring, drawn: [] });
      },
    ],
    [
      "RUN-363 one of the drawn heroes is kept",
      ["must-keep-one RUN-363"],
      () =>
        scene()
          .stronghold(0, "DA")
          .call("hiring", { ...hiring, draw: 2, drawn: [] }),
    ],
    [
      "RUN-273 a new hero comes to a stronghold",
      ["no-stronghold-there RUN-273"],
      () =>
        scene()
          .stronghold(0, "DA")
          .call("hiring", { ...hiring, draw: 1, drawn: [] })
          .take("pickHero"),
    ],
    [
      "RUN-377 only false runes of the own areas are discarded",
      ["dragon-rune RUN-377", "face-up RUN-377", "no-rune RUN-377", "not-yours RUN-377"],
      () =>
        scene()
          .rune("DA", "dragon")
          .rune("DB", "false")
          .put(0, "8B", "footman", 1)
          .rune("8B", "dragon", true)
          .call("receiveRune", receiving),
    ],
    [
      "RUN-352 recruits come to strongholds",
      ["no-stronghold-there RUN-352"],
      () => scene().stronghold(0, "DA").stronghold(0, "DB").turn(0, 5).skip("actions.act").take("resource"),
    ],
    [
      "RUN-340, RUN-341 one development a stronghold, and no mine where nothing is",
      ["has-development RUN-340"],
      () => {
        const g = scene().stronghold(0, "DA").stronghold(0, "DB");
        g.s.players[0]!.wood = 1;
        g.s.development[areaOf("DA")] = "training-ground";
        return g.call("develop", { seat: 0, area: NONE, kind: "" }).skip("actions.act");
      },
    ],
    [
      "RUN-396 only tied players are ranked",
      ["not-tied RUN-396"],
      () => {
        const g = new Scene(3).clear();
        const bids = [2, 1, 2];
        for (const player of g.s.players) player.influence = 3;
        g.effects("season:council-of-wizards", { seat: 0 });
        for (const [seat, influence] of bids.entries()) g.take({ kind: "bid", influence }, seat);
        return g;
      },
    ],
    [
      "RUN-498, RUN-499 what stops nothing in a duel says so",
      ["stops-nothing RUN-499"],
      () => {
        const g = withHero("8A", ["timmorran-shard"]).hero(1, "mad-carthos", "8A");
        g.s.heroes.reverse();
        return duelOf(g);
      },
    ],
    [
      "RUN-252 heroes who cannot support say why",
      ["hero-elsewhere RUN-252", "hero-routed RUN-252"],
      () => {
        const g = withHero("8B").hero(0, "mad-carthos", "8B").hero(0, "tova-redsail", "DA");
        hurt(g, { routed: true }).put(1, "8B", "berserker", 1);
        return attack(g, "8B", { footman: 1 });
      },
    ],
    [
      "RUN-155, RUN-141 heroes who cannot come say why",
      ["cannot-get-there RUN-141", "hero-routed RUN-155"],
      () => {
        const g = withHero("DA").hero(0, "mad-carthos", "UC");
        return hurt(g, { routed: true }).turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
      },
    ],
  ])("%s", (_title, expected, make) => {
    expect(whys(make())).toEqual(expected);
  });
});
