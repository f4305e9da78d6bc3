import { describe, expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import { FREE, NONE, SEA_DECK, SERF, TOKEN } from "../content/marks.ts";
import type { HlasEvent } from "../events.ts";
import { texts as english } from "../i18n/en.ts";
import { names as en } from "../i18n/names-en.ts";
import { names as pl } from "../i18n/names-pl.ts";
import { hlas } from "../index.ts";
import { endGame } from "../rules/ending.ts";
import { harvestOf } from "../rules/harvest.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Spec } from "./scene-spec.ts";
import { at, type Scene, scene } from "./scenes.ts";

/** Ends the game after this round and says how. */
function ended(spec: Spec): Scene {
  const it = scene({ ...spec, turn: "harvest" });
  it.s.trigger = it.s.trigger || "exploit";
  return it;
}
const rich: Spec["resources"] = [
  [10, 10, 10],
  [10, 10, 10],
];

describe("Harvest", () => {
  test("HLAS-268..273, EX-22 2 Ore, 4 Mana and 6 Food", () => {
    const it = scene({
      factions: ["orcs", "elves"],
      units: [
        [0, "nw-4", "serf"],
        [0, "nw-3", "serf", 2],
        [0, "nw-5", "warrior"],
        [0, "nw-2", "serf"],
        [0, "nw-10", "serf"],
      ],
      towers: [[0, "nw-10"]],
    });
    expect(harvestOf(it.s, 0)).toEqual({ ore: 2, mana: 4, food: 6, choices: 0 });
  });
  test("HLAS-EX-22 it is collected in the Harvest phase by everybody", () => {
    const it = scene({
      factions: ["orcs", "elves"],
      units: [
        [0, "nw-4", "serf"],
        [1, "ne-2", "serf"],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      turn: "harvest",
    });
    expect(it.seen("harvested").map(({ ore }) => ore)).toEqual([2, 2]);
    expect([it.resources(0)[0], it.resources(1)[0]]).toEqual([2, 2]);
  });
  test("HLAS-270 Capital, Desert, Swamp and sea give nothing", () => {
    const it = scene({
      units: [
        [0, "nw-1", "serf"],
        [0, "nw-9", "serf"],
        [0, "nw-6", "serf"],
        [0, "sea-nw", "sea-vessel"],
      ],
    });
    expect(harvestOf(it.s, 0)).toEqual({ ore: 0, mana: 0, food: 0, choices: 0 });
  });
  test("HLAS-273 no more Serfs work than there are spaces; those aboard a docked Vessel do", () => {
    const it = scene({ units: [[0, "nw-2", "serf", 3]] });
    expect(harvestOf(it.s, 0).food).toBe(2);
    const docked = scene({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "sea", "serf"],
      ],
    });
    expect(docked.realm(0).serfs[SEA_DECK]).toBe(1);
    expect(harvestOf(docked.s, 0).food).toBe(2);
  });
  test("HLAS-274, 459, EX-63 what goes above 10 is lost", () => {
    const it = scene({
      factions: ["orcs", "elves"],
      units: [[0, "nw-7", "serf", 2]],
      resources: [[0, 0, 9]],
      turn: "harvest",
    });
    expect(harvestOf(it.s, 0).food).toBe(3);
    expect(it.resources(0)[2]).toBe(10);
  });
  test("HLAS-EX-63 two of three are lost", () => {
    const it = scene({
      factions: ["orcs", "elves"],
      units: [[0, "nw-7", "serf", 2]],
      resources: [[0, 0, 9]],
      turn: "harvest",
    });
    expect(it.seen("resourcesGained").find(({ seat }) => seat === 0)!.food).toBe(1);
  });
  test("HLAS-275, 276, 399 everybody draws a spell, clockwise from the first player, and discards to the limit in secret", () => {
    const it = scene({ libraries: [["fury"], ["haste"]], deck: ["dread", "valor"], first: 1, turn: "harvest" });
    expect(it.place).toBe("round.discardSpells");
    expect(it.seen("cardsDrawn").map(({ seat, cards }) => [seat, cards])).toEqual([
      [1, ["dread"]],
      [0, ["valor"]],
    ]);
    expect([...it.s.open].sort()).toEqual([0, 1]);
    it.as(0, { kind: "discards", cards: ["fury"] }).as(1, { kind: "discards", cards: ["dread"] });
    expect([it.realm(0).library, it.realm(1).library]).toEqual([["valor"], ["haste"]]);
  });
  test("HLAS-459 abilities add: Rich Ground, Cathedral II, and a choice of the Dock III", () => {
    const it = scene({
      factions: ["humans", "orcs"],
      levels: [3],
      buildings: [["cathedral", "dock"]],
      units: [
        [0, "nw-2", "serf"],
        [0, "sea-nw", "sea-vessel"],
      ],
      tokens: [["nw-2", "rich-ground", "settled"]],
    });
    expect(harvestOf(it.s, 0)).toEqual({ ore: 0, mana: 0, food: 4, choices: 1 });
  });
});

describe("Round End", () => {
  test("HLAS-278, 280 Serfs and tokens come back, the marker passes on", () => {
    const it = scene({ turn: "harvest", libraries: [[], []] });
    const fresh = scene({ units: [[0, "nw-1", "serf"]] });
    fresh.realm(0).slots[0] = SERF;
    fresh.realm(0).slots[1] = TOKEN;
    fresh.realm(0).serfsLeft--;
    fresh.s.stack = [{ proc: "game", step: "playRounds" }, { proc: "round", step: "endRound", turn: 4 } as never];
    runnerOf(hlas).advance(fresh.s, fresh.events);
    expect(fresh.realm(0).slots).toEqual(Array(9).fill(FREE));
    expect(fresh.count(0, "serf", "nw-1")).toBe(2);
    expect([fresh.s.first, it.s.round]).toEqual([1, 2]);
  });
  test("HLAS-198 Moon Spire II readies exhausted spells at once", () => {
    const it = scene({ factions: ["elves", "orcs"], levels: [2], buildings: [["moon-spire"]], scribed: [["haste"]] });
    it.realm(0).turned = [2];
    it.s.stack = [{ proc: "game", step: "playRounds" }, { proc: "round", step: "endRound", turn: 4 } as never];
    runnerOf(hlas).advance(it.s, it.events);
    expect(it.realm(0).turned).toEqual([0]);
  });
});

describe("the end", () => {
  const tower = (more: Spec = {}): Scene =>
    scene({
      units: [[0, "nw-2", "serf"]],
      towers: [
        [0, "ne-7"],
        [0, "nw-8"],
      ],
      levels: [3],
      resources: rich,
      ...more,
    })
      .slot("build")
      .choose({ kind: "tower", at: at("nw-2") });
  test("HLAS-048, 051, 053, 055, 059, 422, EX-59 three Towers trigger it; this round is finished and one more played, come what may", () => {
    const it = tower({ round: 4, seats: 2 });
    expect([it.s.trigger, it.s.lastRound]).toEqual(["exploit", 5]);
    it.realm(0).towers.pop();
    it.until("nothing", 400);
    expect([it.s.round, it.s.ending]).toEqual([5, "rounds"]);
  });
  test("HLAS-EX-59 losing the Tower changes nothing", () => {
    const it = tower({ round: 4 });
    it.realm(0).towers.length = 0;
    it.finish();
    expect(it.s.lastRound).toBe(5);
  });
  test("HLAS-056 a second objective changes nothing", () => {
    const it = scene({
      units: [
        [0, "nw-2", "serf", 5],
        [0, "nw-5", "serf", 5],
        [0, "nw-3", "serf"],
        [0, "nw-4", "warrior", 5],
      ],
      resources: rich,
      round: 3,
    });
    it.s.trigger = "explore";
    it.s.lastRound = 4;
    it.slot("recruit").choose({ kind: "recruit", piece: "serf", count: 1 });
    expect([it.realm(0).serfsLeft, it.s.trigger, it.s.lastRound]).toEqual([0, "explore", 4]);
  });
  test("HLAS-049, 057, EX-60 eXplore: the last Land token turned up, even unresolved by a Tower", () => {
    const it = scene({ units: [[0, "sw-9", "serf"]], resources: rich })
      .slot("build")
      .choose({ kind: "tower", at: at("sw-9") });
    expect([it.s.hiddenLand, it.s.trigger]).toEqual([0, "explore"]);
    expect(it.seen("tokenResolved")).toEqual([]);
  });
  test("HLAS-EX-60 Sea tokens do not matter", () => {
    const it = scene({ units: [[0, "sw-9", "serf"]], resources: rich, tokens: [["sea-nw", "shoal"]] })
      .slot("build")
      .choose({ kind: "tower", at: at("sw-9") });
    expect(it.s.trigger).toBe("explore");
  });
  test("HLAS-009, 050, EX-58 eXpand: all Serfs and Warriors in play, on Buildings and the Action Bar too", () => {
    const it = scene({
      units: [
        [0, "nw-2", "serf", 5],
        [0, "nw-5", "serf", 1],
        [0, "nw-4", "warrior", 5],
      ],
      buildings: [["dock", "academy", "stables", "cathedral"]],
      resources: rich,
    });
    it.realm(0).slots[3] = SERF;
    it.realm(0).serfsLeft--;
    expect(it.realm(0).serfsLeft).toBe(1);
    it.slot("recruit").choose({ kind: "recruit", piece: "serf", count: 1 });
    expect(it.s.trigger).toBe("expand");
  });
  test("HLAS-EX-58 without the last Warrior it is not met", () => {
    const it = scene({
      units: [
        [0, "nw-2", "serf", 5],
        [0, "nw-5", "serf", 5],
        [0, "nw-3", "serf"],
        [0, "nw-4", "warrior", 4],
      ],
      resources: rich,
    })
      .slot("recruit")
      .choose({ kind: "recruit", piece: "serf", count: 1 });
    expect(it.s.trigger).toBe("");
  });
  test("HLAS-052 eXterminate is met by destroying a Capital", () => {
    const it = scene({
      seats: 3,
      units: [[0, "ne-2", "warrior", 5]],
      resources: rich,
      factions: ["dwarves", "elves", "humans"],
    })
      .march("ne-2", Array(5).fill("warrior"), "ne-1")
      .tactics("charge", "fall-back")
      .plain("pay");
    expect(it.s.trigger).toBe("exterminate");
  });
});

describe("final scoring", () => {
  test("HLAS-008, 281, 282, 283, 284, 285, 286, 287 Units, Buildings, Towers by distance, level, Scribed spells, Regions without the own Capital", () => {
    const it = ended({
      factions: ["humans", "orcs"],
      units: [
        [0, "nw-1", "serf", 2],
        [0, "nw-2", "warrior", 2],
        [0, "nw-5", "hero-1"],
        [0, "sea-nw", "sea-vessel"],
      ],
      buildings: [["cathedral", "dock"]],
      towers: [[0, "nw-10"]],
      levels: [2],
      scribed: [["haste"]],
      vp: [7],
    });
    expect(scoreOf(it.s, 0)).toMatchObject({
      play: 7,
      units: 2 + 2 + 2,
      buildings: 2,
      towers: 2,
      level: 3,
      scribed: 1,
      regions: 4,
      abilities: 0,
      tokens: 0,
      total: 25,
    });
  });
  test("HLAS-288 abilities score: Cathedral III, Stables III, Great Forge III", () => {
    const it = ended({
      factions: ["humans", "dwarves"],
      units: [
        [0, "nw-1", "serf", 8],
        [0, "ne-7", "warrior"],
      ],
      buildings: [["cathedral", "stables"], ["great-forge"]],
      towers: [[1, "ne-5"]],
      levels: [3, 3],
    });
    expect([scoreOf(it.s, 0).abilities, scoreOf(it.s, 1).abilities]).toEqual([2 + 1, 1]);
  });
  test("HLAS-289, EX-65 a docked Sea Vessel holds its Land Region and no sea", () => {
    const it = ended({ units: [[0, "nw-7", "sea-vessel"]] });
    expect(scoreOf(it.s, 0).regions).toBe(1);
  });
  test("HLAS-EX-65 at sea it holds the Sea Region", () => {
    expect(scoreOf(ended({ units: [[0, "sea-w-outer", "sea-vessel"]] }).s, 0).regions).toBe(1);
  });
  test("HLAS-047, 290 most VP win; ties by resources, else shared", () => {
    const tied = (first: number): number[] => {
      const it = scene({
        vp: [5, 5],
        resources: [
          [first, 0, 0],
          [3, 0, 0],
        ],
      });
      return [...hlas.result(it.s).winners];
    };
    expect([tied(2), tied(3), tied(4)]).toEqual([[1], [0, 1], [0]]);
    const it = scene({ vp: [6, 5] });
    expect(hlas.result(it.s).places).toEqual([1, 2]);
  });
  test("HLAS-291 every faction has its ending in both languages", () => {
    for (const names of [en, pl])
      for (const faction of Object.values(names.factions)) expect(faction.text.length).toBeGreaterThan(40);
  });
  test("HLAS-291 the winner's is told at the end", () => {
    const { s } = scene({ factions: ["orcs", "elves"], vp: [3, 30] });
    const events: HlasEvent[] = [];
    endGame(s, "rounds", { emit: (event: HlasEvent) => events.push(event) } as never);
    expect(events).toEqual([{ type: "gameEnded", reason: "rounds", factions: ["elves"] }]);
    expect(JSON.stringify(english.log(events[0]!, {} as never))).toContain(en.factions.elves.text);
  });
  test("HLAS-395, EX-70 VP never fall below 0", () => {
    const it = scene({
      factions: ["dwarves", "elves"],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "serf"],
      ],
      resources: rich,
    })
      .march("nw-2", ["warrior"], "nw-5")
      .tactics("stand-together", "fall-back");
    expect(it.realm(1).vp).toBe(0);
  });
  test("HLAS-EX-70 the attacker, who has one, falls to 0", () => {
    const it = scene({
      factions: ["dwarves", "elves"],
      units: [
        [0, "nw-2", "warrior"],
        [1, "nw-5", "serf"],
      ],
      resources: rich,
    })
      .march("nw-2", ["warrior"], "nw-5")
      .tactics("fall-back", "stand-together");
    expect([it.realm(0).vp, it.s.excluded === NONE]).toEqual([0, false]);
  });
});
