// Tables without a server: bots answer, saves come back, going back forgets, a script is followed, records replay.
import { expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import { isOver, questionOf } from "#kernel/look.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { saveOf } from "#kernel/save.ts";
import { type LocalPlan, SCRIPTED } from "./messages.ts";
import { lineOf, openRecord, recordInfo, recordStory } from "./record.ts";
import * as local from "./table.ts";
import { letBots, letGoOn } from "./test/let-bots.ts";

const game = registry.xidit!.game;
const people = [
  { kind: "person", name: "Ola" },
  { kind: "bot", name: "Wit", level: "random" },
  { kind: "bot", name: "Lech", level: "random" },
] as const;
const plan: LocalPlan = { game: "xidit", seats: people, options: { years: "short" }, seatOptions: [{}, {}, {}] };
const label = { id: "t", seats: people, lesson: null, script: null, created: 0 };
const fresh = () => local.newTable(game, plan, label, "test");

/** Answers for the person until the game is over, or so many times. */
function play(table: local.LocalTable, times = Number.POSITIVE_INFINITY): void {
  const chance = fastChance("person");
  letBots(table);
  for (let i = 0; i < times && !isOver(table.match.state); i++) {
    local.chooseAt(table, 0, [randomChoice(game, table.match.state, 0, chance)]);
    letBots(table);
  }
}

test("a person and bots play a whole game", () => {
  const table = fresh();
  play(table);
  expect(local.infoOf(table, 1).result?.places).toHaveLength(3);
});

test("a saved table comes back where it was, with its story", () => {
  const table = fresh();
  play(table, 12);
  const back = local.loadTable(game, saveOf(table.match), label);
  expect(back.match.state).toEqual(table.match.state);
  expect(local.pastOf(back, 0)).toEqual(local.pastOf(table, 0));
});

test("a refused choice is a code and changes nothing", () => {
  const table = fresh();
  letBots(table);
  const before = JSON.stringify(table.match.state);
  expect(() => local.chooseAt(table, 0, [{ kind: "nonsense" }])).toThrow("not-offered");
  expect(JSON.stringify(table.match.state)).toBe(before);
});

test("of several choices in a row all are taken, or none", () => {
  const table = fresh();
  letBots(table);
  const before = JSON.stringify([table.match.state, table.match.journal, table.past, table.version]);
  const first = randomChoice(game, table.match.state, 0, fastChance("first"));
  expect(() => local.chooseAt(table, 0, [first, { kind: "nonsense" }])).toThrow("not-asked");
  expect(JSON.stringify([table.match.state, table.match.journal, table.past, table.version])).toBe(before);
});

test("a change comes with the view after each event but the last", () => {
  const table = fresh();
  let pictures = 0;
  for (let i = 0; i < 60; i++) {
    const { state } = table.match;
    const seat = state.open[0]!;
    const choice = randomChoice(game, state, seat, fastChance(`${i}`));
    const { events, views } = local.chooseAt(table, seat, [choice], 1);
    expect(views).toHaveLength(Math.max(0, events.length - 1));
    pictures += views.length;
    const record = openRecord(game, local.recordOf(table));
    const { look: shown, ...seen } = lineOf(record, table.match.journal.length, 1);
    expect(seen).toEqual({ events, views });
    expect(shown).toEqual(local.positionOf(table, 1).look);
  }
  expect(pictures).toBeGreaterThan(3);
});

test("who plays alone may go back before the last own choice, and the story goes back too", () => {
  const table = fresh();
  play(table, 10);
  const own = table.match.journal.findLastIndex(({ seat }) => seat === 0);
  const version = table.version;
  expect(local.positionOf(table, 0).choseAt).toBe(own);
  local.rewindAt(table, 0);
  expect(table.match.journal).toHaveLength(own);
  expect(table.past.every(({ line }) => line <= own)).toBe(true);
  expect(table.version).toBeGreaterThan(version);
});

test("where one person can only let things be they are not asked, and going back does not lead there", () => {
  const hlas = registry.hlas!.game;
  const seats = [people[0], people[1]] as const;
  const table = local.newTable(hlas, { ...plan, game: "hlas", seats, options: {} }, { ...label, seats }, "idle");
  const chance = fastChance("person");
  const own = () => [...table.idle].filter(line => table.match.journal[line]?.seat === 0);
  for (letGoOn(table); own().length === 0; letGoOn(table)) {
    local.chooseAt(table, 0, [randomChoice(hlas, table.match.state, 0, chance)]);
  }
  const asked = questionOf(hlas, table.match.state, 0);
  expect(asked?.pass === undefined || asked.options.length > 1).toBe(true);
  const line = table.match.journal.findLastIndex(({ seat }, i) => seat === 0 && !table.idle.has(i));
  expect(line).toBeLessThan(own()[0]!);
  for (const each of [local.loadTable(hlas, saveOf(table.match), table.label), table]) {
    expect(local.positionOf(each, 0).choseAt).toBe(line);
    local.rewindAt(each, 0);
    expect(each.match.journal).toHaveLength(line);
  }
  expect(own()).toEqual([]);
});

test("on a shared device and in a lesson every window is asked", () => {
  const hlas = registry.hlas!.game;
  const both = [people[0], { kind: "person", name: "Jan" }] as const;
  const alone = [people[0], people[1]] as const;
  const table = local.newTable(
    hlas,
    { ...plan, game: "hlas", seats: alone, options: {} },
    { ...label, seats: alone },
    "idle",
  );
  const chance = fastChance("person");
  for (letBots(table); !local.idlePerson(table); letBots(table)) {
    local.chooseAt(table, 0, [randomChoice(hlas, table.match.state, 0, chance)]);
  }
  expect(local.idlePerson({ ...table, label: { ...label, seats: both } })).toBeNull();
  expect(local.idlePerson({ ...table, label: { ...label, seats: alone, lesson: "hlas" } })).toBeNull();
});

test("before the first choice there is nothing to go back to", () => {
  const table = fresh();
  expect(() => local.rewindAt(table, 0)).toThrow("undo-nothing");
  expect(local.positionOf(table, 0).choseAt).toBeNull();
});

test("answers taken back are nothing to go back to, also after a reload", () => {
  const table = fresh();
  play(table, 1);
  const line = local.positionOf(table, 0).choseAt;
  expect(line).not.toBeNull();
  const options = () => questionOf(game, table.match.state, 0)!.options;
  local.chooseAt(table, 0, [options()[0]!]);
  local.chooseAt(table, 0, [options()[0]!]);
  expect(local.positionOf(table, 0).choseAt).toBeGreaterThan(line!);
  local.retractAt(table, 0, 1);
  local.retractAt(table, 0, 0);
  expect(local.positionOf(table, 0).choseAt).toBe(line);
  expect(local.positionOf(local.loadTable(game, saveOf(table.match), label), 0).choseAt).toBe(line);
});

test("whether a choice can be taken back is worked out when asked, and once", () => {
  const both = [people[0], { kind: "person", name: "Jan" }, people[2]] as const;
  const table = local.newTable(game, { ...plan, seats: both }, { ...label, seats: both }, "undo");
  letBots(table);
  const seat = table.match.state.open[0]!;
  local.chooseAt(table, seat, [randomChoice(game, table.match.state, seat, fastChance("first"))]);
  expect(table.undoable).toBeNull();
  expect(local.canUndo(table, seat)).toBe(true);
  const known = table.undoable;
  expect(local.canUndo(table, seat)).toBe(true);
  expect(table.undoable).toBe(known);
  local.undoAt(table, seat);
  expect(local.canUndo(table, seat)).toBe(false);
});

test("a scripted seat says its line if it is offered, else the rules answer for it", () => {
  const seats = [people[0], { kind: "bot", name: "Wit", level: SCRIPTED }, people[2]] as const;
  const script = { 1: [{ kind: "start", city: 21 }, { kind: "nonsense" }] as { kind: string }[] };
  const table = local.newTable(game, { ...plan, seats }, { ...label, seats, script }, "script");
  play(table, 8);
  const said = table.match.journal.filter(({ seat }) => seat === 1);
  expect(said[0]).toMatchObject({ choice: { kind: "start", city: 21 } });
  expect(said[1]).toMatchObject({ choice: { kind: "order", order: "wait" } });
});

test("nobody's secrets are in what another seat is shown", () => {
  const table = fresh();
  play(table, 20);
  const view = local.positionOf(table, 0).look.view as { seats: { units: unknown }[] };
  expect(view.seats[0]?.units).not.toBeNull();
  expect(view.seats[1]?.units).toBeNull();
});

test("a record shows every line as it was, and can be played on from any of them", () => {
  const table = fresh();
  play(table, 15);
  const save = saveOf(table.match);
  const record = openRecord(game, save);
  const { lines, result, course } = recordInfo(record);
  expect([lines, result]).toEqual([save.journal.length, null]);
  expect(course.at(-1)?.line).toBe(lines);
  expect(lineOf(record, lines, 0).look).toEqual(local.positionOf(table, 0).look);
  expect(recordStory(record, 0)).toEqual(local.pastOf(table, 0));
  const on = local.tableFrom(save, game, 5, label);
  expect(on.match.journal).toEqual(save.journal.slice(0, 5));
  expect(runnerOf(game).options(on.match.state, on.match.state.open[0]!).length).toBeGreaterThan(0);
});
