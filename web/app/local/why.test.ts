// Why a bot moved: thought again from the record alone, and never before its answer is known to all.
import { expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import { randomChoice } from "#kernel/run.ts";
import { type LocalPlan, SCRIPTED } from "./messages.ts";
import { openRecord } from "./record.ts";
import * as local from "./table.ts";
import { letBots } from "./test/let-bots.ts";
import { latestDecision, whyAt } from "./why.ts";

const game = registry.xidit!.game;
const seats = [
  { kind: "person", name: "Ola" },
  { kind: "bot", name: "Wit", level: "apprentice" },
  { kind: "bot", name: "Lech", level: "greedy" },
] as const;
const plan: LocalPlan = { game: "xidit", seats, options: { years: "short" }, seatOptions: [{}, {}, {}] };
const label = { id: "t", seats, lesson: null, script: null, learning: true, created: 0 };

/** A table some choices of the person into the game. */
function played(times: number, label_: local.Label = label) {
  const table = local.newTable(game, { ...plan, seats: label_.seats }, label_, "why");
  const chance = fastChance("person");
  letBots(table);
  for (let i = 0; i < times; i++) {
    local.chooseAt(table, 0, [randomChoice(game, table.match.state, 0, chance)]);
    letBots(table);
  }
  return { table, record: openRecord(game, local.recordOf(table)) };
}

test("every line of a plan is explained by the same thought, and what was played is in it", () => {
  const { record } = played(9);
  const first = record.save.journal.findIndex(({ seat, ...entry }) => {
    return seat === 1 && "choice" in entry && entry.choice.kind === "order";
  });
  const whys = [1, 4, 6].map(n => whyAt(record, first + n));
  expect(whys[1]).toEqual(whys[0]);
  expect(whys[2]).toEqual(whys[0]);
  const why = whys[0]!;
  expect(why).toMatchObject({ seat: 1, level: "apprentice", isScripted: false, line: first + 1 });
  expect(why.played).toHaveLength(7);
  expect(why.weighed.length).toBeGreaterThan(0);
  expect(why.weighed.length).toBeLessThanOrEqual(4);
  expect(why.count).toBeGreaterThanOrEqual(why.weighed.length);
  const given = why.weighed.find(({ isGiven }) => isGiven);
  expect(given?.choices).toEqual(why.played.slice(0, given?.choices.length));
});

test("people are not explained; a bot that searches nothing has weighed nothing", () => {
  const { record } = played(9);
  const lineOf = (of: number) => record.save.journal.findIndex(({ seat }) => seat === of) + 1;
  expect(whyAt(record, lineOf(0))).toBeNull();
  expect(whyAt(record, lineOf(2))).toMatchObject({ level: "greedy", weighed: [], count: 0 });
  expect(whyAt(record, 0)).toBeNull();
});

test("a bot that stood in for a person is explained where it chose, and only there", () => {
  const { record } = played(9);
  const { save } = record;
  const players = save.players!.map(({ name }) => ({ name }));
  const lines = save.journal.flatMap(({ seat }, i) => (seat === 1 ? [i + 1] : []));
  const journal = save.journal.map((entry, i) => {
    return i + 1 >= lines[1]! && entry.seat === 1 && "choice" in entry ? { ...entry, standIn: "apprentice" } : entry;
  });
  const left = openRecord(game, { ...save, players, journal });
  expect(whyAt(left, lines[0]!)).toBeNull();
  expect(whyAt(left, lines[1]!)).toMatchObject({ seat: 1, level: "apprentice" });
});

test("a secret answer is not explained before it is revealed", () => {
  const { table, record } = played(1);
  expect(table.match.state.answers[1]).toHaveLength(7);
  const line = latestDecision(record, 1)!;
  expect(record.save.journal[line - 1]).toMatchObject({ seat: 1, choice: { kind: "start" } });
  const later = played(8);
  const known = latestDecision(later.record, 1)!;
  expect(known).toBeGreaterThan(line);
  expect(latestDecision(openRecord(game, local.recordOf(local.newTable(game, plan, label, "new"))), 1)).toBeNull();
});

test("of a scripted seat one hears what a bot would weigh", () => {
  const scripted = [seats[0], { kind: "bot", name: "Wit", level: SCRIPTED }, seats[2]] as const;
  const { record } = played(2, { ...label, seats: scripted });
  const line = record.save.journal.findIndex(({ seat }) => seat === 1) + 1;
  expect(whyAt(record, line)).toMatchObject({ isScripted: true, level: "adept" });
});
