// Cards that do what another card says.
import { describe, expect, test } from "vitest";
import type { CardId } from "../content/cards.ts";
import { cards, near, neighbours } from "./card-scenes.ts";
import type { Spec } from "./scene-spec.ts";
import { face, type Scene, scene } from "./scenes.ts";

const copies = (it: Scene): CardId[] => it.offered("copy").map(option => option.card);

describe("cards that copy", () => {
  test("NOR-247, NOR-EX-52 Enemy Secrets uses a card in the active area of a neighbour, played or laid aside", () => {
    const it = scene({ units: near, hands: [["enemy-secrets"]], played: [[], ["fishing"]], aside: [[], ["warriors"]] });
    it.play("enemy-secrets");
    expect(it.offered("copy").map(option => option.card)).toEqual(["fishing", "warriors"]);
    it.choose({ kind: "copy", seat: 1, card: "warriors" });
    expect(it.frame("move")).toMatchObject({ seat: 0, card: "warriors", left: 2 });
    // The copied card is not moved.
    expect(it.clan(1).aside).toEqual(["warriors"]);
  });

  test("NOR-247 no copying of copies, of Defensive Strategy or of Unrest, nor of those who have passed or are far", () => {
    const it = scene({
      units: near,
      hands: [["enemy-secrets"]],
      played: [[], ["legendary-heroes", "defensive-strategy", "snake-stolen-lore"]],
      aside: [[], ["unrest"]],
      year: 3,
    });
    expect(it.offered("play")).toEqual([]);
    const far = scene({
      units: ["0 0,0:n 3", "1 0,0:s 3"],
      hands: [["enemy-secrets"]],
      played: [[], ["fishing"]],
    });
    expect(far.offered("play")).toEqual([]);
    const passed = scene({ units: near, hands: [["enemy-secrets"]], passed: [1] });
    expect(passed.offered("play")).toEqual([]);
  });

  test("NOR-247 Legendary Heroes repeats a card actually played this year, not one laid aside", () => {
    const it = scene({ units: near, hands: [["legendary-heroes"]], played: [["fishing"]], aside: [["wood-monopoly"]] });
    it.play("legendary-heroes");
    expect(it.offered("copy")).toEqual([{ kind: "copy", seat: 0, card: "fishing" }]);
    it.choose({ kind: "copy", seat: 0, card: "fishing" });
    expect(it.resources(0)).toEqual([3, 0, 0]);
  });

  test("NOR-247 a copied clan card brings no token", () => {
    const it = scene({
      clans: ["snake", "goat"],
      units: near,
      hands: [["legendary-heroes"]],
      played: [["snake-clan"]],
    });
    it.play("legendary-heroes").choose({ kind: "copy", seat: 0, card: "snake-clan" });
    expect(it.place).toBe("move.chooseMarch");
    it.stop();
    // The printed placement after the move belongs to the effect.
    expect(it.place).toBe("token.placeToken");
  });

  test("NOR-247, NOR-EX-52 Enemy Secrets resolves a neighbour's active card, also one laid aside", () => {
    const it = scene({
      units: neighbours,
      hands: [["enemy-secrets"]],
      aside: [[], ["warriors"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    it.play("enemy-secrets");
    expect(it.options).toEqual([{ kind: "copy", seat: 1, card: "warriors" }]);
    it.choose({ kind: "copy", seat: 1, card: "warriors" }).march("0,0:n", "0,0:w", 3);
    expect(it.seen("combatStarted")[0]!.attack).toContainEqual({ source: "card", axes: 1, skulls: 0 });
    // The copied card stays where it is.
    expect([it.clan(1).aside, it.clan(0).played]).toEqual([["warriors"], ["enemy-secrets"]]);
    // Once its owner has passed there is nothing to copy.
    const late = scene({ units: neighbours, hands: [["enemy-secrets"]], passed: [1] });
    expect(cards(late)).toEqual([]);
    const far = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["enemy-secrets"]],
      aside: [[], ["warriors"]],
    });
    expect(cards(far)).toEqual([]);
  });

  test("NOR-247 copying cards, Defensive Strategy and Unrest cannot be copied", () => {
    const it = scene({
      units: neighbours,
      hands: [["enemy-secrets"]],
      played: [[], ["legendary-heroes", "defensive-strategy", "snake-stolen-lore", "fishing"]],
      aside: [[], ["unrest"]],
    });
    expect(copies(it.play("enemy-secrets"))).toEqual(["fishing"]);
  });

  test("NOR-247 Legendary Heroes repeats only what was played this year, not what was laid aside", () => {
    const it = scene({
      units: neighbours,
      hands: [["legendary-heroes", "start-move"]],
      played: [["fishing", "enemy-secrets"]],
      aside: [["lore-mastery"]],
    });
    expect(copies(it.play("legendary-heroes"))).toEqual(["fishing"]);
    it.choose({ kind: "copy", seat: 0, card: "fishing" });
    expect(it.clan(0).food).toBe(3);
  });

  test("NOR-247, NOR-248 a copied clan card is the copier's: no token before it, Kaija and token only for their owners", () => {
    const bear = scene({
      units: neighbours,
      hands: [["enemy-secrets"]],
      played: [[], ["bear-the-bear-awakens"]],
    });
    bear.play("enemy-secrets").choose({ kind: "copy", seat: 1, card: "bear-the-bear-awakens" });
    bear.recruit("0,0:n").recruit("0,0:n");
    expect([bear.units("0,0:n"), bear.clan(0).lasting]).toEqual([5, []]);
    const snake = scene({ units: neighbours, hands: [["enemy-secrets"]], played: [[], ["snake-clan"]] });
    snake.play("enemy-secrets").choose({ kind: "copy", seat: 1, card: "snake-clan" }).stop();
    expect([snake.s.scorched, snake.seat]).toEqual([-1, 1]);
    const own = scene({
      clans: ["snake", "boar"],
      units: neighbours,
      hands: [["enemy-secrets"]],
      played: [[], ["boar-clan", "start-move"]],
    });
    own.play("enemy-secrets").choose({ kind: "copy", seat: 1, card: "start-move" });
    expect(own.place).toBe("move.chooseMarch");
  });

  test("NOR-248 a copied clan card refers to the copying seat; Kaija and token parts do nothing for others", () => {
    const bear = scene({
      clans: ["goat", "bear"],
      units: near,
      hands: [["enemy-secrets"]],
      played: [[], ["bear-the-bear-awakens"]],
    });
    bear
      .play("enemy-secrets")
      .choose({ kind: "copy", seat: 1, card: "bear-the-bear-awakens" })
      .recruit("0,0:w")
      .recruit("0,0:w");
    expect([bear.units("0,0:w"), bear.clan(0).lasting]).toEqual([5, []]);
    const snake = scene({
      clans: ["goat", "snake"],
      units: near,
      hands: [["enemy-secrets", "start-move"]],
      played: [[], ["snake-clan"]],
    });
    snake.play("enemy-secrets").choose({ kind: "copy", seat: 1, card: "snake-clan" }).stop();
    expect(snake.place).toBe("turn.playOn");
  });

  test("NOR-454, NOR-EX-63, NOR-418 Stolen Lore: the token may be placed first and opens the neighbour's active area", () => {
    const it = scene({
      clans: ["snake", "goat"],
      units: near,
      hands: [["snake-stolen-lore"]],
      played: [[], ["warriors"]],
    });
    expect(it.s.scorched).toBe(-1);
    it.play("snake-stolen-lore");
    it.choose({ kind: "scorch", at: it.at("0,0:e") }, { kind: "copy", seat: 1, card: "warriors" });
    expect(it.frame("move")).toMatchObject({ card: "warriors", left: 2 });
    const elsewhere = scene({
      clans: ["snake", "goat"],
      units: near,
      hands: [["snake-stolen-lore", "start-move"]],
      played: [[], ["warriors"]],
    });
    elsewhere.play("snake-stolen-lore").choose({ kind: "scorch", at: elsewhere.at("0,0:n") });
    expect(elsewhere.place).toBe("turn.playOn");
    const nothing = scene({
      clans: ["snake", "goat"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["snake-stolen-lore"]],
      played: [[], ["warriors"]],
    });
    expect(nothing.offered("play")).toEqual([]);
  });

  test("NOR-454, NOR-EX-63 Stolen Lore: the token first, then a card of the land's owner where it lies", () => {
    const spec: Spec = {
      clans: ["snake", "boar"],
      units: neighbours,
      hands: [["snake-stolen-lore", "start-build"]],
      played: [[], ["warriors"]],
    };
    const it = scene(spec);
    expect(cards(it)).toEqual(["snake-stolen-lore"]);
    it.play("snake-stolen-lore").choose({ kind: "scorch", at: it.at("0,0:w") });
    expect(it.options).toEqual([{ kind: "copy", seat: 1, card: "warriors" }]);
    it.choose({ kind: "copy", seat: 1, card: "warriors" });
    expect([it.place, it.frame("move").left]).toEqual(["move.chooseMarch", 2]);
    // Left elsewhere, the card has no effect.
    const idle = scene(spec);
    idle.play("snake-stolen-lore").choose({ kind: "scorch", at: idle.at("0,0:e") });
    expect(idle.place).toBe("turn.playOn");
    // Out of reach it cannot be played, unless the token lies there already.
    const far: Spec = {
      ...spec,
      units: ["0 0,0:n 1", "1 0,0:s 1"],
    };
    expect(cards(scene(far))).toEqual([]);
    expect(cards(scene({ ...far, scorched: "0,0:s" }))).toEqual(["snake-stolen-lore"]);
  });
});
