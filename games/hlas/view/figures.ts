// Numbers that boards show, as the rules work them out: with what has changed each of them, so that people see why.
import { frozen } from "#kernel/content.ts";
import type { Seat } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
import { ENEMY, NONE } from "../content/marks.ts";
import { type Region, regions } from "../content/regions.ts";
import { pieceFacts, pieces } from "../content/units.ts";
import { isOutOfPlay } from "../map/atlas.ts";
import { abilitiesOf, type Change, hasOp, isSteady, whatIsOn } from "../rules/abilities.ts";
import { baseIn } from "../rules/battle-queries.ts";
import { isRewardedFor, landYield, yieldIn } from "../rules/harvest.ts";
import { areTowersChanged, printedTowerOre, speedOf, towerOre } from "../rules/modifiers.ts";
import { busySerfs, capitalStrength, controls, courtyardSerfs, realmOf } from "../rules/queries.ts";
import { landRegions } from "../rules/reasons.ts";
import type { Hlas } from "../state.ts";

/** A number as it is now, and what has changed it. */
export interface Figure {
  readonly now: number;
  readonly changes: readonly Change[];
}

/** A number that nothing has changed; most are, so they are shared. */
export const unchanged = remember((now): Figure => frozen({ now, changes: [] }));

export function figure(count: (told: Change[]) => number): Figure {
  const changes: Change[] = [];
  const now = count(changes);
  return changes.length === 0 ? unchanged(now) : { now, changes };
}

/** What a side that controls a Region has of it. */
export interface Holding {
  readonly seat: Seat;
  /** The base Strength of its Units and Structures there. */
  readonly strength: number;
  readonly harvest: Figure;
}

export const nobodys: Holdings = frozen(regions.map(() => []));

/** The seats and the solo enemy. */
const SIDES = 8;
const YIELDS = 32;

/** What a side holds of a Region that only it controls, where nothing changed the yield: few differ, so they are shared. */
const heldAlone = remember((key): readonly Holding[] => {
  const [seat, yielded, strength] = [key % SIDES, Math.floor(key / SIDES) % YIELDS, Math.floor(key / SIDES / YIELDS)];
  return frozen([{ seat, strength, harvest: unchanged(yielded) }]);
});

function holdingIn(s: Hlas, seat: Seat, region: Region): readonly Holding[] {
  const strength = baseIn(s, seat, region);
  if (isRewardedFor(s, seat, region))
    return [{ seat, strength, harvest: figure(told => yieldIn(s, seat, region, told)) }];
  return heldAlone((strength * YIELDS + landYield(s, seat, region)) * SIDES + seat);
}

/** What a side holds, by Region. */
export type Holdings = readonly (readonly Holding[])[];

const everywhere: readonly Region[] = nobodys.map((_, region) => region);

/** What a side holds of each Region: as before but for some Regions, if that is known. */
export function holdingsOf(
  s: Hlas,
  seat: Seat,
  before: Holdings = nobodys,
  changed: readonly Region[] = everywhere,
): Holdings {
  const out = before.slice();
  for (const region of changed) {
    if (region !== NONE) out[region] = controls(s, seat, region) ? holdingIn(s, seat, region) : nobodys[region]!;
  }
  return out;
}

/** Numbers of a side that everybody can work out. */
export interface RealmFigures {
  /** The Speed of each piece, in the order of `pieces`; the solo enemy's Units move by their cards. */
  readonly speeds: readonly Figure[];
  /** The Strength of its Capital City, and the Serfs at work who fight for it. */
  readonly strength: number;
  readonly busy: number;
  /** Serfs in the Courtyard. */
  readonly courtyard: number;
  /** Abilities that are on. */
  readonly abilities: readonly string[];
}

const printedSpeeds: readonly Figure[] = pieces.map(piece => unchanged(pieceFacts[piece].speed));

const changedSpeeds = (s: Hlas, seat: Seat): readonly Figure[] =>
  pieces.map(piece => figure(told => speedOf(s, seat, piece, told)));

/** The Speeds of sides by the abilities that are on. */
const steadySpeeds = new WeakMap<object, readonly Figure[]>();

function speedsOf(s: Hlas, seat: Seat): readonly Figure[] {
  if (!hasOp(s, seat, "speed")) return printedSpeeds;
  if (!isSteady(s, seat, "speed")) return changedSpeeds(s, seat);
  const on = whatIsOn(s, seat);
  const speeds = steadySpeeds.get(on) ?? changedSpeeds(s, seat);
  steadySpeeds.set(on, speeds);
  return speeds;
}

export function realmFigures(s: Hlas, seat: Seat): RealmFigures {
  const realm = realmOf(s, seat);
  return {
    speeds: seat === ENEMY || realm.isOut ? [] : speedsOf(s, seat),
    strength: realm.capital === NONE ? 0 : capitalStrength(s, seat),
    busy: busySerfs(realm),
    courtyard: courtyardSerfs(s, seat),
    abilities: realm.isOut ? [] : abilitiesOf(s, seat),
  };
}

const DISCOUNTS = 16;
const CONTINENTS = 8;
const towerKey = (capital: Region, excluded: number, discount: number): number =>
  (capital * CONTINENTS + excluded - NONE) * DISCOUNTS + discount;

/** What Towers cost as printed; a side that no ability helps has always one of these lists. */
const printedTowers = remember((key): readonly (Figure | null)[] => {
  const discount = key % DISCOUNTS;
  const excluded = (Math.floor(key / DISCOUNTS) % CONTINENTS) + NONE;
  const capital = Math.floor(key / DISCOUNTS / CONTINENTS);
  return landRegions.map(at =>
    at === capital || isOutOfPlay(at, excluded) ? null : unchanged(printedTowerOre(capital, at, excluded, discount)),
  );
});

/** What Towers cost a side in Ore; nothing is known of it while it has no Capital. */
export function towerPrices(s: Hlas, seat: Seat, discount: number): readonly (Figure | null)[] {
  const { capital } = realmOf(s, seat);
  if (capital === NONE) return [];
  if (!areTowersChanged(s, seat)) return printedTowers(towerKey(capital, s.excluded, discount));
  return landRegions.map(at =>
    at === capital || isOutOfPlay(at, s.excluded) ? null : figure(told => towerOre(s, seat, at, discount, told)),
  );
}
