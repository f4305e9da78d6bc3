// What a seat has sent and the server has not yet confirmed. Each submission has its own sequence number, so it can
// be repeated after a lost connection and still happens exactly once.
import type { Choice, Seat } from "#kernel/procedure.ts";
import { type Problem, problemFrom } from "../problem.ts";
import { ask } from "./socket.ts";

/** What a seat can submit. */
export type Wish =
  | { readonly type: "choose"; readonly choices: readonly Choice[] }
  | { readonly type: "retract"; readonly keep: number }
  | { readonly type: "undo" };

interface Submission {
  readonly seat: Seat;
  readonly sequence: number;
  readonly wish: Wish;
}

/** Failures after which the same submission is sent again when the connection is back. */
const passing = new Set(["connection-lost", "server-slow", "storage", "draining", "hello-first", "not-subscribed"]);

/** An accepted submission counts as on its way until its look has come, or for so long. */
const SHOWN_MS = 1500;

/** A seat's unconfirmed submissions. */
export interface Outbox {
  /** Sends a wish under the next number. */
  add(seat: Seat, wish: Wish): void;
  /** The server has everything up to a number; sends the rest again. */
  resume(sequence: number): void;
  /** The page shows everything up to a number. */
  shown(sequence: number): void;
  /** Choices on their way, in order. */
  choices(): readonly Choice[] | null;
  clear(): void;
}

/** What an outbox tells its owner. */
export interface OutboxEvents {
  /** Something was added, confirmed or dropped. */
  changed(): void;
  refused(problem: Problem): unknown;
  /** No answer came in time: the connection should be made again. */
  stuck(): void;
}

/** Makes an empty outbox for one table. */
export function outboxOf(table: string, events: OutboxEvents): Outbox {
  let queue: Submission[] = [];
  let confirmed = 0;

  const settle = (sequence: number) => {
    confirmed = Math.max(confirmed, sequence);
    if (!queue.some(each => each.sequence <= confirmed)) return;
    queue = queue.filter(each => each.sequence > confirmed);
    events.changed();
  };
  const drop = (submission: Submission, problem: Problem) => {
    if (!queue.includes(submission)) return;
    // What was to follow a refused submission was meant for a position that never came.
    queue = queue.filter(each => each.sequence < submission.sequence);
    events.changed();
    events.refused(problem);
  };
  const send = async (submission: Submission) => {
    const { seat, sequence, wish } = submission;
    try {
      const message = { table, seat, sequence };
      if (wish.type === "choose") await ask({ ...message, type: "choose", choices: [...wish.choices] });
      else if (wish.type === "retract") await ask({ ...message, type: "retract", keep: wish.keep });
      else await ask({ ...message, type: "undo" });
      setTimeout(() => settle(sequence), SHOWN_MS);
    } catch (error) {
      const problem = problemFrom(error);
      if (!passing.has(problem.code)) drop(submission, problem);
      else if (problem.code !== "connection-lost") events.stuck();
    }
  };

  return {
    add: (seat, wish) => {
      const submission = { seat, wish, sequence: (queue[queue.length - 1]?.sequence ?? confirmed) + 1 };
      queue.push(submission);
      events.changed();
      void send(submission);
    },
    resume: sequence => {
      confirmed = 0;
      settle(sequence);
      for (const submission of [...queue]) void send(submission);
    },
    shown: settle,
    choices: () => {
      const choices = queue.flatMap(({ wish }) => (wish.type === "choose" ? wish.choices : []));
      return choices.length > 0 ? choices : null;
    },
    clear: () => {
      queue = [];
    },
  };
}
