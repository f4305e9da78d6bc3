// Numbers that boards show, as the rules work them out: with what has changed each of them, so that people see why.
import { frozen } from "#kernel/content.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
import { ENEMY, NONE } from "../content/marks.ts";
import { BUILDING_ORE } from "../content/numbers.ts";
import { type Region, regions } from "../content/regions.ts";
import { type Spell, type SpellId, spells } from "../content/spells.ts";
import { pieceFacts, pieces } from "../content/units.ts";
import type { BuildFrame } from "../frames.ts";
import { distancesFrom, isOutOfPlay } from "../map/atlas.ts";
import { abilitiesOf, type Change, hasOp } from "../rules/abilities.ts";
import { baseIn } from "../rules/battle-queries.ts";
import { yieldIn } from "../rules/harvest.ts";
import {
  areTowersChanged,
  buildingOre,
  libraryLimit,
  manaFor,
  pairFood,
  printedTowerOre,
  speedOf,
  towerOre,
} from "../rules/modifiers.ts";
import { busySerfs, capitalStrength, courtyardSerfs, realmOf } from "../rules/queries.ts";
import { landRegions } from "../rules/reasons.ts";
import type { Hlas } from "../state.ts";
import type { Side } from "./sides.ts";

/** A number as it is now, and what has changed it. */
export interface Figure {
  readonly now: number;
  readonly changes: readonly Change[];
}

/** A number that nothing has changed; most are, so they are shared. */
const unchanged = remember((now): Figure => frozen({ now, changes: [] }));

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

const nobodys: readonly (readonly Holding[])[] = frozen(regions.map(() => []));

/** The seats and the solo enemy. */
const SIDES = 8;
const YIELDS = 32;

/** What a side holds of a Region that only it controls, where nothing changed the yield: few differ, so they are shared. */
const heldAlone = remember((key): readonly Holding[] => {
  const [seat, yielded, strength] = [key % SIDES, Math.floor(key / SIDES) % YIELDS, Math.floor(key / SIDES / YIELDS)];
  return frozen([{ seat, strength, harvest: unchanged(yielded) }]);
});

function holdingIn(s: Hlas, seat: Seat, region: Region, isRewarded: boolean): readonly Holding[] {
  const strength = baseIn(s, seat, region);
  if (isRewarded) return [{ seat, strength, harvest: figure(told => yieldIn(s, seat, region, told)) }];
  return heldAlone((strength * YIELDS + yieldIn(s, seat, region)) * SIDES + seat);
}

/** What a side has of each of the Regions that it controls. */
export function holdingsOf(s: Hlas, seat: Seat, controlled: readonly Region[]): readonly (readonly Holding[])[] {
  const isRewarded = hasOp(s, seat, "harvest");
  return controlled.map(region => holdingIn(s, seat, region, isRewarded));
}

/** Who controls each Region, allies side by side (HLAS-269). */
export function holdingsOn(sides: readonly Side[]): readonly (readonly Holding[])[] {
  const out = nobodys.slice();
  for (const { controlled, holdings } of sides) {
    for (let at = 0; at < holdings.length; at++) {
      const others = out[controlled[at]!]!;
      out[controlled[at]!] = others.length === 0 ? holdings[at]! : [...others, ...holdings[at]!];
    }
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

const speedsOf = (s: Hlas, seat: Seat): readonly Figure[] =>
  hasOp(s, seat, "speed") ? pieces.map(piece => figure(told => speedOf(s, seat, piece, told))) : printedSpeeds;

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

/** What things cost the viewer. */
export interface Prices {
  /** Ore for a Building. */
  readonly building: Figure;
  /** Ore for a Tower by Land Region; null where none may ever stand. */
  readonly towers: readonly (Figure | null)[];
  /** How far each Land Region is from the Capital, by Region. */
  readonly distances: readonly number[];
  /** Food for two of a piece at once, in the order of `pieces`; null where only single ones come. */
  readonly pairs: readonly (Figure | null)[];
  /** Mana for each spell of the Library, and for each Scribed one. */
  readonly library: readonly Figure[];
  readonly scribed: readonly Figure[];
  readonly libraryLimit: number;
}

/** What an effect that lets the viewer build takes off a Tower's price. */
function discountOf(s: Hlas, seat: Seat): number {
  const frame = s.stack.at(-1);
  if (frame?.proc !== "build") return 0;
  const build = frame as BuildFrame;
  return build.seat === seat ? build.discount : 0;
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

const printedPairs: readonly (Figure | null)[] = frozen(
  pieces.map(piece => {
    const { pair } = pieceFacts[piece];
    return pair?.food === undefined ? null : unchanged(pair.food);
  }),
);
const printedBuilding = unchanged(BUILDING_ORE);
function printedMana(card: SpellId): Figure {
  const { mana }: Spell = spells[card];
  return unchanged(mana);
}

/** The prices that abilities may lower: of a Building, of pairs and of spells. */
function costsFor(s: Hlas, seat: Seat): Pick<Prices, "building" | "pairs" | "library" | "scribed"> {
  const { library, scribed } = realmOf(s, seat);
  if (!hasOp(s, seat, "cost")) {
    return {
      building: printedBuilding,
      pairs: printedPairs,
      library: library.map(printedMana),
      scribed: scribed.map(printedMana),
    };
  }
  return {
    building: figure(told => buildingOre(s, seat, told)),
    pairs: pieces.map(piece =>
      pairFood(s, seat, piece) === null ? null : figure(told => pairFood(s, seat, piece, told) ?? 0),
    ),
    library: library.map(card => figure(told => manaFor(s, seat, card, false, told))),
    scribed: scribed.map(card => figure(told => manaFor(s, seat, card, true, told))),
  };
}

/** The viewer's prices; null for spectators, and while it has no Capital. */
export function pricesFor(s: Hlas, viewer: Viewer, sides: readonly Side[]): Prices | null {
  if (viewer === "spectator") return null;
  const discount = discountOf(s, viewer);
  const { towers } = sides[viewer]!;
  const { capital } = realmOf(s, viewer);
  if (capital === NONE) return null;
  const { building, pairs, library, scribed } = costsFor(s, viewer);
  return {
    building,
    towers: discount === 0 ? towers : towerPrices(s, viewer, discount),
    distances: distancesFrom(capital, s.excluded),
    pairs,
    library,
    scribed,
    libraryLimit: libraryLimit(s, viewer),
  };
}
