// What a seat sees that others do not: its Library, tokens it has looked at, and what things cost it. Kept until its realm or
// the tokens change.
import type { Seat } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
import { HIDDEN } from "../content/marks.ts";
import type { TokenId } from "../content/tokens.ts";
import { isSteady, whatIsOn } from "../rules/abilities.ts";
import type { Hlas } from "../state.ts";
import { arePricesPassing, type Prices, pricesOf } from "./prices.ts";
import type { RealmView } from "./realms.ts";
import type { Land } from "./settled.ts";
import type { Known, Public } from "./sides.ts";

/** Tokens by token place: those face up, and those the viewer has looked at; others are "". */
export type Tokens = readonly (TokenId | "")[];

/** What one seat sees for itself. */
interface Own {
  readonly known: Known;
  /** The abilities that were on. */
  readonly on: object;
  readonly land: Land;
  readonly realm: RealmView;
  readonly tokens: Tokens;
  readonly prices: Prices | null;
}

/** HLAS-401, HLAS-402: faces of tokens that are up, or that the viewer has looked at. */
export function tokensFor({ tokens, faces }: Land, peeked: readonly number[]): Tokens {
  return tokens.map((token, at) => (faces[at] === HIDDEN && !peeked.includes(at) ? "" : token));
}

/** Whether everything costs a seat what it did, in a moment of the usual prices. */
function arePricesSame(s: Hlas, seat: Seat, before: Own, { realm, side }: Known, land: Land): boolean {
  const was = before.known.realm;
  return (
    before.on === whatIsOn(s, seat) &&
    before.land.excluded === land.excluded &&
    before.land.designs === land.designs &&
    before.known.side.towers === side.towers &&
    was.capital === realm.capital &&
    was.library === realm.library &&
    was.scribed === realm.scribed &&
    was.level === realm.level &&
    isSteady(s, seat, "cost") &&
    isSteady(s, seat, "limit") &&
    !arePricesPassing(s, seat)
  );
}

function freshOwn(s: Hlas, seat: Seat, known: Known, land: Land, before: Own | null): Own {
  const { realm, side, shown } = known;
  const was = before?.known.realm;
  const isSightSame = before !== null && before.land === land && was?.peeked === realm.peeked;
  return {
    known,
    on: whatIsOn(s, seat),
    land,
    realm: { ...shown, library: realm.library },
    tokens: isSightSame ? before.tokens : tokensFor(land, realm.peeked),
    prices:
      before !== null && arePricesSame(s, seat, before, known, land) ? before.prices : pricesOf(s, seat, side.towers),
  };
}

const keepers = remember((_seat: Seat): { own: Own | null } => ({ own: null }));

/** What a seat sees for itself. */
export function ownOf(s: Hlas, seat: Seat, shared: Public): Own {
  const keeper = keepers(seat);
  const known = shared.known[seat]!;
  const { own } = keeper;
  if (own !== null && own.known === known && own.land === shared.land && !arePricesPassing(s, seat)) return own;
  const fresh = freshOwn(s, seat, known, shared.land, own);
  keeper.own = arePricesPassing(s, seat) ? null : fresh;
  return fresh;
}
