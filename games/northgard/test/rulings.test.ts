// Where the rulebook can be read in two ways a table chooses: both readings, side by side.
import { describe, expect, test } from "vitest";
import { copy } from "#kernel/json.ts";
import { northgard } from "../index.ts";
import type { Northgard } from "../state.ts";
import type { Spec } from "./scene-spec.ts";
import { face, scene } from "./scenes.ts";

const VALKYRIE = "fallen-valkyrie-beige";

describe("NOR-227 Kaija moving alone", () => {
  const kaija = (reading: "alone" | "together", units: number) => {
    const it = scene({
      clans: ["bear", "boar"],
      rulings: { kaija: reading },
      units: [`0 0,0:w ${units}`, "1 0,0:e 1"],
      kaija: "0,0:w",
      hands: [["start-move"]],
    });
    return it.play("start-move");
  };

  test("NOR-227 she moves alone, or only together with other units", () => {
    const groups = (["alone", "together"] as const).map(reading => {
      const it = kaija(reading, 1).march("0,0:w", "0,0:n");
      return it.offered("send").map(send => [send.units, send.kaija]);
    });
    const together = [
      [1, false],
      [1, true],
    ];
    expect(groups).toEqual([[[0, true], ...together], together]);
  });

  test("NOR-227 without other units she stays where she is and the reason is told", () => {
    expect(kaija("alone", 0).offered("march").length).toBeGreaterThan(0);
    const it = kaija("together", 0);
    expect(it.place).not.toBe("move.chooseMarch");
  });

  test("NOR-227, NOR-283 in a teammate's land she is not left behind", () => {
    const leftBehind = (reading: "alone" | "together") => {
      const it = scene({
        seats: 4,
        teams: true,
        clans: ["bear", "boar", "raven", "stag"],
        rulings: { kaija: reading },
        units: ["0 0,0:w 1", "2 0,0:n 1"],
        kaija: "0,0:w",
        hands: [["incursion"]],
      });
      it.play("incursion").march("0,0:w", "0,0:n", 1, true).march("0,0:n", "0,0:e");
      return it.offered("send").some(send => send.units === 1 && !send.kaija);
    };
    expect([leftBehind("alone"), leftBehind("together")]).toEqual([true, false]);
  });
});

describe("NOR-342 a creature that cannot move", () => {
  const around = (creature: "draugr-beige" | typeof VALKYRIE, stuck: "rest" | "act") =>
    scene({
      rulings: { stuck },
      units: ["0 0,0:n 2"],
      beasts: [`${creature} 0,0:n`, "wolf-beige 0,0:w", "wolf-brown 0,0:e"],
      step: "moveCreatures",
      chance: [face("axes-3"), face("axes-2")],
    });

  test("NOR-342 a stuck Draugr takes nobody, or a unit", () => {
    expect([around("draugr-beige", "rest").units("0,0:n"), around("draugr-beige", "act").units("0,0:n")]).toEqual([
      2, 1,
    ]);
  });

  test("NOR-342 a stuck Valkyrie rests, or attacks", () => {
    expect(around(VALKYRIE, "rest").combats).toEqual([]);
    const it = around(VALKYRIE, "act");
    expect(it.seen("creatureStayed")).toMatchObject([{ creature: VALKYRIE, cites: "NOR-342" }]);
    expect(it.combats).toMatchObject([{ attacker: -1, defender: 0, winner: "attacker" }]);
  });
});

describe("NOR-076 an upgrade in the turn in which it is taken", () => {
  const taken = (upgrade: "later" | "now", upgrades = 2) => {
    const it = scene({
      clans: ["bear", "boar"],
      rulings: { upgrade },
      units: ["0 0,0:n 2", "1 0,0:s 2"],
      hands: [["start-move", "fishing", "start-build"], ["start-move"]],
      resources: [[0, 3, 3]],
    });
    if (upgrades === 1) {
      const gone = it.clan(0).upgrades.pop()!;
      it.clan(0).gained.push(gone);
      it.clan(0).discard.push(gone);
    }
    it.choose({ kind: "upgrade" }, { kind: "use", card: "start-move", isRemoved: false });
    return upgrades === 1 ? it : it.choose({ kind: "take", card: "bear-the-bear-awakens" });
  };

  test("NOR-076 it ends the turn", () => {
    expect([taken("later").seat, taken("later", 1).seat]).toEqual([1, 1]);
  });

  test("NOR-076 or it can be played at once, before any other card, and the turn goes on", () => {
    const it = taken("now");
    expect([it.seat, it.options]).toEqual([0, [{ kind: "play", card: "bear-the-bear-awakens" }, { kind: "endTurn" }]]);
    expect(it.refusals).toContainEqual({
      choice: { kind: "play", card: "fishing" },
      why: "upgrade-first",
      rule: "NOR-076",
    });
    it.play("bear-the-bear-awakens").stop();
    expect(it.offered("play").map(option => option.card)).toContain("fishing");
    expect(taken("now", 1).place).toBe("turn.playOn");
  });

  test("NOR-076 or it waits in the hand", () => {
    const it = taken("now").choose({ kind: "endTurn" });
    expect([it.seat, it.clan(0).hand]).toEqual([1, ["fishing", "start-build", "bear-the-bear-awakens"]]);
  });

  test("NOR-076, NOR-250 cancelled, it does not begin the turn again", () => {
    const it = scene({
      clans: ["bear", "boar"],
      rulings: { upgrade: "now" },
      units: ["0 0,0:n 2", "1 0,0:s 2"],
      hands: [["start-move", "fishing"], ["defensive-strategy"]],
      resources: [[0, 0, 3]],
    });
    it.choose({ kind: "upgrade" }, { kind: "use", card: "start-move", isRemoved: false });
    it.choose({ kind: "take", card: "bear-the-bear-awakens" }, { kind: "play", card: "bear-the-bear-awakens" });
    it.choose({ kind: "cancel" });
    expect([it.seat, it.place]).toEqual([1, "turn.chooseOption"]);
  });
});

describe("NOR-351 units in a Fallen Valkyrie's land", () => {
  const spec = (valkyrie: "closed" | "open") => ({ rulings: { valkyrie }, beasts: [`${VALKYRIE} 0,0:n`] }) as const;
  const readings = ["closed", "open"] as const;

  test("NOR-351 nobody is recruited there, or people are and share it with her", () => {
    const recruited = readings.map(reading => {
      const it = scene({ ...spec(reading), units: ["0 0,0:n 1"], hands: [["start-recruit"]] });
      return it.play("start-recruit").offered("recruit").length;
    });
    expect(recruited).toEqual([0, 1]);
    const it = scene({ ...spec("open"), units: ["0 0,0:s 1"], hands: [["mercenary"]] });
    it.play("mercenary").recruit("0,0:n");
    expect([it.owner("0,0:n"), it.seen("combatStarted")]).toEqual([0, []]);
  });

  test("NOR-351, NOR-206 nobody comes back there, or people do", () => {
    const settled = readings.map(reading => {
      const it = scene({ ...spec(reading), units: ["1 0,0:s 2"], step: "giveSecondChance" });
      return it.offered("settle").some(option => option.at === it.at("0,0:n"));
    });
    expect(settled).toEqual([false, true]);
  });

  test("NOR-351, NOR-263 no unit may be added there, or one may", () => {
    const added = readings.map(reading => {
      const it = scene({
        ...spec(reading),
        units: ["0 0,0:n 1", "0 0,0:s 1", "1 0,0:w 2"],
        hands: [["capture"]],
      });
      it.play("capture").choose({ kind: "strike", at: it.at("0,0:w"), kaija: false });
      return it.offered("add").some(option => option.at === it.at("0,0:n"));
    });
    expect(added).toEqual([false, true]);
  });

  test("NOR-351, NOR-181 nobody retreats there under either reading", () => {
    for (const reading of readings) {
      const it = scene({
        ...spec(reading),
        units: ["0 0,0:s 5", "1 0,0:w 2", "0 0,0:e 1"],
        hands: [["start-move"]],
        chance: [face("axes-3"), face("axes-2")],
      });
      it.play("start-move").march("0,0:s", "0,0:w", 4);
      expect(it.units("0,0:n")).toBe(0);
      expect(it.seen("unitsRemoved")).toMatchObject([{ seat: 1, units: 2, cause: "noRetreat" }]);
    }
  });
});

test("NOR-412 a game saved before there were rulings goes on as before", () => {
  const { s } = scene({ units: ["0 0,0:n 2"] });
  const { rulings, ...old } = copy(s);
  northgard.upgrade?.(old as Northgard);
  expect((old as Northgard).rulings).toEqual(rulings);
});

test("NOR-412 an Explore that was saved before it said which tiles went back has put none back", () => {
  const { s } = scene({ units: ["0 0,0:n 2"] });
  s.stack.push({ proc: "explore", step: "chooseTile" } as never);
  const others = s.stack.slice(0, -1).map(frame => copy(frame));
  northgard.upgrade?.(s);
  expect(s.stack).toEqual([...others, { proc: "explore", step: "chooseTile", returned: [] }]);
});

describe("cards that reach adjacent territories", () => {
  const middle: Spec = { map: ["tile-14 0 0 0"] };
  const striker = (borders: "any" | "regular", card: "wolf-plunder" | "capture") =>
    scene({
      ...middle,
      clans: ["wolf", "goat"],
      rulings: { borders },
      units: ["0 0,0:m 1", "1 0,0:n 2"],
      hands: [[card, "start-move"]],
      piles: [["start-move", "start-move"]],
    });

  test("NOR-261 Plunder and Capture reach over any border, or not over Difficult ones", () => {
    for (const card of ["wolf-plunder", "capture"] as const) {
      const it = striker("any", card);
      expect(it.offers({ kind: "play", card })).toBe(true);
      expect(it.play(card).offered("strike")).toMatchObject([{ at: it.at("0,0:n") }]);
      expect(striker("regular", card).offers({ kind: "play", card })).toBe(false);
    }
  });

  test("NOR-266 Stag Clan pulls over any border, or not over Difficult ones", () => {
    const pulled = (borders: "any" | "regular") => {
      const it = scene({
        ...middle,
        clans: ["stag", "goat"],
        rulings: { borders },
        units: ["0 0,0:m 1", "0 0,0:n 2", "1 0,0:s 1"],
        hands: [["stag-clan", "start-move"]],
      });
      it.play("stag-clan").recruit("0,0:m");
      return it.offered("pull").length;
    };
    expect([pulled("any"), pulled("regular")]).toEqual([1, 0]);
  });

  test("NOR-254 Intimidate pushes over any border, or not over Difficult ones", () => {
    const pushed = (borders: "any" | "regular") => {
      const it = scene({
        map: ["tile-08 0 0 0"],
        rulings: { borders },
        units: ["0 0,0:s 3", "1 0,0:m 1"],
        hands: [["intimidate", "fishing"]],
        clans: ["stag", "boar"],
        chance: [face("axes-3"), face("axes-2")],
      });
      it.play("intimidate").march("0,0:s", "0,0:m", 2).stop();
      return it.offered("push").map(({ to }) => to === it.at("0,0:n"));
    };
    expect([pushed("any"), pushed("regular")]).toEqual([[true], []]);
  });
});

test("NOR-202 an empty Unrest deck takes five glory, or at most what there is", () => {
  const winter = (unrest: "debt" | "floor", glory: number) => {
    const it = scene({
      rulings: { unrest },
      units: ["0 0,0:n 4", "1 0,0:s 1"],
      glory: [glory, 0],
      unrest: 0,
      piles: [["start-move", "start-build"]],
      step: "payForWinter",
    });
    expect(it.seen("cardDiscarded")).toMatchObject([{ seat: 0, card: "start-move" }]);
    return [it.clan(0).glory, ...it.seen("gloryLost").map(({ amount, cites }) => `${amount} ${cites}`)];
  };
  expect(winter("debt", 3)).toEqual([-2, "5 NOR-202"]);
  expect(winter("floor", 3)).toEqual([0, "3 NOR-202"]);
  expect(winter("floor", 8)).toEqual([3, "5 NOR-202"]);
  expect(winter("floor", 0)).toEqual([0]);
});
