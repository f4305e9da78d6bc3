// Edges of rules: where one line decides whether a rule holds.
import { expect, test } from "vitest";
import type { FactionId } from "../content/faction.ts";
import { ENEMY } from "../content/marks.ts";
import type { Piece } from "../content/units.ts";
import { abilities } from "../rules/abilities.ts";
import { participates } from "../rules/battle-queries.ts";
import { strengthParts, totalStrength } from "../rules/battle-strength.ts";
import { holds } from "../rules/conditions.ts";
import { armySpeed } from "../rules/modifiers.ts";
import { causeOf, type Locals } from "../rules/op-rule.ts";
import { arrive } from "../rules/pieces.ts";
import { convertResourceOp } from "../rules/resources.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Spec } from "./scene-spec.ts";
import { at, regionName, type Scene, scene } from "./scenes.ts";

test("HLAS-211, HLAS-447 Beguile moves nobody to a Capital, a third side's Region, or one without room", () => {
  const factions: FactionId[] = ["humans", "orcs", "dwarves"];
  const units: Spec["units"] = [
    [0, "nw-10", "warrior"],
    [1, "nw-5", "warrior", 2],
    [1, "nw-7", "serf", 4],
    [2, "nw-3", "serf"],
  ];
  const it = scene({ seats: 3, factions, libraries: [["beguile"]], resources: [[9, 9, 9]], units });
  it.slot("cast").cast("beguile").pass().region("nw-5").unit(1, "warrior", "nw-5").unit(1, "warrior", "nw-5");
  expect(it.offered("region").map(({ at }) => regionName(at))).toEqual(["nw-2", "nw-10", "nw-4"]);
});

test("HLAS-462 of the solo enemy's spell two die, also where they stand together", () => {
  const it: Scene = scene({
    seats: 1,
    factions: ["humans", "orcs"],
    homes: ["nw", "ne"],
    excluded: "sw",
    soloDeck: ["solo-research"],
    turn: "enemy",
    hero: 1,
    units: [
      [ENEMY, "ne-5", "hero-2"],
      [0, "ne-2", "serf", 3],
    ],
    resources: [
      [0, 0, 0],
      [0, 5, 0],
    ],
  });
  expect(it.seen("unitLost").map(({ piece }) => piece)).toEqual(["serf", "serf"]);
});

test("HLAS-154, HLAS-426 an army passes a Desert with the Outrider in it, not with the Outrider elsewhere or another Hero", () => {
  const marched = (...army: readonly Piece[]): boolean => {
    const it = scene({
      factions: ["humans", "orcs"],
      levels: [2],
      tokens: [["nw-9", "ore-vein", "settled"]],
      units: [
        ...army.map(piece => [0, "nw-10", piece] as const),
        ...(army.includes("hero-3") ? [] : [[0, "nw-3", "hero-3"] as const]),
      ],
    }).march("nw-10", army, "nw-9");
    return it.place === "march.move";
  };
  expect([marched("warrior", "hero-3"), marched("warrior"), marched("warrior", "hero-1")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("HLAS-162 an Old Fort adds 2 to the defence of its Region, and nothing to an attack", () => {
  const strengths = (fort: boolean): number[] => {
    const it = scene({
      factions: ["humans", "orcs"],
      units: [
        [0, "nw-2", "warrior", 2],
        [1, "nw-5", "warrior"],
      ],
      ...(fort && { tokens: [["nw-5", "old-fort", "settled"]] }),
    }).march("nw-2", ["warrior", "warrior"], "nw-5");
    return [0, 1].map(side => totalStrength(strengthParts(it.s, it.frame("battle"), side)));
  };
  const [attack = 0, defence = 0] = strengths(false);
  expect(strengths(true)).toEqual([attack, defence + 2]);
});

test("HLAS-251 a beaten Warden of level 2 may lead survivors to free land nearby", () => {
  const refuges = (answer: "use" | "decline"): string[] => {
    const it = scene({
      factions: ["humans", "elves"],
      levels: [1, 2],
      units: [
        [0, "nw-2", "warrior", 5],
        [1, "nw-5", "hero-1"],
        [1, "nw-5", "warrior", 2],
        [0, "nw-4", "serf"],
      ],
    })
      .march("nw-2", Array(5).fill("warrior"), "nw-5")
      .tactics("stand-together", "stand-together");
    it.choose(answer === "use" ? { kind: "use", ability: "warden-2" } : { kind: "decline" });
    while (it.place === "battle.assignDamage") it.unit(1, "warrior", "nw-5");
    return it.offered("retreat").map(({ to }) => regionName(to));
  };
  expect([refuges("decline"), refuges("use")]).toEqual([[], ["ne-1", "nw-2", "nw-3", "nw-10", "nw-7"]]);
});

test("HLAS-200 Star Temple III makes Scribed spells cheaper, and only those of the Library that lie Scribed", () => {
  const it = scene({
    factions: ["dwarves", "orcs"],
    levels: [3],
    buildings: [["star-temple"]],
    libraries: [["earthquake"]],
    scribed: [["earthquake"]],
  });
  const { prices } = it.look(0).view;
  expect([prices?.library[0]?.now, prices?.scribed[0]?.now]).toEqual([5, 4]);
});

test("HLAS-143, HLAS-EX-55 an army passes two full Regions in a row", () => {
  const it = scene({
    homes: ["nw", "se"],
    units: [
      [0, "nw-1", "warrior"],
      [0, "nw-2", "serf", 5],
      [0, "nw-3", "serf", 5],
      [0, "nw-5", "serf", 2],
      [0, "nw-5", "warrior", 3],
    ],
  })
    .slot("march-1")
    .choose({ kind: "start", from: at("nw-1") })
    .unit(0, "warrior", "nw-1");
  expect(it.ways).toContain("nw-2");
  it.steps("nw-2", "nw-3");
  expect(it.ways).toContain("nw-6");
});

test("HLAS-437 a token between two armies is explored from the one that is named, and from nowhere else", () => {
  const it = scene({
    libraries: [["pathfinder"]],
    resources: [[0, 9, 0]],
    tokens: [["nw-6", "ore-vein"]],
    units: [
      [0, "nw-3", "serf"],
      [0, "nw-10", "serf"],
    ],
  })
    .slot("cast")
    .cast("pathfinder")
    .pass()
    .region("nw-6");
  expect([it.place, it.offered("region").map(({ at }) => regionName(at))]).toEqual([
    "reveal.chooseBase",
    ["nw-10", "nw-3"],
  ]);
  const elsewhere = it.refusals.find(({ choice }) => "at" in choice && choice.at === at("nw-9"));
  expect(elsewhere?.why).toBe("no-base");
});

test("HLAS-462 the solo enemy's Star Pull takes two of three Serfs, and they fight", () => {
  const it = scene({
    seats: 1,
    factions: ["humans", "dwarves"],
    homes: ["nw", "ne"],
    excluded: "sw",
    soloDeck: ["solo-research"],
    turn: "enemy",
    hero: 1,
    units: [
      [ENEMY, "ne-5", "hero-2"],
      [0, "ne-2", "serf", 3],
    ],
    resources: [
      [0, 0, 0],
      [0, 5, 0],
    ],
  });
  expect(it.seen("unitsMoved").map(({ units, to }) => [units, regionName(to)])).toEqual([[["serf", "serf"], "ne-5"]]);
  expect(it.seen("battleStarted")).toHaveLength(1);
});

test("HLAS-464 without a Hero a copied board spell starts from own Units on land", () => {
  const it = scene({
    seats: 1,
    factions: ["humans", "orcs"],
    homes: ["nw", "ne"],
    excluded: "sw",
    soloDeck: ["solo-research"],
    turn: "enemy",
    hero: 0,
    libraries: [["copy-spell"]],
    units: [
      [ENEMY, "ne-5", "hero-1"],
      [0, "nw-5", "serf"],
      [0, "nw-6", "warrior"],
    ],
    resources: [
      [0, 9, 0],
      [0, 5, 0],
    ],
  })
    .plain("pass")
    .cast("copy-spell");
  expect([it.place, it.offered("region").map(({ at }) => regionName(at))]).toEqual([
    "anchor.chooseAnchor",
    ["nw-5", "nw-6"],
  ]);
});

test("HLAS-426 resources are exchanged only by who has any", () => {
  const { s } = scene({
    resources: [
      [0, 0, 0],
      [0, 1, 0],
    ],
  });
  const can = (seat: number) => convertResourceOp.isPossible(s, { seat } as Locals, { op: "convert-resource", max: 3 });
  expect([can(0), can(1)]).toEqual([false, true]);
});

test.each([
  ["token:bandits", "token"],
  ["spell:plague", "spell"],
  ["solo:solo-mark", "spell"],
  ["ability:stables-2", "ability"],
])("HLAS-404 what comes of %s is told as coming of a %s", (source, cause) => {
  expect(causeOf(source)).toBe(cause);
});

test("HLAS-462 of two Regions equally near the solo enemy's bolt hits the first by its compass, also where the other has weaker Units", () => {
  const hit = (first: Piece, second: Piece): string[] =>
    scene({
      seats: 1,
      factions: ["orcs", "humans"],
      homes: ["nw", "ne"],
      excluded: "sw",
      soloDeck: ["solo-research"],
      turn: "enemy",
      hero: 1,
      units: [
        [ENEMY, "ne-5", "hero-2"],
        [0, "ne-2", first],
        [0, "ne-4", second],
      ],
      resources: [
        [0, 0, 0],
        [0, 5, 0],
      ],
    })
      .seen("unitLost")
      .map(({ at }) => regionName(at));
  const [region] = hit("serf", "serf");
  expect(region).toBeDefined();
  expect([hit("warrior", "serf"), hit("serf", "warrior")]).toEqual([[region], [region]]);
});

test.each([
  [2, false],
  [3, true],
])("HLAS-429 with %i Mana the Shaman's blow for 3 is offered: %s", (mana, isOffered) => {
  const it = scene({
    factions: ["orcs", "humans"],
    levels: [3],
    units: [
      [0, "nw-1", "hero-2"],
      [0, "nw-1", "warrior"],
      [1, "nw-2", "serf", 2],
    ],
    resources: [[0, mana, 0]],
  }).march("nw-1", ["warrior", "hero-2"], "nw-2");
  expect(it.offered("use").map(({ ability }) => ability)).toEqual(isOffered ? ["shaman-3"] : []);
});

test("HLAS-288 Stables III score armies abroad, not those on the home continent", () => {
  const vp = (...where: string[]): number =>
    scoreOf(
      scene({
        homes: ["nw", "se"],
        levels: [3],
        buildings: [["stables"]],
        units: where.map(region => [0, region, "warrior"] as const),
      }).s,
      0,
    ).abilities;
  expect([vp("nw-2", "nw-3"), vp("nw-2", "ne-2"), vp("ne-2", "sw-4")]).toEqual([0, 1, 2]);
});

test("HLAS-379 who is not in a battle neither fights in it nor defends in it", () => {
  const it = scene({
    seats: 3,
    factions: ["humans", "orcs", "dwarves"],
    units: [
      [0, "nw-1", "warrior", 2],
      [1, "nw-2", "serf"],
      [2, "sw-4", "hero-1"],
    ],
  }).march("nw-1", ["warrior", "warrior"], "nw-2");
  const battle = it.frame("battle");
  const defends = (seat: number): boolean =>
    holds(it.s, seat, { ...abilities["thane-1"]!, when: [{ type: "role", role: "defender" }] }, { battle });
  expect([0, 1, 2].map(defends)).toEqual([false, true, false]);
  expect(participates(it.s, battle, 2, "hero-1")).toBe(false);
});

test("HLAS-462 the solo enemy's Star Fall takes the weakest of each Region around", () => {
  const it = scene({
    seats: 1,
    factions: ["humans", "elves"],
    homes: ["nw", "ne"],
    excluded: "sw",
    soloDeck: ["solo-research"],
    turn: "enemy",
    hero: 1,
    units: [
      [ENEMY, "ne-5", "hero-2"],
      [0, "ne-2", "serf"],
      [0, "ne-2", "warrior"],
      [0, "ne-4", "warrior", 2],
    ],
    resources: [
      [0, 0, 0],
      [0, 5, 0],
    ],
  });
  const lost = it.seen("unitLost").map(({ piece, at }) => `${piece} ${regionName(at)}`);
  expect(lost.sort()).toEqual(["serf ne-2", "warrior ne-4"]);
});

test("HLAS-429 what boards at the end of a turn is aboard, and the turn goes on", () => {
  const it = scene({
    units: [
      [0, "nw-1", "sea-vessel"],
      [0, "nw-1", "serf", 2],
    ],
  }).slot("tax");
  it.until("turn.finish");
  const [board] = it.offered("board");
  it.choose(board!);
  expect([it.place, it.count(0, "serf", "sea")]).toEqual(["turn.finish", 1]);
});

test("HLAS-141 with Outrider III the slower ones of her army are as fast as Speed 3", () => {
  const { s } = scene({ levels: [3], units: [[0, "nw-2", "hero-3"]] });
  const army = (...pieces: readonly Piece[]) => pieces.map(piece => ({ owner: 0, piece, place: at("nw-2") }));
  expect([armySpeed(s, 0, army("hero-1", "hero-3")), armySpeed(s, 0, army("hero-1"))]).toEqual([3, 1]);
});

test("HLAS-140 an army is put together from those who are there, and the question says how many", () => {
  const it = scene({
    units: [
      [0, "nw-2", "serf", 3],
      [0, "nw-2", "warrior"],
    ],
  })
    .slot("march-1")
    .choose({ kind: "start", from: at("nw-2") });
  expect(it.look(0).question?.args).toMatchObject({ room: 5, counts: [3, 1] });
  const barred = it.refusals.map(({ choice }) => choice).filter(({ kind }) => kind === "unit");
  expect(barred).toEqual([]);
});

test("HLAS-019 a Vessel may come back over the Region that it leaves full behind it", () => {
  const it = scene({
    units: [
      [0, "nw-2", "air-vessel"],
      [0, "nw-2", "serf", 4],
    ],
  })
    .slot("fly")
    .steps("nw-5");
  expect(it.ways).toContain("nw-2");
});

test("HLAS-375 who was first in a shared Region stays first when more come", () => {
  const { s } = scene({ seats: 4, teams: true });
  const region = at("sw-4");
  for (const seat of [0, 2, 0]) arrive(s, seat, "serf", region);
  expect(s.seniors[region]).toBe(0);
});

test("HLAS-019 a Vessel flies over a full Region if there is room in one of those beyond, not in all", () => {
  const ways = (...full: readonly string[]): readonly string[] =>
    scene({
      units: [[0, "nw-2", "air-vessel"], ...full.map(region => [0, region, "serf", 5] as const)],
    }).slot("fly").ways;
  expect(ways("nw-5", "nw-10")).toContain("nw-5");
});
