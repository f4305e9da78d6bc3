// Chances of a battle: both Strengths as they stand, and every pair of Tactic cards that both sides could pay for, each
// as likely as the others. Made of what everybody can see; the same position always has the same odds.
import { soloCardList } from "../content/solo-cards.ts";
import { type Tactic, tactics } from "../content/tactics.ts";
import { pieceFacts } from "../content/units.ts";
import type { BattleView } from "../view/frames.ts";
import type { HlasView } from "../view/view.ts";
import { ATTACK, DEFENCE, isEnemySide, leaderOf, lineOf } from "./battle.ts";
import { tacticCost, worthOf } from "./figures.ts";
import { baseStrength } from "./standing.ts";

/** A card a side may turn up: a Tactic card, or a solo card that stands for one. */
export interface Play {
  readonly tactic: Tactic;
  /** What a solo card adds instead of the Tactic's own Strength. */
  readonly solo: number | null;
}

/** What a card adds against another (HLAS-224, HLAS-230, HLAS-340). */
export function worthAgainst(mine: Play, other: Play): number {
  const isCancelled = other.tactic.bonuses.some(({ vs, cancel }) => vs === mine.tactic.id && cancel);
  const doesCancel = mine.tactic.bonuses.some(({ vs, cancel }) => vs === other.tactic.id && cancel);
  if (isCancelled && !doesCancel) return 0;
  if (mine.solo !== null) return mine.solo;
  const bonus = mine.tactic.bonuses.find(({ vs }) => vs === other.tactic.id)?.strength ?? 0;
  return mine.tactic.strength + bonus;
}

/** The attacker's chance over all pairs of cards, from 0 to 1; the defender wins ties (HLAS-244). */
export function chanceOf(attack: number, defence: number, ours: readonly Play[], theirs: readonly Play[]): number {
  let won = 0;
  for (const mine of ours) {
    for (const other of theirs) {
      if (attack + worthAgainst(mine, other) > defence + worthAgainst(other, mine)) won++;
    }
  }
  const all = ours.length * theirs.length;
  return all === 0 ? Number(attack > defence) : won / all;
}

/** What a side could pay with its own Units (HLAS-238, HLAS-241). */
function meansOf(view: HlasView, battle: BattleView, side: number): number {
  return lineOf(view, battle, side).troops.reduce((sum, { owner, piece, count }) => {
    const isOwn = owner === leaderOf(battle, side) && pieceFacts[piece].canBeSacrificed;
    return isOwn ? sum + worthOf(view, battle, side, piece) * count : sum;
  }, 0);
}

/** Tactic cards a side could play, from what everybody sees. */
export function playable(view: HlasView, battle: BattleView, side: number): Tactic[] {
  const leader = leaderOf(battle, side);
  const realm = view.realms[leader]!;
  const line = lineOf(view, battle, side);
  const { capital, hasTower } = line.works;
  const areSerfs = line.troops.every(({ piece }) => piece === "serf") && capital === 0 && !hasTower;
  return Object.values(tactics).filter(card => {
    if (card.role !== "any" && (card.role === "attacker") !== (side === ATTACK)) return false;
    if (areSerfs && !card.serfsAlone) return false;
    const purse = card.resource === "" ? 0 : realm[card.resource];
    return purse + meansOf(view, battle, side) >= tacticCost(view, battle, side, card).now;
  });
}

const asPlay = (tactic: Tactic): Play => ({ tactic, solo: null });

/** The cards a side may turn up. */
function playsOf(view: HlasView, battle: BattleView, side: number): Play[] {
  if (isEnemySide(battle, side)) {
    return soloCardList.map(({ strength, attackerTactic, defenderTactic }) => ({
      tactic: tactics[side === ATTACK ? attackerTactic : defenderTactic],
      solo: strength,
    }));
  }
  const { tactic } = battle.sides[side]!;
  return tactic === "" ? playable(view, battle, side).map(asPlay) : [asPlay(tactics[tactic])];
}

const sum = (parts: readonly { readonly amount: number }[]): number =>
  Math.max(
    0,
    parts.reduce((all, { amount }) => all + amount, 0),
  );

/** The attacker's chance in the running battle, before cards are turned up. */
export function battleOdds(view: HlasView, battle: BattleView): number {
  const attack = sum(view.strengths?.attack ?? []);
  const defence = sum(view.strengths?.defence ?? []);
  return chanceOf(attack, defence, playsOf(view, battle, ATTACK), playsOf(view, battle, DEFENCE));
}

const everything: readonly Play[] = Object.values(tactics).map(asPlay);

/** The chance of a base Strength against what stands in a Region, before anybody has moved. */
export function marchOdds(view: HlasView, strength: number, foe: number, region: number): number {
  const ours = everything.filter(({ tactic }) => tactic.role !== "defender");
  const theirs = everything.filter(({ tactic }) => tactic.role !== "attacker");
  return chanceOf(strength, baseStrength(view, foe, region), ours, theirs);
}

/** A chance in words of numbers. */
export const percent = (chance: number): number => Math.round(chance * 100);
