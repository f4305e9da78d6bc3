// Pure questions about the line-ups of a battle: who draws, what a card says, whom losses may fall on, what an ability
// strikes with. They need no state, so forecasts ask the same questions as the rules.
import type { Refusal } from "#kernel/procedure.ts";
import type { PickType } from "../choices.ts";
import { damageIn, type Figure, isRoutedIn, isStanding, typeIn } from "../content/army.ts";
import { type Op, opIn, type Package } from "../content/effects.ts";
import { fateOf, type Quadrant } from "../content/fate.ts";
import { heroCardOf } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import { DAMAGED_STRENGTH, STRONGHOLD_STRENGTH } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { titleCards } from "../content/titles.ts";
import { type Shape, type UnitType, units } from "../content/units.ts";
import type { LossesFrame, Side, Supporter } from "../frames.ts";
import { refusal } from "./reasons.ts";

/** What a card says to a type. */
export const quadrantFor = (card: number, type: UnitType): Quadrant => fateOf(card).quadrants[units[type]!.shape];

/** Health of a type in this battle. */
export function healthOf({ health }: Pick<Side, "health">, type: UnitType): number {
  for (let i = 0; i < health.length; i += 2) if (health[i] === type) return health[i + 1]!;
  return units[type]!.health;
}

/** Standing figures of a type. */
export function standingOf(line: readonly Figure[], type: UnitType): number {
  let sum = 0;
  for (const figure of line) if (isStanding(figure) && typeIn(figure) === type) sum++;
  return sum;
}

/** RUN-221, RUN-231, RUN-488: types of an initiative with standing figures that have not drawn. */
export function typesToDraw({ line, drawn }: Pick<Side, "line" | "drawn">, initiative: number): UnitType[] {
  const types: UnitType[] = [];
  for (const figure of line) {
    const type = typeIn(figure);
    if (isRoutedIn(figure) || units[type]!.initiative !== initiative || drawn.includes(type)) continue;
    if (!types.includes(type)) types.push(type);
  }
  return types.sort((a, b) => a - b);
}

export const pickUnitType = (type: UnitType): PickType => ({ kind: "type", unit: units[type]!.id });

/** RUN-221: why a type of a line does not draw now. */
export function typeRefusals({ line, drawn }: Pick<Side, "line" | "drawn">, initiative: number): Refusal[] {
  const offered = typesToDraw({ line, drawn }, initiative);
  return [...new Set(line.map(typeIn))]
    .filter(type => !offered.includes(type))
    .map(type => {
      if (units[type]!.initiative !== initiative) return refusal(pickUnitType(type), ["other-initiative", "RUN-221"]);
      return refusal(pickUnitType(type), drawn.includes(type) ? ["has-drawn", "RUN-221"] : ["units-routed", "RUN-245"]);
    });
}

/** RUN-253: cards more and cards put aside for a type; the best bonus counts. */
export function supportBonus(supporters: readonly Supporter[], type: UnitType): { draw: number; discard: number } {
  const supporter = supporters.find(each => each.type === type);
  if (!supporter) return { draw: 0, discard: 0 };
  const own: Op<"fateBonus"> | null = opIn(heroCardOf(supporter.hero).effects, "fateBonus");
  if (own?.when === "support" || supporter.withReward) return { draw: 2, discard: 2 };
  return { draw: 1, discard: 1 };
}

/** RUN-203: standing units count, and routed hexagons. */
export const countsInLine = (figure: Figure): boolean =>
  isStanding(figure) || units[typeIn(figure)]!.shape === "hexagon";

/** RUN-204: the strength of the stronghold in an area. */
export function wallsIn(
  { stronghold, damaged }: { readonly stronghold: readonly number[]; readonly damaged: readonly number[] },
  area: Area,
): number {
  if (stronghold[area] === NONE) return 0;
  return damaged[area] === 1 ? DAMAGED_STRENGTH : STRONGHOLD_STRENGTH;
}

/** What titles add to the strength of a seat that has units in a battle. */
export function titleStrength(titleHolder: readonly number[], seat: number): number {
  if (seat === NONE) return 0;
  const held = titleCards.filter((_, i) => titleHolder[i] === seat).flatMap(({ effects }) => effects);
  return held.reduce((sum, op) => sum + (op.op === "addStrength" ? op.n : 0), 0);
}

/** Losses as far as they decide whom they may fall on. */
export type Blow = Pick<LossesFrame, "what" | "filter" | "hit">;

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

function normalTargets({ what }: Blow, line: readonly Figure[]): Figure[] {
  if (what === "rout") return routTargets(line);
  const standing = line.filter(isStanding);
  // RUN-241 Destruction hits standing units if possible.
  if (what === "destroy") return firstOf(standing, [...line]);
  // RUN-246 Damage goes where damage is, else to standing units, else to routed ones.
  return firstOf(
    line.filter(figure => damageIn(figure) > 0),
    standing,
    [...line],
  );
}

/** The figures of a side that a loss may fall on; `isOwner`: whether its own side chooses. */
export function targetsOf(blow: Blow, side: Pick<Side, "line" | "health">, isOwner: boolean): Figure[] {
  const { line } = side;
  switch (blow.filter) {
    case "normal":
      return normalTargets(blow, line);
    case "any":
      return blow.what === "rout" ? line.filter(isStanding) : [...line];
    case "tough": {
      const hurt = line.filter(figure => damageIn(figure) > 0);
      const tough = line.filter(figure => isStanding(figure) && healthOf(side, typeIn(figure)) > 1);
      return firstOf(hurt, tough, line.filter(isStanding), [...line]);
    }
    case "standing":
      return line.filter(isStanding);
    case "distinct":
      return unhit(blow, blow.what === "damage" ? line.filter(isStanding) : line);
    case "swift": {
      const late = line.filter(figure => isStanding(figure) && units[typeIn(figure)]!.initiative >= 2);
      return routTargets(late.length > 0 ? late : line);
    }
    case "weakened":
      return line.filter(figure => damageIn(figure) > 0 || isRoutedIn(figure));
    case "notHexagon":
      return normalTargets(
        blow,
        line.filter(figure => shapeOf(figure) !== "hexagon"),
      );
    default:
      return shapeTargets(blow, line, isOwner);
  }
}

const shapeOf = (figure: Figure): Shape => units[typeIn(figure)]!.shape;

/** Figures of one shape: the owner loses standing ones first, an opponent takes whichever it likes. */
function shapeTargets(blow: Blow, line: readonly Figure[], isOwner: boolean): Figure[] {
  const figures = line.filter(figure => shapeOf(figure) === blow.filter);
  if (blow.what === "rout") return figures.filter(isStanding);
  return isOwner ? normalTargets(blow, figures) : figures;
}

/** Figures without those already hit, which may look like others. */
function unhit({ hit }: Blow, line: readonly Figure[]): Figure[] {
  const left = [...line];
  for (const figure of hit) {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** How an ability strikes: so many losses, chosen by the side that has it ("you") or by the side that takes them. */
export interface Strike extends Pick<LossesFrame, "what" | "filter" | "canStop" | "followUp"> {
  readonly n: number;
  readonly chooser: "you" | "owner";
}

type Striking = Extract<
  Op<"dealDamage"> | Op<"dealRout"> | Op<"destroyInBattle"> | Op<"retreatFromBattle"> | Op<"routOrDestroy">,
  object
>;

/** What the ops that strike do; those that offer packages say it with `packageStrike`. */
export function strikeOf(op: Striking): Strike {
  const plain = { canStop: false, followUp: 0, chooser: op.chooser === "you" ? "you" : "owner" } as const;
  switch (op.op) {
    case "dealDamage": {
      const kinds = { healthAbove1IfAble: "tough", distinctStanding: "distinct" } as const;
      const filter = op.filter ? kinds[op.filter] : op.chooser === "you" ? "any" : "normal";
      return { ...plain, what: "damage", n: op.n, filter, followUp: op.followUp ?? 0 };
    }
    case "dealRout":
      return { ...plain, what: "rout", n: op.n ?? 0, chooser: "owner", filter: op.filter ? "swift" : "normal" };
    case "destroyInBattle": {
      const filter = op.condition ? "weakened" : op.shapes?.length === 1 ? "triangle" : "notHexagon";
      return { ...plain, what: "destroy", n: op.n ?? 0, filter, canStop: op.upTo === true };
    }
    case "retreatFromBattle":
      return { ...plain, what: "retreat", n: op.n, filter: op.filter ?? "any" };
    case "routOrDestroy":
      return { ...plain, what: "routOrDestroy", n: op.n, chooser: "you", filter: "distinct" };
  }
}

type Packaged = Op<"dealRout"> | Op<"destroyInBattle">;

/** RUN-240: places of the packages that can be fulfilled completely, or as far as possible. */
export function packagesOn(op: Packaged, line: readonly Figure[]): number[] {
  const count = ({ shapes }: Package): number =>
    line.filter(figure => shapes.includes(shapeOf(figure)) && (op.op !== "dealRout" || isStanding(figure))).length;
  const all = op.alternatives ?? [];
  const full = all.filter(each => count(each) >= (each.upTo ? 1 : each.n));
  return (full.length > 0 ? full : all.filter(each => count(each) > 0)).map(each => all.indexOf(each));
}

export function packageStrike(op: Packaged, { n, shapes, upTo }: Package): Strike {
  return {
    what: op.op === "dealRout" ? "rout" : "destroy",
    n,
    chooser: op.chooser === "you" ? "you" : "owner",
    filter: shapes[0] === "triangle" ? "triangle" : "rectangle",
    canStop: upTo === true,
    followUp: 0,
  };
}

/** RUN-234: the most damaged figure of a type counts. */
export const mostDamaged = (line: readonly Figure[], type: UnitType): number =>
  Math.max(0, ...line.filter(figure => typeIn(figure) === type).map(damageIn));

/** RUN-508: whether a choice of destruction has a damaged or routed figure to fall on. */
export const hasWeakened = (line: readonly Figure[]): boolean =>
  line.some(figure => isRoutedIn(figure) || damageIn(figure) > 0);
