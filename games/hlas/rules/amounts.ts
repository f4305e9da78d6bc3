// How much abilities give: amounts multiplied by what is counted on the map, in the realm and in a battle.
import type { Seat } from "#kernel/procedure.ts";
import type { Per } from "../content/effects.ts";
import { AIR_DECK, NONE, REGIONS, SEA_DECK } from "../content/marks.ts";
import { LAND_REGIONS, regions } from "../content/regions.ts";
import { isOfKind, type Kind, type Piece, pieceFacts, pieces } from "../content/units.ts";
import type { BattleFrame } from "../frames.ts";
import { continentOf } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { countFighters, flankOf, sideOf } from "./battle-queries.ts";
import { aboard, controls, countIn, realmOf } from "./queries.ts";

/** Regions of a kind that a side controls. */
export function regionsControlled(s: Hlas, seat: Seat, per: Extract<Per, { count: "regions-controlled" }>): number {
  const { home } = realmOf(s, seat);
  let count = 0;
  for (let region = 0; region < (per.type === "land" ? LAND_REGIONS : REGIONS); region++) {
    if (per.terrain && regions[region]!.terrain !== per.terrain) continue;
    if (per.offHome && continentOf[region] === continentOf[home]) continue;
    if (!controls(s, seat, region)) continue;
    if (per.withOwn && !pieces.some(p => isOfKind(p, per.withOwn!) && countIn(s, seat, p, region) > 0)) continue;
    count++;
  }
  return count;
}

const KINDS: readonly Kind[] = ["serf", "warrior", "hero", "sea-vessel", "air-vessel"];

/** The place of a kind in lists of destroyed Units. */
export const kindNumber = (piece: Piece): number => KINDS.indexOf(pieceFacts[piece].kind);

function inPlay(s: Hlas, seat: Seat, kinds: readonly Kind[]): number {
  const realm = realmOf(s, seat);
  let count = kinds.includes("tower") ? realm.towers.length : 0;
  if (kinds.includes("serf")) count += pieceFacts.serf.count - realm.serfsLeft;
  if (kinds.includes("warrior")) count += pieceFacts.warrior.count - realm.warriorsLeft;
  return count;
}

/** How many things an amount is multiplied by. */
export function countPer(s: Hlas, seat: Seat, per: Per, battle: BattleFrame | null): number {
  const side = battle ? sideOf(s, battle, seat) : NONE;
  switch (per.count) {
    case "own":
      return battle ? countFighters(s, battle, side, per.kinds) : 0;
    case "enemy":
      return battle ? countFighters(s, battle, 1 - side, per.kinds) : 0;
    case "own-in-play":
      return Math.floor(inPlay(s, seat, per.kinds) / (per.divisor ?? 1));
    case "enemy-destroyed-this-battle": {
      if (!battle) return 0;
      const { destroyed } = flankOf(battle, 1 - side);
      return destroyed.reduce((sum, n, at) => sum + (!per.kinds || per.kinds.includes(KINDS[at]!) ? n : 0), 0);
    }
    case "regions-controlled":
      return regionsControlled(s, seat, per);
    case "scribed-spells":
      return realmOf(s, seat).scribed.length;
    case "capital-level":
      return realmOf(s, seat).level;
    case "own-towers-on-continent": {
      const continent = battle ? continentOf[battle.region] : NONE;
      return realmOf(s, seat).towers.filter(at => continentOf[at] === continent).length;
    }
    case "aboard":
      return aboard(s, seat, per.piece === "sea-vessel" ? SEA_DECK : AIR_DECK);
  }
}

/** An amount times what it is counted by, up to its maximum. */
export function amountOf(
  s: Hlas,
  seat: Seat,
  op: { readonly amount?: number; readonly per?: Per; readonly max?: number },
  battle: BattleFrame | null,
): number {
  const amount = (op.amount ?? 0) * (op.per ? countPer(s, seat, op.per, battle) : 1);
  return op.max === undefined ? amount : Math.min(amount, op.max);
}
