import { describe, expect, test } from "vitest";
import { greedy } from "#bots/greedy.ts";
import { below, chanceOf, fastChance } from "#kernel/chance.ts";
import { sightOf } from "#kernel/imagine.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { evaluate } from "../bot/evaluate.ts";
import { northgard } from "../index.ts";
import type { Northgard } from "../state.ts";
import type { Spec } from "./scene-spec.ts";
import { face, facing, type Scene, scene } from "./scenes.ts";

const advised = (it: Scene) => northgard.bot.advise!(structuredClone(it.s), it.seat, chanceOf(fastChance("bot")));
const home: Spec["units"] = ["0 0,0:n 2", "1 0,0:s 2"];

describe("bot hints", () => {
  test("more glory, closed land, income and a strong deck are better; a hungry winter is worse", () => {
    const base = evaluate(scene({ units: home }).s, 0);
    expect(evaluate(scene({ units: home, glory: [3, 0] }).s, 0)).toBeGreaterThan(base);
    expect(evaluate(scene({ units: home, glory: [0, 3] }).s, 0)).toBeLessThan(base);
    const closed = scene({
      map: ["start 0 0 0", "tile-17 0 -1 2"],
      units: home,
    });
    expect(evaluate(closed.s, 0)).toBeGreaterThan(base);
    expect(evaluate(scene({ units: home, loose: ["0,0:n granary"] }).s, 0)).toBeGreaterThan(base);
    expect(evaluate(scene({ units: home, discards: [["capture"]] }).s, 0)).toBeGreaterThan(base);
    const hungry = evaluate(
      scene({
        units: ["0 0,0:n 4", "1 0,0:s 2"],
      }).s,
      0,
    );
    const fed = evaluate(
      scene({
        units: ["0 0,0:n 4", "1 0,0:s 2"],
        resources: [[1, 0, 0]],
      }).s,
      0,
    );
    expect(fed - hungry).toBeGreaterThan(4);
  });

  test("the third stronghold is worth the game", () => {
    const map: Spec["map"] = ["start 0 0 0", "tile-17 0 -1 2", "tile-01 -1 0 1", "tile-03 0 1 0"];
    const units: Spec["units"] = ["0 0,0:n 1", "0 0,0:w 1", "0 0,0:s 1", "1 0,0:e 1"];
    const two = scene({
      map,
      units,
      loose: ["0,0:n forge", "0,0:w forge"],
    });
    const three = scene({
      map,
      units,
      loose: ["0,0:n forge", "0,0:w forge", "0,0:s forge"],
    });
    expect(evaluate(three.s, 0) - evaluate(two.s, 0)).toBeGreaterThan(50);
  });

  test("a bot explores to close its land", () => {
    const it = scene({ units: home, stack: ["tile-17"], hands: [["start-explore"]] });
    it.play("start-explore");
    expect(advised(it)).toEqual({ kind: "place", tile: 17, x: 0, y: -1, turn: 2 });
  });

  test("a bot attacks the weak and leaves the strong alone", () => {
    const weak = scene({
      units: facing(6, 1),
      hands: [["start-move"]],
      map: ["start 0 0 0", "tile-07 1 0 0", "tile-06 2 0 0"],
    });
    weak.play("start-move");
    expect(advised(weak)).toEqual({ kind: "march", from: weak.at("0,0:w"), to: weak.at("0,0:e") });
    const strong = scene({
      units: facing(2, 6),
      loose: ["0,0:e defence-tower"],
      hands: [["start-move"]],
    });
    strong.play("start-move");
    expect(advised(strong)).not.toMatchObject({ to: strong.at("0,0:e") });
  });

  test("in a combat it spends food where it decides, and takes the face that wins", () => {
    const even = scene({
      units: facing(3, 2),
      resources: [[3, 0, 0]],
      hands: [["start-move"]],
      chance: [face("axe-or-skull"), face("axes-2")],
    });
    even.play("start-move").march("0,0:w", "0,0:e", 3);
    expect(even.place).toBe("combat.feedAttack");
    expect(advised(even)).not.toEqual({ kind: "feed", food: 0 });
    const sure = scene({
      units: facing(9, 1),
      resources: [[3, 0, 0]],
      hands: [["start-move"]],
    });
    sure.play("start-move").march("0,0:w", "0,0:e", 9);
    expect(advised(sure)).toEqual({ kind: "feed", food: 0 });
    const kill = scene({
      units: facing(2, 1),
      loose: ["0,0:e fortress", "0,0:e fortress"],
      hands: [["start-move"]],
      chance: [face("axe-or-skull"), face("axes-2")],
    });
    kill.play("start-move").march("0,0:w", "0,0:e", 2);
    expect([kill.place, advised(kill)]).toEqual(["combat.chooseAttackFace", { kind: "count", as: "skull" }]);
  });

  test("it keeps Kaija alive and answers big cards with Defensive Strategy, small ones not", () => {
    const small = scene({ units: home, hands: [["start-recruit"], ["defensive-strategy"]], year: 3 });
    small.play("start-recruit");
    expect(advised(small)).toEqual({ kind: "pass" });
    const big = scene({ units: home, hands: [["incursion"], ["defensive-strategy"]], year: 3 });
    big.play("incursion");
    expect(advised(big)).toEqual({ kind: "cancel" });
  });

  test("who runs out of time takes the quiet choice", () => {
    const it = scene({ units: home, hands: [["start-move"]] });
    expect(northgard.fallback(it.s, 0, it.options)).toEqual({ kind: "pass" });
    it.play("start-move");
    expect(northgard.fallback(it.s, 0, it.options)).toEqual({ kind: "stop" });
  });

  test("NOR-206 who runs out of time still takes the second chance", () => {
    const it = scene({ units: ["1 0,0:n 3"], step: "giveSecondChance" });
    expect(northgard.fallback(it.s, 0, it.options)).toEqual({ kind: "settle", at: it.at("0,0:e"), kaija: false });
  });

  test("greedy beats random", () => {
    const bot = greedy(northgard);
    for (let game = 0; game < 4; game++) {
      const s = start(northgard, { seats: 2, seed: `duel ${game}` }) as Northgard;
      const chance = fastChance(game);
      while (s.stack.length > 0) {
        const seat = s.open[0]!;
        const options = runnerOf(northgard).options(s, seat);
        const choice =
          seat === game % 2 ? bot.choose(sightOf(northgard, s, seat), chance) : options[below(chance, options.length)]!;
        runnerOf(northgard).play(s, seat, choice, []);
      }
      expect(northgard.result(s).winners).toEqual([game % 2]);
    }
  });
});
