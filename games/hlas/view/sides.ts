// What everybody sees of the sides: their pieces and resources, what they control and what that gives, their points and
// figures. Each part is worked out again only when something it is made of has changed: most decisions change one side or
// none. One process shows many games in turn; what is kept is compared with the state, so it never belongs to another game.
import type { Seat } from "#kernel/procedure.ts";
import { NONE, REGIONS } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { copyRealm } from "../copy.ts";
import { regionOfToken } from "../map/atlas.ts";
import { opposite } from "../map/places.ts";
import { isSteady } from "../rules/abilities.ts";
import { busySerfs, realmOf } from "../rules/queries.ts";
import { type Score, scoreOf } from "../rules/scoring.ts";
import type { Hlas, Realm } from "../state.ts";
import {
  type Figure,
  type Holding,
  type Holdings,
  holdingsOf,
  nobodys,
  type RealmFigures,
  realmFigures,
  towerPrices,
} from "./figures.ts";
import { type RealmView, realmView } from "./realms.ts";
import { type Land, settledLand, settledRealm } from "./settled.ts";

/** One side in numbers. */
export interface Side {
  readonly holdings: Holdings;
  readonly score: Score;
  readonly figures: RealmFigures;
  /** Ore for a Tower by Land Region; see `Prices`. */
  readonly towers: readonly (Figure | null)[];
}

/** A side worked out from the state as it is now; `holdings` and what Towers cost may be known from before. */
export function freshSide(
  s: Hlas,
  seat: Seat,
  holdings: Holdings = heldBy(s, seat),
  towers: Side["towers"] = towerPrices(s, seat, 0),
): Side {
  const controlled: Region[] = [];
  for (let region = 0; region < holdings.length; region++) if (holdings[region]!.length > 0) controlled.push(region);
  return {
    holdings,
    score: scoreOf(s, seat, controlled),
    figures: realmFigures(s, seat),
    towers,
  };
}

function heldBy(s: Hlas, seat: Seat): Holdings {
  const { isOut, faction } = realmOf(s, seat);
  return isOut || faction === "" ? nobodys : holdingsOf(s, seat);
}

/** A side as it was looked at last: the realm, its numbers, and what others see of it. */
export interface Known {
  readonly realm: Realm;
  readonly side: Side;
  readonly shown: RealmView;
}

/** What all viewers see alike. */
export interface Public {
  readonly land: Land;
  readonly settled: readonly Realm[];
  readonly known: readonly Known[];
  readonly realms: readonly RealmView[];
  readonly scores: readonly Score[];
  /** Who controls each Region, and what they have of it. */
  readonly holdings: Holdings;
}

/** Whether two settled realms are alike in all that a side's numbers are made of: not resources, cards or limits of use. */
function givesSameSide(now: Realm, was: Realm): boolean {
  if (now === was) return true;
  return (
    now.serfs === was.serfs &&
    now.warriors === was.warriors &&
    now.heroes === was.heroes &&
    now.seaVessel === was.seaVessel &&
    now.airVessel === was.airVessel &&
    stands(now, was) &&
    now.vp === was.vp &&
    now.home === was.home &&
    now.serfsLeft === was.serfsLeft &&
    now.warriorsLeft === was.warriorsLeft &&
    now.scribed.length === was.scribed.length &&
    busySerfs(now) === busySerfs(was)
  );
}

/** Whether the same Heroes are in play, wherever they are. */
const areSameHeroes = (now: Realm, was: Realm): boolean =>
  now.heroes === was.heroes || now.heroes.every((place, slot) => (place === NONE) === (was.heroes[slot] === NONE));

/** Whether what stands is what it was, and the same abilities are on. */
function stands(now: Realm, was: Realm): boolean {
  return (
    areSameHeroes(now, was) &&
    now.buildings === was.buildings &&
    now.towers === was.towers &&
    now.level === was.level &&
    now.space === was.space &&
    now.capital === was.capital &&
    now.faction === was.faction &&
    now.isOut === was.isOut
  );
}

let latest: Public = {
  land: { tokens: [], faces: [], seniors: [], excluded: 0, teams: false, designs: 0 },
  settled: [],
  known: [],
  realms: [],
  scores: [],
  holdings: [],
};

/** What is new about the land. */
interface News {
  readonly isSameGame: boolean;
  readonly teams: boolean;
  /** Where tokens lie otherwise. */
  readonly turned: readonly Region[];
}

function newsOf(now: Land, was: Land): News {
  const isSameGame =
    now.seniors === was.seniors &&
    now.excluded === was.excluded &&
    now.teams === was.teams &&
    now.designs === was.designs;
  const turned: Region[] = [];
  if (now !== was && isSameGame) {
    for (let at = 0; at < now.tokens.length; at++) {
      if (now.tokens[at] !== was.tokens[at] || now.faces[at] !== was.faces[at]) turned.push(regionOfToken[at]!);
    }
  }
  return { isSameGame, teams: now.teams, turned };
}

/** What a side was, if nothing that its numbers are made of has changed: its own pieces, and an ally's. */
function stillSame(realms: readonly Realm[], seat: Seat, { isSameGame, teams, turned }: News): Known | null {
  const was = latest.known[seat];
  if (was === undefined || !isSameGame || !givesSameSide(realms[seat]!, was.realm)) return null;
  if (turned.some(region => was.side.holdings[region]!.length > 0)) return null;
  if (!teams) return was;
  const ally = opposite(seat);
  return givesSameSide(realms[ally]!, latest.known[ally]!.realm) ? was : null;
}

/** What is known of a side, and whether what stands apart from Units is the same. */
interface Before {
  readonly news: News;
  readonly known: Known | undefined;
  readonly isStanding: boolean;
}

/** Regions where something of a side may be otherwise than before, what stands apart from Vessels being the same. */
function touched(realm: Realm, was: Realm): Region[] {
  const out = [realm.capital, realm.seaVessel, realm.airVessel, was.seaVessel, was.airVessel];
  if (realm.heroes !== was.heroes) out.push(...realm.heroes, ...was.heroes);
  if (realm.serfs !== was.serfs || realm.warriors !== was.warriors) {
    for (let region = 0; region < REGIONS; region++) {
      if (realm.serfs[region] !== was.serfs[region] || realm.warriors[region] !== was.warriors[region])
        out.push(region);
    }
  }
  return out.filter(place => place < REGIONS);
}

/** What a side holds: worked out again where something of it has changed. */
function holdingsNow(s: Hlas, realm: Realm, seat: Seat, { news, known, isStanding }: Before): Holdings {
  if (known === undefined || !news.isSameGame || news.teams || !isStanding) return heldBy(s, seat);
  return holdingsOf(s, seat, known.side.holdings, [...touched(realm, known.realm), ...news.turned]);
}

/** What Towers cost a side; a Hero nearby may make one cheaper. */
function towersNow(s: Hlas, realm: Realm, seat: Seat, { news, known, isStanding }: Before): Side["towers"] {
  const isSame =
    known !== undefined &&
    isStanding &&
    news.isSameGame &&
    realm.heroes === known.realm.heroes &&
    realm.seaVessel === known.realm.seaVessel &&
    realm.airVessel === known.realm.airVessel &&
    isSteady(s, seat, "cost");
  return isSame ? known.side.towers : towerPrices(s, seat, 0);
}

function sideNow(s: Hlas, realm: Realm, seat: Seat, news: News): Side {
  const known = latest.known[seat];
  const before = { news, known, isStanding: known !== undefined && stands(realm, known.realm) };
  return freshSide(s, seat, holdingsNow(s, realm, seat, before), towersNow(s, realm, seat, before));
}

function knownOf(s: Hlas, realms: readonly Realm[], seat: Seat, news: News): Known {
  const realm = realms[seat]!;
  const same = stillSame(realms, seat, news);
  if (same && same.realm === realm) return same;
  const side = same ? same.side : sideNow(s, realm, seat, news);
  return { realm, side, shown: realmView(realm, side.figures, null) };
}

/** The realms as they are; the list of before if they are the same. */
function settledRealms({ realms }: Hlas, was: readonly Realm[]): readonly Realm[] {
  let out: Realm[] | null = realms.length === was.length ? null : [];
  for (let seat = 0; seat < realms.length; seat++) {
    const before = was[seat];
    const realm = before ? settledRealm(realms[seat]!, before) : copyRealm(realms[seat]!);
    if (out === null && realm !== before) out = was.slice(0, seat);
    out?.push(realm);
  }
  return out ?? was;
}

/** Who holds what after some sides have changed: only Regions that one of them holds otherwise are looked at again. */
function holdingsAfter(known: readonly Known[]): Holdings {
  if (known.length !== latest.known.length) return nobodys.map((_, region) => holdersOf(known, region));
  let out: (readonly Holding[])[] | null = null;
  for (let seat = 0; seat < known.length; seat++) {
    const now = known[seat]!.side.holdings;
    const was = latest.known[seat]!.side.holdings;
    if (now === was) continue;
    out ??= latest.holdings.slice();
    for (let region = 0; region < now.length; region++) {
      if (now[region] !== was[region]) out[region] = holdersOf(known, region);
    }
  }
  return out ?? latest.holdings;
}

/** Who holds a Region; allies may hold it together (HLAS-269). */
function holdersOf(known: readonly Known[], region: Region): readonly Holding[] {
  let out = nobodys[region]!;
  for (const { side } of known) {
    const more = side.holdings[region]!;
    if (more.length > 0) out = out.length === 0 ? more : [...out, ...more];
  }
  return out;
}

/** What everybody sees of the sides; the same object as long as nothing has changed. */
export function publicOf(s: Hlas): Public {
  const land = settledLand(s, latest.land);
  const settled = settledRealms(s, latest.settled);
  if (settled === latest.settled && land === latest.land) return latest;
  const news = newsOf(land, latest.land);
  const known = settled.map((_, seat) => knownOf(s, settled, seat, news));
  latest = {
    land,
    settled,
    known,
    realms: known.map(({ shown }) => shown),
    scores: known.map(({ side }) => side.score),
    holdings: holdingsAfter(known),
  };
  return latest;
}
