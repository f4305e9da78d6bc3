// Harvest: A glory of closed territories, B Altars and resources, C exchange (NOR-188 to NOR-194).
import { frameOf, type Seat } from "#kernel/procedure.ts";
import { accept, decline, done, type Exchange, type Give, type Pay, type Plain, type Swap, stop } from "../choices.ts";
import { buildings } from "../content/buildings.ts";
import { CLOSED_GLORY_MORE_TILES, CLOSED_GLORY_TWO_TILES, EXCHANGE_RATE } from "../content/numbers.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { HarvestFrame, NorthFlow } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { isClosed } from "../map/land.ts";
import { entryOf, icons } from "../map/tile-facts.ts";
import { NONE, type Northgard } from "../state.ts";
import { yieldOf } from "./collecting.ts";
import { gain, gainGlory, gainOne, pay } from "./pieces.ts";
import { builtIcons, clanOf, countOf, isEnemyLand, isHarried, powerOf, seatsFrom, teammateOf } from "./queries.ts";
import { reasons, refused } from "./reasons.ts";
import { steps } from "./steps.ts";

const { procedure, auto, ask } = steps<HarvestFrame, "trade" | "nextTrader">();

const swapper = (s: Northgard, frame: HarvestFrame): Seat => (s.first + frame.turn) % s.seats;

export const harvest = procedure("harvest", {
  // NOR-188, NOR-189, NOR-352 A: closed territories bring 1 or 2 glory, unless a Wolf is there.
  gainClosedGlory: auto((s, _frame, flow) => {
    for (const seat of seatsFrom(s, s.first)) gainGlory(s, seat, closedGlory(s, seat), "closed", flow);
  }),
  // NOR-240, NOR-241, NOR-353, NOR-389 The Snake may take one resource from the enemy land with its token.
  robLand: ask<Pay | Plain>({
    when: s => robbable(s).length > 0,
    seat: s => snakeOf(s),
    options: s => [...robbable(s).map(resource => ({ kind: "rob" as const, resource })), stop],
    refused: s =>
      refused(
        resourceIds,
        resource => (robbable(s).includes(resource) ? null : reasons.notRobbed),
        resource => ({ kind: "rob", resource }),
      ),
    take: (s, frame, choice, { emit }) => {
      if (choice.kind !== "rob") return;
      frame.robbed = choice.resource;
      frame.robbedFrom = landOf(s).territory[s.scorched]!;
      const from = s.owner[frame.robbedFrom]!;
      emit({ type: "resourceRobbed", seat: snakeOf(s), from, at: frame.robbedFrom, resource: choice.resource });
    },
  }),
  // NOR-190 to NOR-192 B: glory of Altars, and a resource for each icon.
  collect: auto((s, frame, flow) => collectAll(s, frame, flow)),
  // NOR-286 C begins when everybody has finished B.
  nextTrader: auto((s, frame, flow) => {
    if (frame.turn === s.seats) flow.end();
  }),
  // NOR-193, NOR-285, NOR-392, NOR-437 C: three resources for one, as often as possible; teammates may swap one for one.
  trade: ask<Exchange | Swap | Plain>({
    when: (s, frame) => exchanges(s, swapper(s, frame)).length > 0 || swaps(s, frame).length > 0,
    seat: (s, frame) => swapper(s, frame),
    options: (s, frame) => [...exchanges(s, swapper(s, frame)), ...swaps(s, frame), done],
    refused: (s, frame) => [
      ...refused(
        resourceIds,
        take => (exchanges(s, swapper(s, frame)).some(option => option.take === take) ? null : reasons.tooFewToGive),
        take => ({ kind: "exchange", take }),
      ),
      ...refused(
        s.teams ? resourceIds.flatMap(give => resourceIds.map(take => ({ give, take }))) : [],
        ({ give, take }) => (isSwap(s, frame, give, take) || give === take ? null : reasons.noneLeft),
        ({ give, take }) => ({ kind: "swap", give, take }),
      ),
    ],
    take: (s, frame, choice, flow) => {
      const seat = swapper(s, frame);
      if (!("take" in choice)) return;
      frame.take = choice.take;
      if (choice.kind !== "swap") return;
      frame.give = choice.give;
      flow.emit({ type: "swapOffered", seat, to: teammateOf(s, seat), give: choice.give, take: choice.take });
    },
  }),
  // NOR-193 Any mix of three; not asked where only one is possible.
  giveResources: ask<Give>({
    when: (s, frame) => isExchanging(frame) && mixes(s, frame).length > 1,
    seat: (s, frame) => swapper(s, frame),
    options: (s, frame) => mixes(s, frame),
    args: (_s, frame) => ({ take: frame.take }),
    take: (s, frame, mix, flow) => exchange(s, frame, mix, flow),
  }),
  giveOnlyMix: auto((s, frame, flow) => {
    if (isExchanging(frame)) exchange(s, frame, mixes(s, frame)[0]!, flow);
  }),
  // NOR-286 The teammate accepts or declines.
  answerSwap: ask<Plain>({
    when: (_s, frame) => frame.give !== "",
    pass: "decline",
    seat: (s, frame) => teammateOf(s, swapper(s, frame)),
    options: () => [accept, decline],
    args: (s, frame) => ({ seat: swapper(s, frame), give: frame.give, take: frame.take }),
    take: (s, frame, choice, flow) => {
      answer(s, frame, choice.kind === "accept", flow);
      frame.give = "";
      frame.take = "";
      flow.goto("trade");
    },
  }),
  goOn: auto((_s, frame, flow) => {
    frame.turn++;
    flow.goto("nextTrader");
  }),
});

function closedGlory(s: Northgard, seat: Seat): number {
  let glory = 0;
  for (const at of landOf(s).list) {
    if (s.owner[at] !== seat || !isClosed(landOf(s), at) || isHarried(s, at)) continue;
    glory += landOf(s).size[at] === 2 ? CLOSED_GLORY_TWO_TILES : CLOSED_GLORY_MORE_TILES;
  }
  return glory;
}

function snakeOf(s: Northgard): Seat {
  return s.clans.findIndex((_, seat) => powerOf(s, seat).scorchedEarth);
}

function robbable(s: Northgard): Resource[] {
  if (s.scorched === NONE) return [];
  const snake = snakeOf(s);
  const at = landOf(s).territory[s.scorched]!;
  return isEnemyLand(s, snake, at) ? resourceIds.filter(resource => yieldOf(s, at, resource) > 0) : [];
}

/** NOR-191, NOR-192, NOR-352: what everybody's land yields, at seat × 3 + resource. */
function yields(s: Northgard): number[] {
  const sums = Array<number>(s.seats * resourceIds.length).fill(0);
  const { territory, tiles, list } = landOf(s);
  const harried = s.line.length === 0 ? [] : list.filter(at => isHarried(s, at));
  for (let area = 0; area < territory.length; area++) {
    const icon = icons[entryOf(tiles, area)];
    const at = territory[area]!;
    if (!icon || s.owner[at]! < 0 || harried.includes(at)) continue;
    sums[s.owner[at]! * 3 + resourceIds.indexOf(icon)]!++;
  }
  for (const at of list) {
    if (s.owner[at]! < 0 || s.works[at] === 0) continue;
    for (let i = 0; i < 3; i++) sums[s.owner[at]! * 3 + i]! += builtIcons(s, at, resourceIds[i]!);
  }
  return sums;
}

/** NOR-114, NOR-190: glory of the Altars that a seat holds, Wolf or not. */
function altarGlory(s: Northgard, seat: Seat): number {
  let glory = 0;
  for (const at of landOf(s).list) {
    if (s.owner[at] !== seat || s.works[at] === 0) continue;
    for (const building of buildings) {
      if (building.harvestGlory > 0) glory += building.harvestGlory * countOf(s, at, building.id);
    }
  }
  return glory;
}

function collectAll(s: Northgard, frame: HarvestFrame, flow: NorthFlow): void {
  const sums = yields(s);
  if (frame.robbed !== "") sums[s.owner[frame.robbedFrom]! * 3 + resourceIds.indexOf(frame.robbed)]!--;
  for (const seat of seatsFrom(s, s.first)) {
    gainGlory(s, seat, altarGlory(s, seat), "altar", flow);
    gain(s, seat, sums[seat * 3]!, sums[seat * 3 + 1]!, sums[seat * 3 + 2]!, "harvest", flow);
    if (frame.robbed !== "" && powerOf(s, seat).scorchedEarth) gainOne(s, seat, frame.robbed, "robbery", flow);
  }
}

const isExchanging = (frame: HarvestFrame): boolean => frame.take !== "" && frame.give === "";

/** NOR-193: the kinds that a seat can get for any three. */
function exchanges(s: Northgard, seat: Seat): Exchange[] {
  const { food, wood, lore } = clanOf(s, seat);
  return food + wood + lore < EXCHANGE_RATE ? [] : resourceIds.map(take => ({ kind: "exchange", take }));
}

/** Every mix of three resources. */
function mixes(s: Northgard, frame: HarvestFrame): Give[] {
  const options: Give[] = [];
  const own = clanOf(s, swapper(s, frame));
  for (let food = 0; food <= Math.min(own.food, EXCHANGE_RATE); food++) {
    for (let wood = 0; wood <= Math.min(own.wood, EXCHANGE_RATE - food); wood++) {
      const lore = EXCHANGE_RATE - food - wood;
      if (lore <= own.lore) options.push({ kind: "give", food, wood, lore });
    }
  }
  return options;
}

function exchange(s: Northgard, frame: HarvestFrame, { food, wood, lore }: Give, flow: NorthFlow<"trade">): void {
  const seat = swapper(s, frame);
  if (frame.take === "") return;
  pay(s, seat, food, wood, lore, "exchange", flow);
  gainOne(s, seat, frame.take, "exchange", flow);
  frame.take = "";
  flow.goto("trade");
}

/** NOR-285, NOR-286: one resource for another of the teammate's, as often as both agree. */
function swaps(s: Northgard, frame: HarvestFrame): Swap[] {
  if (!s.teams) return [];
  const options: Swap[] = [];
  for (const give of resourceIds) {
    for (const take of resourceIds) if (isSwap(s, frame, give, take)) options.push({ kind: "swap", give, take });
  }
  return options;
}

/** Whether both have what they would swap. */
function isSwap(s: Northgard, frame: HarvestFrame, give: Resource, take: Resource): boolean {
  const seat = swapper(s, frame);
  return give !== take && clanOf(s, seat)[give] > 0 && clanOf(s, teammateOf(s, seat))[take] > 0;
}

/** Whether a swap was declined before, or undoes another; bots leave such offers alone, or they would trade for ever. */
export function isStaleSwap(s: Northgard, { give, take }: Swap): boolean {
  const frame = frameOf<HarvestFrame>(s, "harvest");
  if (!frame) return false;
  const seat = swapper(s, frame);
  const mate = teammateOf(s, seat);
  if (frame.sent.includes(`${mate} ${give}`) || frame.sent.includes(`${seat} ${take}`)) return true;
  return frame.declined.includes(`${seat} ${give} ${take}`);
}

function answer(s: Northgard, frame: HarvestFrame, isAccepted: boolean, flow: NorthFlow): void {
  const seat = swapper(s, frame);
  const to = teammateOf(s, seat);
  const { give, take } = frame;
  if (give === "" || take === "") return;
  if (isAccepted) {
    frame.sent.push(`${seat} ${give}`, `${to} ${take}`);
    const own = clanOf(s, seat);
    const other = clanOf(s, to);
    own[give]--;
    other[give]++;
    own[take]++;
    other[take]--;
  } else frame.declined.push(`${seat} ${give} ${take}`);
  flow.emit({ type: "swapAnswered", seat, to, give, take, isAccepted });
}
