import { describe, expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { imagine } from "#kernel/imagine.ts";
import { equal } from "#kernel/json.ts";
import { NONE } from "../content/marks.ts";
import { hlas } from "../index.ts";
import type { Hlas } from "../state.ts";
import { viewEvent } from "../view/events.ts";
import { brokenLaws } from "./invariants.ts";
import { at, opening, scene } from "./scenes.ts";

describe("hidden information", () => {
  test("HLAS-396, 404 a Library is its owner's; its size, resources, Units, slots and Tax are public", () => {
    const it = scene({ libraries: [["fury"], ["haste"]] });
    const [own, other] = it.look(0).view.realms;
    expect([own!.library, other!.library, other!.librarySize]).toEqual([["fury"], null, 1]);
    expect([other!.ore, other!.slots, it.look("spectator").view.tax]).toEqual([2, it.realm(1).slots, it.s.tax]);
    expect(JSON.stringify(it.look("spectator").view)).not.toContain("fury");
  });
  test("HLAS-397, 399 deck and discard pile are counts; drawn and discarded cards are seen by their owner only", () => {
    const view = scene({}).look(0).view;
    expect([view.deckSize, "deck" in view, "discard" in view]).toEqual([60, false, false]);
    const drawn = { type: "cardsDrawn", seat: 0, count: 1, cards: ["fury"], cause: "harvest" } as const;
    expect(viewEvent({ ...drawn, cards: ["fury"] }, 1)).toMatchObject({ cards: null });
    expect(viewEvent({ ...drawn, cards: ["fury"] }, 0)).toMatchObject({ cards: ["fury"] });
    expect(viewEvent({ type: "cardsDiscarded", seat: 0, count: 1, cards: ["fury"] }, "spectator")).toMatchObject({
      cards: null,
    });
  });
  test("HLAS-400 Scribed spells and how they lie are public", () => {
    const it = scene({ scribed: [["haste"]] });
    expect(it.look(1).view.realms[0]).toMatchObject({ scribed: ["haste"], turned: [0] });
  });
  test("HLAS-401, 402 face-down tokens are unknown to all", () => {
    const it = scene({
      tokens: [
        ["nw-6", "wonder"],
        ["nw-6", "bandits"],
      ],
    });
    for (const viewer of [0, 1, "spectator"] as const) {
      const { tokens } = it.look(viewer).view;
      expect(tokens).not.toContain("wonder");
      expect(tokens).not.toContain("bandits");
    }
  });
  test("HLAS-403 the seven cards everybody holds are public knowledge, the choice is not", () => {
    const it = scene({
      factions: ["dwarves", "elves"],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "warrior"],
      ],
    })
      .march("nw-2", ["warrior"], "nw-5")
      .as(1, { kind: "tactic", card: "fall-back" });
    expect(JSON.stringify(it.look("spectator").view)).not.toContain("fall-back");
  });
  test("HLAS-405 the solo deck is hidden, its discards and slots are public", () => {
    const view = scene({ seats: 1 }).look(0).view;
    expect([view.soloLeft, "soloDeck" in view, view.soloDiscard, view.soloSlots]).toEqual([8, false, [], []]);
  });
  test("HLAS-406, 478 every player who holds a card is asked, whether or not it helps", () => {
    const it = scene({
      seats: 3,
      libraries: [["harvest-hymn"], ["fury"], []],
      resources: [
        [0, 9, 0],
        [0, 0, 0],
        [0, 9, 0],
      ],
    })
      .slot("cast")
      .cast("harvest-hymn");
    expect([it.seat, it.options]).toEqual([1, [{ kind: "pass" }]]);
    it.plain("pass");
    expect([it.place, it.seat]).toEqual(["spell.answerAfter", 1]);
    it.plain("pass");
    expect(it.seat).toBe(1);
    expect(it.place).toBe("turn.chooseAction");
  });
  test("HLAS-406 imagined worlds keep what a seat knows and the laws, and change the rest", () => {
    const it = scene({
      libraries: [["fury"], ["haste"]],
      tokens: [
        ["nw-2", "wonder"],
        ["nw-3", "bandits"],
        ["nw-4", "thieves"],
      ],
    });
    const worlds = Array.from({ length: 12 }, (_, i) => imagine(hlas, it.s, 0, fastChance(i)) as Hlas);
    for (const world of worlds) {
      expect(brokenLaws(world)).toEqual([]);
      expect(world.realms[0]!.library).toEqual(["fury"]);
      expect(equal(hlas.viewFor(world, 0), hlas.viewFor(it.s, 0))).toBe(true);
    }
    expect(new Set(worlds.map(world => world.realms[1]!.library[0])).size).toBeGreaterThan(3);
    expect(new Set(worlds.map(world => world.tokens[at("nw-2")])).size).toBeGreaterThan(3);
  });
});

describe("laws", () => {
  const broken = (change: (s: Hlas) => void): string[] => {
    const it = scene({
      units: [
        [0, "nw-1", "serf", 2],
        [0, "nw-2", "warrior"],
        [1, "ne-1", "serf"],
      ],
      towers: [[0, "nw-5"]],
      scribed: [["haste"]],
    });
    change(it.s);
    return brokenLaws(it.s).map(law => law.slice(0, 8));
  };
  test("HLAS-407..410 figures, spells, tokens and resources are conserved", () => {
    expect(broken(() => {})).toEqual([]);
    expect(broken(s => s.realms[0]!.serfs[3]!++)).toContain("HLAS-407");
    expect(broken(s => s.deck.pop())).toContain("HLAS-408");
    expect(broken(s => s.box.pop())).toContain("HLAS-409");
    expect(
      broken(s => {
        s.realms[0]!.ore = 11;
      }),
    ).toContain("HLAS-410");
  });
  test("HLAS-411..416 limits of Libraries, Towers, Regions, Vessels and slots", () => {
    expect(broken(s => s.realms[0]!.scribed.push(s.deck.pop()!))).toContain("HLAS-411");
    expect(broken(s => s.realms[0]!.towers.push(at("nw-4")))).toContain("HLAS-412");
    expect(
      broken(s => {
        s.realms[0]!.serfs[5] = 6;
        s.realms[0]!.serfsLeft -= 6;
      }),
    ).toContain("HLAS-413");
    expect(
      broken(s => {
        s.realms[1]!.serfs[1] = 1;
        s.realms[1]!.serfsLeft--;
      }),
    ).toContain("HLAS-414");
    expect(
      broken(s => {
        s.realms[0]!.serfs[45] = 1;
        s.realms[0]!.serfsLeft--;
      }),
    ).toContain("HLAS-415");
    expect(broken(s => s.realms[0]!.slots.pop())).toContain("HLAS-416");
  });
  test("HLAS-417, 418, 420, 421, 422, 479 markers, Buildings, spells, Vessels, rounds and Towers", () => {
    expect(
      broken(s => {
        s.tax = ["ore", "ore", "food"];
      }),
    ).toContain("HLAS-417");
    expect(broken(s => s.realms[0]!.buildings.push(1, 1))).toContain("HLAS-418");
    expect(
      broken(s => {
        s.realms[0]!.turned = [];
      }),
    ).toContain("HLAS-420");
    expect(
      broken(s => {
        s.phase = "harvest";
        s.realms[0]!.airVessel = 45;
      }),
    ).toContain("HLAS-421");
    expect(
      broken(s => {
        s.lastRound = 1;
        s.round = 2;
      }),
    ).toContain("HLAS-422");
    expect(broken(s => s.realms[1]!.towers.push(at("nw-5")))).toContain("HLAS-479");
  });
  test("HLAS-423 the same seed and choices give the same game", () => {
    const play = (): string => {
      const it = opening(2, {}, "same");
      for (let i = 0; i < 120 && it.s.stack.length > 0; i++) it.choose(it.options[i % it.options.length]!);
      return JSON.stringify(it.s);
    };
    expect(play()).toBe(play());
    expect(scene({}).s.excluded).not.toBe(NONE);
  });
});
