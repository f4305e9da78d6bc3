import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { imagine, sightOf } from "#kernel/imagine.ts";
import { hash } from "#kernel/json.ts";
import { look } from "#kernel/look.ts";
import { start } from "#kernel/start.ts";
import { type Cards, cards } from "./toys.ts";

const truth = () => start(cards, { seats: 2, seed: "07".repeat(32), chance: "cipher" }) as Cards;

describe("an imagined world", () => {
  test("looks the same to its viewer and differs in what the viewer cannot know", () => {
    for (const viewer of [0, 1, "spectator"] as const) {
      const worlds = Array.from({ length: 10 }, (_, i) => imagine(cards, truth(), viewer, fastChance(i)) as Cards);
      for (const world of worlds) expect(look(cards, world, viewer)).toEqual(look(cards, truth(), viewer));
      expect(new Set(worlds.map(world => hash(world.deck))).size).toBe(10);
    }
  });

  test("leaves the truth as it was", () => {
    const state = truth();
    const before = hash(state);
    imagine(cards, state, 0, fastChance(1));
    expect(hash(state)).toBe(before);
  });

  test("never contains the true source of chance", () => {
    const state = truth();
    const world = imagine(cards, state, 0, fastChance(1));
    expect(state.chance.kind).toBe("cipher");
    expect(world.chance.kind).toBe("fast");
    expect(JSON.stringify(world)).not.toContain("0707");
    const other = imagine(cards, state, 0, fastChance(2));
    expect(other.chance).not.toEqual(world.chance);
  });

  test("depends only on what the viewer knows: two worlds that look the same give the same one", () => {
    const state = truth();
    const twin = imagine(cards, state, 0, fastChance("another world"));
    expect(hash(imagine(cards, twin, 0, fastChance(5)))).toBe(hash(imagine(cards, state, 0, fastChance(5))));
  });
});

test("the sight of a seat has its view, its options and its worlds, and not the state", () => {
  const state = truth();
  const sight = sightOf(cards, state, 0);
  expect(sight.view()).toEqual(cards.viewFor(state, 0));
  expect(sight.options).toContainEqual({ kind: "draw" });
  expect(hash(sight.imagine(fastChance(3)))).toBe(hash(imagine(cards, state, 0, fastChance(3))));
  expect(JSON.stringify(sight)).not.toContain("deck");
});
