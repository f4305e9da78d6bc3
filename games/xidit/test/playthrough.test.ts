import { expect, test } from "vitest";
import { playthrough } from "#games/every-game/playthrough.ts";
import { texts } from "../i18n/en.ts";
import { xidit } from "../index.ts";

test("three Years of three players who choose at random, up to the census", async () => {
  const story = playthrough(xidit, texts, {
    options: { years: "short" },
    isOver: s => s.year === 4,
    lines: (event, { seatName }) =>
      event.type === "plansRevealed" ? event.plans.map((plan, i) => `${seatName(i)}: ${plan.join(", ")}`) : null,
  });
  await expect(story).toMatchFileSnapshot("playthroughs/three-years.txt");
});
