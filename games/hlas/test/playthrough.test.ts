import { expect, test } from "vitest";
import { playthrough } from "#games/every-game/playthrough.ts";
import { texts } from "../i18n/en.ts";
import { hlas } from "../index.ts";

test("two rounds of three players who choose at random", async () => {
  const story = playthrough(hlas, texts, { isOver: s => s.round === 3 });
  await expect(story).toMatchFileSnapshot("playthroughs/two-rounds.txt");
});
