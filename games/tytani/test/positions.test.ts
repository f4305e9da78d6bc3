// What a strong player would do: bots of every strength are asked.
import { describe } from "vitest";
import { oneOf, positions } from "#bots/test/positions/runner.ts";
import type { TytaniChoice } from "../choices.ts";
import { armyOf } from "../content/army.ts";
import type { TytaniEvent } from "../events.ts";
import { tytani } from "../index.ts";
import { placeOf } from "../map/atlas.ts";
import type { Tytani } from "../state.ts";
import type { Spec, Units } from "./scene-spec.ts";
import { addDie, rolls, type Scene, scene, strength } from "./scenes.ts";

const use = (id: Extract<TytaniChoice, { kind: "use" }>["id"]): TytaniChoice => ({ kind: "use", id });
const play = (...cards: readonly ReturnType<typeof strength>[]): TytaniChoice => ({ kind: "support", cards });

/** Sweden attacks Volhynia from Prussia; dice as they fall, first the attacker's. */
function assault(attackers: Units, defenders: Units, dice: string, spec: Spec = {}): Scene {
  const it = scene({
    using: "order-great-march",
    ...spec,
    map: { "a-prussia": `0 ${attackers}`, "a-volhynia": `1 ${defenders}`, "a-transylvania": "1 i", ...spec.map },
    chance: rolls(dice),
  });
  return it.act("move-army").march("a-prussia", attackers, "a-volhynia").end();
}

describe("Titans", () => {
  positions<Tytani, TytaniChoice>(tytani, [
    {
      title: "claims a Mission that is met before anything can undo it",
      s: () =>
        scene({
          using: "order-recruiters",
          map: { "a-lithuania": "0 t", "a-livonia": "0 i" },
          missions: [["mission-heart-of-europe"]],
        }).s,
      isGood: ({ s }) => s.powers[0]!.missions.length === 0,
      length: 12,
    },
    {
      title: "takes empty land with a unit that leaves another behind",
      s: () => scene({ using: "order-recruiters", map: { "a-gotland": "0 ii" } }).s,
      isGood: ({ s }) => s.powers[0]!.regions >= 3,
      length: 12,
    },
    {
      title: "uses every action of a card that only helps",
      s: () => scene({ using: "order-recruiters", map: { "a-norrland": "0 ii" } }).s,
      isGood: ({ events }) => events.filter(({ type }) => type === "actionStarted").length === 2,
      length: 12,
    },
    {
      title: "does not throw one Infantry at three units",
      s: () =>
        scene({
          using: "order-recruiters",
          map: { "a-gotland": "0 ii", "a-lithuania": "1 iit", "a-livonia": "1 iia", "a-prussia": "1 iia" },
        }).s,
      isGood: ({ events }) =>
        (events as readonly TytaniEvent[]).every(
          event => event.type !== "attackDeclared" || event.army !== armyOf("infantry"),
        ),
      length: 12,
    },
    {
      title: "walks into a Capital that nobody guards",
      s: () =>
        scene({ using: "order-great-march", map: { "a-prussia": "0 iic", "a-volhynia": "1 i", "a-silesia": "1 i" } }).s,
      isGood: ({ s }) => s.owner[placeOf("a-lesser-poland")] === 0,
      length: 12,
    },
    {
      title: "ends its Stage when it is winning and one more card would change nothing",
      s: () => assault("i", "i", "i0 i1", { hands: [[], [strength("own", "infantry")]] }).s,
      isGood: ({ s }) => s.powers[1]!.hand.length >= 1,
      length: 1,
    },
    {
      title: "plays the card that turns a defeat into a victory",
      s: () => {
        const it = assault("i", "i", "i0 i0", { hands: [[strength("own", "infantry")], []] });
        return it.endStage().s;
      },
      isGood: oneOf(play(strength("own", "infantry"))),
    },
    {
      title: "plays two cards as a set where one alone is too little",
      s: () => {
        const hand = [strength("own", "infantry"), strength("enemy", "infantry")];
        return assault("i", "ii", "i0 i1 i1", { hands: [hand, []] }).endStage().s;
      },
      isGood: ({ choice }) => choice.kind === "support" && choice.cards.length === 2,
    },
    {
      title: "uses the free ability that breaks a tie",
      s: () => assault("ii", "i", "i0 i0 i0").endStage().s,
      isGood: oneOf(use("sweden-start")),
    },
    {
      title: "throws no cards after a Battle that cannot be won",
      s: () => {
        const hand = [strength("own", "infantry")];
        return assault("i", "iiit", "i0 i2 i2 i2 t4", { hands: [hand, []] }).endStage().s;
      },
      isGood: ({ s }) => s.powers[0]!.hand.length >= 1,
      length: 3,
    },
    {
      title: "gives up Infantry, not the Titan",
      s: () => assault("iit", "it", "i2 i2 t4 i0 t4").fight().s,
      isGood: ({ choice }) => choice.kind !== "lose" || choice.unit === "infantry",
    },
    {
      title: "makes a victory bloodier where that costs nothing",
      s: () =>
        assault("iic", "ii", "i1 i1 c2 i0 i0", {
          nations: ["commonwealth", "sweden"],
          cards: [["commonwealth-hot-pursuit"], []],
          map: { "a-prussia": "0 iic", "a-volhynia": "1 ii", "a-svealand": "1 i", "a-lesser-poland": "0 i" },
        }).fight().s,
      isGood: oneOf(use("commonwealth-hot-pursuit")),
    },
    {
      title: "saves a unit with a card that is there for it",
      s: () => {
        const it = scene({
          scenario: "a2-road-to-azov",
          turn: 1,
          using: "order-great-march",
          cards: [["russia-bears-endurance"], []],
          map: { "a-ryazan": "0 ii", "a-wild-fields": "1 iic" },
          chance: rolls("i1 i1 c2 i0 i0"),
        });
        return it.act("move-army").march("a-wild-fields", "iic", "a-ryazan").end().fight().s;
      },
      isGood: oneOf(use("russia-bears-endurance")),
    },
    {
      title: "builds the Fortress that meets its Mission",
      s: () =>
        scene({
          using: "order-fortify-border",
          map: { "a-gotaland": "0 i", "a-norrland": "0 i" },
          missions: [["mission-walls-of-stone"]],
        }).s,
      isGood: ({ s }) => s.powers[0]!.missions.length === 0,
      length: 12,
    },
    {
      title: "takes the Order card that its Mission needs",
      s: () =>
        scene({
          map: { "a-gotaland": "0 i", "a-norrland": "0 i", "a-denmark": "1 ii" },
          pool: ["order-fortify-border", "order-manoeuvre", "order-siege-column", "order-recruiters"],
          missions: [["mission-walls-of-stone"]],
          round: 3,
        }).s,
      isGood: oneOf<TytaniChoice>({ kind: "order", order: "order-fortify-border" }),
    },
    {
      title: "buys a card that costs nothing",
      s: () =>
        scene({
          using: "order-national-spirit",
          decks: [["sweden-leather-cannons", "sweden-ga-pa", "sweden-the-deluge"]],
          map: { "a-norrland": "0 i" },
        }).s,
      isGood: ({ s }) => s.powers[0]!.cards.length === 1,
      length: 12,
    },
    {
      title: "brings the Titan to the Central region that its Mission names",
      s: () =>
        scene({
          using: "order-oath-to-the-titan",
          map: { "a-gotland": "0 it", "a-norrland": "0 i" },
          missions: [["mission-heart-of-europe"]],
        }).s,
      isGood: ({ s }) => s.powers[0]!.missions.length === 0,
      length: 12,
    },
    {
      title: "adds the die that probably wins",
      s: () => assault("i", "i", "i0 i0 i1", { hands: [[addDie("own", "infantry")], []] }).endStage().s,
      isGood: oneOf(play(addDie("own", "infantry"))),
    },
  ]);
});
