// The guided first game: the first year of the Daqan Lords against the Uthuk on the ready board. The seed and what the
// Uthuk do are fixed, so the learner's own moves meet the same cards every time; a test plays it from end to end.
import { equal } from "#kernel/json.ts";
import type { Look, Question } from "#kernel/look.ts";
import type { Lesson, LessonStep } from "#web/kit/learning.ts";
import type { RuneChoice } from "../choices.ts";
import { type Area, areaOf } from "../content/tiles.ts";
import { typeOf, units } from "../content/units.ts";
import type { RuneView } from "../view/view.ts";
import { at, bid, dial, done, dragonIn, march, option, order, pass, supremacy, uthuk } from "./script.ts";

type Step = LessonStep<RuneView, RuneChoice>;
type RuneLook = Look<RuneView>;
/** What the learner may answer to a question: the first of a list that is offered, any of some, or as a rule says. */
type Answer =
  | readonly RuneChoice[]
  | { readonly anyOf: readonly RuneChoice[] }
  | ((choice: RuneChoice, view: RuneView) => boolean);
/** Answers by procedure and step of the question. */
type Answers = Readonly<Record<string, Answer>>;

const LEARNER = 0;
/** The home areas; the stronghold is in the last. */
const [meadow, ridge, keep] = [areaOf("DA"), areaOf("DB"), areaOf("DC")];
/** An empty city, a Razorwing's area, the Hellhounds' area with the dragon rune, and the false one's. */
const [city, nest, lair, decoy] = [areaOf("8D"), areaOf("1B"), areaOf("8C"), areaOf("3A")];
const hero = "ronan-of-the-wild";
const quest = "the-burning-stair";

/** Nothing is played between steps where no step says so. */
const always: Answers = {
  "actions.act": [pass],
  "diplomacy.playCards": [pass],
  "heroAction.afterwards": [pass],
  "battle.startAttack": [pass],
  "battle.roundAttack": [pass],
  "battle.tallyAttack": [pass],
};

const isOffered = ({ options }: Question, want: RuneChoice): boolean => options.some(each => equal(each, want));

/** A march is planned as a whole: everybody who is told to go, one after another, and then the end of it. */
function isPlan(plan: readonly RuneChoice[], choices: readonly RuneChoice[], question: Question): boolean {
  const left = [...plan.filter(step => isOffered(question, step)), done];
  return choices.every((choice, i) => equal(choice, left[i]));
}

/** Whether choices are what to answer now. */
function fits(answers: Answers, choices: readonly RuneChoice[], { question, view }: RuneLook): boolean {
  if (!question) return false;
  const name = `${question.proc}.${question.step}`;
  const answer = answers[name] ?? always[name];
  const [choice, more] = choices;
  if (!answer || !choice) return false;
  if (name === "march.assignMoves" && Array.isArray(answer)) return isPlan(answer, choices, question);
  if (more) return false;
  if (typeof answer === "function") return answer(choice, view);
  if ("anyOf" in answer) return answer.anyOf.some(want => equal(choice, want));
  return equal(
    choice,
    answer.find(want => isOffered(question, want)),
  );
}

const tell = (id: string, lit: readonly string[] = []): Step => ({ id, lit });

/** A step in which the learner answers as told. */
function teach(id: string, answers: Answers, isDone: (look: RuneLook) => boolean): Step {
  return { id, expects: (choices, look) => fits(answers, choices, look), isDone };
}

const asks =
  (name: string) =>
  ({ question }: RuneLook): boolean =>
    question !== null && `${question.proc}.${question.step}` === name;
const holds =
  (area: Area) =>
  ({ view }: RuneLook): boolean =>
    view.controller[area] === LEARNER;
const isRevealed = ({ view }: RuneLook): boolean => view.phase === "turns";
const hasNoReward = ({ view }: RuneLook): boolean =>
  view.heroes.every(({ seat, rewards }) => seat !== LEARNER || rewards.length === 0);
const areaRefs = (...list: readonly Area[]): string[] => list.map(area => `area:${area}`);

/** One Footman in each home area, in any order; the others at the stronghold. */
function isStart(choice: RuneChoice, view: RuneView): boolean {
  if (choice.kind !== "unit") return false;
  if (choice.unit !== "footman") return choice.area === keep;
  const isOwn = (area: Area): boolean => view.owner[area] === LEARNER;
  if (choice.area !== keep) return !isOwn(choice.area);
  const footman = typeOf("footman");
  return units[footman]!.count - view.supply[footman]! === [meadow, ridge].filter(isOwn).length;
}

const setup: readonly Step[] = [
  tell("welcome"),
  teach("faction", { "setup.takeFaction": [{ kind: "faction", faction: "daqan" }] }, asks("board.pickRuneArea")),
  teach(
    "runes",
    { "board.pickRuneArea": { anyOf: [at(lair), at(decoy)] }, "board.hideDragon": [dragonIn(lair)] },
    asks("board.layHome"),
  ),
  teach(
    "home",
    { "board.layHome": [{ kind: "lay", tile: "home-daqan", q: -1, r: 4, turn: 4 }] },
    asks("start.placeStronghold"),
  ),
  teach(
    "army",
    { "start.placeStronghold": [at(keep)], "start.placeUnits": isStart, "start.placeHero": [at(keep)] },
    asks("season.chooseOrders"),
  ),
  tell("map", areaRefs(city, nest, lair)),
  tell("hand", ["objective", `quest:${quest}`, `hero:${hero}`]),
  tell("dials", areaRefs(meadow, ridge, keep)),
];

const spring: readonly Step[] = [
  teach("orders", { "season.chooseOrders": [order(2)] }, isRevealed),
  teach(
    "mobilize",
    { "march.activate": [at(city)], "march.assignMoves": [march(meadow, city, "footman")] },
    holds(city),
  ),
  teach(
    "supremacy",
    {
      "turn.useSupremacy": [supremacy],
      "march.activate": [at(nest)],
      "march.assignMoves": [march(ridge, nest, "footman")],
    },
    asks("march.chooseWay"),
  ),
  teach(
    "talks",
    { "march.chooseWay": [{ kind: "diplomacy" }], "diplomacy.spend": [{ kind: "amount", n: 1 }] },
    asks("diplomacy.chooseFate"),
  ),
  teach("ally", { "diplomacy.chooseFate": [{ kind: "fate", card: 27 }] }, asks("questPhase.chooseHero")),
];

const summer: readonly Step[] = [
  teach(
    "hero",
    {
      "questPhase.chooseHero": [{ kind: "pickHero", hero }],
      "heroAction.chooseAction": [{ kind: "action", action: "move" }],
      "heroAction.move": [at(city), at(lair)],
    },
    asks("heroAction.engage"),
  ),
  teach(
    "quest",
    { "heroAction.engage": [{ kind: "quest", quest }], "test.chooseFate": [{ kind: "fate", card: 5 }] },
    asks("season.chooseOrders"),
  ),
  teach("rising", { "season.chooseOrders": [order(3)] }, isRevealed),
  teach(
    "shard",
    {
      "actions.act": [{ kind: "reward", hero, card: "timmorran-shard" }],
      "receiveRune.pickArea": { anyOf: [at(meadow), at(ridge)] },
      "receiveRune.hide": [dragonIn(meadow)],
    },
    look => hasNoReward(look) && asks("actions.act")(look),
  ),
  teach(
    "attack",
    {
      "march.activate": [at(lair)],
      "march.assignMoves": [march(keep, lair, "bowman"), march(keep, lair, "footman"), march(keep, lair, "knight")],
    },
    asks("march.chooseWay"),
  ),
  teach("fight", { "march.chooseWay": [{ kind: "battle" }] }, asks("battle.supportAttack")),
];

const battle: readonly Step[] = [
  teach(
    "support",
    { "battle.supportAttack": [{ kind: "support", hero, unit: "knight", withReward: false }] },
    asks("battle.startAttack"),
  ),
  teach("rounds", {}, asks("battle.putAsideAttack")),
  teach("aside", { "battle.putAsideAttack": [{ kind: "fate", card: 6 }] }, asks("losses.choose")),
  teach("losses", { "losses.choose": [{ kind: "figure", unit: "knight", damage: 0, isRouted: false }] }, holds(lair)),
  teach("won", { "fall.choose": [option("influence")] }, asks("season.chooseOrders")),
];

const fallAndWinter: readonly Step[] = [
  teach(
    "harvest",
    {
      "season.chooseOrders": [order(4)],
      "turn.useSupremacy": [supremacy],
      "develop.build": [{ kind: "build", area: keep, development: "diplomat" }],
    },
    asks("bid.makeBids"),
  ),
  teach("bid", { "bid.makeBids": [bid(4)] }, asks("receiveRune.discardFalse")),
  teach(
    "rune",
    {
      "receiveRune.discardFalse": [at(ridge), done],
      "receiveRune.pickArea": { anyOf: [at(ridge), at(keep)] },
      "receiveRune.hide": [dragonIn(keep)],
    },
    asks("season.chooseOrders"),
  ),
  teach(
    "recruit",
    {
      "season.chooseOrders": [order(5)],
      "recruit.chooseDial": [dial("ore"), dial("food")],
      "turn.useSupremacy": [supremacy],
    },
    ({ view }) => view.year > 1,
  ),
  tell("end"),
];

/** The lesson. */
export const lesson: Lesson<RuneView, RuneChoice> = {
  seats: 2,
  learner: LEARNER,
  seed: "lesson 63857",
  options: { discovery: "off", board: "ready", factions: "choose" },
  seatOptions: [{}, {}],
  script: { 1: uthuk },
  steps: [...setup, ...spring, ...summer, ...battle, ...fallAndWinter],
};
