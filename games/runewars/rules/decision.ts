// How a battle is decided (RUN-203 to RUN-212): strength, the winner, what becomes of the stronghold.

import type { Refusal, Seat } from "#kernel/procedure.ts";
import { type AtArea, atArea } from "../choices.ts";
import { isStanding } from "../content/army.ts";
import type { EffectList } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { STRONGHOLDS } from "../content/numbers.ts";
import { CONQUER_STRENGTH } from "../content/orders.ts";
import { tacticsOf } from "../content/tactics.ts";
import type { Area } from "../content/tiles.ts";
import type { BattleFrame, RuneFlow, SideName } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { holds } from "./conditions.ts";
import { countsInLine, titleStrength, wallsIn } from "./line.ts";
import { strongholdsOf } from "./queries.ts";
import { refuseOthers } from "./reasons.ts";
import { buildStronghold, removeStronghold } from "./strongholds.ts";
import { isSupreme } from "./supremacy.ts";

/** What the strength of a side is made of. */
export interface Strength {
  readonly units: number;
  readonly walls: number;
  readonly titles: number;
  readonly cards: number;
}

/** RUN-203 to RUN-206: standing units, routed hexagons, and every bonus, as they would be counted now. */
export function strengthOf(s: Runewars, battle: BattleFrame, name: SideName): Strength {
  const { seat, line, lined, lost, tally, strength } = battle[name];
  return {
    units: line.filter(countsInLine).length,
    walls: name === "defender" ? wallsOf(s, battle) : 0,
    titles: Math.max(lined, line.length) + lost > 0 ? titleStrength(s.titleHolder, seat) : 0,
    cards: tally.reduce((sum, card) => sum + bonusIn(s, battle, name, tacticsOf(card).effects), strength),
  };
}

/** RUN-204, RUN-333: the stronghold, less what a siege takes from it. */
function wallsOf(s: Runewars, { area, siege }: BattleFrame): number {
  return Math.max(0, wallsIn(s, area) - siege);
}

/** RUN-333, RUN-334: whether Conquer's Supremacy may work on the stronghold of this battle. */
export function mayBesiege(s: Runewars, battle: BattleFrame): boolean {
  return battle.isConquest && hasStrongholdToTake(s, battle) && isSupreme(s, battle.attacker.seat);
}

/** What Conquer's Supremacy may still take from the stronghold. */
export function siegeOf(s: Runewars, battle: BattleFrame): number {
  return battle.siege === 0 && mayBesiege(s, battle) ? Math.min(CONQUER_STRENGTH, wallsOf(s, battle)) : 0;
}

const total = ({ units: figures, walls, titles, cards }: Strength): number => figures + walls + titles + cards;

function bonusIn(s: Runewars, battle: BattleFrame, name: SideName, list: EffectList): number {
  let sum = 0;
  for (const op of list) {
    if (op.op === "addStrength") sum += op.n;
    else if (op.op === "if") {
      const context = { seat: battle[name].seat, side: name, area: battle.area };
      sum += bonusIn(s, battle, name, holds(s, op.cond, context) ? op.yes : op.no);
    }
  }
  return sum;
}

/** RUN-208, RUN-212, RUN-482: the stronger side wins, the defender a tie; a stronghold that held may be damaged. */
export function decideBattle(s: Runewars, battle: BattleFrame, flow: RuneFlow): void {
  const { area, attacker, defender } = battle;
  const attackStrength = total(strengthOf(s, battle, "attacker"));
  const defenceStrength = total(strengthOf(s, battle, "defender"));
  battle.winner = attackStrength > defenceStrength ? "attacker" : "defender";
  flow.emit({
    type: "battleEnded",
    area,
    attacker: attacker.seat,
    defender: defender.seat,
    winner: battle.winner,
    attackStrength,
    defenceStrength,
  });
  const isStillAttacked = attacker.line.some(isStanding);
  if (battle.winner === "attacker" || s.stronghold[area] === NONE || s.damaged[area] === 1 || !isStillAttacked) return;
  s.damaged[area] = 1;
  flow.emit({ type: "strongholdDamaged", seat: defender.seat, area });
}

/** Whether an enemy stronghold stands in the area of the battle. */
export function hasStrongholdToTake(s: Runewars, { area, attacker }: BattleFrame): boolean {
  return s.stronghold[area] !== NONE && s.stronghold[area] !== attacker.seat;
}

/** Whether all strongholds of a seat are on the board. */
export const hasAllStrongholds = (s: Runewars, seat: Seat): boolean => strongholdsOf(s, seat).length >= STRONGHOLDS;

/** RUN-209, RUN-210: the own token of the area, or one on the board to be destroyed for it. */
export function replacements(s: Runewars, seat: Seat, area: Area): AtArea[] {
  const from = hasAllStrongholds(s, seat) ? strongholdsOf(s, seat) : [area];
  return from.map(atArea);
}

/** RUN-210: with a token left no other is given up, and without one the new one has to come from somewhere. */
export function replacementRefusals(s: Runewars, { area, attacker }: BattleFrame): Refusal[] {
  return refuseOthers(s, replacements(s, attacker.seat, area), each => {
    if (s.stronghold[each] === attacker.seat) return ["token-left", "RUN-210"];
    return each === area ? ["all-tokens-out", "RUN-210"] : ["no-stronghold-there", "RUN-210"];
  });
}

/** RUN-209, RUN-211: the token goes, its development too; another may come in its place. */
export function takeStronghold(
  s: Runewars,
  { area, attacker }: BattleFrame,
  from: Area,
  isDamaged: boolean,
  flow: RuneFlow,
): void {
  removeStronghold(s, area, flow);
  s.turn.tookStronghold = true;
  if (from === NONE) return;
  if (from !== area) removeStronghold(s, from, flow);
  buildStronghold(s, attacker.seat, area, isDamaged, flow);
}
