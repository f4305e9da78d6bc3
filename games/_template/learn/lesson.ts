// The guided first game: one round, in which a spark decides. Seed and script are fixed; a test plays it to its end.
import type { Lesson, LessonStep } from "#web/kit/learning.ts";
import type { BeaconsChoice } from "../choices.ts";
import type { BeaconsView } from "../view/view.ts";

/** The steps, in order. */
export type StepId = "welcome" | "commit" | "tie" | "spark" | "pass" | "end";

type Step = LessonStep<BeaconsView, BeaconsChoice> & { readonly id: StepId };

const steps: readonly Step[] = [
  { id: "welcome", lit: ["seat:0", "seat:1"] },
  {
    id: "commit",
    expects: ([choice]) => choice?.kind === "commit" && choice.card === "bonfire",
    isDone: ({ waiting }) => waiting?.step === "playSparks",
  },
  { id: "tie", lit: ["seat:0", "seat:1"] },
  {
    id: "spark",
    expects: ([choice]) => choice?.kind === "spark" && choice.card === "torch",
    isDone: ({ view }) => view.seats[0]!.sparks.length > 0,
  },
  {
    id: "pass",
    expects: ([choice]) => choice?.kind === "pass",
    isDone: ({ view }) => view.round > 1,
  },
  { id: "end", lit: ["seat:0"] },
];

/** The lesson. */
export const lesson: Lesson<BeaconsView, BeaconsChoice> = {
  seats: 2,
  learner: 0,
  seed: "lesson 15",
  options: { length: "short" },
  seatOptions: [{}, {}],
  // One line for each choice the seat makes.
  script: { 1: [{ kind: "commit", card: "bonfire" }, { kind: "pass" }] },
  steps,
};
