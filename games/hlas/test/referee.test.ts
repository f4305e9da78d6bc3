// Whole games by chance: the referee agrees with all of them, and notices an event that tells something else.
import { expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import type { Result } from "#kernel/game.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { type Start, start } from "#kernel/start.ts";
import type { HlasEvent } from "../events.ts";
import { hlas } from "../index.ts";
import type { Hlas } from "../state.ts";
import { referee } from "./referee.ts";

interface Played {
  readonly from: Start;
  readonly events: readonly HlasEvent[];
  readonly result: Result;
}

function played(seats: number, options: NonNullable<Start["options"]>): Played {
  const from: Start = { seats, seed: `referee ${seats}`, options, seatOptions: [] };
  const events: HlasEvent[] = [];
  const s = start(hlas, from, events) as Hlas;
  const luck = fastChance(`referee ${seats}`);
  while (s.stack.length > 0) {
    const seat = s.open[0]!;
    runnerOf(hlas).play(s, seat, randomChoice(hlas, s, seat, luck), events);
  }
  return { from, events, result: hlas.result(s) };
}

function objections({ from, events, result }: Played): string[] {
  const { hear, end } = referee(from);
  return [...events.flatMap(event => hear(event)), ...end(result)];
}

test.each([
  ["one seat", 1, { difficulty: "lord", tokens: "nothing" }],
  ["two seats", 2, {}],
  ["three seats, other readings", 3, { retreat: "shore", edge: "closed", copy: "cast" }],
  ["teams", 4, { teams: "on" }],
  ["four seats", 4, {}],
])("HLAS-222, HLAS-225, HLAS-244, HLAS-281, HLAS-290 a referee agrees: %s", (_name, seats, options) => {
  expect(objections(played(seats, options))).toEqual([]);
});

/** What an event would tell if the game were wrong; undefined where the mistake does not apply, null leaves it out. */
type Mistake = (event: HlasEvent) => HlasEvent | null | undefined;

const leftOut =
  (...types: HlasEvent["type"][]): Mistake =>
  event =>
    types.includes(event.type) ? null : undefined;

const mistakes: Readonly<Record<string, Mistake>> = {
  "HLAS-208 an attack gives 2 VP": event =>
    event.type === "vpGained" && event.cause === "battle" ? { ...event, amount: 2 } : undefined,
  "HLAS-225 a Tactic card gives a VP more than printed": event =>
    event.type === "vpGained" && event.cause === "tactic" ? { ...event, amount: event.amount + 1 } : undefined,
  "HLAS-222 a total is not the sum of its parts": event =>
    event.type === "strengthCounted" ? { ...event, attackTotal: event.attackTotal + 1 } : undefined,
  "HLAS-224 a Tactic card adds a Strength more than printed": event => {
    if (event.type !== "strengthCounted" || !event.attack.some(isOfTactic)) return undefined;
    const attack = event.attack.map(part => (isOfTactic(part) ? { ...part, amount: part.amount + 1 } : part));
    return { ...event, attack, attackTotal: event.attackTotal + 1 };
  },
  "HLAS-230 a card fails that nothing cancels": event =>
    event.type === "tacticFailed" && event.why === "cancelled" ? { ...event, card: "charge" } : undefined,
  "HLAS-244 the weaker side wins": event => {
    if (event.type !== "battleEnded" || event.winner < 0) return undefined;
    return { ...event, winner: event.winner === event.attacker ? event.defender : event.attacker };
  },
  "HLAS-282 a Warrior comes from nowhere": event =>
    event.type === "unitsRecruited" && event.piece === "warrior" ? { ...event, count: event.count + 1 } : undefined,
  "HLAS-283 a Building is not told": leftOut("buildingBuilt"),
  "HLAS-285 a level is not told": leftOut("capitalUpgraded"),
  "HLAS-284 a Tower is not told": leftOut("towerBuilt"),
  "HLAS-281 points of play are not told": leftOut("vpGained"),
  "HLAS-207 a battle ends that has not begun": leftOut("battleStarted"),
};

let known: Played | null = null;
function fourSeats(): Played {
  known ??= played(4, {});
  return known;
}

const isOfTactic = ({ source }: { readonly source: string }): boolean => source.startsWith("tactic:");
test.each(Object.entries(mistakes))("a referee notices: %s", (_name, mistake) => {
  const game = fourSeats();
  const isOut = (event: HlasEvent): boolean =>
    "seat" in event && game.events.some(each => each.type === "realmEliminated" && each.seat === event.seat);
  // The latest: what went before may come to nothing.
  const at = game.events.findLastIndex(event => mistake(event) !== undefined && !isOut(event));
  expect(at).toBeGreaterThan(0);
  const wrong = mistake(game.events[at]!);
  const events = game.events.toSpliced(at, 1, ...(wrong ? [wrong] : []));
  expect(objections({ ...game, events }), JSON.stringify(game.events[at])).not.toEqual([]);
});
