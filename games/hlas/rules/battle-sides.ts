// What the steps of a battle ask and do (HLAS-475: the leader of a side casts and pays): who leads, who may cast, who shows a card first, how the totals are compared.
import type { Seat } from "#kernel/procedure.ts";
import type { CastSpell } from "../choices.ts";
import { tacticVp } from "../content/designs.ts";
import { NONE } from "../content/marks.ts";
import { soloWorth } from "../content/solo-levels.ts";
import { spells } from "../content/spells.ts";
import type { BattleFrame, HlasFlow } from "../frames.ts";
import { regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { ATTACK, baseIn, capitalOwner, DEFENCE, fightersOf, flankOf, isSideEmpty, leaderOf } from "./battle-queries.ts";
import { strengthParts, totalStrength, winningSide } from "./battle-strength.ts";
import { hasSpell, presentOf } from "./battle-tactics.ts";
import { libraryCasts, whyTooDear } from "./castable.ts";
import { combatSpells } from "./modifiers.ts";
import { dismiss, gainVp } from "./pieces.ts";
import { allyOf, controls, isEnemy, realmOf } from "./queries.ts";
import type { Reason } from "./reasons.ts";

export const isOver = (s: Hlas, battle: BattleFrame): boolean =>
  isSideEmpty(s, battle, ATTACK) || isSideEmpty(s, battle, DEFENCE);

/** HLAS-381: of allies who both stand in the Region, the stronger one says who leads; ties by turn order. */
export function herald(s: Hlas, battle: BattleFrame): Seat {
  const { defender, region } = battle;
  const ally = allyOf(s, defender);
  if (ally === NONE || !controls(s, ally, region) || !controls(s, defender, region)) return NONE;
  if (capitalOwner(s, battle) !== NONE || realmOf(s, ally).capital === region) return NONE;
  const [own, other] = [baseIn(s, defender, region), baseIn(s, ally, region)];
  if (own !== other) return own > other ? defender : ally;
  const after = (seat: Seat): number => (seat - s.first + s.seats) % s.seats;
  return after(defender) < after(ally) ? defender : ally;
}

/** HLAS-476: the owner of a Capital leads its defence. */
export function setLeader(s: Hlas, battle: BattleFrame): void {
  const ally = allyOf(s, battle.defender);
  if (ally !== NONE && realmOf(s, ally).capital === battle.region) battle.defender = ally;
}

/** HLAS-194, HLAS-217, HLAS-219: why the side's leader cannot cast a spell in the battle. */
export function whyNotInBattle(s: Hlas, battle: BattleFrame, choice: CastSpell): Reason | null {
  if (spells[choice.card].type !== "combat") return { why: "not-combat", rule: "HLAS-194" };
  return whyTooDear(s, leaderOf(battle, battle.turn), choice);
}

export const combatOptions = (s: Hlas, battle: BattleFrame): CastSpell[] =>
  libraryCasts(s, leaderOf(battle, battle.turn)).filter(choice => whyNotInBattle(s, battle, choice) === null);

/** HLAS-478: asked whenever a card is held; a second spell only with an ability. */
export function mayCast(s: Hlas, battle: BattleFrame): boolean {
  const seat = leaderOf(battle, battle.turn);
  if (isEnemy(s, seat) || realmOf(s, seat).library.length === 0 || isOver(s, battle)) return false;
  return flankOf(battle, battle.turn).casts < combatSpells(s, seat);
}

/** HLAS-453: the side that has to show its card first, or NONE. */
export function openSide(battle: BattleFrame): number {
  const seers = [ATTACK, DEFENCE].filter(side => hasSpell(battle, side, "peek-tactic"));
  return seers.length === 1 ? 1 - seers[0]! : NONE;
}

/** The sides whose card is still to be chosen by a player. */
export const undecided = (s: Hlas, battle: BattleFrame): number[] =>
  [ATTACK, DEFENCE].filter(side => flankOf(battle, side).tactic === "" && !isEnemy(s, leaderOf(battle, side)));

/** HLAS-244: the totals decide. */
export function compareTotals(s: Hlas, battle: BattleFrame, flow: HlasFlow): void {
  const attack = strengthParts(s, battle, ATTACK);
  const defence = strengthParts(s, battle, DEFENCE);
  const [attackTotal, defenceTotal] = [totalStrength(attack), totalStrength(defence)];
  for (const side of [ATTACK, DEFENCE]) flankOf(battle, side).present = presentOf(s, battle, side);
  flankOf(battle, ATTACK).total = attackTotal;
  flankOf(battle, DEFENCE).total = defenceTotal;
  battle.winner = winningSide(attackTotal, defenceTotal);
  flow.emit({ type: "strengthCounted", at: battle.region, attack, defence, attackTotal, defenceTotal });
}

/** HLAS-225, HLAS-237, HLAS-337: VP of the cards that were played. */
export function scoreCards(s: Hlas, battle: BattleFrame, flow: HlasFlow): void {
  for (const side of [DEFENCE, ATTACK]) {
    const { tactic, fate } = flankOf(battle, side);
    if (tactic === "" || fate !== "played") continue;
    const seat = leaderOf(battle, side);
    if (!isEnemy(s, seat)) gainVp(s, seat, tacticVp(s.designs, tactic), "tactic", tactic, flow);
    else if (battle.solo !== "") gainVp(s, seat, soloWorth(s.difficulty, battle.solo).vp, "card", battle.solo, flow);
  }
}

/** HLAS-240: sacrificed Units leave; they are lost, not destroyed (HLAS-455). */
export function removeSacrificed(s: Hlas, battle: BattleFrame, flow: HlasFlow): void {
  for (const side of [DEFENCE, ATTACK]) {
    const flank = flankOf(battle, side);
    for (const { owner, piece, place } of flank.sacrificed) {
      const at = regionOf(s, owner, place);
      dismiss(s, owner, piece, place);
      flank.lost++;
      flow.emit({ type: "unitLost", seat: owner, piece, at, cause: "sacrifice" });
    }
  }
}

export const loserOf = (battle: BattleFrame): number => 1 - battle.winner;

/** Whether damage and retreat follow: one side has lost by the totals. */
export const isLost = (battle: BattleFrame): boolean => battle.winner !== NONE && !battle.isEarly;

/** The loser's ally with Units in the battle, while the leader has some too. */
export function sharer(s: Hlas, battle: BattleFrame): Seat {
  const loser = loserOf(battle);
  const leader = leaderOf(battle, loser);
  const ally = allyOf(s, leader);
  if (ally === NONE) return NONE;
  const units = fightersOf(s, battle, loser);
  return units.some(unit => unit.owner === ally) && units.some(unit => unit.owner === leader) ? ally : NONE;
}
