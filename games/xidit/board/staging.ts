// The picture after each event, while events are being played. It only moves pieces that everybody saw moving; when
// the last event has been played the true view takes its place.
import type { Seat } from "#kernel/procedure.ts";
import { regions } from "../content/regions.ts";
import { type UnitCounts, units } from "../content/units.ts";
import type { XiditEvent } from "../state.ts";
import type { PathView, SeatView, TokenView, XiditView } from "../view/view.ts";

type EventOf<T extends XiditEvent["type"]> = Extract<XiditEvent, { type: T }>;
type Stagings = { readonly [T in XiditEvent["type"]]?: (view: XiditView, event: EventOf<T>) => XiditView };

const unitIndex = new Map(units.map(({ id }, i) => [id, i]));

function withSeat(view: XiditView, seat: Seat, change: (seat: SeatView) => Partial<SeatView>): XiditView {
  return { ...view, seats: view.seats.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

/** An order of a seat was carried out. */
function executed(view: XiditView, seat: Seat, step: number): XiditView {
  return { ...withSeat(view, seat, () => ({ executed: step })), step, acting: seat };
}

function plus(counts: UnitCounts, type: number, n: number): UnitCounts {
  return counts.map((count, i) => (i === type ? Math.max(0, count + n) : count));
}

function withToken(view: XiditView, token: TokenView): XiditView {
  const others = view.tokens.filter(({ city }) => city !== token.city);
  return { ...view, tokens: [...others, token].sort((a, b) => a.city - b.city) };
}

function withPath(view: XiditView, change: (path: PathView) => Partial<PathView>): XiditView {
  return { ...view, path: { ...view.path, ...change(view.path) } };
}

const recruited = (view: XiditView, { seat, city, unit }: EventOf<"recruited">): XiditView => {
  const type = unitIndex.get(unit)!;
  const tokens = view.tokens.map(token =>
    token.city === city && token.units ? { ...token, units: plus(token.units, type, -1) } : token,
  );
  const step = view.seats[seat]!.executed + 1;
  const gained = withSeat({ ...view, tokens }, seat, ({ units: own, recruitedIn }) => ({
    units: own && plus(own, type, 1),
    recruitedIn: [...recruitedIn, city],
  }));
  return executed(gained, seat, step);
};

const unitsPaid = (view: XiditView, { seat, units: paid }: EventOf<"unitsPaid">): XiditView => {
  const barracks = view.barracks.map((count, type) => count + (paid[type] ?? 0));
  return withSeat({ ...view, barracks }, seat, ({ units: own }) => ({
    units: own?.map((count, type) => Math.max(0, count - (paid[type] ?? 0))) ?? null,
  }));
};

const bardPlaced = (view: XiditView, { seat, region }: EventOf<"bardPlaced">): XiditView => {
  const at = regions.findIndex(({ id }) => id === region);
  const bards = view.bards.map((row, i) =>
    i === at ? row.map((count, owner) => (owner === seat && count !== null ? count + 1 : count)) : row,
  );
  return withSeat({ ...view, bards }, seat, ({ bards: left, bastion }) => ({
    bards: left === null ? null : left - 1,
    bastion: regions[at]!.central && bastion !== null ? bastion + 1 : bastion,
  }));
};

const floorsBuilt = (view: XiditView, event: EventOf<"floorsBuilt">): XiditView => {
  const { seat, city, count, height, cause } = event;
  const others = view.guilds.filter(guild => guild.city !== city);
  const guilds = [...others, { city, seat, floors: height }].sort((a, b) => a.city - b.city);
  return withSeat({ ...view, guilds }, seat, each => ({
    built: each.built + count,
    floors: cause === "waiting" ? each.floors : each.floors - count,
    waiting: cause === "waiting" ? each.waiting - count : each.waiting,
  }));
};

const tokenDiscarded = (view: XiditView, { city, side }: EventOf<"tokenDiscarded">): XiditView =>
  withPath({ ...view, tokens: view.tokens.filter(token => token.city !== city) }, path =>
    side === "recruitment"
      ? { discardedRecruitments: [...path.discardedRecruitments, city] }
      : { discardedThreats: [...path.discardedThreats, city] },
  );

/** XID-117 Recruits come from the Barracks. */
const tokenPlaced = (view: XiditView, { city, side, units: placed }: EventOf<"tokenPlaced">): XiditView => {
  const barracks = placed ? view.barracks.map((count, type) => count - (placed[type] ?? 0)) : view.barracks;
  return withToken({ ...view, barracks }, { city, side, units: placed });
};

/** XID-140..143 Two tokens stay for the recruits; the others, the discarded threats among them, are the Threat pile. */
const reinforcementsArrived = (view: XiditView, event: EventOf<"reinforcementsArrived">): XiditView =>
  withPath(view, ({ recruitmentPile: { count, top }, discardedThreats }) => ({
    recruitmentPile: {
      count: event.recruitments,
      top: count > 0 ? top : (discardedThreats[0] ?? null),
      tokens: null,
    },
    threatPile: { count: event.threats, top: null, tokens: null },
    discardedThreats: [],
  }));

const nextDrawn = (view: XiditView, { city, side, from }: EventOf<"nextDrawn">): XiditView =>
  withPath(view, path => {
    const pile = from === "recruitment" ? "recruitmentPile" : "threatPile";
    const left = { count: Math.max(0, path[pile].count - 1), top: null, tokens: null };
    return { [side === "recruitment" ? "nextRecruitment" : "nextThreat"]: city, [pile]: left };
  });

const pileTurned = (view: XiditView, { side, tokens }: EventOf<"pileTurned">): XiditView =>
  withPath(view, () => {
    const pile = { count: tokens.length, top: tokens[0] ?? null, tokens: null };
    return side === "recruitment"
      ? { recruitmentPile: pile, discardedThreats: [] }
      : { threatPile: pile, discardedRecruitments: [] };
  });

const plansRevealed = (view: XiditView, { plans }: EventOf<"plansRevealed">): XiditView => ({
  ...view,
  phase: "orders",
  step: 1,
  acting: view.first,
  seats: view.seats.map((seat, i) => ({ ...seat, plan: plans[i] ?? null, executed: 0 })),
});

const yearStarted = (view: XiditView, { year, first }: EventOf<"yearStarted">): XiditView => ({
  ...view,
  phase: "planning",
  year,
  first,
  step: 0,
  acting: null,
  census: null,
  seats: view.seats.map(seat => ({ ...seat, plan: null, executed: 0, recruitedIn: [], threatIn: [], titanIn: [] })),
});

const titansAwoke = (view: XiditView, { titans: awake }: EventOf<"titansAwoke">): XiditView => ({
  ...view,
  titans: view.titans.map(stack => ({
    ...stack,
    raging: stack.raging ?? awake.find(id => id.startsWith(`titan-${stack.units}`)) ?? null,
  })),
});

const titanSlain = (view: XiditView, { titan }: EventOf<"titanSlain">): XiditView => {
  const titans = view.titans.map(stack =>
    stack.raging === titan ? { ...stack, raging: null, count: stack.count - 1 } : stack,
  );
  return { ...view, titans, slain: [...view.slain, titan] };
};

const censusRevealed = (view: XiditView, { unit, shown }: EventOf<"censusRevealed">): XiditView => {
  const type = unitIndex.get(unit)!;
  const before = view.census?.shown ?? view.seats.map(() => units.map(() => null));
  const rows = before.map((row, seat) => row.map((count, i) => (i === type ? (shown[seat] ?? null) : count)));
  return { ...view, phase: "census", census: { unit, shown: rows } };
};

const stagings: Stagings = {
  idrakisPlaced: (view, { seat, city }) => withSeat(view, seat, () => ({ city })),
  yearStarted,
  plansRevealed,
  moved: (view, { seat, to, step }) => withSeat(executed(view, seat, step), seat, () => ({ city: to })),
  waited: (view, { seat, step }) => executed(view, seat, step),
  orderLost: (view, { seat, step }) => executed(view, seat, step),
  recruited,
  unitsPaid,
  sovereignsGained: (view, { seat, amount }) =>
    withSeat(view, seat, ({ sovereigns }) => ({ sovereigns: sovereigns === null ? null : sovereigns + amount })),
  bardPlaced,
  floorsBuilt,
  floorKept: (view, { seat, waiting }) => withSeat(view, seat, ({ floors }) => ({ waiting, floors: floors - 1 })),
  virtualAdvanced: (view, { evaluation, value }) => ({
    ...view,
    virtual: view.virtual && { ...view.virtual, [evaluation]: value },
  }),
  titanSlain,
  tokenDiscarded,
  tokenPlaced,
  nextDrawn,
  pileTurned,
  titansAwoke,
  reinforcementsArrived,
  censusHeld: view => ({ ...view, phase: "census", step: 0, acting: null }),
  censusRevealed,
};

/** The picture after an event. */
export function stage(view: XiditView, event: XiditEvent): XiditView {
  const change = stagings[event.type] as ((view: XiditView, event: XiditEvent) => XiditView) | undefined;
  return change ? change(view, event) : view;
}
