// A step: one accepted submission as it lies in a table's journal. The journal is append-only: an undo is a step too.
import type { Choice, GameEvent, Seat, State } from "#kernel/procedure.ts";
import type { JournalRow } from "../store/sql.ts";
import type { ClockState } from "./clock.ts";

/** What was done. */
export type Act =
  | { readonly kind: "start" }
  | { readonly kind: "choose"; readonly choices: readonly Choice[] }
  | { readonly kind: "retract"; readonly keep: number }
  /**
   * Back to how it was after the step of that version, when viewers had counted to `marks`. By consent: for which
   * seat, and for which time at this table (chance goes on with new luck).
   */
  | {
      readonly kind: "undo";
      readonly to: number;
      readonly marks: readonly number[];
      readonly consent?: { readonly seat: Seat; readonly luck: number };
    }
  /** The clock was set: a seat got more time, or a bot took a seat. */
  | { readonly kind: "clock" };

/** One row of a journal. */
export interface Step {
  /** Who acted; -1 for the table itself. */
  readonly seat: Seat;
  /** The seat's own count of submissions. */
  readonly sequence: number;
  /** The person, or the bot's level. */
  readonly by: string;
  readonly act: Act;
  /** Fingerprint of what was submitted, to tell a repeat from another submission. */
  readonly digest: string;
  /** Everything that happened; filtered for each viewer before it leaves. */
  readonly events: readonly GameEvent[];
  /** What each viewer has counted after this step: the seats, then the spectators. */
  readonly marks: readonly number[];
  readonly clock: ClockState | null;
  /** The seats with an open question after this step. */
  readonly open: readonly Seat[];
  /** Fingerprint of the state after this step. */
  readonly hash: string;
  readonly at: number;
  /** When everybody last noticed something; a secret answer leaves it. Steps of older versions lack it. */
  readonly told?: number | undefined;
  /** An order of the seat's person chose it. */
  readonly isOrdered?: boolean | undefined;
}

/** How a bot's steps are signed. */
export const signBot = (level: string): string => `bot:${level}`;

/** The level of the bot that signed a step; null for people. */
export const botOf = (by: string): string | null => (by.startsWith("bot:") ? by.slice("bot:".length) : null);

/** A step with its place in the journal. */
export interface NumberedStep extends Step {
  readonly version: number;
}

export function readStep(row: JournalRow): NumberedStep {
  return { version: row.version, ...(JSON.parse(row.body) as Step) };
}

/** A step as the journal keeps it; its version is the row's. */
export function stepText({
  seat,
  sequence,
  by,
  act,
  digest,
  events,
  marks,
  clock,
  open,
  hash,
  at,
  told,
  isOrdered,
}: Step): string {
  // Named one by one: leaving a field out of a copy makes objects that are slow to write.
  const body: Step = { seat, sequence, by, act, digest, events, marks, clock, open, hash, at, told, isOrdered };
  return JSON.stringify(body);
}

/** The steps that still count: those that no undo has taken back, and of the undos those that changed the luck. */
export function effective(steps: readonly NumberedStep[]): NumberedStep[] {
  const left: NumberedStep[] = [];
  for (const step of steps) {
    if (step.act.kind !== "undo") {
      left.push(step);
      continue;
    }
    const { to, consent } = step.act;
    while ((left.at(-1)?.version ?? 0) > to) left.pop();
    if (consent) left.push(step);
  }
  return left;
}

/** What viewers had counted to at the point an undo goes back to. */
export const backOf = (act: Act): readonly number[] | null => (act.kind === "undo" ? act.marks : null);

/** A snapshot: everything needed to go on from a version without its past. */
export interface Snapshot {
  readonly state: State;
  readonly marks: readonly number[];
  readonly sequences: readonly SeatSequence[];
  readonly clock: ClockState | null;
  readonly rules: string;
  /** The link of the last row before it; see chain.ts. */
  readonly chain?: string;
  readonly told?: number;
}

/** A seat's last accepted submission. */
export interface SeatSequence {
  readonly last: number;
  readonly digest: string;
  /** The seat's own version after it. */
  readonly mark: number;
  /** If an order chose it: the seat's own version after what its person last chose. */
  readonly own?: number;
}
