import { expect, test } from "vitest";
import { playthrough } from "#games/every-game/playthrough.ts";
import { below, chanceOf } from "#kernel/chance.ts";
import { texts } from "../i18n/en.ts";
import { runewars } from "../index.ts";

test("a year of three factions with discovery tokens, played at a glance", async () => {
  const story = playthrough(runewars, texts, {
    options: { discovery: "on", board: "ready" },
    isOver: s => s.year === 2,
    // Two choices of three are sensible ones.
    pick: (s, offered, chance) =>
      below(chance, 3) > 0
        ? runewars.bot.playout!(s, s.open[0]!, offered, chanceOf(chance))
        : offered[below(chance, offered.length)]!,
  });
  await expect(story).toMatchFileSnapshot("playthroughs/one-year.txt");
});
