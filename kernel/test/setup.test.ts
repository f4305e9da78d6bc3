import { expect, test } from "vitest";
import { scriptChance } from "#kernel/chance.ts";
import { copyState, SetupError, settle } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import { type Start, settleSeats, start, startWith } from "#kernel/start.ts";
import { teamsOf } from "#kernel/teams.ts";
import { type Cards, cards } from "./toys.ts";

const from = (parts: Partial<Start>): Start => ({ seats: 2, seed: "setup", ...parts });

function problem(parts: Partial<Start>): unknown {
  try {
    start(cards, from(parts));
  } catch (error) {
    if (error instanceof SetupError) return [error.code, error.params];
    throw error;
  }
  return null;
}

test("the same start gives the same state, another seed another one", () => {
  const hashOf = (parts: Partial<Start>) => hash(start(cards, from(parts)));
  expect(hashOf({})).toBe(hashOf({}));
  expect(hashOf({ seed: "other" })).not.toBe(hashOf({}));
  expect(hashOf({ chance: "cipher", seed: "ab".repeat(32) })).not.toBe(hashOf({}));
});

test("a seat count the game does not have is refused", () => {
  for (const seats of [0, 1, 4, 2.5, Number.NaN]) expect(problem({ seats })).toEqual(["bad-seats", { seats }]);
});

test("settings get their defaults, exist only for their seat counts, and reach the setup", () => {
  expect(settle(cards.options, 2, {})).toEqual({ size: "small", pairs: "no" });
  expect(settle(cards.options, 3, { pairs: "yes" })).toEqual({ size: "small" });
  expect(settle(cards.options, 2, { size: "large" })).toEqual({ size: "large", pairs: "no" });
  expect((start(cards, from({ options: { size: "large" } })) as Cards).deck.length).toBe(36);
});

test("an unknown setting or value is refused by name", () => {
  expect(problem({ options: { size: "huge" } })).toEqual(["bad-option", { option: "size", value: "huge" }]);
  expect(problem({ options: { siz: "small" } })).toEqual(["unknown-option", { option: "siz" }]);
  expect(problem({ seatOptions: [{ colour: "green" }] })).toEqual(["bad-option", { option: "colour", value: "green" }]);
  expect(problem({ seatOptions: [{}, { hat: "red" }] })).toEqual(["unknown-option", { option: "hat" }]);
});

test("a unique setting may be taken once, its default often", () => {
  expect(problem({ seatOptions: [{ colour: "red" }, { colour: "blue" }] })).toBeNull();
  expect(problem({ seatOptions: [{ colour: "any" }, { colour: "any" }] })).toBeNull();
  expect(problem({ seatOptions: [{ colour: "red" }, { colour: "red" }] })).toEqual([
    "taken-twice",
    { option: "colour", value: "red" },
  ]);
});

test("other settings of seats may be taken by all", () => {
  const hats = { ...cards, seatOptions: [{ id: "hat", values: ["none", "tall"], default: "none" }] };
  const begin = () => start(hats, from({ seatOptions: [{ hat: "tall" }, { hat: "tall" }] }));
  expect(begin).not.toThrow();
});

test("every seat has its own settings, in the order of seats", () => {
  expect(settleSeats(cards, from({ seatOptions: [{ colour: "red" }, {}] }))).toEqual([
    { colour: "red" },
    { colour: "any" },
  ]);
});

test("a state is copied by the game's own copy where it has one", () => {
  const state = start(cards, from({}));
  expect(copyState({ ...cards, copy: s => ({ ...s, deck: [] }) }, state)).toEqual({ ...state, deck: [] });
  expect(copyState(cards, state)).toEqual(state);
});

test("a script replaces chance from the setup on", () => {
  const draws = Array<number>(19).fill(0);
  expect((startWith(cards, from({}), scriptChance(draws)) as Cards).hands).toEqual([
    [19, 0],
    [17, 18],
  ]);
});

test("teams are those of the chosen value, where the setting exists", () => {
  const teams = {
    on: [
      [0, 2],
      [1, 3],
    ],
  };
  const specs = [{ id: "teams", values: ["off", "on"], default: "off", seats: [4], teams }];
  expect(teamsOf(specs, 4, { teams: "on" })).toEqual(teams.on);
  expect(teamsOf(specs, 4, {})).toEqual([]);
  expect(teamsOf(specs, 3, { teams: "on" })).toEqual([]);
});
