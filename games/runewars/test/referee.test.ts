// Whole games by chance: the referee agrees with all of them, and notices an event that tells something else.
import { describe, expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import type { Result } from "#kernel/game.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Start, start } from "#kernel/start.ts";
import type { RuneChoice } from "../choices.ts";
import type { RuneEvent } from "../events.ts";
import { runewars } from "../index.ts";
import type { Runewars } from "../state.ts";
import { referee } from "./referee.ts";

interface Played {
  readonly from: Start;
  readonly events: readonly RuneEvent[];
  readonly result: Result;
}

/** A game in which seats act as bots do most of the time, so that there is much to fight for. */
function played(seats: number, options: NonNullable<Start["options"]>): Played {
  const from: Start = { seats, seed: `referee ${seats}`, options, seatOptions: [] };
  const events: RuneEvent[] = [];
  const s = start(runewars, from, events) as Runewars;
  const chance = chanceOf(fastChance(`referee ${seats}`));
  while (s.stack.length > 0) {
    const seat = s.open[0]!;
    const choices = runnerOf(runewars).options(s, seat) as readonly RuneChoice[];
    const choice = chance.below(4) > 0 ? runewars.bot.playout!(s, seat, choices, chance) : chance.pick(choices);
    runnerOf(runewars).play(s, seat, choice, events);
  }
  return { from, events, result: runewars.result(s) };
}

function objections({ from, events, result }: Played): string[] {
  const { hear, end } = referee(from);
  return [...events.flatMap(event => hear(event)), ...end(result)];
}

const games = {
  "two seats, ready board": played(2, { board: "ready" }),
  "three seats, other readings, discovery": played(3, {
    board: "ready",
    discovery: "on",
    homeNeutrals: "hostile",
    lonelyAllies: "fallBack",
  }),
  "four seats": played(4, { board: "ready" }),
};

test.each(Object.keys(games) as (keyof typeof games)[])(
  "RUN-024, RUN-208, RUN-384, RUN-405 a referee agrees: %s",
  name => {
    expect(games[name].events.length).toBeGreaterThan(500);
    expect(objections(games[name])).toEqual([]);
  },
);

type EventOf<T extends RuneEvent["type"]> = Extract<RuneEvent, { type: T }>;

/** What the referee says when the last event of a type that fits tells something else, or nothing. */
function changed<T extends RuneEvent["type"]>(
  type: T,
  change: ((event: EventOf<T>) => Partial<EventOf<T>>) | null,
  fits: (event: EventOf<T>) => boolean = () => true,
): string[] {
  const game = games["four seats"];
  const at = game.events.findLastIndex(event => event.type === type && fits(event as EventOf<T>));
  expect(at, `no ${type} in the game`).toBeGreaterThan(0);
  const event = game.events[at] as EventOf<T>;
  const instead = change === null ? [] : [{ ...event, ...change(event) }];
  return objections({ ...game, events: game.events.toSpliced(at, 1, ...instead) });
}

describe("the referee notices when", () => {
  test("RUN-208 the weaker side wins", () => {
    expect(
      changed("battleEnded", ({ winner }) => ({ winner: winner === "attacker" ? "defender" : "attacker" })),
    ).not.toEqual([]);
  });

  test("RUN-203, RUN-204 a strength is told wrongly", () => {
    expect(changed("battleEnded", ({ attackStrength }) => ({ attackStrength: attackStrength + 1 }))).not.toEqual([]);
    expect(changed("battleEnded", ({ defenceStrength }) => ({ defenceStrength: defenceStrength - 1 }))).not.toEqual([]);
  });

  test("RUN-190 somebody else defends", () => {
    expect(changed("battleStarted", ({ attacker }) => ({ defender: attacker }))).not.toEqual([]);
  });

  test("RUN-247 a figure survives what destroys it, or dies of nothing", () => {
    expect(changed("figureHit", ({ isDestroyed }) => ({ isDestroyed: !isDestroyed }))).not.toEqual([]);
    expect(changed("figureHit", ({ damage }) => ({ damage: damage + 5 }))).not.toEqual([]);
  });

  test("RUN-225 a figure is routed that is not there", () => {
    expect(changed("figureRouted", ({ damage }) => ({ damage: damage + 1 }))).not.toEqual([]);
  });

  test("RUN-137 units move that nobody has", () => {
    const many = (groups: EventOf<"unitsMoved">["groups"]) => groups.map(each => ({ ...each, count: each.count + 40 }));
    expect(changed("unitsMoved", ({ groups }) => ({ groups: many(groups) }))).not.toEqual([]);
  });

  test("RUN-384 a dragon rune is counted for somebody else", () => {
    expect(
      changed("gameEnded", ({ dragons }) => ({ dragons: dragons.map(each => ({ ...each, seat: each.seat + 1 })) })),
    ).not.toEqual([]);
  });

  test("RUN-405 influence is spent unseen, and a result is not the one that was played", () => {
    expect(changed("influenceSpent", null)).not.toEqual([]);
    const game = games["four seats"];
    const scores = game.result.scores.map(score => ({ ...score, dragons: score.dragons! + 1 }));
    expect(objections({ ...game, result: { ...game.result, scores } })).toHaveLength(4);
    const loser = [0, 1, 2, 3].find(seat => !game.result.winners.includes(seat))!;
    expect(objections({ ...game, result: { ...game.result, winners: [loser] } })).not.toEqual([]);
  });

  test("RUN-212 only routed attackers damage a stronghold", () => {
    const at = { seat: 1, area: 3 };
    const { hear } = referee(games["four seats"].from);
    hear({ type: "factionTaken", seat: 0, faction: "daqan" } as RuneEvent);
    hear({ type: "factionTaken", seat: 1, faction: "uthuk" } as RuneEvent);
    hear({ type: "strongholdBuilt", ...at, isDamaged: false });
    const attack = [{ unit: "footman" as const, count: 1 }];
    hear({ type: "battleStarted", area: 3, attacker: 0, defender: 1, attack, defence: [] } as unknown as RuneEvent);
    const rout = { type: "figureRouted", area: 3, side: "attacker", unit: "footman", damage: 0 };
    hear(rout as unknown as RuneEvent);
    expect(hear({ type: "strongholdDamaged", ...at })).not.toEqual([]);
  });
});
