// What everybody can work out about each side: what it controls and what that gives, its points, its figures. It is worked
// out again only when the pieces of that side, the tokens or the seniors have changed: most decisions change one side or none.
import type { Seat } from "#kernel/procedure.ts";
import { type Basis, remember, whileSame } from "#kernel/remember.ts";
import type { Region } from "../content/regions.ts";
import { realmOf, regionsOf } from "../rules/queries.ts";
import { type Score, scoreOf } from "../rules/scoring.ts";
import type { Hlas, Realm } from "../state.ts";
import { type Figure, type Holding, holdingsOf, type RealmFigures, realmFigures, towerPrices } from "./figures.ts";

/** One side in numbers. */
export interface Side {
  /** The Regions it controls, and what it has of each. */
  readonly controlled: readonly Region[];
  readonly holdings: readonly (readonly Holding[])[];
  readonly score: Score;
  readonly figures: RealmFigures;
  /** Ore for a Tower by Land Region; see `Prices`. */
  readonly towers: readonly (Figure | null)[];
}

/** A side worked out from the state as it is now. */
export function freshSide(s: Hlas, seat: Seat): Side {
  const { isOut, faction } = realmOf(s, seat);
  const controlled = regionsOf(s, seat);
  return {
    controlled,
    holdings: isOut || faction === "" ? [] : holdingsOf(s, seat, controlled),
    score: scoreOf(s, seat, controlled),
    figures: realmFigures(s, seat),
    towers: towerPrices(s, seat, 0),
  };
}

let lands = 0;
/** A number for the tokens and seniors as they lie: another one as soon as they lie differently. */
const landOf = whileSame(
  ({ tokens, faces, seniors }: Hlas): Basis => [tokens, faces, seniors],
  () => ++lands,
);

/** Everything of a realm that a side's numbers are made of; resources, cards and limits of use are not. */
const piecesOf = (realm: Realm): Basis => [
  realm.serfs,
  realm.warriors,
  realm.heroes,
  realm.seaVessel,
  realm.airVessel,
  realm.slots,
  realm.buildings,
  realm.towers,
  realm.level,
  realm.space,
  realm.vp,
  realm.capital,
  realm.home,
  realm.faction,
  realm.isOut,
  realm.serfsLeft,
  realm.warriorsLeft,
  realm.scribed.length,
];

/** One process shows many games: what differs between games belongs to it as much as what changes within one. */
function basisOf(s: Hlas, seat: Seat): Basis {
  const own = [landOf(s), s.excluded, s.teams, s.designs, ...piecesOf(realmOf(s, seat))];
  return s.teams ? [...own, ...piecesOf(realmOf(s, (seat + 2) % 4))] : own;
}

const keptSide = remember((seat: Seat) =>
  whileSame(
    (s: Hlas) => basisOf(s, seat),
    s => freshSide(s, seat),
  ),
);

/** Every side, worked out where something has changed. */
export const sidesOf = (s: Hlas): readonly Side[] => s.realms.map((_, seat) => keptSide(seat)(s));
