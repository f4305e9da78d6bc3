import { describe, test } from "vitest";
import { botIds, botNamed } from "#bots/index.ts";
import { registry } from "#games/registry.ts";
import { expectHonest } from "./honest.ts";

const cases = Object.values(registry).flatMap(({ game }) => botIds.map(id => [game.id, id] as const));

describe("every level at its full effort is honest", () => {
  test.each(cases)("%s, %s", (gameId, id) => {
    const { game } = registry[gameId]!;
    expectHonest(game, () => botNamed(game, id)!, 12);
  });
});
