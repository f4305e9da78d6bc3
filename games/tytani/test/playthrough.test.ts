// A short game as text: a change of the rules or the sentences shows as a difference to review.
import { expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { eventsFor } from "#kernel/look.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain } from "#kernel/texts.ts";
import type { TytaniEvent } from "../events.ts";
import { texts } from "../i18n/en.ts";
import { tytani } from "../index.ts";
import type { Tytani } from "../state.ts";

test("a round of three powers who choose at random", async () => {
  const reader = { viewer: "spectator", seatName: (seat: number) => ["Ann", "Bob", "Cid"][seat]! } as const;
  const runner = runnerOf(tytani);
  const chance = fastChance("playthrough");
  const events: TytaniEvent[] = [];
  const s = start(tytani, { seats: 3, seed: "playthrough" }, events) as Tytani;
  const lines: string[] = [];
  while (s.round < 2) {
    const seat = s.open[0]!;
    runner.play(s, seat, randomChoice(tytani, s, seat, chance), events);
    for (const event of eventsFor(tytani, events, "spectator") as TytaniEvent[]) {
      const sentence = texts.log(event, reader);
      if (sentence) lines.push(plain(sentence));
    }
    events.length = 0;
  }
  lines.push("", ...texts.describe(tytani.viewFor(s, "spectator"), reader).map(plain));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("playthroughs/one-round.txt");
});
