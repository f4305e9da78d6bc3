// Chances of a battle: both Strengths as they stand, and every pair of Tactic cards that both sides could play, each as
// likely as the others. Made of what everybody can see; the same position always has the same odds.
import type { Seat } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { soloCardList } from "../content/solo-cards.ts";
import { type Difficulty, soloLevelIds, soloWorth } from "../content/solo-levels.ts";
import { type TacticId, tacticList } from "../content/tactics.ts";
import type { BattleFrame } from "../frames.ts";
import { ATTACK, baseIn, DEFENCE, flankOf, leaderOf } from "../rules/battle-queries.ts";
import { newBattle } from "../rules/battle-start.ts";
import { tacticStrength, winningSide } from "../rules/battle-strength.ts";
import { cancels, isTangled, legalTactics } from "../rules/battle-tactics.ts";
import { isEnemy } from "../rules/queries.ts";
import type { Hlas } from "../state.ts";

/** A card a side may turn up: a Tactic card, or a solo card that stands for one. */
interface Play {
  readonly card: TacticId | "";
  /** What a solo card adds instead of the Tactic's own Strength. */
  readonly solo: number | null;
}

/** What every card adds against every other, unless a spell cancels one of the two (HLAS-224, HLAS-230); "" is none. */
const cardIds: readonly (TacticId | "")[] = ["", ...tacticList.map(({ id }) => id)];
const worths = cardIds.map(own =>
  cardIds.map(other => ({
    isCancelled: own !== "" && other !== "" && cancels(other, own),
    strength: own === "" ? 0 : tacticStrength(own, other),
  })),
);

/** A card that may be turned up, as it counts in this battle. */
interface Turned extends Play {
  readonly at: number;
  readonly isTangled: boolean;
}

const turnedBy = (battle: BattleFrame, side: number, plays: readonly Play[]): Turned[] =>
  plays.map(play => ({ ...play, at: cardIds.indexOf(play.card), isTangled: isTangled(battle, side, play.card) }));

/** What a side adds with its card against the other's (HLAS-224, HLAS-230, HLAS-340). */
function worthOf({ at, card, solo, isTangled: isOut }: Turned, other: Turned): number {
  const { isCancelled, strength } = worths[at]![other.at]!;
  return card === "" || isOut || (isCancelled && !other.isTangled) ? 0 : (solo ?? strength);
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
  const others = turnedBy(battle, DEFENCE, theirs);
  for (const mine of turnedBy(battle, ATTACK, ours)) {
    for (const other of others) {
      const ourTotal = Math.max(0, attack + worthOf(mine, other));
      const theirTotal = Math.max(0, defence + worthOf(other, mine));
      if (winningSide(ourTotal, theirTotal) === ATTACK) won++;
    }
  }
  return won / (ours.length * theirs.length);
}

const asPlay = (card: TacticId | ""): Play => ({ card, solo: null });

/** The cards a side may still turn up. */
function playsOf(s: Hlas, battle: BattleFrame, side: number): Play[] {
  if (isEnemy(s, leaderOf(battle, side))) return enemyPlays(s.difficulty, side);
  const { tactic } = flankOf(battle, side);
  if (tactic !== "") return [asPlay(tactic)];
  const legal = legalTactics(s, battle, side);
  return legal.length === 0 ? [asPlay("")] : legal.map(({ card }) => asPlay(card));
}

const enemyPlays = (difficulty: Difficulty, side: number): Play[] =>
  soloCardList.map(({ id, attackerTactic, defenderTactic }) => ({
    card: side === ATTACK ? attackerTactic : defenderTactic,
    solo: soloWorth(difficulty, id).strength,
  }));

/** The attacker's chance in the running battle from both Strengths; null once cards have been turned up, or it is decided. */
export function battleOdds(s: Hlas, battle: BattleFrame, attack: number, defence: number): number | null {
  if (battle.winner !== NONE || battle.solo !== "" || battle.sides.some(({ fate }) => fate !== "")) return null;
  return chanceOver(battle, attack, defence, playsOf(s, battle, ATTACK), playsOf(s, battle, DEFENCE));
}

/** Every card of a role, whether it can be paid or not: before a battle nobody knows. */
function allPlays(difficulty: Difficulty, isEnemys: boolean, side: number): Play[] {
  if (isEnemys) return enemyPlays(difficulty, side);
  const other = side === ATTACK ? "defender" : "attacker";
  return tacticList.filter(({ role }) => role !== other).map(({ id }) => asPlay(id));
}

const STRENGTHS = 256;
/** Which side is the solo enemy. */
const SIDES = 3;
const difficulties: readonly Difficulty[] = ["", ...soloLevelIds];
/** The chance between two Strengths before anybody has cast a spell: by both, by the solo enemy's side and how hard it is. */
const chanceBetween = remember(key => {
  const battle = { proc: "battle", step: "begin", ...newBattle(0, 1, 0, 0) } as BattleFrame;
  const difficulty = difficulties[key % difficulties.length] ?? "";
  const strengths = Math.floor(key / difficulties.length);
  const [enemys, attack, defence] = [
    strengths % SIDES,
    Math.floor(strengths / SIDES) % STRENGTHS,
    Math.floor(strengths / SIDES / STRENGTHS),
  ];
  const ours = allPlays(difficulty, enemys === 1, ATTACK);
  return chanceOver(battle, attack, defence, ours, allPlays(difficulty, enemys === 2, DEFENCE));
});

/** The chance of a base Strength against what a side has in a Region, before anybody has moved. */
export function chanceAgainst(s: Hlas, seat: Seat, strength: number, foe: Seat, region: Region): number {
  const enemys = isEnemy(s, seat) ? 1 : isEnemy(s, foe) ? 2 : 0;
  const strengths = (baseIn(s, foe, region) * STRENGTHS + strength) * SIDES + enemys;
  return chanceBetween(strengths * difficulties.length + difficulties.indexOf(s.difficulty));
}
