// Moves and recruits that an effect gives without a slot (HLAS-438), and battles from a Vessel (HLAS-448).
import type { Seat } from "#kernel/procedure.ts";
import type { PickRegion } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { isOfKind, landPieces } from "../content/units.ts";
import type { BombardFrame, HlasFlow, Member } from "../frames.ts";
import { isSea, sailWays } from "../map/atlas.ts";
import { countAt, placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { newBattle } from "./battle-start.ts";
import { landAttacker } from "./landing.ts";
import { marchLocals, marchStarts } from "./march.ts";
import type { Locals, OpRule } from "./op-rule.ts";
import { capitalIn, hostileIn, isBanned, isExcluded, placesIn, realmOf } from "./queries.ts";
import { allow, everyRegion, pickRegion, type Reason, refuse } from "./reasons.ts";
import { canRecruit } from "./recruit.ts";
import { steps } from "./steps.ts";
import { canVoyage, voyageLocals } from "./voyage.ts";

/** All land Units of a seat in a Region. */
function landUnits(s: Hlas, seat: Seat, region: Region): Member[] {
  const out: Member[] = [];
  for (const piece of landPieces) {
    for (const place of placesIn(s, seat, region)) {
      for (let n = countAt(realmOf(s, seat), piece, place); n > 0; n--) out.push({ owner: seat, piece, place });
    }
  }
  return out;
}

/** One more Region for a given army, which goes as a whole or not at all; a spell may hold it (HLAS-438). */
function marchOn(s: Hlas, seat: Seat, army: Member[], at: Region, most: number, { call }: HlasFlow): void {
  if (army.length === 0 || isBanned(s, seat, at, "leave")) return;
  call("march", { ...marchLocals(seat, "effect"), isFixed: true, from: at, at, most, army });
}

/** Local Guide: the exploring Air Vessel flies on, or the exploring land Units march on. */
function guide(s: Hlas, frame: Locals, most: number, flow: HlasFlow): void {
  const { seat, base, army } = frame;
  if (army.some(unit => unit.piece === "air-vessel")) {
    flow.call("voyage", voyageLocals(s, seat, "air-vessel", "effect", 0, most));
    return;
  }
  if (army.length === 0) {
    if (!isBanned(s, seat, base, "leave"))
      flow.call("march", { ...marchLocals(seat, "effect"), from: base, at: base, most });
    return;
  }
  marchOn(
    s,
    seat,
    army.filter(unit => isOfKind(unit.piece, ["serf", "warrior", "hero"])),
    base,
    most,
    flow,
  );
}

/** Warlord III: all land Units in the Region of the named Hero. */
function marchWith(s: Hlas, frame: Locals, op: Op<"extra-action">, flow: HlasFlow): void {
  const { seat } = frame;
  const at = op.piece ? regionOf(s, seat, placeOf(realmOf(s, seat), op.piece)) : NONE;
  if (at !== NONE && at === frame.region && at !== realmOf(s, seat).capital)
    marchOn(s, seat, landUnits(s, seat, at), at, op.distance ?? NONE, flow);
}

export const extraActionOp: OpRule<"extra-action"> = {
  isPossible: (s, frame, op) => {
    const { seat } = frame;
    if (op.action === "recruit") return op.piece !== undefined && canRecruit(s, seat, op.piece);
    if (op.action === "march" && op.units) return !isBanned(s, seat, frame.region, "leave");
    if (op.action === "march") return marchStarts(s, seat, op.speedBonus ?? 0).length > 0;
    return canVoyage(s, seat, op.action === "sail" ? "sea-vessel" : "air-vessel", op.speedBonus ?? 0);
  },
  run: (s, frame, op, flow) => {
    const { seat } = frame;
    const bonus = op.speedBonus ?? 0;
    if (op.action === "recruit") {
      if (op.piece && canRecruit(s, seat, op.piece))
        flow.call("recruit", { seat, via: "effect", piece: "", left: 0, only: op.piece });
    } else if (op.action !== "march") {
      const vessel = op.action === "sail" ? "sea-vessel" : "air-vessel";
      if (canVoyage(s, seat, vessel, bonus)) flow.call("voyage", voyageLocals(s, seat, vessel, "effect", bonus));
    } else if (op.units === "exploring-army") guide(s, frame, op.distance ?? 1, flow);
    else if (op.units === "army-of-piece") marchWith(s, frame, op, flow);
    else flow.call("march", marchLocals(seat, "effect", bonus));
  },
};

/** HLAS-448: why a Galleon does not fight in a Region without entering it; from a dock only the sea around it. */
function whyNotBombarded(s: Hlas, seat: Seat, to: Region): Reason | null {
  const at = realmOf(s, seat).seaVessel;
  const isNext = at !== NONE && sailWays[at]!.includes(to) && (isSea(at) || isSea(to));
  if (!isNext) return { why: "not-next", rule: "HLAS-448" };
  if (isExcluded(s, to)) return { why: "out-of-play", rule: "HLAS-046" };
  if (capitalIn(s, to) !== NONE) return { why: "capital-safe", rule: "HLAS-448" };
  return hostileIn(s, seat, to) === NONE ? { why: "no-enemy-there", rule: "HLAS-448" } : null;
}

const bombardments = (s: Hlas, seat: Seat): PickRegion[] =>
  allow(sailWays[realmOf(s, seat).seaVessel] ?? [], pickRegion, at => whyNotBombarded(s, seat, at));

export const startBattleOp: OpRule<"start-battle"> = {
  isPossible: (s, frame) => bombardments(s, frame.seat).length > 0,
  run: (_s, frame, _op, { call }) => call("bombard", { seat: frame.seat, at: NONE }),
};

const { procedure, auto, ask } = steps<BombardFrame>();

export const bombard = procedure("bombard", {
  chooseRegion: ask<PickRegion>({
    when: (s, frame) => bombardments(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => bombardments(s, frame.seat),
    refused: (s, { seat }) => refuse(everyRegion, pickRegion, at => whyNotBombarded(s, seat, at)),
    take: (s, frame, { at }, { call }) => {
      const { seat } = frame;
      frame.at = at;
      call("battle", newBattle(seat, hostileIn(s, seat, at), at, realmOf(s, seat).seaVessel));
    },
  }),
  land: auto((s, frame, flow) => landAttacker(s, frame.seat, frame.at, flow)),
});
