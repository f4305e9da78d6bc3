// Losses in a battle (RUN-225, RUN-226, RUN-238 to RUN-251): routs, damage, destruction, taken one by one. The owner
// chooses by the rules of assignment, or the opponent where an ability says so; what is forced is not asked.
import { done, type PickFigure, type Plain } from "../choices.ts";
import { typeOf, units } from "../content/units.ts";
import type { BattleFrame, Figure, LossesFrame } from "../frames/battle.ts";
import type { RuneFlow } from "../frames.ts";
import { NONE, type Runewars } from "../state.ts";
import { damageIn, figureOf, isRoutedIn, typeIn } from "./pieces.ts";
import {
  battleOf,
  destroyFigure,
  figureChoices,
  healthOf,
  hurtFigure,
  isStanding,
  routFigure,
  takeFigure,
} from "./sides.ts";
import { steps } from "./steps.ts";

/** The first group of figures that is not empty. */
const firstOf = (...groups: readonly Figure[][]): Figure[] => groups.find(group => group.length > 0) ?? [];

/** RUN-243, RUN-244: standing undamaged figures first. */
function routTargets(figures: readonly Figure[]): Figure[] {
  const standing = figures.filter(isStanding);
  return firstOf(
    standing.filter(figure => damageIn(figure) === 0),
    standing,
  );
}

function normalTargets(frame: LossesFrame, line: readonly Figure[]): Figure[] {
  if (frame.what === "rout") return routTargets(line);
  const standing = line.filter(isStanding);
  // RUN-241 Destruction hits standing units if possible.
  if (frame.what === "destroy") return firstOf(standing, [...line]);
  // RUN-246 Damage goes where damage is, else to standing units, else to routed ones.
  return firstOf(
    line.filter(figure => damageIn(figure) > 0),
    standing,
    [...line],
  );
}

/** The figures that may be chosen now. */
export function lossTargets(s: Runewars, frame: LossesFrame): Figure[] {
  const battle = battleOf(s);
  const side = battle[frame.side];
  const { line } = side;
  switch (frame.filter) {
    case "normal":
      return normalTargets(frame, line);
    case "any":
      return frame.what === "rout" ? line.filter(isStanding) : [...line];
    case "tough": {
      const hurt = line.filter(figure => damageIn(figure) > 0);
      const tough = line.filter(figure => isStanding(figure) && healthOf(side, typeIn(figure)) > 1);
      return firstOf(hurt, tough, line.filter(isStanding), [...line]);
    }
    case "standing":
      return line.filter(isStanding);
    case "distinct":
      return frame.what === "damage" ? unhit(frame, line.filter(isStanding)) : unhit(frame, line);
    case "swift": {
      const late = line.filter(figure => isStanding(figure) && units[typeIn(figure)]!.initiative >= 2);
      return routTargets(late.length > 0 ? late : line);
    }
    case "weakened":
      return line.filter(figure => damageIn(figure) > 0 || isRoutedIn(figure));
    case "notHexagon":
      return normalTargets(
        frame,
        line.filter(figure => units[typeIn(figure)]!.shape !== "hexagon"),
      );
    default:
      return shapeTargets(s, frame, line);
  }
}

/** Figures of one shape: the owner loses standing ones first, an opponent takes whichever it likes. */
function shapeTargets(s: Runewars, frame: LossesFrame, line: readonly Figure[]): Figure[] {
  const figures = line.filter(figure => units[typeIn(figure)]!.shape === frame.filter);
  if (frame.what === "rout") return figures.filter(isStanding);
  return frame.chooser === battleOf(s)[frame.side].decider ? normalTargets(frame, figures) : figures;
}

/** Figures without those already hit, which may look like others. */
function unhit({ hit }: LossesFrame, line: readonly Figure[]): Figure[] {
  const left = [...line];
  for (const figure of hit) {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const { procedure, auto, ask } = steps<LossesFrame>();

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
      frame.hit.push(figure + 512);
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
function leaveBattle(battle: BattleFrame, { side: name }: LossesFrame, figure: Figure, { call }: RuneFlow): void {
  const side = battle[name];
  takeFigure(side, figure);
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
