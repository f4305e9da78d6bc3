// How strong a side is, part by part (HLAS-215 to HLAS-222, HLAS-379): each part keeps its source, so that clients can
// explain the sum.
import type { Op } from "../content/effects.ts";
import { SETTLED } from "../content/marks.ts";
import { soloWorth } from "../content/solo-levels.ts";
import { spells } from "../content/spells.ts";
import { type TacticId, tactics } from "../content/tactics.ts";
import { tokens } from "../content/tokens.ts";
import type { Part } from "../events.ts";
import type { BattleFrame } from "../frames.ts";
import { tokenPlaces } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { abilitiesOn } from "./abilities.ts";
import { amountOf } from "./amounts.ts";
import { ATTACK, baseStrength, DEFENCE, flankOf, leaderOf } from "./battle-queries.ts";
import { holds } from "./conditions.ts";
import { isEnemy } from "./queries.ts";

type Strength = Op<"strength">;

/** Kinds of abilities that the other side silences (Hex of Silence, Assassin III). */
function silenced(s: Hlas, battle: BattleFrame, side: number): ReadonlySet<string> {
  const out = new Set<string>();
  const add = (op: Strength): void => {
    for (const kind of op.ignoreAbilities ?? []) out.add(kind);
  };
  for (const card of flankOf(battle, 1 - side).spells) {
    for (const op of spells[card].effects) if (op.op === "strength") add(op);
  }
  const enemy = leaderOf(battle, 1 - side);
  for (const { ability } of abilitiesOn(s, enemy, "battle-bonus")) {
    if (!ability.effects.some(op => op.op === "strength" && op.ignoreAbilities)) continue;
    if (holds(s, enemy, ability, { battle })) for (const op of ability.effects) if (op.op === "strength") add(op);
  }
  return out;
}

/** HLAS-216: bonuses of the leader's Heroes and Buildings. */
function abilityParts(s: Hlas, battle: BattleFrame, side: number): Part[] {
  const seat = leaderOf(battle, side);
  const quiet = silenced(s, battle, side);
  const out: Part[] = [];
  for (const { ability, hero } of abilitiesOn(s, seat, "battle-bonus")) {
    if (quiet.has(hero === "" ? "building" : "hero") || !holds(s, seat, ability, { battle })) continue;
    for (const op of ability.effects) {
      if (op.op !== "strength" || op.side !== "own") continue;
      const amount = amountOf(s, seat, op, battle);
      if (amount !== 0) out.push({ source: `ability:${ability.id}`, amount });
    }
  }
  return out;
}

/** Combat spells of both sides that change this side's Strength. */
function spellParts(s: Hlas, battle: BattleFrame, side: number): Part[] {
  const out: Part[] = [];
  for (const caster of [side, 1 - side]) {
    for (const card of flankOf(battle, caster).spells) {
      for (const op of spells[card].effects) {
        if (op.op !== "strength" || (op.side === "own") !== (caster === side)) continue;
        const amount = amountOf(s, leaderOf(battle, caster), op, battle);
        if (amount !== 0) out.push({ source: `spell:${card}`, amount });
      }
    }
  }
  return out;
}

/** Old Fort: a permanent token helps the defender of its Region. */
function tokenParts(s: Hlas, battle: BattleFrame, side: number): Part[] {
  if (side !== DEFENCE) return [];
  const out: Part[] = [];
  for (const at of tokenPlaces[battle.region]!) {
    const token = s.faces[at] === SETTLED ? s.tokens[at] : "";
    if (!token) continue;
    for (const op of tokens[token].effects)
      if (op.op === "strength") out.push({ source: `token:${token}`, amount: op.amount ?? 0 });
  }
  return out;
}

/** HLAS-224, HLAS-337 to HLAS-340: the Tactic card with its bonus against the other one; the enemy's solo card. */
function tacticParts(s: Hlas, battle: BattleFrame, side: number): Part[] {
  const { tactic, fate } = flankOf(battle, side);
  if (tactic === "" || fate !== "played") return [];
  if (isEnemy(s, leaderOf(battle, side))) {
    if (battle.solo === "") return [];
    return [{ source: `solo:${battle.solo}`, amount: soloWorth(s.difficulty, battle.solo).strength }];
  }
  const amount = tacticStrength(tactic, flankOf(battle, 1 - side).tactic);
  return amount === 0 ? [] : [{ source: `tactic:${tactic}`, amount }];
}

/** HLAS-224: what a Tactic card adds, with its bonus against the other one. */
export function tacticStrength(card: TacticId, other: TacticId | ""): number {
  const { strength, bonuses } = tactics[card];
  return bonuses.reduce((sum, bonus) => (bonus.vs === other ? sum + (bonus.strength ?? 0) : sum), strength);
}

/** The parts of a side's Strength. */
export function strengthParts(s: Hlas, battle: BattleFrame, side: number): Part[] {
  return [
    { source: "base", amount: baseStrength(s, battle, side) },
    ...abilityParts(s, battle, side),
    ...tokenParts(s, battle, side),
    ...spellParts(s, battle, side),
    ...tacticParts(s, battle, side),
  ];
}

/** HLAS-222: the sum, never below 0. */
export function totalStrength(parts: readonly Part[]): number {
  return Math.max(
    0,
    parts.reduce((sum, part) => sum + part.amount, 0),
  );
}

/** HLAS-244: the side that wins by its total; the defender wins ties. */
export const winningSide = (attack: number, defence: number): number => (attack > defence ? ATTACK : DEFENCE);
