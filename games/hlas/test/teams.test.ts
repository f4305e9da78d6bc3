import { describe, expect, test } from "vitest";
import { teamsOf } from "#kernel/teams.ts";
import { ALLY_SEA_DECK, NONE, SEA_DECK } from "../content/marks.ts";
import { hlas } from "../index.ts";
import { strengthParts, totalStrength } from "../rules/battle-strength.ts";
import { harvestOf } from "../rules/harvest.ts";
import { allyOf, roomIn } from "../rules/queries.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Spec } from "./scene-spec.ts";
import { at, type Scene, scene } from "./scenes.ts";

const rich: Spec["resources"] = [
  [5, 5, 5],
  [5, 5, 5],
  [5, 5, 5],
  [5, 5, 5],
];
const team = (more: Spec): Scene =>
  scene({ seats: 4, teams: true, factions: ["humans", "orcs", "dwarves", "elves"], resources: rich, ...more });

describe("teams", () => {
  test("HLAS-371 the settings name the teams that the rules play", () => {
    const { s } = team({});
    const teams = teamsOf(hlas.options, 4, { teams: "on" });
    for (const seat of [0, 1, 2, 3]) expect(teams.find(each => each.includes(seat))).toContain(allyOf(s, seat));
  });

  test("HLAS-372, 383 allies share Regions in peace; their Towers and Capitals do not stop anybody, nor help", () => {
    const it = team({
      units: [
        [0, "se-2", "warrior"],
        [2, "se-5", "serf"],
      ],
      towers: [[2, "se-5"]],
    }).march("se-2", ["warrior"], "se-5", "se-10", "stop");
    expect(it.count(0, "warrior", "se-10")).toBe(1);
    const shared = team({
      units: [
        [0, "se-2", "warrior"],
        [2, "se-5", "serf"],
      ],
      towers: [[2, "se-5"]],
    }).march("se-2", ["warrior"], "se-5", "stop");
    expect(shared.seen("battleStarted")).toEqual([]);
    const ways = team({ units: [[0, "se-5", "hero-1"]], towers: [[2, "nw-10"]] })
      .slot("march-1")
      .choose({ kind: "start", from: at("se-5") })
      .unit(0, "hero-1", "se-5").ways;
    expect(ways).not.toContain("nw-10");
  });
  test("HLAS-373 five allied Units in a Region; guests in an ally's Capital are limited to five", () => {
    const it = team({
      units: [
        [0, "nw-5", "serf", 2],
        [2, "nw-5", "serf", 2],
        [2, "se-1", "serf", 7],
        [0, "se-1", "warrior", 2],
      ],
    });
    expect([roomIn(it.s, 0, at("nw-5")), roomIn(it.s, 0, at("se-1"))]).toEqual([1, 3]);
    expect(roomIn(it.s, 2, at("se-1"))).toBeGreaterThan(9);
  });
  test("HLAS-374, 385, EX-73 both collect from a shared Region, the working Serf's owner more; it counts once at the end", () => {
    const it = team({
      units: [
        [0, "nw-5", "serf"],
        [2, "nw-5", "warrior"],
      ],
    });
    expect([harvestOf(it.s, 0).mana, harvestOf(it.s, 2).mana]).toEqual([2, 1]);
    expect(scoreOf(it.s, 0).regions + scoreOf(it.s, 2).regions).toBe(1);
  });
  test("HLAS-EX-73 alone each would count it", () => {
    const it = team({
      units: [
        [0, "nw-5", "serf"],
        [2, "nw-4", "warrior"],
      ],
    });
    expect(scoreOf(it.s, 0).regions + scoreOf(it.s, 2).regions).toBe(2);
  });
  test("HLAS-287, 385 the Region of an ally's Capital counts for nobody while it stands", () => {
    const it = team({ units: [[0, "se-1", "warrior"]] });
    expect(scoreOf(it.s, 0).regions + scoreOf(it.s, 2).regions).toBe(0);
  });
  test("HLAS-448, 475 an ally's Units aboard the Galleon fight along", () => {
    const it = team({
      buildings: [["dock"]],
      units: [
        [0, "nw-1", "sea-vessel"],
        [0, "sea", "warrior"],
        [2, "nw-1", "warrior"],
        [1, "nw-2", "serf"],
      ],
    });
    const ally = it.realm(2);
    ally.warriors[at("nw-1")] = 0;
    ally.warriors[ALLY_SEA_DECK] = 1;
    it.slot("sail").steps("sea-nw", "stop").choose({ kind: "use", ability: "dock-1" }).region("nw-2");
    it.tactics("stand-together", "fall-back");
    expect(it.seen("strengthCounted")[0]!.attackTotal).toBe(3 + 4 + 1);
  });
  test("HLAS-375 of two Serfs on one space the one who came first works", () => {
    const it = team({
      units: [
        [2, "nw-5", "serf"],
        [0, "nw-5", "serf"],
      ],
    });
    expect([harvestOf(it.s, 0).mana, harvestOf(it.s, 2).mana]).toEqual([1, 2]);
  });
  test("HLAS-375 who leaves and comes back came last; who goes aboard there has not left", () => {
    const back = team({
      units: [
        [0, "nw-5", "serf"],
        [2, "nw-5", "serf"],
        [0, "nw-1", "serf"],
      ],
    });
    back.march("nw-5", ["serf"], "nw-4", "stop").march("nw-4", ["serf"], "nw-5", "stop");
    expect([harvestOf(back.s, 0).mana, harvestOf(back.s, 2).mana]).toEqual([1, 2]);
    const aboard = team({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "nw-2", "serf"],
        [2, "nw-2", "serf"],
      ],
    });
    aboard.choose({ kind: "board", piece: "serf", place: at("nw-2"), deck: SEA_DECK });
    expect([harvestOf(aboard.s, 0).food, harvestOf(aboard.s, 2).food]).toEqual([2, 1]);
    aboard.choose({ kind: "leave", piece: "serf", place: SEA_DECK });
    expect([harvestOf(aboard.s, 0).food, harvestOf(aboard.s, 2).food]).toEqual([2, 1]);
  });
  test("HLAS-375 a Serf who comes aboard a Vessel comes with it", () => {
    const it = team({
      units: [
        [0, "nw-1", "sea-vessel"],
        [0, "sea", "serf"],
        [2, "nw-3", "serf"],
      ],
    });
    it.slot("sail").steps("sea-nw", "nw-2").until("turn.chooseAction");
    expect(it.seat).toBe(1);
    while (it.seat !== 2) it.slot("tax").until("turn.chooseAction");
    it.march("nw-3", ["serf"], "nw-2", "stop");
    expect([harvestOf(it.s, 0).food, harvestOf(it.s, 2).food]).toEqual([2, 1]);
  });
  test("HLAS-376, 377 with Tax, also repeated, resources may be given to the ally, before and after, up to 10", () => {
    const it = team({
      tax: ["mana", "ore", "food"],
      units: [
        [0, "nw-1", "serf"],
        [2, "se-1", "serf"],
      ],
      resources: [
        [1, 0, 0],
        [0, 0, 0],
        [0, 9, 0],
        [0, 0, 0],
      ],
    }).slot("tax");
    it.choose(
      { kind: "give", resource: "ore" },
      { kind: "resource", resource: "mana" },
      { kind: "give", resource: "mana" },
    );
    expect([it.resources(0), it.resources(2)]).toEqual([
      [0, 3, 0],
      [1, 10, 0],
    ]);
    expect(it.offered("give")).toEqual([]);
    expect(it.seat).toBe(2);
    it.plain("repeat");
    expect(it.offered("give").length).toBeGreaterThan(0);
  });
  test("HLAS-378, 474 allied Units march along if their owner agrees, and only with an own Unit", () => {
    const it = team({
      units: [
        [0, "nw-5", "warrior"],
        [2, "nw-5", "serf"],
      ],
    })
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-5") });
    expect(it.offered("unit").map(({ owner }) => owner)).toEqual([0]);
    it.unit(0, "warrior", "nw-5").unit(2, "serf", "nw-5");
    expect([it.place, it.seat]).toEqual(["march.consent", 2]);
    it.plain("accept").steps("nw-10", "stop");
    expect([it.count(0, "warrior", "nw-10"), it.count(2, "serf", "nw-10")]).toEqual([1, 1]);
    const no = team({
      units: [
        [0, "nw-5", "warrior"],
        [2, "nw-5", "serf"],
      ],
    })
      .slot("march-1")
      .choose({ kind: "start", from: at("nw-5") })
      .unit(0, "warrior", "nw-5")
      .unit(2, "serf", "nw-5")
      .plain("decline");
    expect(no.offered("unit")).toEqual([]);
  });
  test("HLAS-474 Units board an allied Vessel with its owner's consent", () => {
    const it = team({
      units: [
        [2, "nw-2", "sea-vessel"],
        [0, "nw-2", "serf"],
      ],
    }).choose({ kind: "board", piece: "serf", place: at("nw-2"), deck: ALLY_SEA_DECK });
    expect([it.place, it.seat]).toEqual(["boarding.consent", 2]);
    it.plain("accept");
    expect(it.realm(0).serfs[ALLY_SEA_DECK]).toBe(1);
  });
  test("HLAS-378, 474 the ally's Units are taken aboard the own Vessel with their owner's consent", () => {
    const ask = (): Scene =>
      team({
        units: [
          [0, "nw-2", "sea-vessel"],
          [2, "nw-2", "serf"],
        ],
      })
        .slot("sail")
        .choose({ kind: "invite", piece: "serf", place: at("nw-2"), deck: SEA_DECK });
    const it = ask();
    expect([it.place, it.seat]).toEqual(["boarding.consent", 2]);
    it.plain("accept").steps("sea-nw", "stop");
    expect(it.realm(2).serfs[ALLY_SEA_DECK]).toBe(1);
    const no = ask().plain("decline");
    expect([no.place, no.count(2, "serf", "nw-2")]).toEqual(["voyage.sail", 1]);
  });
  const defence = (more: Spec = {}): Scene =>
    team({
      turn: 1,
      units: [
        [0, "nw-3", "warrior", 2],
        [2, "nw-3", "hero-2"],
        [1, "nw-2", "warrior", 5],
      ],
      buildings: [["cathedral"], [], ["great-forge"]],
      resources: [
        [0, 0, 0],
        [5, 9, 5],
        [0, 0, 0],
        [0, 0, 0],
      ],
      ...more,
    }).march("nw-2", Array(5).fill("warrior"), "nw-3");
  test("HLAS-212, 379, 381, 475, EX-86 allies defend as one side; the stronger says who leads, and only the leader's bonuses count", () => {
    const it = defence();
    expect([it.place, it.seat]).toEqual(["battle.chooseLeader", 0]);
    it.choose({ kind: "lead", seat: 0 });
    expect(totalStrength(strengthParts(it.s, it.frame("battle"), 1))).toBe(7);
    expect(it.s.open).toEqual([1, 0]);
    const other = defence().choose({ kind: "lead", seat: 2 });
    expect([other.place, other.seat]).toEqual(["battle.confirmLeader", 2]);
    expect(other.plain("decline").frame("battle").defender).toBe(0);
    expect(defence().choose({ kind: "lead", seat: 2 }).plain("accept").frame("battle").defender).toBe(2);
  });
  test("HLAS-381 whichever ally is stronger says who leads, and may lead", () => {
    for (const strong of [0, 2]) {
      const it = defence({
        units: [
          [1, "nw-2", "warrior", 5],
          [0, "nw-3", "warrior", strong === 0 ? 2 : 1],
          [2, "nw-3", "warrior", strong === 0 ? 1 : 2],
        ],
      });
      expect([it.place, it.seat]).toEqual(["battle.chooseLeader", strong]);
      expect(it.choose({ kind: "lead", seat: strong }).frame("battle").defender).toBe(strong);
    }
  });
  test("HLAS-381 a leader is named only where allies stand together", () => {
    expect(defence().choose({ kind: "lead", seat: 0 }).seen("leaderChosen")).toHaveLength(1);
    const alone = defence({
      units: [
        [1, "nw-2", "warrior", 5],
        [0, "nw-3", "warrior"],
      ],
    });
    expect([alone.seen("battleStarted").length, alone.seen("leaderChosen")]).toEqual([1, []]);
  });
  test("HLAS-380, 382, 477, EX-86 the leader plays, pays and takes the damage of the whole army on own pieces first", () => {
    const it = defence().choose({ kind: "lead", seat: 0 }).tactics("stand-together", "stand-together");
    expect([it.place, it.seat]).toEqual(["battle.offerUnits", 2]);
    it.plain("decline");
    expect(it.frame("battle").damage).toBe(4);
    it.unit(0, "warrior", "nw-3").unit(0, "warrior", "nw-3");
    expect(it.realm(0).warriorsLeft).toBe(5);
    expect(it.realm(2).heroes[1]).toBe(at("se-1"));
  });
  test("HLAS-EX-86 with the ally's offer the Hero may take it instead", () => {
    const it = defence().choose({ kind: "lead", seat: 0 }).tactics("stand-together", "stand-together").plain("accept");
    expect(it.offered("unit").map(({ owner }) => owner)).toEqual([0, 2]);
  });
  test("HLAS-384 the ally is no opponent: it is not asked to react", () => {
    const it = team({ libraries: [["harvest-hymn"], ["fury"], ["cancel-spell"], ["fury"]] })
      .slot("cast")
      .cast("harvest-hymn");
    const asked: number[] = [];
    while (it.place.startsWith("spell.")) {
      asked.push(it.seat);
      it.plain("pass");
    }
    expect(asked).toEqual([1, 3, 1, 3]);
  });
  test("HLAS-385, 386 allies add up their VP; ties go by the team's resources", () => {
    const it = team({
      vp: [5, 4, 0, 2],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(hlas.result(it.s)).toMatchObject({ winners: [1, 3], places: [3, 1, 3, 1] });
    const tied = team({
      vp: [5, 4, 0, 1],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
        [1, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(hlas.result(tied.s).winners).toEqual([0, 2]);
  });
  const siege = (more: Spec = {}): Scene =>
    team({
      turn: 1,
      units: [[1, "se-2", "warrior", 5]],
      resources: [
        [0, 0, 0],
        [9, 9, 9],
        [0, 0, 0],
        [0, 0, 0],
      ],
      ...more,
    }).march("se-2", Array(5).fill("warrior"), "se-1");
  test("HLAS-387, 476 the Capital's owner leads; if it falls the guests lose half of their own Strength and go home; the ally plays on", () => {
    const it = siege({
      units: [
        [1, "se-2", "warrior", 5],
        [0, "se-1", "warrior", 2],
      ],
    });
    expect(it.frame("battle").defender).toBe(2);
    it.tactics("charge", "fall-back").plain("pay").unit(0, "warrior", "se-1");
    expect(it.realm(2).isOut).toBe(true);
    expect([it.realm(0).warriorsLeft, it.count(0, "warrior", "nw-1")]).toEqual([4, 1]);
    expect([it.s.ending, it.s.lastRound]).toEqual(["", 2]);
  });
  test("HLAS-476 an ally without Units there has no part in the battle", () => {
    const it = siege({ units: [[1, "se-2", "warrior", 5]] });
    it.tactics("charge", "fall-back").plain("pay");
    expect([it.realm(2).isOut, it.seen("battleEnded")[0]!.defender]).toEqual([true, 2]);
  });
  test("HLAS-265, 387 when a whole team is out the other has won", () => {
    const it = siege();
    it.realm(0).isOut = true;
    it.realm(0).capital = NONE;
    it.tactics("charge", "fall-back").plain("pay");
    expect(hlas.result(it.s)).toMatchObject({ winners: [1, 3], reason: "alone" });
  });
  test("HLAS-388 each player's objectives are judged alone", () => {
    const it = team({
      units: [[0, "nw-2", "serf"]],
      towers: [
        [0, "ne-7"],
        [2, "se-5"],
      ],
      levels: [3, 1, 3, 1],
    })
      .slot("build")
      .choose({ kind: "tower", at: at("nw-2") });
    expect(it.s.trigger).toBe("");
  });
});
