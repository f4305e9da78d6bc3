// Drawing and reading Fate cards in the rounds of a battle (RUN-184 to RUN-188, RUN-221 to RUN-231).

import type { PickFate } from "../choices.ts";
import { typeIn } from "../content/army.ts";
import type { FateSymbol, Quadrant } from "../content/fate.ts";
import { NONE } from "../content/marks.ts";
import { units } from "../content/units.ts";
import type { BattleFrame, RuneFlow, Side, SideName } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { quadrantFor, standingOf, supportBonus, typesToDraw } from "./line.ts";
import { drawFate } from "./pieces.ts";

export const hasUndrawn = (battle: BattleFrame): boolean =>
  typesToDraw(battle.attacker, battle.round).length + typesToDraw(battle.defender, battle.round).length > 0;

/** RUN-490: whether a unit of an initiative, standing or routed, is in the battle. */
export function hasUnitsOf({ attacker, defender }: BattleFrame, initiative: number): boolean {
  const isOfIt = (figure: number): boolean => units[typeIn(figure)]!.initiative === initiative;
  return attacker.line.some(isOfIt) || defender.line.some(isOfIt);
}

/** RUN-221, RUN-253: one card for each standing figure of the type, and more with a hero beside it. */
export function drawFor(s: Runewars, battle: BattleFrame, name: SideName, flow: RuneFlow): void {
  const side = battle[name];
  if (side.type === NONE) side.type = typesToDraw(side, battle.round)[0] ?? NONE;
  if (side.type === NONE) return;
  const bonus = supportBonus(side.supporters, side.type);
  const count = standingOf(side.line, side.type);
  side.cards = drawFate(s, count + bonus.draw, flow).sort((a, b) => a - b);
  side.spare = Math.min(bonus.discard, Math.max(0, side.cards.length - count));
  side.drawn.push(side.type);
  const { area } = battle;
  const unit = units[side.type]!.id;
  const { cards, decider } = side;
  flow.emit({ type: "cardsDrawn", area, side: name, decider, unit, count: cards.length, cards: [...cards] });
}

/** Cards that may be put aside; those that say the same count once. */
export function cardChoices(battle: BattleFrame, name: SideName): PickFate[] {
  const { cards, type } = battle[name];
  const said = new Set<string>();
  return cards.flatMap(card => {
    const { symbol, n } = quadrantFor(card, type);
    if (said.has(`${symbol}${n}`)) return [];
    said.add(`${symbol}${n}`);
    return [{ kind: "fate", card } as const];
  });
}

/** Adds the symbols of the drawn cards up. */
export function addSymbols(battle: BattleFrame, name: SideName): void {
  const side = battle[name];
  for (const card of side.cards) addSymbol(side, quadrantFor(card, side.type));
}

export function addSymbol(side: Side, { symbol, n }: Quadrant): void {
  if (symbol === "special") side.specials++;
  else if (symbol === "rout") side.routs += n;
  else if (symbol === "damage") side.damage += n;
}

/** The drawn cards that show a symbol. */
export function shownCards({ cards, type }: Side, symbol: FateSymbol): number[] {
  return type === NONE ? [] : cards.filter(card => quadrantFor(card, type).symbol === symbol);
}
