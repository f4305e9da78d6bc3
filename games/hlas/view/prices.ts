// What things cost the viewer, as the rules work it out.
import { frozen } from "#kernel/content.ts";
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import { BUILDING_ORE } from "../content/numbers.ts";
import { type Spell, type SpellId, spells } from "../content/spells.ts";
import { pieceFacts, pieces } from "../content/units.ts";
import type { BuildFrame } from "../frames.ts";
import { distancesFrom } from "../map/atlas.ts";
import { hasOp } from "../rules/abilities.ts";
import { battleOf } from "../rules/battle-queries.ts";
import { buildingOre, libraryLimit, manaFor, pairFood } from "../rules/modifiers.ts";
import { realmOf } from "../rules/queries.ts";
import type { Hlas } from "../state.ts";
import { type Figure, figure, towerPrices, unchanged } from "./figures.ts";

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

/** A seat's prices; null while it has no Capital. */
export function pricesOf(s: Hlas, seat: Seat, printed: Prices["towers"]): Prices | null {
  const { capital } = realmOf(s, seat);
  if (capital === NONE) return null;
  const discount = discountOf(s, seat);
  const { building, pairs, library, scribed } = costsFor(s, seat);
  return {
    building,
    towers: discount === 0 ? printed : towerPrices(s, seat, discount),
    distances: distancesFrom(capital, s.excluded),
    pairs,
    library,
    scribed,
    libraryLimit: libraryLimit(s, seat),
  };
}

/** Whether prices are others than usual for a moment: an effect takes something off, or an ability helps in a battle. */
export const arePricesPassing = (s: Hlas, seat: Seat): boolean => battleOf(s) !== null || discountOf(s, seat) > 0;
