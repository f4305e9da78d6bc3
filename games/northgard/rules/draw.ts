// The Draw action (NOR-151 to NOR-156, NOR-433): draw, then keep, discard and put back as the card says.
import type { Seat } from "#kernel/procedure.ts";
import type { PickCard } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { DrawFrame, NorthFlow } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { isClosed } from "../map/land.ts";
import type { Northgard } from "../state.ts";
import { different, drawable, drawToHand, drawToSort, putOnTop } from "./deck.ts";
import type { OpRule } from "./op-rule.ts";
import { clanOf } from "./queries.ts";
import { steps } from "./steps.ts";

/** NOR-156: a Draw action needs all its cards. */
export const drawOp: OpRule<"draw"> = {
  isPossible: (s, seat, op) => drawable(clanOf(s, seat)) >= op.count,
  run: (s, frame, op, flow) => {
    const { keep, discard, top } = op;
    if (discard + top === 0) drawToHand(s, frame.seat, op.count, flow);
    else flow.call("draw", { seat: frame.seat, keep, discard, top, drawn: [] });
  },
};

/** NOR-269: one card for each closed territory of enough tiles. */
function closedLand(s: Northgard, seat: Seat, tiles: number): number {
  return landOf(s).list.filter(at => s.owner[at] === seat && isClosed(landOf(s), at) && landOf(s).size[at]! >= tiles)
    .length;
}

export const drawPerClosedOp: OpRule<"draw-per-closed"> = {
  isPossible: (s, seat, op) => {
    const count = closedLand(s, seat, op.tiles);
    return count > 0 && drawable(clanOf(s, seat)) >= count;
  },
  run: (s, frame, op, flow) => drawToHand(s, frame.seat, closedLand(s, frame.seat, op.tiles), flow),
};

const { procedure, auto, ask } = steps<DrawFrame>();

export const draw = procedure("draw", {
  // NOR-151, NOR-433 All cards are drawn first.
  drawCards: auto((s, frame, flow) => {
    drawToSort(s, frame, frame.keep + frame.discard + frame.top, flow);
  }),
  // NOR-152 to NOR-154, NOR-388 One card after another finds its place; what is left over has no choice any more.
  sortCards: ask<PickCard>({
    when: (_s, frame) => nextFate(frame) !== "none",
    seat: (_s, frame) => frame.seat,
    options: (_s, frame) => {
      const kind = nextFate(frame) as PickCard["kind"];
      return different(frame.drawn).map(card => ({ kind, card }));
    },
    args: (_s, frame) => ({ keep: frame.keep, discard: frame.discard, top: frame.top }),
    take: (s, frame, choice, flow) => {
      settleCard(s, frame, choice.card, choice.kind, flow);
      flow.repeat();
    },
  }),
  settleRest: auto((s, frame, flow) => {
    for (const card of [...frame.drawn]) settleCard(s, frame, card, restFate(frame), flow);
  }),
});

/** Which fate is chosen next: the one that leaves least to choose; "none" when the rest share one fate. */
function nextFate(frame: DrawFrame): "keep" | "discard" | "top" | "none" {
  const { keep, discard, top } = frame;
  if (top === 0) {
    if (keep === 0 || discard === 0) return "none";
    return keep <= discard ? "keep" : "discard";
  }
  if (discard > 0) return "discard";
  return keep === 0 && top === 1 ? "none" : "top";
}

function restFate(frame: DrawFrame): "keep" | "discard" | "top" {
  if (frame.top > 0) return "top";
  return frame.keep > 0 ? "keep" : "discard";
}

function settleCard(s: Northgard, frame: DrawFrame, card: CardId, fate: PickCard["kind"], flow: NorthFlow): void {
  const { seat } = frame;
  const clan = clanOf(s, seat);
  frame.drawn.splice(frame.drawn.indexOf(card), 1);
  if (fate === "keep") {
    frame.keep--;
    clan.hand.push(card);
  } else if (fate === "discard") {
    frame.discard--;
    clan.discard.push(card);
    flow.emit({ type: "cardDiscarded", seat, card, cause: "drawn" });
  } else {
    frame.top--;
    putOnTop(clan, card, false);
    flow.emit({ type: "cardsPutBack", seat, count: 1, cards: [card] });
  }
}
