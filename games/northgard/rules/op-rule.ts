// What every op of a card brings along: whether it can do anything now, and how it is carried out.
import type { Seat } from "#kernel/procedure.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import type { EffectList, Op, OpName } from "../content/effects.ts";
import type { EffectsFrame, NorthFlow } from "../frames.ts";
import { NONE, type Northgard } from "../state.ts";

/** The rule of one op. */
export interface OpRule<K extends OpName> {
  /** Whether it can do anything for the seat now (NOR-071, NOR-157). */
  isPossible(s: Northgard, seat: Seat, op: Op<K>, card: CardId): boolean;
  /** Carries it out, or calls the procedure that does. */
  run(s: Northgard, frame: EffectsFrame, op: Op<K>, flow: NorthFlow): void;
}

/** An op that can always be carried out, like Recruit and Move with their "up to". */
export const always = (): boolean => true;
/** An op that nobody carries out in a turn. */
export const never = (): boolean => false;

/** A list of ops of a card: its main list, or a list inside a compound op. */
export function listOf(card: CardId, branch: number): EffectList {
  const { effects, branches } = cardOf(card);
  return branch === NONE ? effects : branches[branch]!;
}

/** The op that a frame was called for. */
export function opOf<K extends OpName>(frame: { card: CardId; branch: number; index: number }, name: K): Op<K> {
  const op = listOf(frame.card, frame.branch)[frame.index];
  if (op?.op !== name) throw new Error(`${frame.card} has no ${name} there`);
  return op as Op<K>;
}
