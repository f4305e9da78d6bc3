// A short game as text: a change of the rules or the sentences shows as a difference to review.
import { expect, test } from "vitest";
import { below, chanceOf, fastChance } from "#kernel/chance.ts";
import { eventsFor } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain } from "#kernel/texts.ts";
import type { RuneEvent } from "../events.ts";
import { texts } from "../i18n/en.ts";
import { runewars } from "../index.ts";
import type { Runewars } from "../state.ts";

test("a year of three factions with discovery tokens, played at a glance", async () => {
  const reader = { viewer: "spectator", seatName: (seat: number) => ["Ann", "Bob", "Cid"][seat]! } as const;
  const runner = runnerOf(runewars);
  const source = fastChance("playthrough");
  const events: RuneEvent[] = [];
  const options = { discovery: "on", board: "ready" };
  const s = start(runewars, { seats: 3, options, seed: "playthrough" }, events) as Runewars;
  const lines: string[] = [];
  while (s.year < 2) {
    for (const event of eventsFor(runewars, events, "spectator") as RuneEvent[]) {
      const sentence = texts.log(event, reader);
      if (sentence) lines.push(plain(sentence));
    }
    events.length = 0;
    const seat = s.open[0]!;
    const offered = runner.options(s, seat);
    const isSensible = below(source, 3) > 0;
    const choice = isSensible
      ? runewars.bot.playout!(s, seat, offered, chanceOf(source))
      : offered[below(source, offered.length)]!;
    runner.play(s, seat, choice, events);
  }
  lines.push("", ...texts.describe(runewars.viewFor(s, "spectator"), reader).map(plain));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("playthroughs/one-year.txt");
});
