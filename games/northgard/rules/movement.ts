// What moves are possible: who can leave where, enter what, and, in a team game, pass through a teammate's land.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { March, Send } from "../choices.ts";
import { type CardId, cardList } from "../content/cards.ts";
import type { MoveFlag, Op } from "../content/effects.ts";
import type { MoveFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { borderBetween, NO_NEIGHBOUR, neighboursOf, type Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { areTeammates, guardsIn, guestIn, hasKaija, hasLasting, isBlocked, isEnemyLand } from "./queries.ts";

const isMove = (effect: { op: string }): effect is Op<"move"> => effect.op === "move";
const moveOps = new Map<CardId, Op<"move">>();
for (const card of cardList) {
  const op = [...card.effects, ...card.branches.flat()].find(isMove);
  if (op) moveOps.set(card.id, op);
}

/** The Move action of a card; null for combats that no Move action causes. */
export function moveOpOf(card: CardId | ""): Op<"move"> | null {
  return card === "" ? null : (moveOps.get(card) ?? null);
}

/** Whether a Move action carries a flag. */
export function hasFlag(card: CardId | "", flag: MoveFlag): boolean {
  return moveOpOf(card)?.flags.includes(flag) ?? false;
}

/** Who of a seat can leave a territory: regular units, and Kaija. */
interface Movers {
  units: number;
  kaija: boolean;
}

const movers: Movers = { units: 0, kaija: false };

/** NOR-118, NOR-122, NOR-124, NOR-257, NOR-282, NOR-313, NOR-343: who can leave; the answer is overwritten by the next call. */
function moversIn(s: Northgard, frame: MoveFrame, at: Territory): Movers {
  const { seat } = frame;
  movers.units = 0;
  movers.kaija = false;
  const isOwn = s.owner[at] === seat;
  const guest = isOwn ? null : guestIn(s, seat, at);
  if (!isOwn && !guest) return movers;
  if (guest && !areTeammates(s, seat, s.owner[at]!) && !hasFlag(frame.card, "pass-enemies")) return movers;
  if (isBlocked(s, at)) return movers;
  movers.units = guest ? guest.units : s.units[at]!;
  movers.kaija = hasKaija(s, seat, at);
  for (const held of frame.held) {
    if (held.at !== at) continue;
    movers.units -= held.units;
    if (held.kaija) movers.kaija = false;
  }
  return movers;
}

/** NOR-120, NOR-426: what crossing costs. */
const costOf = (near: number, ignoresDifficult: boolean): number => ((near & 1) === 1 && !ignoresDifficult ? 2 : 1);

/** NOR-226, NOR-230, NOR-441: Kaija may not enter enemy land, unless unleashed. */
export function mayKaijaEnter(s: Northgard, seat: Seat, to: Territory): boolean {
  return !isEnemyLand(s, seat, to) || hasLasting(s, seat, "kaija-unleashed");
}

/** The least moves with which units leave a teammate's territory for land where they may stay; more than `budget`: none. */
function leaveCost(s: Northgard, frame: MoveFrame, at: Territory, withKaija: boolean, budget: number): number {
  if (isBlocked(s, at) || guardsIn(s, at) > 0) return budget + 1;
  const { near, nearFrom } = landOf(s);
  let best = budget + 1;
  for (let i = nearFrom[at]!; near[i] !== NO_NEIGHBOUR; i++) {
    const to = near[i]! >> 1;
    let cost = costOf(near[i]!, hasFlag(frame.card, "ignore-difficult"));
    if (cost > budget || guardsIn(s, to) > 1) continue;
    const owner = s.owner[to]!;
    if (owner !== NONE && areTeammates(s, frame.seat, owner)) cost += leaveCost(s, frame, to, withKaija, budget - cost);
    else if (withKaija && !mayKaijaEnter(s, frame.seat, to)) continue;
    if (cost < best) best = cost;
  }
  return best;
}

/** NOR-281, NOR-283: the moves that must be kept so that everybody gets out of the teammate's land. */
function reserved(s: Northgard, frame: MoveFrame, from: Territory, to: Territory, budget: number): number {
  let moves = 0;
  for (const guest of s.guests) {
    if (guest.at === from || guest.at === to || !areTeammates(s, frame.seat, s.owner[guest.at]!)) continue;
    moves += leaveCost(s, frame, guest.at, hasKaija(s, frame.seat, guest.at), budget);
  }
  return moves;
}

/** Whether units are in a teammate's land and may not stay. */
export function isPassingThrough(s: Northgard, seat: Seat): boolean {
  return s.teams && s.guests.some(guest => areTeammates(s, seat, s.owner[guest.at]!));
}

/** Whether units, or Kaija, of a seat may go on to a territory with so many moves left after that. */
function canEnter(
  s: Northgard,
  frame: MoveFrame,
  from: Territory,
  to: Territory,
  kaija: boolean,
  left: number,
): boolean {
  const others = s.teams ? reserved(s, frame, from, to, left) : 0;
  if (others > left) return false;
  // NOR-305: two creatures that share with nobody keep everybody out.
  if (s.line.length > 0 && guardsIn(s, to) > 1) return false;
  const owner = s.owner[to]!;
  if (owner === NONE || owner === frame.seat) return true;
  if (areTeammates(s, frame.seat, owner)) return leaveCost(s, frame, to, kaija, left) + others <= left;
  return !kaija || mayKaijaEnter(s, frame.seat, to);
}

/** NOR-118 to NOR-120, NOR-283: every move that can be made now. */
export function marches(s: Northgard, frame: MoveFrame, firstOnly: boolean): March[] {
  const found: March[] = [];
  const ignoresDifficult = hasFlag(frame.card, "ignore-difficult");
  const { near, nearFrom, list } = landOf(s);
  for (const from of list) {
    const { units, kaija } = moversIn(s, frame, from);
    if (units === 0 && !kaija) continue;
    for (let i = nearFrom[from]!; near[i] !== NO_NEIGHBOUR; i++) {
      const left = frame.left - costOf(near[i]!, ignoresDifficult);
      if (left < 0) continue;
      const to = near[i]! >> 1;
      const unitsMay = units > 0 && canEnter(s, frame, from, to, false, left);
      if (!unitsMay && !(kaija && canEnter(s, frame, from, to, true, left))) continue;
      found.push({ kind: "march", from, to });
      if (firstOnly) return found;
    }
  }
  return found;
}

/** The cost of the move that a frame is about to make. */
export function marchCost(s: Northgard, frame: MoveFrame): number {
  const isDifficult = borderBetween(landOf(s), frame.from, frame.to) === "difficult";
  return isDifficult && !hasFlag(frame.card, "ignore-difficult") ? 2 : 1;
}

/** NOR-118, NOR-227: how many units may go, with or without Kaija. */
export function sends(s: Northgard, frame: MoveFrame): Send[] {
  const { from, to } = frame;
  const { units, kaija } = moversIn(s, frame, from);
  const left = frame.left - marchCost(s, frame);
  const unitsMay = canEnter(s, frame, from, to, false, left);
  const kaijaMay = kaija && canEnter(s, frame, from, to, true, left);
  const found: Send[] = [];
  for (let count = kaijaMay ? 0 : 1; count <= units; count++) {
    if (count > 0 && unitsMay && mayStay(s, frame, units - count, kaija, left))
      found.push({ kind: "send", units: count, kaija: false });
    if (kaijaMay && (count === 0 || unitsMay) && mayStay(s, frame, units - count, false, left)) {
      found.push({ kind: "send", units: count, kaija: true });
    }
  }
  return found;
}

/** NOR-283: whoever stays behind in a teammate's land must still be able to get out. */
function mayStay(s: Northgard, frame: MoveFrame, units: number, kaija: boolean, left: number): boolean {
  if (!s.teams || (units === 0 && !kaija)) return true;
  const owner = s.owner[frame.from]!;
  if (owner === frame.seat || !areTeammates(s, frame.seat, owner)) return true;
  const others = reserved(s, frame, frame.from, NONE, left);
  return leaveCost(s, frame, frame.from, kaija, left) + others <= left;
}

/** Why units of own land cannot go to a neighbour. */
export function marchRefusals(s: Northgard, frame: MoveFrame): Refusal[] {
  const legal = marches(s, frame, false);
  const refused: Refusal[] = [];
  for (const from of landOf(s).list) {
    if (s.owner[from] !== frame.seat) continue;
    for (const to of neighboursOf(landOf(s), from)) {
      if (legal.some(march => march.from === from && march.to === to)) continue;
      const choice: March = { kind: "march", from, to };
      refused.push({ choice, ...refusalOf(s, frame, from, to) });
    }
  }
  return refused;
}

function refusalOf(s: Northgard, frame: MoveFrame, from: Territory, to: Territory): { why: string; rule: string } {
  if (isBlocked(s, from)) return { why: "bear-holds", rule: "NOR-343" };
  if (frame.held.some(held => held.at === from)) return { why: "valkyrie-holds", rule: "NOR-304" };
  const isDifficult = borderBetween(landOf(s), from, to) === "difficult" && !hasFlag(frame.card, "ignore-difficult");
  if (frame.left < (isDifficult ? 2 : 1)) return { why: "needs-two-moves", rule: "NOR-120" };
  if (guardsIn(s, to) > 1) return { why: "two-valkyries", rule: "NOR-305" };
  if (areTeammates(s, frame.seat, s.owner[to]!)) return { why: "teammate-there", rule: "NOR-283" };
  return { why: "kaija-stays-out", rule: "NOR-226" };
}
