// Recruit (HLAS-067 to HLAS-076): one Unit, or two Serfs at once, for Food and more.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { type PickRegion, type Plain, type Recruit, skip } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { Price } from "../content/resources.ts";
import { isOfKind, type Piece, pieceFacts, pieces } from "../content/units.ts";
import type { RecruitFrame } from "../frames/actions.ts";
import type { HlasFlow } from "../frames/frame.ts";
import { isLand } from "../map/land.ts";
import type { Hlas } from "../state.ts";
import { opsOn } from "./abilities.ts";
import { pairFood } from "./modifiers.ts";
import { passAction } from "./passing.ts";
import { bringIn, canPay, pay } from "./pieces.ts";
import { isInPlay, isUnlocked, placeOf, realmOf, regionOf, roomIn } from "./queries.ts";
import { steps } from "./steps.ts";

/** How many of a piece are in supply. */
export function supplyOf(s: Hlas, seat: Seat, piece: Piece): number {
  const realm = realmOf(s, seat);
  if (piece === "serf") return realm.serfsLeft;
  if (piece === "warrior") return realm.warriorsLeft;
  return isInPlay(realm, piece) ? 0 : 1;
}

/** HLAS-070, HLAS-071: in supply, with its Building built, and affordable. */
export function canRecruit(s: Hlas, seat: Seat, piece: Piece): boolean {
  const realm = realmOf(s, seat);
  return supplyOf(s, seat, piece) > 0 && isUnlocked(realm, piece) && canPay(realm, pieceFacts[piece].cost);
}

/** What a player can recruit now. */
export function recruits(s: Hlas, seat: Seat): Recruit[] {
  const realm = realmOf(s, seat);
  const out: Recruit[] = [];
  for (const piece of pieces) {
    if (canRecruit(s, seat, piece)) out.push({ kind: "recruit", piece, count: 1 });
    const pair = pairFood(s, seat, piece);
    if (pair !== null && realm.food >= pair && supplyOf(s, seat, piece) > 1)
      out.push({ kind: "recruit", piece, count: 2 });
  }
  return out;
}

const priceFor = (s: Hlas, seat: Seat, piece: Piece, count: number): Price =>
  count === 2 ? { food: pairFood(s, seat, piece) ?? 0 } : pieceFacts[piece].cost;

/** Why pieces cannot be recruited now. */
function refusals(s: Hlas, seat: Seat): Refusal[] {
  const realm = realmOf(s, seat);
  return pieces.flatMap((piece): Refusal[] => {
    const choice: Recruit = { kind: "recruit", piece, count: 1 };
    if (supplyOf(s, seat, piece) === 0) return [{ choice, why: "no-supply", rule: "HLAS-070" }];
    if (!isUnlocked(realm, piece)) return [{ choice, why: "no-building", rule: "HLAS-071" }];
    if (!canPay(realm, pieceFacts[piece].cost)) return [{ choice, why: "too-expensive", rule: "HLAS-072" }];
    return [];
  });
}

/** Sky Harbor II: land Units may come to the Air Vessel's Land Region instead. */
function sites(s: Hlas, seat: Seat, piece: Piece): Region[] {
  const realm = realmOf(s, seat);
  const out = [realm.capital];
  if (!isOfKind(piece, ["serf", "warrior", "hero"])) return out;
  for (const op of opsOn(s, seat, "placement")) {
    if (op.what !== "recruited-land-units" || !op.piece) continue;
    const at = regionOf(s, seat, placeOf(realm, op.piece));
    if (at !== NONE && isLand(at) && at !== realm.capital && roomIn(s, seat, at) > 0) out.push(at);
  }
  return out;
}

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
    when: (s, frame) => frame.only === "" && recruits(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...recruits(s, frame.seat), skip],
    refused: (s, frame) => refusals(s, frame.seat),
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
    options: (s, frame) => sites(s, frame.seat, frame.piece as Piece).map(at => ({ kind: "region", at })),
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
