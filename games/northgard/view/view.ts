// What one viewer sees: an allow-list. Everything named here is public, or the viewer's own; nothing else gets out.
// NOR-008, NOR-365, NOR-370: discard piles, active areas, resources, reserves, upgrades and Unrest are public.
// Lists are handed on as they are, without copying: a view is read, never changed.
import { framesFor } from "#kernel/frames.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { BuildingId } from "../content/buildings.ts";
import type { CardId } from "../content/cards.ts";
import type { ClanId, ColorId } from "../content/clans.ts";
import type { CreatureId } from "../content/creatures.ts";
import type { TileId } from "../content/tiles.ts";
import type { ExtortionFrame, NorthFrame, SpyFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Area, Land } from "../map/land.ts";
import { areTeammates, teammateOf } from "../rules/queries.ts";
import { type Domination, dominations } from "../rules/result.ts";
import { type Winter, winterDue } from "../rules/winter.ts";
import {
  type Beast,
  type ClanState,
  type Guest,
  type Lasting,
  type Loose,
  NONE,
  type Northgard,
  type Phase,
} from "../state.ts";
import { type NorthFrameView, shownLocals } from "./frames.ts";

/** What a viewer sees of one seat. */
export interface ClanView {
  readonly clan: ClanId;
  readonly color: ColorId;
  readonly food: number;
  readonly wood: number;
  readonly lore: number;
  /** Null where it is hidden: other people's glory until the end (NOR-369). */
  readonly glory: number | null;
  readonly reserve: number;
  /** What the next winter would cost. */
  readonly winter: Winter;
  /** How near the seat, or its team, is to domination; null where there is none. */
  readonly domination: Domination | null;
  /** NONE without teams. */
  readonly mate: Seat;
  readonly kaija: number;
  /** NOR-363: null for other people's hands; `shown` are those of its cards that everybody knows. */
  readonly hand: readonly CardId[] | null;
  readonly handSize: number;
  readonly shown: readonly CardId[];
  readonly pileSize: number;
  /** NOR-364: the top cards of the draw pile that the viewer knows, the top one last. */
  readonly pileTop: readonly CardId[];
  readonly played: readonly CardId[];
  readonly aside: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly removed: readonly CardId[];
  readonly gained: readonly CardId[];
  readonly upgrades: readonly CardId[];
  readonly passed: boolean;
  readonly hasTaken: boolean;
  readonly lasting: readonly Lasting[];
  /** NOR-367: setup tiles in hand; null for other people's. */
  readonly setupTiles: readonly TileId[] | null;
}

/** What a viewer sees of the game. */
export interface NorthView {
  readonly viewer: Viewer;
  readonly years: number;
  readonly teams: boolean;
  readonly creatures: boolean;
  readonly moreCreatures: boolean;
  readonly year: number;
  readonly phase: Phase;
  readonly first: Seat;
  readonly clans: readonly ClanView[];
  readonly land: Land;
  readonly units: readonly number[];
  readonly owner: readonly number[];
  readonly built: readonly (BuildingId | "")[];
  readonly works: readonly number[];
  readonly loose: readonly Loose[];
  readonly guests: readonly Guest[];
  readonly scorched: Area;
  readonly supply: readonly number[];
  readonly tilesLeft: number;
  readonly developmentLeft: number;
  readonly display: readonly CardId[];
  readonly achievements: readonly CardId[];
  readonly unrest: number;
  readonly creaturesLeft: number;
  readonly creatureDiscard: readonly CreatureId[];
  readonly line: readonly Beast[];
  readonly ending: Northgard["ending"];
  /** The running procedures, the innermost last. */
  readonly frames: readonly NorthFrameView[];
  /** The hand the viewer is looking at by a card. */
  readonly peek: { readonly seat: Seat; readonly cards: readonly CardId[] } | null;
}

const nothing: readonly never[] = Object.freeze([]);

/** NOR-369: the own glory, a teammate's, and at the end everybody's. */
function seesGlory(s: Northgard, viewer: Viewer, seat: Seat): boolean {
  return s.ending !== "" || viewer === seat || (viewer !== "spectator" && areTeammates(s, viewer, seat));
}

function clanView(s: Northgard, clan: ClanState, seat: Seat, viewer: Viewer, domination: Domination | null): ClanView {
  const isOwn = viewer === seat;
  const known = isOwn ? clan.knownTop : clan.openTop;
  return {
    clan: clan.clan,
    color: clan.color,
    food: clan.food,
    wood: clan.wood,
    lore: clan.lore,
    glory: seesGlory(s, viewer, seat) ? clan.glory : null,
    reserve: clan.reserve,
    winter: winterDue(s, seat),
    domination,
    mate: teammateOf(s, seat),
    kaija: clan.kaija,
    hand: isOwn ? clan.hand : null,
    handSize: clan.hand.length,
    shown: clan.shown,
    pileSize: clan.pile.length,
    pileTop: known === 0 ? nothing : clan.pile.slice(clan.pile.length - known),
    played: clan.played,
    aside: clan.aside,
    discard: clan.discard,
    removed: clan.removed,
    gained: clan.gained,
    upgrades: clan.upgrades,
    passed: clan.passed,
    hasTaken: clan.hasTaken,
    lasting: clan.lasting,
    setupTiles: isOwn ? (s.setupTiles[seat] ?? nothing) : null,
  };
}

/** NOR-371: the seat looking at a hand, and whose hand it is; null if no seat is. */
export function peekOf(s: Northgard): { by: Seat; at: Seat } | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i] as NorthFrame;
    if (frame.proc !== "spy" && frame.proc !== "extortion") continue;
    const { seat, target } = frame as SpyFrame | ExtortionFrame;
    return target === NONE ? null : { by: seat, at: target };
  }
  return null;
}

/** The clans; what another viewer sees of one in the same way is the same object. */
function clanViews(s: Northgard, viewer: Viewer, like?: NorthView): ClanView[] {
  const near = like ? null : dominations(s);
  const views: ClanView[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const other = like?.clans[seat];
    const isShared = other && seat !== viewer && seat !== like!.viewer;
    if (isShared && seesGlory(s, viewer, seat) === (other.glory !== null)) views.push(other);
    else views.push(clanView(s, s.clans[seat]!, seat, viewer, other ? other.domination : near![seat]!));
  }
  return views;
}

/** What a viewer sees. */
export function viewFor(s: Northgard, viewer: Viewer, like?: NorthView): NorthView {
  const peek = peekOf(s);
  const isPeeking = peek !== null && peek.by === viewer;
  return {
    viewer,
    years: s.years,
    teams: s.teams,
    creatures: s.creatures,
    moreCreatures: s.moreCreatures,
    year: s.year,
    phase: s.phase,
    first: s.first,
    clans: clanViews(s, viewer, like),
    land: landOf(s),
    units: s.units,
    owner: s.owner,
    built: s.built,
    works: s.works,
    loose: s.loose,
    guests: s.guests,
    scorched: s.scorched,
    supply: s.supply,
    tilesLeft: s.tiles.length,
    developmentLeft: s.development.length,
    display: s.display,
    achievements: s.achievements,
    unrest: s.unrest,
    creaturesLeft: s.creaturePile.length,
    creatureDiscard: s.creatureDiscard,
    line: s.line,
    ending: s.ending,
    frames: framesFor<NorthFrame, typeof shownLocals>(s.stack, shownLocals, viewer),
    peek: isPeeking ? { seat: peek.at, cards: s.clans[peek.at]!.hand } : null,
  };
}
