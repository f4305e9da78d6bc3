import { describe, expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { choose } from "#kernel/choose.ts";
import { eventsFor, isOver, look } from "#kernel/look.ts";
import type { Choice, State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { seeded } from "#web/kit/ink.ts";
import { motionOf } from "#web/kit/stage.ts";
import { xidit } from "../index.ts";
import type { Xidit, XiditEvent } from "../state.ts";
import { scene } from "../test/scenes.ts";
import type { XiditView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { stage } from "./staging.ts";

const viewOf = (state: State, viewer: number) => look(xidit, state, viewer).view as XiditView;

function* playedBy(seats: number, seed: number) {
  const random = seeded(seed);
  const chance = chanceOf(fastChance(String(seed)));
  let state = start(xidit, { seats, seed: String(seed) });
  while (!isOver(state)) {
    const seat = state.open[Math.floor(random() * state.open.length)]!;
    const { question } = look(xidit, state, seat);
    let choice: Choice = question!.options[Math.floor(random() * question!.options.length)]!;
    // Planned by the bot, so that games are eventful.
    if (question!.step === "plan") choice = xidit.bot.advise?.(state as Xidit, seat, chance) ?? choice;
    const outcome = choose(xidit, state, seat, choice);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    yield { before: state, after: outcome.state, events: outcome.events as XiditEvent[] };
    state = outcome.state;
  }
}

/** What the map and its panels show; the tops of piles may lag behind, since what lies below is not told by events. */
function picture(view: XiditView) {
  return {
    tokens: view.tokens,
    guilds: view.guilds,
    bards: view.phase === "over" ? null : view.bards,
    next: [view.path.nextRecruitment, view.path.nextThreat],
    discards: [view.path.discardedRecruitments, view.path.discardedThreats],
    piles: [view.path.recruitmentPile.count, view.path.threatPile.count],
    barracks: view.barracks,
    titans: view.titans.map(({ units, raging, count }) => ({ units, raging, count })),
    virtual: view.virtual,
    seats: view.seats.map(({ city, built, floors, waiting, plan }) => ({ city, built, floors, waiting, plan })),
  };
}

describe("staged pictures", () => {
  test.each([
    [3, 5],
    [4, 2],
    [5, 7],
  ])("%i seats: playing the events leads to the true picture, for every viewer", (seats, seed) => {
    const seen = new Set<string>();
    for (const { before, after, events } of playedBy(seats, seed)) {
      for (const event of events) seen.add(event.type);
      for (const viewer of [0, seats - 1]) {
        const told = eventsFor(xidit, events, viewer) as XiditEvent[];
        const staged = told.reduce(stage, viewOf(before, viewer));
        const truth = viewOf(after, viewer);
        if (truth.phase === "over") continue;
        expect(picture(staged)).toEqual(picture(truth));
        expect(staged.seats[viewer]!.units).toEqual(truth.seats[viewer]!.units);
        expect(staged.seats[viewer]!.sovereigns).toEqual(truth.seats[viewer]!.sovereigns);
        expect(staged.seats[viewer]!.bards).toEqual(truth.seats[viewer]!.bards);
        expect(staged.seats[viewer]!.bastion).toEqual(truth.seats[viewer]!.bastion);
      }
    }
    for (const type of [
      "moved",
      "recruited",
      "unitsPaid",
      "bardPlaced",
      "floorsBuilt",
      "tokenPlaced",
      "censusRevealed",
    ]) {
      expect(seen).toContain(type);
    }
  });

  test("XID-140 XID-142 Reinforcements clear the discarded threats away and leave two recruitments", () => {
    const game = scene({
      at: [13, 1, 1, 1],
      units: { 0: [0, 0, 1, 0, 1] },
      threats: [13, 3, 7, 8, 10],
      nextThreat: 4,
      recruitmentPile: [17, 14],
      threatPile: [],
      discardedRecruitments: [],
      discardedThreats: [1, 5, 9, 11, 2, 20, 6],
    });
    game.plan("a");
    const before = viewOf(game.s, 0);
    game.events = [];
    game.choose(0, { kind: "take", rewards: ["sovereigns", "floors"] });
    const staged = (eventsFor(xidit, game.events, 0) as XiditEvent[])
      .slice(0, 1 + game.events.findIndex(({ type }) => type === "reinforcementsArrived"))
      .reduce(stage, before);
    expect(staged.path.discardedThreats).toEqual([]);
    expect(staged.path.recruitmentPile).toMatchObject({ count: 2, top: 17 });
    expect(staged.path.threatPile).toMatchObject({ count: 8, top: null });
  });

  test("staging never tells a viewer what is hidden", () => {
    for (const { before, events } of playedBy(4, 3)) {
      const staged = (eventsFor(xidit, events, 0) as XiditEvent[]).reduce(stage, viewOf(before, 0));
      if (staged.phase === "over") continue;
      for (const seat of staged.seats.slice(1)) {
        expect([seat.units, seat.sovereigns, seat.bards, seat.bastion]).toEqual([null, null, null, null]);
      }
    }
  });

  test("every event has a motion that ends, or none", () => {
    for (const { before, events } of playedBy(3, 1)) {
      for (const event of events) {
        const motion = motionOf({ animate, stage }, event, viewOf(before, 0));
        if (motion) expect(motion.ms).toBeGreaterThan(0);
      }
    }
  });
});
