// Influence bids (RUN-392 to RUN-397, RUN-507): everybody bids in secret, everybody pays; one player ranks those who are tied.

import type { Seat } from "#kernel/procedure.ts";
import type { Bid, PickSeat } from "../choices.ts";
import { effectsAt } from "../content/effect-lists.ts";
import { type BidResults, type Op, opIn } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { titleCards } from "../content/titles.ts";
import type { BidFrame, RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { spendInfluence } from "./pieces.ts";
import { factionOf, playerOf, seatsIn } from "./queries.ts";
import { refuseRest } from "./reasons.ts";
import { runEffects } from "./run-effects.ts";
import { steps } from "./steps.ts";

/** The results a bid has, by the path of its op. */
function resultsOf({ path }: BidFrame): BidResults {
  const at = path.lastIndexOf(".");
  const op = effectsAt(path.slice(0, at))[Number(path.slice(at + 1))] as Op<"bid">;
  return op.results;
}

/** Bidders not ranked yet who share the highest of their bids. */
function tied(frame: BidFrame): Seat[] {
  const left = frame.order.filter(seat => !frame.ranking.includes(seat));
  const most = Math.max(...left.map(seat => frame.bids[seat]!));
  return left.filter(seat => frame.bids[seat] === most);
}

const pickSeat = (seat: Seat): PickSeat => ({ kind: "seat", seat });

/** Whether a tie makes a difference: the place it is about has a result of its own. */
function matters(frame: BidFrame): boolean {
  const { highest, second, lowest, eachExceptLowest } = resultsOf(frame);
  const from = frame.ranking.length;
  const to = from + tied(frame).length - 1;
  const places: number[] = [];
  if (highest) places.push(0);
  if (second) places.push(1);
  if (lowest || eachExceptLowest) places.push(frame.order.length - 1);
  return places.some(place => place >= from && place <= to);
}

/** RUN-396: the holder of the tie-breaking title, or the tied player with most unspent, then most starting influence. */
function decider(s: Runewars, frame: BidFrame): Seat {
  // RUN-507 The player who began to rank a group finishes it.
  if (frame.decider !== NONE) return frame.decider;
  const title = titleCards.findIndex(card => opIn(card.effects, "bidTieBreaker") !== null);
  const holder = s.titleHolder[title]!;
  if (holder !== NONE) return holder;
  return tied(frame).reduce((best, seat) => {
    const difference = playerOf(s, seat).influence - playerOf(s, best).influence;
    if (difference !== 0) return difference > 0 ? seat : best;
    return factionOf(s, seat).startingInfluence > factionOf(s, best).startingInfluence ? seat : best;
  });
}

const { procedure, auto, ask, askTogether } = steps<BidFrame, "carryOut" | "rank">();

export const bid = procedure("bid", {
  // RUN-393 Each player secretly chooses a number of tokens.
  makeBids: askTogether<Bid>({
    seats: s => seatsIn(s),
    options: (s, _frame, seat) =>
      Array.from({ length: playerOf(s, seat).influence + 1 }, (_, influence) => ({ kind: "bid", influence })),
    args: (_s, frame) => ({ path: frame.path }),
    take: (s, frame, chosen, flow) => {
      frame.bids = chosen.map(choice => choice?.influence ?? 0);
      s.bids = [...frame.bids];
      flow.emit({ type: "bidsRevealed", bids: [...frame.bids] });
      for (const seat of frame.order) spendInfluence(s, seat, frame.bids[seat]!, "bid", flow);
    },
  }),
  // A bidder who stands alone, or whose place makes no difference, is ranked without a question.
  rank: auto((_s, frame, flow) => {
    while (frame.ranking.length < frame.order.length) {
      const group = tied(frame);
      if (group.length > 1 && matters(frame)) return;
      frame.ranking.push(...group);
      frame.decider = NONE;
    }
    flow.goto("carryOut");
  }),
  // RUN-396, RUN-507 A tie is ranked from the top.
  breakTie: ask<PickSeat>({
    seat: decider,
    options: (_s, frame) => tied(frame).map(pickSeat),
    refused: (_s, frame) =>
      refuseRest(frame.order.map(pickSeat), tied(frame).map(pickSeat), () => ["not-tied", "RUN-396"]),
    args: (_s, frame) => ({ path: frame.path, place: frame.ranking.length + 1, last: frame.order.length }),
    take: (s, frame, { seat }, flow) => {
      const by = decider(s, frame);
      const isLast = tied(frame).length === 2;
      frame.ranking.push(seat);
      if (isLast) frame.ranking.push(tied(frame)[0]!);
      frame.decider = isLast ? NONE : by;
      flow.emit({ type: "tieDecided", seat: by, ranking: [...frame.ranking] });
      flow.goto("rank");
    },
  }),
  // RUN-394 The card says what the bids mean.
  carryOut: auto((_s, frame, flow) => carryOut(frame, flow)),
});

function carryOut(frame: BidFrame, flow: RuneFlow): void {
  const { ranking, order, bids, path } = frame;
  const lowest = ranking.at(-1)!;
  const results = resultsOf(frame);
  const start = (name: keyof BidResults, seats: readonly Seat[]): void => {
    if (results[name]) for (const seat of seats) runEffects(`${path}.${name}`, { seat, other: lowest }, flow);
  };
  start("highest", [ranking[0]!]);
  start("second", [ranking[1]!]);
  start("lowest", [lowest]);
  start(
    "bidZero",
    order.filter(seat => bids[seat] === 0),
  );
  start(
    "eachExceptLowest",
    order.filter(seat => seat !== lowest),
  );
}
