// Recruit (HLAS-067 to HLAS-076): one Unit, or two Serfs at once, for Food and more.
import { frozen } from "#kernel/content.ts";
import type { Seat } from "#kernel/procedure.ts";
import { type PickRegion, type Plain, type Recruit, skip } from "../choices.ts";
import type { Region } from "../content/regions.ts";
import type { Price } from "../content/resources.ts";
import { isOfKind, type Piece, pieceFacts, pieces } from "../content/units.ts";
import type { HlasFlow, RecruitFrame } from "../frames.ts";
import { placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { opsOn } from "./abilities.ts";
import { pairFood } from "./modifiers.ts";
import { passAction } from "./passing.ts";
import { bringIn, canPay, pay } from "./pieces.ts";
import { isInPlay, isUnlocked, realmOf, roomIn } from "./queries.ts";
import { allow, itself, landRegions, pickRegion, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";

/** How many of a piece are in supply. */
export function supplyOf(s: Hlas, seat: Seat, piece: Piece): number {
  const realm = realmOf(s, seat);
  if (piece === "serf") return realm.serfsLeft;
  if (piece === "warrior") return realm.warriorsLeft;
  return isInPlay(realm, piece) ? 0 : 1;
}

/** HLAS-070 to HLAS-072: why a Unit cannot be recruited: none in supply, its Building not built, or too dear. */
function whyNotHired(s: Hlas, seat: Seat, { piece, count }: Recruit): Reason | null {
  const realm = realmOf(s, seat);
  if (supplyOf(s, seat, piece) < count) return { why: "no-supply", rule: "HLAS-070" };
  if (!isUnlocked(realm, piece)) return { why: "no-building", rule: "HLAS-071" };
  return canPay(realm, priceFor(s, seat, piece, count)) ? null : { why: "too-expensive", rule: "HLAS-072" };
}

export const whyNotRecruited = (s: Hlas, seat: Seat, piece: Piece): Reason | null =>
  whyNotHired(s, seat, { kind: "recruit", piece, count: 1 });
export const canRecruit = (s: Hlas, seat: Seat, piece: Piece): boolean => whyNotRecruited(s, seat, piece) === null;

const singles: readonly Recruit[] = frozen(pieces.map(piece => ({ kind: "recruit", piece, count: 1 })));
const pairs: readonly Recruit[] = frozen(pieces.map(piece => ({ kind: "recruit", piece, count: 2 })));

/** HLAS-068: every Unit, and pairs of those that come in pairs. */
function hirings(s: Hlas, seat: Seat): Recruit[] {
  const out: Recruit[] = [];
  for (let at = 0; at < pieces.length; at++) {
    out.push(singles[at]!);
    if (pairFood(s, seat, pieces[at]!) !== null) out.push(pairs[at]!);
  }
  return out;
}

/** What a player can recruit now. */
export const recruits = (s: Hlas, seat: Seat): Recruit[] =>
  hirings(s, seat).filter(hiring => whyNotHired(s, seat, hiring) === null);

/** Whether a player can recruit anything. */
export const canRecruitAny = (s: Hlas, seat: Seat): boolean =>
  hirings(s, seat).some(hiring => whyNotHired(s, seat, hiring) === null);

const priceFor = (s: Hlas, seat: Seat, piece: Piece, count: number): Price =>
  count === 2 ? { food: pairFood(s, seat, piece) ?? 0 } : pieceFacts[piece].cost;

/** HLAS-074, HLAS-020: why a new Unit does not come to a Region; Sky Harbor II names the Air Vessel's for land Units. */
function whyNoSite(s: Hlas, seat: Seat, piece: Piece, at: Region): Reason | null {
  const realm = realmOf(s, seat);
  if (at === realm.capital) return null;
  const isNamed = opsOn(s, seat, "placement").some(
    op =>
      op.what === "recruited-land-units" &&
      op.piece !== undefined &&
      isOfKind(piece, ["serf", "warrior", "hero"]) &&
      regionOf(s, seat, placeOf(realm, op.piece)) === at,
  );
  if (!isNamed) return { why: "not-the-place", rule: "HLAS-074" };
  return roomIn(s, seat, at) > 0 ? null : { why: "no-room", rule: "HLAS-020" };
}

/** The Capital first. */
const sites = (s: Hlas, seat: Seat, piece: Piece): PickRegion[] => {
  const { capital } = realmOf(s, seat);
  const others = landRegions.filter(at => at !== capital);
  return allow([capital, ...others], pickRegion, at => whyNoSite(s, seat, piece, at));
};

function place(s: Hlas, frame: RecruitFrame, at: Region, flow: HlasFlow): void {
  const { seat, via } = frame;
  const piece = frame.piece as Piece;
  const count = at === realmOf(s, seat).capital ? frame.left : 1;
  frame.left -= count;
  bringIn(s, { seat, piece, count, at, cause: via === "effect" ? "ability" : "recruit" }, flow);
}

const { procedure, auto, ask } = steps<RecruitFrame>();

export const recruit = procedure("recruit", {
  // HLAS-067 to HLAS-072 Pay for one Unit, or for a pair.
  chooseUnit: ask<Recruit | Plain>({
    when: (s, frame) => frame.only === "" && canRecruitAny(s, frame.seat),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...recruits(s, frame.seat), skip],
    refused: (s, { seat }) => refuse(hirings(s, seat), itself, hiring => whyNotHired(s, seat, hiring)),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "recruit") hire(s, frame, choice.piece, choice.count, flow);
    },
  }),
  hireNamed: auto((s, frame, flow) => {
    if (frame.only !== "" && canRecruit(s, frame.seat, frame.only)) hire(s, frame, frame.only, 1, flow);
    if (frame.piece === "") {
      passAction(s, frame, "recruit", flow);
      flow.end();
    }
  }),
  // HLAS-074 To the Courtyard, Vessels to the Capital Region; an ability may offer another place.
  choosePlace: ask<PickRegion>({
    when: (s, frame) => frame.left > 0 && sites(s, frame.seat, frame.piece as Piece).length > 1,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => sites(s, frame.seat, frame.piece as Piece),
    refused: (s, frame) => refuse(landRegions, pickRegion, at => whyNoSite(s, frame.seat, frame.piece as Piece, at)),
    args: (_s, frame) => ({ piece: frame.piece }),
    take: (s, frame, { at }, flow) => {
      place(s, frame, at, flow);
      flow.repeat();
    },
  }),
  arrive: auto((s, frame, flow) => {
    if (frame.left > 0) place(s, frame, realmOf(s, frame.seat).capital, flow);
  }),
});

function hire(s: Hlas, frame: RecruitFrame, piece: Piece, count: number, flow: HlasFlow): void {
  pay(s, frame.seat, priceFor(s, frame.seat, piece, count), "recruit", flow);
  frame.piece = piece;
  frame.left = count;
}
