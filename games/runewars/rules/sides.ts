// The sides of a battle: their line-ups, what their figures can take, and which of them are concerned by what.

import { frameOf } from "#kernel/procedure.ts";
import type { PickFigure } from "../choices.ts";
import { damageIn, type Figure, figureOf, isRoutedIn, typeIn } from "../content/army.ts";
import { units } from "../content/units.ts";
import type { BattleFrame, RuneFlow, Side, SideName } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { healthOf } from "./line.ts";

export function battleOf(s: Runewars): BattleFrame {
  return frameOf<BattleFrame>(s, "battle")!;
}

export const opposite = (side: SideName): SideName => (side === "attacker" ? "defender" : "attacker");

/** The figures of a list as choices, equal ones once. */
export function figureChoices(figures: readonly Figure[]): PickFigure[] {
  const seen: Figure[] = [];
  for (const figure of figures) if (!seen.includes(figure)) seen.push(figure);
  return seen
    .sort((a, b) => a - b)
    .map(figure => ({
      kind: "figure",
      unit: units[typeIn(figure)]!.id,
      damage: damageIn(figure),
      isRouted: isRoutedIn(figure),
    }));
}

/** A figure as events tell of it. */
export const told = (figure: Figure) => ({
  unit: units[typeIn(figure)]!.id,
  damage: damageIn(figure),
  isRouted: isRoutedIn(figure),
});

/** Takes a figure out of a line-up. */
export function takeFigure(side: Side, figure: Figure): void {
  side.line.splice(side.line.indexOf(figure), 1);
}

/** Destroys a figure of the line-up: back to the supply. */
export function destroyFigure(
  s: Runewars,
  battle: BattleFrame,
  name: SideName,
  figure: Figure,
  { emit }: RuneFlow,
): void {
  const side = battle[name];
  takeFigure(side, figure);
  side.lost++;
  s.supply[typeIn(figure)]!++;
  emit({ type: "figureDestroyed", area: battle.area, side: name, ...told(figure) });
}

export function routFigure(battle: BattleFrame, name: SideName, figure: Figure, { emit }: RuneFlow): void {
  const side = battle[name];
  if (isRoutedIn(figure)) return;
  takeFigure(side, figure);
  side.line.push(figureOf(typeIn(figure), damageIn(figure), true));
  emit({ type: "figureRouted", area: battle.area, side: name, unit: told(figure).unit, damage: damageIn(figure) });
}

/** RUN-247: one damage token; the figure as it is then, or null when it is destroyed. */
export function hurtFigure(
  s: Runewars,
  battle: BattleFrame,
  name: SideName,
  figure: Figure,
  flow: RuneFlow,
): Figure | null {
  const side = battle[name];
  const type = typeIn(figure);
  const damage = damageIn(figure) + 1;
  const isDestroyed = damage >= healthOf(side, type);
  const hurt = figureOf(type, damage, isRoutedIn(figure));
  takeFigure(side, figure);
  if (isDestroyed) {
    side.lost++;
    s.supply[type]!++;
  } else side.line.push(hurt);
  flow.emit({ type: "figureHit", area: battle.area, side: name, ...told(figure), damage, isDestroyed });
  return isDestroyed ? null : hurt;
}
