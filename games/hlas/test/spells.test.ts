import { describe, expect, test } from "vitest";
import type { Frame } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { ENEMY, EXHAUSTED, NONE, PREPARING, READY, SERF } from "../content/marks.ts";
import { hlas } from "../index.ts";
import type { Spec } from "./scene-spec.ts";
import { at, type Scene, scene } from "./scenes.ts";

const rich: Spec["resources"] = [
  [5, 10, 5],
  [5, 10, 5],
  [5, 10, 5],
];
const caster = (libraries: Spec["libraries"], more: Spec = {}): Scene =>
  scene({
    units: [
      [0, "nw-5", "warrior"],
      [1, "nw-10", "serf", 3],
    ],
    resources: rich,
    ...(libraries && { libraries }),
    ...more,
  });

describe("casting", () => {
  test("HLAS-192, 193 an Incanted spell is paid, resolved, gives its VP and is discarded", () => {
    const it = caster([["harvest-hymn"]], { units: [[0, "nw-2", "serf"]] })
      .slot("cast")
      .cast("harvest-hymn");
    expect([it.resources(0)[1], it.resources(0)[2], it.realm(0).vp]).toEqual([8, 6, 1]);
    expect([it.realm(0).library, it.s.discard]).toEqual([[], ["harvest-hymn"]]);
  });
  test("HLAS-194 Combat and Reaction spells are not cast with the action", () => {
    const it = caster([["fury", "cancel-spell", "haste"]], { levels: [3] }).slot("cast");
    expect(it.offered("cast").map(({ card }) => card)).toEqual(["haste"]);
    expect(it.refusals).toContainEqual({
      choice: { kind: "cast", card: "fury", scribed: NONE },
      why: "not-incanted",
      rule: "HLAS-194",
    });
  });
  test("HLAS-196 the own Capital is reached only by cards that say so", () => {
    const it = caster([["call-to-arms"]])
      .slot("cast")
      .cast("call-to-arms");
    expect(it.offers({ kind: "region", at: at("nw-1") })).toBe(true);
    const ban = caster([["sanctuary"]])
      .slot("cast")
      .cast("sanctuary");
    expect(ban.offers({ kind: "region", at: at("nw-1") })).toBe(false);
  });
  test("HLAS-117, 197, 198, 199, 279 a Scribed spell is exhausted, then preparing, then ready again two rounds later", () => {
    const it = scene({ scribed: [["haste"]], units: [[0, "nw-5", "warrior"]], resources: rich, round: 3 })
      .slot("cast")
      .cast("haste", 0)
      .choose({ kind: "start", from: at("nw-5") })
      .unit(0, "warrior", "nw-5")
      .steps("nw-10", "stop");
    expect(it.realm(0).turned).toEqual([EXHAUSTED]);
    const next = (round: number): void => {
      while (it.s.round < round)
        it.choose(
          it.options.find(({ kind }) => kind === "noMuster" || kind === "pass" || kind === "skip") ??
            it.options.at(-1)!,
        );
    };
    next(4);
    expect(it.realm(0).turned).toEqual([PREPARING]);
    next(5);
    expect(it.realm(0).turned).toEqual([READY]);
  });
  test("HLAS-EX-24 while preparing it cannot be cast", () => {
    const it = scene({ scribed: [["haste"]], resources: rich });
    it.realm(0).turned = [PREPARING];
    it.slot("cast");
    expect(it.offered("cast")).toEqual([]);
    expect(it.refusals[0]).toMatchObject({ why: "not-ready", rule: "HLAS-198" });
  });
  test("HLAS-200 without Mana no spell; without a target it is still cast for its VP", () => {
    const poor = scene({ libraries: [["earthquake"]], resources: [[0, 4, 0]] }).slot("cast");
    expect(poor.offered("cast")).toEqual([]);
    const it = scene({ libraries: [["sundering"]], resources: rich })
      .slot("cast")
      .cast("sundering");
    expect(it.realm(0).vp).toBe(3);
  });
  test("HLAS-201, 442 paid at once, then the window, then VP, targets and effect, then the second window", () => {
    const it = caster([["chain-lightning"], ["spell-echo"]])
      .slot("cast")
      .cast("chain-lightning");
    expect([it.place, it.resources(0)[1], it.realm(0).vp]).toEqual(["spell.answerBefore", 6, 0]);
    it.plain("pass");
    expect([it.place, it.realm(0).vp]).toEqual(["loss.chooseRegion", 2]);
    it.region("nw-10").unit(1, "serf", "nw-10");
    expect([it.place, it.seat]).toEqual(["spell.answerAfter", 1]);
    it.cast("spell-echo");
    expect(it.realm(1).library.length + it.s.discard.length).toBeGreaterThan(1);
  });
  test("HLAS-202, 203 any opponent may react, clockwise, once a window", () => {
    const it = scene({
      seats: 3,
      libraries: [["haste"], ["fury"], ["mana-snare"]],
      units: [[0, "nw-5", "warrior"]],
      resources: rich,
    })
      .slot("cast")
      .cast("haste");
    expect(it.seat).toBe(1);
    it.plain("pass");
    expect(it.seat).toBe(2);
    it.plain("pass").choose({ kind: "skip" }).plain("pass");
    expect([it.place, it.seat]).toEqual(["spell.answerAfter", 2]);
    it.cast("mana-snare").pass();
    expect(it.resources(0)[1]).toBe(10 - 2 - 2);
    expect([it.realm(2).vp, it.resources(2)[1]]).toEqual([1, 9]);
  });
  test("HLAS-204, 444, EX-68 a cancelled spell has no effect and no VP; Mana is gone, and so is the card, even a Scribed one", () => {
    const it = caster([[], ["cancel-spell"]], { scribed: [["harvest-hymn"]], units: [[0, "nw-2", "serf"]] })
      .slot("cast")
      .cast("harvest-hymn", 0)
      .cast("cancel-spell");
    expect([it.realm(0).vp, it.resources(0)[1], it.resources(0)[2]]).toEqual([0, 8, 5]);
    expect([it.realm(0).scribed, it.realm(0).turned]).toEqual([[], []]);
    expect(it.seen("spellCancelled")).toHaveLength(1);
    expect(it.place).not.toContain("spell");
  });
  test("HLAS-EX-68 the slot is free for another", () => {
    const it = caster([["recall"], ["cancel-spell"]], { scribed: [["harvest-hymn"]], units: [[0, "nw-2", "serf"]] })
      .slot("cast")
      .cast("harvest-hymn", 0)
      .cast("cancel-spell")
      .pass()
      .finish();
    expect(it.realm(0).scribed).toHaveLength(0);
    expect(it.realm(1).vp).toBe(1);
  });
  test("HLAS-443, EX-76 Cancel the Cancel: the first spell goes on, and may be copied", () => {
    const it = scene({
      seats: 3,
      libraries: [["earthquake", "cancel-spell"], ["cancel-spell"], ["copy-spell"]],
      levels: [2],
      units: [
        [0, "nw-5", "warrior"],
        [1, "nw-10", "serf", 3],
        [2, "nw-7", "warrior"],
      ],
      resources: [
        [0, 7, 0],
        [0, 5, 0],
        [0, 3, 0],
      ],
    })
      .slot("cast")
      .cast("earthquake");
    it.as(1, { kind: "cast", card: "cancel-spell", scribed: NONE });
    expect(it.seat).toBe(2);
    it.plain("pass");
    expect(it.seat).toBe(0);
    it.cast("cancel-spell").pass();
    expect(it.realm(1).vp).toBe(0);
    expect(it.place).toBe("loss.chooseRegion");
    it.region("nw-10").unit(1, "serf", "nw-10").unit(1, "serf", "nw-10");
    expect([it.place, it.seat]).toEqual(["spell.answerAfter", 2]);
    it.cast("copy-spell").pass().region("nw-10").unit(1, "serf", "nw-10");
    expect(it.count(1, "serf", "nw-10")).toBe(0);
    expect([it.realm(0).vp, it.realm(2).vp]).toEqual([2 + 1, 1]);
  });
  test("HLAS-EX-76 in the first window only a Cancel could be cast", () => {
    const it = caster([["haste"], ["copy-spell"]])
      .slot("cast")
      .cast("haste");
    expect(it.options).toEqual([{ kind: "pass" }]);
  });
  test("HLAS-205, 445, EX-69 Combat spells are copied only by the other leader of the battle", () => {
    const it = scene({
      seats: 3,
      factions: ["dwarves", "elves", "humans"],
      libraries: [["fury"], ["copy-spell"], ["copy-spell"]],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "warrior"],
      ],
      resources: rich,
    })
      .march("nw-2", ["warrior"], "nw-5")
      .plain("pass")
      .cast("fury")
      .plain("pass", "pass");
    expect([it.place, it.seat]).toEqual(["spell.answerAfter", 1]);
    expect(it.offered("cast")).toHaveLength(1);
    it.plain("pass");
    expect(it.seat).toBe(2);
    expect(it.offered("cast")).toEqual([]);
  });
  test("HLAS-EX-69 the third player is asked, but not offered it", () => {
    const it = scene({
      seats: 3,
      factions: ["dwarves", "elves", "humans"],
      libraries: [["fury"], [], ["copy-spell"]],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "warrior"],
      ],
      resources: rich,
    })
      .march("nw-2", ["warrior"], "nw-5")
      .cast("fury")
      .plain("pass");
    expect([it.seat, it.options]).toEqual([2, [{ kind: "pass" }]]);
  });
  test("HLAS-206 a copy does not use up the own Combat spell", () => {
    const it = scene({
      factions: ["dwarves", "elves"],
      libraries: [["copy-spell", "stone-skin"], ["fury"]],
      levels: [2],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "warrior"],
      ],
      resources: rich,
    })
      .march("nw-2", ["warrior"], "nw-5")
      .cast("fury")
      .plain("pass")
      .cast("copy-spell")
      .pass();
    expect([it.place, it.seat]).toEqual(["battle.castSpell", 0]);
    expect(it.frame("battle").sides[0]!.spells).toEqual(["fury"]);
    it.cast("stone-skin");
    expect(it.frame("battle").sides[0]!.spells).toEqual(["fury", "stone-skin"]);
  });
  test("HLAS-446 the second window of Haste opens when its March is finished", () => {
    const it = caster([["haste"], ["fury"]])
      .slot("cast")
      .cast("haste")
      .plain("pass");
    expect(it.place).toBe("march.chooseStart");
    it.choose({ kind: "start", from: at("nw-5") })
      .unit(0, "warrior", "nw-5")
      .steps("nw-2", "stop");
    expect(it.place).toBe("spell.answerAfter");
  });
  test("HLAS-397, 398 cast cards lie face down in the discard pile, but everybody remembers them", () => {
    const it = caster([["harvest-hymn"]])
      .slot("cast")
      .cast("harvest-hymn");
    expect(it.look(1).view.cast).toEqual(["harvest-hymn"]);
    expect("discard" in it.look(1).view).toBe(false);
  });
});

describe("spells and abilities", () => {
  test("HLAS-033, 426 Phantom Thief steals one kind from a chosen opponent", () => {
    const it = caster([["phantom-thief"]], {
      resources: [
        [0, 5, 0],
        [1, 0, 5],
      ],
    })
      .slot("cast")
      .cast("phantom-thief")
      .choose({ kind: "opponent", seat: 1 }, { kind: "resource", resource: "food" });
    expect([it.resources(0), it.resources(1)]).toEqual([
      [0, 3, 2],
      [1, 0, 3],
    ]);
  });
  test("HLAS-442 Recall brings Units home, Gateway out and explores, Rouse the Fields places Serfs", () => {
    const recall = caster([["recall"]])
      .slot("cast")
      .cast("recall")
      .unit(0, "warrior", "nw-5")
      .region("nw-1");
    expect(recall.count(0, "warrior", "nw-1")).toBe(1);
    const gate = caster([["gateway"]], {
      units: [
        [0, "nw-1", "serf", 3],
        [0, "nw-5", "warrior"],
      ],
      tokens: [["nw-4", "ore-vein"]],
    })
      .slot("cast")
      .cast("gateway")
      .region("nw-4")
      .unit(0, "serf", "nw-1")
      .plain("done");
    expect([gate.count(0, "serf", "nw-4"), gate.seen("tokenResolved").length]).toEqual([1, 1]);
    const rouse = caster([["rouse-the-fields"]])
      .slot("cast")
      .cast("rouse-the-fields")
      .region("nw-5");
    expect(rouse.count(0, "serf", "nw-5")).toBe(2);
  });
  test("HLAS-046 Entangle and Sanctuary close a Region until Round End", () => {
    const hold = caster([["entangle"]])
      .slot("cast")
      .cast("entangle")
      .region("nw-10")
      .finish();
    hold.slot("march-1");
    expect(hold.place).not.toBe("march.chooseStart");
    const closed = caster([["sanctuary"]])
      .slot("cast")
      .cast("sanctuary")
      .region("nw-5")
      .finish()
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-10") })
      .unit(1, "serf", "nw-10");
    expect(closed.ways).not.toContain("nw-5");
  });
  test("HLAS-438 Entangle holds an army that marches into the Region, and one that an effect lets March on", () => {
    const entangled = (more: Spec): Scene => {
      const it = scene({ factions: ["orcs", "humans"], resources: rich, ...more });
      it.s.bans.push({ what: "leave", region: at("nw-5"), by: 1 });
      return it;
    };
    const passing = entangled({ units: [[0, "nw-10", "serf"]] }).march("nw-10", ["serf"], "nw-5");
    expect([passing.place, passing.count(0, "serf", "nw-5")]).toEqual(["turn.chooseAction", 1]);
    const guided = entangled({ units: [[0, "nw-10", "serf"]], tokens: [["nw-5", "local-guide"]] });
    guided.march("nw-10", ["serf"], "nw-5");
    expect([guided.seen("tokenResolved").length, guided.place]).toEqual([1, "turn.chooseAction"]);
    const warlord = entangled({
      units: [
        [0, "nw-10", "hero-1"],
        [1, "nw-5", "serf"],
      ],
      levels: [3, 1],
    });
    warlord.march("nw-10", ["hero-1"], "nw-5").tactics("stand-together", "fall-back");
    expect(warlord.offered("use")).toEqual([]);
  });
  test("HLAS-330, 345 Entangle holds the solo enemy on its way, too", () => {
    const enemy = (more: Spec): Scene => {
      const it = scene({ seats: 1, factions: ["dwarves", "humans"], resources: Array(2).fill([0, 0, 0]), ...more });
      it.s.bans.push({ what: "leave", region: at("ne-7"), by: 0 });
      it.s.stack.push({ proc: "enemy", step: "drawCard", hero: more.hero ?? 0, card: "", isDone: false } as Frame);
      runnerOf(hlas).advance(it.s, it.events);
      return it;
    };
    const rider = enemy({ units: [[ENEMY, "ne-5", "hero-3"]], hero: 2, soloDeck: ["solo-build-track"] });
    expect(rider.realm(ENEMY).heroes[2]).toBe(at("ne-7"));
    const attacker = enemy({
      units: [
        [ENEMY, "ne-5", "hero-1"],
        [0, "nw-3", "serf"],
      ],
      soloDeck: ["solo-attack-1"],
    });
    expect([attacker.seen("battleStarted"), attacker.seen("enemyActionDone")[0]!.isDone]).toEqual([[], false]);
  });
  test("HLAS-046 Gateway does not lead into a Region that a spell has closed", () => {
    const it = caster([["gateway"]], {
      units: [
        [0, "nw-1", "serf", 3],
        [0, "nw-5", "warrior"],
      ],
    });
    it.s.bans.push({ what: "enter", region: at("nw-4"), by: 1 });
    it.slot("cast").cast("gateway");
    expect(it.offered("region").map(each => each.at)).toContain(at("nw-5"));
    expect(it.offers({ kind: "region", at: at("nw-4") })).toBe(false);
  });
  test("HLAS-426 Chain Lightning may strike fewer Regions, and none", () => {
    const it = caster([["chain-lightning"]])
      .slot("cast")
      .cast("chain-lightning")
      .plain("stop");
    expect([it.realm(1).serfsLeft, it.realm(0).vp]).toEqual([9, 2]);
  });
  test("HLAS-401 Clairvoyance looks at three tokens, none of them twice, and at none that lies open", () => {
    const it = caster([["clairvoyance"]], {
      tokens: [
        ["nw-2", "ore-vein"],
        ["nw-3", "mana-spring"],
        ["nw-4", "wild-herd"],
        ["nw-5", "lost-caravan"],
        ["nw-6", "wonder", "up"],
      ],
    })
      .slot("cast")
      .cast("clairvoyance");
    const places = it.offered("token");
    expect(places.length).toBeGreaterThan(3);
    it.choose(places[0]!);
    expect(it.offered("token")).toEqual(places.slice(1));
    expect(it.refusals).toContainEqual({ choice: places[0]!, why: "seen-already", rule: "HLAS-401" });
    expect(it.refusals.filter(({ why }) => why === "no-hidden-token").length).toBeGreaterThan(0);
    it.choose(places[1]!, places[2]!);
    expect(it.realm(0).peeked).toHaveLength(3);
    expect(it.place).not.toBe("peek.chooseToken");
  });
  test("HLAS-401 Clairvoyance shows tokens to the caster only", () => {
    const it = caster([["clairvoyance"]], { tokens: [["nw-4", "wonder"]] })
      .slot("cast")
      .cast("clairvoyance")
      .choose({ kind: "token", at: at("nw-4") })
      .plain("stop");
    expect(it.look(0).view.tokens[at("nw-4")]).toBe("wonder");
    expect(it.look(1).view.tokens[at("nw-4")]).toBe("");
  });
  test("HLAS-264 Sundering destroys an undefended Tower; Raise Stone builds one for 3 Ore less", () => {
    const it = caster([["sundering"]], { towers: [[1, "nw-7"]] })
      .slot("cast")
      .cast("sundering")
      .region("nw-7");
    expect(it.realm(1).towers).toEqual([]);
    const raise = caster([["raise-stone"]], { units: [[0, "nw-10", "serf"]], resources: [[0, 5, 0]] })
      .slot("cast")
      .cast("raise-stone")
      .choose({ kind: "tower", at: at("nw-10") });
    expect(raise.realm(0).towers).toEqual([at("nw-10")]);
  });
  test("HLAS-064 Borrowed Hour opens a slot again", () => {
    const it = caster([["borrowed-hour"]]);
    it.realm(0).slots[3] = SERF;
    it.realm(0).serfsLeft--;
    it.slot("cast").cast("borrowed-hour").choose({ kind: "slot", slot: "tax" });
    expect([it.realm(0).slots[3], it.count(0, "serf", "nw-1")]).toEqual([0, 1]);
  });
  test("HLAS-209 Beguile moves enemies into the own Region: a battle with the caster as attacker", () => {
    const it = caster([["beguile"]], {
      units: [
        [0, "nw-5", "warrior", 2],
        [1, "nw-10", "serf", 2],
      ],
    })
      .slot("cast")
      .cast("beguile")
      .region("nw-10")
      .unit(1, "serf", "nw-10")
      .plain("done")
      .region("nw-5");
    expect(it.frame("battle")).toMatchObject({ attacker: 0, defender: 1 });
  });
  test("HLAS-254 Maelstrom and Downdraft send Vessels home with those aboard", () => {
    const it = caster([["maelstrom"]], {
      units: [
        [1, "sea-nw", "sea-vessel"],
        [1, "sea", "serf"],
      ],
    })
      .slot("cast")
      .cast("maelstrom")
      .unit(1, "sea-vessel", "sea-nw");
    expect([it.realm(1).seaVessel, it.count(1, "serf", "ne-1")]).toEqual([at("ne-1"), 1]);
  });
  test("HLAS-EX-33 the Phoenix of level 3: 4 Mana first, then it may be recruited at once", () => {
    const it = scene({
      factions: ["dwarves", "elves"],
      levels: [1, 3],
      buildings: [[], ["phoenix-nest"]],
      units: [
        [0, "nw-2", "warrior", 3],
        [1, "nw-5", "air-vessel"],
      ],
      resources: [
        [5, 5, 5],
        [0, 0, 2],
      ],
    })
      .march("nw-2", Array(3).fill("warrior"), "nw-5")
      .tactics("stand-together", "stand-together")
      .unit(1, "air-vessel", "nw-5");
    expect(it.resources(1)).toEqual([0, 4, 2]);
    expect(it.place).toBe("abilities.offer");
    it.choose({ kind: "use", ability: "phoenix-nest-1" });
    expect([it.resources(1), it.realm(1).airVessel]).toEqual([[0, 2, 0], at("ne-1")]);
  });
  test("HLAS-425 Star Temple II gives Ore for destroyed Units, at most twice a battle", () => {
    const it = scene({
      factions: ["orcs", "dwarves"],
      levels: [1, 2],
      buildings: [[], ["star-temple"]],
      units: [
        [0, "nw-2", "warrior", 5],
        [1, "nw-5", "serf", 5],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    })
      .march("nw-2", Array(5).fill("warrior"), "nw-5")
      .tactics("stand-together", "stand-together");
    for (let i = 0; i < 3; i++) it.unit(1, "serf", "nw-5");
    expect(it.resources(1)[0]).toBe(2);
  });
  test("HLAS-024 Thane II: spells destroy nobody in his army", () => {
    const it = scene({
      factions: ["orcs", "dwarves"],
      levels: [1, 2],
      libraries: [["chain-lightning"]],
      units: [
        [0, "nw-5", "warrior"],
        [1, "nw-10", "hero-1"],
        [1, "nw-10", "serf", 2],
      ],
      resources: rich,
    })
      .slot("cast")
      .cast("chain-lightning");
    expect(it.place).not.toBe("loss.chooseRegion");
  });
  test("HLAS-444 Sorceress III keeps the cancelled spell", () => {
    const it = scene({
      factions: ["elves", "orcs"],
      levels: [3],
      libraries: [["harvest-hymn"], ["cancel-spell"]],
      units: [[0, "nw-5", "hero-2"]],
      resources: rich,
    })
      .slot("cast")
      .cast("harvest-hymn")
      .cast("cancel-spell");
    expect(it.realm(0).library).toEqual(["harvest-hymn"]);
  });
  test("HLAS-135 Stables II brings the mustered Serf back; the slot stays closed", () => {
    const it = scene({
      levels: [2],
      buildings: [["stables"]],
      units: [
        [0, "nw-1", "serf"],
        [0, "nw-5", "warrior"],
      ],
    })
      .march("nw-5", ["warrior"], "nw-10", "stop")
      .march("nw-10", ["warrior"], "nw-5", "stop")
      .choose({ kind: "use", ability: "stables-2" });
    expect([it.count(0, "serf", "nw-1"), it.realm(0).slots[5]]).toEqual([1, 3]);
  });
  test("HLAS-425 Warden III readies a Scribed spell after a won battle", () => {
    const it = scene({
      factions: ["elves", "orcs"],
      levels: [3],
      scribed: [["haste", "recall"]],
      units: [
        [0, "nw-2", "hero-1"],
        [1, "nw-5", "serf"],
      ],
      resources: rich,
    });
    it.realm(0).turned = [EXHAUSTED, READY];
    it.march("nw-2", ["hero-1"], "nw-5").tactics("stand-together", "fall-back");
    expect(it.options).toEqual([{ kind: "scribed", at: 0 }]);
    it.choose({ kind: "scribed", at: 0 });
    expect(it.realm(0).turned).toEqual([READY, READY]);
  });
  test("HLAS-426 of two allied enemies in a Region the caster picks whom Chain Lightning hits", () => {
    const it = scene({
      seats: 4,
      teams: true,
      libraries: [["chain-lightning"]],
      units: [
        [0, "nw-5", "warrior"],
        [1, "nw-10", "serf"],
        [3, "nw-10", "serf"],
      ],
      resources: rich,
    });
    it.slot("cast")
      .cast("chain-lightning")
      .region("nw-10")
      .choose({ kind: "opponent", seat: 3 })
      .unit(3, "serf", "nw-10");
    expect([it.count(1, "serf", "nw-10"), it.count(3, "serf", "nw-10")]).toEqual([1, 0]);
  });
  test("HLAS-156 the Outrider pays any resource to ignore a token, which is removed", () => {
    const it = scene({ units: [[0, "nw-2", "hero-3"]], tokens: [["nw-5", "sinkhole"]], resources: rich });
    it.march("nw-2", ["hero-3"], "nw-5", "stop").choose(
      { kind: "use", ability: "outrider-1" },
      { kind: "resource", resource: "ore" },
    );
    expect([it.resources(0)[0], it.s.spent, it.realm(0).heroes[2]]).toEqual([4, ["sinkhole"], at("nw-5")]);
  });
});
