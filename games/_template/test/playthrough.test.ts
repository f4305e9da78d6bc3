import { expect, test } from "vitest";
import { playthrough } from "#games/every-game/playthrough.ts";
import { texts } from "../i18n/en.ts";
import { beacons } from "../index.ts";

test("a game of three players who choose at random", async () => {
  const story = playthrough(beacons, texts, { isOver: s => s.stack.length === 0 });
  await expect(story).toMatchFileSnapshot("playthroughs/one-game.txt");
});
