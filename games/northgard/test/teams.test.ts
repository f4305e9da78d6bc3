import { describe, expect, test } from "vitest";
import { start } from "#kernel/start.ts";
import { teamsOf } from "#kernel/teams.ts";
import { northgard } from "../index.ts";
import { isStaleSwap } from "../rules/harvest.ts";
import { areEnemies, areTeammates } from "../rules/queries.ts";
import { resultOf } from "../rules/result.ts";
import type { Spec } from "./scene-spec.ts";
import { face, scene } from "./scenes.ts";

const pass = { kind: "pass" } as const;
const team: Spec = { seats: 4, teams: true };
const swap = (give: "food" | "wood" | "lore", take: "food" | "wood" | "lore") =>
  ({ kind: "swap", give, take }) as const;
/** Seats 0 and 2 are teammates, in the north and west; seats 1 and 3 their enemies in the south and east. */
const corners = ["0 0,0:n 3", "1 0,0:s 1", "2 0,0:w 2", "3 0,0:e 2"] as const;

describe("the team game", () => {
  test("NOR-279 the settings name the teams that the rules play", () => {
    const { s } = scene(team);
    const teams = teamsOf(northgard.options, 4, { teams: "on" });
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const)
      expect(teams.some(each => each.includes(a) && each.includes(b))).toBe(areTeammates(s, a, b));
  });

  test("NOR-278, NOR-279 exactly four seats, first and third against second and fourth, in turns", () => {
    expect(northgard.options.find(option => option.id === "teams")?.seats).toEqual([4]);
    expect(start(northgard, { seats: 3, options: { teams: "on" }, seed: "t" })).toMatchObject({ teams: false });
    const { s } = scene(team);
    expect(s.teams).toBe(true);
    expect([areTeammates(s, 0, 2), areTeammates(s, 1, 3), areTeammates(s, 0, 1), areTeammates(s, 0, 3)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([areEnemies(s, 0, 2), areEnemies(s, 0, 1), areEnemies(s, 3, 0), areEnemies(s, 1, 3)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const it = scene({
      ...team,
      units: corners,
      hands: [["start-move"], ["start-move"], ["start-move"], ["start-move"]],
    });
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(it.seat);
      it.choose({ kind: "wait" }, { kind: "use", card: "start-move", isRemoved: false });
    }
    expect(order).toEqual([0, 1, 2, 3]);
  });

  test("NOR-280 teammates know each other's glory but not each other's cards", () => {
    const it = scene({
      ...team,
      units: corners,
      glory: [1, 2, 3, 4],
      hands: [["start-move"], [], ["start-build"], []],
    });
    const clans = it.look(0).view.clans;
    expect(clans.map(clan => clan.glory)).toEqual([1, null, 3, null]);
    expect([clans[0]!.hand, clans[2]!.hand, clans[2]!.handSize]).toEqual([["start-move"], null, 1]);
  });

  test("NOR-281, NOR-282, NOR-283, NOR-EX-44 units pass through a teammate's land but never stay there", () => {
    const one = scene({ ...team, units: corners, hands: [["start-move"]] });
    one.play("start-move");
    expect(one.offered("march").map(option => option.to)).toEqual([one.at("0,0:e")]);
    const two = scene({
      ...team,
      units: corners,
      hands: [["militia"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    two.play("militia").march("0,0:n", "0,0:w", 2);
    // The units in there must move on.
    expect(two.offers({ kind: "stop" })).toBe(false);
    expect(new Set(two.offered("march").map(option => option.from))).toEqual(new Set([two.at("0,0:w")]));
    two.choose({ kind: "march", from: two.at("0,0:w"), to: two.at("0,0:s") });
    expect(two.offered("send")).toEqual([]);
    expect(two.seen("combatStarted")).toMatchObject([{ attacker: 0, defender: 1, at: two.at("0,0:s") }]);
    expect([two.owner("0,0:w"), two.units("0,0:w")]).toEqual([2, 2]);
  });

  test("NOR-283 entering needs the moves to get out again: not over a Difficult Border, not into a Bear's land", () => {
    const map = ["tile-08 0 0 0"] as const;
    const spec = {
      ...team,
      map,
      units: ["0 0,0:n 3", "2 0,0:m 2"],
    } as const;
    const short = scene({ ...spec, hands: [["militia"]] });
    expect(short.play("militia").offered("march")).toEqual([]);
    const enough = scene({ ...spec, hands: [["infiltration"]] });
    enough.play("infiltration").march("0,0:n", "0,0:m", 3);
    // One move is left: enough for the Regular Border, not for the way back.
    expect(enough.offered("march").map(option => option.to)).toEqual([enough.at("0,0:s")]);
    const bear = scene({ ...spec, hands: [["infiltration"]], beasts: ["brown-bear-beige 0,0:m"] });
    expect(bear.play("infiltration").offered("march")).toEqual([]);
    // A Fallen Valkyrie who shares the teammate's land since setup would stop everybody there (NOR-304).
    const guarded = scene({
      ...team,
      units: corners,
      hands: [["militia"]],
      beasts: ["fallen-valkyrie-beige 0,0:w"],
    });
    guarded.play("militia");
    expect(guarded.offered("march").map(option => option.to)).toEqual([guarded.at("0,0:e")]);
    const kaija = scene({
      ...team,
      clans: ["bear", "boar", "goat", "wolf"],
      units: ["2 0,0:w 2", "0 0,0:e 1"],
      kaija: "0,0:n",
      hands: [["militia"]],
    });
    kaija.play("militia").march("0,0:n", "0,0:w").march("0,0:w", "0,0:s");
    expect(kaija.clan(0).kaija).toBe(kaija.at("0,0:s"));
  });

  test("NOR-283, NOR-284 a group split in a teammate's land keeps moves enough for both parts to get out", () => {
    const spec = {
      ...team,
      units: ["0 0,0:n 2", "2 0,0:w 1", "2 0,0:s 1", "1 0,0:e 1"],
    } as const;
    const three = scene({ ...spec, hands: [["infiltration"]] });
    three.play("infiltration").march("0,0:n", "0,0:w", 2);
    // Two moves are left: one part in the west and one in the south could not both go on.
    three.choose({ kind: "march", from: three.at("0,0:w"), to: three.at("0,0:s") });
    expect(three.place).toBe("move.chooseMarch");
    expect(three.s.guests).toEqual([{ seat: 0, at: three.at("0,0:s"), units: 2 }]);
    const four = scene({ ...spec, hands: [["incursion"]] });
    four.play("incursion").march("0,0:n", "0,0:w", 2).march("0,0:w", "0,0:s", 1);
    expect(four.s.guests).toHaveLength(2);
    four.march("0,0:s", "0,0:e").march("0,0:w", "0,0:n");
    expect(four.seen("combatStarted").map(({ defender }) => defender)).toEqual([1]);
  });

  test("NOR-283 the last move belongs to units that have to leave a teammate's land, and the refusal of others says so", () => {
    const it = scene({
      ...team,
      units: ["0 0,0:n 1", "0 0,0:e 1", "2 0,0:w 1"],
      hands: [["militia"]],
    });
    it.play("militia").march("0,0:n", "0,0:w");
    expect(new Set(it.offered("march").map(option => option.from))).toEqual(new Set([it.at("0,0:w")]));
    expect(it.whyNotFrom("0,0:e")).toEqual(["teammate-there"]);
  });

  test("NOR-226, NOR-283 units do not leave Kaija behind in a teammate's land without a move for her", () => {
    const it = scene({
      ...team,
      clans: ["bear", "boar", "goat", "wolf"],
      units: ["0 0,0:n 2", "2 0,0:w 2", "1 0,0:s 2"],
      kaija: "0,0:n",
      hands: [["militia"]],
    });
    it.play("militia").march("0,0:n", "0,0:w", 2, true);
    const west = it.at("0,0:w");
    expect(it.offered("march").map(option => option.to)).not.toContain(it.at("0,0:s"));
    it.choose({ kind: "march", from: west, to: it.at("0,0:n") });
    expect([it.place, it.units("0,0:n"), it.clan(0).kaija]).toEqual(["turn.chooseOption", 2, it.at("0,0:n")]);
  });

  test("NOR-284 no card, token or power works against a teammate", () => {
    const it = scene({
      ...team,
      clans: ["raven", "boar", "goat", "stag"],
      units: ["0 0,0:n 2", "2 0,0:w 2"],
      hands: [
        ["raven-raiding-party", "wolf-plunder", "capture", "bribery", "spy", "veiled-threats"],
        [],
        ["start-move"],
      ],
      played: [[], [], ["warriors"]],
    });
    expect(it.offered("play")).toEqual([]);
    const secrets = scene({
      ...team,
      units: corners,
      hands: [["enemy-secrets"]],
      played: [[], [], ["warriors"], ["heroic-charge"]],
    });
    secrets.play("enemy-secrets");
    expect(secrets.options).toEqual([{ kind: "copy", seat: 3, card: "heroic-charge" }]);
    // A teammate's card is not cancelled.
    const strategy = scene({
      ...team,
      units: corners,
      hands: [["town-hall"], [], ["defensive-strategy"], []],
    });
    strategy.play("town-hall");
    expect(strategy.place).toBe("recruit.placeUnit");
    const harvest = scene({
      ...team,
      clans: ["snake", "boar", "goat", "wolf"],
      map: ["tile-06 0 0 0"],
      units: ["0 0,0:e 1", "2 0,0:s 1"],
      scorched: "0,0:s",
      step: "harvest",
    });
    expect(harvest.resources(2)).toEqual([0, 0, 1]);
    expect(harvest.seen("resourceRobbed")).toEqual([]);
    expect(harvest.place).not.toBe("harvest.robLand");
  });

  test("NOR-284 a teammate's land is no land to retreat to, recruit, build, explore or score in", () => {
    const retreat = scene({
      ...team,
      units: ["0 0,0:s 2", "1 0,0:e 4", "2 0,0:w 1", "3 0,0:n 1"],
      hands: [["start-move"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    retreat.play("start-move").march("0,0:s", "0,0:e", 2);
    // West is the teammate's, north the enemy's: the way back is the only one.
    expect(retreat.seen("unitsMoved").at(-1)).toMatchObject({ to: retreat.at("0,0:s"), cause: "retreat" });
    const it = scene({
      ...team,
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:n 1", "2 0,0:e 1"],
      hands: [["start-recruit"]],
    });
    it.play("start-recruit");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:n")]);
    const build = scene({
      ...team,
      map: ["tile-24 0 0 0"],
      units: ["0 0,0:n 1", "2 0,0:e 1"],
      hands: [["start-build"]],
      resources: [[0, 1, 0]],
    });
    // Only the teammate has a small slot.
    expect(build.offered("play")).toEqual([]);
    const explore = scene({
      ...team,
      map: ["start 0 0 0", "tile-24 1 0 0", "tile-21 1 -1 0"],
      units: ["0 0,0:n 1", "2 1,-1:n 1"],
      hands: [["start-explore"]],
      stack: ["tile-13"],
    });
    explore.play("start-explore");
    // Not beside the teammate's land alone, and never joining both.
    expect(explore.offered("place").every(({ x, y }) => x === 0 && y === -1)).toBe(true);
    expect(explore.offers({ kind: "place", tile: 13, x: 0, y: -1, turn: 0 })).toBe(false);
  });

  test("NOR-285, NOR-286, NOR-392 after everybody has collected, teammates may swap one for one, if both want", () => {
    const it = scene({
      ...team,
      map: ["tile-06 0 0 0"],
      units: ["0 0,0:n 1", "2 0,0:s 1"],
      resources: [
        [1, 0, 0],
        [1, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      step: "harvest",
      chance: [],
    });
    // Seat 2 has collected its lore already when the first swap is offered.
    expect([it.place, it.seat]).toEqual(["harvest.trade", 0]);
    expect(it.options).toEqual([swap("food", "lore"), { kind: "done" }]);
    it.choose(swap("food", "lore"));
    expect([it.place, it.seat]).toEqual(["harvest.answerSwap", 2]);
    it.choose({ kind: "decline" });
    expect([it.resources(0), it.resources(2)]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
    // The teammate may offer the same in its own turn, and it is accepted.
    if (it.seat === 0) it.choose({ kind: "done" });
    expect([it.place, it.seat]).toEqual(["harvest.trade", 2]);
    it.choose(swap("lore", "food"), { kind: "accept" });
    expect([it.resources(0), it.resources(2)]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });

  const swapping: Spec = {
    ...team,
    units: ["0 0,0:n 1"],
    resources: [
      [2, 0, 0],
      [0, 0, 0],
      [0, 2, 1],
      [0, 0, 0],
    ],
    step: "harvest",
    chance: [],
  };

  test("NOR-286 teammates swap as often as both agree; a kind may travel back, a declined offer be made again", () => {
    const it = scene(swapping);
    const offers = () => it.offered("swap").map(({ give, take }) => `${give} for ${take}`);
    expect([it.seat, offers()]).toEqual([0, ["food for wood", "food for lore"]]);
    it.choose(swap("food", "wood"), { kind: "accept" });
    const all = ["food for wood", "food for lore", "wood for food", "wood for lore"];
    expect(offers()).toEqual(all);
    it.choose(swap("food", "lore"), { kind: "decline" });
    expect(offers()).toEqual(all);
    it.choose(swap("food", "lore"), { kind: "accept" }, swap("wood", "food"), { kind: "accept" });
    expect([it.resources(0), it.resources(2)]).toEqual([
      [1, 0, 1],
      [1, 2, 0],
    ]);
  });

  test("NOR-286 a bot neither repeats an offer that was declined nor sends a kind back", () => {
    const it = scene(swapping);
    it.choose(swap("food", "wood"), { kind: "accept" }, swap("food", "lore"), { kind: "decline" });
    const stale = it.offered("swap").filter(offer => isStaleSwap(it.s, offer));
    expect(stale.map(({ give, take }) => `${give} for ${take}`)).toEqual([
      "food for lore",
      "wood for food",
      "wood for lore",
    ]);
  });

  /** A row of tiles whose common sides are five closed territories; large buildings beside the slots save a larger map. */
  const row = [
    "start 0 0 0",
    "tile-01 1 0 0",
    "tile-03 2 0 0",
    "tile-06 3 0 0",
    "tile-22 4 0 0",
    "tile-30 5 0 0",
  ] as const;
  const strongholds = (owners: readonly number[]): Spec => ({
    ...team,
    map: row,
    units: [...owners.map((seat, x) => `${seat} ${x},0:e 1` as const), "3 0,0:n 1"],
    loose: owners.map((_, x) => `${x},0:e fortress` as const),
    glory: [0, 50, 0, 50],
    step: "checkEnd",
    chance: [],
  });

  test("NOR-288, NOR-287, NOR-EX-43 domination needs five strongholds of the team together", () => {
    const five = scene(strongholds([0, 0, 0, 2, 2]));
    expect(five.s.ending).toBe("domination");
    expect(resultOf(five.s)).toMatchObject({ winners: [0, 2], places: [1, 2, 1, 2] });
    expect(scene(strongholds([0, 0, 0, 2])).s.ending).toBe("");
    expect(scene(strongholds([0, 0, 0, 2, 1])).s.ending).toBe("");
  });

  test("NOR-287, NOR-439 glory, territories, units and buildings of a team are added", () => {
    const last = (glory: number[], units: NonNullable<Spec["units"]>) =>
      resultOf(scene({ ...team, units, glory, year: 7, step: "checkEnd", chance: [] }).s);
    expect(last([9, 6, 0, 4], corners)).toMatchObject({ winners: [1, 3], places: [2, 1, 2, 1] });
    expect(last([9, 6, 2, 4], corners)).toMatchObject({ winners: [0, 2] });
    // Equal glory: most territories, then most units, of the whole team.
    const territories = ["0 0,0:n 1", "1 0,0:s 1", "3 0,0:e 1"] as const;
    expect(last([5, 5, 5, 5], territories)).toMatchObject({ winners: [1, 3] });
    expect(last([5, 5, 5, 5], corners)).toMatchObject({ winners: [0, 2] });
    expect(last([5, 5, 5, 5], [...corners.slice(1), "0 0,0:n 1"])).toMatchObject({ winners: [0, 1, 2, 3] });
  });

  test("NOR-289 marker, display and setup are each player's own", () => {
    const it = scene({ ...team, units: corners, turn: 1, first: 0, chance: [] });
    expect(it.s.display).toHaveLength(4);
    for (let i = 0; i < 4; i++) it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect(it.s.first).toBe(1);
    expect(it.seen("displayCardTaken").map(event => event.seat)).toEqual([1, 2, 3, 0]);
    const fresh = start(northgard, { seats: 4, options: { teams: "on" }, seed: "teams" }) as never as {
      setupTiles: number[][];
      achievements: string[];
    };
    expect(fresh.setupTiles.map(hand => hand.length)).toEqual([3, 3, 3, 3]);
    expect(fresh.achievements).toHaveLength(4);
  });

  test("NOR-290 with ten years there is no domination", () => {
    expect(scene({ ...strongholds([0, 0, 0, 2, 2]), years: "10", year: 5 }).s.ending).toBe("");
    const it = scene({ ...strongholds([0, 0, 0, 2, 2]), years: "10", year: 10 });
    expect(it.s.ending).toBe("years");
    expect(resultOf(it.s).winners).toEqual([1, 3]);
  });
});
