import { describe } from "vitest";
import { type Line, type Position, positions } from "#bots/test/positions/runner.ts";
import type { NorthChoice } from "../choices.ts";
import { northgard } from "../index.ts";
import type { Northgard } from "../state.ts";
import type { Spec } from "./scene-spec.ts";
import { face, facing, type Scene, scene } from "./scenes.ts";

type Played = Line<Northgard, NorthChoice>;

const told =
  (type: string, isMeant: (event: Record<string, unknown>) => boolean = () => true) =>
  ({ events }: Played): boolean =>
    events.some(event => event.type === type && isMeant(event as unknown as Record<string, unknown>));
const not =
  (judge: (line: Played) => boolean) =>
  (line: Played): boolean =>
    !judge(line);
const is =
  (kind: NorthChoice["kind"], details: object = {}) =>
  ({ choice }: Played): boolean =>
    choice.kind === kind && Object.entries(details).every(([key, value]) => Reflect.get(choice, key) === value);

/** The north, west, south and east of the start tile, each closed. */
const closed: NonNullable<Spec["map"]> = [
  "start 0 0 0",
  "tile-17 0 -1 2",
  "tile-01 -1 0 1",
  "tile-03 0 1 0",
  "tile-07 1 0 0",
  "tile-06 2 0 0",
];

/** Harvest is over but for the exchange; winter comes next. */
const beforeWinter = (resources: Spec["resources"], units: number, year = 2): Scene =>
  scene({
    units: [`0 0,0:n ${units}`, "1 0,0:s 2"],
    ...(resources && { resources }),
    year,
    step: "harvest",
  });

/** The first card has been played. */
const playing = (spec: Spec): Northgard => {
  const it = scene(spec);
  it.play(spec.hands![0]![0]!);
  return it.s;
};

const unrestCame = told("unrestTaken", ({ seat }) => seat === 0);

describe("Northgard", () => {
  const list: readonly Position<Northgard, NorthChoice>[] = [
    {
      title: "gets the food that winter will take for three wood",
      s: () => beforeWinter([[0, 3, 0]], 4).s,
      isGood: not(unrestCame),
      length: 6,
    },
    {
      title: "does not trade the food away that winter will take",
      s: () => beforeWinter([[1, 2, 1]], 4).s,
      isGood: not(unrestCame),
      length: 6,
    },
    {
      title: "keeps its last resources, three of which are a glory, out of exchanges in the last year",
      s: () => beforeWinter([[2, 2, 2]], 3, 7).s,
      isGood: is("done"),
    },
    {
      title: "keeps resources that it will use rather than three of them for one",
      s: () => beforeWinter([[5, 2, 4]], 3).s,
      isGood: is("done"),
    },
    {
      title: "gives food for the lore that an upgrade lacks, not lore for lore",
      s: () => beforeWinter([[4, 0, 2]], 3).s,
      isGood: not(told("resourcesPaid", ({ lore }) => lore !== 0)),
      length: 4,
    },
    {
      title: "wins at once by taking the third stronghold",
      s: () =>
        playing({
          map: closed,
          units: ["0 0,0:n 1", "0 0,0:w 5", "1 0,0:e 1", "1 0,0:s 2"],
          loose: ["0,0:n forge", "0,0:w forge", "0,0:e forge"],
          year: 4,
          hands: [["start-move"]],
        }),
      isGood: ({ s }) => s.guests.some(({ seat }) => seat === 0) || s.owner.filter(owner => owner === 0).length > 2,
      length: 4,
    },
    {
      title: "breaks the third stronghold of a rival",
      s: () =>
        playing({
          map: closed,
          units: ["1 0,0:n 3", "0 0,0:w 5", "1 0,0:e 1", "1 0,0:s 3"],
          loose: ["0,0:n forge", "0,0:e forge", "0,0:s forge"],
          year: 4,
          hands: [["start-move"]],
        }),
      isGood: told("combatStarted"),
      length: 3,
    },
    {
      title: "attacks one with six",
      s: () => playing({ map: closed, units: facing(6, 1), hands: [["start-move"]] }),
      isGood: told("combatStarted"),
      length: 2,
    },
    {
      title: "leaves a unit behind in closed land when it attacks one with six",
      s: () => {
        const it = scene({ map: closed, units: facing(6, 1), hands: [["start-move"]], year: 3 });
        return it.play("start-move").march("0,0:w", "0,0:e").s;
      },
      isGood: ({ choice }) => choice.kind === "send" && choice.units < 6,
    },
    {
      title: "does not attack six with two",
      s: () => playing({ map: closed, units: facing(2, 6), hands: [["start-move"]] }),
      isGood: not(told("combatStarted")),
      length: 2,
    },
    {
      title: "feeds nobody in a battle that cannot be lost",
      s: () => {
        const it = scene({ map: closed, units: facing(9, 1), resources: [[3, 0, 0]], hands: [["start-move"]] });
        return it.play("start-move").march("0,0:w", "0,0:e", 8).s;
      },
      isGood: is("feed", { food: 0 }),
    },
    {
      title: "kills the defenders with the skull where axes cannot win",
      s: () => {
        const it = scene({
          units: facing(2, 1),
          loose: ["0,0:e fortress", "0,0:e fortress"],
          hands: [["start-move"]],
          chance: [face("axe-or-skull"), face("axes-2")],
        });
        return it.play("start-move").march("0,0:w", "0,0:e", 2).s;
      },
      isGood: is("count", { as: "skull" }),
    },
    {
      title: "closes its land in the last year with the tile that can",
      s: () =>
        playing({
          units: ["0 0,0:n 2", "1 0,0:s 2"],
          stack: ["tile-17"],
          hands: [["start-explore"]],
          year: 7,
        }),
      isGood: told("gloryGained"),
    },
    {
      title: "raises an Altar rather than a Fortress in the year before last",
      s: () =>
        playing({
          map: ["start 0 0 0", "tile-17 0 -1 0"],
          units: ["0 0,-1:s 3", "1 0,0:w 1"],
          resources: [[2, 3, 0]],
          year: 6,
          hands: [["start-build"]],
        }),
      isGood: is("build", { building: "altar-of-kings" }),
    },
    {
      title: "raises something that lasts on a large slot at the start: no Fortress without an enemy near",
      s: () =>
        playing({
          map: ["start 0 0 0", "tile-17 0 -1 0"],
          units: ["0 0,-1:s 3", "1 0,0:w 1"],
          resources: [[2, 3, 0]],
          year: 1,
          hands: [["start-build"]],
        }),
      isGood: ({ choice }) =>
        choice.kind === "build" && (choice.building === "altar-of-kings" || choice.building === "forge"),
    },
    {
      title: "lays Unrest aside where a card has to be laid aside",
      s: () => {
        const it = scene({
          units: ["0 0,0:n 2", "1 0,0:s 2"],
          resources: [[1, 0, 1]],
          hands: [["unrest", "capture", "start-recruit"]],
          year: 3,
        });
        return it.choose({ kind: "replace" }).s;
      },
      isGood: is("use", { card: "unrest" }),
    },
    {
      title: "removes a starting card rather than an advanced one",
      s: () => {
        const it = scene({
          units: ["0 0,0:n 2", "1 0,0:s 2"],
          resources: [[1, 0, 2]],
          hands: [["upgraded-town-hall", "start-build"]],
          piles: [["start-feast", "start-move"]],
          year: 4,
        });
        return it.choose({ kind: "remove" }).s;
      },
      isGood: is("use", { card: "start-build" }),
    },
    {
      title: "does not recruit the fourth unit when nothing will feed it",
      s: () =>
        playing({
          units: ["0 0,0:n 3", "1 0,0:s 2"],
          hands: [["start-recruit"]],
          year: 6,
          passed: [1],
        }),
      isGood: is("stop"),
    },
    {
      title: "recruits a third unit, which winter asks nothing for",
      s: () =>
        scene({
          units: ["0 0,0:n 2", "1 0,0:s 5"],
          hands: [["start-recruit"], ["start-explore", "start-build"]],
          year: 2,
        }).s,
      isGood: is("play"),
      // The one-step bot would rather be first next year.
      bots: ["master"],
    },
    {
      title: "answers an attack with Defensive Strategy, not a recruit",
      s: () => {
        const it = scene({
          units: facing(6, 1),
          hands: [["incursion"], ["defensive-strategy"]],
          year: 3,
        });
        return it.play("incursion").s;
      },
      isGood: is("cancel"),
    },
    {
      title: "hunts the Wolf that eats its harvest, with seven against four",
      s: () => {
        const it = scene({
          map: closed,
          creatures: "some",
          units: ["0 0,0:w 7", "1 0,0:e 1"],
          beasts: ["wolf-beige 0,0:w"],
          hands: [["start-move"]],
          glory: [0, 14],
          year: 2,
        });
        return it.play("start-move").stop().s;
      },
      isGood: is("hunt"),
      bots: ["greedy"],
    },
    {
      title: "does not hunt a Wolf with one unit that would fall",
      s: () => {
        const it = scene({
          map: closed,
          creatures: "some",
          units: ["0 0,0:w 1", "0 0,0:n 3", "1 0,0:e 1"],
          beasts: ["wolf-beige 0,0:w"],
          hands: [["start-move"]],
          year: 4,
        });
        return it.play("start-move").stop().s;
      },
      isGood: is("stop"),
    },
    {
      title: "does not walk two units into the land of a Fallen Valkyrie",
      s: () =>
        playing({
          map: closed,
          creatures: "some",
          units: ["0 0,0:w 2", "1 0,0:e 3"],
          beasts: ["fallen-valkyrie-beige 0,0:n"],
          hands: [["start-move"]],
          year: 3,
        }),
      isGood: not(told("combatStarted")),
      length: 4,
    },
    {
      title: "leaves the Brown Bear alone with two",
      s: () => {
        const it = scene({
          map: closed,
          creatures: "some",
          units: ["0 0,0:w 2", "1 0,0:e 1"],
          beasts: ["brown-bear-beige 0,0:w"],
          hands: [["start-move"]],
          year: 2,
        });
        return it.play("start-move").s;
      },
      isGood: not(told("combatStarted")),
      length: 3,
    },
    {
      title: "takes its second chance",
      s: () => scene({ units: ["1 0,0:n 3"], step: "giveSecondChance", year: 3 }).s,
      isGood: is("settle"),
    },
  ];
  // Weaker levels overlook things on purpose.
  positions(
    northgard,
    list.map(position => ({ bots: ["greedy", "master"], ...position })),
  );
});
