// What takes long is done elsewhere: bots' thinking, and whether an undo would take back something learned. The event
// loop only asks and is told. Who waits is served fairly here; where it is done is the desk's.
import type { Foreseen } from "#kernel/foresee.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import type { EarlierRules } from "../rules/earlier.ts";
import { type Claim, FairQueue } from "./fair-queue.ts";

/** What takes long. */
export type Task =
  | {
      readonly kind: "bot";
      readonly game: string;
      /** Rules of an earlier build, if the game is played by those. */
      readonly earlier: EarlierRules | null;
      readonly level: string;
      readonly state: State;
      readonly seat: Seat;
      /** The game's seed, from which bots have their luck: anyone with the record can let them think again. */
      readonly seed: string;
    }
  | {
      readonly kind: "learned";
      readonly game: string;
      /** Rules of an earlier build, if the game is played by those. */
      readonly earlier: EarlierRules | null;
      readonly state: State;
      readonly seat: Seat;
      readonly choice: Choice;
    }
  | {
      readonly kind: "foresee";
      readonly game: string;
      /** Rules of an earlier build, if the game is played by those. */
      readonly earlier: EarlierRules | null;
      readonly state: State;
      readonly seat: Seat;
      readonly luck: string;
    };

interface Job {
  readonly task: Task;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Where tasks are done. */
export interface Desk {
  /** How many it can do at once. */
  readonly size: number;
  run(task: Task): Promise<unknown>;
  close(): Promise<void>;
}

/** Tasks that wait for their turn at a desk. */
export class Pool {
  readonly #desk: Desk;
  readonly #queue = new FairQueue<Job>();
  #busy = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The choices of a bot for its seat's question: one, or a whole simultaneous answer. */
  bot(claim: Claim, task: Omit<Extract<Task, { kind: "bot" }>, "kind">): Promise<Choice[]> {
    return this.#run(claim, { kind: "bot", ...task }) as Promise<Choice[]>;
  }

  /** Whether a viewer learned something hidden from a choice. */
  learned(claim: Claim, task: Omit<Extract<Task, { kind: "learned" }>, "kind">): Promise<boolean> {
    return this.#run(claim, { kind: "learned", ...task }) as Promise<boolean>;
  }

  /** The questions that a seat may be asked next. */
  foresee(claim: Claim, task: Omit<Extract<Task, { kind: "foresee" }>, "kind">): Promise<Foreseen[]> {
    return this.#run(claim, { kind: "foresee", ...task }) as Promise<Foreseen[]>;
  }

  /** Tasks that wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** How long a person waits, in tasks that are done one after the other: their own, or one of everybody who waits. */
  loadOf(person: string): number {
    return Math.max(this.#queue.of(person), this.#queue.people) / this.#desk.size;
  }

  close(): Promise<void> {
    return this.#desk.close();
  }

  #run(claim: Claim, task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#queue.add(claim, { task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    while (this.#busy < this.#desk.size) {
      const job = this.#queue.take();
      if (!job) return;
      this.#busy++;
      void this.#do(job);
    }
  }

  async #do({ task, resolve, reject }: Job): Promise<void> {
    try {
      resolve(await this.#desk.run(task));
    } catch (error) {
      reject(error);
    }
    this.#busy--;
    this.#next();
  }
}
