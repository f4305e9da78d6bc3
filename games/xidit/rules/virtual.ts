// The virtual player of a game for three: after every elimination the player moves one of its markers up.
import { stepsOf } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { evaluations } from "../content/evaluations.ts";
import type { XiditEvent } from "../events.ts";
import type { VirtualPlayerFrame, XiditFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";

type AdvanceChoice = Extract<XiditChoice, { kind: "advance" }>;

const advanceChoices: readonly AdvanceChoice[] = Object.freeze(
  evaluations.map(({ id }) => Object.freeze({ kind: "advance" as const, evaluation: id })),
);

const { procedure, ask } = stepsOf<Xidit, VirtualPlayerFrame, XiditEvent, XiditFrame>();

/** A marker of the virtual player moves up. */
export const virtualPlayer = procedure("virtualPlayer", {
  // XID-227, 229, 268, 309 Any of the three; they have no upper end, and it is never skipped.
  chooseColumn: ask<AdvanceChoice>({
    seat: (_s, frame) => frame.seat,
    options: () => advanceChoices,
    take: (s, { seat }, { evaluation }, flow) => {
      const column = advanceChoices.findIndex(choice => choice.evaluation === evaluation);
      const value = ++s.virtual[column]!;
      flow.emit({ type: "virtualAdvanced", seat, evaluation, value });
    },
  }),
});
