// The guided game is played from end to end on the real rules: a change that breaks its seed or its script shows here.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import { type Match, newMatch, submit } from "#kernel/match.ts";
import { runnerOf } from "#kernel/run.ts";
import type { BeaconsChoice } from "../choices.ts";
import { beacons } from "../index.ts";
import type { BeaconsView } from "../view/view.ts";
import learning from "./index.ts";
import { lesson } from "./lesson.ts";

const { learner, seats, options, seatOptions, seed, script, steps } = lesson;

const seen = (match: Match) => look(beacons, match.state, learner) as Look<BeaconsView>;
const offeredTo = (match: Match, seat: number) =>
  runnerOf(beacons).options(match.state, seat) as readonly BeaconsChoice[];

/** The others follow their script, as the client lets them, until it ends. */
function others(match: Match): void {
  for (;;) {
    const seat = match.state.open.find(open => open !== learner);
    if (seat === undefined) return;
    const line = script[seat]?.[match.journal.filter(entry => entry.seat === seat).length];
    if (!line) return;
    const choice = offeredTo(match, seat).find(option => equal(option, line));
    expect(choice, `seat ${seat} cannot follow its script`).toBeDefined();
    submit(match, seat, choice);
  }
}

test("every step of the guided game can be done as it is told", () => {
  const match = newMatch(beacons, { seats, options, seatOptions, seed });
  others(match);
  for (const { id, expects, isDone } of steps) {
    for (let tries = 0; isDone && !isDone(seen(match)); tries++) {
      expect(tries, `${id} does not end`).toBeLessThan(3);
      const choice = offeredTo(match, learner).find(option => expects?.([option], seen(match)));
      expect(choice, `${id} expects something that is not offered`).toBeDefined();
      submit(match, learner, choice);
      others(match);
    }
  }
  expect(seen(match).view.seats.map(({ light }) => light)).toEqual([3, 0]);
});

test("both languages tell every rule of the ledger once, and have words for every step", async () => {
  const ledger = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");
  const listed = [...ledger.matchAll(/^\| ([A-Z]+-\d+)/gm)].map(([, id]) => id!);
  for (const language of ["en", "pl"] as const) {
    const told = (await learning.reference(language)).flatMap(({ rules }) =>
      rules.flatMap(({ id, also = [] }) => [id, ...also]),
    );
    expect(told.sort()).toEqual([...listed].sort());
    expect(Object.keys(await learning.lessonWords(language))).toEqual(steps.map(({ id }) => id));
  }
});
