// Numbers that boards show, as the rules work them out: with what has changed each of them, so that people see why.
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { ENEMY, NONE } from "../content/marks.ts";
import { LAND_REGIONS, type Region, regions } from "../content/regions.ts";
import { pieces } from "../content/units.ts";
import type { BuildFrame } from "../frames/actions.ts";
import { distancesFrom } from "../map/land.ts";
import { abilitiesOf, type Change } from "../rules/abilities.ts";
import { baseIn } from "../rules/battle-queries.ts";
import { yieldIn } from "../rules/harvest.ts";
import { buildingOre, libraryLimit, manaFor, pairFood, speedOf, towerOre } from "../rules/modifiers.ts";
import { busySerfs, capitalStrength, controls, courtyardSerfs, isExcluded, realmOf } from "../rules/queries.ts";
import type { Hlas } from "../state.ts";

/** A number as it is now, and what has changed it. */
export interface Figure {
  readonly now: number;
  readonly changes: readonly Change[];
}

export function figure(count: (told: Change[]) => number): Figure {
  const changes: Change[] = [];
  return { now: count(changes), changes };
}

/** What a side that controls a Region has of it. */
export interface Holding {
  readonly seat: Seat;
  /** The base Strength of its Units and Structures there. */
  readonly strength: number;
  readonly harvest: Figure;
}

/** Who controls each Region, allies side by side (HLAS-269). */
export function holdingsOf(s: Hlas): (readonly Holding[])[] {
  const out: Holding[][] = regions.map(() => []);
  for (let seat = 0; seat < s.realms.length; seat++) {
    const { isOut, faction } = realmOf(s, seat);
    if (isOut || faction === "") continue;
    for (let region = 0; region < out.length; region++) {
      if (!controls(s, seat, region)) continue;
      const harvest = figure(told => yieldIn(s, seat, region, told));
      out[region]!.push({ seat, strength: baseIn(s, seat, region), harvest });
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

export function realmFigures(s: Hlas, seat: Seat): RealmFigures {
  const realm = realmOf(s, seat);
  return {
    speeds: seat === ENEMY || realm.isOut ? [] : pieces.map(piece => figure(told => speedOf(s, seat, piece, told))),
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

function towerPrices(s: Hlas, seat: Seat, capital: Region): (Figure | null)[] {
  const discount = discountOf(s, seat);
  return regions
    .slice(0, LAND_REGIONS)
    .map((_, at) =>
      at === capital || isExcluded(s, at) ? null : figure(told => towerOre(s, seat, at, discount, told)),
    );
}

/** The viewer's prices; null for spectators, and while it has no Capital. */
export function pricesFor(s: Hlas, viewer: Viewer): Prices | null {
  if (viewer === "spectator") return null;
  const { capital, library, scribed } = realmOf(s, viewer);
  if (capital === NONE) return null;
  return {
    building: figure(told => buildingOre(s, viewer, told)),
    towers: towerPrices(s, viewer, capital),
    distances: distancesFrom(capital, s.excluded),
    pairs: pieces.map(piece =>
      pairFood(s, viewer, piece) === null ? null : figure(told => pairFood(s, viewer, piece, told) ?? 0),
    ),
    library: library.map(card => figure(told => manaFor(s, viewer, card, false, told))),
    scribed: scribed.map(card => figure(told => manaFor(s, viewer, card, true, told))),
    libraryLimit: libraryLimit(s, viewer),
  };
}
