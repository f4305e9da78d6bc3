// Runs the effect list of a card, line by line. A new effect word is one type in content/cards.ts and one case here.
import { assertNever } from "#kernel/content.ts";
import { stepsOf } from "#kernel/procedure.ts";
import type { Dim } from "../choices.ts";
import type { BeaconsEvent } from "../events.ts";
import type { BeaconsFrame, DimFrame, EffectsFrame } from "../frames.ts";
import type { Beacons } from "../state.ts";
import { draw } from "./cards.ts";

const effectWords = stepsOf<Beacons, EffectsFrame, BeaconsEvent, BeaconsFrame>();
const dimWords = stepsOf<Beacons, DimFrame, BeaconsEvent, BeaconsFrame>();

/** The effects of a card. */
export const effects = effectWords.procedure("effects", {
  runNext: effectWords.auto((s, frame, flow) => {
    const effect = frame.left.shift();
    if (!effect) return;
    flow.repeat();
    const { seat, card } = frame;
    switch (effect.do) {
      // TPL-008 Light is added to the winner's.
      case "gainLight":
        s.light[seat]! += effect.amount;
        return flow.emit({ type: "lightGained", seat, amount: effect.amount, card });
      // TPL-009 The winner draws, also beyond the hand size.
      case "drawCards":
        return draw(s, seat, effect.amount, flow);
      case "dim":
        return flow.call("dim", { seat, amount: effect.amount });
      default:
        return assertNever(effect);
    }
  }),
});

/** The seats whose light can be dimmed. */
function dimTargets(s: Beacons, by: number, hasLight: boolean): Dim[] {
  return s.light.flatMap((light, target) =>
    target !== by && light > 0 === hasLight ? [{ kind: "dim", target } as const] : [],
  );
}

/** Dimming another seat's light. */
export const dim = dimWords.procedure("dim", {
  // TPL-010 The winner chooses another seat, which loses light; a seat without light cannot be chosen.
  chooseSeat: dimWords.ask<Dim>({
    when: (s, { seat }) => dimTargets(s, seat, true).length > 0,
    seat: (_s, { seat }) => seat,
    options: (s, { seat }) => dimTargets(s, seat, true),
    refused: (s, { seat }) => dimTargets(s, seat, false).map(choice => ({ choice, why: "no-light", rule: "TPL-010" })),
    args: (_s, { amount }) => ({ amount }),
    take: (s, frame, { target }, { emit }) => {
      const amount = Math.min(frame.amount, s.light[target]!);
      s.light[target]! -= amount;
      emit({ type: "lightDimmed", seat: target, by: frame.seat, amount });
    },
  }),
});
