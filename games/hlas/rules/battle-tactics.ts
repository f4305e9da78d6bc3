// Tactic cards (HLAS-223 to HLAS-243, HLAS-337 to HLAS-341, HLAS-453 to HLAS-455): which may be chosen, what becomes of
// them when they are revealed, how they are paid, and whom Conscripts bring.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { type PickUnit, type Plain, type PlayTactic, payNow } from "../choices.ts";
import type { Op, OpName } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { SOLO_LAST_CARD } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { soloCards } from "../content/solo-cards.ts";
import { spells } from "../content/spells.ts";
import { type TacticId, tacticList, tactics } from "../content/tactics.ts";
import { isOfKind, landPieces, type Piece, pieceFacts, pieces } from "../content/units.ts";
import type { BattleFrame, HlasFlow, Member } from "../frames.ts";
import { isSea, sailWays } from "../map/atlas.ts";
import { countAt, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { type Change, changedBy, opsOn } from "./abilities.ts";
import { ATTACK, capitalOwner, fightersOf, flankOf, leaderOf, towerOn } from "./battle-queries.ts";
import { deckOf } from "./modifiers.ts";
import { flightsFrom, marchNeighbours, whyClosed } from "./movement.ts";
import { pay, priceOf } from "./pieces.ts";
import { aboard, isEnemy, isSame, placesIn, realmOf, roomIn } from "./queries.ts";
import { allow, itself, landRegions, pickUnit, type Reason, refuse } from "./reasons.ts";

/** Whether a side has cast a Combat spell with an op. */
export function hasSpell(battle: BattleFrame, side: number, name: OpName): boolean {
  return flankOf(battle, side).spells.some(card => spells[card].effects.some(op => op.op === name));
}

/** HLAS-453: what a card costs a side, extra costs included. */
export function tacticCost(s: Hlas, battle: BattleFrame, side: number, card: TacticId, told?: Change[]): number {
  const { cost } = tactics[card];
  if (cost === 0) return 0;
  const next = (now: number, op: Op<"tactic-cost">): number => (op.side === "enemy" ? now + (op.amount ?? 0) : now);
  return changedBy(s, leaderOf(battle, 1 - side), "tactic-cost", cost, next, { battle }, told);
}

/** HLAS-238: what a sacrificed Unit pays. */
export function worthOf(s: Hlas, battle: BattleFrame, side: number, piece: Piece): number {
  let worth = pieceFacts[piece].strength;
  for (const op of opsOn(s, leaderOf(battle, side), "tactic-cost", { battle })) {
    if (op.sacrificeBonus && isOfKind(piece, op.sacrificeBonus.kinds)) worth += op.sacrificeBonus.amount;
  }
  return worth;
}

/** HLAS-241, HLAS-382: own land Units in the battle, each by itself. */
function sacrificable(s: Hlas, battle: BattleFrame, side: number): Member[] {
  const leader = leaderOf(battle, side);
  return fightersOf(s, battle, side).filter(unit => unit.owner === leader && pieceFacts[unit.piece].canBeSacrificed);
}

/** What decides for a side which cards it may play; worked out once for all of them. */
interface Hand {
  readonly isAlone: boolean;
  /** What its Units are worth if it sacrifices them all; asked for only by dear cards. */
  readonly worth: () => number;
}

function handOf(s: Hlas, battle: BattleFrame, side: number): Hand {
  let sum = NONE;
  const count = (): number =>
    sacrificable(s, battle, side).reduce((all, { piece }) => all + worthOf(s, battle, side, piece), 0);
  return {
    isAlone: isSerfsAlone(s, battle, side),
    worth: () => {
      if (sum === NONE) sum = count();
      return sum;
    },
  };
}

/** HLAS-226 to HLAS-228: why a card cannot be played: its conditions do not hold, or it cannot be paid. */
function barOf(s: Hlas, battle: BattleFrame, side: number, card: TacticId, hand: Hand): Reason | null {
  const { role, serfsAlone, resource } = tactics[card];
  if (role !== "any" && (role === "attacker") !== (side === ATTACK)) return { why: "wrong-role", rule: "HLAS-227" };
  if (!serfsAlone && hand.isAlone) return { why: "serfs-alone", rule: "HLAS-227" };
  const cost = tacticCost(s, battle, side, card);
  if (resource === "" || cost === 0) return null;
  const means = realmOf(s, leaderOf(battle, side))[resource];
  if (means >= cost) return null;
  return means + hand.worth() >= cost ? null : { why: "too-expensive", rule: "HLAS-226" };
}

/** HLAS-227: only Serfs, and no Structure; a Vessel lifts the restriction. */
function isSerfsAlone(s: Hlas, battle: BattleFrame, side: number): boolean {
  if (towerOn(s, battle, side) !== NONE || (side !== ATTACK && capitalOwner(s, battle) !== NONE)) return false;
  return fightersOf(s, battle, side).every(unit => unit.piece === "serf");
}

const tacticIds: readonly TacticId[] = tacticList.map(({ id }) => id);
const playTactic = (card: TacticId): PlayTactic => ({ kind: "tactic", card });

/** The cards a side may choose. */
export function legalTactics(s: Hlas, battle: BattleFrame, side: number): PlayTactic[] {
  const hand = handOf(s, battle, side);
  return allow(tacticIds, playTactic, id => barOf(s, battle, side, id, hand));
}

/** The cards a side may not choose, and why. */
export function barredTactics(s: Hlas, battle: BattleFrame, side: number): Refusal[] {
  const hand = handOf(s, battle, side);
  return refuse(tacticIds, playTactic, id => barOf(s, battle, side, id, hand));
}

/** HLAS-307, HLAS-309, HLAS-337: a solo card stands for the enemy's Tactic; it goes to the discard pile at once. */
export function drawSoloCard(s: Hlas, flow: HlasFlow): BattleFrame["solo"] {
  refillSolo(s, flow);
  const card = s.soloDeck.pop();
  if (!card) return "";
  s.soloDiscard.push(card);
  return card;
}

/** HLAS-307: with one card left it and the discards become a new deck. */
export function refillSolo(s: Hlas, flow: HlasFlow): void {
  if (s.soloDeck.length > SOLO_LAST_CARD || s.soloDiscard.length === 0) return;
  s.soloDeck = flow.shuffle([...s.soloDeck, ...s.soloDiscard]);
  s.soloDiscard = [];
  flow.emit({ type: "soloDeckShuffled", count: s.soloDeck.length });
}

/** HLAS-338: the Tactic a solo card names for the enemy's role. */
export function nameTactic(s: Hlas, battle: BattleFrame): void {
  for (const side of [0, 1]) {
    if (!isEnemy(s, leaderOf(battle, side)) || battle.solo === "") continue;
    const { attackerTactic, defenderTactic } = soloCards[battle.solo];
    flankOf(battle, side).tactic = side === ATTACK ? attackerTactic : defenderTactic;
  }
}

/** HLAS-228, HLAS-231, HLAS-339, HLAS-467: spells cancel first, then the two cards each other; unpayable ones are ignored. */
export function judgeTactics(s: Hlas, battle: BattleFrame, { emit }: HlasFlow): void {
  const cards = [0, 1].map(side => flankOf(battle, side).tactic);
  const areCancelled = [0, 1].map(side => isCancelled(battle, side, cards[side]!, cards[1 - side]!));
  for (const side of [0, 1]) {
    const flank = flankOf(battle, side);
    const seat = leaderOf(battle, side);
    if (flank.tactic === "") continue;
    if (areCancelled[side]) flank.fate = "cancelled";
    else
      flank.fate =
        isEnemy(s, seat) || barOf(s, battle, side, flank.tactic, handOf(s, battle, side)) === null
          ? "played"
          : "ignored";
    if (flank.fate !== "played") emit({ type: "tacticFailed", seat, card: flank.tactic, why: flank.fate });
    else if (!isEnemy(s, seat)) flank.due = tacticCost(s, battle, side, flank.tactic);
  }
}

/** HLAS-230, HLAS-467: whether a spell or the other side's card would cancel the card of a side. */
export function isCancelled(battle: BattleFrame, side: number, own: TacticId | "", other: TacticId | ""): boolean {
  if (isTangled(battle, side, own)) return true;
  if (other === "" || isTangled(battle, 1 - side, other)) return false;
  return cancels(other, own);
}

/** HLAS-230: whether one card cancels another. */
export const cancels = (card: TacticId, other: TacticId | ""): boolean =>
  tactics[card].bonuses.some(bonus => bonus.cancel === true && bonus.vs === other);

/** Tangled Orders. */
export function isTangled(battle: BattleFrame, side: number, card: TacticId | ""): boolean {
  return flankOf(battle, 1 - side).spells.some(spell =>
    spells[spell].effects.some(
      op => op.op === "cancel-tactic" && card !== "" && tactics[card].strength <= op.ifPrintedStrengthAtMost,
    ),
  );
}

const countOf = (units: readonly Member[], unit: Member): number => units.filter(other => isSame(other, unit)).length;

/** HLAS-241, HLAS-382, HLAS-454: why a Unit cannot pay for a Tactic. */
function whyNoSacrifice(s: Hlas, battle: BattleFrame, side: number, unit: Member): Reason | null {
  if (unit.owner !== leaderOf(battle, side)) return { why: "not-sacrificed", rule: "HLAS-382" };
  if (!pieceFacts[unit.piece].canBeSacrificed) return { why: "not-sacrificed", rule: "HLAS-241" };
  const given = countOf(flankOf(battle, side).sacrificed, unit);
  return given < countOf(fightersOf(s, battle, side), unit) ? null : { why: "sacrificed-already", rule: "HLAS-454" };
}

/** HLAS-238: resources pay what is still due, or nothing. */
function whyNotPaid(s: Hlas, battle: BattleFrame, side: number): Reason | null {
  const { due, tactic } = flankOf(battle, side);
  const resource = tactic === "" ? "" : tactics[tactic].resource;
  const isPayable = resource !== "" && realmOf(s, leaderOf(battle, side))[resource] >= due;
  return isPayable ? null : { why: "too-expensive", rule: "HLAS-238" };
}

/** Each kind of Unit of a side once for each place. */
export function kindsOf(units: readonly Member[]): Member[] {
  return units.filter((unit, at) => units.findIndex(other => isSame(other, unit)) === at);
}

/** Units that may still be sacrificed. */
export const sacrifices = (s: Hlas, battle: BattleFrame, side: number): PickUnit[] =>
  allow(kindsOf(fightersOf(s, battle, side)), pickUnit, unit => whyNoSacrifice(s, battle, side, unit));

/** How a side may pay for its Tactic. */
export const payments = (s: Hlas, battle: BattleFrame, side: number): (PickUnit | Plain)[] => [
  ...sacrifices(s, battle, side),
  ...(whyNotPaid(s, battle, side) ? [] : [payNow]),
];
export const paymentRefusals = (s: Hlas, battle: BattleFrame, side: number): Refusal[] => [
  ...refuse(kindsOf(fightersOf(s, battle, side)), pickUnit, unit => whyNoSacrifice(s, battle, side, unit)),
  ...refuse([payNow], itself, () => whyNotPaid(s, battle, side)),
];

/** Pays the rest of a card with resources. */
export function payTactic(s: Hlas, battle: BattleFrame, side: number, flow: HlasFlow): void {
  const flank = flankOf(battle, side);
  if (flank.tactic === "" || flank.due <= 0) return;
  const { resource } = tactics[flank.tactic];
  if (resource !== "") pay(s, leaderOf(battle, side), priceOf(resource, flank.due), "tactic", flow);
  flank.due = 0;
}

/** Whether a side's card brings Conscripts. */
function bringsUnits(s: Hlas, battle: BattleFrame, side: number): boolean {
  const { tactic, fate } = flankOf(battle, side);
  if (tactic === "" || fate !== "played" || isEnemy(s, leaderOf(battle, side))) return false;
  return tactics[tactic].effects.some(op => op.op === "move-units");
}

/** HLAS-233 to HLAS-235: Units of the leader that Conscripts may bring, one entry for each kind and place. */
export function conscripts(s: Hlas, battle: BattleFrame, side: number): PickUnit[] {
  if (!bringsUnits(s, battle, side)) return [];
  return allow(unitsElsewhere(s, battle, side), pickUnit, unit => whyNotBrought(s, battle, unit));
}

/** Units that Conscripts do not bring, and why. */
export const conscriptRefusals = (s: Hlas, battle: BattleFrame, side: number): Refusal[] =>
  refuse(unitsElsewhere(s, battle, side), pickUnit, unit => whyNotBrought(s, battle, unit));

/** The leader's Units outside the battle: on land, aboard Vessels in a Land Region, then the Vessels. */
function unitsElsewhere(s: Hlas, battle: BattleFrame, side: number): Member[] {
  const owner = leaderOf(battle, side);
  const realm = realmOf(s, owner);
  const out: Member[] = [];
  for (const from of unitsFirst(marchNeighbours(s, owner, battle.region))) {
    if (from === battle.region) continue;
    for (const piece of landPieces) {
      for (const place of placesIn(s, owner, from))
        if (countAt(realm, piece, place) > 0) out.push({ owner, piece, place });
    }
  }
  for (const piece of vesselPieces) {
    const place = piece === "sea-vessel" ? realm.seaVessel : realm.airVessel;
    if (place !== NONE && place !== battle.region) out.push({ owner, piece, place });
  }
  return out;
}

const vesselPieces = ["sea-vessel", "air-vessel"] as const;
const unitsFirst = (near: readonly Region[]): Region[] => [...near, ...landRegions.filter(at => !near.includes(at))];

/** HLAS-233 to HLAS-235: land Units come from next to a land battle, Vessels with everybody aboard. */
function whyNotBrought(s: Hlas, battle: BattleFrame, { owner, piece, place }: Member): Reason | null {
  const closed = whyClosed(s, owner, battle.region);
  if (closed) return closed;
  const isVessel = piece === "sea-vessel" || piece === "air-vessel";
  const crew = isVessel ? 1 + aboard(s, owner, deckOf(piece)) : 1;
  const isNear = isVessel
    ? isVesselNear(s, battle, owner, piece, place)
    : !isSea(battle.region) && marchNeighbours(s, owner, battle.region).includes(regionOf(s, owner, place));
  if (!isNear) return { why: "not-next", rule: "HLAS-233" };
  return crew <= roomIn(s, owner, battle.region) ? null : { why: "no-room", rule: "HLAS-235" };
}

/** HLAS-178, HLAS-233: whether a Vessel could come from a Region next to the battle. */
function isVesselNear(s: Hlas, battle: BattleFrame, seat: Seat, piece: Piece, at: Region): boolean {
  if (piece === "sea-vessel") return at !== battle.from && sailWays[battle.region]!.includes(at);
  return flightsFrom(s, battle.region).includes(at) || marchNeighbours(s, seat, battle.region).includes(at);
}

/** Heroes and Vessels of a side's leader that fight now. */
export function presentOf(s: Hlas, battle: BattleFrame, side: number): Piece[] {
  const leader = leaderOf(battle, side);
  const present = fightersOf(s, battle, side).filter(
    unit => unit.owner === leader && !isOfKind(unit.piece, ["serf", "warrior"]),
  );
  return pieces.filter(piece => present.some(unit => unit.piece === piece));
}
