// The parts of the board that decide something: where choices lie, how an army is gathered and sent, where things lie
// on the sheet, and that nothing that can be chosen is out of reach.

import { describe, expect, it } from "vitest";
import { choose } from "#kernel/choose.ts";
import { isOver, look, type Question } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { isInside, seeded } from "#web/kit/ink.ts";
import { speak } from "#web/kit/spoken.ts";
import type { HlasChoice } from "../choices.ts";
import { ENEMY, SEA_DECK } from "../content/marks.ts";
import { regions } from "../content/regions.ts";
import { hlas } from "../index.ts";
import { continentOf, regionOfToken } from "../map/atlas.ts";
import { regionOf } from "../map/places.ts";
import { scene } from "../test/scenes.ts";
import type { HlasView } from "../view/view.ts";
import { stillBetween } from "./at-rest.ts";
import { battleIn, sideLed } from "./battle.ts";
import { centreOf, isAcross, outlines } from "./geometry.ts";
import { buttonsOf, optionsOf, placeOf, regionsAsked, shiftsOf, unitRef } from "./places.ts";
import { discardsOf, groupsOf, marchIn, voyageIn } from "./use-work.ts";
import { nearBox } from "./WorldMap.tsx";

await Promise.all([speak("en"), speak("pl")]);

const quiet = ["pass", "done", "decline", "skip", "endTurn", "noMuster", "stop"];

const MOST = 900;

/** Questions of a whole game with choices by lot. */
function* moments(seats: number, seed: number, options: Record<string, string> = {}) {
  const random = seeded(seed);
  let game: State = start(hlas, { seats, seed: String(seed), options });
  // Games by lot may go on for very long; so many choices show everything.
  for (let n = 0; n < MOST && !isOver(game); n++) {
    const seat = game.open[0]!;
    const { question, view } = look(hlas, game, seat);
    yield { game, seat, question: question!, view: view as HlasView };
    const eager = question!.options.filter(({ kind }) => !quiet.includes(kind));
    const from = eager.length > 0 && random() < 0.8 ? eager : question!.options;
    const outcome = choose(hlas, game, seat, from[Math.floor(random() * from.length)]!);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    game = outcome.state;
  }
}

describe("the sheet", () => {
  it("has every Region's pieces inside its outline", () => {
    for (const [at, { id }] of regions.entries()) expect(isInside(centreOf(at), outlines[at]!), id).toBe(true);
  });
});

describe("where choices lie", () => {
  it("puts them on Regions, Units, slots and cards, and leaves the others to buttons", () => {
    const choices: HlasChoice[] = [
      { kind: "step", to: 4 },
      { kind: "unit", owner: 1, piece: "serf", place: 7 },
      { kind: "slot", slot: "tax" },
      { kind: "cast", card: "fury", scribed: -1 },
      { kind: "cast", card: "haste", scribed: 0 },
      { kind: "retreat", to: SEA_DECK },
      { kind: "opponent", seat: ENEMY },
      { kind: "skip" },
    ];
    expect(choices.map(placeOf)).toEqual([
      "region:4",
      "unit:1:serf:7",
      "slot:tax",
      "spell:fury",
      "scribed:0",
      null,
      "enemy",
      null,
    ]);
  });
});

/** Whether the board offers an option somewhere. */
function isInReach(view: HlasView, question: Question, choice: HlasChoice): boolean {
  if (buttonsOf(question).includes(choice) || shiftsOf(question).includes(choice)) return true;
  const march = view.frames.at(-1);
  switch (choice.kind) {
    case "region":
    case "tower":
      return choice.at in regions;
    case "token":
      return regionOfToken[choice.at] !== undefined;
    case "start":
      return choice.from in regions;
    case "step":
    case "retreat":
      return choice.to in regions;
    case "unit":
      return march?.proc === "march" && groupsOf(view, question, {}).length > 0;
    case "tactic": {
      const battle = battleIn(view);
      return battle !== null && sideLed(battle, question.seat) >= 0;
    }
    case "discards":
      return (
        discardsOf(question, view.realms[question.seat]!.library ?? [], marked(view, question.seat, choice.cards)) !==
        null
      );
    case "recruit":
      return question.proc === "recruit";
    case "vessel":
    case "building":
    case "upgrade":
      return question.proc === "build";
    default:
      return ["faction", "continent", "slot"].includes(choice.kind);
  }
}

/** Places of cards in a Library, each used once. */
function marked(view: HlasView, seat: number, cards: readonly string[]): number[] {
  const library = view.realms[seat]!.library ?? [];
  const used: number[] = [];
  for (const card of cards) used.push(library.findIndex((each, i) => each === card && !used.includes(i)));
  return used;
}

describe("every option", () => {
  it.each([
    ["two", 2, 5, {}],
    ["three", 3, 8, {}],
    ["four in teams", 4, 4, { teams: "on" }],
    ["alone", 1, 9, {}],
  ])("can be reached on the board: %s", (_name, seats, seed, options) => {
    for (const { question, view } of moments(seats, seed, options as Record<string, string>)) {
      for (const choice of optionsOf(question)) {
        expect(isInReach(view, question, choice), JSON.stringify([question.proc, question.step, choice])).toBe(true);
      }
    }
  });
});

describe("an army", () => {
  it("of everybody who may go, at most five, is taken by the rules as it is sent", () => {
    let sent = 0;
    for (const { game, seat, question, view } of moments(3, 12)) {
      const groups = groupsOf(view, question, {});
      if (groups.length === 0) continue;
      let next = game;
      let room = 5;
      for (const { unit, most } of groups) {
        for (let n = 0; n < Math.min(most, room); n++) {
          const outcome = choose(hlas, next, seat, unit);
          expect(outcome.ok, JSON.stringify(unit)).toBe(true);
          if (outcome.ok) next = outcome.state;
        }
        room -= Math.min(most, room);
      }
      sent++;
    }
    expect(sent).toBeGreaterThan(3);
  });
});

describe("a narrow screen", () => {
  it("shows every Region that can be chosen, but for the other side of the map", () => {
    let elsewhere = 0;
    for (const { question, view, seat } of moments(3, 17)) {
      const box = nearBox(view, view.realms[seat]!.capital, question);
      if (!box) continue;
      const here = (marchIn(view) ?? voyageIn(view))?.at ?? -1;
      const asked = regionsAsked(question).filter(at => !isAcross(here, at));
      if (asked.some(at => continentOf[at] !== continentOf[view.realms[seat]!.capital])) elsewhere++;
      for (const at of asked) {
        const [x, y] = centreOf(at);
        const isIn = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        expect(isIn, String(at)).toBe(true);
      }
    }
    expect(elsewhere).toBeGreaterThan(3);
  });
});

describe("what stands where", () => {
  it("shows what is on its way in neither place", () => {
    const before = scene({ units: [[0, "nw-2", "serf", 3]] }).look(0).view;
    const after = scene({
      units: [
        [0, "nw-2", "serf", 1],
        [0, "nw-3", "serf", 2],
      ],
    }).look(0).view;
    const serfs = (at: number) => stillBetween(before, after).realms[0]!.serfs[at];
    expect([serfs(1), serfs(2)]).toEqual([1, 0]);
  });

  it("finds the Region of a deck", () => {
    for (const { view } of moments(2, 14)) {
      const { seaVessel } = view.realms[0]!;
      expect(regionOf(view, 0, SEA_DECK)).toBe(seaVessel);
      expect(unitRef({ owner: 0, piece: "serf", place: SEA_DECK })).toBe("unit:0:serf:53");
      if (seaVessel >= 0) break;
    }
  });
});
