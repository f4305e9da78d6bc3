// Who fights in a battle, and how strong they are: pure functions of the state, counted again whenever asked (HLAS-222).
import type { Seat } from "#kernel/procedure.ts";
import { AIR_DECK, ALLY_AIR_DECK, ALLY_SEA_DECK, NONE, SEA_DECK } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { isOfKind, type Kind, type Piece, pieceFacts, pieces, TOWER_STRENGTH } from "../content/units.ts";
import type { BattleFrame, Flank, HlasFrame, Member } from "../frames.ts";
import { countAt, opposite } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { busySerfs, capitalStrength, isHostile, placesIn, realmOf, standingStrength, towerIn } from "./queries.ts";

export const ATTACK = 0;
export const DEFENCE = 1;

/** The battle that is on, if there is one; an army that marches on after it has left it behind (HLAS-456). */
export function battleOf(s: Hlas): BattleFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i] as HlasFrame;
    if (frame.proc === "battle") return frame;
    if (frame.proc === "march") return null;
  }
  return null;
}

/** The side a seat fights on, allies included; NONE for others. */
export function sideOf(s: Hlas, battle: BattleFrame, seat: Seat): number {
  if (!isHostile(s, seat, battle.attacker)) return ATTACK;
  return isHostile(s, seat, battle.defender) ? NONE : DEFENCE;
}

/** The player who leads a side. */
export const leaderOf = (battle: BattleFrame, side: number): Seat =>
  side === ATTACK ? battle.attacker : battle.defender;
export const flankOf = (battle: BattleFrame, side: number): Flank => battle.sides[side]!;

/** HLAS-212: everybody on a side: its leader, then an ally. */
export function realmsOn(s: Hlas, battle: BattleFrame, side: number): Seat[] {
  const leader = leaderOf(battle, side);
  return s.teams ? [leader, opposite(leader)] : [leader];
}

/** HLAS-210, HLAS-213, HLAS-214: every Unit of a side, those aboard included, one entry each: the leader's first, in the order of `pieces`. */
export function fightersOf(s: Hlas, battle: BattleFrame, side: number): Member[] {
  const out: Member[] = [];
  for (const owner of realmsOn(s, battle, side)) {
    const realm = realmOf(s, owner);
    if (realm.isOut) continue;
    const places = placesIn(s, owner, battle.region);
    if (side === ATTACK && battle.from !== battle.region) {
      if (owner === battle.attacker) places.push(battle.from, SEA_DECK);
      else places.push(ALLY_SEA_DECK);
    }
    for (const piece of pieces) {
      for (const place of places) {
        if (place === battle.from && place !== battle.region && piece !== "sea-vessel") continue;
        if (hasFled(battle, owner, piece)) continue;
        for (let n = countAt(realm, piece, place); n > 0; n--) out.push({ owner, piece, place });
      }
    }
  }
  return out;
}

/** HLAS-451: who has left the battle counts no more. */
function hasFled(battle: BattleFrame, owner: Seat, piece: Piece): boolean {
  for (const gone of battle.fled) if (gone.owner === owner && gone.piece === piece) return true;
  return false;
}

/** Whether the owner of a Capital defends it here (HLAS-260). */
export function capitalOwner(s: Hlas, battle: BattleFrame): Seat {
  const { region, defender } = battle;
  return realmOf(s, defender).capital === region ? defender : NONE;
}

/** HLAS-130, HLAS-450: Serfs on the Action Bar and on Buildings, who count in a battle for their Capital. */
export function protectedSerfs(s: Hlas, battle: BattleFrame, side: number): number {
  const owner = side === DEFENCE ? capitalOwner(s, battle) : NONE;
  if (owner === NONE) return 0;
  return busySerfs(realmOf(s, owner));
}

/** Whose Tower fights on a side, or NONE. */
export function towerOn(s: Hlas, battle: BattleFrame, side: number): Seat {
  const owner = towerIn(s, battle.region);
  return owner !== NONE && sideOf(s, battle, owner) === side ? owner : NONE;
}

/** Pieces of the listed kinds on a side; "tower" counts a Tower. */
export function countFighters(s: Hlas, battle: BattleFrame, side: number, kinds: readonly Kind[]): number {
  let count = 0;
  for (const { piece } of fightersOf(s, battle, side)) if (isOfKind(piece, kinds)) count++;
  if (kinds.includes("tower") && towerOn(s, battle, side) !== NONE) count++;
  if (kinds.includes("serf")) count += protectedSerfs(s, battle, side);
  return count;
}

/** HLAS-220: whether a side has a Unit or Structure left. */
export function isSideEmpty(s: Hlas, battle: BattleFrame, side: number): boolean {
  if (side === DEFENCE && capitalOwner(s, battle) !== NONE) return false;
  return fightersOf(s, battle, side).length === 0 && towerOn(s, battle, side) === NONE;
}

/** HLAS-215, HLAS-260: the base Strength of a side, Structures and protected Serfs included. */
export function baseStrength(s: Hlas, battle: BattleFrame, side: number): number {
  let sum = protectedSerfs(s, battle, side);
  for (const { piece } of fightersOf(s, battle, side)) sum += pieceFacts[piece].strength;
  if (towerOn(s, battle, side) !== NONE) sum += TOWER_STRENGTH;
  const owner = side === DEFENCE ? capitalOwner(s, battle) : NONE;
  return owner === NONE ? sum : sum + capitalStrength(s, owner);
}

/** Whether a Hero or Vessel of the side's leader fights; after the comparison, whether it fought then. */
export function participates(s: Hlas, battle: BattleFrame, seat: Seat, piece: Piece): boolean {
  const side = sideOf(s, battle, seat);
  if (side === NONE || leaderOf(battle, side) !== seat) return false;
  const flank = flankOf(battle, side);
  if (battle.winner !== NONE) return flank.present.includes(piece);
  for (const fighter of fightersOf(s, battle, side)) {
    if (fighter.owner === seat && fighter.piece === piece) return true;
  }
  return false;
}

/** The base Strength of what a seat has in a Region, as solo attacks weigh it (HLAS-334). */
export function baseIn(s: Hlas, seat: Seat, region: Region): number {
  const realm = realmOf(s, seat);
  let sum = standingStrength(realm, region);
  if (realm.seaVessel === region) sum += standingStrength(realm, SEA_DECK);
  if (realm.airVessel === region) sum += standingStrength(realm, AIR_DECK);
  if (s.teams) {
    const ally = realmOf(s, (seat + 2) % 4);
    if (ally.seaVessel === region) sum += standingStrength(realm, ALLY_SEA_DECK);
    if (ally.airVessel === region) sum += standingStrength(realm, ALLY_AIR_DECK);
  }
  if (realm.towers.includes(region)) sum += TOWER_STRENGTH;
  if (realm.capital === region) sum += capitalStrength(s, seat) + busySerfs(realm);
  return sum;
}
