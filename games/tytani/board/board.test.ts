// The parts of the board that decide something: where choices lie, how an army is put together, how cards are gathered
// and laid, who takes the next Order card, and that nothing that can be chosen is out of reach.

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { copyState } from "#kernel/game.ts";
import { eventsFor, look, type Question } from "#kernel/look.ts";
import { newMatch, submit } from "#kernel/match.ts";
import { viewsOf } from "#kernel/pictures.ts";
import type { State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { isInside } from "#web/kit/ink.ts";
import { speak } from "#web/kit/spoken.ts";
import { TableContext } from "#web/kit/table-context.ts";
import type { TytaniChoice } from "../choices.ts";
import { armyFrom, sizeOf } from "../content/army.ts";
import { abilities, type NationId } from "../content/nations.ts";
import { scenarios } from "../content/scenarios.ts";
import type { TytaniEvent } from "../events.ts";
import { tytani } from "../index.ts";
import { boardOf, placeOf as regionOf } from "../map/atlas.ts";
import type { TytaniView } from "../view/view.ts";
import { atRest } from "./at-rest.ts";
import { components } from "./components.tsx";
import { geometryOf, waitingAt } from "./geometry.ts";
import { Abilities } from "./panels/Powers.tsx";
import { deckCards } from "./panels/Trays.tsx";
import { buttonsOf, capitalOf, isAboutMap, optionsOf, placeOf, zoneOf } from "./places.ts";
import { namesOf, type Table } from "./table.tsx";
import { arrangementOf, gatheringOf, isMustering, mustered, picksOf } from "./use-work.ts";
import { boardWords } from "./words.ts";

await Promise.all([speak("en"), speak("pl")]);

/** As markup writes it. */
const escaped = (text: string): string => text.replaceAll("'", "&#x27;");

const asked = (
  proc: string,
  step: string,
  options: readonly TytaniChoice[],
  args: Question["args"] = null,
): Question => ({
  seat: 0,
  proc,
  step,
  args,
  options,
  soFar: [],
});

describe("the Nation boards", () => {
  const textOf = (nation: NationId, isAdvanced: boolean): string => {
    const value = { names: namesOf.en, words: boardWords.en, view: { isAdvanced } } as Table;
    return renderToStaticMarkup(createElement(TableContext, { value }, createElement(Abilities, { nation })));
  };

  it("TYT-279 of everybody can be read: two abilities, on the advanced side four", () => {
    for (const { id, nation, kind } of abilities) {
      const { name, text } = namesOf.en.abilities[id];
      const isSaid = (said: string): boolean => said.includes(escaped(name)) && said.includes(escaped(text));
      expect([isSaid(textOf(nation, false)), isSaid(textOf(nation, true))], id).toEqual([kind !== "advanced", true]);
    }
  });

  it("TYT-226 are in the gallery, beside the cards of their Nation", () => {
    for (const { id, nation } of abilities)
      expect(components("pl").find(each => each.id === id)?.group).toBe(namesOf.pl.nations[nation]);
  });
});

describe("where choices lie", () => {
  it("puts them on regions, cards, Missions and Orders, and leaves the others to buttons", () => {
    const choices: TytaniChoice[] = [
      { kind: "go", to: "a-finland" },
      { kind: "pick", unit: "titan", from: "a-denmark" },
      { kind: "claim", mission: "mission-great-host" },
      { kind: "order", order: "order-campaign" },
      { kind: "draw", card: "deck" },
      { kind: "endOrders" },
    ];
    expect(choices.map(placeOf)).toEqual([
      "region:a-finland",
      "region:a-denmark",
      "mission:mission-great-host",
      "order:order-campaign",
      "card:deck",
      null,
    ]);
    expect(buttonsOf(asked("turn", "act", choices))).toEqual([{ kind: "endOrders" }]);
  });

  it("knows where the answer lies", () => {
    expect(zoneOf(asked("turn", "takeOrder", [{ kind: "order", order: "order-campaign" }]))).toBe("orders");
    expect(zoneOf(asked("turn", "drawSupport", [{ kind: "draw", card: "deck" }]))).toBe("pool");
    expect(zoneOf(null)).toBe("");
    expect(isAboutMap(asked("battle", "chooseRetreat", [{ kind: "retreat", to: "a-finland" }]))).toBe(true);
    expect(isAboutMap(asked("battle", "act", [{ kind: "endStage" }]))).toBe(false);
  });
});

describe("an army that is put together", () => {
  const largest = [armyFrom({ infantry: 1, titan: 1 }), armyFrom({ infantry: 2 })];
  const question = asked("move", "pickUnit", [{ kind: "pick", unit: "infantry", from: "a-finland" }], {
    army: 0,
    armies: [{ from: "a-finland", largest }],
  });

  it("changes one by one within what may go", () => {
    const mustering = { from: "a-finland", army: armyFrom({ infantry: 1 }), largest } as const;
    expect(mustered(mustering, "titan", 1)).toBe(largest[0]);
    expect(mustered(mustering, "infantry", 1)).toBe(largest[1]);
    expect(mustered({ ...mustering, army: largest[0]! }, "infantry", 1)).toBeNull();
    expect(mustered(mustering, "infantry", -1)).toBe(0);
    expect(mustered(mustering, "cavalry", 1)).toBeNull();
    expect(mustered(mustering, "cavalry", -1)).toBeNull();
  });

  it("is sent in the order in which it is asked for", () => {
    const picks = picksOf(armyFrom({ titan: 1, infantry: 2 }), "a-finland");
    expect(picks.map(choice => (choice.kind === "pick" ? choice.unit : ""))).toEqual(["infantry", "infantry", "titan"]);
  });

  it("is not asked for where only one unit may go", () => {
    expect(isMustering(question)).toBe(true);
    expect(isMustering({ ...question, args: { army: 0, armies: [] } })).toBe(false);
  });
});

describe("Support cards that are gathered", () => {
  const [a, b] = ["support-add-strength-own-infantry-1", "support-add-strength-own-infantry-2"] as const;
  const question = asked("battle", "act", [
    { kind: "support", cards: [a] },
    { kind: "support", cards: [a, b] },
    { kind: "reroll", card: b },
    { kind: "endStage" },
  ]);

  it("can be played as exactly the set they are, or one be discarded", () => {
    expect(gatheringOf(question, [b, a])?.play).toEqual({ kind: "support", cards: [a, b] });
    expect(gatheringOf(question, [b])?.play).toBeNull();
    expect(gatheringOf(question, [b])?.reroll).toEqual({ kind: "reroll", card: b });
    expect(gatheringOf(question, [a, b])?.reroll).toBeNull();
    expect(gatheringOf(asked("turn", "act", []), [])).toBeNull();
  });
});

describe("cards laid in order", () => {
  const [x, y, z] = ["sweden-ga-pa", "sweden-drabants", "sweden-the-deluge"] as const;
  const orders = [
    [x, y, z],
    [x, z, y],
    [y, x, z],
    [y, z, x],
    [z, x, y],
    [z, y, x],
  ];
  const question = asked(
    "purchase",
    "arrangeTop",
    orders.map(cards => ({ kind: "arrange", cards })),
  );

  it("are an answer as soon as only one order is left", () => {
    expect(arrangementOf(question, [y])).toBeNull();
    expect(arrangementOf(question, [y, z])?.cards).toEqual([y, z, x]);
  });
});

describe("the map in motion", () => {
  const unitsIn = (view: TytaniView): number =>
    [...view.units, ...view.attacks.map(({ army }) => army)].reduce((sum, army) => sum + sizeOf(army), 0);

  it("shows no unit twice: a unit on its way stands nowhere, and belongs to the player who moved it", () => {
    let moved = 0;
    for (const { views, events } of played(3, "motion")) {
      for (const [i, event] of events.entries()) {
        const [before, after] = [views[i]!, views[i + 1]!];
        if (event.type !== "unitsMoved" && event.type !== "attackDeclared") continue;
        expect(unitsIn(after)).toBe(unitsIn(before));
        expect(unitsIn(atRest(before, after))).toBe(unitsIn(before) - sizeOf(event.army));
        if (event.type === "unitsMoved") expect(after.owner[regionOf(event.to)]).toBe(event.who);
        moved++;
      }
    }
    expect(moved).toBeGreaterThan(20);
  });

  it("shows what fell or came only once", () => {
    for (const { views, events } of played(2, "falls")) {
      for (const [i, event] of events.entries()) {
        const [before, after] = [views[i]!, views[i + 1]!];
        const still = unitsIn(atRest(before, after));
        if (event.type === "unitLost") expect(still).toBe(unitsIn(before) - 1);
        if (event.type === "unitsDeployed") expect(still).toBe(unitsIn(after) - 1);
      }
    }
  });
});

describe("a Battle on the table", () => {
  it("has its dice, Strengths and losses in the picture of each event", () => {
    const seen = new Set<string>();
    for (const { views, events } of [3, 4].flatMap(seats => [...played(seats, "motion")])) {
      for (const [i, event] of events.entries()) {
        const battle = views[i + 1]!.battle;
        const sideOf = (who: unknown) => battle!.sides.find(({ power }) => power === who)!;
        seen.add(event.type);
        if (event.type === "diceRolled") expect(sideOf(event.who).strength).toBe(event.strength);
        if (event.type === "strengthAdded") expect(sideOf(event.who).strength).toBe(event.strength);
        if (event.type === "dieAdded") expect(sideOf(event.who).dice.at(-1)).toEqual(event.die);
        if (event.type === "diceChanged")
          expect(event.picked.map(at => sideOf(event.whose).dice[at])).toEqual(event.after);
        if (event.type === "unitLost") expect(sideOf(event.who).lost.at(-1)).toBe(event.unit);
        if (event.type === "battleDecided") {
          expect(battle).toMatchObject({ isDecided: true, difference: event.difference, counted: event.counted });
          expect(battle!.sides[battle!.winner].power).toBe(event.winner);
        }
        if (event.type === "turnStarted") expect(battle).toBeNull();
      }
    }
    for (const type of ["diceRolled", "strengthAdded", "diceChanged", "unitLost", "battleDecided"])
      expect(seen).toContain(type);
  });
});

/** Lets every seat choose by a fixed rule that visits all kinds of questions. */
function* moments(seats: number, seed: string, options: Record<string, string>) {
  const match = newMatch(tytani, { seats, seed, options, seatOptions: Array.from({ length: seats }, () => ({})) });
  let number = 0;
  while (match.state.stack.length > 0 && number < 1500) {
    const seat = match.state.open[0]!;
    const choices = runnerOf(tytani).options(match.state, seat);
    const { view, question } = look(tytani, match.state, seat);
    if (!question) throw new Error("a seat that is asked has no question");
    yield { question, view: view as TytaniView, seat };
    if (!submit(match, seat, choices[(number++ * 7919) % choices.length]!).ok) throw new Error("an option was refused");
  }
}

const viewOf = (state: State): unknown => look(tytani, state, 0).view;

/** The same, with the events of each choice and the pictures before, between and after them, as the first seat sees them. */
function* played(seats: number, seed: string) {
  const match = newMatch(tytani, { seats, seed, options: {}, seatOptions: Array.from({ length: seats }, () => ({})) });
  let number = 0;
  while (match.state.stack.length > 0 && number < 700) {
    const seat = match.state.open[0]!;
    const choices = runnerOf(tytani).options(match.state, seat);
    const state = copyState(tytani, match.state);
    const chosen = choices[(number++ * 7919) % choices.length]!;
    const outcome = submit(match, seat, chosen, true);
    if (!outcome.ok) throw new Error("an option was refused");
    const events = eventsFor(tytani, outcome.events, 0) as TytaniEvent[];
    const between = viewsOf(tytani, outcome, 0);
    const views = [viewOf(state), ...between, viewOf(match.state)] as TytaniView[];
    yield { views, events };
  }
}

/** Whether the board offers an option somewhere. */
function isInReach(view: TytaniView, question: Question, choice: TytaniChoice): boolean {
  const own = view.powers[question.seat]!;
  const { board, isActive } = { board: boardOf(view), ...boardOf(view) };
  const hasRegion = (id: string): boolean => board.ids.some((each, at) => each === id && isActive[at]);
  const place = placeOf(choice);
  switch (choice.kind) {
    case "support":
      return choice.cards.every(card => own.hand?.includes(card));
    case "arrange":
      return choice.cards.every(card => deckCards(view, question.seat, optionsOf(question)).includes(card));
    case "buy":
    case "bottom":
      return deckCards(view, question.seat, optionsOf(question)).includes(choice.card);
    case "discard":
    case "reroll":
      return own.hand?.includes(choice.card) ?? false;
    case "draw":
      return choice.card === "deck" || view.supportPool.includes(choice.card);
    case "claim":
      return own.missions?.includes(choice.mission) ?? false;
    case "order":
      return view.pool.includes(choice.order);
    case "swap":
      return view.pool[choice.slot] !== "" && view.upcoming[choice.slot] !== "";
    case "position":
      return hasRegion(capitalOf(view.scenario, choice.nation));
    case "die":
      return view.frames.some(frame => frame.proc === "dice") && view.battle !== null;
    case "lose":
      return view.battle !== null;
    case "act":
      return view.orderInUse !== "";
    case "keep":
    case "nation":
    case "use":
      return true;
    default:
      return place?.startsWith("region:") ? hasRegion(place.slice(7)) : buttonsOf(question).includes(choice);
  }
}

const tables: [string, number, Record<string, string>][] = [
  ["two, advanced", 2, { orders: "advanced" }],
  ["three, Capitals captured, extended", 3, { capitals: "captured", rounds: "4" }],
  ["four, free placement", 4, { placement: "free" }],
  ["alone", 1, { difficulty: "hetman" }],
];

describe("every option", () => {
  it.each(tables)("can be reached on the board, %s", (_name, seats, options) => {
    for (const { question, view } of moments(seats, "reach", options)) {
      for (const choice of optionsOf(question)) {
        const what = `${question.proc}.${question.step} ${JSON.stringify(choice)}`;
        expect(isInReach(view, question, choice), what).toBe(true);
      }
    }
  });
});

describe("the takers of Order cards", () => {
  it.each(tables)("are those who then take them, %s", (_name, seats, options) => {
    let expected: readonly number[] = [];
    let checked = 0;
    for (const { question, view, seat } of moments(seats, "takers", options)) {
      if (question.step !== "takeOrder" || seats === 1) continue;
      const { takers } = view;
      expect(takers[0]).toBe(seat);
      // A player who claims a Mission first is asked again.
      if (view.hasClaimed) continue;
      if (expected.length > 1) {
        expect(takers).toEqual(expected.slice(1));
        checked++;
      }
      expected = takers;
    }
    if (seats > 1) expect(checked).toBeGreaterThan(5);
  });
});

describe("the shapes of the map", () => {
  it.each(["A", "B"] as const)("let pieces stand inside their regions, side %s", side => {
    const geometry = geometryOf(side);
    for (const { at, outline, reach } of geometry.regions) {
      expect(isInside(at, outline)).toBe(true);
      expect(reach).toBeGreaterThan(24);
    }
  });

  it("let attackers wait near both regions, in every scenario", () => {
    for (const { id, side } of scenarios) {
      const { near, active } = boardOf({ scenario: id });
      const geometry = geometryOf(side);
      for (const from of active) {
        for (const to of near[from]!) {
          const [x, y] = waitingAt(geometry, from, to);
          expect(x >= 0 && x <= geometry.width && y >= 0 && y <= geometry.height).toBe(true);
        }
      }
    }
  });
});
