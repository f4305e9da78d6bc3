import { describe, test } from "vitest";
import { botIds, botNamed } from "#bots/index.ts";
import { levelNamed } from "#bots/levels.ts";
import { searcher } from "#bots/search.ts";
import { registry } from "#games/registry.ts";
import { expectHonest } from "./honest.ts";

const cases = Object.values(registry).flatMap(({ game }) => botIds.map(id => [game.id, id] as const));

// Levels think here as they do, only shorter; honesty.long.test.ts lets them think to the end.
const MOST = 120;

describe("the same view, another hidden world, the same luck: the same thoughts", () => {
  test.each(cases)("%s, %s", (gameId, id) => {
    const { game } = registry[gameId]!;
    const style = levelNamed(game, id)?.style;
    const newBot = () =>
      style ? searcher(game, id, { ...style, iterations: Math.min(style.iterations, MOST) }) : botNamed(game, id)!;
    expectHonest(game, newBot, 4);
  });
});
