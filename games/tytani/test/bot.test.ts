import { describe, expect, test } from "vitest";
import { greedy } from "#bots/greedy.ts";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { sightOf } from "#kernel/imagine.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { evaluate } from "../bot/evaluate.ts";
import { attackChance } from "../bot/outlook.ts";
import { tytani } from "../index.ts";
import { placeOf } from "../map/atlas.ts";
import type { Tytani } from "../state.ts";
import { army } from "./scene-spec.ts";
import { fresh, rolls, type Scene, scene, strength, until } from "./scenes.ts";

const advised = (it: Scene) => {
  const world = structuredClone(it.s);
  world.chance = fastChance("bot");
  return tytani.bot.advise!(world, it.seat, chanceOf(fastChance("bot")));
};

describe("bot hints", () => {
  test("points, land, units, cards and Missions that are met are good; those of others are bad", () => {
    const base = evaluate(scene({}).s, 0);
    expect(evaluate(scene({ vp: [3, 0] }).s, 0)).toBeGreaterThan(base);
    expect(evaluate(scene({ vp: [0, 3] }).s, 0)).toBeLessThan(base);
    expect(evaluate(scene({ map: { "a-prussia": "0" } }).s, 0)).toBeGreaterThan(base);
    expect(evaluate(scene({ map: { "a-svealand": "0 i" } }).s, 0)).toBeGreaterThan(base);
    expect(evaluate(scene({ hands: [[strength("own", "infantry")]] }).s, 0)).toBeGreaterThan(base);
    const held = { missions: [["mission-grand-battery"]] } as const;
    const met =
      evaluate(scene({ ...held, map: { "a-svealand": "0 aa" } }).s, 0) -
      evaluate(scene({ map: { "a-svealand": "0 aa" } }).s, 0);
    const unmet =
      evaluate(scene({ ...held, map: { "a-svealand": "0 ii" } }).s, 0) -
      evaluate(scene({ map: { "a-svealand": "0 ii" } }).s, 0);
    expect(met).toBeGreaterThan(unmet);
  });

  test("the odds of an attack grow with the army and shrink behind walls", () => {
    const chance = (units: string, walls: boolean): number => {
      const it = scene({
        map: { "a-prussia": "0 iict", "a-volhynia": "1 ic", "a-silesia": "1" },
        fortresses: walls ? ["a-volhynia"] : [],
      });
      return attackChance(it.s, 0, placeOf("a-volhynia"), army(units));
    };
    expect(chance("iict", false)).toBeGreaterThan(chance("ii", false));
    expect(chance("iict", true)).toBeLessThan(chance("iict", false));
  });

  test("it walks into empty land, and claims what it can", () => {
    const it = scene({ using: "order-recruiters", map: { "a-prussia": "0 ii", "a-gotland": "0 i" } });
    it.act("move-any");
    it.choose(advised(it) as never);
    expect(["a-lithuania", "a-pomerania", "a-volhynia", "a-livonia"]).toContain(
      (advised(it) as unknown as { to: string }).to,
    );
    const mission = scene({ map: { "a-lithuania": "0 t" }, missions: [["mission-heart-of-europe"]] });
    expect(advised(mission)).toEqual({ kind: "claim", mission: "mission-heart-of-europe" });
  });

  test("acting last it spends what wins the Battle, and nothing more once it has won", () => {
    const set = [strength("own", "infantry"), strength("enemy", "infantry")];
    const spec = {
      using: "order-great-march",
      map: { "a-prussia": "0 ii", "a-volhynia": "1 ii", "a-silesia": "1" },
      hands: [set, []],
    } as const;
    const close = scene({ ...spec, chance: rolls("i0 i0 i1 i0") });
    close.act("move-army").march("a-prussia", "ii", "a-volhynia").end().endStage();
    expect((advised(close) as { kind: string }).kind).not.toBe("endStage");
    const won = scene({ ...spec, chance: rolls("i2 i2 i0 i0") });
    won.act("move-army").march("a-prussia", "ii", "a-volhynia").end().endStage();
    expect(["endStage", "use"]).toContain((advised(won) as { kind: string }).kind);
  });

  test("plans for the first Nation card can be carried out", () => {
    const it = until(fresh(2, {}, "plans"), each => each.place === "outfit.buyFirst");
    const plans = tytani.bot.plans!(structuredClone(it.s), 0, chanceOf(fastChance("plans")))!;
    expect(plans.length).toBeGreaterThan(1);
    for (const { choices, weight } of plans) {
      const world = structuredClone(it.s);
      for (const choice of choices) runnerOf(tytani).play(world, 0, choice, []);
      expect([world.open, weight > 0]).toEqual([[1], true]);
    }
  });

  test("playouts choose quickly, and stop when another turn begins", () => {
    const it = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 iit", "a-gotland": "0 c", "a-finland": "0 c" },
    });
    it.act("move-army");
    const quick = tytani.bot.playout!(structuredClone(it.s), 0, it.options, chanceOf(fastChance("quick")));
    expect(it.options).toContainEqual(quick);
    const from = structuredClone(it.s);
    expect(tytani.bot.isQuiet!(from, it.s)).toBe(false);
    until(it, each => each.place === "turn.takeOrder" && each.seat === 1);
    expect(tytani.bot.isQuiet!(from, it.s)).toBe(true);
  });

  test("who runs out of time takes the quiet choice", () => {
    const it = scene({ using: "order-recruiters", map: { "a-prussia": "0 i" } });
    expect(tytani.fallback(it.s, 0, it.options)).toEqual({ kind: "endOrders" });
    const order = scene({});
    expect(tytani.fallback(order.s, 0, order.options)).toEqual(order.options[0]);
  });

  test("greedy beats random", () => {
    const bot = greedy(tytani);
    for (let game = 0; game < 4; game++) {
      const s = start(tytani, { seats: 2, seed: `duel ${game}` }) as Tytani;
      const chance = fastChance(game);
      while (s.stack.length > 0) {
        const seat = s.open[0]!;
        const choice =
          seat === game % 2 ? bot.choose(sightOf(tytani, s, seat), chance) : randomChoice(tytani, s, seat, chance);
        runnerOf(tytani).play(s, seat, choice, []);
      }
      expect(tytani.result(s).winners).toEqual([game % 2]);
    }
  });
});
