// Chances of a battle: both Strengths as they stand, and every pair of Tactic cards that both sides could play, each as
// likely as the others. Made of what everybody can see; the same position always has the same odds.
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { soloCardList } from "../content/solo-cards.ts";
import { type TacticId, tacticList } from "../content/tactics.ts";
import type { BattleFrame } from "../frames/battle.ts";
import { ATTACK, baseIn, DEFENCE, flankOf, leaderOf } from "../rules/battle-queries.ts";
import { newBattle } from "../rules/battle-start.ts";
import { strengthParts, tacticStrength, totalStrength, winningSide } from "../rules/battle-strength.ts";
import { isCancelled, legalTactics } from "../rules/battle-tactics.ts";
import { isEnemy } from "../rules/queries.ts";
import type { Hlas } from "../state.ts";

/** A card a side may turn up: a Tactic card, or a solo card that stands for one. */
interface Play {
  readonly card: TacticId | "";
  /** What a solo card adds instead of the Tactic's own Strength. */
  readonly solo: number | null;
}

/** What a side adds with its card against the other's (HLAS-224, HLAS-230, HLAS-340). */
function worthOf(battle: BattleFrame, side: number, plays: readonly [Play, Play]): number {
  const { card, solo } = plays[side]!;
  const cards = plays.map(play => play.card);
  if (card === "" || isCancelled(battle, side, cards)) return 0;
  return solo ?? tacticStrength(card, cards[1 - side]!);
}

/** The attacker's chance over all pairs of cards, from 0 to 1. */
function chanceOver(
  battle: BattleFrame,
  attack: number,
  defence: number,
  ours: readonly Play[],
  theirs: readonly Play[],
): number {
  let won = 0;
  for (const mine of ours) {
    for (const other of theirs) {
      const plays = [mine, other] as const;
      const ourTotal = Math.max(0, attack + worthOf(battle, ATTACK, plays));
      const theirTotal = Math.max(0, defence + worthOf(battle, DEFENCE, plays));
      if (winningSide(ourTotal, theirTotal) === ATTACK) won++;
    }
  }
  return won / (ours.length * theirs.length);
}

const asPlay = (card: TacticId | ""): Play => ({ card, solo: null });

/** The cards a side may still turn up. */
function playsOf(s: Hlas, battle: BattleFrame, side: number): Play[] {
  if (isEnemy(s, leaderOf(battle, side))) return enemyPlays(side);
  const { tactic } = flankOf(battle, side);
  if (tactic !== "") return [asPlay(tactic)];
  const legal = legalTactics(s, battle, side);
  return legal.length === 0 ? [asPlay("")] : legal.map(({ card }) => asPlay(card));
}

const enemyPlays = (side: number): Play[] =>
  soloCardList.map(({ strength, attackerTactic, defenderTactic }) => ({
    card: side === ATTACK ? attackerTactic : defenderTactic,
    solo: strength,
  }));

/** The attacker's chance in the running battle; null once cards have been turned up, or it is decided. */
export function battleOdds(s: Hlas, battle: BattleFrame): number | null {
  if (battle.winner !== NONE || battle.solo !== "" || battle.sides.some(({ fate }) => fate !== "")) return null;
  const [attack, defence] = [ATTACK, DEFENCE].map(side => totalStrength(strengthParts(s, battle, side)));
  return chanceOver(battle, attack!, defence!, playsOf(s, battle, ATTACK), playsOf(s, battle, DEFENCE));
}

/** Every card of a role, whether it can be paid or not: before a battle nobody knows. */
function allPlays(s: Hlas, seat: Seat, side: number): Play[] {
  if (isEnemy(s, seat)) return enemyPlays(side);
  const other = side === ATTACK ? "defender" : "attacker";
  return tacticList.filter(({ role }) => role !== other).map(({ id }) => asPlay(id));
}

/** The chance of a base Strength against what a side has in a Region, before anybody has moved. */
export function chanceAgainst(s: Hlas, seat: Seat, strength: number, foe: Seat, region: Region): number {
  const battle = { proc: "battle", step: "begin", ...newBattle(seat, foe, region, region) } as BattleFrame;
  const defence = baseIn(s, foe, region);
  return chanceOver(battle, strength, defence, allPlays(s, seat, ATTACK), allPlays(s, foe, DEFENCE));
}
