// Corners of rules: what is left out of a question, what a question says, what an event tells whom.
import { describe, expect, test } from "vitest";
import { refusalsOf } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import type { RuneChoice } from "../choices.ts";
import { figureOf } from "../content/army.ts";
import type { HeroId } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import { areaOf } from "../content/tiles.ts";
import { typeOf, type UnitId } from "../content/units.ts";
import type { BoardFrame } from "../frames.ts";
import { runewars } from "../index.ts";
import { heroDuelist } from "../rules/duelists.ts";
import { drawObjective } from "../rules/effects-goods.ts";
import { targetsOf } from "../rules/line.ts";
import { attack, battleIn, lineOf } from "./battle-scenes.ts";
import { Scene, scene } from "./scenes.ts";

const runner = runnerOf(runewars);
const hero = (g: Scene, id: HeroId) => g.s.heroes.find(each => each.id === id)!;
const of = <K extends RuneChoice["kind"]>(g: Scene, kind: K) =>
  g.options().filter((option): option is Extract<RuneChoice, { kind: K }> => option.kind === kind);
const refused = (g: Scene) =>
  refusalsOf(runewars, g.s, g.seat).map(({ choice, why }) => ({ ...(choice as RuneChoice), why }));
const duel = (g: Scene, a: HeroId, b: HeroId): Scene =>
  g.call("duel", {
    area: hero(g, a).area,
    attacker: heroDuelist(hero(g, a)),
    defender: heroDuelist(hero(g, b)),
    round: 0,
    path: "",
    spoils: [],
    result: "",
  });

describe("windows of a turn", () => {
  test("RUN-298 nobody exchanges with another player's hero", () => {
    const g = scene().hero(1, "mad-carthos", "8A", ["soulbiter"]).hero(0, "silhouette", "8A", ["rune-plate"]);
    g.turn(0, 1);
    expect([g.where, of(g, "give")]).toEqual(["actions.act", []]);
  });

  test("RUN-512 a hero without rewards, or with another player's, opens no window", () => {
    const first = (g: Scene) => g.put(0, "DC", "footman", 1).turn(0, 1).where;
    expect(first(scene().hero(0, "silhouette", "DC"))).not.toBe("actions.act");
    expect(first(scene().hero(1, "silhouette", "DC", ["soulbiter"]))).not.toBe("actions.act");
    expect(first(scene().hero(0, "silhouette", "DC", ["soulbiter"]))).toBe("actions.act");
  });

  test("RUN-296 in a turn too a card that lies face up works already", () => {
    const g = scene().hero(0, "silhouette", "DC", ["roc-feather-cloak", "ice-storm"]).turn(0, 1);
    const why = () => refused(g).find(each => each.kind === "reward" && each.card === "roc-feather-cloak")?.why;
    g.take("reveal");
    expect(why()).toBe("works-already");
  });

  test("RUN-296, RUN-297, RUN-298 a card handed over face down is told to its player only, one face up to all", () => {
    const told = (up: boolean) => {
      const g = scene().hero(0, "silhouette", "8A", ["rune-plate"]).hero(0, "ezra-vale", "8A");
      hero(g, "silhouette").rewards[0]!.up = up;
      g.turn(0, 1).take("give");
      return g.happened("rewardGiven");
    };
    expect(told(false)).toMatchObject([{ known: 1 }]);
    expect(told(true)).toMatchObject([{ known: 15 }]);
  });

  test("RUN-297 a card taken face down in a duel is known to both players, not to all", () => {
    const g = scene().hero(0, "bogran-the-shadow", "8B").hero(1, "silhouette", "8B", ["ice-storm"]);
    g.fate(7, 8, 9, 10, 17, 18, 19, 20);
    duel(g, "bogran-the-shadow", "silhouette");
    while (g.s.stack.at(-1)?.proc === "duel") g.take("pass");
    expect(g.happened("rewardGiven")).toMatchObject([{ card: "ice-storm", known: 3 }]);
  });
});

describe("moves and talks", () => {
  test("RUN-140, RUN-144 only areas from which nobody may march are refused", () => {
    const g = scene().put(0, "DC", "footman", 1).put(0, "DA", "footman", 1);
    g.s.activated[areaOf("DA")] = 1;
    g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    expect(refused(g).flatMap(each => (each.kind === "march" ? [each.from] : []))).toEqual([areaOf("DA")]);
  });

  test("RUN-160, RUN-163 eight units lack influence for talks, nine are too many", () => {
    const why = (extra: number) => {
      const g = scene().put(0, "DC", "footman", 8).put(0, "8C", "bowman", 1).put(NONE, "9B", "dragon", 1);
      g.s.players[0]!.influence = 0;
      g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
      const march = { kind: "march", to: areaOf("9B") } as const;
      if (extra > 0) g.take({ ...march, from: areaOf("8C"), unit: "bowman", count: extra });
      g.take({ ...march, from: areaOf("DC"), unit: "footman", count: 8 });
      g.take("done").skip("actions.act");
      return refused(g).find(each => each.kind === "diplomacy")?.why;
    };
    expect([why(0), why(1)]).toEqual(["no-influence", "too-many-units"]);
  });

  const met = (g: Scene): Scene => {
    g.s.players[0]!.influence = 1;
    g.put(0, "DC", "footman", 1).turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    return g.take("march").take("done").skip("actions.act").take("diplomacy");
  };

  test("RUN-475 no other Tactics cards are played while talking", () => {
    const g = met(scene().put(NONE, "9B", "dragon", 1).tactics(0, "rich-seam", "golden-tongue")).take("amount");
    expect([g.where, g.options()]).toEqual([
      "diplomacy.playCards",
      [{ kind: "pass" }, { kind: "tactics", card: "golden-tongue" }],
    ]);
  });

  test("RUN-167 after talks neutral units that are already routed retreat with the others", () => {
    const g = met(scene().put(NONE, "9B", "beastman", 1, 1))
      .fate(3)
      .take("amount")
      .take("fate")
      .at("3C");
    expect([g.routed("3C", "beastman"), g.routed("9B", "beastman"), g.standing("9B", "footman")]).toEqual([2, 0, 1]);
  });

  test("RUN-183, RUN-479 a card sends routed neutral units away too", () => {
    const g = scene().put(NONE, "9B", "beastman", 1, 2).tactics(0, "bestial-panic").turn(0, 1);
    g.take("tactics").at("9B");
    if (g.where === "retreat.chooseArea") g.at("3C");
    expect([g.routed("3C", "beastman"), g.routed("9B", "beastman")]).toEqual([3, 0]);
  });

  test("RUN-179, RUN-479 a card that sends allied neutral units away leaves the faction's own where they are", () => {
    const g = scene().put(0, "9B", "footman", 2).put(0, "9B", "beastman", 1).tactics(0, "bestial-panic").turn(0, 1);
    g.take("tactics").at("9B");
    if (g.where === "retreat.chooseArea") g.take("area");
    expect([g.standing("9B", "footman"), g.standing("9B", "beastman")]).toEqual([2, 0]);
  });
});

describe("battles", () => {
  test("RUN-460 To the Victor pays the winner after the battle", () => {
    const g = attack(scene().put(1, "9B", "berserker", 1).tactics(0, "to-the-victor"), "9B", { footman: 8 });
    const { influence } = g.s.players[0]!;
    g.take("tactics").windows();
    while (g.s.stack.length > 0) g.take(g.options()[0]!);
    expect(g.s.players[0]!.influence).toBe(influence + 2);
    expect(g.s.players[0]!.fresh).toHaveLength(1);
  });

  test("RUN-242 a Pegasus Rider routs what his player says", () => {
    for (const [n, left] of [
      [0, ["berserker*", "chaos-lord", "flesh-ripper"]],
      [1, ["berserker", "chaos-lord", "flesh-ripper*"]],
    ] as const) {
      const g = scene().faction(0, "latari").put(1, "9B", "berserker", 1).put(1, "9B", "flesh-ripper", 1);
      g.put(1, "9B", "chaos-lord", 1).tactics(0, "shield-wall").fate(5, 3, 1);
      attack(g, "9B", { "pegasus-rider": 1 });
      while (of(g, "package").length === 0) g.take(g.options()[0]!);
      g.take({ kind: "package", n });
      if (g.where === "losses.choose") g.take("figure");
      expect(lineOf(g, "defender")).toEqual(left);
    }
  });

  test("RUN-246 damage for a unit with more health passes over routed ones while another stands", () => {
    const [footman, knight] = [figureOf(typeOf("footman"), 0, false), figureOf(typeOf("knight"), 0, true)];
    const blow = { what: "damage", filter: "tough", hit: [] } as const;
    expect(targetsOf({ ...blow, hit: [] }, { line: [knight, footman], health: [] }, true)).toEqual([footman]);
  });

  test("RUN-460 a Dragon destroys triangles and nothing else", () => {
    const g = scene().put(1, "9B", "berserker", 2).put(1, "9B", "flesh-ripper", 1).tactics(0, "shield-wall");
    attack(g.fate(5, 1, 2, 6), "9B", { dragon: 1 });
    g.windows();
    while (g.happened("specialUsed").length === 0) g.take(g.options()[0]!);
    expect([...new Set(of(g, "figure").map(({ unit }) => unit))]).toEqual(["berserker"]);
  });

  test("RUN-252 a hero who supports already says so", () => {
    const g = scene().hero(0, "silhouette", "8B").hero(0, "mad-carthos", "8B").put(1, "8B", "berserker", 1);
    attack(g, "8B", { footman: 1, bowman: 1 });
    const why = () => refused(g).flatMap(each => (each.kind === "support" ? [[each.hero, each.why]] : []));
    g.take("support");
    const [first] = battleIn(g).attacker.supporters;
    expect(why()).toEqual([[first!.hero, "supports-already"]]);
  });
});

const chooses = (path: string, g: Scene, from = "DC", id: HeroId | "" = ""): Scene =>
  g.effects(path, { seat: 0, hero: id, area: areaOf(from) });

describe("cards", () => {
  test("RUN-282 a quest trains no attribute that is fully trained, and says why", () => {
    const g = scene().hero(0, "silhouette", "DA");
    hero(g, "silhouette").agility = 2;
    chooses("discovery:training-event", g, "DA", "silhouette").take("accept");
    expect(of(g, "train").map(({ attribute }) => attribute)).toEqual(["strength", "wisdom"]);
    expect(refused(g)).toEqual([{ kind: "train", attribute: "agility", why: "fully-trained" }]);
  });

  test("RUN-341 Resources raises a dial of its own area only", () => {
    const offered = (area: string) => {
      const g = scene().stronghold(0, area);
      Object.assign(g.s.players[0]!, { food: 1, wood: 1, ore: 1 });
      return of(g.effects("development:resources", { seat: 0, area: areaOf(area) }), "resource").map(
        ({ resource }) => resource,
      );
    };
    expect([offered("9B"), offered("1A"), offered("1B")]).toEqual([
      ["wood", "ore"],
      ["food", "ore"],
      ["food", "wood"],
    ]);
  });

  test("RUN-460 discarded Objectives come back only when their deck is empty", () => {
    const flow = { emit: () => undefined, shuffle: <T>(list: readonly T[]) => [...list] };
    const draw = (deck: number) => {
      const { s } = scene();
      const all = s.goodObjectives.splice(0);
      s.goodObjectives.push(...all.slice(0, deck));
      s.objectiveDiscard.push(...all.slice(deck, deck + 2));
      drawObjective(s, 0, flow as never);
      return [s.goodObjectives.length, s.objectiveDiscard.length];
    };
    expect([draw(1), draw(0)]).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  test("RUN-460, RUN-508 Field Surgeon heals a hero who is hurt or routed, no other", () => {
    const g = scene().hero(0, "silhouette", "DA").hero(0, "mad-carthos", "DB").hero(0, "ezra-vale", "DC");
    hero(g, "silhouette").damage = 1;
    hero(g, "ezra-vale").routed = true;
    g.tactics(0, "field-surgeon").turn(0, 1).take("tactics");
    if (g.where === "effects.choose" && of(g, "option").length > 0) g.take({ kind: "option", option: "hero" });
    expect(of(g, "pickHero").map(each => each.hero)).toEqual(["silhouette", "ezra-vale"]);
    expect(refused(g)).toContainEqual({ kind: "pickHero", hero: "mad-carthos", why: "not-hurt" });
    g.take({ kind: "pickHero", hero: "ezra-vale" });
    expect(hero(g, "ezra-vale").routed).toBe(false);
  });

  test("RUN-460 an area with nothing hidden is not looked at", () => {
    const g = scene().hero(0, "silhouette", "8A").rune("9B", "false").rune("9A", "dragon", true);
    g.s.discovery = true;
    g.s.token.fill(0);
    g.s.token[areaOf("3A")] = 3;
    chooses("discovery:scroll-of-sight", g, "8A", "silhouette");
    expect(g.areas().sort()).toEqual(["3A", "9B"]);
  });

  test("RUN-460 Rune Thief: a rune under the own hero may lie in own land too", () => {
    const g = scene().hero(0, "silhouette", "DA").rune("DA", "dragon").rune("DB", "false").tactics(0, "rune-thief");
    g.turn(0, 1).take("tactics");
    expect(g.areas()).toEqual(["DA"]);
    g.at("DA");
    expect(g.areas()).toEqual(["DB"]);
  });

  test("RUN-460 Ice Storm is no use in own land", () => {
    const offered = (seat: number, unit: UnitId) =>
      of(scene().hero(0, "silhouette", "8B", ["ice-storm"]).put(seat, "8B", unit, 2).turn(0, 1), "reward").length;
    expect([offered(0, "footman"), offered(1, "berserker")]).toEqual([0, 1]);
  });

  test("RUN-460 Frozen Wastes rout a unit where at least five stand, allied ones counted", () => {
    const routed = (units: number, allies: number) => {
      const g = scene().put(0, "8B", "footman", units).put(0, "8B", "razorwing", allies);
      g.effects("season:frozen-wastes", { seat: 0 });
      while (g.where === "effects.choose") g.take("unit");
      return g.happened("unitsRouted").length;
    };
    expect([routed(4, 0), routed(4, 1), routed(5, 0), routed(5, 1)]).toEqual([0, 1, 1, 1]);
  });

  test("RUN-460 Horrific Rumors: not where that opponent rules, nor where his token lies", () => {
    const g = scene().put(1, "8B", "berserker", 1).put(0, "DC", "footman", 1).tactics(0, "horrific-rumors");
    g.s.activated[areaOf("9B")] = 2;
    g.s.activated[areaOf("DC")] = 1;
    g.turn(0, 1).take("tactics");
    if (of(g, "seat").length > 0) g.take("seat");
    expect([g.areas().includes("8B"), g.areas().includes("9B"), g.areas().includes("DC")]).toEqual([
      false,
      false,
      true,
    ]);
    g.at("DC");
    expect(g.s.activated[areaOf("DC")]).toBe(3);
  });
});

describe("heroes", () => {
  test("RUN-303 Grum may give a card away for health when a duel begins; others have nothing to say then", () => {
    const g = scene().hero(0, "grum-ironbelly", "8B", ["ice-storm"]).hero(1, "silhouette", "8B");
    hero(g, "grum-ironbelly").damage = 3;
    duel(g, "grum-ironbelly", "silhouette");
    expect([g.where, g.seat]).toEqual(["effects.choose", 0]);
    g.take("dropReward");
    expect([hero(g, "grum-ironbelly").rewards, g.happened("heroHealed")]).toMatchObject([[], [{}]]);
    const h = scene().hero(0, "silhouette", "8B").hero(1, "mad-carthos", "8B");
    duel(h, "silhouette", "mad-carthos");
    expect(h.where).not.toBe("effects.choose");
  });
});

describe("what a question says", () => {
  test("RUN-156 how many units are too many", () => {
    const g = scene().put(0, "8B", "footman", 10).call("limits", {});
    expect(g.args()).toEqual({ area: areaOf("8B"), n: 2 });
    g.take("unit");
    expect(g.args()).toEqual({ area: areaOf("8B"), n: 1 });
  });

  test("RUN-379 which of the two areas is asked for", () => {
    const g = scene().stronghold(0, "DA");
    g.call("receiveRune", { seat: 0, discards: 0, hasDragon: false, hasFalse: false, picked: [] }).skip(
      "receiveRune.discard",
    );
    expect(g.args()).toEqual({ n: 1 });
    g.take("area");
    expect(g.args()).toEqual({ n: 2 });
  });

  test("RUN-370 Fortify names its actions in the order of the card", () => {
    const g = scene().stronghold(0, "DA", true).put(0, "8B", "footman", 1).rune("8B", "dragon");
    Object.assign(g.s.players[0]!, { wood: 1, ore: 2 });
    g.turn(0, 8).skip("actions.act");
    expect(of(g, "action").map(({ action }) => action)).toEqual(["stronghold", "repair", "runes"]);
  });
});

describe("the board", () => {
  test("RUN-063, RUN-070 a player without a tile to place waits for the others", () => {
    const g = new Scene();
    g.s.phase = "setup";
    g.s.board = "";
    const frame: BoardFrame = {
      proc: "board",
      step: "checkTiles",
      turn: 0,
      stuck: 0,
      restarts: 0,
      hands: [[], []],
      dealt: [[0], [1]],
      markers: [],
      picked: [],
    };
    frame.hands[1 - g.s.first] = [1];
    g.s.stack = [frame];
    runner.advance(g.s, []);
    expect([g.where, g.seat, (g.frame() as BoardFrame).restarts]).toEqual(["board.layTile", 1 - g.s.first, 0]);
  });
});
