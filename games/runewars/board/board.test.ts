// The parts of the board that decide something: where choices lie, how a march is put together and sent, where hexes
// lie, and that nothing that can be chosen is out of reach.

import { describe, expect, it } from "vitest";
import { choose } from "#kernel/choose.ts";
import { isOver, look, type Question } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { seeded } from "#web/kit/ink.ts";
import { speak } from "#web/kit/spoken.ts";
import type { RuneChoice } from "../choices.ts";
import { runewars } from "../index.ts";
import { around, keyOf } from "../map/hex.ts";
import type { RuneView } from "../view/view.ts";
import { centreOf, SIZE } from "./geometry.ts";
import { buttonsOf, isPlanning, optionsOf, placeOf } from "./places.ts";
import { goalsOf, inOrder, known, mostOf, offersMore, planned, type Step } from "./plan.ts";
import { colourIn } from "./table.tsx";
import { tilesOf, turnsOf } from "./use-work.ts";

await Promise.all([speak("en"), speak("pl")]);

const asked = (proc: string, step: string, options: readonly RuneChoice[]): Question => ({
  seat: 0,
  proc,
  step,
  args: null,
  options,
  soFar: [],
});

/** Questions of a whole game with choices by lot. */
function* moments(seats: number, seed: number, options: Record<string, string>) {
  const random = seeded(seed);
  let game: State = start(runewars, { seats, seed: String(seed), options });
  while (!isOver(game)) {
    const seat = game.open[0]!;
    const { question, view } = look(runewars, game, seat);
    yield { game, seat, question: question!, view: view as RuneView };
    const eager = question!.options.filter(({ kind }) => !["pass", "done", "decline"].includes(kind));
    const from = eager.length > 0 && random() < 0.7 ? eager : question!.options;
    const outcome = choose(runewars, game, seat, from[Math.floor(random() * from.length)]!);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    game = outcome.state;
  }
}

describe("the colours of seats", () => {
  it("are never shared, no matter who already has a faction", () => {
    const seen = new Set<number>();
    for (const { view } of moments(4, 3, {})) {
      const led = view.players.filter(({ faction }) => faction !== "").length;
      seen.add(led);
      expect(new Set(view.players.map((_, seat) => colourIn(view, seat))).size).toBe(4);
      if (led === 4) break;
    }
    expect([...seen]).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("where choices lie", () => {
  it("puts them on areas, heroes and cards, and leaves the others to buttons", () => {
    const choices: RuneChoice[] = [
      { kind: "area", area: 3 },
      { kind: "march", from: 4, to: 5, unit: "footman", count: 2 },
      { kind: "hero", hero: "silhouette", to: 5 },
      { kind: "order", order: 4 },
      { kind: "dragon", area: -1 },
      { kind: "pass" },
    ];
    expect(choices.map(placeOf)).toEqual(["area:3", "area:4", "hero:silhouette", "order:4", null, null]);
  });

  it("shows what ends something as the last button", () => {
    const question = asked("battle", "startAttack", [
      { kind: "pass" },
      { kind: "support", hero: "silhouette", unit: "footman", withReward: false },
    ]);
    expect(buttonsOf(question).map(({ kind }) => kind)).toEqual(["support", "pass"]);
  });
});

/** Whether the board offers an option somewhere. */
function isInReach(view: RuneView, question: Question, choice: RuneChoice): boolean {
  if (buttonsOf(question).includes(choice)) return true;
  switch (choice.kind) {
    case "area":
    case "dragon":
    case "unit":
    case "build":
    case "rally":
    case "raze":
      return view.board.list.includes(choice.area);
    case "march":
      return isPlanning(question) && goalsOf(question, choice.from).includes(choice.to);
    case "hero":
      return isPlanning(question) && view.heroes.some(({ id, area }) => id === choice.hero && area >= 0);
    case "lay":
      return tilesOf(question).includes(choice.tile) && turnsOf(question, choice.tile).includes(choice.turn);
    default:
      return ["mark", "order", "faction", "bid", "amount"].includes(choice.kind);
  }
}

describe("every option", () => {
  it.each([
    ["built board, with discovery", 3, 5, { discovery: "on" }],
    ["ready board", 4, 9, { board: "ready" }],
    ["two seats", 2, 2, {}],
  ])("can be reached on the board, %s", (_name, seats, seed, options) => {
    for (const { question, view } of moments(seats, seed, options as Record<string, string>)) {
      for (const choice of optionsOf(question)) {
        expect(isInReach(view, question, choice), JSON.stringify(choice)).toBe(true);
      }
    }
  });
});

describe("a march", () => {
  const step: Step = { from: 1, to: 2, unit: "footman", count: 3 };

  it("sends no more than there are, and none twice", () => {
    expect(planned([], step, 2)).toEqual([{ ...step, count: 2 }]);
    expect(planned([step], { ...step, to: 7, count: 2 }, 4)).toEqual([step, { ...step, to: 7, count: 1 }]);
    expect(planned([step], { ...step, count: 0 }, 4)).toEqual([]);
  });

  it("is sent in the order in which the question lists it", () => {
    const plan: Step[] = [
      { from: 1, to: 2, unit: "giant", count: 1 },
      { from: 5, to: 2, unit: "footman", count: 1 },
    ];
    const question = asked(
      "march",
      "assignMoves",
      plan.toReversed().map(step => ({ kind: "march", ...step })),
    );
    expect(inOrder(question, plan).map(({ unit }) => unit)).toEqual(["footman", "giant"]);
  });

  it("asks again only when others may follow", () => {
    const giant: Step = { from: 1, to: 2, unit: "giant", count: 1 };
    const before = asked("march", "assignMoves", [{ kind: "done" }, { kind: "march", ...step }]);
    expect(offersMore(asked("march", "assignMoves", [{ kind: "done" }]), known(before))).toBe(false);
    expect(offersMore(asked("march", "assignMoves", [{ kind: "march", ...giant }]), known(before))).toBe(true);
  });

  it("of everybody from everywhere is taken by the rules as it is sent", () => {
    let sent = 0;
    for (const { game, seat, question } of moments(4, 12, { board: "ready" })) {
      if (question.proc !== "march" || question.step !== "assignMoves") continue;
      const sources = new Set(optionsOf(question).flatMap(each => (each.kind === "march" ? [each.from] : [])));
      let steps: Step[] = [];
      for (const from of sources) {
        const [to] = goalsOf(question, from);
        for (const { unit, most } of mostOf(question, from, to!))
          steps = planned(steps, { from, to: to!, unit, count: most }, most);
      }
      let next = game;
      for (const choice of inOrder(question, steps)) {
        const outcome = choose(runewars, next, seat, choice);
        expect(outcome.ok, JSON.stringify(choice)).toBe(true);
        if (outcome.ok) next = outcome.state;
      }
      sent += steps.length;
    }
    expect(sent).toBeGreaterThan(5);
  });
});

describe("hexes", () => {
  it("lie side by side", () => {
    const middle = keyOf(2, -1);
    const [x, y] = centreOf(middle);
    for (const hex of around(middle)) {
      const [a, b] = centreOf(hex);
      expect(Math.hypot(a - x, b - y)).toBeCloseTo(SIZE * Math.sqrt(3));
    }
    const [, north] = centreOf(around(middle)[0]!);
    expect(north).toBeLessThan(y);
  });
});
