// What a strong player would do: bots of every strength are asked.
import { describe } from "vitest";
import { type Line, oneOf, positions } from "#bots/test/positions/runner.ts";
import type { HlasChoice } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import type { HlasEvent } from "../events.ts";
import { hlas } from "../index.ts";
import type { Hlas } from "../state.ts";
import type { Spec } from "./scene-spec.ts";
import { at, type Scene, scene } from "./scenes.ts";

type Played = Line<Hlas, HlasChoice>;

const rich: Spec["resources"] = [
  [10, 10, 10],
  [2, 2, 2],
];
const poor: Spec["resources"] = [
  [0, 0, 0],
  [2, 2, 2],
];
/** Two realms with a few Serfs at home. */
const home = (more: Spec = {}): Spec => ({
  homes: ["nw", "se"],
  ...more,
  units: [[0, "nw-1", "serf", 3], [1, "se-1", "serf", 3], ...(more.units ?? [])],
});
/** An army of seat 0 that has just marched from nw-2 to nw-5, where seat 1 stands. */
const battle = (own: NonNullable<Spec["units"]>, foes: NonNullable<Spec["units"]>, more: Spec = {}): Scene => {
  const it = scene(home({ ...more, units: [...own, ...foes] }));
  const army = own.flatMap(([, , piece, count = 1]) => Array.from({ length: count }, () => piece));
  return it.march("nw-2", army, "nw-5");
};
/** The round's last turn of seat 0: both seats have had three of four. */
function lastTurn(it: Scene): Scene {
  Object.assign(it.frame("round"), { turn: 3 });
  return it;
}
const tells = ({ events }: Played, type: HlasEvent["type"]): boolean => events.some(event => event.type === type);
const kinds =
  (...allowed: readonly HlasChoice["kind"][]) =>
  ({ choice }: Played): boolean =>
    allowed.includes(choice.kind);
const not =
  (wrong: (line: Played) => boolean) =>
  (line: Played): boolean =>
    !wrong(line);
const tactic = ({ choice }: Played): string => (choice.kind === "tactic" ? choice.card : "");

describe("Heroes of Land, Air & Sea", () => {
  positions<Hlas, HlasChoice>(hlas, [
    {
      title: "collects or recruits rather than taking an action that leads to nothing",
      s: () => scene(home({ resources: poor })).s,
      isGood: ({ choice }) => choice.kind === "slot" && !["build", "sail", "fly", "cast"].includes(choice.slot),
    },
    {
      title: "repeats a Tax that costs one Serf of three",
      s: () =>
        scene(home({ turn: 1, resources: [[1, 1, 1]] }))
          .slot("tax")
          .until("repeats.offerRepeat").s,
      isGood: kinds("repeat"),
    },
    {
      title: "raises the Capital when it can pay for it in a Build action",
      s: () => scene(home({ resources: rich })).slot("build").s,
      isGood: not(kinds("skip")),
    },
    {
      title: "does not skip recruiting with plenty of food",
      s: () => scene(home({ resources: rich })).slot("recruit").s,
      isGood: kinds("recruit"),
    },
    {
      title: "takes something with Tax",
      s: () => scene(home({ resources: poor })).slot("tax").s,
      isGood: kinds("resource"),
    },
    {
      title: "marches somewhere when it has chosen to march",
      s: () => scene(home({ units: [[0, "nw-2", "warrior", 2]] })).slot("march-1").s,
      isGood: line => tells(line, "unitsMoved"),
      length: 8,
    },
    {
      title: "explores the token next door rather than standing still",
      s: () =>
        scene(home({ units: [[0, "nw-2", "warrior"]], tokens: [["nw-5", "ore-vein"]] }))
          .slot("march-1")
          .choose({ kind: "start", from: at("nw-2") }).s,
      isGood: line => tells(line, "unitsMoved"),
      length: 6,
    },
    {
      title: "does not send one Serf against a Capital City",
      s: () =>
        scene(home({ homes: ["nw", "ne"], units: [[0, "ne-2", "serf"]] }))
          .slot("march-1")
          .choose({ kind: "start", from: at("ne-2") }).s,
      isGood: line => !line.choices.some(choice => choice.kind === "step" && choice.to === at("ne-1")),
      length: 4,
    },
    {
      title: "takes a lone Serf with five Warriors",
      s: () =>
        scene(
          home({
            units: [
              [0, "nw-2", "warrior", 5],
              [1, "nw-5", "serf"],
            ],
          }),
        )
          .slot("march-1")
          .choose({ kind: "start", from: at("nw-2") }).s,
      isGood: line => tells(line, "battleStarted"),
      length: 10,
    },
    {
      title: "a lone Serf without a chance spends no Mana on its Tactic card",
      s: () => battle([[0, "nw-2", "serf"]], [[1, "nw-5", "warrior", 5]], { resources: rich }).noSpells().s,
      isGood: line => ["conscripts", "stand-together", "fall-back"].includes(tactic(line)),
    },
    {
      title: "Fury turns a battle and gives a point: cast it",
      s: () =>
        battle([[0, "nw-2", "warrior", 3]], [[1, "nw-5", "warrior", 3]], { resources: rich, libraries: [["fury"]] }).s,
      isGood: oneOf<HlasChoice>({ kind: "cast", card: "fury", scribed: NONE }),
    },
    {
      title: "Weakness turns a battle and gives a point: cast it",
      s: () =>
        battle([[0, "nw-2", "warrior", 3]], [[1, "nw-5", "warrior", 3]], { resources: rich, libraries: [["weakness"]] })
          .s,
      isGood: oneOf<HlasChoice>({ kind: "cast", card: "weakness", scribed: NONE }),
    },
    {
      title: "Valor without a Hero does nothing in a battle that is won: keep the Mana",
      s: () =>
        battle([[0, "nw-2", "warrior", 5]], [[1, "nw-5", "serf"]], { resources: [[2, 3, 2]], libraries: [["valor"]] })
          .s,
      isGood: kinds("pass", "cast"),
      bots: ["greedy"],
    },
    {
      title: "an Air Vessel over the sea flies home in the last turn of the round, before it is lost",
      s: () =>
        lastTurn(
          scene(
            home({
              units: [
                [0, "sea-nw", "air-vessel"],
                [0, "air", "warrior", 2],
              ],
              resources: poor,
            }),
          ),
        ).s,
      isGood: line => line.choices.some(choice => choice.kind === "slot" && choice.slot === "fly"),
      length: 12,
      bots: ["greedy", "expert"],
    },
    {
      title: "a flight over the sea goes on to land",
      s: () =>
        scene(
          home({
            units: [
              [0, "sea-nw", "air-vessel"],
              [0, "air", "warrior", 2],
            ],
          }),
        ).slot("fly").s,
      isGood: line => line.s.realms[0]!.airVessel < at("sea-nw"),
      length: 5,
    },
    {
      title: "does not pay away Units it may keep",
      s: () =>
        battle([[0, "nw-2", "warrior", 3]], [[1, "nw-5", "warrior", 3]], { resources: rich }).tactics(
          "charge",
          "stand-together",
        ).s,
      isGood: kinds("pay"),
    },
    {
      title: "builds the Tower that is worth most",
      s: () => scene(home({ units: [[0, "nw-10", "serf"]], resources: rich, levels: [2, 1] })).slot("build").s,
      isGood: not(kinds("skip")),
    },
    {
      title: "uses the last round for points: no Tax with ten of everything",
      s: () => {
        const it = scene(home({ resources: rich, round: 12 }));
        it.s.trigger = "explore";
        it.s.lastRound = 12;
        return it.s;
      },
      isGood: not(oneOf<HlasChoice>({ kind: "slot", slot: "tax" })),
    },
  ]);
});
