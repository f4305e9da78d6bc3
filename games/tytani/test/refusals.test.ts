// What a person would try and cannot: each with its reason and the rule.
import { describe, expect, test } from "vitest";
import type { TytaniChoice } from "../choices.ts";
import type { Reason } from "../content/reasons.ts";
import { addDie, bring, fresh, rolls, type Scene, scene } from "./scenes.ts";

/** Why a choice is refused. */
function why(it: Scene, choice: TytaniChoice): string | undefined {
  expect(it.offers(choice)).toBe(false);
  return it.refusals.find(({ choice: refused }) => JSON.stringify(refused) === JSON.stringify(choice))?.why;
}

const march = (): Scene =>
  scene({
    using: "order-great-march",
    map: { "a-prussia": "0 iiiiit", "a-livonia": "0 i", "a-volhynia": "1 i", "a-transylvania": "1" },
    chance: rolls("i1 i1 i1 t1 i0"),
  }).act("move-army");

const fight = (spec: Parameters<typeof scene>[0]): Scene =>
  scene({ using: "order-great-march", ...spec })
    .act("move-army")
    .march("a-prussia", "ii", "a-volhynia")
    .end();

const cases: [string, Reason, () => [Scene, TytaniChoice]][] = [
  [
    "TYT-037",
    "nation-taken",
    () => {
      const it = fresh(3);
      const [first] = it.offered("nation");
      return [it.choose(first!), first!];
    },
  ],
  ["TYT-034", "not-in-scenario", () => [fresh(2), { kind: "nation", nation: "ottoman" }]],
  [
    "TYT-079",
    "too-far",
    () => [
      march().choose({ kind: "pick", unit: "titan", from: "a-prussia" }, { kind: "done" }),
      { kind: "go", to: "a-silesia" },
    ],
  ],
  [
    "TYT-080",
    "other-region",
    () => [
      march().choose({ kind: "pick", unit: "titan", from: "a-prussia" }),
      { kind: "pick", unit: "infantry", from: "a-livonia" },
    ],
  ],
  [
    "TYT-080",
    "enough-of-them",
    () => [
      march().choose({ kind: "pick", unit: "titan", from: "a-prussia" }),
      { kind: "pick", unit: "titan", from: "a-prussia" },
    ],
  ],
  [
    "TYT-079",
    "other-unit",
    () => [
      scene({ using: "order-manoeuvre", map: { "a-prussia": "0 ic" } }).act("move-cavalry"),
      { kind: "pick", unit: "infantry", from: "a-prussia" },
    ],
  ],
  [
    "TYT-076",
    "not-controlled",
    () => [
      scene({ using: "order-fortify-border", map: { "a-prussia": "0 i" } }).act("build-fortress"),
      { kind: "build", at: "a-silesia" },
    ],
  ],
  [
    "TYT-077",
    "capital-there",
    () => [
      scene({ using: "order-fortify-border", map: { "a-prussia": "0 i" } }).act("build-fortress"),
      { kind: "build", at: "a-svealand" },
    ],
  ],
  [
    "TYT-077",
    "fortress-there",
    () => [
      scene({
        using: "order-fortify-border",
        fortresses: ["a-prussia"],
        map: { "a-prussia": "0 i", "a-livonia": "0 i" },
      }).act("build-fortress"),
      { kind: "build", at: "a-prussia" },
    ],
  ],
  [
    "TYT-089",
    "not-controlled",
    () => [
      scene({ using: "order-fortify-border" }).act("deploy-infantry"),
      { kind: "deploy", unit: "infantry", at: "a-silesia" },
    ],
  ],
  [
    "TYT-079",
    "other-unit",
    () => [
      scene({ using: "order-fortify-border" }).act("deploy-infantry"),
      { kind: "deploy", unit: "titan", at: "a-svealand" },
    ],
  ],
  [
    "TYT-092",
    "no-room",
    () => [
      scene({ using: "order-fortify-border", map: { "a-svealand": "0 iiccat", "a-prussia": "0 i" } }).act(
        "deploy-infantry",
      ),
      { kind: "deploy", unit: "infantry", at: "a-svealand" },
    ],
  ],
  [
    "TYT-074",
    "action-done",
    () => [march().march("a-livonia", "i", "a-finland"), { kind: "act", action: "move-army" }],
  ],
  [
    "TYT-103",
    "not-met",
    () => [scene({ missions: [["mission-great-host"], []] }), { kind: "claim", mission: "mission-great-host" }],
  ],
  ["TYT-143", "not-now", () => [scene({ using: "order-great-march" }), { kind: "use", id: "sweden-start" as never }]],
  [
    "TYT-133",
    "not-adjacent",
    () => [
      fight({
        hands: [[], [bring("own", "infantry")]],
        map: { "a-prussia": "0 ii", "a-volhynia": "1 i", "a-lithuania": "1 i", "a-transylvania": "1 i" },
        chance: rolls("i0 i0 i0"),
      }).choose({ kind: "support", cards: [bring("own", "infantry")] }),
      { kind: "bring", unit: "infantry", from: "a-transylvania" },
    ],
  ],
  [
    "TYT-131",
    "needs-unit",
    () => [
      fight({
        hands: [[], [addDie("own", "titan")]],
        map: { "a-prussia": "0 ii", "a-volhynia": "1 i", "a-transylvania": "1" },
        chance: rolls("i0 i0 i0"),
      }),
      { kind: "support", cards: [addDie("own", "titan")] },
    ],
  ],
  [
    "TYT-141",
    "die-picked",
    () => [
      fight({
        hands: [[], [addDie("own", "titan")]],
        map: { "a-prussia": "0 ii", "a-volhynia": "1 ii", "a-transylvania": "1" },
        chance: rolls("i0 i0 i0 i0"),
      }).choose({ kind: "reroll", card: addDie("own", "titan") }, { kind: "die", die: 0 }),
      { kind: "die", die: 0 },
    ],
  ],
];

describe("a reason for every refusal", () => {
  test.each(cases)("%s %s", (_rule, reason, build) => {
    const [it, choice] = build();
    expect(why(it, choice)).toBe(reason);
  });

  test("TYT-154, TYT-155 neighbours to which losing defenders may not go", () => {
    const it = scene({
      using: "order-great-march",
      capitals: false,
      map: {
        "a-gotland": "0 ii",
        "a-prussia": "1 i",
        "a-lesser-poland": "1",
        "a-lithuania": "1",
        "a-volhynia": "0",
        "a-silesia": "1",
      },
      chance: rolls("i1 i0 i0"),
    });
    it.act("move-army").march("a-gotland", "ii", "a-prussia").end().fight();
    expect(it.place).toBe("battle.chooseRetreat");
    expect(
      it
        .offered("retreat")
        .map(({ to }) => to)
        .sort(),
    ).toEqual(["a-lesser-poland", "a-lithuania"]);
    expect(why(it, { kind: "retreat", to: "a-pomerania" })).toBe("own-land-first");
    expect(why(it, { kind: "retreat", to: "a-volhynia" })).toBe("not-empty");
  });

  test("TYT-156 a region with less room than another", () => {
    const it = scene({
      using: "order-great-march",
      capitals: false,
      map: {
        "a-gotland": "0 tii",
        "a-prussia": "1 iii",
        "a-lesser-poland": "1 iitcca",
        "a-lithuania": "1 ica",
        "a-volhynia": "1 c",
        "a-silesia": "1",
      },
      chance: rolls("i1 i0 t1 i0 i0 i0"),
    });
    it.act("move-army").march("a-gotland", "iit", "a-prussia").end().fight();
    expect(why(it, { kind: "retreat", to: "a-lesser-poland" })).toBe("more-room-elsewhere");
  });
});
