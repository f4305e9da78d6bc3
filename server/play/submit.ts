// A person's or bot's submission: checked, made durable, done exactly once.
import { hash } from "#kernel/json.ts";
import type { Orders } from "#kernel/orders.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import { Refused } from "../refusal.ts";
import { commitSteps } from "./attempt.ts";
import type { Live } from "./live.ts";
import { stepsAfter } from "./load.ts";
import { act, noSequence, type Play } from "./play.ts";
import { readStep } from "./step.ts";
import { plannedUndo } from "./undo.ts";

/** What a person wants to do. */
export type Wish =
  | { readonly kind: "choose"; readonly choices: readonly Choice[] }
  | { readonly kind: "retract"; readonly keep: number }
  | { readonly kind: "undo" };

/** A submission of a seat. */
export interface Submission {
  readonly seat: Seat;
  readonly sequence: number;
  readonly by: string;
  readonly wish: Wish;
  /** An order of the seat's person chose it; what they have ordered after it. */
  readonly ordered?: Orders;
  /** Called when it is durable, before anybody is told; with the seat's own version after it. */
  accepted(mark: number): void;
}

/** Takes a submission; must run in the table's queue. */
export async function submitTo(live: Live, submission: Submission): Promise<void> {
  const { seat, sequence, by, wish, accepted, ordered } = submission;
  const digest = hash(wish);
  await commitSteps(live, async play => {
    const repeated = isNext(play, submission) ? null : await repeatOf(live, play, submission, digest);
    if (repeated !== null) {
      accepted(repeated);
      return null;
    }
    const before = play.match.state;
    const done =
      wish.kind === "undo"
        ? await plannedUndo(live, play, seat)
        : { act: wish, ...act(play.match, seat, { act: wish }, live.watchers.size > 0) };
    return { seat, sequence, by, ...done, digest, before, accepted, ...(ordered ? { ordered } : null) };
  });
}

const isNext = ({ sequences }: Play, { seat, sequence }: Submission): boolean => sequences[seat]?.last === sequence - 1;

/** The seat's version after an earlier submission with the same sequence and content; refused if there is none. */
async function repeatOf(live: Live, play: Play, { seat, sequence }: Submission, digest: string): Promise<number> {
  if (seat >= play.match.state.seats) throw new Refused("unknown-seat");
  const known = play.sequences[seat] ?? noSequence;
  const expected = known.last + 1;
  if (sequence > expected) throw new Refused("sequence-gap", { expected });
  const earlier = sequence === known.last ? known : await findSequence(live, play, seat, sequence);
  if (earlier?.digest !== digest) throw new Refused("sequence-used", { expected });
  return earlier.mark;
}

async function findSequence(live: Live, play: Play, seat: Seat, sequence: number) {
  const isIt = (step: { seat: Seat; sequence: number }): boolean => step.seat === seat && step.sequence === sequence;
  const found =
    play.recent.map(readStep).find(isIt) ?? (await stepsAfter(live.node.store.tables, live.no, 0)).find(isIt);
  return found && { digest: found.digest, mark: found.marks[seat] ?? 0 };
}
