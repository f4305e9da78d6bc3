// The Quest Phase (RUN-270 to RUN-291, RUN-494 to RUN-497): one action with each hero, one player after another.
import type { Seat } from "#kernel/procedure.ts";
import { type PickHero, type Plain, passHere } from "../choices.ts";
import { heroCardOf } from "../content/heroes.ts";
import { QUEST_RANGE } from "../content/numbers.ts";
import type { QuestPhaseFrame } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { healHero } from "./hurting.ts";
import { heroesOf, playerOf } from "./queries.ts";
import { refuseRest } from "./reasons.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

const waiting = (s: Runewars, { order, turn, acted }: QuestPhaseFrame): HeroState[] =>
  turn < order.length ? heroesOf(s, order[turn]!).filter(hero => !acted.includes(hero.id)) : [];

const pick = ({ id }: HeroState): PickHero => ({ kind: "pickHero", hero: id });

const { procedure, auto, ask } = steps<QuestPhaseFrame, "chooseHero">();

export const questPhase = procedure("questPhase", {
  open: auto((_s, _frame, { emit }) => emit({ type: "questPhaseStarted" })),
  // RUN-039 Nobody's turn. RUN-276, RUN-277 The heroes in any order; a hero may do nothing.
  chooseHero: ask<PickHero | Plain>({
    when: (s, frame) => waiting(s, frame).length > 0 && !playerOf(s, frame.order[frame.turn]!).isOut,
    seat: (_s, frame) => frame.order[frame.turn]!,
    options: (s, frame) => [passHere, ...waiting(s, frame).map(pick)],
    refused: (s, frame) =>
      refuseRest(heroesOf(s, frame.order[frame.turn]!).map(pick), waiting(s, frame).map(pick), () => [
        "hero-acted",
        "RUN-276",
      ]),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "pickHero") return;
      frame.acted.push(choice.hero);
      const seat: Seat = frame.order[frame.turn]!;
      const hero = heroesOf(s, seat).find(each => each.id === choice.hero)!;
      flow.call("heroAction", {
        seat,
        hero: hero.id,
        action: "",
        hasStepped: false,
        left: QUEST_RANGE,
        points: 0,
        hasPortal: false,
        given: [],
        hasEngaged: false,
        quest: "",
        isComplete: false,
        askers: [],
      });
      flow.repeat();
    },
  }),
  next: auto((_s, frame, flow) => {
    frame.turn++;
    if (frame.turn < frame.order.length) flow.goto("chooseHero");
  }),
  // Abilities at the end of the phase.
  close: auto((s, _frame, flow) => {
    for (const hero of s.heroes) {
      for (const op of heroCardOf(hero.id).effects) {
        if (op.op === "healHero" && op.when === "questPhaseEnd" && typeof op.n === "number") healHero(hero, op.n, flow);
      }
    }
    settle(s, flow);
  }),
});
