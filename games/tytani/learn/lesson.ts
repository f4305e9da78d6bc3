// The guided first game: the first round of the Commonwealth against Sweden. The seed and what Sweden does are fixed, so
// the learner's own moves meet the same cards and dice every time; a test plays it from end to end.
import { equal } from "#kernel/json.ts";
import type { Look } from "#kernel/look.ts";
import type { Lesson, LessonStep } from "#web/kit/learning.ts";
import type { TytaniChoice } from "../choices.ts";
import { countOf } from "../content/army.ts";
import type { MissionId } from "../content/missions.ts";
import type { NationCardId } from "../content/nation-cards.ts";
import { FORTRESSES } from "../content/numbers.ts";
import type { RegionId } from "../content/regions.ts";
import type { SupportId } from "../content/support.ts";
import { placeOf } from "../map/atlas.ts";
import type { TytaniView } from "../view/view.ts";
import { act, deploy, draw, endOrders, endStage, go, order, pick, support, sweden } from "./script.ts";

type Step = LessonStep<TytaniView, TytaniChoice>;
type TytaniLook = Look<TytaniView>;
/** What the learner may answer, by procedure and step of the question: the first of a list that is offered, or anything. */
type Answers = Readonly<Record<string, readonly TytaniChoice[] | "any">>;

const LEARNER = 0;

const passOn: TytaniChoice = { kind: "pass" };
/** Missions that nobody is told to claim are passed by. */
const always: Answers = {
  "battle.claimAsAttacker": [passOn],
  "battle.claimAsDefender": [passOn],
  "turn.claimLast": [passOn],
};

/** Whether choices are what to answer now; a board may send the units of an army together. */
function fits(answers: Answers, choices: readonly TytaniChoice[], { question }: TytaniLook): boolean {
  const name = `${question?.proc}.${question?.step}`;
  const wanted = answers[name] ?? always[name];
  if (!question || !wanted) return false;
  if (wanted === "any") return true;
  const next = wanted.findIndex(want => question.options.some(option => equal(option, want)));
  return next >= 0 && choices.every((choice, i) => equal(choice, wanted[next + i]));
}

const tell = (id: string, lit: readonly string[] = []): Step => ({ id, lit });

/** A step in which the learner answers as told. */
function teach(id: string, answers: Answers, isDone: (look: TytaniLook) => boolean): Step {
  return { id, expects: (choices, look) => fits(answers, choices, look), isDone };
}

const asks =
  (name: string) =>
  ({ question }: TytaniLook): boolean =>
    question !== null && `${question.proc}.${question.step}` === name;
const holds =
  (region: RegionId) =>
  ({ view }: TytaniLook): boolean =>
    view.owner[placeOf(region)] === LEARNER;
const hasCard = (card: NationCardId, { view }: TytaniLook): boolean =>
  view.powers[LEARNER]?.cards.includes(card) ?? false;
const hasSupport = (card: SupportId, { view }: TytaniLook): boolean =>
  view.powers[LEARNER]?.hand?.includes(card) ?? false;
const hasMission = (mission: MissionId, { view }: TytaniLook): boolean =>
  view.powers[LEARNER]?.missions?.includes(mission) ?? false;

const claim = (mission: MissionId): TytaniChoice => ({ kind: "claim", mission });
const walls = "mission-walls-of-stone";
const heart = "mission-heart-of-europe";
/** Cards of the two Battles. */
const spareDie = "support-add-die-enemy-infantry-2";
const guns = "support-add-strength-enemy-artillery-1";
const foot = "support-add-strength-own-infantry-2";

const setup: readonly Step[] = [
  tell("welcome"),
  tell("map", ["region:a-pomerania", "region:a-silesia", "region:a-lesser-poland"]),
  teach(
    "nation",
    { "nations.chooseNation": [{ kind: "nation", nation: "commonwealth" }] },
    ({ view }) => view.powers[LEARNER]?.nation !== "",
  ),
  teach(
    "firstCard",
    {
      "outfit.buyFirst": [
        { kind: "buy", card: "commonwealth-wagon-fort" },
        { kind: "bottom", card: "commonwealth-levy-en-masse" },
      ],
    },
    look => hasCard("commonwealth-wagon-fort", look),
  ),
  teach(
    "missions",
    {
      "draft.keepMission": [
        { kind: "keep", mission: walls },
        { kind: "keep", mission: "mission-iron-garrison" },
        { kind: "keep", mission: heart },
      ],
    },
    ({ view }) => view.phase !== "setup",
  ),
];

const firstTurn: readonly Step[] = [
  tell("orders", [
    ...["order:order-fortify-border", "order:order-siege-column", "order:order-campaign", "order:order-recruiters"],
  ]),
  teach("take", { "turn.takeOrder": [order("order-recruiters")] }, ({ view }) => view.orderInUse !== ""),
  teach(
    "move",
    {
      "turn.act": [act("move-any")],
      "move.pickUnit": [pick("infantry", "a-silesia")],
      "move.chooseTarget": [go("a-transylvania")],
    },
    holds("a-transylvania"),
  ),
  teach(
    "deploy",
    { "turn.act": [act("deploy-any")], "deploy.placeUnit": [deploy("cavalry", "a-pomerania")] },
    ({ view }) => countOf(view.units[placeOf("a-pomerania")]!, "cavalry") === 2,
  ),
  teach("draw", { "turn.act": [endOrders], "turn.drawSupport": [draw(guns)] }, asks("turn.takeOrder")),
];

const secondTurn: readonly Step[] = [
  teach(
    "build",
    {
      "turn.takeOrder": [order("order-fortify-border")],
      "turn.act": [act("build-fortress")],
      "build.chooseSite": [{ kind: "build", at: "a-pomerania" }],
    },
    ({ view }) => view.fortresses < FORTRESSES,
  ),
  teach("claim", { "turn.act": [claim(walls)] }, look => !hasMission(walls, look)),
  teach(
    "titan",
    {
      "turn.act": [act("move-any")],
      "move.pickUnit": [pick("titan", "a-lesser-poland")],
      "move.chooseTarget": [go("a-prussia")],
    },
    holds("a-prussia"),
  ),
  teach(
    "guard",
    {
      "turn.act": [act("deploy-infantry"), endOrders],
      "deploy.placeUnit": [deploy("infantry", "a-lesser-poland")],
      "turn.drawSupport": [draw(spareDie)],
    },
    asks("battle.act"),
  ),
  teach(
    "defend",
    { "battle.act": [{ kind: "use", id: "commonwealth-wagon-fort" }, support(spareDie)] },
    look => !hasSupport(spareDie, look),
  ),
  teach("lastWord", { "battle.act": [endStage] }, asks("turn.takeOrder")),
];

const thirdTurn: readonly Step[] = [
  teach(
    "march",
    {
      "turn.takeOrder": [order("order-great-march")],
      "turn.act": [act("move-army"), endOrders],
      "move.pickUnit": [
        ...[pick("infantry", "a-pomerania"), pick("cavalry", "a-pomerania"), pick("cavalry", "a-pomerania")],
      ],
      "move.chooseTarget": [go("a-denmark")],
    },
    asks("battle.act"),
  ),
  teach("set", { "battle.act": [support(guns, foot)] }, look => !hasSupport(guns, look)),
  teach("ability", { "battle.act": [{ kind: "use", id: "commonwealth-start" }, endStage] }, holds("a-denmark")),
  teach("won", { "turn.drawSupport": "any" }, asks("turn.takeOrder")),
];

const lastTurn: readonly Step[] = [
  teach(
    "central",
    {
      "turn.takeOrder": [order("order-oath-to-the-titan")],
      "turn.act": [act("move-titan"), claim(heart)],
      "move.pickUnit": [pick("titan", "a-prussia")],
      "move.chooseTarget": [go("a-lithuania")],
    },
    look => !hasMission(heart, look),
  ),
  teach(
    "buy",
    {
      "turn.act": [act("buy-nation-card-discount")],
      "purchase.chooseCard": [{ kind: "buy", card: "commonwealth-free-riders" }],
      "purchase.chooseBottom": "any",
      "purchase.arrangeTop": "any",
    },
    look => hasCard("commonwealth-free-riders", look) && asks("turn.act")(look),
  ),
  teach("finish", { "turn.act": [endOrders], "turn.drawSupport": "any" }, asks("reinforcement.chooseFirst")),
  teach(
    "reinforce",
    { "reinforcement.chooseFirst": [{ kind: "reinforce", with: "draw-support" }], "draw.drawCard": "any" },
    asks("reinforcement.chooseSecond"),
  ),
  teach(
    "recruit",
    {
      "reinforcement.chooseSecond": [{ kind: "reinforce", with: "deploy" }],
      "effects.payCard": "any",
      "discard.discardCard": "any",
      "deploy.placeUnit": "any",
    },
    asks("turn.takeOrder"),
  ),
  tell("end"),
];

/** The lesson. */
export const lesson: Lesson<TytaniView, TytaniChoice> = {
  seats: 2,
  learner: LEARNER,
  seed: "lesson 3982911",
  options: { "scenario-2": "a2-baltic-dominion" },
  seatOptions: [{}, {}],
  script: { 1: sweden },
  steps: [...setup, ...firstTurn, ...secondTurn, ...thirdTurn, ...lastTurn],
};
