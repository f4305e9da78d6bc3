import { describe, expect, test } from "vitest";
import { armyFrom } from "../content/army.ts";
import type { RegionId } from "../content/regions.ts";
import { placeOf } from "../map/atlas.ts";
import { army } from "./scene-spec.ts";
import { addDie, bring, scene, strength } from "./scenes.ts";

const acts = (it: ReturnType<typeof scene>): string[] => it.offered("act").map(({ action }) => action);

describe("a turn", () => {
  test("TYT-071, TYT-180 Orders, Battles, a Support card, Cleanup; then the next player", () => {
    const it = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-lithuania": "1" },
      chance: [0, 0],
    });
    expect([it.s.active, it.s.phase]).toEqual([0, "orders"]);
    it.act("move-army").march("a-prussia", "i", "a-volhynia").end();
    expect(it.s.phase).toBe("battles");
    it.fight().passTo("turn.drawSupport");
    expect(it.s.phase).toBe("support");
    it.choose({ kind: "draw", card: "deck" }).passTo("turn.takeOrder");
    expect([it.seat, it.s.active]).toEqual([1, 1]);
  });

  test("TYT-073, TYT-075, TYT-287 actions in any order, once each, one after another; some or all may be left out", () => {
    const map = { "a-prussia": "0 cit", "a-svealand": "0 a" } as const;
    const it = scene({ using: "order-vanguard", map });
    expect(acts(it)).toEqual(["move-cavalry", "move-titan", "deploy-infantry"]);
    it.act("deploy-infantry");
    expect(it.place).toBe("deploy.placeUnit");
    expect(it.offered("act")).toEqual([]);
    it.choose({ kind: "deploy", unit: "infantry", at: "a-prussia" });
    expect(acts(it)).toEqual(["move-cavalry", "move-titan"]);
    it.act("move-titan").march("a-prussia", "t", "a-lithuania");
    expect(acts(it)).toEqual(["move-cavalry"]);
    const none = scene({ using: "order-vanguard", map }).end();
    expect([none.place, none.s.orderDiscard]).toEqual(["turn.drawSupport", ["order-vanguard"]]);
  });

  test("TYT-322 nothing can be used before the Order card is taken; after it, also between actions", () => {
    const spec = { map: { "a-prussia": "0 a" }, cards: [["sweden-leather-cannons"], []] } as const;
    const before = scene({ ...spec, pool: ["order-recruiters", "order-campaign"] });
    expect(before.offered("use")).toEqual([]);
    const it = scene({ ...spec, using: "order-recruiters" });
    expect(it.offered("use")).toEqual([{ kind: "use", id: "sweden-leather-cannons" }]);
    it.use("sweden-leather-cannons").march("a-prussia", "a", "a-lithuania");
    expect([it.owner("a-lithuania"), it.place, acts(it)]).toEqual([0, "turn.act", ["move-any", "deploy-any"]]);
  });
});

describe("building", () => {
  test("TYT-076, TYT-290, TYT-323 a Fortress in any region one controls; the action is optional", () => {
    const it = scene({
      using: "order-fortify-border",
      map: { "a-prussia": "0 i", "a-pomerania": "0", "a-volhynia": "1" },
    });
    it.act("build-fortress");
    expect(it.offered("build").map(({ at }) => at)).toEqual(["a-pomerania", "a-prussia"]);
    it.choose({ kind: "build", at: "a-pomerania" });
    expect([it.structure("a-pomerania"), it.s.fortresses]).toEqual([-2, 2]);
    // It serves only where units stand: entering the empty region starts no Battle.
    const raid = scene({
      using: "order-recruiters",
      turn: 1,
      map: { "a-lesser-poland": "1 i", "a-pomerania": "0", "a-prussia": "0" },
      fortresses: ["a-pomerania"],
    });
    raid.act("move-any").march("a-lesser-poland", "i", "a-pomerania");
    expect([raid.s.attacks.length, raid.owner("a-pomerania")]).toEqual([0, 1]);
  });

  test("TYT-077 one Fortress for a region, none beside a Capital", () => {
    const it = scene({
      using: "order-fortify-border",
      map: { "a-prussia": "0 i", "a-pomerania": "0" },
      fortresses: ["a-prussia"],
    });
    it.act("build-fortress");
    expect(it.offered("build").map(({ at }) => at)).toEqual(["a-pomerania"]);
  });

  test("TYT-078 a region under attack is not yet one's own", () => {
    const it = scene({
      using: "order-awakened-wrath",
      map: { "a-prussia": "0 ti", "a-volhynia": "1 i", "a-lithuania": "1" },
    });
    it.act("move-titan").march("a-prussia", "t", "a-volhynia").act("build-fortress");
    expect(it.offered("build").map(({ at }) => at)).toEqual(["a-prussia"]);
  });

  test("TYT-EX-03 move, Fortress, deployment", () => {
    const it = scene({
      using: "order-awakened-wrath",
      map: { "a-prussia": "0 t", "a-volhynia": "1 ic", "a-pomerania": "0", "a-lithuania": "1" },
    });
    it.act("move-titan").march("a-prussia", "t", "a-volhynia");
    expect(it.s.attacks).toEqual([{ from: placeOf("a-prussia"), to: placeOf("a-volhynia"), army: army("t") }]);
    expect([it.owner("a-prussia"), it.units("a-prussia")]).toEqual([0, 0]);
    it.act("build-fortress").choose({ kind: "build", at: "a-pomerania" });
    it.act("deploy-cavalry").choose({ kind: "deploy", unit: "cavalry", at: "a-pomerania" });
    expect([it.s.fortresses, it.power(0).reserve]).toEqual([2, armyFrom({ infantry: 6, cavalry: 3, artillery: 2 })]);
  });
});

describe("deployment", () => {
  test("TYT-089, TYT-289 one unit from the reserve into a region one controls, empty or not", () => {
    const it = scene({
      using: "order-recruiters",
      map: { "a-prussia": "0 i", "a-pomerania": "0", "a-volhynia": "1 i", "a-svealand": "0 t" },
    });
    it.act("deploy-any");
    const places = new Set(it.offered("deploy").map(({ at }) => at));
    expect([...places].sort()).toEqual(["a-pomerania", "a-prussia", "a-svealand"] satisfies RegionId[]);
    expect(new Set(it.offered("deploy").map(({ unit }) => unit))).toEqual(
      new Set(["infantry", "cavalry", "artillery"]),
    );
    it.choose({ kind: "deploy", unit: "artillery", at: "a-pomerania" });
    expect([it.units("a-pomerania"), it.power(0).reserve]).toEqual([
      army("a"),
      armyFrom({ infantry: 5, cavalry: 4, artillery: 1 }),
    ]);
  });

  test("TYT-090 a Titan on its board may come too, standing or lying; other deployments do not bring it", () => {
    for (const lying of [[], [0]]) {
      const it = scene({ using: "order-recruiters", lying });
      it.act("deploy-any").choose({ kind: "deploy", unit: "titan", at: "a-svealand" });
      expect([it.units("a-svealand"), it.power(0).titan]).toEqual([army("t"), "map"]);
    }
    const it = scene({ using: "order-vanguard" });
    it.act("deploy-infantry");
    expect(it.offered("deploy").every(({ unit }) => unit === "infantry")).toBe(true);
  });

  test("TYT-092 not onto a border and not into a region under attack; the attackers' origin is allowed", () => {
    const it = scene({
      using: "order-recruiters",
      map: { "a-prussia": "0 i", "a-volhynia": "1 i", "a-lithuania": "1" },
    });
    it.act("move-any").march("a-prussia", "i", "a-volhynia").act("deploy-any");
    const places = it.offered("deploy").map(({ at }) => at);
    expect(places).not.toContain("a-volhynia");
    expect(places).toContain("a-prussia");
  });
});

describe("buying a Nation card", () => {
  const hand = [
    strength("own", "infantry"),
    strength("own", "cavalry"),
    bring("own", "titan"),
    addDie("own", "infantry"),
  ];
  const deck = ["sweden-ga-pa", "sweden-drabants", "sweden-salvo-drill", "sweden-hakkapeliitta"] as const;

  test("TYT-093, TYT-096, TYT-098, TYT-099, TYT-291, TYT-EX-05 choose one of three, pay with any cards, put one under the deck", () => {
    const it = scene({ using: "order-national-spirit", hands: [hand], decks: [deck], map: { "a-prussia": "0 i" } });
    it.act("buy-nation-card");
    expect(it.offered("buy").map(({ card }) => card)).toEqual([
      "sweden-ga-pa",
      "sweden-drabants",
      "sweden-salvo-drill",
    ]);
    it.choose({ kind: "buy", card: "sweden-ga-pa" });
    for (const card of hand.slice(0, 3)) it.choose({ kind: "discard", card });
    expect([it.power(0).cards, it.power(0).hand]).toEqual([["sweden-ga-pa"], [hand[3]]]);
    expect(it.s.supportDiscard).toEqual(hand.slice(0, 3));
    it.choose({ kind: "bottom", card: "sweden-drabants" });
    expect([it.power(0).deck.at(-1), it.power(0).deck[0], it.power(0).deck.length]).toEqual([
      "sweden-salvo-drill",
      "sweden-drabants",
      9,
    ]);
    it.act("move-any").march("a-prussia", "i", "a-lithuania");
    expect(it.owner("a-lithuania")).toBe(0);
  });

  test("TYT-094, TYT-095, TYT-213, TYT-326, TYT-EX-31 discounts add up and never go below nothing; the marker decides", () => {
    const priced = (
      round: number,
      using: "order-national-spirit" | "order-oath-to-the-titan",
      rounds: 3 | 4 = 3,
    ): number[] => {
      const it = scene({
        using,
        round,
        rounds,
        hands: [hand],
        decks: [["sweden-ga-pa", "sweden-salvo-drill"]],
        map: { "a-svealand": "0 t" },
      });
      it.act(using === "order-national-spirit" ? "buy-nation-card" : "buy-nation-card-discount");
      return (["sweden-ga-pa", "sweden-salvo-drill"] as const).map(card => {
        const copy = scene({
          using,
          round,
          rounds,
          hands: [hand],
          decks: [["sweden-ga-pa", "sweden-salvo-drill"]],
          map: { "a-svealand": "0 t" },
        });
        copy
          .act(using === "order-national-spirit" ? "buy-nation-card" : "buy-nation-card-discount")
          .choose({ kind: "buy", card });
        return copy.place === "purchase.payCard" ? (copy.args.due as number) : 0;
      });
    };
    expect(priced(1, "order-national-spirit")).toEqual([3, 1]);
    expect(priced(2, "order-oath-to-the-titan")).toEqual([2, 0]);
    expect(priced(3, "order-national-spirit")).toEqual([2, 0]);
    expect(priced(3, "order-oath-to-the-titan")).toEqual([1, 0]);
    expect(priced(4, "order-oath-to-the-titan", 4)).toEqual([0, 0]);
  });

  test("TYT-097, TYT-326 who declines changes nothing, and the action can be begun again", () => {
    const it = scene({ using: "order-national-spirit", hands: [hand], decks: [deck] });
    const before = [...it.power(0).deck];
    it.act("buy-nation-card").choose({ kind: "decline" });
    expect([it.place, it.power(0).deck, it.power(0).hand]).toEqual(["turn.act", before, hand]);
    expect(acts(it)).toContain("buy-nation-card");
    it.act("buy-nation-card").choose({ kind: "buy", card: it.offered("buy")[0]!.card });
    while (it.place.startsWith("purchase")) it.choose(it.options[0]!);
    expect(it.place).toBe("turn.act");
    expect(acts(it)).not.toContain("buy-nation-card");
  });

  test("TYT-100 the owner sees the top three at any moment, nobody else does", () => {
    const it = scene({ turn: 1, decks: [deck] });
    expect(it.look(0).view.powers[0]!.deckTop).toEqual(deck.slice(0, 3));
    expect(it.look(1).view.powers[0]!.deckTop).toEqual([]);
  });

  test("TYT-101 fewer than three cards are all seen; without any the action cannot be used", () => {
    const rest = ["sweden-ga-pa", "sweden-drabants"] as const;
    const owned = scene({})
      .power(0)
      .deck.filter(card => !rest.includes(card as "sweden-ga-pa"));
    const it = scene({ using: "order-national-spirit", hands: [hand], decks: [rest], cards: [owned] });
    it.act("buy-nation-card");
    expect(it.offered("buy").map(({ card }) => card)).toEqual(rest);
    it.choose({ kind: "buy", card: "sweden-drabants" });
    expect(it.place).toBe("turn.act");
    const none = scene({ using: "order-national-spirit", hands: [hand], cards: [[...owned, ...rest]] });
    expect(acts(none)).toEqual([]);
    expect(none.refusals).toContainEqual(expect.objectContaining({ why: "no-buy", rule: "TYT-093" }));
  });

  test("TYT-102 a card bought in Phase A can be used in the same turn", () => {
    const it = scene({
      using: "order-national-spirit",
      decks: [["sweden-leather-cannons"]],
      map: { "a-prussia": "0 a" },
    });
    it.act("buy-nation-card").choose({ kind: "buy", card: "sweden-leather-cannons" }, { kind: "keepOnTop" });
    it.choose(it.options[0]!);
    expect(it.offers({ kind: "use", id: "sweden-leather-cannons" })).toBe(true);
  });

  test("TYT-333 a card that cannot be paid is refused", () => {
    const it = scene({ using: "order-national-spirit", hands: [[hand[0]!]], decks: [deck] });
    it.act("buy-nation-card");
    expect(it.offered("buy").map(({ card }) => card)).toEqual(["sweden-drabants", "sweden-salvo-drill"]);
    expect(it.refusals).toEqual([
      { choice: { kind: "buy", card: "sweden-ga-pa" }, why: "too-few-cards", rule: "TYT-093" },
    ]);
  });
});
