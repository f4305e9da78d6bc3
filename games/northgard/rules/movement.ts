// What moves are possible: who can leave where, enter what, and, in a team game, pass through a teammate's land.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { March, Send } from "../choices.ts";
import { type CardId, cardList } from "../content/cards.ts";
import type { MoveFlag, Op } from "../content/effects.ts";
import type { MoveFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { borderBetween, NO_NEIGHBOUR, neighbourAt, neighboursOf, type Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { areTeammates, guardsIn, guestIn, hasKaija, hasLasting, isBlocked, isEnemyLand } from "./queries.ts";
import { reasons, refused, type Why } from "./reasons.ts";

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

/** NOR-118, NOR-122, NOR-124, NOR-257, NOR-282, NOR-313, NOR-343, NOR-451: who can leave; the answer is overwritten by the next call. */
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
  if (movers.units === 0 && !mayKaijaGoAlone(s)) movers.kaija = false;
  return movers;
}

/** NOR-227: whether Kaija may move without other units. */
const mayKaijaGoAlone = (s: Northgard): boolean => s.rulings.kaija === "alone";

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
    const to = neighbourAt(near[i]!);
    let cost = costOf(near[i]!, hasFlag(frame.card, "ignore-difficult"));
    if (cost > budget || guardsIn(s, to) > 1) continue;
    const owner = s.owner[to]!;
    if (owner !== NONE && areTeammates(s, frame.seat, owner)) cost += leaveCost(s, frame, to, withKaija, budget - cost);
    else if (withKaija && !mayKaijaEnter(s, frame.seat, to)) continue;
    if (cost < best) best = cost;
  }
  return best;
}

/**
 * NOR-281, NOR-283: whether the moves left after a group has gone from one territory to another are enough for all
 * units then in the teammate's land to leave: groups elsewhere, the group itself, and the units it leaves behind.
 */
function canAllLeave(
  s: Northgard,
  frame: MoveFrame,
  from: Territory,
  to: Territory,
  group: Send,
  left: number,
): boolean {
  if (!s.teams) return true;
  const { seat } = frame;
  const isMates = (at: Territory): boolean => areTeammates(s, seat, s.owner[at]!);
  let moves = 0;
  for (const { at } of s.guests) {
    if (at !== from && at !== to && isMates(at)) moves += leaveCost(s, frame, at, hasKaija(s, seat, at), left);
  }
  if (isMates(to)) moves += leaveCost(s, frame, to, group.kaija || hasKaija(s, seat, to), left);
  if (isMates(from)) {
    const kaija = !group.kaija && hasKaija(s, seat, from);
    const units = (guestIn(s, seat, from)?.units ?? 0) - group.units;
    if (kaija && units === 0 && !mayKaijaGoAlone(s)) return false;
    if (units > 0 || kaija) moves += leaveCost(s, frame, from, kaija, left);
  }
  return moves <= left;
}

/** Whether units are in a teammate's land and may not stay. */
export function isPassingThrough(s: Northgard, seat: Seat): boolean {
  return s.teams && s.guests.some(guest => areTeammates(s, seat, s.owner[guest.at]!));
}

/** NOR-226, NOR-305: whether a seat's units, or Kaija, may come into a territory; two Fallen Valkyries keep all out. */
function mayEnter(s: Northgard, seat: Seat, to: Territory, kaija: boolean): boolean {
  if (s.line.length > 0 && guardsIn(s, to) > 1) return false;
  return !kaija || mayKaijaEnter(s, seat, to);
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
      const to = neighbourAt(near[i]!);
      if (!mayEnter(s, frame.seat, to, units === 0)) continue;
      if (s.teams && groupsFor(s, frame, from, to, left).length === 0) continue;
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
  return groupsFor(s, frame, frame.from, frame.to, frame.left - marchCost(s, frame));
}

/** The groups that may cross a border with so many moves left after that. */
function groupsFor(s: Northgard, frame: MoveFrame, from: Territory, to: Territory, left: number): Send[] {
  const { seat } = frame;
  const { units, kaija } = moversIn(s, frame, from);
  const found: Send[] = [];
  if (!mayEnter(s, seat, to, false)) return found;
  const withKaija = kaija && mayEnter(s, seat, to, true);
  const add = (group: Send): void => {
    if (canAllLeave(s, frame, from, to, group, left)) found.push(group);
  };
  for (let count = 0; count <= units; count++) {
    if (count > 0) add({ kind: "send", units: count, kaija: false });
    if (withKaija && (count > 0 || mayKaijaGoAlone(s))) add({ kind: "send", units: count, kaija: true });
  }
  return found;
}

/** Why units cannot go from one territory to another: of every pair that a person would try. */
export function marchRefusals(s: Northgard, frame: MoveFrame): Refusal[] {
  const legal = marches(s, frame, false);
  const isLegal = ({ from, to }: March): boolean => legal.some(march => march.from === from && march.to === to);
  return refused(
    triedMarches(s, at => s.owner[at] === frame.seat || guestIn(s, frame.seat, at) !== null),
    march => (isLegal(march) ? null : refusalOf(s, frame, march.from, march.to)),
    march => march,
  );
}

/** Marches that a person would try: between all lands of the mover, and out of every other land to one neighbour. */
export function triedMarches(s: Northgard, isMovers: (at: Territory) => boolean): March[] {
  const { list } = landOf(s);
  return list.flatMap(from =>
    (isMovers(from) ? list : neighboursOf(landOf(s), from).slice(0, 1)).map(
      (to): March => ({ kind: "march", from, to }),
    ),
  );
}

function refusalOf(s: Northgard, frame: MoveFrame, from: Territory, to: Territory): Why {
  const isOwn = s.owner[from] === frame.seat;
  if (!isOwn && !guestIn(s, frame.seat, from)) return { why: "not-yours", rule: "NOR-118" };
  if (borderBetween(landOf(s), from, to) === "none") return reasons.notAdjacent;
  if (!isOwn && !areTeammates(s, frame.seat, s.owner[from]!) && !hasFlag(frame.card, "pass-enemies"))
    return { why: "must-fight-there", rule: "NOR-122" };
  if (isBlocked(s, from)) return reasons.bearHolds;
  if (frame.held.some(held => held.at === from)) return { why: "valkyrie-holds", rule: "NOR-304" };
  const isDifficult = borderBetween(landOf(s), from, to) === "difficult" && !hasFlag(frame.card, "ignore-difficult");
  if (frame.left < (isDifficult ? 2 : 1)) return { why: "needs-two-moves", rule: "NOR-120" };
  if (guardsIn(s, to) > 1) return { why: "two-valkyries", rule: "NOR-305" };
  const isMatesLand = areTeammates(s, frame.seat, s.owner[to]!);
  if (isMatesLand || isPassingThrough(s, frame.seat)) return { why: "teammate-there", rule: "NOR-283" };
  if (s.units[from] === 0 && !mayKaijaGoAlone(s)) return reasons.kaijaNotAlone;
  return reasons.kaijaOut;
}

/** Why some of the units there, or Kaija, do not go with the march that was chosen. */
export function sendRefusals(s: Northgard, frame: MoveFrame): Refusal[] {
  const { units, kaija } = moversIn(s, frame, frame.from);
  const legal = sends(s, frame);
  return refused(
    sizes(units, kaija),
    send => {
      if (legal.some(other => other.units === send.units && other.kaija === send.kaija)) return null;
      if (send.kaija && !mayKaijaEnter(s, frame.seat, frame.to)) return reasons.kaijaOut;
      return send.kaija && send.units === 0 && !mayKaijaGoAlone(s) ? reasons.kaijaNotAlone : reasons.teammateThere;
    },
    send => send,
  );
}

/** Every group of so many units, with or without Kaija. */
export function sizes(units: number, kaija: boolean): Send[] {
  return Array.from({ length: units + 1 }, (_, count) => count).flatMap(count => [
    ...(count > 0 ? [{ kind: "send", units: count, kaija: false } as const] : []),
    ...(kaija ? [{ kind: "send", units: count, kaija: true } as const] : []),
  ]);
}
