// The parts of the board that decide something: where choices lie, how a tile is placed, what of a battle is shown.

import { describe, expect, it } from "vitest";
import { copyState } from "#kernel/game.ts";
import { copy } from "#kernel/json.ts";
import { eventsFor, type Look, look, type Question } from "#kernel/look.ts";
import { newMatch, submit } from "#kernel/match.ts";
import { preview } from "#kernel/preview.ts";
import type { State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { speak } from "#web/kit/spoken.ts";
import type { NorthChoice, Place } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { NorthEvent } from "../events.ts";
import { northgard } from "../index.ts";
import { entryOf, slots } from "../map/tile-facts.ts";
import type { Northgard } from "../state.ts";
import { face, scene } from "../test/scenes.ts";
import type { NorthView } from "../view/view.ts";
import { battleOf, lastBattleOf } from "./battle.ts";
import { hasActed } from "./creature-line.ts";
import { creatureHint } from "./describe.tsx";
import { shapeOf } from "./land-geometry.ts";
import { asNorth, buttonsOf, cardZone, isTurnChoice, placeOf } from "./places.ts";
import { promiseOf, wishFor } from "./promise.ts";
import { namesOf } from "./table.tsx";
import { turned } from "./tile-geometry.ts";
import { nextTurn, placeIn } from "./use-work.ts";
import { boardWords } from "./words.ts";
import { pl } from "./words-pl.ts";
import { cardsIn } from "./zones.ts";

await Promise.all([speak("en"), speak("pl")]);

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

/** Lets every seat choose by a fixed rule that visits all kinds of questions. */
function* moments(seats: number, seed: string, options: Record<string, string>) {
  const match = newMatch(northgard, { seats, seed, options, seatOptions: Array.from({ length: seats }, () => ({})) });
  let number = 0;
  while (match.state.stack.length > 0 && number < 900) {
    const seat = match.state.open[0]!;
    const choices = runnerOf(northgard).options(match.state, seat);
    const state = copyState(northgard, match.state);
    const before = copy(look(northgard, match.state, 0).view) as NorthView;
    const choice = choices[(number++ * 7919) % choices.length]!;
    const { view: asked, question } = look(northgard, match.state, seat) as Look<NorthView>;
    if (!question) throw new Error("a seat that is asked has no question");
    const outcome = submit(match, seat, choice);
    if (!outcome.ok) throw new Error("an offered choice was refused");
    const after = copy(look(northgard, match.state, 0).view) as NorthView;
    yield {
      state,
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
      return slots[entryOf(view.land.tiles, Number(id))] !== "none";
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

describe("a battle on show", () => {
  it("NOR-169, NOR-171 shows units, bonuses, food and dice with their total, then the losses; the losers until they have fled", () => {
    const it = scene({
      units: ["0 0,0:n 3", "1 0,0:w 2"],
      resources: [
        [2, 0, 0],
        [1, 0, 0],
      ],
      hands: [["start-move"]],
      loose: ["0,0:w defence-tower"],
      chance: [face("axe-or-skull"), face("axes-3")],
    });
    it.play("start-move").march("0,0:n", "0,0:w", 3);
    const shown = () => battleOf(it.look(1).view)!;
    expect(shown().attack).toMatchObject({ axes: 3, skulls: 0, food: -1, face: "", losses: -1 });
    it.choose({ kind: "feed", food: 2 });
    expect(shown().attack).toMatchObject({ axes: 5, food: 2 });
    it.choose({ kind: "feed", food: 1 });
    expect(shown().attack).toMatchObject({ axes: 5, face: "axe-or-skull", die: { axes: 0, skulls: 0 } });
    const events = it.events.length;
    it.choose({ kind: "count", as: "skull" });
    const ended = lastBattleOf(it.events.slice(events))!;
    expect(ended.attack).toMatchObject({ axes: 5, skulls: 1, losses: 1, die: { axes: 0, skulls: 1 } });
    expect(ended.defence).toMatchObject({ axes: 6, skulls: 1, losses: 1, die: { axes: 3, skulls: 0 } });
    expect(ended.winner).toBe("defender");
  });
});

describe("the promise of a tile", () => {
  const promised = (state: State, seat: number, choice: Place, tiles: readonly number[]) => {
    const answer = preview(northgard, state, seat, wishFor(choice, tiles));
    if (!answer.ok) throw new Error(answer.error.code);
    return promiseOf(northgard.viewFor(state as Northgard, seat), seat, answer.preview)!;
  };

  it("is the glory that an Explore then brings, and the closings it then makes", () => {
    let checked = 0;
    for (const { state, question, choice, seat, events } of moments(3, "preview", {})) {
      if (choice.kind !== "place" || question.proc !== "explore") continue;
      const tiles = [...new Set(question.options.map(asNorth).flatMap(each => ("tile" in each ? [each.tile] : [])))];
      const { gains, lands } = promised(state, seat, choice, tiles);
      if (tiles.length > 2) continue;
      const sum = (of: (event: NorthEvent) => number) => events.reduce((total, event) => total + of(event), 0);
      expect(gains.glory).toBe(sum(event => (event.type === "gloryGained" ? event.amount : 0)));
      expect(gains.lore).toBe(sum(event => (event.type === "resourcesGained" ? event.lore : 0)));
      expect(lands.filter(land => land.isClosed).length).toBe(sum(({ type }) => (type === "territoryClosed" ? 1 : 0)));
      checked++;
    }
    expect(checked).toBeGreaterThan(5);
  });

  it("NOR-295, NOR-307 warns of the creature of a lair, also in setup", () => {
    let warned = 0;
    for (const { state, question, choice, seat, events, before } of moments(4, "lairs", { creatures: "some" })) {
      if (choice.kind !== "place" || before.phase !== "setup") continue;
      const { hasLair } = promised(state, seat, choice, [choice.tile]);
      expect(hasLair, question.step).toBe(events.some(({ type }) => type === "creatureAppeared"));
      if (hasLair) warned++;
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
        units: ["0 0,0:n 2"],
        beasts: ["draugr-beige 0,0:w", "wolf-beige 0,0:s", "brown-bear-beige 0,0:s"],
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
