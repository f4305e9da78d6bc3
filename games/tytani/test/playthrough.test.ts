import { expect, test } from "vitest";
import { playthrough } from "#games/every-game/playthrough.ts";
import { texts } from "../i18n/en.ts";
import { tytani } from "../index.ts";

test("a round of three powers who choose at random", async () => {
  const story = playthrough(tytani, texts, { isOver: s => s.round === 2 });
  await expect(story).toMatchFileSnapshot("playthroughs/one-round.txt");
});
