// The picture after each event, while events are being played. It only moves what everybody saw moving; when the last
// event has been played the true view takes its place.
import type { Seat } from "#kernel/procedure.ts";
import type { CardId } from "../content/cards.ts";
import type { NorthEvent } from "../events.ts";
import { type Territory, withTile } from "../map/land.ts";
import type { Guest } from "../state.ts";
import type { ClanView, NorthView } from "../view/view.ts";

type EventOf<T extends NorthEvent["type"]> = Extract<NorthEvent, { type: T }>;
type Stagings = { readonly [T in NorthEvent["type"]]?: (view: NorthView, event: EventOf<T>) => NorthView };

function withClan(view: NorthView, seat: Seat, change: (clan: ClanView) => Partial<ClanView>): NorthView {
  return { ...view, clans: view.clans.map((clan, i) => (i === seat ? { ...clan, ...change(clan) } : clan)) };
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}

function without<T>(list: readonly T[], item: T): T[] {
  const at = list.lastIndexOf(item);
  return list.filter((_, i) => i !== at);
}

const hasKaija = (view: NorthView, seat: Seat, at: Territory): boolean => {
  const area = view.clans[seat]?.kaija ?? -1;
  return area >= 0 && view.land.territory[area] === at;
};

/** People come to a territory: as its owner, or as guests. */
function entered(view: NorthView, seat: Seat, at: Territory, units: number, kaija: boolean): NorthView {
  const moved = kaija ? withClan(view, seat, () => ({ kaija: at })) : view;
  const owner = view.owner[at]!;
  if (owner < 0 || owner === seat) {
    return { ...moved, owner: put(view.owner, at, seat), units: put(view.units, at, view.units[at]! + units) };
  }
  const guest = view.guests.find(each => each.seat === seat && each.at === at);
  const others = view.guests.filter(each => each !== guest);
  return { ...moved, guests: [...others, { seat, at, units: (guest?.units ?? 0) + units }] };
}

/** People leave a territory; who has nobody there loses it. */
function left(view: NorthView, seat: Seat, at: Territory, units: number, kaija: boolean): NorthView {
  const moved = kaija ? withClan(view, seat, () => ({ kaija: -1 })) : view;
  if (view.owner[at] === seat) {
    const rest = Math.max(0, view.units[at]! - units);
    const isGone = rest === 0 && !hasKaija(moved, seat, at);
    const cleared = {
      ...moved,
      units: put(view.units, at, rest),
      owner: isGone ? put(view.owner, at, -1) : view.owner,
    };
    return isGone ? settled(cleared, at) : cleared;
  }
  const guests = view.guests.flatMap((guest): Guest[] => {
    if (guest.seat !== seat || guest.at !== at) return [guest];
    return guest.units > units ? [{ ...guest, units: guest.units - units }] : [];
  });
  return { ...moved, guests };
}

/** Guests in land that nobody holds any more take it. */
function settled(view: NorthView, at: Territory): NorthView {
  const guest = view.guests.find(each => each.at === at);
  if (!guest) return view;
  return {
    ...view,
    owner: put(view.owner, at, guest.seat),
    units: put(view.units, at, guest.units),
    guests: view.guests.filter(each => each !== guest),
  };
}

const tilePlaced = (view: NorthView, { tile, x, y, turn }: EventOf<"tilePlaced">): NorthView => {
  const land = withTile(view.land, tile, x, y, turn);
  const more = (list: readonly number[], value: number): number[] => [...list, value, value, value, value];
  const owner = more(view.owner, -1);
  const units = more(view.units, 0);
  const works = more(view.works, 0);
  for (const old of view.land.list) {
    const now = land.territory[old]!;
    if (now === old) continue;
    if (owner[old]! >= 0) owner[now] = owner[old]!;
    units[now]! += units[old]!;
    works[now]! += works[old]!;
    owner[old] = -1;
    units[old] = 0;
    works[old] = 0;
  }
  const guests = view.guests.map(guest => ({ ...guest, at: land.territory[guest.at]! }));
  return { ...view, land, owner, units, works, built: [...view.built, "", "", "", ""], guests };
};

const handWithout = (clan: ClanView, card: CardId): Partial<ClanView> => ({
  hand: clan.hand && without(clan.hand, card),
  handSize: Math.max(0, clan.handSize - 1),
});

const seatPassed = (view: NorthView, { seat, isFirst, cards }: EventOf<"seatPassed">): NorthView =>
  withClan({ ...view, first: isFirst ? seat : view.first }, seat, clan => ({
    passed: true,
    hand: clan.hand && [],
    handSize: 0,
    discard: [...clan.discard, ...clan.played, ...clan.aside, ...cards],
    played: [],
    aside: [],
  }));

const buildingReplaced = (view: NorthView, { area, building, isLoose }: EventOf<"buildingReplaced">): NorthView =>
  isLoose ? view : { ...view, built: put(view.built, area, building) };

const stores = (
  view: NorthView,
  { seat, food, wood, lore }: { seat: Seat; food: number; wood: number; lore: number },
  sign: 1 | -1,
): NorthView =>
  withClan(view, seat, clan => ({
    food: clan.food + sign * food,
    wood: clan.wood + sign * wood,
    lore: clan.lore + sign * lore,
  }));

const stagings: Stagings = {
  yearStarted: (view, { year }) => ({
    ...view,
    year,
    clans: view.clans.map(clan => ({ ...clan, passed: false, hasTaken: false })),
  }),
  displayRevealed: (view, { cards }) => ({ ...view, display: cards }),
  cardsDrawn: (view, { seat, count, cards }) =>
    withClan(view, seat, clan => ({
      hand: clan.hand && cards ? [...clan.hand, ...cards] : clan.hand,
      handSize: clan.handSize + count,
      pileSize: Math.max(0, clan.pileSize - count),
    })),
  tilePlaced,
  groupPlaced: (view, { seat, at, units, kaija }) =>
    withClan(entered(view, seat, at, units, kaija), seat, clan => ({ reserve: clan.reserve - units })),
  cardPlayed: (view, { seat, card }) =>
    withClan(view, seat, clan => ({ ...handWithout(clan, card), played: [...clan.played, card] })),
  cardCancelled: (view, { seat, card }) =>
    withClan(view, seat, clan => ({ played: without(clan.played, card), discard: [...clan.discard, card] })),
  cardLaidAside: (view, { seat, card }) =>
    withClan(view, seat, clan => ({ ...handWithout(clan, card), aside: [...clan.aside, card] })),
  cardRemoved: (view, { seat, card }) =>
    withClan(view, seat, clan => ({ ...handWithout(clan, card), removed: [...clan.removed, card] })),
  upgradeTaken: (view, { seat, card }) =>
    withClan(view, seat, clan => ({
      hand: clan.hand && [...clan.hand, card],
      handSize: clan.handSize + 1,
      upgrades: without(clan.upgrades, card),
    })),
  seatPassed,
  displayCardTaken: (view, { seat, card }) =>
    withClan({ ...view, display: without(view.display, card) }, seat, clan => ({ pileSize: clan.pileSize + 1 })),
  resourcesGained: (view, event) => stores(view, event, 1),
  resourcesPaid: (view, event) => stores(view, event, -1),
  gloryGained: (view, { seat, amount }) =>
    withClan(view, seat, ({ glory }) => ({ glory: glory === null ? null : glory + amount })),
  unitsRecruited: (view, { seat, at, units, kaija }) =>
    withClan(entered(view, seat, at, units, kaija), seat, clan => ({ reserve: clan.reserve - units })),
  unitsMoved: (view, { seat, from, to, units, kaija }) =>
    entered(left(view, seat, from, units, kaija), seat, to, units, kaija),
  unitsRemoved: (view, { seat, at, units, kaija, cause }) =>
    withClan(cause === "noRetreat" ? view : left(view, seat, at, units, kaija), seat, clan => ({
      reserve: clan.reserve + units,
    })),
  buildingBuilt: (view, { area, building, isLoose }) =>
    isLoose
      ? { ...view, loose: [...view.loose, { area, building }] }
      : { ...view, built: put(view.built, area, building) },
  buildingReplaced,
  tokenPlaced: (view, { at }) => ({ ...view, scorched: at }),
  creatureAppeared: (view, { creature, at }) => ({ ...view, line: [...view.line, { creature, area: at }] }),
  creatureMoved: (view, { creature, to }) => ({
    ...view,
    line: view.line.map(beast => (beast.creature === creature ? { ...beast, area: to } : beast)),
  }),
  creatureSlain: (view, { creature }) => ({ ...view, line: view.line.filter(beast => beast.creature !== creature) }),
  swapAnswered: (view, { seat, to, give, take, isAccepted }) => {
    if (!isAccepted) return view;
    const given = withClan(view, seat, clan => ({ [give]: clan[give] - 1, [take]: clan[take] + 1 }));
    return withClan(given, to, clan => ({ [give]: clan[give] + 1, [take]: clan[take] - 1 }));
  },
  winterPaid: (view, { seat, food, wood }) => stores(view, { seat, food, wood, lore: 0 }, -1),
};

/** The picture after an event. */
export function stage(view: NorthView, event: NorthEvent): NorthView {
  const change = stagings[event.type] as ((view: NorthView, event: NorthEvent) => NorthView) | undefined;
  return change ? change(view, event) : view;
}
