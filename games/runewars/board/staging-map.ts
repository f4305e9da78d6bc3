// The picture after each event, as far as it lies on the map: units, strongholds, tokens, who controls what.
import type { Seat } from "#kernel/procedure.ts";
import { discoveryIds } from "../content/discoveries.ts";
import { factionIds } from "../content/factions.ts";
import { type Area, areas, tileOfArea, tilePlace, tiles } from "../content/tiles.ts";
import { NEUTRAL, typeOf, type UnitId } from "../content/units.ts";
import type { Group, RuneEvent } from "../events.ts";
import { boardIn, boardWith, NO_BOARD } from "../map/atlas.ts";
import type { RuneView } from "../view/view.ts";
import { DRAGON, FALSE, NO_RUNE, NONE, PLACES, ROUTED } from "./marks.ts";
import { put, type Stagings, withHero } from "./staged.ts";

const OWN = 4;
const UNKNOWN = 3;

function placeOf(unit: UnitId): number {
  const type = typeOf(unit);
  return type >= NEUTRAL ? OWN + type - NEUTRAL : type % OWN;
}

/** Who controls an area by its pieces alone. */
function controllerOf(view: RuneView, area: Area): Seat {
  const { faction } = tiles[tileOfArea[area]!]!;
  if (view.stronghold[area]! >= 0) return view.stronghold[area]!;
  if (view.owner[area]! >= 0) return view.owner[area]!;
  return faction === null ? NONE : (view.homes[factionIds.indexOf(faction)] ?? NONE);
}

/** The picture with the controller of an area worked out anew. */
export function settled(view: RuneView, area: Area): RuneView {
  return { ...view, controller: put(view.controller, area, controllerOf(view, area)) };
}

const factionUnitsIn = (army: readonly number[], area: Area): number =>
  army.slice(area * PLACES, area * PLACES + OWN).reduce((sum, count) => sum + (count & 31) + (count >> 5), 0);

/** Adds so many units, standing or routed; with negative numbers takes as many as there are. */
export function withUnits(
  view: RuneView,
  seat: Seat,
  area: Area,
  unit: UnitId,
  standing: number,
  routed: number,
): RuneView {
  const at = area * PLACES + placeOf(unit);
  const before = view.army[at]!;
  const next = Math.max(0, (before & 31) + standing) + ROUTED * Math.max(0, (before >> 5) + routed);
  const army = put(view.army, at, next);
  const isOwned = factionUnitsIn(army, area) > 0;
  const comes = standing + routed > 0 && typeOf(unit) < NEUTRAL;
  const owner = comes ? seat : isOwned ? view.owner[area]! : NONE;
  return settled({ ...view, army, owner: put(view.owner, area, owner) }, area);
}

function withSupply(view: RuneView, unit: UnitId, by: number): RuneView {
  return { ...view, supply: put(view.supply, typeOf(unit), view.supply[typeOf(unit)]! + by) };
}

const over = (view: RuneView, groups: readonly Group[], change: (view: RuneView, group: Group) => RuneView): RuneView =>
  groups.reduce(change, view);

/** Units that come to an area which somebody else holds stand before it until it is decided. */
function isHeldAgainst(view: RuneView, seat: Seat, area: Area): boolean {
  const holder = view.controller[area]!;
  if (holder >= 0) return holder !== seat;
  return view.army.slice(area * PLACES, area * PLACES + PLACES).some(count => count > 0);
}

/** Takes units from an area, the standing ones first if they marched, the routed ones first if they fled. */
function taken(view: RuneView, seat: Seat, area: Area, { unit, count }: Group, isFlight: boolean): RuneView {
  const here = view.army[area * PLACES + placeOf(unit)]!;
  const routed = isFlight ? Math.min(count, here >> 5) : Math.max(0, count - (here & 31));
  return withUnits(view, seat, area, unit, routed - count, -routed);
}

/** The neutral units that guard an area from the beginning. */
function guarded(view: RuneView, area: Area): RuneView {
  return areas[area]!.neutrals.reduce(
    (picture, { unit, n }) => withUnits(withSupply(picture, unit, -n), NONE, area, unit, n, 0),
    view,
  );
}

type Moved = Extract<RuneEvent, { type: "unitsMoved" }>;

/** The picture without units that have left and not yet arrived. */
export function withoutGroups(view: RuneView, { seat, from, groups, cause }: Moved): RuneView {
  return over(view, groups, (picture, group) => taken(picture, seat, from, group, cause === "retreat"));
}

const rune = (kind: "dragon" | "false"): number => (kind === "dragon" ? DRAGON : FALSE);

function withRune(view: RuneView, area: Area, kind: number, isUp: boolean): RuneView {
  return { ...view, runes: put(view.runes, area, kind), runeUp: put(view.runeUp, area, isUp ? 1 : 0) };
}

export const mapStagings: Stagings = {
  tileLaid: (view, { tile, q, r, turn }) => {
    const name = view.board.placements.reduce(boardWith, NO_BOARD);
    return { ...view, board: boardIn({ board: boardWith(name, { tile: tilePlace(tile), q, r, turn }) }) };
  },
  boardPeopled: (view, { cities }) =>
    view.board.list.reduce(guarded, {
      ...view,
      city: cities.reduce<RuneView["city"]>((list, { area, city }) => put(list, area, city), view.city),
    }),
  areaActivated: (view, { seat, area }) => ({
    ...view,
    activated: put(view.activated, area, view.activated[area]! | (1 << seat)),
  }),
  activationRemoved: (view, { seat, area }) => ({
    ...view,
    activated: put(view.activated, area, view.activated[area]! & ~(1 << seat)),
  }),
  unitsMoved: (view, { seat, from, to, groups, cause }) =>
    over(view, groups, (picture, group) => {
      const left = taken(picture, seat, from, group, cause === "retreat");
      if (cause === "order" && isHeldAgainst(picture, seat, to)) return left;
      const isRouted = cause === "retreat";
      return withUnits(left, seat, to, group.unit, isRouted ? 0 : group.count, isRouted ? group.count : 0);
    }),
  unitsPlaced: (view, { seat, area, groups }) =>
    over(view, groups, (picture, { unit, count }) =>
      withUnits(withSupply(picture, unit, -count), seat, area, unit, count, 0),
    ),
  unitsDestroyed: (view, { seat, area, groups }) =>
    over(view, groups, (picture, group) =>
      taken(withSupply(picture, group.unit, group.count), seat, area, group, true),
    ),
  unitsRouted: (view, { seat, area, groups }) =>
    over(view, groups, (picture, { unit, count }) => withUnits(picture, seat, area, unit, -count, count)),
  unitsStood: (view, { seat, area, groups }) =>
    over(view, groups, (picture, { unit, count }) => withUnits(picture, seat, area, unit, count, -count)),
  springCame: view => ({
    ...view,
    activated: view.activated.map(() => 0),
    army: view.army.map(count => (count & 31) + (count >> 5)),
    players: view.players.map(own => ({ ...own, used: [], hasSlain: false })),
  }),
  waterFroze: view => ({ ...view, isFrozen: true }),
  strongholdBuilt: (view, { seat, area, isDamaged }) =>
    settled(
      {
        ...view,
        stronghold: put(view.stronghold, area, seat),
        damaged: put(view.damaged, area, isDamaged ? 1 : 0),
      },
      area,
    ),
  strongholdDamaged: (view, { area }) => ({ ...view, damaged: put(view.damaged, area, 1) }),
  strongholdRepaired: (view, { area }) => ({ ...view, damaged: put(view.damaged, area, 0) }),
  strongholdRemoved: (view, { area }) =>
    settled({ ...view, stronghold: put(view.stronghold, area, NONE), damaged: put(view.damaged, area, 0) }, area),
  developmentBuilt: (view, { area, development }) => ({
    ...view,
    development: put(view.development, area, development),
  }),
  developmentRemoved: (view, { area }) => ({ ...view, development: put(view.development, area, "") }),
  runesPlaced: (view, { areas, dragon }) =>
    areas.reduce((picture, area) => {
      const kind = dragon === null ? UNKNOWN : dragon === area ? DRAGON : FALSE;
      return withRune(picture, area, kind, false);
    }, view),
  falseRuneDiscarded: (view, { area }) => withRune(view, area, NO_RUNE, false),
  runePlacedOpenly: (view, { area }) => withRune(view, area, DRAGON, true),
  runeMoved: (view, { from, to }) =>
    withRune(withRune(view, to, view.runes[from]!, view.runeUp[from] === 1), from, NO_RUNE, false),
  runesExchanged: (view, { a, b }) =>
    withRune(withRune(view, a, view.runes[b]!, view.runeUp[b] === 1), b, view.runes[a]!, view.runeUp[a] === 1),
  runeSeen: (view, { area, rune: kind }) =>
    kind === null ? view : { ...view, runes: put(view.runes, area, rune(kind)) },
  runeRevealed: (view, { area, rune: kind }) => withRune(view, area, rune(kind), true),
  tokenRevealed: (view, { area, token }) => ({
    ...view,
    token: put(view.token, area, discoveryIds.indexOf(token) * 2 + (view.token[area] === -2 ? 2 : 1)),
    tokenUp: put(view.tokenUp, area, 1),
  }),
  tokenRemoved: (view, { area }) => ({
    ...view,
    token: put(view.token, area, 0),
    tokenUp: put(view.tokenUp, area, 0),
  }),
  heroMoved: (view, { hero, to }) => withHero(view, hero, () => ({ area: to })),
  heroJoined: (view, { seat, hero, area }) => ({
    ...view,
    heroes: [
      ...view.heroes,
      { id: hero, seat, area, damage: 0, routed: false, strength: 0, agility: 0, wisdom: 0, rewards: [] },
    ],
  }),
  heroDeserted: (view, { hero }) => ({ ...view, heroes: view.heroes.filter(({ id }) => id !== hero) }),
  heroDefeated: (view, { hero }) => ({ ...view, heroes: view.heroes.filter(({ id }) => id !== hero) }),
  heroHurt: (view, { hero, n }) => withHero(view, hero, ({ damage }) => ({ damage: damage + n })),
  heroHealed: (view, { hero, n }) => withHero(view, hero, ({ damage }) => ({ damage: Math.max(0, damage - n) })),
  heroStood: (view, { hero }) => withHero(view, hero, () => ({ routed: false })),
  heroRouted: (view, { hero }) => withHero(view, hero, () => ({ routed: true })),
  heroTrained: (view, { hero, attribute, n }) => withHero(view, hero, own => ({ [attribute]: own[attribute] + n })),
};
