import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { imagine } from "#kernel/imagine.ts";
import { copy } from "#kernel/json.ts";
import { look } from "#kernel/look.ts";
import type { TytaniFlow } from "../frames.ts";
import { tytani } from "../index.ts";
import { discardSupport } from "../rules/supply.ts";
import type { Tytani } from "../state.ts";
import { viewEvent } from "../view/events.ts";
import { addDie, fresh, rolls, scene, strength, until } from "./scenes.ts";

const viewers = [0, 1, "spectator"] as const;
const open = [addDie("own", "titan"), addDie("own", "cavalry"), strength("own", "titan"), strength("own", "cavalry")];

/** Whether a change of the state shows in each viewer's look. */
const shows = (s: Tytani, change: (s: Tytani) => void): boolean[] =>
  viewers.map(viewer => {
    const other = copy(s);
    change(other);
    return JSON.stringify(look(tytani, other, viewer)) !== JSON.stringify(look(tytani, s, viewer));
  });

describe("hidden information", () => {
  test("TYT-271 hands are their owners'; sizes are public; cards taken from the pool are told", () => {
    const it = scene({ turn: 1, hands: [[strength("own", "infantry")], []] });
    expect(viewers.map(viewer => it.look(viewer).view.powers.map(({ hand }) => hand))).toEqual([
      [[strength("own", "infantry")], null],
      [null, []],
      [null, null],
    ]);
    expect(it.look(1).view.powers[0]!.handSize).toBe(1);
    expect(shows(it.s, s => void s.powers[0]!.hand.splice(0, 1, strength("own", "cavalry")))).toEqual([
      true,
      false,
      false,
    ]);
    const taken = { type: "supportTaken", who: 0, card: addDie("own", "titan") } as const;
    expect(viewEvent(taken, 1)).toEqual(taken);
  });

  test("TYT-271 a card taken in the open stays known, and so do imagined worlds, until it leaves the hand", () => {
    const it = scene({ at: "turn.drawSupport", supportPool: open, hands: [[strength("own", "infantry")]] });
    it.choose({ kind: "draw", card: open[1]! });
    const shown = (): unknown[] => viewers.map(viewer => it.look(viewer).view.powers[0]!.shown);
    expect(shown()).toEqual([[open[1]], [open[1]], [open[1]]]);
    for (let seed = 0; seed < 20; seed++) {
      const world = imagine(tytani, it.s, 1, fastChance(`${seed}`)) as Tytani;
      expect(world.powers[0]!.hand).toContain(open[1]);
    }
    discardSupport(it.s, 0, open[1]!, "payment", { emit: () => {} } as unknown as TytaniFlow);
    expect(shown()).toEqual([[], [], []]);
  });

  test("TYT-272 drawn cards are seen by the drawer only", () => {
    const drawn = { type: "supportDrawn", who: 0, count: 1, cards: [addDie("own", "titan")], cause: "phase" } as const;
    expect(
      viewers.map(
        viewer => (viewEvent({ ...drawn, cards: [...drawn.cards] }, viewer) as { cards: unknown }).cards !== null,
      ),
    ).toEqual([true, false, false]);
    const stolen = { type: "supportStolen", who: 0, from: 1, card: addDie("own", "titan") } as const;
    expect(viewers.map(viewer => (viewEvent(stolen, viewer) as { card: unknown }).card !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("TYT-273 the discards are public, the deck is nobody's", () => {
    const it = scene({ supportDiscard: [addDie("own", "titan")] });
    for (const viewer of viewers) expect(it.look(viewer).view.supportDiscard).toEqual([addDie("own", "titan")]);
    expect(shows(it.s, s => void s.supportDeck.reverse())).toEqual([false, false, false]);
  });

  test("TYT-273 discards that were shuffled into the deck stay in sight until the next are, an automa's too", () => {
    const spec = { shortDeck: true, supportDeck: [] } as const;
    const own = scene({ ...spec, using: "order-recruiters" }).end();
    const discards = [...own.s.supportDiscard];
    own.choose({ kind: "draw", card: own.s.supportPool[0]! });
    expect([own.place, own.look(1).view.shuffledIn]).toEqual(["turn.placeTitan", discards]);
    own.choose(own.options[0]!);
    expect([own.seat, own.look(1).view.shuffledIn]).toEqual([1, discards]);
    const alone = { ...spec, difficulty: "captain", soloCards: ["solo-muster"] } as const;
    const automa = scene({ ...alone, supportPool: open, at: "automa.tidyUp", turn: 1 });
    expect([automa.seen("supportShuffled").length, automa.seat]).toEqual([1, 0]);
    expect(automa.look(0).view.shuffledIn.length).toBeGreaterThan(0);
  });

  test("TYT-274 the owner sees the top three of the Nation deck and what was put under it; bought cards are public", () => {
    const it = scene({ cards: [["sweden-ga-pa"]] });
    const swap =
      (a: number, b: number) =>
      (s: Tytani): void => {
        const { deck } = s.powers[0]!;
        [deck[a], deck[b]] = [deck[b]!, deck[a]!];
      };
    expect(shows(it.s, swap(8, 7))).toEqual([true, false, false]);
    expect(shows(it.s, swap(0, 1))).toEqual([false, false, false]);
    it.power(0).bottomed = 2;
    expect(shows(it.s, swap(0, 1))).toEqual([true, false, false]);
    expect(it.look("spectator").view.powers[0]!.cards).toEqual(["sweden-ga-pa"]);
  });

  test("TYT-276 Missions, packs and drawn Missions are their holder's; completed ones are public", () => {
    const it = scene({ missions: [["mission-great-host"]], completed: ["mission-cavalry-corps"] });
    expect(viewers.map(viewer => it.look(viewer).view.powers[0]!.missions)).toEqual([
      ["mission-great-host"],
      null,
      null,
    ]);
    expect(it.look("spectator").view.missionDiscard).toEqual(["mission-cavalry-corps"]);
    expect(it.look(1).view.powers[0]!.missionCount).toBe(1);
    const draft = until(fresh(2), each => each.place === "draft.keepMission");
    expect([draft.look(0).view.pack, draft.look("spectator").view.pack]).toEqual([draft.s.packs[0], []]);
    expect(shows(draft.s, s => void s.packs[0]!.reverse())).toEqual([true, false, false]);
    const drawn = scene({ at: "round.scoreRegions" }).choose({ kind: "reinforce", with: "draw-missions" });
    expect(shows(drawn.s, s => void (s.stack.at(-1) as unknown as { drawn: unknown[] }).drawn.reverse())).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("TYT-276 being asked for a Mission tells nothing: every player who might have one is asked", () => {
    const asked = (mission: "mission-our-own-steel" | "mission-great-host"): boolean => {
      const it = scene({
        using: "order-great-march",
        map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-transylvania": "1" },
        missions: [[mission], []],
        chance: rolls("i1 i0"),
      });
      it.act("move-army").march("a-prussia", "i", "a-volhynia").end().fight();
      return it.place === "battle.claimAsAttacker";
    };
    expect([asked("mission-our-own-steel"), asked("mission-great-host")]).toEqual([true, true]);
  });

  test("TYT-277 other people's VP are hidden until the end, unless the table plays with open scores", () => {
    const it = scene({ vp: [3, 7] });
    expect(viewers.map(viewer => it.look(viewer).view.powers.map(({ vp }) => vp))).toEqual([
      [3, null],
      [null, 7],
      [null, null],
    ]);
    expect(
      scene({ vp: [3, 7], open: true })
        .look("spectator")
        .view.powers.map(({ vp }) => vp),
    ).toEqual([3, 7]);
    expect(
      scene({ vp: [3, 7], at: "round.scoreRegions", round: 3 })
        .look(0)
        .view.powers.map(({ vp }) => vp),
    ).toEqual([4, 8]);
  });

  test("TYT-278 the Order deck and the face-down card are hidden; the rows are public", () => {
    const it = until(fresh(2), each => each.s.hiddenOrder !== "");
    expect(JSON.stringify(it.look(0))).not.toContain(it.s.hiddenOrder);
    expect(it.look(0).view.hasHiddenOrder).toBe(true);
    expect(shows(scene().s, s => void s.orderDeck.reverse())).toEqual([false, false, false]);
    expect(scene().look("spectator").view.pool).toEqual(scene().s.pool);
  });

  test("TYT-279 dice, units, markers, structures and Energy are public", () => {
    const it = scene({
      advanced: true,
      using: "adv-order-campaign",
      energy: [7, 2],
      fortresses: ["a-prussia"],
      map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-transylvania": "1" },
      chance: rolls("i1 i0"),
    });
    it.act("move-army").march("a-prussia", "i", "a-volhynia").end();
    const { view } = it.look("spectator");
    expect([view.owner, view.units, view.structure]).toEqual([it.s.owner, it.s.units, it.s.structure]);
    expect(view.powers.map(({ energy }) => energy)).toEqual([10, 2]);
    expect(view.battle!.sides.map(({ dice }) => dice)).toEqual(it.frame("battle").sides.map(({ dice }) => dice));
    expect(view.battle!.sides.map(({ dice, strength }) => [dice.length, strength])).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  test("TYT-304 only the first purchase and the draft are asked of several at once", () => {
    const it = fresh(3, {}, "together");
    const together = new Set<string>();
    until(it, each => {
      if (each.s.open.length > 1) together.add(each.place);
      return each.s.stack.length === 0;
    });
    expect([...together].sort()).toEqual(["draft.keepMission", "outfit.buyFirst"]);
  });
});
