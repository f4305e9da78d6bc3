// The parts of the board that decide something: where choices lie, how a tile is placed, how a battle unfolds, and
// that the staged picture comes to the same as the true one.
import { describe, expect, it } from "vitest";
import { copy } from "#kernel/json.ts";
import { eventsFor, type Look, look, type Question } from "#kernel/look.ts";
import { newMatch, submit } from "#kernel/match.ts";
import { runnerOf } from "#kernel/run.ts";
import type { NorthChoice, Place } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { NorthEvent } from "../events.ts";
import { northgard } from "../index.ts";
import { slots } from "../map/tile-facts.ts";
import { scene } from "../test/scenes.ts";
import type { NorthView } from "../view/view.ts";
import { battleAfter, battleOf, totalOf } from "./battle.ts";
import { hasActed } from "./creature-line.ts";
import { creatureHint } from "./describe.tsx";
import { shapeOf } from "./land-geometry.ts";
import { asNorth, buttonsOf, cardZone, isTurnChoice, placeOf } from "./places.ts";
import { previewOf } from "./preview.ts";
import { stage } from "./staging.ts";
import { namesOf } from "./table.tsx";
import { turned } from "./tile-geometry.ts";
import { nextTurn, placeIn } from "./use-work.ts";
import { boardWords } from "./words.ts";
import { pl } from "./words-pl.ts";
import { cardsIn } from "./zones.ts";

const place = (x: number, y: number, turn: number): Place => ({ kind: "place", tile: 5, x, y, turn });

describe("placing a tile", () => {
  const places = [place(1, 0, 0), place(1, 0, 2), place(0, 1, 3)];

  it("turns through the legal turns of its cell only", () => {
    expect(nextTurn(places, place(1, 0, 0)).turn).toBe(2);
    expect(nextTurn(places, place(1, 0, 2)).turn).toBe(0);
    expect(nextTurn(places, place(0, 1, 3)).turn).toBe(3);
  });

  it("keeps its turn in another cell where it can", () => {
    expect(placeIn(places, 1, 0, 2)?.turn).toBe(2);
    expect(placeIn(places, 0, 1, 2)?.turn).toBe(3);
    expect(placeIn(places, 9, 9, 0)).toBeNull();
  });

  it("turns points clockwise", () => {
    expect(turned([0, 0], 1)).toEqual([200, 0]);
    expect(turned([1000, 0], 1)).toEqual([200, 200]);
    expect(turned([250, 0], 2)).toEqual([150, 200]);
  });
});

describe("where choices lie", () => {
  it("puts them on territories, slots, cards, and leaves the others to buttons", () => {
    const choices: NorthChoice[] = [
      { kind: "recruit", at: 4, kaija: false },
      { kind: "build", area: 7, building: "forge", isLoose: false },
      { kind: "build", area: 7, building: "granary", isLoose: true },
      { kind: "play", card: "start-move" },
      { kind: "timing", when: "after", at: -1 },
      { kind: "stop" },
    ];
    expect(choices.map(placeOf)).toEqual(["territory:4", "area:7", "territory:7", "card:start-move", null, null]);
  });

  it("finds the zone of the cards in question", () => {
    const question = (proc: string, option: NorthChoice) => ({
      seat: 0,
      proc,
      step: "",
      args: null,
      options: [option],
      soFar: [],
    });
    expect(cardZone(question("spy", { kind: "discard", card: "feast" }), [])).toBe("peek");
    expect(cardZone(question("curse", { kind: "discard", card: "feast" }), [])).toBe("hand");
    expect(cardZone(question("passing", { kind: "take", card: "feast" }), ["feast"])).toBe("display");
    expect(cardZone(question("turn", { kind: "take", card: "wolf-plunder" }), ["feast"])).toBe("upgrades");
    expect(cardZone(null, [])).toBeNull();
  });
});

describe("a battle told by its events", () => {
  const events: NorthEvent[] = [
    {
      type: "combatStarted",
      at: 2,
      attacker: 0,
      defender: 1,
      creature: "",
      attack: [{ source: "units", axes: 3, skulls: 0 }],
      defence: [
        { source: "units", axes: 2, skulls: 0 },
        { source: "defence-tower", axes: 0, skulls: 1 },
      ],
    },
    { type: "foodSpent", seat: 0, at: 2, food: 2 },
    { type: "dieRolled", at: 2, side: "attacker", seat: 0, face: "axe-or-skull" },
    { type: "faceChosen", at: 2, side: "attacker", seat: 0, as: "skull", cause: "die" },
    { type: "faceChosen", at: 2, side: "attacker", seat: 0, as: "axe", cause: "card" },
    { type: "foodSpent", seat: 1, at: 2, food: 1 },
    { type: "dieRolled", at: 2, side: "defender", seat: 1, face: "axes-3" },
  ];

  it("sums units, bonuses, food and dice", () => {
    const battle = events.reduce(battleAfter, null)!;
    expect(totalOf(battle.attack)).toEqual({ axes: 6, skulls: 1 });
    expect(totalOf(battle.defence)).toEqual({ axes: 6, skulls: 1 });
  });
});

/** Lets every seat choose by a fixed rule that visits all kinds of questions. */
function* moments(seats: number, seed: string, options: Record<string, string>) {
  const match = newMatch(northgard, { seats, seed, options, seatOptions: Array.from({ length: seats }, () => ({})) });
  let number = 0;
  while (match.state.stack.length > 0 && number < 900) {
    const seat = match.state.open[0]!;
    const choices = runnerOf(northgard).options(match.state, seat);
    const before = copy(look(northgard, match.state, 0).view) as NorthView;
    const choice = choices[(number++ * 7919) % choices.length]!;
    const { view: asked, question } = look(northgard, match.state, seat) as Look<NorthView>;
    if (!question) throw new Error("a seat that is asked has no question");
    const outcome = submit(match, seat, choice);
    if (!outcome.ok) throw new Error("an offered choice was refused");
    const after = copy(look(northgard, match.state, 0).view) as NorthView;
    yield {
      question,
      asked,
      before,
      after,
      choice: choice as NorthChoice,
      seat,
      events: eventsFor(northgard, outcome.events, 0) as NorthEvent[],
    };
  }
}

/** Whether the board offers an option somewhere. */
function isInReach(view: NorthView, question: Question, choice: NorthChoice): boolean {
  const place = placeOf(choice);
  if (buttonsOf(question).includes(choice)) return true;
  if (place === null || choice.kind === "march") return choice.kind === "march" || battleOf(view) !== null;
  const [kind, id] = place.split(":") as [string, string];
  const zone = cardZone(question, view.display);
  switch (kind) {
    case "territory":
      return view.land.list.includes(Number(id));
    case "area":
      return slots[view.land.tiles[Number(id) >> 2]! * 4 + (Number(id) & 3)] !== "none";
    case "creature":
      return view.line.some(({ creature }) => creature === id);
    case "card":
      return zone !== null && cardsIn(view, zone, question.seat, question.options.map(asNorth)).includes(id as CardId);
    default:
      return kind === "cell" || kind === "tile" || isTurnChoice(question);
  }
}

describe("every option", () => {
  it.each([
    ["plain", 3, {}],
    ["with creatures", 5, { creatures: "more" }],
    ["in teams", 4, { teams: "on", years: "10" }],
  ])("can be reached on the board, %s", (_name, seats, options) => {
    for (const { question, asked } of moments(seats, "reach", options)) {
      for (const choice of question.options.map(asNorth)) {
        expect(isInReach(asked, question, choice), `${question.proc}.${question.step} ${JSON.stringify(choice)}`).toBe(
          true,
        );
      }
    }
  });
});

describe("the staged picture", () => {
  it.each([
    ["plain", 3, {}],
    ["with creatures", 4, { creatures: "more" }],
    ["in teams", 4, { teams: "on" }],
  ])("comes to the same land and forces as the true one, %s", (_name, seats, options) => {
    for (const { before, after, events } of moments(seats, "stage", options)) {
      // In the middle of a combat the losers are nowhere until they have retreated; the true view comes soon.
      if ([...before.frames, ...after.frames].some(({ proc }) => proc === "combats" || proc === "combat")) continue;
      const staged = events.reduce((view, event) => stage(view, event), before);
      expect(staged.land).toEqual(after.land);
      expect(staged.owner).toEqual(after.owner);
      expect(staged.units).toEqual(after.units);
      expect(staged.built).toEqual(after.built);
      expect(staged.clans.map(({ food, wood, lore, reserve }) => [food, wood, lore, reserve])).toEqual(
        after.clans.map(({ food, wood, lore, reserve }) => [food, wood, lore, reserve]),
      );
    }
  });
});

describe("the preview of a tile", () => {
  it("promises the glory that an Explore then brings, and the closings it then makes", () => {
    let checked = 0;
    const games = [2, 3, 4, 5].flatMap(seats => [...moments(seats, "preview", {})]);
    for (const { before, choice, seat, events } of games) {
      if (choice.kind !== "place" || before.frames.at(-1)?.proc !== "explore") continue;
      const preview = previewOf(before, seat, choice, true);
      const glory = events.reduce((sum, event) => sum + (event.type === "gloryGained" ? event.amount : 0), 0);
      expect(preview.glory).toBe(glory);
      expect(preview.closings.length).toBe(events.filter(({ type }) => type === "territoryClosed").length);
      checked++;
    }
    expect(checked).toBeGreaterThan(20);
  });

  it("NOR-295, NOR-307 warns of the creature of a lair, also in setup", () => {
    let warned = 0;
    for (const { before, choice, seat, events } of moments(4, "lairs", { creatures: "some" })) {
      if (choice.kind !== "place") continue;
      const { hasLair } = previewOf(before, seat, choice, before.frames.at(-1)?.proc === "explore");
      const came = events.filter(({ type }) => type === "creatureAppeared").length;
      // With several tiles the order of the others is asked before the creature comes.
      if (came > 0 || before.phase === "setup") expect([before.phase, hasLair]).toEqual([before.phase, came > 0]);
      if (before.phase === "setup" && hasLair) warned++;
    }
    expect(warned).toBeGreaterThan(0);
  });
});

describe("the creature line", () => {
  it("NOR-292 tells strength, glory, power and what a creature looks for, in this order", () => {
    const hints = (["en", "pl"] as const).map(
      language => creatureHint({ names: namesOf[language], words: boardWords[language] }, "draugr-brown").body,
    );
    expect(hints[0]).toMatch(/^Strength 5, 2 glory\. .* It looks for units, then buildings, then resources\.$/);
    expect(hints[1]).toMatch(/^Siła 5, chwała 2\. .* Szuka jednostek, potem budowli, potem zasobów\.$/);
  });

  it("NOR-100, NOR-195 says prices in the right form in Polish", () => {
    expect([pl.winterCost(1, 0), pl.winterCost(3, 1), pl.winterCost(4, 2)]).toEqual([
      "Zima kosztuje 1 żywność",
      "Zima kosztuje 3 żywności i 1 drewno",
      "Zima kosztuje 4 żywności i 2 drewna",
    ]);
    expect([1, 3].map(wood => pl.buildingText(wood, ""))).toEqual(["1 drewno. ", "3 drewna. "]);
  });

  it("NOR-333 dims those who have acted, in the Creature phase only", () => {
    const line = (step?: "moveCreatures") => {
      const { view } = scene({
        units: [[0, "0,0:n", 2]],
        beasts: [
          ["draugr-beige", "0,0:w"],
          ["wolf-beige", "0,0:s"],
          ["brown-bear-beige", "0,0:s"],
        ],
        ...(step ? { step } : {}),
      }).look(0);
      return view.line.map(({ creature }) => hasActed(view, creature));
    };
    // The Draugr has gone to the units in the north; where the Wolf goes is the question, and the Bear comes after it.
    expect(line("moveCreatures")).toEqual([true, false, false]);
    expect(line()).toEqual([false, false, false]);
  });
});

describe("the shapes of a map", () => {
  it("draw every territory once, with open ends exactly where it is open", () => {
    for (const { after } of moments(2, "shapes", {})) {
      const { territories } = shapeOf(after.land);
      expect([...territories.keys()].sort((a, b) => a - b)).toEqual([...after.land.list]);
      for (const { id, openEnds } of territories.values()) expect(openEnds === "").toBe(after.land.free[id] === 0);
    }
  });
});
