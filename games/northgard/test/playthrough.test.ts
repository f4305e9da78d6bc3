// A short game as text: a change of the rules or the sentences shows as a difference to review.
import { expect, test } from "vitest";
import { below, fastChance } from "#kernel/chance.ts";
import { eventsFor } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain } from "#kernel/texts.ts";
import type { NorthEvent } from "../events.ts";
import { texts } from "../i18n/en.ts";
import { northgard } from "../index.ts";
import type { Northgard } from "../state.ts";

test("two years of three clans with creatures who choose at random", async () => {
  const reader = { viewer: "spectator", seatName: (seat: number) => ["Ann", "Bob", "Cid"][seat]! } as const;
  const runner = runnerOf(northgard);
  const chance = fastChance("playthrough");
  const events: NorthEvent[] = [];
  const s = start(northgard, { seats: 3, options: { creatures: "some" }, seed: "playthrough" }, events) as Northgard;
  const lines: string[] = [];
  while (s.year < 3) {
    for (const event of eventsFor(northgard, events, "spectator") as NorthEvent[]) {
      const sentence = texts.log(event, reader);
      if (sentence) lines.push(plain(sentence));
    }
    events.length = 0;
    const seat = s.open[0]!;
    const options = runner.options(s, seat);
    runner.play(s, seat, options[below(chance, options.length)]!, events);
  }
  lines.push("", ...texts.describe(northgard.viewFor(s, "spectator"), reader).map(plain));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("playthroughs/two-years.txt");
});
