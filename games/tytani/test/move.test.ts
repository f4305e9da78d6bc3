import { describe, expect, test } from "vitest";
import { placeOf } from "../map/atlas.ts";
import { army } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

const targets = (it: ReturnType<typeof scene>): string[] => it.offered("go").map(({ to }) => to);

describe("movement", () => {
  test("TYT-079, TYT-288 one unit of the printed type goes to a neighbour; any includes the Titan", () => {
    const map = { "a-prussia": "0 icat" } as const;
    const kinds = (
      using: "order-siege-column" | "order-manoeuvre" | "order-vanguard",
      action: "move-infantry" | "move-artillery" | "move-cavalry" | "move-any" | "move-titan",
    ): string[] => {
      const it = scene({ using, map });
      it.act(action);
      return it.offered("pick").map(({ unit }) => unit);
    };
    expect(kinds("order-siege-column", "move-infantry")).toEqual(["infantry"]);
    expect(kinds("order-siege-column", "move-artillery")).toEqual(["artillery"]);
    expect(kinds("order-manoeuvre", "move-cavalry")).toEqual(["cavalry"]);
    expect(kinds("order-vanguard", "move-titan")).toEqual(["titan"]);
    expect(kinds("order-manoeuvre", "move-any")).toEqual(["infantry", "cavalry", "artillery", "titan"]);
    const it = scene({ using: "order-manoeuvre", map });
    it.act("move-any").choose({ kind: "pick", unit: "titan", from: "a-prussia" });
    expect([it.place, targets(it).sort()]).toEqual([
      "move.chooseTarget",
      ["a-gotland", "a-lithuania", "a-pomerania", "a-volhynia"],
    ]);
    it.choose({ kind: "go", to: "a-lithuania" });
    expect([it.units("a-lithuania"), it.units("a-prussia")]).toEqual([army("t"), army("ica")]);
  });

  test("TYT-080, TYT-EX-06 an army move takes one to four units of one region to one neighbour", () => {
    const it = scene({ using: "order-great-march", map: { "a-prussia": "0 iicat", "a-livonia": "0 i" } });
    it.act("move-army").choose({ kind: "pick", unit: "infantry", from: "a-prussia" });
    expect(it.offered("pick").every(({ from }) => from === "a-prussia")).toBe(true);
    expect(it.offers({ kind: "done" })).toBe(true);
    for (const unit of ["infantry", "cavalry", "titan"] as const) it.choose({ kind: "pick", unit, from: "a-prussia" });
    // Four units are the most.
    expect(it.place).toBe("move.chooseTarget");
    it.choose({ kind: "go", to: "a-volhynia" });
    expect([it.units("a-volhynia"), it.units("a-prussia")]).toEqual([army("iict"), army("a")]);
    const two = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 iic", "a-volhynia": "1 c", "a-lithuania": "1" },
    });
    two.act("move-army").march("a-prussia", "ii", "a-volhynia");
    expect([two.s.attacks[0]!.army, two.units("a-prussia")]).toEqual([army("ii"), army("c")]);
    const all = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 iic", "a-volhynia": "1 c", "a-lithuania": "1" },
    });
    all.act("move-army").march("a-prussia", "iic", "a-volhynia");
    expect(all.units("a-prussia")).toBe(0);
  });

  test("TYT-081 into enemy units one only comes to the border; the Battle waits for Phase B", () => {
    const it = scene({
      using: "order-recruiters",
      map: { "a-prussia": "0 ii", "a-volhynia": "1 c", "a-lithuania": "1" },
    });
    it.act("move-any").march("a-prussia", "i", "a-volhynia");
    expect(it.s.attacks).toEqual([{ from: placeOf("a-prussia"), to: placeOf("a-volhynia"), army: army("i") }]);
    expect([it.owner("a-volhynia"), it.units("a-volhynia"), it.place]).toEqual([1, army("c"), "turn.act"]);
    expect(it.end().place).toBe("battle.act");
  });

  test("TYT-082, TYT-112, TYT-292 several Battles are fought in the order the attacker likes", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 cai", "a-volhynia": "1 c", "a-lithuania": "1 i", "a-pomerania": "1" },
      chance: [0, 0, 0, 0],
    });
    it.act("move-cavalry")
      .march("a-prussia", "c", "a-volhynia")
      .act("move-artillery")
      .march("a-prussia", "a", "a-lithuania")
      .end();
    expect([it.place, it.offered("fight").map(({ at }) => at)]).toEqual([
      "turn.chooseBattle",
      ["a-lithuania", "a-volhynia"],
    ]);
    it.choose({ kind: "fight", at: "a-volhynia" });
    expect(it.frame("battle").at).toBe(placeOf("a-volhynia"));
    it.endStage().endStage();
    expect(it.frame("battle").at).toBe(placeOf("a-lithuania"));
  });

  test("TYT-083, TYT-088, TYT-EX-26 attacks from two regions are one army; the losers return each to its own region", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 c", "a-gotland": "0 a", "a-lithuania": "1 ii", "a-volhynia": "1" },
      chance: [0, 0, 5, 0],
    });
    it.act("move-cavalry")
      .march("a-prussia", "c", "a-lithuania")
      .act("move-artillery")
      .march("a-gotland", "a", "a-lithuania")
      .end();
    expect(it.frame("battle").sides[0].dice.map(({ type }) => type)).toEqual(["cavalry", "artillery"]);
    it.fight();
    expect([it.units("a-prussia"), it.units("a-gotland")]).toEqual([army("c"), army("a")]);
  });

  test("TYT-084, TYT-324 units on a border stay there; others may move again, also those just deployed", () => {
    const it = scene({
      using: "order-recruiters",
      map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-lithuania": "1" },
    });
    it.act("deploy-any").choose({ kind: "deploy", unit: "cavalry", at: "a-svealand" }).act("move-any");
    expect(it.offers({ kind: "pick", unit: "cavalry", from: "a-svealand" })).toBe(true);
    const bound = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 c", "a-volhynia": "1 i", "a-lithuania": "1", "a-svealand": "0 i" },
    });
    bound.act("move-cavalry").march("a-prussia", "c", "a-volhynia").act("move-any");
    expect(bound.offered("pick")).toEqual([{ kind: "pick", unit: "infantry", from: "a-svealand" }]);
    const twice = scene({ using: "order-manoeuvre", map: { "a-prussia": "0 c" } });
    twice
      .act("move-cavalry")
      .march("a-prussia", "c", "a-lithuania")
      .act("move-any")
      .march("a-lithuania", "c", "a-livonia");
    expect(twice.units("a-livonia")).toBe(army("c"));
  });

  test("TYT-085 own units are joined where there is room", () => {
    const it = scene({ using: "order-recruiters", map: { "a-prussia": "0 i", "a-lithuania": "0 c" } });
    it.act("move-any").march("a-prussia", "i", "a-lithuania");
    expect(it.units("a-lithuania")).toBe(army("ic"));
  });

  test("TYT-086, TYT-087, TYT-EX-12 the last region is safe; of two only one may be attacked or entered in a turn", () => {
    const last = scene({ using: "order-recruiters", map: { "a-prussia": "0 i", "a-lesser-poland": "1 c" } });
    last.act("move-any").choose({ kind: "pick", unit: "infantry", from: "a-prussia" });
    expect(targets(last)).not.toContain("a-lesser-poland");
    expect(last.refusals).toContainEqual({
      choice: { kind: "go", to: "a-lesser-poland" },
      why: "last-region",
      rule: "TYT-086",
    });
    const two = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 cai", "a-lesser-poland": "1 c", "a-volhynia": "1" },
    });
    two
      .act("move-cavalry")
      .march("a-prussia", "c", "a-lesser-poland")
      .act("move-any")
      .choose({ kind: "pick", unit: "infantry", from: "a-prussia" });
    expect(targets(two)).not.toContain("a-volhynia");
    // TYT-088 Others may still join the Battle.
    expect(targets(two)).toContain("a-lesser-poland");
  });

  test("TYT-087, TYT-EX-41 walking into a region with only a marker counts too; then the other one is safe", () => {
    const it = scene({
      using: "order-manoeuvre",
      map: { "a-prussia": "0 cai", "a-volhynia": "1", "a-lesser-poland": "1 c" },
    });
    it.act("move-cavalry").march("a-prussia", "c", "a-volhynia");
    expect(it.owner("a-volhynia")).toBe(0);
    it.act("move-any").choose({ kind: "pick", unit: "infantry", from: "a-prussia" });
    expect(targets(it)).not.toContain("a-lesser-poland");
  });

  test("TYT-325, TYT-EX-54, TYT-229 two steps with the Titan pass through, take nothing and return to where they began", () => {
    const it = scene({
      scenario: "b2-ingrian-war",
      nations: ["russia", "sweden"],
      advanced: true,
      energy: [4, 1],
      using: "adv-order-wrath",
      map: { "b-novgorod": "0 t", "b-finland": "1", "b-livonia": "1 i", "b-gotland": "1" },
      chance: [0, 5],
    });
    it.use("russia-adv-stride").choose({ kind: "pick", unit: "titan", from: "b-novgorod" });
    expect(targets(it)).toContain("b-livonia");
    it.choose({ kind: "go", to: "b-livonia" });
    expect([it.owner("b-finland"), it.power(0).energy, it.frame("turn").moved]).toEqual([1, 0, 0]);
    expect(it.s.attacks).toEqual([{ from: placeOf("b-novgorod"), to: placeOf("b-livonia"), army: army("t") }]);
    // No further than two, and not through enemy units.
    const far = scene({
      scenario: "b2-ingrian-war",
      nations: ["russia", "sweden"],
      advanced: true,
      energy: [4, 1],
      using: "adv-order-wrath",
      map: { "b-novgorod": "0 t", "b-finland": "1 i", "b-polotsk": "1 i", "b-gotland": "1" },
    });
    far.use("russia-adv-stride").choose({ kind: "pick", unit: "titan", from: "b-novgorod" });
    expect(targets(far)).not.toContain("b-livonia");
  });

  test("TYT-020, TYT-080, TYT-208 the question tells the largest armies of each region, the strongest first", () => {
    const it = scene({ using: "order-great-march", map: { "a-prussia": "0 iiict", "a-livonia": "0 i" } });
    it.act("move-army");
    const largest = (from: string): unknown =>
      (it.args.armies as { from: string; largest: number[] }[]).find(each => each.from === from)?.largest;
    expect(largest("a-prussia")).toEqual([army("iict"), army("iiit"), army("iiic")]);
    expect(largest("a-livonia")).toEqual([army("i")]);
    it.choose({ kind: "pick", unit: "titan", from: "a-prussia" });
    expect(it.args.armies).toEqual([]);
  });
});
