// Carrying out the card that Enemy Secrets, Stolen Lore or Legendary Heroes copy; which they reach is in `copyable.ts`.
import type { Refusal } from "#kernel/procedure.ts";
import type { CopyCard } from "../choices.ts";
import type { CopyFrame } from "../frames.ts";
import { NONE, type Northgard } from "../state.ts";
import { copyable, isCopyable } from "./copyable.ts";
import { different } from "./deck.ts";
import { branchOf, isPlayable } from "./effects.ts";
import { reasons, refused } from "./reasons.ts";
import { steps } from "./steps.ts";

const { procedure, ask } = steps<CopyFrame>();

export const copy = procedure("copy", {
  // NOR-247, NOR-248 The printed effect of a card in reach, as if it were played now by the copying seat.
  chooseCard: ask<CopyCard>({
    when: (s, frame) => copies(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => copies(s, frame),
    refused: (s, frame) => copyRefusals(s, frame),
    take: (_s, frame, { seat, card }, { emit, call }) => {
      emit({ type: "cardCopied", seat: frame.seat, from: seat, card });
      call("effects", branchOf(frame.seat, card, NONE, NONE));
    },
  }),
});

/** Why a card in a player's active area cannot be copied. */
function copyRefusals(s: Northgard, frame: CopyFrame): Refusal[] {
  const inReach = copyable(s, frame.seat, frame.from, false);
  const offered = copies(s, frame);
  const isIn = (list: readonly CopyCard[], { seat, card }: CopyCard): boolean =>
    list.some(other => other.seat === seat && other.card === card);
  const lying = s.clans.flatMap(({ played, aside }, seat) =>
    different([...played, ...aside]).map((card): CopyCard => ({ kind: "copy", seat, card })),
  );
  return refused(
    lying,
    choice => {
      if (isIn(offered, choice)) return null;
      if (isIn(inReach, choice)) return reasons.nothingToDo;
      return isCopyable(choice.card) ? reasons.outOfReach : reasons.notCopied;
    },
    choice => choice,
  );
}

function copies(s: Northgard, frame: CopyFrame): CopyCard[] {
  return copyable(s, frame.seat, frame.from, false).filter(({ card }) => isPlayable(s, frame.seat, card));
}
