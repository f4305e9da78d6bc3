// A short game as text: a change of the rules or the sentences shows as a difference to review.
import { expect, test } from "vitest";
import { below, fastChance } from "#kernel/chance.ts";
import { eventsFor } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain } from "#kernel/texts.ts";
import type { HlasEvent } from "../events.ts";
import { texts } from "../i18n/en.ts";
import { hlas } from "../index.ts";
import type { Hlas } from "../state.ts";

test("two rounds of three players who choose at random", async () => {
  const reader = { viewer: "spectator", seatName: (seat: number) => ["Ann", "Bob", "Cid"][seat]! } as const;
  const runner = runnerOf(hlas);
  const chance = fastChance("playthrough");
  const events: HlasEvent[] = [];
  const s = start(hlas, { seats: 3, options: {}, seed: "playthrough" }, events) as Hlas;
  const lines: string[] = [];
  while (s.round < 3) {
    const seat = s.open[0]!;
    const options = runner.options(s, seat);
    runner.play(s, seat, options[below(chance, options.length)]!, events);
    for (const event of eventsFor(hlas, events, "spectator") as HlasEvent[]) {
      const sentence = texts.log(event, reader);
      if (sentence) lines.push(plain(sentence));
    }
    events.length = 0;
  }
  lines.push("", ...texts.describe(hlas.viewFor(s, "spectator"), reader).map(plain));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("playthroughs/two-rounds.txt");
});
