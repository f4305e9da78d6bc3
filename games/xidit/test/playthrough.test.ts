// A short game as text: a change of the rules or the sentences shows as a difference to review.
import { expect, test } from "vitest";
import { below, fastChance } from "#kernel/chance.ts";
import { eventsFor } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain } from "#kernel/texts.ts";
import { texts } from "../i18n/en.ts";
import { xidit } from "../index.ts";
import type { Xidit, XiditEvent } from "../state.ts";

test("three Years of three players who choose at random, up to the census", async () => {
  const reader = { viewer: "spectator", seatName: (seat: number) => ["Ann", "Bob", "Cid"][seat]! } as const;
  const runner = runnerOf(xidit);
  const chance = fastChance("playthrough");
  const events: XiditEvent[] = [];
  const s = start(xidit, { seats: 3, options: { years: "short" }, seed: "playthrough" }, events) as Xidit;
  const lines = texts.describe(xidit.viewFor(s, "spectator"), reader).map(plain);
  lines.push("");
  while (s.year < 4) {
    const seat = s.open[0]!;
    const options = runner.options(s, seat);
    runner.play(s, seat, options[below(chance, options.length)]!, events);
    for (const event of eventsFor(xidit, events, "spectator") as XiditEvent[]) {
      const sentence = texts.log(event, reader);
      if (event.type === "plansRevealed") {
        event.plans.forEach((plan, i) => {
          lines.push(`${reader.seatName(i)}: ${plan.join(", ")}`);
        });
      } else if (sentence) lines.push(plain(sentence));
    }
    events.length = 0;
  }
  lines.push("", ...texts.describe(xidit.viewFor(s, "spectator"), reader).map(plain));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("playthroughs/three-years.txt");
});
