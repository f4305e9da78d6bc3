// Odds in the middle of a battle: what a side would have for each amount of food, from what the viewer can see.
import type { CardId } from "../content/cards.ts";
import { attackOdds, type OddsSide, oddsCardOf } from "../view/odds.ts";
import type { NorthView } from "../view/view.ts";
import { type Battle, type BattleSide, totalOf } from "./battle.ts";

/** A chance, as far as it is known: it depends on the food of the other side. */
export interface Chance {
  readonly least: number;
  readonly most: number;
}

function sideOf(side: BattleSide, food: number): OddsSide {
  const { axes, skulls } = totalOf({ ...side, food });
  let size: number | null = null;
  for (const { source, axes: count } of side.bonuses) {
    if (source === "units") size = (size ?? 0) + count;
    else if (source === "kaija") size = (size ?? 0) + 1;
  }
  return { axes, skulls, size: side.seat === null ? null : (size ?? 0) };
}

function cardIn({ frames }: NorthView): CardId | "" {
  return frames.findLast(frame => frame.proc === "combat")?.card ?? "";
}

/** The chance of the side that is about to spend so much food. */
export function feedOdds(view: NorthView, battle: Battle, isAttacker: boolean, food: number): Chance {
  const card = oddsCardOf(cardIn(view));
  const defence = sideOf(battle.defence, isAttacker ? 0 : food);
  const attack = sideOf(battle.attack, isAttacker ? food : (battle.attack.food ?? 0));
  if (!isAttacker) {
    const chance = 1 - attackOdds(attack, defence, card);
    return { least: chance, most: chance };
  }
  const { seat } = battle.defence;
  const answer = seat === null ? 0 : Math.min(view.clans[seat]!.food, defence.size ?? 0);
  return {
    least: attackOdds(attack, { ...defence, axes: defence.axes + answer }, card),
    most: attackOdds(attack, defence, card),
  };
}
