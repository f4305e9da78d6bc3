import { describe, expect, test } from "vitest";
import { scene } from "./scenes.ts";

const home = ["0 0,0:n 2", "1 0,0:s 2"] as const;
const pass = { kind: "pass" } as const;

describe("the year", () => {
  test("NOR-058 a year goes through its phases in order, with the creatures between actions and harvest", () => {
    const it = scene({
      units: home,
      creatures: "some",
      beasts: ["wolf-beige 0,0:w"],
      display: ["fishing", "spy"],
      chance: [],
      hands: [["start-move"]],
    });
    const phases = [it.s.phase];
    const note = (): void => {
      if (phases[phases.length - 1] !== it.s.phase) phases.push(it.s.phase);
    };
    it.choose(pass, { kind: "take", card: "fishing" });
    note();
    it.choose(pass, { kind: "take", card: "spy" });
    note();
    // The Wolf stands between two territories alike: the First Player chooses.
    expect(it.place).toBe("roaming.breakTie");
    it.choose(it.options[0]!);
    note();
    expect(phases).toEqual(["actions", "creatures", "actions"]);
    const types = it.events.map(event => event.type);
    const order = ["seatPassed", "creatureMoved", "winterPaid", "yearEnded", "yearStarted", "displayRevealed"];
    expect(order.map(type => types.indexOf(type as never))).toEqual(
      order.map(type => types.indexOf(type as never)).sort((a, b) => a - b),
    );
    expect(types.filter(type => order.includes(type)).length).toBeGreaterThan(5);
  });

  test("NOR-059, NOR-113 everybody draws four cards and one more for each Forge held", () => {
    const pile = ["start-move", "start-build", "start-recruit", "start-explore", "start-feast", "start-feast"] as const;
    const it = scene({
      map: ["start 0 0 0", "tile-13 0 1 0", "tile-11 1 0 0"],
      units: ["0 0,1:a 1", "0 1,0:s 1", "1 0,0:n 1"],
      buildings: ["0,1:a forge", "1,0:s forge"],
      piles: [pile, pile],
      step: "drawHands",
      chance: [],
    });
    expect(it.s.clans.map(clan => clan.hand.length)).toEqual([6, 4]);
  });

  test("NOR-115 a Forge in neutral land gives nothing", () => {
    const pile = ["start-move", "start-build", "start-recruit", "start-explore", "start-feast", "start-feast"] as const;
    const it = scene({
      map: ["start 0 0 0", "tile-13 0 1 0"],
      units: ["0 0,0:n 1"],
      buildings: ["0,1:a forge"],
      piles: [pile, pile],
      step: "drawHands",
      chance: [],
    });
    expect(it.clan(0).hand).toHaveLength(4);
  });

  test("NOR-060, NOR-087, NOR-406 the display has a card for each seat and is empty when all have passed", () => {
    const it = scene({
      seats: 3,
      units: [...home, "2 0,0:e 2"],
      piles: [["start-move"], ["start-move"], ["start-move"]],
      step: "drawHands",
      chance: [],
    });
    expect(it.s.display).toHaveLength(3);
    expect(it.s.development).toHaveLength(3 * 5);
    for (let i = 0; i < 3; i++) it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect(it.s.year).toBe(2);
    expect(it.events.filter(event => event.type === "displayCardTaken")).toHaveLength(3);
  });

  test("NOR-061 years 1 and 2 show Early, 3 to 6 Advanced cards, year 7 the Achievements", async () => {
    const { cardOf } = await import("../content/cards.ts");
    const { start } = await import("#kernel/start.ts");
    const { runnerOf } = await import("#kernel/run.ts");
    const { northgard } = await import("../index.ts");
    const s = start(northgard, { seats: 2, seed: "display" }) as never as import("../state.ts").Northgard;
    const events: import("../events.ts").NorthEvent[] = [];
    while (s.stack.length > 0) {
      const options = runnerOf(northgard).options(s, s.open[0]!);
      runnerOf(northgard).play(s, s.open[0]!, options.find(option => option.kind === "pass") ?? options[0]!, events);
    }
    const kinds = events.flatMap(event =>
      event.type === "displayRevealed" ? [event.cards.map(card => cardOf(card).kind)] : [],
    );
    expect(kinds).toEqual([
      ...Array(2).fill(["early", "early"]),
      ...Array(4).fill(["advanced", "advanced"]),
      ["achievement", "achievement"],
    ]);
  });

  test("NOR-062 turns go round clockwise, leaving out those who have passed", () => {
    const hand = ["start-move", "start-build", "start-recruit"] as const;
    const it = scene({ seats: 3, units: [...home, "2 0,0:e 2"], hands: [hand, hand, hand], chance: [] });
    const order: number[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(it.seat);
      it.choose({ kind: "wait" }, { kind: "use", card: "start-move", isRemoved: false } as never);
      if (it.place !== "turn.chooseOption") throw new Error(it.place);
      if (i === 2) break;
    }
    expect(order).toEqual([0, 1, 2]);
    it.choose({ kind: "wait" }, { kind: "use", card: "start-build", isRemoved: false });
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect(it.seat).toBe(2);
    it.choose({ kind: "wait" }, { kind: "use", card: "start-build", isRemoved: false });
    expect(it.seat).toBe(0);
    it.choose({ kind: "wait" }, { kind: "use", card: "start-recruit", isRemoved: false });
    expect(it.seat).toBe(2);
  });

  test("NOR-063, NOR-082, NOR-EX-36 the first to pass takes the marker, but this phase goes on as it was", () => {
    const hand = ["start-move", "start-build"] as const;
    const it = scene({
      seats: 4,
      units: [...home, "2 0,0:e 2", "3 0,0:w 2"],
      hands: [hand, hand, hand, hand],
      first: 0,
    });
    it.choose({ kind: "wait" }, { kind: "use", card: "start-move", isRemoved: false });
    it.choose({ kind: "wait" }, { kind: "use", card: "start-move", isRemoved: false });
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect([it.s.first, it.seat]).toEqual([2, 3]);
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect([it.s.first, it.seat]).toEqual([2, 0]);
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect(it.seat).toBe(1);
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    // Winter was paid and cards were drawn from seat 2 on; the next year begins with it.
    expect(it.seen("winterPaid").map(event => event.seat)).toEqual([2, 3, 0, 1]);
    expect(it.seen("cardsDrawn").map(event => event.seat)).toEqual([2, 3, 0, 1]);
    expect([it.s.year, it.seat]).toEqual([2, 2]);
  });

  test("NOR-455 what happens to all at once is done in turn order from the First Player", () => {
    const pile = ["start-move"] as const;
    const it = scene({
      seats: 3,
      first: 1,
      units: [...home, "2 0,0:e 2"],
      piles: [pile, pile, pile],
      step: "drawHands",
      chance: [],
    });
    expect(it.seen("cardsDrawn").map(event => event.seat)).toEqual([1, 2, 0]);
  });
});
