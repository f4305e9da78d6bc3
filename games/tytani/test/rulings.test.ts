// Rules that can be read in two ways: both readings, and what a game saved before there was a choice goes by.
import { describe, expect, test } from "vitest";
import { copyState } from "#kernel/game.ts";
import { FORTRESS, NONE } from "../content/marks.ts";
import { tytani } from "../index.ts";
import type { Rulings } from "../state.ts";
import { army, type Spec } from "./scene-spec.ts";
import { rolls, type Scene, scene, strength } from "./scenes.ts";

/** Seat 0 beats an Infantry of seat 1 in Volhynia, out of Prussia. */
function routed(retreat: Rulings["retreat"], spec: Spec = {}): Scene {
  const it = scene({
    using: "order-great-march",
    capitals: false,
    rulings: { retreat },
    ...spec,
    map: { "a-prussia": "0 iit", "a-volhynia": "1 i", "a-finland": "1", ...spec.map },
    chance: rolls("i1 i0 t1 i0"),
  });
  it.act("move-army").march("a-prussia", "iit", "a-volhynia");
  return it.end().fight();
}

describe("TYT-155 an empty region, for those who retreat,", () => {
  const held: Spec = { map: { "a-lithuania": "0", "a-lesser-poland": "0" } };

  test("TYT-155 is one that nobody controls", () => {
    const it = routed("uncontrolled", held);
    expect(it.seen("unitLost")).toMatchObject([{ cause: "noRetreat" }]);
  });

  test("TYT-155 or one without units, also that of an enemy, which changes hands", () => {
    const it = routed("unoccupied", held);
    expect(it.offered("retreat").map(({ to }) => to)).toEqual(["a-lithuania", "a-lesser-poland", "a-prussia"].sort());
    it.choose({ kind: "retreat", to: "a-lithuania" });
    expect([it.owner("a-lithuania"), it.seen("regionTaken")[0]]).toMatchObject([1, { who: 1, from: 0 }]);
    expect(it.seen("unitsMoved")[0]).toMatchObject({ cause: "retreat", cites: "TYT-155" });
  });

  test("TYT-154 land of the own comes first, and enemies who stand there close theirs", () => {
    const own = routed("unoccupied", { map: { ...held.map, "a-lithuania": "1" } });
    expect(own.seen("unitsMoved")).toMatchObject([{ cause: "retreat", to: "a-lithuania" }, { cause: "conquest" }]);
    const closed = routed("unoccupied", { map: { "a-lithuania": "0 i", "a-lesser-poland": "0 i" } });
    expect(closed.seen("unitsMoved")[0]).toMatchObject({ cause: "retreat", to: "a-prussia" });
  });

  test("TYT-169 a Capital that is entered so falls", () => {
    const it = routed("unoccupied", {
      capitals: true,
      nations: ["commonwealth", "sweden"],
      map: { "a-lithuania": "0 i", "a-prussia": "0 iiit", "a-svealand": "1" },
    });
    expect(it.seen("capitalDestroyed")).toMatchObject([{ who: 1, at: "a-lesser-poland" }]);
    expect(it.vp(1)).toBe(3);
  });
});

describe("TYT-121 the card of a Fortress", () => {
  const hand = (["infantry", "cavalry", "artillery", "titan"] as const).flatMap(unit => [
    strength("own", unit),
    strength("enemy", unit),
  ]);
  const walls = (wallCard: Rulings["wallCard"], cards: number): Scene =>
    scene({
      using: "order-manoeuvre",
      rulings: { wallCard },
      fortresses: ["a-volhynia"],
      hands: [[], hand.slice(0, cards)],
      map: { "a-prussia": "0 ci", "a-lithuania": "0 i", "a-volhynia": "1 i", "a-transylvania": "1" },
      chance: rolls("c0 i0"),
    });

  test("TYT-121 comes when the Battle begins", () => {
    const it = walls("battle", 1);
    it.act("move-cavalry").march("a-prussia", "c", "a-volhynia");
    expect(it.seen("supportDrawn")).toHaveLength(0);
    it.end();
    expect(it.seen("supportDrawn")).toMatchObject([{ who: 1, count: 1, cause: "structure", cites: "TYT-121" }]);
  });

  test("TYT-121 or with the first attack, once", () => {
    const it = walls("attack", 1);
    it.act("move-cavalry").march("a-prussia", "c", "a-volhynia");
    expect(it.seen("supportDrawn")).toMatchObject([{ who: 1, count: 1, cause: "structure" }]);
    it.end();
    expect([it.place, it.seen("supportDrawn").length, it.frame("battle").acting]).toEqual(["battle.act", 1, 0]);
  });

  test.each(["battle", "attack"] as const)(
    "TYT-166 and above the limit it is discarded after the Stages (%s)",
    when => {
      const it = walls(when, 3);
      it.power(1).hand.push(...it.s.supportDeck.splice(0, 2));
      it.act("move-cavalry").march("a-prussia", "c", "a-volhynia").end().fight();
      expect([it.place, it.power(1).hand.length, it.args.left]).toEqual(["battle.discardExtra", 6, 1]);
    },
  );
});

describe("TYT-077 a Fortress beside a Capital", () => {
  const builder = (fortressSite: Rulings["fortressSite"], spec: Spec = {}): Scene =>
    scene({ using: "order-fortify-border", rulings: { fortressSite }, map: { "a-prussia": "0 i" }, ...spec });
  const sites = (it: Scene): string[] =>
    it
      .act("build-fortress")
      .offered("build")
      .map(({ at }) => at);

  test("TYT-077 is not built", () => {
    expect(sites(builder("elsewhere"))).not.toContain("a-svealand");
  });

  test("TYT-077 or is; once, and both stand there", () => {
    const it = builder("capital");
    expect(sites(it)).toContain("a-svealand");
    it.choose({ kind: "build", at: "a-svealand" });
    expect([it.structure("a-svealand"), it.s.bastions.length, it.s.fortresses]).toEqual([0, 1, 2]);
    expect(it.look(1).view.bastions).toEqual(it.s.bastions);
    expect(it.seen("fortressBuilt")).toMatchObject([{ cites: "TYT-077" }]);
    const usual = builder("capital");
    sites(usual);
    expect(usual.choose({ kind: "build", at: "a-prussia" }).seen("fortressBuilt")[0]).not.toHaveProperty("ruling");
  });

  const stormed = (spec: Spec, defenders: string): Scene => {
    const it = scene({
      using: "order-great-march",
      rulings: { fortressSite: "capital" },
      map: { "a-prussia": "0 iit", "a-lesser-poland": `1 ${defenders}`, "a-transylvania": "1" },
      chance: rolls("i1 i0 t1 i0"),
      ...spec,
    });
    it.s.bastions.push(it.power(1).home);
    it.s.fortresses--;
    return it.act("move-army").march("a-prussia", "iit", "a-lesser-poland");
  };

  test("TYT-164, TYT-169 both fall in a Battle, each with its VP", () => {
    const it = stormed({}, "i").end().fight();
    expect([it.structure("a-lesser-poland"), it.s.bastions]).toEqual([NONE, []]);
    expect(it.power(0).score).toMatchObject({ battles: 1, fortresses: 1, capitals: 3 });
    const kept = stormed({ capture: true }, "i").end().fight();
    expect([kept.structure("a-lesser-poland"), kept.s.bastions]).toEqual([1, []]);
    expect(kept.power(0).score).toMatchObject({ fortresses: 1, capitals: 1 });
  });

  test("TYT-033, TYT-169 entered empty, the Fortress is taken and the Capital falls", () => {
    const it = stormed({}, "");
    expect([it.structure("a-lesser-poland"), it.s.bastions]).toEqual([FORTRESS, []]);
    expect([it.seen("fortressTaken").length, it.vp(0)]).toEqual([1, 3]);
  });
});

describe("TYT-178 a lying Titan", () => {
  const cleanup = (titan: Rulings["titan"], spec: Spec = {}): Scene =>
    scene({ at: "turn.cleanUp", rulings: { titan }, lying: [0], map: { "a-prussia": "0 i" }, ...spec });

  test("TYT-178 stands up, and comes back a turn later", () => {
    const it = cleanup("step");
    expect([it.power(0).titan, it.seen("unitsDeployed").length]).toEqual(["standing", 0]);
  });

  test("TYT-178 or comes back at once", () => {
    const it = cleanup("whole");
    expect(it.place).toBe("turn.placeTitan");
    it.choose({ kind: "deploy", unit: "titan", at: "a-prussia" });
    expect([it.power(0).titan, it.seen("titanRaised").length]).toEqual(["map", 1]);
  });

  test("TYT-178, TYT-267 an automa’s does the same", () => {
    const places = (["step", "whole"] as const).map(titan => {
      const it = scene({
        difficulty: "captain",
        soloCards: ["solo-storm"],
        at: "automa.tidyUp",
        turn: 1,
        lying: [1],
        rulings: { titan },
        map: { "a-prussia": "1 i" },
      });
      return it.power(1).titan;
    });
    expect(places).toEqual(["standing", "map"]);
  });

  test("TYT-178, TYT-267 an automa’s Titan on the map stays one, by either reading", () => {
    for (const titan of ["step", "whole"] as const) {
      const it = scene({
        difficulty: "captain",
        soloCards: ["solo-storm"],
        at: "automa.tidyUp",
        turn: 1,
        rulings: { titan },
        map: { "a-prussia": "1 it" },
      });
      expect([it.power(1).titan, it.seen("unitsDeployed"), it.seen("titanRaised")]).toEqual(["map", [], []]);
      expect(it.units("a-prussia")).toBe(army("it"));
    }
  });
});

describe("TYT-207 a captured Capital that is left", () => {
  const left = (capitalReturn: Rulings["capitalReturn"], to: "a-prussia" | "a-volhynia"): Scene => {
    const it = scene({
      capture: true,
      using: "order-great-march",
      rulings: { capitalReturn },
      map: { "a-lesser-poland": "0 ii", "a-volhynia": "1 ii", "a-transylvania": "1" },
      chance: rolls("i0 i0 i1 i0"),
    });
    return it.act("move-army").march("a-lesser-poland", "ii", to);
  };

  test("TYT-207 returns at the end of Phase B", () => {
    const it = left("phase", "a-prussia");
    expect(it.owner("a-lesser-poland")).toBe(0);
    expect(it.end().owner("a-lesser-poland")).toBe(1);
  });

  test("TYT-207 or at once; attackers who lose go back and take it again, without VP", () => {
    expect(left("once", "a-prussia").owner("a-lesser-poland")).toBe(1);
    const it = left("once", "a-volhynia");
    expect([it.owner("a-lesser-poland"), it.seen("capitalReturned").length]).toEqual([1, 1]);
    it.end().fight();
    expect([it.owner("a-lesser-poland"), it.vp(0), it.seen("capitalCaptured").length]).toEqual([0, 0, 1]);
  });
});

test("TYT-218 one Order card is swapped in a turn, or as many as the Energy pays for", () => {
  const swapping = (swaps: Rulings["swaps"]): Scene =>
    scene({ advanced: true, rulings: { swaps }, at: "turn.swapOrder", energy: [7, 1] }).choose({
      kind: "swap",
      slot: 0,
    });
  expect(swapping("one").place).toBe("turn.takeOrder");
  const it = swapping("many");
  expect(it.place).toBe("turn.swapOrder");
  it.choose({ kind: "swap", slot: 1 });
  expect([it.place, it.power(0).energy]).toEqual(["turn.takeOrder", 1]);
});

test("TYT-304 a game saved before there were rulings goes on as before", () => {
  const { s } = scene();
  const old = copyState(tytani, s) as Partial<typeof s>;
  delete old.rulings;
  delete old.bastions;
  delete old.wallCards;
  tytani.upgrade!(old as typeof s);
  expect(old).toEqual(s);
  expect(s.rulings).toEqual({});
});
