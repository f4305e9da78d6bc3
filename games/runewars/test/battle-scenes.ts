// Battles for tests: armies put into the field without the marches before.

import { damageIn, isRoutedIn, typeIn } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { areaOf } from "../content/tiles.ts";
import { typeOf, type UnitId } from "../content/units.ts";
import type { BattleFrame, Side } from "../frames.ts";
import { controllerOf, leftOf } from "../rules/queries.ts";
import type { Scene } from "./scenes.ts";

type Army = Partial<Record<UnitId, number>>;

const sideOf = (seat: number, decider: number, line: number[]): Side => ({
  seat,
  decider,
  line,
  supporters: [],
  drawn: [],
  type: NONE,
  cards: [],
  aside: [],
  extra: [],
  spare: 0,
  specials: 0,
  routs: 0,
  damage: 0,
  health: [],
  strength: 0,
  tally: [],
  played: [],
  lined: 0,
  lost: 0,
});

/** Seat 0 attacks an area with an army taken from the supply. */
export function attack(g: Scene, area: string, army: Army, isConquest = false): Scene {
  const { s } = g;
  const line = Object.entries(army).flatMap(([unit, n]) => Array<number>(n ?? 0).fill(typeOf(unit as UnitId)));
  for (const type of line) s.supply[type]!--;
  const defender = controllerOf(s, areaOf(area));
  s.turn.seat = 0;
  return g.call("battle", {
    area: areaOf(area),
    attacker: sideOf(0, 0, line),
    defender: sideOf(defender, defender === NONE ? leftOf(s, 0) : defender, []),
    isConquest,
    round: 0,
    shown: "none",
    hadHexagon: false,
    stakes: [],
    isCancelled: false,
    siege: 0,
    winner: "",
  });
}

/** The battle that is being fought. */
export const battleIn = (g: Scene): BattleFrame => g.s.stack.find(frame => frame.proc === "battle") as BattleFrame;

/** Figures of a side: "unit", "unit*" for routed, "unit!n" with damage. */
export function lineOf(g: Scene, side: "attacker" | "defender"): string[] {
  return battleIn(g)
    [side].line.map(
      figure =>
        `${g.unitName(typeIn(figure))}${isRoutedIn(figure) ? "*" : ""}${damageIn(figure) ? `!${damageIn(figure)}` : ""}`,
    )
    .sort();
}

/** Plays on with the first option until the battle is over. */
export function finish(g: Scene): Scene {
  let steps = 0;
  while (g.s.stack.length > 0 && steps++ < 200) g.take(g.options()[0]!);
  return g;
}

/** The result that was reported. */
export const strengths = (g: Scene): string | undefined => {
  const [ended] = g.happened("battleEnded");
  return ended?.type === "battleEnded" ? `${ended.attackStrength}:${ended.defenceStrength} ${ended.winner}` : undefined;
};
