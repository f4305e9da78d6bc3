// How a battle is decided (RUN-203 to RUN-212): strength, the winner, what becomes of the stronghold.
import type { Seat } from "#kernel/procedure.ts";
import type { AtArea } from "../choices.ts";
import type { EffectList } from "../content/effects.ts";
import { DAMAGED_STRENGTH, STRONGHOLD_STRENGTH, STRONGHOLDS } from "../content/numbers.ts";
import { tacticsOf } from "../content/tactics.ts";
import type { Area } from "../content/tiles.ts";
import { titleCards } from "../content/titles.ts";
import { units } from "../content/units.ts";
import type { BattleFrame, SideName } from "../frames/battle.ts";
import type { RuneFlow } from "../frames.ts";
import { NONE, type Runewars } from "../state.ts";
import { holds } from "./conditions.ts";
import { strongholdsOf } from "./queries.ts";
import { buildStronghold, removeStronghold } from "./strongholds.ts";

/** RUN-203, RUN-205, RUN-206: standing units, routed hexagons, and every bonus. */
export function strengthOf(s: Runewars, battle: BattleFrame, name: SideName): number {
  const side = battle[name];
  let strength = side.strength;
  for (const figure of side.line) if (figure < 512 || units[figure & 31]!.shape === "hexagon") strength++;
  for (const card of side.tally) strength += bonusIn(s, battle, name, tacticsOf(card).effects);
  for (const [i, title] of titleCards.entries()) {
    if (side.seat === NONE || s.titleHolder[i] !== side.seat || side.lined + side.lost === 0) continue;
    for (const op of title.effects) if (op.op === "addStrength") strength += op.n;
  }
  if (name === "attacker" || s.stronghold[battle.area] === NONE) return strength;
  const printed = s.damaged[battle.area] === 1 ? DAMAGED_STRENGTH : STRONGHOLD_STRENGTH;
  return strength + Math.max(0, printed - battle.siege);
}

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
  const attackStrength = strengthOf(s, battle, "attacker");
  const defenceStrength = strengthOf(s, battle, "defender");
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
  const isStillAttacked = attacker.line.some(figure => figure < 512);
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
  return from.map(each => ({ kind: "area", area: each }));
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
