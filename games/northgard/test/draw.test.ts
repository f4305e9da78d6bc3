import { describe, expect, test } from "vitest";
import type { CardId } from "../content/cards.ts";
import type { Spec } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

const home: Spec["units"] = ["0 0,0:n 2", "1 0,0:s 2"];
const pile: CardId[] = ["start-move", "start-build", "start-recruit", "start-explore"];

describe("draw and special actions", () => {
  test("NOR-151 a Draw action draws the stated number of cards", () => {
    const it = scene({ units: home, hands: [["market-place"]], piles: [pile] });
    it.play("market-place");
    expect(it.clan(0).hand).toEqual(["start-move", "start-build"]);
  });

  test("NOR-152, NOR-388 drawn cards are kept, discarded or put back in exactly the numbers stated", () => {
    const merchant = scene({ units: home, hands: [["merchant", "start-feast"]], piles: [pile] });
    merchant.play("merchant");
    expect(merchant.options.map(option => option.kind)).toEqual(["keep", "keep", "keep"]);
    merchant.choose({ kind: "keep", card: "start-build" });
    expect(merchant.clan(0)).toMatchObject({
      hand: ["start-feast", "start-build"],
      discard: ["start-move", "start-recruit"],
    });
    const post = scene({ units: home, hands: [["trading-post"]], piles: [pile] });
    post.play("trading-post").choose({ kind: "discard", card: "start-move" }, { kind: "top", card: "start-recruit" });
    expect(post.clan(0)).toMatchObject({
      hand: ["start-build"],
      discard: ["start-move"],
      pile: ["start-explore", "start-recruit"],
    });
    const upgraded = scene({ units: home, hands: [["upgraded-trading-post"]], piles: [pile] });
    upgraded.play("upgraded-trading-post").choose({ kind: "discard", card: "start-move" });
    expect(upgraded.clan(0)).toMatchObject({ hand: ["start-build", "start-recruit"], discard: ["start-move"] });
    const routes = scene({ units: home, hands: [["greater-trade-routes"]], piles: [pile] });
    routes.play("greater-trade-routes").choose({ kind: "top", card: "start-move" });
    expect(routes.clan(0)).toMatchObject({
      hand: ["start-build", "start-recruit"],
      pile: ["start-explore", "start-move"],
    });
  });

  test("NOR-153 only cards drawn by this action may be discarded or put back", () => {
    const it = scene({ units: home, hands: [["merchant", "start-feast"]], piles: [pile] });
    it.play("merchant");
    expect(it.options.map(option => ("card" in option ? option.card : ""))).not.toContain("start-feast");
  });

  test("NOR-154, NOR-433 all are drawn before any is put back; the last one put back is on top", () => {
    const it = scene({ units: home, hands: [["cunning-merchant"]], piles: [pile] });
    it.play("cunning-merchant");
    expect(it.options).toHaveLength(3);
    it.choose({ kind: "top", card: "start-recruit" }, { kind: "top", card: "start-move" });
    expect(it.clan(0)).toMatchObject({ hand: ["start-build"], pile: ["start-explore", "start-recruit", "start-move"] });
  });

  test("NOR-156, NOR-056, NOR-EX-34 a Draw action needs all its cards; the active area does not count", () => {
    const it = scene({
      units: home,
      hands: [["merchant", "market-place"]],
      piles: [["start-move"]],
      discards: [["start-build"]],
      played: [["start-recruit", "start-explore", "start-feast", "start-feast"]],
    });
    expect(it.offered("play").map(option => option.card)).toEqual(["market-place"]);
    it.play("market-place");
    expect(it.clan(0).hand).toEqual(["merchant", "start-move", "start-build"]);
    expect(it.seen("pileShuffled")).toHaveLength(1);
  });

  test("NOR-157 effects are resolved in order, each as far as possible", () => {
    // Nobody has cards to discard: Spy only draws. No card to draw: it only spies.
    const draws = scene({ units: home, hands: [["spy"], []], piles: [pile] });
    draws.play("spy");
    expect(draws.clan(0).hand).toEqual(["start-move"]);
    const spies = scene({ units: home, hands: [["spy"], ["start-move", "start-build"]] });
    spies.play("spy").choose({ kind: "target", seat: 1 }, { kind: "discard", card: "start-build" });
    expect(spies.clan(1)).toMatchObject({ hand: ["start-move"], discard: ["start-build"] });
    const neither = scene({ units: home, hands: [["spy"], []] });
    expect(neither.offered("play")).toEqual([]);
  });

  test("NOR-157 where a removal comes first a unit must be there to remove; the rest is done as far as possible", () => {
    const spec: Spec = { clans: ["wolf", "goat"], hands: [["wolf-plunder"]], piles: [pile] };
    expect(
      scene({
        ...spec,
        units: ["0 0,0:n 2", "1 0,0:s 1"],
      }).offered("play"),
    ).toEqual([]);
    const it = scene({
      ...spec,
      piles: [[]],
      units: ["0 0,0:w 2", "1 0,0:s 1"],
    });
    it.play("wolf-plunder").choose({ kind: "strike", at: it.at("0,0:s"), kaija: false });
    expect([it.owner("0,0:s"), it.clan(0).hand]).toEqual([-1, []]);
  });

  test("NOR-158 special cards do what their text says", () => {
    const it = scene({ units: home, hands: [["fishing", "lore-mastery", "wood-monopoly"]] });
    it.play("fishing").play("lore-mastery").play("wood-monopoly");
    expect(it.resources(0)).toEqual([3, 3, 2]);
  });

  test("NOR-159, NOR-453 Feast: one of Recruit 1, Move 1, Explore, Build, as far as possible", () => {
    const it = scene({ units: home, hands: [["start-feast"]], stack: ["tile-13"] });
    it.play("start-feast");
    // No wood, no slot: Build is not offered.
    expect(it.offered("option").map(option => option.option)).toEqual([0, 1, 2]);
    it.choose({ kind: "option", option: 0 });
    it.recruit("0,0:n");
    expect(it.units("0,0:n")).toBe(3);
    const explorer = scene({ units: home, hands: [["feast"]], stack: ["tile-13"] });
    explorer.play("feast").choose({ kind: "option", option: 2 });
    expect(explorer.place).toBe("explore.placeTile");
    const mover = scene({ units: home, hands: [["start-feast"]] });
    mover.play("start-feast").choose({ kind: "option", option: 1 });
    expect(mover.frame("move").left).toBe(1);
  });

  test("NOR-157 what is paid for more makes no card playable: Resourceful People needs its two cards", () => {
    const spec: Spec = { clans: ["goat", "boar"], units: home, hands: [["goat-resourceful-people"], ["start-move"]] };
    const one = scene({ ...spec, piles: [["start-move"]], resources: [[3, 3, 3]] });
    expect(one.offers({ kind: "play", card: "goat-resourceful-people" })).toBe(false);
    const two = scene({ ...spec, piles: [["start-move", "start-build"]], resources: [[3, 3, 3]] });
    expect(two.offers({ kind: "play", card: "goat-resourceful-people" })).toBe(true);
  });

  test("NOR-434 a payment for more is offered only in full and if the extra effect is possible", () => {
    const spec: Spec = { clans: ["goat", "boar"], units: home, hands: [["goat-resourceful-people"], ["start-move"]] };
    const rich = scene({ ...spec, piles: [pile], resources: [[2, 1, 1]] });
    rich.play("goat-resourceful-people");
    expect(rich.place).toBe("payment.payResource");
    rich.choose({ kind: "pay", resource: "food" });
    // Begun is due: no stopping half-way.
    expect(rich.offers({ kind: "stop" })).toBe(false);
    rich.choose({ kind: "pay", resource: "wood" });
    expect(rich.offered("pay").map(({ resource }) => resource)).toEqual(["food", "lore"]);
    rich.choose({ kind: "pay", resource: "lore" });
    expect([rich.clan(0).hand.length, ...rich.resources(0)]).toEqual([3, 1, 0, 0]);
    const declined = scene({ ...spec, piles: [pile], resources: [[2, 1, 1]] });
    declined.play("goat-resourceful-people").stop();
    expect([declined.clan(0).hand.length, ...declined.resources(0)]).toEqual([2, 2, 1, 1]);
    const poor = scene({ ...spec, piles: [pile], resources: [[1, 1, 0]] });
    poor.play("goat-resourceful-people");
    expect(poor.place).toBe("turn.playOn");
    const bare = scene({ ...spec, piles: [["start-move", "start-build"]], resources: [[2, 1, 1]] });
    bare.play("goat-resourceful-people");
    expect(bare.place).toBe("turn.playOn");
  });
});
