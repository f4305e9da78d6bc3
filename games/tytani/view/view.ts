// What one viewer sees: an allow-list. Everything named here is public, or the viewer's own; nothing else gets out.
// Lists are handed on as they are, without copying: a view is read, never changed.
import { framesFor } from "#kernel/frames.ts";
import type { Viewer } from "#kernel/game.ts";
import { type Army, slotsOf } from "../content/army.ts";
import type { MissionId } from "../content/missions.ts";
import type { NationCardId } from "../content/nation-cards.ts";
import type { NationId } from "../content/nations.ts";
import type { OrderId } from "../content/orders.ts";
import type { ScenarioId } from "../content/scenarios.ts";
import type { SoloCardId } from "../content/solo.ts";
import { type SupportId, supportsAt } from "../content/support.ts";
import type { TytaniFrame } from "../frames.ts";
import { boardOf, type Region } from "../map/atlas.ts";
import { pricesOf, topCards } from "../rules/nation-deck.ts";
import { takersOf } from "../rules/order-rows.ts";
import { hasMarker, isAutoma, totalOf, whoOf } from "../rules/queries.ts";
import type { Attack, Phase, Power, PowerState, TitanPlace, Tytani, Who } from "../state.ts";
import { type BattleView, battleView } from "./battle.ts";
import { shownLocals, type TytaniFrameView } from "./frames.ts";

/** What a viewer sees of one power. */
export interface PowerView {
  /** How events name it: a seat, or an automa by its Nation. */
  readonly who: Who;
  readonly nation: NationId | "";
  readonly position: number;
  readonly home: Region;
  readonly reserve: Army;
  readonly titan: TitanPlace;
  readonly regions: number;
  /** Null for hands that the viewer does not see. */
  readonly hand: readonly SupportId[] | null;
  readonly handSize: number;
  /** Cards of the hand that everybody saw when they were taken. */
  readonly shown: readonly SupportId[];
  readonly deckSize: number;
  /** TYT-100, TYT-274: the own top cards, the topmost first, and known cards at the bottom, the lowest first. */
  readonly deckTop: readonly NationCardId[];
  /** What the top cards cost now. */
  readonly prices: readonly number[];
  readonly deckBottom: readonly NationCardId[];
  readonly cards: readonly NationCardId[];
  readonly rotated: readonly NationCardId[];
  /** Null for other people's Missions. */
  readonly missions: readonly MissionId[] | null;
  readonly missionCount: number;
  readonly energy: number;
  /** Null where it is hidden (TYT-277). */
  readonly vp: number | null;
  readonly soloCard: SoloCardId | "";
}

/** What a viewer sees of the game. Lists by region follow the order of the map. */
export interface TytaniView {
  readonly viewer: Viewer;
  readonly scenario: ScenarioId;
  readonly rounds: number;
  readonly isAdvanced: boolean;
  /** The version of our own designs that the game is played with. */
  readonly designs: number;
  readonly round: number;
  readonly phase: Phase;
  readonly active: Power;
  readonly order: readonly Power[];
  readonly powers: readonly PowerView[];
  readonly owner: readonly number[];
  readonly units: readonly Army[];
  readonly structure: readonly number[];
  /** Regions with a Fortress beside a Capital. */
  readonly bastions: readonly Region[];
  /** The slots taken, of those that a region has. */
  readonly slots: readonly number[];
  /** The regions with control markers. */
  readonly markers: readonly Region[];
  readonly attacks: readonly Attack[];
  readonly fortresses: number;
  readonly pool: readonly (OrderId | "")[];
  readonly upcoming: readonly (OrderId | "")[];
  readonly ordersLeft: number;
  /** Who takes the cards that are left in the pool, in order. */
  readonly takers: readonly Power[];
  /** TYT-278: whether a face-down card waits for the last pool. */
  readonly hasHiddenOrder: boolean;
  readonly isLastPool: boolean;
  readonly orderDiscard: readonly OrderId[];
  readonly orderInUse: OrderId | "";
  readonly supportPool: readonly SupportId[];
  readonly supportLeft: number;
  /** TYT-273. */
  readonly supportDiscard: readonly SupportId[];
  /** The discards that were last shuffled into the deck. */
  readonly shuffledIn: readonly SupportId[];
  readonly missionsLeft: number;
  readonly missionDiscard: readonly MissionId[];
  /** The viewer's Missions to choose from in the draft. */
  readonly pack: readonly MissionId[];
  readonly soloCardsLeft: number;
  readonly soloDiscard: readonly SoloCardId[];
  readonly hasClaimed: boolean;
  /** Cards and abilities that work once in a turn and have been used in this one. */
  readonly used: Tytani["used"];
  /** The Battle being fought, or the last one of the turn. */
  readonly battle: BattleView | null;
  /** The running procedures, the innermost last, without what the viewer may not know. */
  readonly frames: readonly TytaniFrameView[];
}

const nothing: readonly never[] = Object.freeze([]);

/** TYT-271, TYT-274, TYT-276, TYT-277, TYT-280. */
function powerView(s: Tytani, own: PowerState, power: Power, viewer: Viewer): PowerView {
  const isOwn = viewer === power;
  const seesBottom = isOwn || isAutoma(s, power);
  const deckTop = isOwn ? topCards(s, power) : nothing;
  return {
    who: whoOf(s, power),
    nation: own.nation,
    position: own.position,
    home: own.home,
    reserve: own.reserve,
    titan: own.titan,
    regions: own.regions,
    hand: isOwn ? own.hand : null,
    handSize: own.hand.length,
    shown: own.shown.length === 0 ? nothing : supportsAt(own.shown),
    deckSize: own.deck.length,
    deckTop,
    prices: isOwn ? pricesOf(s, power, deckTop) : nothing,
    deckBottom: seesBottom && own.bottomed > 0 ? own.deck.slice(0, own.bottomed) : nothing,
    cards: own.cards,
    rotated: own.rotated,
    missions: isOwn ? own.missions : null,
    missionCount: own.missions.length,
    energy: own.energy,
    vp: isOwn || s.hasOpenScores || s.phase === "over" ? totalOf(own.score) : null,
    soloCard: own.soloCard,
  };
}

/** Views are built at every decision of a simulation: lists grow in loops, and the view is one literal. */
function slotsOnMap(s: Tytani): number[] {
  const slots: number[] = [];
  for (const army of s.units) slots.push(slotsOf(army));
  for (const { from, army } of s.attacks) slots[from]! += slotsOf(army);
  return slots;
}

function markersOnMap(s: Tytani): Region[] {
  const markers: Region[] = [];
  for (const at of boardOf(s).active) if (hasMarker(s, at)) markers.push(at);
  return markers;
}

/** The discards that were shuffled last, by the list that the state keeps until the next are: most views show the same. */
const discards = new WeakMap<readonly number[], readonly SupportId[]>();

function discardsOf({ shuffledIn }: Tytani): readonly SupportId[] {
  let cards = discards.get(shuffledIn);
  if (!cards) {
    cards = supportsAt(shuffledIn);
    discards.set(shuffledIn, cards);
  }
  return cards;
}

function powerViews(s: Tytani, viewer: Viewer, like?: TytaniView): PowerView[] {
  const views: PowerView[] = [];
  for (let power = 0; power < s.powers.length; power++) {
    const isShared = like !== undefined && power !== viewer && power !== like.viewer;
    views.push(isShared ? like.powers[power]! : powerView(s, s.powers[power]!, power, viewer));
  }
  return views;
}

/** What a viewer sees. */
export function viewFor(s: Tytani, viewer: Viewer, like?: TytaniView): TytaniView {
  return {
    viewer,
    scenario: s.scenario,
    rounds: s.rounds,
    isAdvanced: s.isAdvanced,
    designs: s.designs,
    round: s.round,
    phase: s.phase,
    active: s.active,
    order: s.order,
    powers: powerViews(s, viewer, like),
    // TYT-279 What lies on the map is public.
    owner: s.owner,
    units: s.units,
    structure: s.structure,
    bastions: s.bastions,
    slots: like?.slots ?? slotsOnMap(s),
    markers: like?.markers ?? markersOnMap(s),
    attacks: s.attacks,
    fortresses: s.fortresses,
    pool: s.pool,
    upcoming: s.upcoming,
    ordersLeft: s.orderDeck.length,
    takers: like?.takers ?? takersOf(s),
    hasHiddenOrder: s.hiddenOrder !== "",
    isLastPool: s.isLastPool,
    orderDiscard: s.orderDiscard,
    orderInUse: s.orderInUse,
    supportPool: s.supportPool,
    supportLeft: s.supportDeck.length,
    supportDiscard: s.supportDiscard,
    shuffledIn: discardsOf(s),
    missionsLeft: s.missionDeck.length,
    missionDiscard: s.missionDiscard,
    pack: viewer === "spectator" ? nothing : (s.packs[viewer] ?? nothing),
    soloCardsLeft: s.soloDeck.length,
    soloDiscard: s.soloDiscard,
    hasClaimed: s.hasClaimed,
    used: s.used,
    battle: like ? like.battle : battleView(s),
    frames: framesFor<TytaniFrame, typeof shownLocals>(s.stack, shownLocals, viewer),
  };
}
