import { describe, expect, test } from "vitest";
import { choose } from "#kernel/choose.ts";
import { copy } from "#kernel/json.ts";
import { look } from "#kernel/look.ts";
import type { NorthChoice } from "../choices.ts";
import { northgard } from "../index.ts";
import type { Northgard } from "../state.ts";
import { viewEvent } from "../view/events.ts";
import { scene } from "./scenes.ts";

const home = ["0 0,0:n 2", "1 0,0:s 2"] as const;
const pass = { kind: "pass" } as const;
const viewers = [0, 1, "spectator"] as const;

/** Whether a change of the state shows in a viewer's view. */
function shows(s: Northgard, viewer: 0 | 1 | "spectator", change: (s: Northgard) => void): boolean {
  const other = copy(s);
  change(other);
  return JSON.stringify(look(northgard, other, viewer)) !== JSON.stringify(look(northgard, s, viewer));
}

describe("hidden information", () => {
  test("NOR-363 a hand is its owner's secret; its size is public", () => {
    const it = scene({ units: home, hands: [["start-move", "spy"], ["start-build"]] });
    const hands = viewers.map(viewer => it.look(viewer).view.clans.map(clan => clan.hand));
    expect(hands).toEqual([
      [["start-move", "spy"], null],
      [null, ["start-build"]],
      [null, null],
    ]);
    for (const viewer of viewers) {
      expect(it.look(viewer).view.clans.map(clan => clan.handSize)).toEqual([2, 1]);
    }
    const swapCards = (s: Northgard): void => {
      s.clans[0]!.hand = ["start-recruit", "spy"];
    };
    expect(viewers.map(viewer => shows(it.s, viewer, swapCards))).toEqual([true, false, false]);
  });

  test("NOR-364 nobody knows the order of a draw pile but the cards put on top", () => {
    const it = scene({
      units: home,
      hands: [["cunning-merchant", "start-build"], []],
      piles: [["start-move", "start-recruit", "start-explore", "start-feast"]],
      display: ["fishing", "outpost"],
      year: 3,
    });
    const turnPile = (s: Northgard): void => void s.clans[0]!.pile.reverse();
    expect(viewers.map(viewer => shows(it.s, viewer, turnPile))).toEqual([false, false, false]);
    it.play("cunning-merchant");
    it.choose({ kind: "top", card: "start-move" }, { kind: "top", card: "start-explore" });
    const tops = () => viewers.map(viewer => it.look(viewer).view.clans[0]!.pileTop);
    expect(tops()).toEqual([["start-move", "start-explore"], [], []]);
    // The display card is seen by all.
    it.choose({ kind: "endTurn" }, pass, { kind: "take", card: "outpost" });
    it.choose(pass, { kind: "take", card: "fishing" });
    expect(it.s.year).toBe(4);
    const unrest = scene({ units: ["0 0,0:n 4"], piles: [["start-move"]], step: "payForWinter", chance: [] });
    const seenTop = viewers.map(viewer => unrest.look(viewer).view.clans[0]!.pileTop);
    expect(seenTop).toEqual([["unrest"], ["unrest"], ["unrest"]]);
    const taken = scene({ units: home, piles: [["start-move"]], display: ["fishing", "spy"], chance: [] });
    taken.choose(pass, { kind: "take", card: "spy" });
    expect(viewers.map(viewer => taken.look(viewer).view.clans[0]!.pileTop)).toEqual([["spy"], ["spy"], ["spy"]]);
    // Drawn again, everybody knows that they are in hand.
    unrest.stop();
    expect([unrest.clan(0).hand, unrest.look(1).view.clans[0]!.shown]).toEqual([["unrest", "start-move"], ["unrest"]]);
  });

  test("NOR-365 discard piles and active areas are public", () => {
    const it = scene({ units: home, discards: [["spy"]], played: [["start-move"]], aside: [["start-build"]] });
    for (const viewer of viewers) {
      expect(it.look(viewer).view.clans[0]).toMatchObject({
        discard: ["spy"],
        played: ["start-move"],
        aside: ["start-build"],
      });
    }
  });

  test("NOR-366 nobody sees decks, stacks and what was left out, only how much there is", () => {
    const it = scene({ units: home, creatures: "some" });
    const changes: ((s: Northgard) => void)[] = [
      s => void s.tiles.reverse(),
      s => void s.development.reverse(),
      s => void s.box.reverse(),
      s => void s.creaturePile.reverse(),
      s => {
        const [card] = s.box.splice(0, 1);
        s.box.push(s.development.pop()!);
        s.development.push(card!);
      },
    ];
    for (const change of changes) {
      expect(viewers.map(viewer => shows(it.s, viewer, change))).toEqual([false, false, false]);
    }
    expect(it.look("spectator").view).toMatchObject({
      tilesLeft: it.s.tiles.length,
      developmentLeft: it.s.development.length,
      creaturesLeft: 9,
    });
  });

  test("NOR-368, NOR-430 tiles drawn to choose from stay secret; those not chosen go back, as many as were drawn", () => {
    const spec = { units: home, hands: [["boar-lay-of-the-land"]] } as const;
    const it = scene({ ...spec, stack: ["tile-13", "tile-02", "tile-05"] });
    it.play("boar-lay-of-the-land");
    const tilesSeen = viewers.map(viewer => it.look(viewer).view.frames.findLast(frame => frame.proc === "explore"));
    expect(tilesSeen.map(frame => (frame?.proc === "explore" ? frame.tiles : null))).toEqual([[13, 2, 5], [], []]);
    it.choose({ kind: "place", tile: 13, x: 0, y: -1, turn: 0 });
    expect(it.seen("tilesReturned")).toEqual([]);
    it.choose({ kind: "bury", tile: 5 });
    expect(it.seen("tilesReturned")).toMatchObject([
      { count: 1, tiles: null },
      { count: 1, tiles: null },
    ]);
    const short = scene({ ...spec, stack: ["tile-13", "tile-02"], onlyStack: true });
    short.play("boar-lay-of-the-land").choose({ kind: "place", tile: 13, x: 0, y: -1, turn: 0 });
    expect(short.seen("tilesReturned")).toMatchObject([{ count: 1, tiles: null }]);
    expect(short.s.tiles).toEqual([2]);
  });

  test("NOR-369 totals of glory are secret until the end; single gains are not", () => {
    const it = scene({ units: home, glory: [5, 7] });
    expect(viewers.map(viewer => it.look(viewer).view.clans.map(clan => clan.glory))).toEqual([
      [5, null],
      [null, 7],
      [null, null],
    ]);
    const gained = { type: "gloryGained", seat: 0, amount: 3, cause: "closing" } as const;
    for (const viewer of viewers) expect(viewEvent(gained, viewer)).toEqual(gained);
    const over = scene({ units: home, glory: [5, 7], year: 7, step: "checkEnd", chance: [] });
    expect(over.look("spectator").view.clans.map(clan => clan.glory)).toEqual([5, 7]);
    expect(over.look("spectator").result?.winners).toEqual([1]);
  });

  test("NOR-370 resources, reserve, upgrades and Unrest are public", () => {
    const it = scene({ clans: ["bear", "snake"], units: home, resources: [[1, 2, 3]], hands: [[], ["unrest"]] });
    const { clans, unrest } = it.look("spectator").view;
    expect(clans[0]).toMatchObject({
      food: 1,
      wood: 2,
      lore: 3,
      reserve: 12,
      upgrades: ["bear-the-bear-awakens", "bear-protector-of-the-land"],
    });
    expect(clans[1]!.gained).toEqual(["unrest"]);
    expect(unrest).toBe(9);
  });

  test("NOR-371 Spy and Rapacious Exploitation show a hand to one player; the card named or discarded is public", () => {
    const hands = [["spy"], ["start-move", "start-build"], ["start-move"]] as const;
    const units = [...home, "2 0,0:e 1"] as const;
    const spy = scene({ seats: 3, units, hands, piles: [["start-build"]] });
    spy.play("spy").choose({ kind: "target", seat: 1 });
    expect(spy.look(0).view.peek).toEqual({ seat: 1, cards: ["start-move", "start-build"] });
    expect([spy.look(2).view.peek, spy.look("spectator").view.peek]).toEqual([null, null]);
    const [seen] = spy.seen("handSeen");
    expect(viewEvent(seen!, 2)).toMatchObject({ cards: null });
    expect(viewEvent(seen!, 0)).toMatchObject({ cards: ["start-move", "start-build"] });
    spy.choose({ kind: "discard", card: "start-build" });
    expect(spy.look(2).view.clans[1]!.discard).toEqual(["start-build"]);
    expect(spy.look(0).view.peek).toBeNull();
    const threat = scene({
      seats: 3,
      clans: ["snake", "boar", "goat"],
      units,
      hands: [["snake-rapacious-exploitation"], ["start-move", "start-build"], []],
      resources: [
        [0, 0, 0],
        [1, 1, 0],
      ],
    });
    threat.play("snake-rapacious-exploitation").stop().choose({ kind: "target", seat: 1 });
    expect(threat.look(0).view.peek?.cards).toEqual(["start-move", "start-build"]);
    expect(threat.look(2).view.peek).toBeNull();
    threat.choose({ kind: "name", card: "start-build" });
    expect(threat.look("spectator").view.clans[1]!.shown).toEqual(["start-build"]);
  });

  test("NOR-371 the hand is out of sight in the picture of the event that ends the look", () => {
    const peeks = (s: Northgard, choice: NorthChoice) => {
      const outcome = choose(northgard, s, s.open[0]!, choice, true);
      if (!outcome.ok) throw new Error(outcome.error.code);
      return outcome.events.map(({ type }, i) => [type, northgard.viewFor(outcome.film[i] as Northgard, 0).peek]);
    };
    const hands = (card: "spy" | "snake-rapacious-exploitation") => [[card], ["start-move", "start-build"]] as const;
    const spy = scene({ units: home, hands: hands("spy") });
    spy.play("spy").choose({ kind: "target", seat: 1 });
    expect(peeks(spy.s, { kind: "discard", card: "start-build" })[0]).toEqual(["cardDiscarded", null]);
    const threat = scene({
      clans: ["snake", "goat"],
      units: home,
      hands: hands("snake-rapacious-exploitation"),
      resources: [
        [0, 0, 0],
        [1, 1, 0],
      ],
    });
    threat.play("snake-rapacious-exploitation").stop();
    threat.choose({ kind: "target", seat: 1 }, { kind: "name", card: "start-build" });
    expect(peeks(threat.s, { kind: "yield" })[0]).toEqual(["cardDiscarded", null]);
    expect(peeks(threat.s, { kind: "pay", resource: "food" })[1]).toMatchObject(["resourcesGained", { seat: 1 }]);
    threat.choose({ kind: "pay", resource: "food" });
    expect(peeks(threat.s, { kind: "pay", resource: "wood" }).slice(0, 2)).toEqual([
      ["resourcesPaid", null],
      ["resourcesGained", null],
    ]);
  });
});
