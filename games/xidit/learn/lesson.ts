// The guided first game: the short game for four, up to its first census. The seed and what the others do are
// fixed, so the learner's own moves meet the same kingdom every time; a test plays it from end to end.
import { equal } from "#kernel/json.ts";
import type { Look } from "#kernel/look.ts";
import type { Lesson, LessonStep } from "#web/kit/learning.ts";
import type { XiditChoice } from "../choices.ts";
import type { OrderId } from "../content/orders.ts";
import type { XiditView } from "../view/view.ts";

type Step = LessonStep<XiditView, XiditChoice>;

const letters: Readonly<Record<string, OrderId>> = {
  k: "move-black",
  r: "move-red",
  b: "move-blue",
  a: "action",
  w: "wait",
};

/** Six orders written as letters: k, r and b are roads, a is action, w is wait. */
function orders(text: string): OrderId[] {
  return [...text].map(letter => letters[letter]!);
}

function planned(text: string): XiditChoice[] {
  return [...orders(text).map((order): XiditChoice => ({ kind: "order", order })), { kind: "confirm" }];
}

const start = (city: number): XiditChoice => ({ kind: "start", city });
const show = (count: number): XiditChoice => ({ kind: "show", count });

/** What the learner plans in each Year. */
export const plans = { 1: "abakaw", 2: "bakwwa", 3: "rbabra" } as const;

const script: Readonly<Record<number, readonly XiditChoice[]>> = {
  1: [
    ...[start(6), ...planned("baraka"), ...planned("krabab"), ...planned("krbara")],
    ...[show(0), show(2), show(3), { kind: "bard", region: "ombel" } as const, show(0), show(1)],
  ],
  2: [
    ...[start(8), ...planned("akrara"), ...planned("ararba"), ...planned("rkabra")],
    ...[show(1), show(1), show(2), show(1), { kind: "bard", region: "heart-of-xidit" } as const, show(1)],
  ],
  3: [
    ...[start(11), ...planned("arakak"), ...planned("rabara"), ...planned("arabkr")],
    ...[show(3), show(3), show(1), show(1), { kind: "bard", region: "heart-of-xidit" } as const, show(0)],
  ],
};

/** Whether choices continue a plan as the lesson has it. */
function continues(plan: string, choices: readonly XiditChoice[], look: Look<XiditView>): boolean {
  const wanted = planned(plan);
  const at = look.question?.soFar.length ?? 0;
  return choices.every((choice, i) => {
    const want = wanted[at + i];
    if (choice.kind !== "order" || want?.kind !== "order") return choice.kind === want?.kind;
    return choice.order === want.order;
  });
}

const tell = (id: string, lit: readonly string[] = []): Step => ({ id, lit });

function plan(year: 1 | 2 | 3): Step {
  return {
    id: `plan${year}`,
    expects: (choices, look) => continues(plans[year], choices, look),
    isDone: ({ view }) => view.year > year || view.phase !== "planning",
  };
}

const isPlanning = (look: Look<XiditView>, year: number): boolean =>
  look.view.year === year && look.view.phase === "planning";

const steps: readonly Step[] = [
  tell("welcome"),
  tell("recruits", ["city:7", "city:8", "city:11", "city:14", "city:17"]),
  tell("threats", ["city:2", "city:3", "city:4", "city:15", "city:16"]),
  {
    id: "start",
    expects: ([choice]) => choice?.kind === "start" && choice.city === 7,
    isDone: ({ view }) => view.phase === "planning",
  },
  tell("wheels", ["wheels"]),
  plan(1),
  { ...tell("army", ["screen", "city:16"]), when: look => isPlanning(look, 2) },
  plan(2),
  {
    id: "rewards",
    expects: ([choice]) =>
      choice?.kind === "take" && choice.rewards.includes("bards") && choice.rewards.includes("floors"),
    isDone: ({ question }) => question?.proc !== "rewards",
  },
  {
    id: "bards",
    expects: ([choice]) => choice?.kind === "bard" && choice.region === "ad-larian",
    isDone: ({ view }) => view.placing === null,
  },
  { ...tell("freed", ["city:16", "city:13"]), when: look => isPlanning(look, 3) },
  plan(3),
  { ...tell("census"), when: ({ view }) => view.phase === "census" },
  {
    id: "show",
    // All units of a type, and the first place offered for what they win.
    expects: ([choice], { question }) => equal(choice, question?.options.at(question.step === "show" ? -1 : 0)),
    isDone: ({ view }) => view.phase !== "census",
  },
  tell("end"),
];

/** The lesson. */
export const lesson: Lesson<XiditView, XiditChoice> = {
  seats: 4,
  learner: 0,
  seed: "lesson 23",
  options: { years: "short" },
  seatOptions: [{ color: "blue" }, {}, {}, {}],
  script,
  steps,
};
