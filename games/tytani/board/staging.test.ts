import { describe, expect, test } from "vitest";
import { choose } from "#kernel/choose.ts";
import { eventsFor, isOver, look } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { seeded } from "#web/kit/ink.ts";
import { motionOf } from "#web/kit/stage.ts";
import type { TytaniEvent } from "../events.ts";
import { tytani } from "../index.ts";
import type { TytaniView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { type Battle, battleAfter, battleOf, strengthOf } from "./battle.ts";
import { stage } from "./staging.ts";
import { powerOf } from "./table.tsx";

const viewOf = (state: State, viewer: number) => look(tytani, state, viewer).view as TytaniView;

/** A whole game with choices by lot; whoever may act does not stop at once. */
function* playedBy(seats: number, seed: number, options: Record<string, string>) {
  const random = seeded(seed);
  let state = start(tytani, { seats, seed: String(seed), options });
  while (!isOver(state)) {
    const seat = state.open[0]!;
    const { question } = look(tytani, state, seat);
    const all = question!.options;
    const eager = all.filter(({ kind }) => !["endOrders", "decline", "pass"].includes(kind));
    const from = eager.length > 0 && random() < 0.85 ? eager : all;
    const outcome = choose(tytani, state, seat, from[Math.floor(random() * from.length)]!);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    yield { before: state, after: outcome.state, events: outcome.events as TytaniEvent[] };
    state = outcome.state;
  }
}

/** What the map and the table show. */
function picture(view: TytaniView) {
  return {
    owner: view.owner,
    units: view.units,
    structure: view.structure,
    fortresses: view.fortresses,
    attacks: view.attacks.map(({ from, to, army }) => `${from}>${to}:${army}`).sort(),
    pool: view.pool,
    upcoming: view.upcoming,
    ordersLeft: view.ordersLeft,
    hasHiddenOrder: view.hasHiddenOrder,
    isLastPool: view.isLastPool,
    orderInUse: view.orderInUse,
    supportPool: view.supportPool,
    supportLeft: view.supportLeft,
    powers: view.powers.map(own => ({
      nation: own.nation,
      home: own.home,
      reserve: own.reserve,
      titan: own.titan,
      regions: own.regions,
      hand: own.hand,
      handSize: own.handSize,
      deckSize: own.deckSize,
      cards: own.cards,
      rotated: own.rotated,
      missionCount: own.missionCount,
      missions: own.missions,
      energy: own.energy,
      soloCard: own.soloCard,
      vp: own.vp,
    })),
  };
}

const tables: [string, number, number, Record<string, string>][] = [
  ["two, advanced", 2, 11, { orders: "advanced" }],
  ["three, extended, Capitals captured", 3, 5, { rounds: "4", capitals: "captured", scores: "open" }],
  ["four, free placement", 4, 3, { placement: "free" }],
  ["four, side B, advanced", 4, 12, { "scenario-4": "b4-from-sea-to-sea", orders: "advanced" }],
  ["alone against two", 1, 7, { "scenario-1": "a3-the-deluge", difficulty: "king-of-kings" }],
];

describe("staged pictures", () => {
  test.each(tables)(
    "%s: playing the events leads to the true picture, for every viewer",
    (_name, seats, seed, options) => {
      const seen = new Set<string>();
      for (const { before, after, events } of playedBy(seats, seed, options)) {
        for (const event of events) seen.add(event.type);
        for (const viewer of new Set([0, seats - 1])) {
          const truth = viewOf(after, viewer);
          // At the very end what was hidden is shown all at once; automas get their first units before anybody looks.
          if (truth.phase === "over" || (truth.difficulty !== "" && truth.phase === "setup")) continue;
          const told = eventsFor(tytani, events, viewer) as TytaniEvent[];
          const from = viewOf(before, viewer);
          if (from.difficulty !== "" && from.phase === "setup") continue;
          expect(picture(told.reduce(stage, from)), told.map(({ type }) => type).join()).toEqual(picture(truth));
        }
      }
      for (const type of ["unitsMoved", "attackDeclared", "diceRolled", "unitLost", "orderTaken", "supportTaken"]) {
        expect(seen).toContain(type);
      }
    },
  );

  test("TYT-173 a discarded card fills a pool that ran short; four cards are a new pool", () => {
    const open = (["infantry", "cavalry", "artillery", "titan"] as const).map(
      unit => `support-add-die-own-${unit}-1` as const,
    );
    const [first, second, third, last] = open;
    const view = viewOf(start(tytani, { seats: 2, seed: "short" }), 0);
    const before = { ...view, supportPool: [first!, second!, third!], supportLeft: 0, supportDiscard: [] };
    const filling: TytaniEvent[] = [
      { type: "supportDiscarded", who: 1, card: last!, cause: "limit" },
      { type: "supportShuffled", count: 1 },
      { type: "supportRevealed", cards: [last!] },
    ];
    const filled = filling.reduce<TytaniView>(stage, before);
    expect([filled.supportPool, filled.supportLeft, filled.supportDiscard]).toEqual([open, 0, []]);
    const renewed = stage({ ...before, supportLeft: 9 }, { type: "supportRevealed", cards: open });
    expect([renewed.supportPool, renewed.supportDiscard]).toEqual([open, [first, second, third]]);
  });

  test("staging never tells a viewer what is hidden", () => {
    for (const { before, events } of playedBy(3, 4, {})) {
      const staged = (eventsFor(tytani, events, 0) as TytaniEvent[]).reduce(stage, viewOf(before, 0));
      if (staged.phase === "over") continue;
      for (const own of staged.powers.slice(1)) expect([own.hand, own.missions, own.vp]).toEqual([null, null, null]);
    }
  });

  test("every event has a motion that ends, or none", () => {
    for (const { before, events } of playedBy(2, 6, {})) {
      for (const event of events) {
        const motion = motionOf({ animate, stage }, event, viewOf(before, 0));
        if (motion) expect(motion.ms).toBeGreaterThan(0);
      }
    }
  });
});

describe("a Battle told by its events", () => {
  test.each([
    [2, { orders: "advanced" }],
    [1, { "scenario-1": "a3-the-deluge" }],
  ])("%i seats: comes to the same dice, bonuses and Strengths as the true one", (seats, options) => {
    let told = 0;
    for (const seed of [9, 10, 11, 12]) {
      let battle: Battle | null = null;
      for (const { after, events } of playedBy(seats, seed, options as Record<string, string>)) {
        const view = viewOf(after, 0);
        for (const event of events) battle = battleAfter(battle, event, who => powerOf(view, who));
        const truth = battleOf(view);
        if (!truth || truth.sides[0].dice.length === 0 || !battle) continue;
        told++;
        expect(summary(battle)).toEqual(summary(truth));
      }
    }
    expect(told).toBeGreaterThan(10);
  });
});

/** Which of two equal dice was rolled again is not told; apart from that everything is. */
function summary({ at, winner, sides }: Battle) {
  const dice = (side: Battle["sides"][number]): string[] =>
    side.dice.map(({ type, shows }) => `${type} ${shows}`).sort();
  return {
    at,
    winner,
    sides: sides.map(side => [side.power, dice(side), side.bonuses, strengthOf(side), side.isDone]),
  };
}
