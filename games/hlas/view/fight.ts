// The running battle in numbers: who stands on each side, what both Strengths are made of, the odds, and what Tactic
// cards cost the viewer. All of it is made of what everybody sees; Tactic cards count once they lie open (HLAS-222).
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { NONE, type Place } from "../content/marks.ts";
import { tacticList } from "../content/tactics.ts";
import { landPieces, type Piece } from "../content/units.ts";
import type { Part } from "../events.ts";
import type { BattleFrame } from "../frames.ts";
import {
  ATTACK,
  battleOf,
  capitalOwner,
  DEFENCE,
  fightersOf,
  leaderOf,
  protectedSerfs,
  towerOn,
} from "../rules/battle-queries.ts";
import { strengthParts, totalStrength } from "../rules/battle-strength.ts";
import { tacticCost, worthOf } from "../rules/battle-tactics.ts";
import { capitalStrength, isSame } from "../rules/queries.ts";
import type { Hlas } from "../state.ts";
import { type Figure, figure } from "./figures.ts";
import { battleOdds } from "./odds.ts";

/** Some Units of one kind of one side, at one place. */
export interface Troop {
  readonly owner: Seat;
  readonly piece: Piece;
  readonly place: Place;
  readonly count: number;
}

/** One side of the battle. */
export interface SideView {
  readonly troops: readonly Troop[];
  /** The Strength of the Capital City it defends, the Serfs at work there, and whether a Tower fights. */
  readonly capital: number;
  readonly busy: number;
  readonly hasTower: boolean;
  /** Its Strength as it stands, part by part. */
  readonly parts: readonly Part[];
  readonly total: number;
}

/** What Tactic cards cost the viewer, and what its Units would pay. */
export interface TacticPrices {
  /** In the order of `tacticList`. */
  readonly cards: readonly Figure[];
  readonly worth: Readonly<Partial<Record<Piece, number>>>;
}

/** The running battle. */
export interface FightView {
  readonly sides: readonly [SideView, SideView];
  /** The attacker's chance, until cards are turned up. */
  readonly chance: number | null;
  /** Null unless the viewer leads a side. */
  readonly own: TacticPrices | null;
}

function troopsOn(s: Hlas, battle: BattleFrame, side: number): Troop[] {
  const out: { owner: Seat; piece: Piece; place: Place; count: number }[] = [];
  for (const member of fightersOf(s, battle, side)) {
    const troop = out.find(each => isSame(each, member));
    if (troop) troop.count++;
    else out.push({ ...member, count: 1 });
  }
  return out;
}

function sideView(s: Hlas, battle: BattleFrame, side: number): SideView {
  const home = side === DEFENCE ? capitalOwner(s, battle) : NONE;
  const parts = strengthParts(s, battle, side);
  return {
    troops: troopsOn(s, battle, side),
    capital: home === NONE ? 0 : capitalStrength(s, home),
    busy: protectedSerfs(s, battle, side),
    hasTower: towerOn(s, battle, side) !== NONE,
    parts,
    total: totalStrength(parts),
  };
}

function tacticPrices(s: Hlas, battle: BattleFrame, viewer: Viewer): TacticPrices | null {
  const side = [ATTACK, DEFENCE].find(each => leaderOf(battle, each) === viewer);
  if (side === undefined) return null;
  return {
    cards: tacticList.map(({ id }) => figure(told => tacticCost(s, battle, side, id, told))),
    worth: Object.fromEntries(landPieces.map(piece => [piece, worthOf(s, battle, side, piece)])),
  };
}

/** Null while nobody fights. */
export function fightFor(s: Hlas, viewer: Viewer): FightView | null {
  const battle = battleOf(s);
  if (!battle) return null;
  const [attack, defence] = [sideView(s, battle, ATTACK), sideView(s, battle, DEFENCE)];
  return {
    sides: [attack, defence],
    chance: battleOdds(s, battle, attack.total, defence.total),
    own: tacticPrices(s, battle, viewer),
  };
}
