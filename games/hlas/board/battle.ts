// A battle as the board shows it: who fights, with what, and why a Tactic card cannot be played.
import type { Seat } from "#kernel/procedure.ts";
import { ALLY_SEA_DECK, ENEMY, NONE, SEA_DECK } from "../content/marks.ts";
import type { Tactic } from "../content/tactics.ts";
import type { Piece } from "../content/units.ts";
import type { Member } from "../frames/shared.ts";
import type { BattleView } from "../view/frames.ts";
import type { HlasView } from "../view/view.ts";
import { busySerfs, capitalStrength, type Troop, troopsOf } from "./standing.ts";

export const ATTACK = 0;
export const DEFENCE = 1;

/** The battle that is being fought; an army that marches on after it has left it behind. */
export function battleIn(view: HlasView): BattleView | null {
  const frame = view.frames.findLast(each => each.proc === "battle" || each.proc === "march");
  return frame?.proc === "battle" ? frame : null;
}

/** Who leads a side. */
export const leaderOf = (battle: BattleView, side: number): Seat =>
  side === ATTACK ? battle.attacker : battle.defender;

/** What stands behind a side besides its Units. */
export interface Works {
  readonly capital: number;
  readonly busy: number;
  readonly hasTower: boolean;
}

/** A side with its Units, kind by kind. */
export interface Line {
  readonly troops: readonly Troop[];
  readonly works: Works;
}

const isGone = (battle: BattleView, owner: Seat, piece: Piece): boolean =>
  battle.fled.some(gone => gone.owner === owner && gone.piece === piece);

/** A bombarding Galleon fights from where it lies, with those aboard. */
function fromAfar(view: HlasView, battle: BattleView): Troop[] {
  const { from, region, attacker } = battle;
  if (from === region) return [];
  return troopsOf(view, attacker, from).filter(
    ({ piece, place }) => piece === "sea-vessel" || place === SEA_DECK || place === ALLY_SEA_DECK,
  );
}

/** Everybody on a side: its leader's Units, then an ally's. */
export function lineOf(view: HlasView, battle: BattleView, side: number): Line {
  const leader = leaderOf(battle, side);
  const owners = view.teams ? [leader, (leader + 2) % 4] : [leader];
  const realm = view.realms[leader]!;
  const isHome = side === DEFENCE && realm.capital === battle.region;
  const troops = owners.flatMap(owner => troopsOf(view, owner, battle.region));
  return {
    troops: [...(side === ATTACK ? fromAfar(view, battle) : []), ...troops].filter(
      ({ owner, piece }) => !isGone(battle, owner, piece),
    ),
    works: {
      capital: isHome ? capitalStrength(view, leader) : 0,
      busy: isHome ? busySerfs(realm) : 0,
      hasTower: owners.some(owner => view.realms[owner]!.towers.includes(battle.region)),
    },
  };
}

/** Why a Tactic card cannot be played, with the rule. */
export interface Bar {
  readonly why: "role" | "serfs" | "cost";
  readonly rule: string;
}

/** Why a card that is not offered cannot be played (HLAS-226, HLAS-227). */
export function barOf(view: HlasView, battle: BattleView, side: number, card: Tactic): Bar {
  const line = lineOf(view, battle, side);
  if (card.role !== "any" && (card.role === "attacker") !== (side === ATTACK)) return { why: "role", rule: "HLAS-227" };
  const { capital, hasTower } = line.works;
  const areSerfs = line.troops.every(({ piece }) => piece === "serf") && capital === 0 && !hasTower;
  if (areSerfs && !card.serfsAlone) return { why: "serfs", rule: "HLAS-227" };
  return { why: "cost", rule: "HLAS-226" };
}

/** The side a seat leads, or NONE. */
export function sideLed(battle: BattleView, seat: Seat): number {
  return battle.attacker === seat ? ATTACK : battle.defender === seat ? DEFENCE : NONE;
}

/** Whether a side is the solo enemy's. */
export const isEnemySide = (battle: BattleView, side: number): boolean => leaderOf(battle, side) === ENEMY;

/** How many Units of a kind have been named as a sacrifice. */
export function namedIn(list: readonly Member[], { owner, piece, place }: Troop): number {
  return list.filter(each => each.owner === owner && each.piece === piece && each.place === place).length;
}
