// Tactic cards (HLAS-223 to HLAS-243, HLAS-337 to HLAS-341, HLAS-453 to HLAS-455): which may be chosen, what becomes of
// them when they are revealed, how they are paid, and whom Conscripts bring.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { PickUnit, PlayTactic } from "../choices.ts";
import type { Op, OpName } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { SOLO_LAST_CARD } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { soloCards } from "../content/solo-cards.ts";
import { spells } from "../content/spells.ts";
import { type TacticId, tacticList, tactics } from "../content/tactics.ts";
import { isOfKind, landPieces, type Piece, pieceFacts, pieces } from "../content/units.ts";
import type { BattleFrame } from "../frames/battle.ts";
import type { HlasFlow } from "../frames/frame.ts";
import type { Member } from "../frames/shared.ts";
import { isSea, sailWays } from "../map/land.ts";
import type { Hlas } from "../state.ts";
import { type Change, changedBy, opsOn } from "./abilities.ts";
import { ATTACK, capitalOwner, fightersOf, flankOf, leaderOf, towerOn } from "./battle-queries.ts";
import { deckOf } from "./modifiers.ts";
import { flightsFrom, marchNeighbours, mayEnter } from "./movement.ts";
import { pay, priceOf } from "./pieces.ts";
import { aboard, countAt, isEnemy, isSame, placesIn, realmOf, roomIn } from "./queries.ts";

type Reason = Pick<Refusal, "why" | "rule">;

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

/** HLAS-226 to HLAS-228: why a card cannot be played: its conditions do not hold, or it cannot be paid. */
function barOf(s: Hlas, battle: BattleFrame, side: number, card: TacticId): Reason | null {
  const { role, serfsAlone, resource } = tactics[card];
  if (role !== "any" && (role === "attacker") !== (side === ATTACK)) return { why: "wrong-role", rule: "HLAS-227" };
  if (!serfsAlone && isSerfsAlone(s, battle, side)) return { why: "serfs-alone", rule: "HLAS-227" };
  const cost = tacticCost(s, battle, side, card);
  if (resource === "" || cost === 0) return null;
  let means = realmOf(s, leaderOf(battle, side))[resource];
  if (means >= cost) return null;
  for (const unit of sacrificable(s, battle, side)) means += worthOf(s, battle, side, unit.piece);
  return means >= cost ? null : { why: "too-expensive", rule: "HLAS-226" };
}

const isLegal = (s: Hlas, battle: BattleFrame, side: number, card: TacticId): boolean =>
  barOf(s, battle, side, card) === null;

/** HLAS-227: only Serfs, and no Structure; a Vessel lifts the restriction. */
function isSerfsAlone(s: Hlas, battle: BattleFrame, side: number): boolean {
  if (towerOn(s, battle, side) !== NONE || (side !== ATTACK && capitalOwner(s, battle) !== NONE)) return false;
  return fightersOf(s, battle, side).every(unit => unit.piece === "serf");
}

/** The cards a side may choose. */
export function legalTactics(s: Hlas, battle: BattleFrame, side: number): PlayTactic[] {
  return tacticList.filter(({ id }) => isLegal(s, battle, side, id)).map(({ id }) => ({ kind: "tactic", card: id }));
}

/** The cards a side may not choose, and why. */
export function barredTactics(s: Hlas, battle: BattleFrame, side: number): Refusal[] {
  return tacticList.flatMap(({ id }): Refusal[] => {
    const bar = barOf(s, battle, side, id);
    return bar ? [{ choice: { kind: "tactic", card: id } as PlayTactic, ...bar }] : [];
  });
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
  const areCancelled = [0, 1].map(side => isCancelled(battle, side, cards));
  for (const side of [0, 1]) {
    const flank = flankOf(battle, side);
    const seat = leaderOf(battle, side);
    if (flank.tactic === "") continue;
    if (areCancelled[side]) flank.fate = "cancelled";
    else flank.fate = isEnemy(s, seat) || isLegal(s, battle, side, flank.tactic) ? "played" : "ignored";
    if (flank.fate !== "played") emit({ type: "tacticFailed", seat, card: flank.tactic, why: flank.fate });
    else if (!isEnemy(s, seat)) flank.due = tacticCost(s, battle, side, flank.tactic);
  }
}

/** HLAS-230, HLAS-467: whether a spell or the other side's card would cancel the card of a side. */
export function isCancelled(battle: BattleFrame, side: number, cards: readonly (TacticId | "")[]): boolean {
  if (isTangled(battle, side, cards[side]!)) return true;
  const [own, other] = [cards[side]!, cards[1 - side]!];
  if (other === "" || isTangled(battle, 1 - side, other)) return false;
  return tactics[other].bonuses.some(bonus => bonus.cancel === true && bonus.vs === own);
}

/** Tangled Orders. */
function isTangled(battle: BattleFrame, side: number, card: TacticId | ""): boolean {
  return flankOf(battle, 1 - side).spells.some(spell =>
    spells[spell].effects.some(
      op => op.op === "cancel-tactic" && card !== "" && tactics[card].strength <= op.ifPrintedStrengthAtMost,
    ),
  );
}

/** HLAS-454: Units that may still be sacrificed, one entry for each kind and place. */
export function sacrifices(s: Hlas, battle: BattleFrame, side: number): PickUnit[] {
  const flank = flankOf(battle, side);
  const out: PickUnit[] = [];
  const used = [...flank.sacrificed];
  for (const unit of sacrificable(s, battle, side)) {
    const at = used.findIndex(other => isSame(other, unit));
    if (at >= 0) used.splice(at, 1);
    else if (!out.some(other => isSame(other, unit))) out.push({ kind: "unit", ...unit });
  }
  return out;
}

/** Pays the rest of a card with resources. */
export function payTactic(s: Hlas, battle: BattleFrame, side: number, flow: HlasFlow): void {
  const flank = flankOf(battle, side);
  if (flank.tactic === "" || flank.due <= 0) return;
  const { resource } = tactics[flank.tactic];
  if (resource !== "") pay(s, leaderOf(battle, side), priceOf(resource, flank.due), "tactic", flow);
  flank.due = 0;
}

/** HLAS-233 to HLAS-235: Units of the leader that Conscripts may bring, one entry for each kind and place. */
export function conscripts(s: Hlas, battle: BattleFrame, side: number): PickUnit[] {
  const flank = flankOf(battle, side);
  const seat = leaderOf(battle, side);
  if (flank.tactic === "" || flank.fate !== "played" || isEnemy(s, seat)) return [];
  if (!tactics[flank.tactic].effects.some(op => op.op === "move-units")) return [];
  const room = roomIn(s, seat, battle.region);
  if (room <= 0 || !mayEnter(s, seat, battle.region)) return [];
  return isSea(battle.region) ? vesselsNear(s, battle, seat, room) : unitsNear(s, battle, seat, room);
}

/** Land Units next to a land battle, and Vessels; a Sea Vessel joins it by docking. */
function unitsNear(s: Hlas, battle: BattleFrame, seat: Seat, room: number): PickUnit[] {
  const realm = realmOf(s, seat);
  const out: PickUnit[] = [];
  for (const from of marchNeighbours(s, seat, battle.region)) {
    for (const piece of landPieces) {
      for (const place of placesIn(s, seat, from)) {
        if (countAt(realm, piece, place) > 0) out.push({ kind: "unit", owner: seat, piece, place });
      }
    }
  }
  return [...out, ...vesselsNear(s, battle, seat, room)];
}

/** HLAS-178, HLAS-233: whether a Vessel could come from a Region next to the battle. */
function isVesselNear(s: Hlas, battle: BattleFrame, seat: Seat, piece: Piece, at: Region): boolean {
  if (at === NONE || at === battle.region) return false;
  if (piece === "sea-vessel") return at !== battle.from && sailWays[battle.region]!.includes(at);
  return flightsFrom(s, battle.region).includes(at) || marchNeighbours(s, seat, battle.region).includes(at);
}

/** Vessels with the Units aboard from next to a Region. */
function vesselsNear(s: Hlas, battle: BattleFrame, seat: Seat, room: number): PickUnit[] {
  const realm = realmOf(s, seat);
  const out: PickUnit[] = [];
  for (const piece of ["sea-vessel", "air-vessel"] as const) {
    const at = piece === "sea-vessel" ? realm.seaVessel : realm.airVessel;
    if (!isVesselNear(s, battle, seat, piece, at)) continue;
    if (crewFits(s, seat, piece, room)) out.push({ kind: "unit", owner: seat, piece, place: at });
  }
  return out;
}

const crewFits = (s: Hlas, seat: Seat, vessel: "sea-vessel" | "air-vessel", room: number): boolean =>
  1 + aboard(s, seat, deckOf(vessel)) <= room;

/** Heroes and Vessels of a side's leader that fight now. */
export function presentOf(s: Hlas, battle: BattleFrame, side: number): Piece[] {
  const leader = leaderOf(battle, side);
  const present = fightersOf(s, battle, side).filter(
    unit => unit.owner === leader && !isOfKind(unit.piece, ["serf", "warrior"]),
  );
  return pieces.filter(piece => present.some(unit => unit.piece === piece));
}
