import { expect, test } from "vitest";
import { playthrough } from "#games/every-game/playthrough.ts";
import { texts } from "../i18n/en.ts";
import { northgard } from "../index.ts";

test("two years of three clans with creatures who choose at random", async () => {
  const story = playthrough(northgard, texts, { options: { creatures: "some" }, isOver: s => s.year === 3 });
  await expect(story).toMatchFileSnapshot("playthroughs/two-years.txt");
});
