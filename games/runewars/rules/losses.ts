// Losses in a battle (RUN-225, RUN-226, RUN-238 to RUN-251): routs, damage, destruction, taken one by one. The owner
// chooses by the rules of assignment, or the opponent where an ability says so; what is forced is not asked.

import { done, type PickFigure, type Plain } from "../choices.ts";
import { type Figure, figureOf } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { typeOf } from "../content/units.ts";
import type { BattleFrame, LossesFrame, RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { targetsOf } from "./line.ts";
import { type Reason, refuseRest } from "./reasons.ts";
import { battleOf, destroyFigure, figureChoices, hurtFigure, routFigure, takeFigure, told } from "./sides.ts";
import { steps } from "./steps.ts";

/** The figures that may be chosen now. */
export function lossTargets(s: Runewars, frame: LossesFrame): Figure[] {
  const side = battleOf(s)[frame.side];
  return targetsOf(frame, side, frame.chooser === side.decider);
}

const asTheAbilitySays: Reason = ["as-the-ability-says", "RUN-242"];

/** RUN-241 to RUN-246: why others come first. */
const whySpared: Readonly<Record<LossesFrame["what"], Reason>> = {
  rout: ["rout-order", "RUN-243"],
  damage: ["damage-order", "RUN-246"],
  destroy: ["standing-first", "RUN-241"],
  routOrDestroy: asTheAbilitySays,
  retreat: asTheAbilitySays,
};

const { procedure, auto, ask } = steps<LossesFrame, "takeForced">();

export const losses = procedure("losses", {
  // What leaves no choice is carried out at once.
  takeForced: auto((s, frame, flow) => {
    while (frame.left > 0) {
      const choices = figureChoices(lossTargets(s, frame));
      if (choices.length === 0) return flow.end();
      if (choices.length > 1 || frame.canStop) return;
      lose(s, frame, choices[0]!, flow);
      if (frame.what === "retreat") return flow.repeat();
    }
    flow.end();
  }),
  choose: ask<PickFigure | Plain>({
    seat: (_s, frame) => frame.chooser,
    options: (s, frame) => [...figureChoices(lossTargets(s, frame)), ...(frame.canStop ? [done] : [])],
    refused: (s, frame) => {
      const all = figureChoices(battleOf(s)[frame.side].line);
      return refuseRest(all, figureChoices(lossTargets(s, frame)), () => whySpared[frame.what]);
    },
    args: (_s, frame) => ({ what: frame.what, n: frame.left, side: frame.side }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "figure") return flow.end();
      lose(s, frame, choice, flow);
      flow.goto("takeForced");
    },
  }),
});

function lose(s: Runewars, frame: LossesFrame, { unit, damage, isRouted }: PickFigure, flow: RuneFlow): void {
  const battle = battleOf(s);
  const figure = figureOf(typeOf(unit), damage, isRouted);
  frame.left--;
  switch (frame.what) {
    case "rout":
      routFigure(battle, frame.side, figure, flow);
      break;
    case "damage":
      hurt(s, frame, battle, figure, flow);
      break;
    case "destroy":
      destroyFigure(s, battle, frame.side, figure, flow);
      break;
    case "routOrDestroy":
      frame.hit.push(figureOf(typeOf(unit), damage, true));
      if (isRouted) destroyFigure(s, battle, frame.side, figure, flow);
      else routFigure(battle, frame.side, figure, flow);
      break;
    case "retreat":
      leaveBattle(battle, frame, figure, flow);
      break;
  }
}

/** RUN-246 to RUN-248; a follow-up goes to the same unit if it survives. */
function hurt(s: Runewars, frame: LossesFrame, battle: BattleFrame, figure: Figure, flow: RuneFlow): void {
  let now = hurtFigure(s, battle, frame.side, figure, flow);
  for (let i = 0; i < frame.followUp && now !== null; i++) now = hurtFigure(s, battle, frame.side, now, flow);
  if (now !== null && frame.filter === "distinct") frame.hit.push(now);
}

/** RUN-238, RUN-239: a unit leaves in mid-battle by the rules of retreat. */
function leaveBattle(battle: BattleFrame, { side: name }: LossesFrame, figure: Figure, { call, emit }: RuneFlow): void {
  const side = battle[name];
  takeFigure(side, figure);
  emit({ type: "figureLeft", area: battle.area, side: name, ...told(figure) });
  call("retreat", {
    seat: side.seat,
    chooser: side.decider,
    from: battle.area,
    figures: [figure],
    heroes: [],
    areRouted: true,
    isNeutral: side.seat === NONE,
  });
}

type Losses = Omit<LossesFrame, "proc" | "step">;

/** Losses of a side by the normal rules. */
export function lossesOf(
  battle: BattleFrame,
  side: LossesFrame["side"],
  what: LossesFrame["what"],
  left: number,
): Losses {
  const chooser = battle[side].decider;
  return { side, chooser, what, left, canStop: false, filter: "normal", followUp: 0, hit: [] };
}
