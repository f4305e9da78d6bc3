// Runewars: what a strong player would do. The board is the ready one of two; seat 0 is Daqan with its home DA, DB, DC.

import { type Line, oneOf, type Position, positions } from "#bots/test/positions/runner.ts";
import type { RuneChoice } from "../choices.ts";
import { areaOf } from "../content/tiles.ts";
import { runewars } from "../index.ts";
import { controllerOf } from "../rules/queries.ts";
import { dragonsOf } from "../rules/result.ts";
import type { Runewars } from "../state.ts";
import { attack } from "./battle-scenes.ts";
import { type Scene, scene } from "./scenes.ts";

const NOBODY = -1;

type Place = Position<Runewars, RuneChoice>;
type Done = Line<Runewars, RuneChoice>;

const kind = (wanted: RuneChoice["kind"]) => oneKind(wanted);
const oneKind =
  (...kinds: readonly RuneChoice["kind"][]) =>
  ({ choice }: Done): boolean =>
    kinds.includes(choice.kind);
const isNot =
  (...kinds: readonly RuneChoice["kind"][]) =>
  ({ choice }: Done): boolean =>
    !kinds.includes(choice.kind);

/** Both sides hold their homes, so that nobody is out of the game. */
const table = (): Scene =>
  scene().stronghold(0, "DA").put(0, "DA", "footman", 2).stronghold(1, "UA").put(1, "UA", "berserker", 2);

function holding(objective: Runewars["players"][number]["objective"], influence = 0): Scene {
  const g = table();
  Object.assign(g.s.players[0]!, { objective, influence });
  return g;
}

/** A hero of seat 0 is about to act in the Quest Phase. */
function heroActs(g: Scene): Runewars {
  g.call("questPhase", { order: [0, 1], turn: 0, acted: [] });
  while (g.where === "questPhase.chooseHero") g.take("pickHero");
  return g.s;
}

/** Seat 1 holds 9B and may answer an attack with cards. */
function underAttack(own: number, others: number): Runewars {
  const g = table().put(1, "9B", "berserker", own).put(1, "8C", "berserker", 1).tactics(1, "tactical-retreat");
  attack(g, "9B", { footman: others });
  while (g.where === "battle.startAttack") g.take("pass");
  return g.s;
}

const list: readonly Place[] = [
  {
    title: "a fulfilled Objective is a dragon rune at once",
    s: () => holding("voice-of-the-council", 13).turn(0, 1).s,
    isGood: kind("objective"),
  },
  {
    title: "six dragon runes are claimed",
    s: () => {
      const g = table();
      for (const area of ["DA", "DB", "DC", "9B", "1B", "8D"]) g.rune(area, "dragon").put(0, area, "footman", 1);
      return g.turn(0, 1).s;
    },
    isGood: kind("claim"),
  },
  {
    title: "a Shard becomes a dragon rune",
    s: () => table().hero(0, "silhouette", "DA", ["timmorran-shard"]).turn(0, 1).s,
    isGood: oneOf<RuneChoice>({ kind: "reward", hero: "silhouette", card: "timmorran-shard" }),
  },
  {
    title: "a hero near death drinks the Elixir",
    s: () => {
      const g = table().hero(0, "silhouette", "DA", ["elixir-of-life"]);
      g.s.heroes[0]!.damage = 2;
      return g.turn(0, 1).s;
    },
    isGood: oneOf<RuneChoice>({ kind: "reward", hero: "silhouette", card: "elixir-of-life" }),
  },
  {
    title: "the Elixir is not wasted on a scratch",
    s: () => {
      const g = table().hero(0, "lady-isolde", "DA", ["elixir-of-life"]);
      g.s.heroes[0]!.damage = 1;
      return g.turn(0, 1).s;
    },
    isGood: isNot("reward"),
  },
  {
    title: "the Crystal looks at a rune nobody knows",
    s: () => table().rune("8A", "dragon").hero(0, "silhouette", "1A", ["crystal-of-far-sight"]).turn(0, 1).s,
    isGood: oneOf<RuneChoice>({ kind: "reward", hero: "silhouette", card: "crystal-of-far-sight" }),
  },
  {
    title: "after a battle won as defender the Objective is shown",
    s: () => {
      const g = table().stronghold(1, "9B").put(1, "9B", "chaos-lord", 4);
      g.s.players[1]!.objective = "discouraging-defeat";
      attack(g, "9B", { footman: 3 });
      while (g.where !== "aftermath.useObjective") g.take(g.options()[0]!);
      return g.s;
    },
    isGood: kind("objective"),
  },
  {
    title: "three influence buy a dragon rune",
    s: () => {
      const g = table();
      g.s.players[0]!.influence = 5;
      return g.effects("title:guildmaster-of-warriors.1.effects", { seat: 0 }).s;
    },
    isGood: kind("accept"),
  },
  {
    title: "a dragon rune received is hidden in the safest own area",
    s: () => {
      const g = table().put(0, "DB", "footman", 3);
      g.call("receiveRune", { seat: 0, discards: 0, hasDragon: false, hasFalse: false, picked: [] });
      return g.s;
    },
    length: 3,
    isGood: ({ s }) => dragonsOf(s, 0) === 1,
  },
  {
    title: "Strategize walks into free land that holds a dragon rune",
    s: () => table().put(0, "DC", "footman", 4).rune("9B", "dragon", true).turn(0, 1).skip("actions.act").s,
    length: 4,
    isGood: ({ choices, s }) =>
      choices.some(choice => choice.kind === "march" && choice.to === areaOf("9B")) ||
      controllerOf(s, areaOf("9B")) === 0,
  },
  {
    title: "Strategize does not leave a dragon rune for an empty field",
    s: () => table().put(0, "9B", "footman", 1).rune("9B", "dragon", true).turn(0, 1).skip("actions.act").s,
    isGood: ({ choice }) => choice.kind !== "march" || choice.from !== areaOf("9B"),
  },
  {
    title: "Conquer goes where a dragon rune lies open beside the army",
    s: () => table().put(0, "DC", "footman", 6).rune("9B", "dragon", true).turn(0, 3).skip("actions.act").s,
    isGood: oneOf<RuneChoice>({ kind: "area", area: areaOf("9B") }),
  },
  {
    title: "nobody runs into eight Chaos Lords with two Footmen",
    s: () =>
      table()
        .stronghold(1, "9B")
        .put(1, "9B", "chaos-lord", 4)
        .put(0, "DC", "footman", 2)
        .turn(0, 3)
        .skip("actions.act").s,
    isGood: ({ choice }) => choice.kind !== "area" || choice.area !== areaOf("9B"),
  },
  {
    title: "an army about to be crushed slips away",
    s: () => underAttack(3, 10),
    isGood: oneOf<RuneChoice>({ kind: "tactics", card: "tactical-retreat" }),
  },
  {
    title: "an army that wins stays",
    s: () => underAttack(6, 2),
    isGood: isNot("tactics"),
  },
  {
    title: "a hurt hero heals in friendly land",
    s: () => {
      const g = table().hero(0, "silhouette", "DA");
      g.s.heroes[0]!.damage = 2;
      return heroActs(g);
    },
    isGood: oneOf<RuneChoice>({ kind: "action", action: "heal" }),
  },
  {
    title: "of three Fate cards in diplomacy the red one is not taken",
    s: () => {
      const g = table().put(NOBODY, "9B", "beastman", 2);
      g.s.players[0]!.influence = 3;
      g.fate(1, 3, 5).put(0, "DC", "footman", 3).turn(0, 3).skip("actions.act").at("9B").skip("actions.act");
      g.take({ kind: "march", from: areaOf("DC"), to: areaOf("9B"), unit: "footman", count: 3 }).take("done");
      g.skip("actions.act").take("diplomacy").take({ kind: "amount", n: 3 });
      return g.s;
    },
    isGood: oneOf<RuneChoice>({ kind: "fate", card: 5 }, { kind: "fate", card: 3 }),
  },
  {
    title: "a dragon rune beside a strong enemy is moved home",
    s: () => {
      const g = table().put(0, "9B", "footman", 1).rune("9B", "dragon").put(1, "9A", "berserker", 6);
      Object.assign(g.s.players[0]!, { wood: 0, ore: 0 });
      return g.turn(0, 8).skip("actions.act").s;
    },
    length: 4,
    isGood: ({ s }) => ["DA", "DB", "DC"].some(area => s.runes[areaOf(area)] === 1),
  },
  {
    title: "a dragon rune that nobody can take stays where it is",
    s: () => {
      const g = table().put(0, "9B", "footman", 1).rune("9B", "dragon");
      Object.assign(g.s.players[0]!, { wood: 0, ore: 0 });
      return g.turn(0, 8).skip("actions.act").s;
    },
    isGood: kind("done"),
  },
  {
    title: "what Supremacy gives is taken",
    s: () => {
      const g = table().turn(0, 4).skip("actions.act");
      while (g.where !== "turn.useSupremacy") g.take(g.options()[0]!);
      return g.s;
    },
    isGood: kind("supremacy"),
  },
];

positions(
  runewars,
  list.map(each => ({ ...each, bots: ["greedy"] })),
);
