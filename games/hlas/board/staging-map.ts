// The picture after each event, as far as it lies on the map: Units, Capitals, Towers, tokens.
import type { Seat } from "#kernel/procedure.ts";
import { START_SERFS, START_WARRIORS } from "../content/numbers.ts";
import { LAND_REGIONS } from "../content/regions.ts";
import { tokens } from "../content/tokens.ts";
import type { Piece } from "../content/units.ts";
import type { HlasEvent } from "../events.ts";
import type { HlasView } from "../view/view.ts";
import { continentOf, regionOfToken, tokenPlaces } from "./geometry.ts";
import { ENEMY, FREE, GONE, HIDDEN, NONE, SETTLED, SHOWN } from "./marks.ts";
import { put, type Stagings, taken, withPiece, withRealm, withSupply } from "./staged.ts";
import { regionOf } from "./standing.ts";

type Moved = Extract<HlasEvent, { type: "unitsMoved" }>;

/** The picture without Units that have left and not yet arrived. */
export function withoutUnits(view: HlasView, { seat, from, units }: Moved): HlasView {
  return units.reduce((picture, piece) => taken(picture, seat, piece, from), view);
}

/** The crew of a lost Vessel stands in its Land Region, or fights on where the battle is. */
function stepOff(view: HlasView, seat: Seat, vessel: Piece, at: number): HlasView {
  const deck = vessel === "sea-vessel" ? 53 : vessel === "air-vessel" ? 54 : NONE;
  if (deck === NONE) return view;
  return view.realms.reduce((picture, realm, owner) => {
    const place = owner === seat ? deck : deck + 2;
    if (owner !== seat && !(view.teams && ((owner ^ seat) & 1) === 0)) return picture;
    const battle = picture.frames.findLast(frame => frame.proc === "battle");
    const to = battle?.proc === "battle" ? battle.region : at;
    return withRealm(picture, owner, () => ({
      serfs: put(put(realm.serfs, to, realm.serfs[to]! + realm.serfs[place]!), place, 0),
      warriors: put(put(realm.warriors, to, realm.warriors[to]! + realm.warriors[place]!), place, 0),
      heroes: realm.heroes.map(each => (each === place ? to : each)),
    }));
  }, view);
}

function lost(view: HlasView, { seat, piece, at }: Extract<HlasEvent, { type: "unitLost" }>): HlasView {
  const left = taken(stepOff(view, seat, piece, at), seat, piece, at);
  const picture = withSupply(left, seat, piece, 1);
  // The solo enemy's Heroes are back in their Courtyard at once (HLAS-344).
  if (seat !== ENEMY || !piece.startsWith("hero")) return picture;
  return withPiece(picture, seat, piece, view.realms[seat]!.capital, 1);
}

function withFace(view: HlasView, place: number, face: number, token: HlasView["tokens"][number]): HlasView {
  const wasHidden = view.faces[place] === HIDDEN && regionOfToken[place]! < LAND_REGIONS;
  return {
    ...view,
    faces: put(view.faces, place, face),
    tokens: put(view.tokens, place, token),
    hiddenLand: view.hiddenLand - (wasHidden && face !== HIDDEN ? 1 : 0),
    realms: view.realms.map(realm =>
      realm.peeked.includes(place) ? { ...realm, peeked: realm.peeked.filter(each => each !== place) } : realm,
    ),
  };
}

const placeWith = (view: HlasView, region: number, ...faces: readonly number[]): number =>
  tokenPlaces[region]?.find(place => faces.includes(view.faces[place]!)) ?? NONE;

/** Face-down tokens come to every Region in play. */
function laid(view: HlasView): HlasView {
  const isBare = (region: number): boolean =>
    view.realms.some(({ capital }) => capital === region) ||
    (view.excluded >= 0 && continentOf[region] === view.excluded);
  const faces = regionOfToken.map(region => (isBare(region) ? GONE : HIDDEN));
  const hiddenLand = faces.filter((face, at) => face === HIDDEN && regionOfToken[at]! < LAND_REGIONS).length;
  return { ...view, faces, hiddenLand };
}

function settled(view: HlasView, seat: Seat, at: number): HlasView {
  return withRealm(view, seat, realm =>
    seat === ENEMY
      ? { capital: at, home: at, heroes: [at, at, at] }
      : {
          capital: at,
          home: at,
          serfs: put(realm.serfs, at, START_SERFS),
          serfsLeft: realm.serfsLeft - START_SERFS,
          warriors: put(realm.warriors, at, START_WARRIORS),
          warriorsLeft: realm.warriorsLeft - START_WARRIORS,
        },
  );
}

export const mapStagings: Stagings = {
  capitalPlaced: (view, { seat, at }) => settled(view, seat, at),
  continentExcluded: (view, { continent }) => ({ ...view, excluded: continent }),
  tokensLaid: laid,
  unitsRecruited: (view, { seat, piece, count, at }) =>
    Array.from({ length: count }).reduce<HlasView>(
      picture => withPiece(withSupply(picture, seat, piece, -1), seat, piece, at, 1),
      view,
    ),
  unitBoarded: (view, { seat, piece, at, deck }) => withPiece(taken(view, seat, piece, at), seat, piece, deck, 1),
  unitLeft: (view, { seat, piece, at }) => {
    const realm = view.realms[seat]!;
    const deck = [53, 54, 55, 56].find(
      each =>
        regionOf(view, seat, each) === at &&
        (piece === "serf"
          ? realm.serfs[each]! > 0
          : piece === "warrior"
            ? realm.warriors[each]! > 0
            : realm.heroes[Number(piece.slice(-1)) - 1] === each),
    );
    return deck === undefined ? view : withPiece(withPiece(view, seat, piece, deck, -1), seat, piece, at, 1);
  },
  unitsMoved: (view, event) => {
    const { seat, units, to } = event;
    return units.reduce(
      (picture, piece) => withPiece(taken(picture, seat, piece, event.from), seat, piece, to, 1),
      view,
    );
  },
  unitLost: lost,
  unitSaved: (view, { seat, piece, at }) =>
    withPiece(taken(view, seat, piece, at), seat, piece, view.realms[seat]!.capital, 1),
  towerBuilt: (view, { seat, at }) => withRealm(view, seat, ({ towers }) => ({ towers: [...towers, at] })),
  towerLost: (view, { seat, at }) =>
    withRealm(view, seat, ({ towers }) => ({ towers: towers.filter(each => each !== at) })),
  tokenRevealed: (view, { at, token }) => {
    const place = placeWith(view, at, HIDDEN);
    return place === NONE ? view : withFace(view, place, SHOWN, token);
  },
  tokenResolved: (view, { at, token, isIgnored }) => {
    const place = placeWith(view, at, SHOWN);
    if (place === NONE) return view;
    if (tokens[token].stays && !isIgnored) return withFace(view, place, SETTLED, token);
    return { ...withFace(view, place, GONE, ""), spent: [...view.spent, token] };
  },
  tokenCollected: (view, { at }) => {
    const place = placeWith(view, at, HIDDEN, SHOWN, SETTLED);
    return place === NONE ? view : withFace(view, place, GONE, "");
  },
  tokenPeeked: (view, { at, token }) => {
    const place = tokenPlaces[at]?.find(each => view.faces[each] === HIDDEN && view.tokens[each] === "") ?? NONE;
    return token === null || place === NONE ? view : { ...view, tokens: put(view.tokens, place, token) };
  },
  regionClosed: (view, { seat, at, what }) => ({ ...view, bans: [...view.bans, { what, region: at, by: seat }] }),
  realmEliminated: (view, { seat }) =>
    withRealm(view, seat, realm => ({
      isOut: true,
      ore: 0,
      mana: 0,
      food: 0,
      vp: 0,
      capital: NONE,
      seaVessel: NONE,
      airVessel: NONE,
      serfs: realm.serfs.map(() => 0),
      warriors: realm.warriors.map(() => 0),
      heroes: [NONE, NONE, NONE],
      slots: realm.slots.map(() => FREE),
      towers: [],
      buildings: [],
      library: realm.library && [],
      librarySize: 0,
      scribed: [],
      turned: [],
    })),
};
