import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { imagine } from "#kernel/imagine.ts";
import { NONE, SEA_DECK, SERF } from "../content/marks.ts";
import { type Piece, pieces } from "../content/units.ts";
import { hlas } from "../index.ts";
import { flankOf } from "../rules/battle-queries.ts";
import { strengthParts, totalStrength } from "../rules/battle-strength.ts";
import type { Spec } from "./scene-spec.ts";
import { at, type Scene, scene } from "./scenes.ts";

const rich: Spec["resources"] = [
  [10, 10, 10],
  [10, 10, 10],
];
const total = (it: Scene, side: number): number => totalStrength(strengthParts(it.s, it.frame("battle"), side));
const attack = (it: Scene): number => total(it, 0);
const defence = (it: Scene): number => total(it, 1);

/** Humans attack Orcs on Plains nw-2, as in the rulebook. */
const plains = (more: Spec = {}): Scene =>
  scene({
    factions: ["humans", "orcs"],
    homes: ["nw", "ne"],
    units: [
      [0, "nw-1", "hero-1"],
      [0, "nw-1", "warrior"],
      [0, "nw-1", "serf", 2],
      [1, "nw-2", "warrior", 2],
    ],
    buildings: [["cathedral"], ["blood-tent", "barracks"]],
    levels: [1, 2],
    libraries: [["fury"], ["magic-arrow"]],
    resources: [
      [0, 7, 0],
      [0, 6, 0],
    ],
    ...more,
  });
const march = (it: Scene): Scene => it.march("nw-1", ["serf", "serf", "warrior", "hero-1"], "nw-2");
/** Attackers of seat 0 enter nw-5, where seat 1 stands. */
const clash = (own: Spec["units"], foes: Spec["units"], more: Spec = {}): Scene => {
  const it = scene({
    units: [...(own ?? []), ...(foes ?? [])],
    resources: rich,
    factions: ["dwarves", "elves"],
    ...more,
  });
  const army = (own ?? [])
    .filter(([, where]) => where === "nw-2")
    .flatMap(([, , piece, n = 1]) => Array<Piece>(n).fill(piece))
    .sort((a, b) => pieces.indexOf(a) - pieces.indexOf(b));
  return it.march("nw-2", army, "nw-5");
};

describe("Strength", () => {
  test("HLAS-208, 215, 216, 217, 219, EX-18 the battle of the rulebook: 13 without the Arrow, 10 with it, against 8", () => {
    const it = march(plains());
    expect(it.realm(0).vp).toBe(1);
    expect([attack(it), defence(it)]).toEqual([10, 8]);
    expect(it.seat).toBe(1);
    it.cast("magic-arrow").pass().unit(0, "warrior", "nw-2").pass();
    expect(it.seat).toBe(0);
    it.cast("fury").pass();
    expect([attack(it), defence(it)]).toEqual([10, 8]);
    expect([it.realm(0).vp, it.realm(1).vp]).toEqual([2, 1]);
    expect(it.s.cast).toEqual(["magic-arrow", "fury"]);
  });
  test("HLAS-EX-18 without the Arrow the Humans would have 13", () => {
    const it = march(plains({ libraries: [["fury"], []] })).cast("fury");
    expect(attack(it)).toBe(13);
  });
  test("HLAS-224..226, 238, 239, EX-19 First Strike against Charge: 12 and 15; a sacrificed Warrior pays and still counts", () => {
    const it = march(plains()).cast("magic-arrow").pass().unit(0, "warrior", "nw-2").pass().cast("fury").pass();
    it.as(0, { kind: "tactic", card: "first-strike" }).as(1, { kind: "tactic", card: "charge" });
    expect(it.place).toBe("battle.payForTactic");
    expect(it.options).toEqual([{ kind: "unit", owner: 1, piece: "warrior", place: at("nw-2") }]);
    it.unit(1, "warrior", "nw-2");
    it.until("battle.assignDamage");
    const counted = it.seen("strengthCounted")[0]!;
    expect([counted.attackTotal, counted.defenceTotal]).toEqual([12, 15]);
    expect([it.resources(0)[1], it.resources(1)[1]]).toEqual([0, 0]);
    expect([it.realm(0).vp, it.realm(1).vp]).toEqual([4, 4]);
  });
  test("HLAS-EX-19 the Orcs win", () => {
    const it = march(plains()).cast("magic-arrow").pass().unit(0, "warrior", "nw-2").pass().cast("fury").pass();
    it.as(0, { kind: "tactic", card: "first-strike" })
      .as(1, { kind: "tactic", card: "charge" })
      .unit(1, "warrior", "nw-2")
      .until("battle.assignDamage");
    expect(it.frame("battle").winner).toBe(1);
  });
  test("HLAS-240, 246, 247, 251, 255, EX-20 the sacrificed Warrior leaves first; 3 damage fell the Paladin; two Serfs go home", () => {
    const it = march(plains()).cast("magic-arrow").pass().unit(0, "warrior", "nw-2").pass().cast("fury").pass();
    it.as(0, { kind: "tactic", card: "first-strike" })
      .as(1, { kind: "tactic", card: "charge" })
      .unit(1, "warrior", "nw-2")
      .until("battle.assignDamage");
    expect(it.count(1, "warrior", "nw-2")).toBe(1);
    expect(it.frame("battle").damage).toBe(3);
    it.unit(0, "hero-1", "nw-2");
    expect(it.realm(0).heroes[0]).toBe(NONE);
    expect(it.count(0, "serf", "nw-1")).toBe(2);
    expect(it.resources(1)[1]).toBe(1);
  });
  test("HLAS-EX-20 the Orcs stay and Blood Tent I gives a Mana for the lost Warrior", () => {
    const it = march(plains({ libraries: [] }));
    it.tactics("first-strike", "charge").plain("pay").plain("pay");
    expect(it.count(1, "warrior", "nw-2")).toBe(2);
    expect(it.resources(1)[1]).toBe(0);
  });
  test("HLAS-260, 088, EX-21 a Capital of level 3 with everything there has 24", () => {
    const it = scene({
      factions: ["orcs", "humans"],
      homes: ["ne", "nw"],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-1", "serf"],
        [1, "nw-1", "warrior"],
        [1, "nw-1", "hero-1"],
        [1, "nw-1", "sea-vessel"],
      ],
      buildings: [[], ["cathedral", "dock", "academy"]],
      levels: [1, 3],
    });
    it.realm(1).slots[0] = SERF;
    it.realm(1).slots[3] = SERF;
    it.realm(1).serfsLeft -= 2;
    it.march("nw-2", ["warrior"], "nw-1").noSpells();
    expect(defence(it)).toBe(24);
  });
  test("HLAS-EX-21 the current level only", () => {
    const it = scene({
      factions: ["orcs", "humans"],
      homes: ["ne", "nw"],
      units: [[0, "nw-2", "warrior"]],
      levels: [1, 2],
    }).march("nw-2", ["warrior"], "nw-1");
    expect(defence(it)).toBe(7);
  });
  test("HLAS-130, 450, EX-34 Blood Tent II counts Serfs in the Courtyard, on the Action Bar and on Buildings", () => {
    const it = scene({
      factions: ["orcs", "humans"],
      homes: ["ne", "nw"],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-1", "serf", 2],
      ],
      buildings: [["blood-tent"], ["cathedral", "dock", "academy"]],
      levels: [2, 1],
    });
    it.realm(1).slots[3] = SERF;
    it.realm(1).serfsLeft--;
    it.march("nw-2", ["warrior"], "nw-1").noSpells();
    expect(
      strengthParts(it.s, it.frame("battle"), 0).find(part => part.source === "ability:blood-tent-2")!.amount,
    ).toBe(6);
  });
  test("HLAS-EX-34 elsewhere only those in the battle", () => {
    const it = scene({
      factions: ["orcs", "humans"],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "serf", 2],
      ],
      buildings: [["blood-tent"], ["cathedral"]],
      levels: [2, 1],
    })
      .march("nw-2", ["warrior"], "nw-5")
      .noSpells();
    expect(attack(it)).toBe(4);
  });
  test("HLAS-210, 211, 259 all Units and Structures there fight, and two sides only", () => {
    const it = clash(
      [[0, "nw-2", "warrior"]],
      [
        [1, "nw-5", "serf", 2],
        [1, "nw-5", "air-vessel"],
      ],
      { towers: [[1, "nw-5"]] },
    );
    expect(defence(it)).toBe(2 + 2 + 3);
  });
  test("HLAS-218, EX-40 after the defender passed only Reaction spells are left to it", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "serf"]], { libraries: [["fury"], ["stone-skin"]] });
    it.plain("pass").cast("fury");
    expect([it.place, it.seat]).toEqual(["spell.answerBefore", 1]);
    expect(it.options).toEqual([{ kind: "pass" }]);
    it.pass();
    expect(it.place).toBe("battle.chooseTactics");
  });
  test("HLAS-EX-40 a Reaction spell is still possible", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "serf"]], { libraries: [["fury"], ["cancel-spell"]] })
      .plain("pass")
      .cast("fury");
    expect(it.offers({ kind: "cast", card: "cancel-spell", scribed: NONE })).toBe(true);
  });
  test("HLAS-220, 221, 452, EX-50 the last defender falls to a spell: no Tactic cards, no damage, the attacker explores", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "serf"]], {
      libraries: [["magic-arrow"], []],
      tokens: [["nw-5", "ore-vein"]],
    })
      .cast("magic-arrow")
      .unit(1, "serf", "nw-5");
    expect(it.seen("tacticsRevealed")).toEqual([]);
    expect(it.seen("battleEnded")[0]!.winner).toBe(0);
    expect(it.seen("tokenResolved")).toHaveLength(1);
    expect(it.realm(0).vp).toBe(2);
  });
  test("HLAS-EX-50 the attacker keeps the VP for starting the battle", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "serf"]], { libraries: [["magic-arrow"], []] })
      .cast("magic-arrow")
      .unit(1, "serf", "nw-5");
    expect(it.seen("vpGained").map(({ cause }) => cause)).toContain("battle");
    expect(it.count(0, "warrior", "nw-5")).toBe(1);
  });
  test("HLAS-222 Weakness takes no total below 0, and bonuses follow the army", () => {
    const it = clash([[0, "nw-2", "serf"]], [[1, "nw-5", "serf"]], { libraries: [[], ["weakness"]] }).cast("weakness");
    expect(attack(it)).toBe(0);
    const valor = clash(
      [
        [0, "nw-2", "hero-1"],
        [0, "nw-2", "hero-2"],
      ],
      [[1, "nw-5", "serf"]],
      { libraries: [["valor"], []] },
    ).cast("valor");
    expect(attack(valor)).toBe(7 + 4);
  });
  test("HLAS-425, 449 abilities at the start: the defender's first, the Assassin then takes a Serf", () => {
    const it = clash([[0, "nw-2", "hero-3"]], [[1, "nw-5", "serf", 2]], { factions: ["elves", "dwarves"] });
    it.unit(1, "serf", "nw-5");
    expect(it.count(1, "serf", "nw-5")).toBe(1);
    expect(it.seen("battleStarted")).toHaveLength(1);
  });
  test("HLAS-451 Units that fled by Dread count no more", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "serf", 2]], { libraries: [["dread"], []] })
      .cast("dread")
      .unit(1, "serf", "nw-5")
      .unit(1, "serf", "nw-5");
    expect(it.seen("battleEnded")[0]!.winner).toBe(0);
    expect(it.count(1, "serf", "ne-1")).toBe(2);
  });
});

describe("Tactic cards", () => {
  test("HLAS-223, 403 both choose in secret and reveal together", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]]);
    it.as(0, { kind: "tactic", card: "charge" });
    expect(JSON.stringify(it.look(1).view)).not.toContain('"charge"');
    expect(it.s.battle.attack).toBe("");
    it.as(1, { kind: "tactic", card: "stand-together" });
    expect(it.s.battle).toMatchObject({ attack: "charge", defence: "stand-together" });
  });
  test("HLAS-227, EX-47 some cards are for one role, some not for Serfs alone", () => {
    const serfs = clash([[0, "nw-2", "serf", 2]], [[1, "nw-5", "warrior"]]);
    const cards = (seat: number) => serfs.optionsOf(seat).map(option => (option.kind === "tactic" ? option.card : ""));
    expect(cards(0)).toEqual(["conscripts", "stand-together", "fall-back"]);
    expect(cards(1)).toContain("shield-wall");
    expect(cards(1)).not.toContain("ambush");
  });
  test("HLAS-EX-47 a Vessel lifts the restriction", () => {
    const it = clash(
      [[0, "nw-2", "serf"]],
      [
        [1, "nw-5", "serf"],
        [1, "nw-5", "air-vessel"],
      ],
    );
    expect(it.optionsOf(1).map(option => (option.kind === "tactic" ? option.card : ""))).toContain("charge");
  });
  test("HLAS-226, EX-48 a broke player has the free cards only", () => {
    const it = clash([[0, "nw-2", "serf"]], [[1, "nw-5", "serf"]], {
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(it.optionsOf(0)).toEqual([
      { kind: "tactic", card: "stand-together" },
      { kind: "tactic", card: "fall-back" },
    ]);
  });
  test("HLAS-EX-48 two Serfs can pay for Conscripts with themselves", () => {
    const it = clash([[0, "nw-2", "serf", 2]], [[1, "nw-5", "serf"]], {
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(it.optionsOf(0).some(option => option.kind === "tactic" && option.card === "conscripts")).toBe(true);
  });
  test("HLAS-228 a card that can no longer be paid is ignored: no Strength, no VP", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "air-vessel"]], {
      resources: [
        [0, 0, 0],
        [0, 6, 0],
      ],
    });
    it.as(1, { kind: "tactic", card: "charge" });
    it.realm(1).mana = 0;
    it.as(0, { kind: "tactic", card: "stand-together" });
    expect(it.seen("tacticFailed")).toEqual([{ type: "tacticFailed", seat: 1, card: "charge", why: "ignored" }]);
    expect(it.seen("strengthCounted")[0]!.defenceTotal).toBe(2);
  });
  test("HLAS-229 a card that can be paid is paid", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "air-vessel"]]).tactics("stand-together", "charge");
    expect(it.resources(1)[1]).toBe(4);
  });
  test("HLAS-230, 231, EX-41 Ambush cancels Shield Wall: no cost, no Strength, no VP", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]])
      .tactics("ambush", "shield-wall")
      .plain("pay");
    expect(it.resources(1)).toEqual([10, 10, 10]);
    expect(it.seen("strengthCounted")[0]).toMatchObject({ attackTotal: 5, defenceTotal: 2 });
    expect(
      it
        .seen("vpGained")
        .filter(({ cause }) => cause === "tactic")
        .map(({ seat }) => seat),
    ).toEqual([0]);
  });
  test("HLAS-EX-41 against another card it stands", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]])
      .tactics("charge", "shield-wall")
      .until("battle.assignDamage");
    expect(it.seen("strengthCounted")[0]).toMatchObject({ attackTotal: 7, defenceTotal: 2 + 4 + 2 });
  });
  test("HLAS-EX-53 First Strike cancels Conscripts: no Food, no Units, no VP", () => {
    const it = clash(
      [[0, "nw-2", "warrior"]],
      [
        [1, "nw-5", "warrior"],
        [1, "nw-10", "serf", 2],
      ],
    )
      .tactics("first-strike", "conscripts")
      .plain("pay");
    expect(it.count(1, "serf", "nw-10")).toBe(2);
    expect(it.resources(1)[2]).toBe(10);
  });
  test("HLAS-232..235, 237, EX-52 Conscripts come from adjacent Regions, the defender's first, and count", () => {
    const it = clash(
      [
        [0, "nw-2", "warrior"],
        [0, "nw-4", "serf", 2],
      ],
      [
        [1, "nw-5", "warrior"],
        [1, "nw-10", "serf", 2],
      ],
    )
      .tactics("conscripts", "conscripts")
      .plain("pay", "pay");
    expect([it.place, it.seat]).toEqual(["battle.bringUnits", 1]);
    it.unit(1, "serf", "nw-10").unit(1, "serf", "nw-10");
    expect(it.seat).toBe(0);
    it.unit(0, "serf", "nw-4").plain("done");
    expect(it.seen("strengthCounted")[0]).toMatchObject({ attackTotal: 3, defenceTotal: 4 });
  });
  test("HLAS-EX-52 bonuses are counted again", () => {
    const it = scene({
      factions: ["orcs", "elves"],
      buildings: [["barracks"]],
      levels: [2],
      units: [
        [0, "nw-2", "warrior"],
        [0, "nw-4", "warrior"],
        [1, "nw-5", "warrior"],
      ],
      resources: rich,
    })
      .march("nw-2", ["warrior"], "nw-5")
      .tactics("conscripts", "stand-together")
      .plain("pay")
      .unit(0, "warrior", "nw-4");
    expect(it.seen("strengthCounted")[0]!.attackTotal).toBe(4 + 2);
  });
  test("HLAS-EX-51 at most five Units in a Tower battle", () => {
    const it = scene({
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "serf", 4],
        [1, "ne-1", "serf", 6],
      ],
      towers: [[1, "nw-5"]],
      resources: rich,
    })
      .march("nw-2", ["warrior"], "nw-5")
      .tactics("stand-together", "conscripts")
      .plain("pay")
      .unit(1, "serf", "ne-1");
    expect(it.seen("unitsMoved").filter(({ cause }) => cause === "conscripts")).toHaveLength(1);
  });
  test("HLAS-178, 233, 234 an Air Vessel over the sea next to a land battle joins it with Conscripts", () => {
    const it = scene({
      units: [
        [0, "nw-5", "warrior"],
        [0, "sea-nw", "air-vessel"],
        [0, "air", "serf"],
        [1, "nw-2", "serf"],
      ],
      resources: rich,
    })
      .march("nw-5", ["warrior"], "nw-2")
      .tactics("conscripts", "stand-together")
      .plain("pay");
    it.unit(0, "air-vessel", "sea-nw");
    expect(it.realm(0).airVessel).toBe(at("nw-2"));
  });
  test("HLAS-233 Courtyard Units join a Tower battle, Tower Units a Capital battle", () => {
    const it = scene({
      units: [
        [0, "ne-2", "warrior"],
        [1, "nw-5", "serf", 2],
      ],
      towers: [[1, "nw-5"]],
      resources: rich,
    })
      .march("ne-2", ["warrior"], "ne-1")
      .tactics("stand-together", "conscripts");
    expect(it.offered("unit").map(unit => unit.place)).toEqual([at("nw-5")]);
  });
  test("HLAS-236 every battle starts with all seven", () => {
    const it = clash([[0, "nw-2", "warrior", 3]], [[1, "nw-5", "warrior"]])
      .tactics("charge", "stand-together")
      .plain("pay")
      .until("turn.muster");
    const again = clash([[0, "nw-2", "warrior", 3]], [[1, "nw-5", "warrior"]]);
    expect(it.s.battle.attack).toBe("charge");
    expect(again.optionsOf(0)).toHaveLength(6);
    expect(again.optionsOf(1)).toHaveLength(6);
  });
  test("HLAS-453, EX-77 with Foresight the other side shows its card first; with two of them nobody does", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]], { libraries: [["foresight"], []] }).cast(
      "foresight",
    );
    expect([it.place, it.seat]).toEqual(["battle.showTactic", 1]);
    it.choose({ kind: "tactic", card: "fall-back" });
    expect(it.seen("tacticShown")).toHaveLength(1);
    expect(it.s.open).toEqual([0]);
    const both = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]], {
      libraries: [["foresight"], ["foresight"]],
    })
      .cast("foresight")
      .pass()
      .cast("foresight")
      .pass();
    expect(both.place).toBe("battle.chooseTactics");
    expect(both.s.open).toHaveLength(2);
  });
  test("HLAS-EX-77 both reveal together", () => {
    const both = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]], {
      libraries: [["foresight"], ["foresight"]],
    })
      .cast("foresight")
      .pass()
      .cast("foresight")
      .pass()
      .tactics("stand-together", "stand-together");
    expect(both.seen("tacticShown")).toEqual([]);
  });
  test("HLAS-453 the Shadow Guild makes the enemy's card dearer", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]], {
      factions: ["orcs", "elves"],
      buildings: [[], ["shadow-guild"]],
      levels: [1, 2],
    })
      .tactics("charge", "stand-together")
      .plain("pay");
    expect(it.resources(0)[1]).toBe(3);
  });
});

describe("sacrifice", () => {
  test("HLAS-241, EX-39 Vessels cannot be sacrificed", () => {
    const it = clash(
      [[0, "nw-2", "warrior"]],
      [
        [1, "nw-5", "serf"],
        [1, "nw-5", "air-vessel"],
      ],
      {
        resources: [
          [9, 9, 9],
          [2, 0, 0],
        ],
      },
    ).tactics("stand-together", "shield-wall");
    expect(it.options).toEqual([{ kind: "unit", owner: 1, piece: "serf", place: at("nw-5") }]);
  });
  test("HLAS-EX-39 nor does a Sea Vessel pay", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "air-vessel"]], {
      resources: [
        [9, 9, 9],
        [2, 0, 0],
      ],
    });
    expect(it.optionsOf(1).some(option => option.kind === "tactic" && option.card === "shield-wall")).toBe(false);
  });
  test("HLAS-242, 243, 454, EX-78 excess is lost; once the cost is paid no more Units may be sacrificed", () => {
    const it = scene({
      factions: ["humans", "elves"],
      units: [
        [0, "nw-2", "hero-1"],
        [0, "nw-2", "serf"],
        [1, "nw-5", "serf"],
      ],
      resources: [
        [0, 5, 0],
        [0, 0, 0],
      ],
    })
      .march("nw-2", ["serf", "hero-1"], "nw-5")
      .tactics("charge", "stand-together");
    it.unit(0, "serf", "nw-5");
    expect(it.options).toEqual([{ kind: "unit", owner: 0, piece: "hero-1", place: at("nw-5") }, { kind: "pay" }]);
    it.plain("pay");
    expect(it.seen("strengthCounted")[0]!.attackTotal).toBe(5 + 1 + 5);
    expect(it.realm(0).serfsLeft).toBe(12);
  });
  test("HLAS-EX-78 the Serf leaves before damage, the Paladin stays", () => {
    const it = scene({
      factions: ["humans", "elves"],
      units: [
        [0, "nw-2", "hero-1"],
        [0, "nw-2", "serf"],
        [1, "nw-5", "serf"],
      ],
      resources: [
        [0, 5, 0],
        [0, 0, 0],
      ],
    })
      .march("nw-2", ["serf", "hero-1"], "nw-5")
      .tactics("charge", "stand-together")
      .unit(0, "serf", "nw-5")
      .plain("pay");
    expect(it.realm(0).heroes[0]).toBe(at("nw-5"));
  });
  test("HLAS-245, EX-49 an army may sacrifice itself and still win; nobody holds the Region then", () => {
    const it = clash([[0, "nw-2", "warrior", 2]], [[1, "nw-5", "serf", 2]], {
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    })
      .tactics("first-strike", "fall-back")
      .unit(0, "warrior", "nw-5")
      .unit(0, "warrior", "nw-5");
    expect(it.seen("battleEnded")[0]!.winner).toBe(0);
    expect(it.realm(0).warriorsLeft).toBe(5);
    expect(it.count(1, "serf", "ne-1")).toBe(2);
  });
  test("HLAS-EX-49 the loser still takes damage", () => {
    const it = clash([[0, "nw-2", "warrior", 2]], [[1, "nw-5", "serf", 2]], {
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    })
      .tactics("first-strike", "stand-together")
      .unit(0, "warrior", "nw-5")
      .unit(0, "warrior", "nw-5")
      .unit(1, "serf", "nw-5");
    expect(it.count(1, "serf", "ne-1")).toBe(1);
  });
  test("HLAS-455, EX-83 sacrificed Units are no spoils: Blood Tent III counts the destroyed ones", () => {
    const it = scene({
      factions: ["orcs", "elves"],
      buildings: [["blood-tent"]],
      levels: [3],
      units: [
        [0, "nw-2", "warrior", 4],
        [1, "nw-5", "warrior"],
        [1, "nw-5", "serf", 3],
      ],
      resources: [
        [0, 0, 0],
        [0, 4, 0],
      ],
    })
      .march("nw-2", Array(4).fill("warrior"), "nw-5")
      .tactics("stand-together", "first-strike")
      .unit(1, "warrior", "nw-5")
      .plain("pay");
    it.unit(1, "serf", "nw-5").unit(1, "serf", "nw-5");
    expect(it.place).toBe("resources.chooseKind");
    it.choose({ kind: "resource", resource: "ore" }, { kind: "resource", resource: "food" });
    expect(it.resources(0)).toEqual([1, 0, 1]);
  });
  test("HLAS-EX-83 two resources, each of a kind of the own choice", () => {
    const it = scene({
      factions: ["orcs", "elves"],
      buildings: [["blood-tent"]],
      levels: [3],
      units: [
        [0, "nw-2", "warrior", 4],
        [1, "nw-5", "serf", 3],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    })
      .march("nw-2", Array(4).fill("warrior"), "nw-5")
      .tactics("stand-together", "stand-together")
      .unit(1, "serf", "nw-5")
      .unit(1, "serf", "nw-5");
    expect(it.frame("resources").left).toBe(2);
  });
});

describe("the outcome", () => {
  test("HLAS-244, EX-42 the defender wins ties", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]]).tactics("stand-together", "stand-together");
    expect(it.frame("battle").winner).toBe(1);
  });
  test("HLAS-EX-42 the attacker takes the damage", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]])
      .tactics("stand-together", "stand-together")
      .unit(0, "warrior", "nw-5");
    expect(it.realm(0).warriorsLeft).toBe(5);
  });
  test("HLAS-246, 256, EX-43 half of the base Strength, rounded up, without bonuses", () => {
    const it = clash(
      [
        [0, "nw-2", "warrior", 3],
        [0, "nw-2", "serf"],
      ],
      [
        [1, "nw-5", "hero-1"],
        [1, "nw-5", "warrior", 3],
      ],
    )
      .tactics("stand-together", "shield-wall")
      .plain("pay");
    expect(it.frame("battle").damage).toBe(4);
  });
  test("HLAS-EX-43 seven makes four", () => {
    const it = clash(
      [
        [0, "nw-2", "serf", 3],
        [0, "nw-2", "hero-1"],
      ],
      [
        [1, "nw-5", "hero-1"],
        [1, "nw-5", "warrior", 3],
      ],
    )
      .tactics("stand-together", "shield-wall")
      .plain("pay");
    expect(it.frame("battle").damage).toBe(4);
  });
  test("HLAS-247, 250, EX-44 one point destroys; the loser picks the order", () => {
    const both = clash(
      [
        [0, "nw-2", "warrior"],
        [0, "nw-2", "hero-1"],
      ],
      [[1, "nw-5", "warrior", 5]],
    )
      .tactics("stand-together", "stand-together")
      .unit(0, "warrior", "nw-5")
      .unit(0, "hero-1", "nw-5");
    expect([both.realm(0).warriorsLeft, both.realm(0).heroes[0]]).toEqual([5, NONE]);
    const one = clash(
      [
        [0, "nw-2", "warrior"],
        [0, "nw-2", "hero-1"],
      ],
      [[1, "nw-5", "warrior", 5]],
    )
      .tactics("stand-together", "stand-together")
      .unit(0, "hero-1", "nw-5");
    expect(one.count(0, "warrior", "nw-1")).toBe(1);
  });
  test("HLAS-EX-44 the Hero first destroys only the Hero", () => {
    const one = clash(
      [
        [0, "nw-2", "warrior"],
        [0, "nw-2", "hero-1"],
      ],
      [[1, "nw-5", "warrior", 5]],
    )
      .tactics("stand-together", "stand-together")
      .unit(0, "hero-1", "nw-5");
    expect(one.realm(0).warriorsLeft).toBe(4);
  });
  test("HLAS-248, 249, 258, EX-45 a Tower takes damage first and falls", () => {
    const it = clash(
      [[0, "nw-2", "warrior", 5]],
      [
        [1, "nw-5", "warrior"],
        [1, "nw-5", "serf"],
      ],
      { towers: [[1, "nw-5"]] },
    ).tactics("stand-together", "stand-together");
    expect(it.realm(1).towers).toEqual([]);
    expect([it.count(1, "warrior", "ne-1"), it.count(1, "serf", "ne-1")]).toEqual([1, 1]);
  });
  test("HLAS-EX-45 Warrior and Serf retreat", () => {
    const it = clash(
      [[0, "nw-2", "warrior", 5]],
      [
        [1, "nw-5", "warrior"],
        [1, "nw-5", "serf"],
      ],
      { towers: [[1, "nw-5"]] },
    ).tactics("stand-together", "fall-back");
    expect(it.realm(1).towers).toEqual([]);
    expect(it.realm(1).warriorsLeft).toBe(4);
  });
  test("HLAS-108, 259, EX-46 an empty Tower defends itself, and falls when it loses", () => {
    const it = clash(
      [
        [0, "nw-2", "warrior", 2],
        [0, "nw-2", "serf"],
      ],
      [],
      { towers: [[1, "nw-5"]] },
    );
    expect(it.optionsOf(1).some(option => option.kind === "tactic" && option.card === "charge")).toBe(true);
    it.tactics("stand-together", "stand-together");
    expect(it.realm(1).towers).toEqual([]);
  });
  test("HLAS-EX-46 damage of 2 is enough", () => {
    const it = clash(
      [
        [0, "nw-2", "warrior", 2],
        [0, "nw-2", "serf"],
      ],
      [],
      { towers: [[1, "nw-5"]] },
    ).tactics("stand-together", "stand-together");
    expect(it.seen("towerLost")).toEqual([{ type: "towerLost", seat: 1, at: at("nw-5"), cause: "damage" }]);
  });
  test("HLAS-252 each survivor picks the Capital or a Tower with room; a Sea Vessel a coastal one", () => {
    const it = scene({
      units: [
        [0, "sea-nw", "sea-vessel"],
        [0, "sea", "serf"],
        [1, "nw-2", "warrior", 5],
      ],
      towers: [
        [0, "nw-5"],
        [0, "nw-7"],
      ],
      levels: [3],
      resources: rich,
    })
      .slot("sail")
      .steps("nw-2")
      .tactics("fall-back", "stand-together");
    expect(it.offered("retreat").map(({ to }) => to)).toEqual([at("nw-1"), at("nw-7")]);
    it.choose({ kind: "retreat", to: at("nw-7") });
    expect(it.offered("retreat").map(({ to }) => to)).toEqual([SEA_DECK, at("nw-1"), at("nw-5"), at("nw-7")]);
  });
  test("HLAS-253 those aboard who took no damage survive their Vessel at sea", () => {
    const it = scene({
      units: [
        [0, "nw-1", "sea-vessel"],
        [0, "sea", "serf"],
        [1, "sea-nw", "sea-vessel"],
      ],
      resources: rich,
    })
      .slot("sail")
      .steps("sea-nw")
      .tactics("stand-together", "charge")
      .plain()
      .until("battle.assignDamage")
      .unit(0, "sea-vessel", "sea-nw");
    expect([it.realm(0).seaVessel, it.count(0, "serf", "nw-1")]).toEqual([NONE, 1]);
  });
  test("HLAS-457 a saved Hero absorbs the damage and goes to the Courtyard, neither destroyed nor lost", () => {
    const it = scene({
      factions: ["humans", "orcs"],
      levels: [3],
      units: [
        [0, "nw-2", "hero-1"],
        [1, "nw-5", "warrior", 5],
      ],
      buildings: [[], ["blood-tent"]],
      resources: rich,
    })
      .march("nw-2", ["hero-1"], "nw-5")
      .tactics("stand-together", "stand-together")
      .unit(0, "hero-1", "nw-5")
      .plain("accept");
    expect(it.realm(0).heroes[0]).toBe(at("nw-1"));
    expect(it.resources(0)[1]).toBe(8);
    expect(it.seen("unitLost")).toEqual([]);
  });
  test("HLAS-EX-79 the Warlord of level 3 marches on after a won attack, or stays and explores", () => {
    const war = (): Scene =>
      scene({
        factions: ["orcs", "elves"],
        levels: [3],
        units: [
          [0, "nw-2", "hero-1"],
          [1, "nw-5", "serf"],
        ],
        tokens: [["nw-5", "ore-vein"]],
        resources: rich,
      })
        .march("nw-2", ["hero-1"], "nw-5")
        .tactics("stand-together", "fall-back");
    const on = war().choose({ kind: "use", ability: "warlord-3" }).steps("nw-10");
    expect(on.realm(0).heroes[0]).toBe(at("nw-10"));
    expect(on.seen("tokenRevealed")).toEqual([]);
    const stay = war().plain("decline");
    expect(stay.seen("tokenResolved")).toHaveLength(1);
  });
  test("HLAS-456 what befalls the Warlord on that March is no longer the battle", () => {
    const it = scene({
      factions: ["orcs", "elves"],
      levels: [3, 3],
      buildings: [[], ["shadow-guild"]],
      units: [
        [0, "nw-2", "hero-1"],
        [1, "nw-5", "serf"],
      ],
      tokens: [["nw-10", "sinkhole"]],
      libraries: [["guardian-spirit"]],
      resources: rich,
    })
      .march("nw-2", ["hero-1"], "nw-5")
      .cast("guardian-spirit")
      .tactics("stand-together", "fall-back")
      .choose({ kind: "use", ability: "warlord-3" })
      .steps("nw-10")
      .unit(0, "hero-1", "nw-10");
    expect([it.realm(0).heroes[0], it.realm(1).vp]).toEqual([NONE, 0]);
  });
  test("HLAS-426 once per turn is once in anybody's turn: what was used in another's is there again in the own", () => {
    const it = scene({
      factions: ["elves", "orcs"],
      levels: [1, 3],
      units: [
        [0, "nw-1", "warrior"],
        [1, "nw-3", "hero-1"],
        [0, "nw-2", "serf"],
        [0, "nw-5", "serf"],
      ],
      libraries: [["haste"], ["copy-spell"]],
      resources: rich,
    });
    it.slot("cast").cast("haste").plain("pass", "skip").cast("copy-spell");
    it.march("nw-3", ["hero-1"], "nw-2").tactics("stand-together", "fall-back");
    it.choose({ kind: "use", ability: "warlord-3" }).plain("skip");
    it.finish();
    expect(it.seat).toBe(1);
    it.march("nw-2", ["hero-1"], "nw-5").tactics("stand-together", "fall-back");
    expect(it.offers({ kind: "use", ability: "warlord-3" })).toBe(true);
  });
});

describe("pulling and bombarding", () => {
  const pull: Spec = {
    factions: ["dwarves", "orcs"],
    levels: [2],
    units: [
      [0, "nw-5", "hero-2"],
      [1, "nw-10", "serf", 3],
    ],
  };
  test("HLAS-209, 447, EX-30 the Priestess pulls two Serfs into her Region and is the attacker", () => {
    const it = scene(pull)
      .choose({ kind: "use", ability: "priestess-2" })
      .unit(1, "serf", "nw-10")
      .unit(1, "serf", "nw-10");
    expect(it.frame("battle")).toMatchObject({ attacker: 0, defender: 1, region: at("nw-5") });
    expect(it.realm(0).vp).toBe(1);
    expect(it.count(1, "serf", "nw-10")).toBe(1);
  });
  test("HLAS-EX-30 never into a Region with a Capital City", () => {
    const it = scene({
      ...pull,
      units: [
        [0, "nw-1", "hero-2"],
        [1, "nw-2", "serf", 3],
      ],
    });
    expect(it.offered("use")).toEqual([]);
  });
  test("HLAS-415, 447 nor into the sea", () => {
    const it = scene({
      ...pull,
      units: [
        [0, "sea-nw", "sea-vessel"],
        [0, "sea", "hero-2"],
        [1, "nw-2", "serf", 3],
      ],
    });
    expect(it.offered("use")).toEqual([]);
  });
  test("HLAS-447 a losing puller's Tower falls", () => {
    const it = scene({
      ...pull,
      towers: [[0, "nw-5"]],
      units: [
        [0, "nw-5", "hero-2"],
        [1, "nw-10", "serf", 5],
      ],
      resources: [
        [0, 0, 0],
        [0, 9, 9],
      ],
      libraries: [[], ["weakness"]],
    });
    it.choose({ kind: "use", ability: "priestess-2" }).unit(1, "serf", "nw-10").unit(1, "serf", "nw-10");
    it.cast("weakness").pass().tactics("fall-back", "conscripts").plain("pay");
    for (let i = 0; i < 3; i++) it.unit(1, "serf", "nw-10");
    expect(it.seen("strengthCounted")[0]).toMatchObject({ attackTotal: 4, defenceTotal: 5 });
    expect(it.realm(0).towers).toEqual([]);
    expect(it.realm(0).heroes[1]).toBe(at("nw-1"));
  });
  test("HLAS-211, EX-32 Pharom moves no Hero into a third player's Region", () => {
    const it = scene({
      seats: 3,
      factions: ["elves", "orcs", "humans"],
      levels: [2],
      units: [
        [0, "nw-5", "hero-3"],
        [1, "nw-10", "hero-2"],
        [2, "nw-8", "serf"],
      ],
    })
      .choose({ kind: "use", ability: "assassin-2" })
      .unit(1, "hero-2", "nw-10");
    const to = it.offered("region").map(option => option.at);
    expect(to).not.toContain(at("nw-8"));
    expect(to).toContain(at("nw-9"));
  });
  test("HLAS-429 nobody is offered to move a Hero who can go nowhere", () => {
    const it = scene({
      seats: 3,
      factions: ["elves", "orcs", "humans"],
      levels: [2],
      units: [
        [0, "nw-8", "hero-3"],
        [1, "nw-9", "hero-2"],
        ...["nw-6", "nw-10", "ne-9", "sw-9"].map(where => [2, where, "warrior"] as const),
      ],
    });
    it.s.bans.push({ what: "enter", region: at("nw-8"), by: 2 });
    expect(it.offered("use")).toEqual([]);
  });
  test("HLAS-EX-32 into the own Region it starts a battle", () => {
    const it = scene({
      seats: 3,
      factions: ["elves", "orcs", "humans"],
      levels: [2],
      units: [
        [0, "nw-5", "hero-3"],
        [1, "nw-10", "hero-2"],
      ],
    })
      .choose({ kind: "use", ability: "assassin-2" })
      .unit(1, "hero-2", "nw-10")
      .region("nw-5");
    expect(it.frame("battle").attacker).toBe(0);
  });
  const galleon: Spec = {
    factions: ["humans", "orcs"],
    buildings: [["dock"]],
    units: [
      [0, "nw-1", "sea-vessel"],
      [0, "sea", "warrior", 2],
      [1, "nw-2", "serf"],
    ],
    resources: rich,
  };
  test("HLAS-448, EX-31 the Galleon fights an adjacent Region with those aboard and stays where it is", () => {
    const it = scene(galleon)
      .slot("sail")
      .steps("sea-nw", "stop")
      .choose({ kind: "use", ability: "dock-1" })
      .region("nw-2")
      .tactics("stand-together", "fall-back");
    expect(it.seen("strengthCounted")[0]!.attackTotal).toBe(3 + 4 + 1);
    expect(it.realm(0).seaVessel).toBe(at("sea-nw"));
    expect(it.count(1, "serf", "nw-2")).toBe(0);
  });
  test("HLAS-EX-31 losing it retreats; a Capital is no target", () => {
    const it = scene({
      ...galleon,
      units: [
        [0, "nw-1", "sea-vessel"],
        [1, "nw-2", "warrior", 5],
      ],
    })
      .slot("sail")
      .steps("sea-nw", "stop")
      .choose({ kind: "use", ability: "dock-1" })
      .region("nw-2")
      .tactics("fall-back", "stand-together");
    expect(it.realm(0).seaVessel).toBe(at("nw-1"));
    const capital = scene({
      ...galleon,
      homes: ["ne", "nw"],
      units: [
        [0, "sea-n-outer", "sea-vessel"],
        [1, "nw-1", "serf"],
      ],
    })
      .slot("sail")
      .steps("sea-nw", "stop");
    expect(capital.place).not.toBe("abilities.offer");
  });
});

describe("Capital battles", () => {
  const siege = (more: Spec = {}): Spec => ({
    seats: 3,
    factions: ["dwarves", "elves", "humans"],
    units: [
      [0, "ne-2", "warrior", 5],
      [1, "nw-5", "serf"],
    ],
    resources: [
      [10, 10, 10],
      [0, 0, 0],
      [5, 5, 5],
    ],
    libraries: [[], ["haste"], []],
    vp: [0, 9, 0],
    ...more,
  });
  test("HLAS-021, 257, 261, 262, 263, 264 the Capital falls: 1 + 5 VP, its owner is out with nothing, the round and one more are played", () => {
    const it = scene(siege({ round: 6 }))
      .march("ne-2", Array(5).fill("warrior"), "ne-1")
      .tactics("charge", "fall-back")
      .plain("pay");
    expect(it.realm(0).vp).toBe(1 + 3 + 5);
    expect(it.realm(1)).toMatchObject({ isOut: true, capital: NONE, vp: 0, library: [] });
    expect(it.count(1, "serf", "nw-5")).toBe(0);
    expect([it.s.trigger, it.s.lastRound]).toEqual(["exterminate", 7]);
    expect(it.count(0, "warrior", "ne-1")).toBe(5);
  });
  test("HLAS-263 every figure of a player who is out leaves the map", () => {
    const out = scene(
      siege({
        units: [
          [0, "ne-2", "warrior", 5],
          [1, "nw-5", "serf", 2],
          [1, "nw-5", "warrior"],
          [1, "sw-5", "warrior", 2],
          [1, "sw-5", "hero-1"],
        ],
      }),
    )
      .march("ne-2", Array(5).fill("warrior"), "ne-1")
      .tactics("charge", "fall-back")
      .plain("pay")
      .realm(1);
    expect([...out.serfs, ...out.warriors].filter(count => count > 0)).toEqual([]);
    expect([out.serfsLeft, out.warriorsLeft, ...out.heroes.filter(place => place !== NONE)]).toEqual([12, 5]);
  });
  test("HLAS-398 the Scribed spells of an eliminated player were seen by everybody, the Library was not", () => {
    const it = scene(siege({ scribed: [[], ["recall"]] }))
      .march("ne-2", Array(5).fill("warrior"), "ne-1")
      .tactics("charge", "fall-back")
      .plain("pay");
    expect([it.s.discard, it.s.cast]).toEqual([["haste", "recall"], ["recall"]]);
  });
  test("HLAS-EX-61, HLAS-066 who is out takes no more turns and scores 0", () => {
    const it = scene(siege())
      .march("ne-2", Array(5).fill("warrior"), "ne-1")
      .tactics("charge", "fall-back")
      .plain("pay")
      .finish();
    expect(it.seat).toBe(2);
    expect(hlas.result(it.s).scores[1]!.total).toBe(0);
  });
  test("HLAS-054, 389, 390, 428, EX-62 with two players the game ends at once and the destroyer wins", () => {
    const it = scene({
      factions: ["dwarves", "elves"],
      units: [[0, "ne-2", "warrior", 5]],
      resources: [
        [10, 10, 10],
        [10, 10, 10],
      ],
      vp: [0, 50],
    })
      .march("ne-2", Array(5).fill("warrior"), "ne-1")
      .tactics("charge", "fall-back")
      .plain("pay");
    expect(it.s.stack).toEqual([]);
    const result = hlas.result(it.s);
    expect([result.winners, result.reason, result.scores[1]!.total]).toEqual([[0], "exterminate", 0]);
    expect([it.seen("endTriggered"), it.s.trigger, it.s.lastRound]).toEqual([[], "exterminate", 0]);
  });
  test("HLAS-EX-62 the destroyed player scores 0", () => {
    const it = scene({
      factions: ["dwarves", "elves"],
      units: [[0, "ne-2", "warrior", 5]],
      resources: [
        [10, 10, 10],
        [0, 0, 0],
      ],
      vp: [0, 50],
    })
      .march("ne-2", Array(5).fill("warrior"), "ne-1")
      .tactics("charge", "stand-together")
      .plain("pay");
    expect(hlas.result(it.s).places).toEqual([1, 2]);
  });
  test("HLAS-265 the last one left wins at once", () => {
    const it = scene(siege());
    it.realm(2).isOut = true;
    it.march("ne-2", Array(5).fill("warrior"), "ne-1").tactics("charge", "fall-back").plain("pay");
    expect(hlas.result(it.s)).toMatchObject({ winners: [0], reason: "alone" });
    expect(it.seen("endTriggered")).toEqual([]);
  });
  test("HLAS-257 a losing attacker takes damage as usual", () => {
    const it = scene(
      siege({
        units: [
          [0, "ne-2", "warrior"],
          [1, "ne-1", "warrior", 3],
        ],
      }),
    )
      .march("ne-2", ["warrior"], "ne-1")
      .tactics("stand-together", "stand-together")
      .unit(0, "warrior", "ne-1");
    expect(it.realm(1).isOut).toBe(false);
  });
  test("HLAS-458 an attacker without a Unit left after sacrifices destroys it all the same", () => {
    const it = scene(
      siege({
        units: [
          [0, "ne-2", "warrior", 2],
          [0, "ne-2", "hero-1"],
        ],
        resources: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      }),
    )
      .march("ne-2", ["warrior", "warrior", "hero-1"], "ne-1")
      .tactics("charge", "fall-back");
    it.unit(0, "hero-1", "ne-1").unit(0, "warrior", "ne-1");
    expect(it.realm(1).isOut).toBe(true);
  });
  test("HLAS-195, 266, 267, EX-23 a Capital is no target from outside; inside the battle Fireball hits the Courtyard, never the protected Serfs", () => {
    const out = scene({
      factions: ["dwarves", "elves"],
      units: [
        [0, "ne-2", "warrior"],
        [1, "ne-1", "serf", 3],
      ],
      libraries: [["earthquake"]],
      resources: rich,
    })
      .slot("cast")
      .cast("earthquake");
    expect(out.place).not.toBe("loss.chooseRegion");
    const it = scene({
      factions: ["dwarves", "elves"],
      units: [
        [0, "ne-2", "warrior"],
        [1, "ne-1", "serf"],
      ],
      buildings: [[], ["moon-spire"]],
      libraries: [["fireball"]],
      resources: rich,
    });
    it.realm(1).slots[3] = SERF;
    it.realm(1).serfsLeft--;
    it.march("ne-2", ["warrior"], "ne-1").cast("fireball").unit(1, "serf", "ne-1");
    expect([it.count(1, "serf", "ne-1"), it.realm(1).slots[3], it.realm(1).buildings.length]).toEqual([0, SERF, 1]);
  });
  test("HLAS-EX-23 Earthquake still gives its VP without a target", () => {
    const out = scene({
      factions: ["dwarves", "elves"],
      units: [
        [0, "ne-2", "warrior"],
        [1, "ne-1", "serf", 3],
      ],
      libraries: [["earthquake"]],
      resources: rich,
    })
      .slot("cast")
      .cast("earthquake");
    expect(out.realm(0).vp).toBe(2);
    expect(out.count(1, "serf", "ne-1")).toBe(3);
  });
  test("HLAS-406 an imagined world keeps a battle's secrets", () => {
    const it = clash([[0, "nw-2", "warrior"]], [[1, "nw-5", "warrior"]]).as(0, { kind: "tactic", card: "charge" });
    const world = imagine(hlas, it.s, 1, fastChance("x"));
    expect(world.answers[0]).toHaveLength(1);
    expect(flankOf(it.frame("battle"), 0).tactic).toBe("");
  });
});
