// What is not offered, and why; and what is not asked at all.
import { describe, expect, test } from "vitest";
import type { CopyCard, March } from "../choices.ts";
import { landOf } from "../map/atlas.ts";
import { attackOdds } from "../rules/odds.ts";
import { neighbours } from "./card-scenes.ts";
import { type Scene, scene } from "./scenes.ts";

const copyOf = ({ seat, card }: CopyCard, why: string): string => `${seat} ${card} ${why}`;
/** A land in the middle is closed by the last tile. */
const ravine = ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-13 2 -1 0", "tile-17 2 0 3"] as const;
type Sent = { units: number; kaija: boolean };
const sent = (it: Scene): string[] => it.offered("send").map(({ units, kaija }) => `${units}${kaija ? "+" : ""}`);
const whys = (it: Scene, kind: string) =>
  it.refusals.filter(({ choice }) => choice.kind === kind).map(({ why }) => why);

describe("cards", () => {
  test("NOR-247 a card that cannot be copied says why: nothing to do, out of reach, or never copied", () => {
    const it = scene({
      seats: 3,
      units: ["0 0,0:n 3", "1 0,0:w 2", "2 0,0:s 2"],
      hands: [["enemy-secrets"]],
      played: [["start-move"], ["fishing", "legendary-heroes"]],
    });
    it.play("enemy-secrets");
    const reasons = it.refusals.flatMap(({ choice, why }) =>
      choice.kind === "copy" ? [copyOf(choice as CopyCard, why)] : [],
    );
    expect(reasons).toContain("0 start-move copy-out-of-reach");
    expect(reasons).toContain("1 legendary-heroes not-copied");
    expect(reasons.filter(reason => reason.includes("fishing"))).toEqual([]);
  });

  test("NOR-074 a card that is removed is told as removed", () => {
    const it = scene({ units: neighbours, hands: [["start-move"]], resources: [[0, 0, 2]] });
    it.choose({ kind: "remove" }, { kind: "use", card: "start-move", isRemoved: true });
    expect(it.seen("cardRemoved")).toMatchObject([{ card: "start-move", as: "remove" }]);
  });

  test("NOR-258 Hidden Ways lead to open land only, and closed land says so", () => {
    const it = scene({ map: ravine, units: ["0 0,0:n 2", "1 0,0:s 1"], hands: [["hidden-ways"]] });
    const { free, list } = landOf(it.s);
    it.play("hidden-ways");
    const closed = list.filter(at => free[at] === 0);
    expect(closed.length).toBeGreaterThan(0);
    expect(it.offered("march").some(({ to }) => closed.includes(to))).toBe(false);
    const why = it.refusals.flatMap(({ choice, why: each }) =>
      "to" in choice && closed.includes((choice as March).to) && (choice as March).from === it.at("0,0:n")
        ? [each]
        : [],
    );
    expect(new Set(why)).toEqual(new Set(["not-open"]));
  });

  test("NOR-258, NOR-259 Bribery sends at most two, Kaija among them", () => {
    const it = scene({
      clans: ["goat", "bear"],
      units: ["0 0,0:n 3", "1 0,0:w 3"],
      kaija: "0,0:w",
      hands: [["bribery"]],
    });
    it.play("bribery").choose({ kind: "march", from: it.at("0,0:w"), to: it.at("0,0:s") });
    expect(sent(it).sort()).toEqual(["0+", "1", "1+", "2"]);
  });
});

describe("units", () => {
  test("NOR-227 by the setting Kaija does not go alone, and says so", () => {
    const it = scene({
      clans: ["bear", "goat"],
      units: ["0 0,0:n 2", "1 0,0:s 2"],
      kaija: "0,0:n",
      hands: [["start-move"]],
      rulings: { kaija: "together" } as never,
    });
    it.play("start-move").choose({ kind: "march", from: it.at("0,0:n"), to: it.at("0,0:w") });
    expect(sent(it)).not.toContain("0+");
    expect(it.refusals.map(({ choice, why }) => [(choice as unknown as Sent).units, why])).toContainEqual([
      0,
      "kaija-not-alone",
    ]);
  });

  test("NOR-092, NOR-422 nobody is asked about camps while the reserve holds enough for all", () => {
    const asked = (north: number) => {
      const it = scene({
        units: [`0 0,0:n ${north}`, "0 0,0:w 5", "1 0,0:e 1"],
        loose: ["0,0:n training-camp", "0,0:w training-camp"],
        hands: [["upgraded-town-hall"]],
      });
      it.play("upgraded-town-hall").recruit("0,0:n").recruit("0,0:w");
      return [it.place === "camps.chooseCamp", it.clan(0).reserve];
    };
    expect([asked(5), asked(6)]).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  test("NOR-311, NOR-313 creatures of one land are all offered, those of another say why not", () => {
    const it = scene({
      units: ["0 0,0:n 3"],
      beasts: ["wolf-beige 0,0:n", "draugr-beige 0,0:w", "wolf-brown 0,0:n"],
      hands: [["start-move"]],
    });
    it.play("start-move").stop();
    expect(it.offered("hunt").map(({ creature }) => creature)).toEqual(["wolf-beige", "wolf-brown"]);
    expect(whys(it, "hunt")).toEqual(["hunt-elsewhere"]);
  });

  test("NOR-340 of the lands only those that tie are offered, the others say why", () => {
    const it = scene({ units: ["0 0,0:s 1"], beasts: ["wolf-beige 0,0:n"], step: "moveCreatures", first: 1 });
    const refusedLand = it.refusals.flatMap(({ choice, why }) => ("at" in choice ? [[choice.at, why]] : []));
    expect(refusedLand).toContainEqual([it.at("0,0:s"), "creature-elsewhere"]);
    expect(refusedLand.map(([at]) => at)).not.toContain(it.at("0,0:e"));
  });

  test("NOR-174 an attacker takes of a choice face what wins, a skull too", () => {
    const side = (axes: number, skulls: number, size: number | null) => ({ axes, skulls, size });
    expect(attackOdds(side(1, 0, 3), side(4, 0, 1), "")).toBeGreaterThan(
      attackOdds(side(1, 0, null), side(4, 0, 1), ""),
    );
  });
});

describe("tiles", () => {
  test("NOR-135, NOR-309 lands that Valkyries hold alone may be joined, a Valkyrie's and one with units may not", () => {
    const joined = (
      beasts: readonly `fallen-valkyrie-${"beige" | "brown"} ${string}`[],
      more: readonly string[] = [],
    ) => {
      const it = scene({
        map: ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-11 2 -1 0"],
        units: ["0 0,0:n 1", ...(more as readonly `1 ${string} 1`[])],
        beasts,
        stack: ["tile-13"],
        hands: [["huginn-and-muninn"]],
      });
      it.play("huginn-and-muninn");
      return it.offered("place").filter(({ x, y }) => x === 2 && y === 0).length;
    };
    const [a, b] = ["fallen-valkyrie-beige 1,0:m", "fallen-valkyrie-brown 2,-1:s"] as const;
    expect([joined([]), joined([a]), joined([a, b]), joined([a], ["1 2,-1:s 1"])]).toEqual([4, 4, 4, 0]);
  });
});
