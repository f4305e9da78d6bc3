// Carrying out the card that Enemy Secrets, Stolen Lore or Legendary Heroes copy; which they reach is in `copyable.ts`.
import type { CopyCard } from "../choices.ts";
import type { CopyFrame } from "../frames.ts";
import { NONE, type Northgard } from "../state.ts";
import { copyable } from "./copyable.ts";
import { branchOf, isPlayable } from "./effects.ts";
import { steps } from "./steps.ts";

const { procedure, ask } = steps<CopyFrame>();

export const copy = procedure("copy", {
  // NOR-247, NOR-248 The printed effect of a card in reach, as if it were played now by the copying seat.
  chooseCard: ask<CopyCard>({
    when: (s, frame) => copies(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => copies(s, frame),
    take: (_s, frame, { seat, card }, { emit, call }) => {
      emit({ type: "cardCopied", seat: frame.seat, from: seat, card });
      call("effects", branchOf(frame.seat, card, NONE, NONE));
    },
  }),
});

function copies(s: Northgard, frame: CopyFrame): CopyCard[] {
  return copyable(s, frame.seat, frame.from, false).filter(({ card }) => isPlayable(s, frame.seat, card));
}
