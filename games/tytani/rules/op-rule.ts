// What every op brings along: whether it can do anything now, and how it is carried out.
import type { Effect, Op, OpName, Origin } from "../content/effects.ts";
import { effectsOf } from "../content/usables.ts";
import type { EffectsFrame, TytaniFlow } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";

/** The rule of one op. */
export interface OpRule<K extends OpName> {
  /** TYT-117, TYT-340: whether it would change anything for the power now. */
  isPossible(s: Tytani, power: Power, op: Op<K>): boolean;
  /** Carries it out, or calls the procedure that does. */
  run(s: Tytani, frame: EffectsFrame, op: Op<K>, flow: TytaniFlow): void;
}

/** The op that a frame was called for. */
export function opOf<K extends OpName>(frame: { origin: Origin; index: number }, name: K): Op<K> {
  const op: Effect | undefined = effectsOf(frame.origin)[frame.index];
  if (op?.op !== name) throw new Error(`${frame.origin} has no ${name} there`);
  return op as Op<K>;
}
