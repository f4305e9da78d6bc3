// Defensive Strategy, the one card that answers others.
import { describe, expect, test } from "vitest";
import { at, cards, near, neighbours } from "./card-scenes.ts";
import type { Spec } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

const pass = { kind: "pass" } as const;
const end = { kind: "endTurn" } as const;
const cancel = { kind: "cancel" } as const;

describe("Defensive Strategy", () => {
  const spec: Spec = { units: neighbours, hands: [["town-hall", "start-move"], ["defensive-strategy"]], year: 3 };

  test("NOR-249, NOR-250, NOR-EX-38 it cancels a card before it resolves; after a first card the whole turn is open again", () => {
    const it = scene({
      units: near,
      hands: [
        ["town-hall", "start-move"],
        ["defensive-strategy", "start-move"],
      ],
      resources: [[0, 0, 1]],
      year: 3,
    });
    it.play("town-hall");
    expect([it.place, it.seat, it.options]).toEqual(["play.respond", 1, [pass, { kind: "cancel" }]]);
    it.choose({ kind: "cancel" });
    expect(it.clan(0)).toMatchObject({ discard: ["town-hall"], played: [], hand: ["start-move"] });
    expect(it.clan(1)).toMatchObject({ played: ["defensive-strategy"], hand: ["start-move"] });
    expect([it.units("0,0:w"), it.seat]).toEqual([3, 0]);
    expect(it.options.map(option => option.kind)).toEqual(["play", "wait", "replace", "pass"]);
  });

  test("NOR-249, NOR-250, NOR-EX-38 a cancelled first card leaves every turn option", () => {
    const it = scene(spec);
    it.play("town-hall");
    expect(at(it)).toEqual(["play.respond", 1]);
    it.choose(cancel);
    expect([it.clan(0).discard, it.clan(0).played, it.clan(1).played]).toEqual([
      ["town-hall"],
      [],
      ["defensive-strategy"],
    ]);
    expect(at(it)).toEqual(["turn.chooseOption", 0]);
    expect(it.options.map(option => option.kind)).toEqual(["play", "wait", "pass"]);
    expect(it.units("0,0:n")).toBe(3);
    // With an empty hand only passing is left.
    const empty = scene({ ...spec, hands: [["town-hall"], ["defensive-strategy"]] });
    empty.play("town-hall").choose(cancel);
    expect(empty.options).toEqual([pass]);
  });

  test("NOR-250 with an empty hand only Pass is left; later in the turn only further cards or its end; a cancelled main card is not used up", () => {
    const empty = scene({ units: near, hands: [["town-hall"], ["defensive-strategy"]], year: 3 });
    empty.play("town-hall").choose({ kind: "cancel" });
    expect(empty.options).toEqual([pass]);
    const later = scene({
      units: near,
      hands: [["fishing", "start-recruit", "start-move"], ["defensive-strategy"]],
      year: 3,
    });
    later.play("fishing").choose(pass).play("start-recruit").choose({ kind: "cancel" });
    expect(later.options).toEqual([{ kind: "play", card: "start-move" }, { kind: "endTurn" }]);
  });

  test("NOR-250 later in the turn only further cards or the end are left; a cancelled main card is not used up", () => {
    const it = scene({ ...spec, hands: [["fishing", "start-move", "start-recruit"], ["defensive-strategy"]] });
    it.play("fishing").choose(pass);
    it.play("start-move").choose(cancel);
    expect(it.place).toBe("turn.playOn");
    expect(it.options).toEqual([{ kind: "play", card: "start-recruit" }, end]);
  });

  test("NOR-251, NOR-376 it answers cards played, not other options; opponents still in the round are asked in turn order", () => {
    const wait = scene({ units: near, hands: [["fishing", "start-move"], ["defensive-strategy"]], year: 3 });
    wait.choose({ kind: "wait" }, { kind: "use", card: "fishing", isRemoved: false });
    expect([wait.place, wait.seat]).toEqual(["turn.chooseOption", 1]);
    const three = scene({
      seats: 3,
      units: [...near, "2 0,0:n 1"],
      hands: [["fishing"], ["start-move"], ["start-move", "defensive-strategy"]],
      turn: 1,
      year: 3,
    });
    three.play("start-move");
    expect(three.seat).toBe(2);
    three.choose({ kind: "cancel" });
    expect(three.clan(1).discard).toEqual(["start-move"]);
  });

  test("NOR-251 a teammate's card is not answered", () => {
    const it = scene({
      seats: 4,
      teams: true,
      units: ["0 0,0:w 3", "1 0,0:e 3", "2 0,0:n 1", "3 0,0:s 1"],
      hands: [["fishing", "start-move"], ["start-move"], ["defensive-strategy"], ["start-move"]],
      year: 3,
    });
    it.play("fishing");
    expect([it.place, it.seat]).toEqual(["turn.playOn", 0]);
  });

  test("NOR-251, NOR-252 it answers cards played, not cards laid aside, and is never played in one's own turn", () => {
    const it = scene(spec);
    it.choose({ kind: "wait" }, { kind: "use", card: "town-hall", isRemoved: false });
    expect(at(it)).toEqual(["turn.chooseOption", 1]);
    expect(it.options.map(option => option.kind)).toEqual(["wait", "pass"]);
    expect(it.refusals.some(refusal => refusal.why === "response-only" && refusal.rule === "NOR-252")).toBe(true);
    it.choose({ kind: "wait" }, { kind: "use", card: "defensive-strategy", isRemoved: false });
    expect(it.clan(1).aside).toEqual(["defensive-strategy"]);
  });

  test("NOR-252 on the own turn it cannot be played, only used for other options", () => {
    const it = scene({ units: near, hands: [["defensive-strategy"]], year: 3 });
    expect(it.options.map(option => option.kind)).toEqual(["wait", "pass"]);
    expect(it.refusals).toContainEqual(expect.objectContaining({ why: "response-only" }));
  });

  test("NOR-376 an opponent who may hold it, for all the table knows, is asked; its being in the draw pile does not show", () => {
    const held = scene({
      units: near,
      hands: [["fishing"], ["defensive-strategy", "start-move"]],
      piles: [[], ["start-build"]],
      year: 3,
    });
    const piled = scene({
      units: near,
      hands: [["fishing"], ["start-build", "start-move"]],
      piles: [[], ["defensive-strategy"]],
      year: 3,
    });
    for (const it of [held, piled]) {
      it.play("fishing");
      expect([it.place, it.seat]).toEqual(["play.respond", 1]);
    }
    expect(held.look(0)).toEqual(piled.look(0));
    expect(piled.options).toEqual([pass]);
    // Where everybody has seen it leave, nobody is asked.
    const gone = scene({
      units: near,
      hands: [["fishing", "start-move"], ["start-move"]],
      discards: [[], ["defensive-strategy"]],
      year: 3,
    });
    expect(gone.play("fishing").place).toBe("turn.playOn");
  });

  test("NOR-443 a cancelled card was neither played nor resolved: Legendary Heroes cannot repeat it, the token did not move", () => {
    const it = scene({
      clans: ["snake", "goat"],
      units: near,
      hands: [["snake-clan", "legendary-heroes"], ["defensive-strategy"]],
      year: 3,
    });
    it.play("snake-clan").choose({ kind: "cancel" });
    expect(it.s.scorched).toBe(-1);
    expect(it.offered("play")).toEqual([]);
  });

  test("NOR-443 a cancelled card was not played: Legendary Heroes cannot repeat it and no token moved for it", () => {
    const it = scene({ ...spec, hands: [["fishing", "legendary-heroes"], ["defensive-strategy"]] });
    it.play("fishing").choose(cancel);
    expect(cards(it)).toEqual([]);
    const snake = scene({
      ...spec,
      clans: ["snake", "boar"],
      hands: [["snake-clan", "start-move"], ["defensive-strategy"]],
    });
    snake.play("snake-clan").choose(cancel);
    expect([snake.place, snake.s.scorched]).toEqual(["turn.chooseOption", -1]);
  });
});
