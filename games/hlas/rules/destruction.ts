// How pieces are destroyed: replaced by something better where an ability or spell says so, else back to the supply, with
// what follows (HLAS-255, HLAS-344, HLAS-433, HLAS-253, HLAS-254, HLAS-457).
import type { Seat } from "#kernel/procedure.ts";
import { accept, decline, type Plain } from "../choices.ts";
import { NONE, type Place } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { spells } from "../content/spells.ts";
import { isOfKind, landPieces, type Piece } from "../content/units.ts";
import type { DestructionFrame, HlasFlow, LossCause, Member } from "../frames.ts";
import { isSea } from "../map/atlas.ts";
import { countAt, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { abilitiesOn, type Entry } from "./abilities.ts";
import { callAbilities } from "./ability-queue.ts";
import { kindNumber } from "./amounts.ts";
import { battleOf, flankOf, sideOf } from "./battle-queries.ts";
import { holds } from "./conditions.ts";
import { deckOf } from "./modifiers.ts";
import { canPay, dismiss, lift, pay, put } from "./pieces.ts";
import { allyOf, isEnemy, isHostile, realmOf } from "./queries.ts";
import { steps } from "./steps.ts";

/** The ability that may save a Unit, if its owner can pay for it (Paladin III). */
function rescue(s: Hlas, { owner, piece }: { owner: Seat; piece: Piece }): Entry | null {
  const saving = abilitiesOn(s, owner, "unit-destroyed").find(
    ({ ability }) =>
      ability.effects[0]?.op === "prevent" && holds(s, owner, ability, { owner, piece, battle: battleOf(s) }),
  );
  return saving && canPay(realmOf(s, owner), { mana: saving.ability.cost?.mana ?? 0 }) ? saving : null;
}

/** Whether a Combat spell saves a Hero in this battle (Guardian Spirit). */
function isGuarded(s: Hlas, owner: Seat, piece: Piece): boolean {
  const battle = battleOf(s);
  const side = battle ? sideOf(s, battle, owner) : NONE;
  if (!battle || side === NONE || !isOfKind(piece, ["hero"])) return false;
  return flankOf(battle, side).spells.some(card => spells[card].effects.some(op => op.op === "prevent"));
}

/** Who has abilities that look at destroyed Units: the owner, then others in the battle. */
function watchers(s: Hlas, owner: Seat): Seat[] {
  const battle = battleOf(s);
  if (!battle || sideOf(s, battle, owner) === NONE) return [owner];
  const other = isHostile(s, owner, battle.attacker) ? battle.attacker : battle.defender;
  return [owner, other];
}

/** A Unit is destroyed; a frame is needed only where a player could do something about it. */
export function destroy(s: Hlas, unit: Member, cause: LossCause, by: Seat, flow: HlasFlow): void {
  const { owner, piece, place } = unit;
  const at = regionOf(s, owner, place);
  const isWatched = watchers(s, owner).some(seat => abilitiesOn(s, seat, "unit-destroyed").length > 0);
  if (isWatched || isGuarded(s, owner, piece)) {
    flow.call("destruction", { owner, piece, place, at, cause, by, isSaved: false });
  } else removePiece(s, unit, at, cause, flow);
}

/** HLAS-457: a saved Unit goes to its owner's Courtyard and fights no more. */
function save(s: Hlas, { owner, piece, place, at }: DestructionFrame, flow: HlasFlow): void {
  if (countAt(realmOf(s, owner), piece, place) === 0) return;
  lift(s, owner, piece, place);
  sendHome(s, owner, piece);
  flow.emit({ type: "unitSaved", seat: owner, piece, at });
}

/** The Unit goes to the supply; those aboard a Vessel stay in its Land Region or share its fate at sea. */
function removePiece(s: Hlas, unit: Member, at: Region, cause: LossCause, flow: HlasFlow): void {
  const { owner, piece, place } = unit;
  if (countAt(realmOf(s, owner), piece, place) === 0) return;
  if (piece === "sea-vessel" || piece === "air-vessel") empty(s, owner, piece, at, cause, flow);
  dismiss(s, owner, piece, place);
  noteLoss(s, owner, piece);
  if (isEnemy(s, owner) && isOfKind(piece, ["hero"])) sendHome(s, owner, piece);
  flow.emit({ type: "unitLost", seat: owner, piece, at, cause });
}

/** HLAS-344, HLAS-457: a Unit goes to its owner's Courtyard and fights no more. */
function sendHome(s: Hlas, owner: Seat, piece: Piece): void {
  put(s, owner, piece, realmOf(s, owner).capital);
  battleOf(s)?.fled.push({ owner, piece });
}

/** Counts a destroyed Unit in the battle that is on. */
function noteLoss(s: Hlas, owner: Seat, piece: Piece): void {
  const battle = battleOf(s);
  const side = battle ? sideOf(s, battle, owner) : NONE;
  if (!battle || side === NONE) return;
  const flank = flankOf(battle, side);
  flank.lost++;
  flank.destroyed[kindNumber(piece)]!++;
}

/** Everybody aboard a Vessel: its owner's Units and an ally's. */
export function crewOf(s: Hlas, seat: Seat, vessel: Piece): Member[] {
  const deck = deckOf(vessel);
  const ally = allyOf(s, seat);
  const out: Member[] = [];
  const add = (owner: Seat, place: Place): void => {
    for (const piece of landPieces) {
      for (let n = countAt(realmOf(s, owner), piece, place); n > 0; n--) out.push({ owner, piece, place });
    }
  };
  add(seat, deck);
  if (ally !== NONE) add(ally, deck + 2);
  return out;
}

/** HLAS-253, HLAS-433: on land, and where damage in battle is assigned piece by piece, those aboard step off. */
function empty(s: Hlas, seat: Seat, vessel: Piece, at: Region, cause: LossCause, flow: HlasFlow): void {
  for (const member of crewOf(s, seat, vessel)) {
    const { owner, piece, place } = member;
    if (!isSea(at) || cause === "damage") {
      // Those of a bombarding Vessel are still to retreat from the battle, wherever it lay.
      lift(s, owner, piece, place);
      put(s, owner, piece, cause === "damage" ? (battleOf(s)?.region ?? at) : at);
    } else if (isRescued(s, seat, vessel) && owner === seat) {
      save(s, { ...member, at } as DestructionFrame, flow);
    } else {
      destroy(s, member, "lost-at-sea", NONE, flow);
    }
  }
}

/** Phoenix Nest II: those aboard who would be lost with it go to the Courtyard. */
function isRescued(s: Hlas, seat: Seat, vessel: Piece): boolean {
  return abilitiesOn(s, seat, "unit-destroyed").some(
    ({ ability }) =>
      ability.effects.some(op => op.op === "move-units" && op.select.where === "aboard-air-vessel") &&
      holds(s, seat, ability, { owner: seat, piece: vessel }),
  );
}

/** A Vessel is destroyed with everybody aboard (HLAS-180, HLAS-184, HLAS-254). */
export function sink(s: Hlas, seat: Seat, vessel: "sea-vessel" | "air-vessel", cause: LossCause, flow: HlasFlow): void {
  const realm = realmOf(s, seat);
  const place = vessel === "sea-vessel" ? realm.seaVessel : realm.airVessel;
  if (cause === "crash") flow.emit({ type: "vesselCrashed", seat, at: place });
  destroy(s, { owner: seat, piece: vessel, place }, cause, NONE, flow);
}

/** A Tower goes back to its owner's supply (HLAS-108, HLAS-249). */
export function razeTower(s: Hlas, owner: Seat, at: Region, cause: LossCause, flow: HlasFlow): void {
  const { towers } = realmOf(s, owner);
  towers.splice(towers.indexOf(at), 1);
  flow.emit({ type: "towerLost", seat: owner, at, cause });
}

const { procedure, auto, ask } = steps<DestructionFrame>();

export const destruction = procedure("destruction", {
  // HLAS-457 The owner may pay to save the Unit.
  saveUnit: ask<Plain>({
    when: (s, frame) => rescue(s, frame) !== null && !isGuarded(s, frame.owner, frame.piece),
    seat: (_s, frame) => frame.owner,
    options: () => [accept, decline],
    args: (s, frame) => ({ ability: rescue(s, frame)?.ability.id ?? "", piece: frame.piece }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "accept") return;
      const saving = rescue(s, frame)!;
      pay(s, frame.owner, { mana: saving.ability.cost?.mana ?? 0 }, "ability", flow);
      flow.emit({ type: "abilityUsed", seat: frame.owner, ability: saving.ability.id });
      frame.isSaved = true;
    },
  }),
  remove: auto((s, frame, flow) => {
    if (frame.isSaved || isGuarded(s, frame.owner, frame.piece)) {
      save(s, frame, flow);
      return flow.end();
    }
    removePiece(s, frame, frame.at, frame.cause, flow);
  }),
  follow: auto((s, frame, flow) => {
    const { owner, piece, at } = frame;
    callAbilities(s, "unit-destroyed", watchers(s, owner), { owner, piece, region: at }, flow);
  }),
});
