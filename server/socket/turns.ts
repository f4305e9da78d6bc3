// Messages that arrive together are handled a few at a time. In between the loop gets to what has been stored
// meanwhile: otherwise the first of a thousand would be told only after the last one was read.

/** Messages handled in one turn. */
const SLICE = 32;
/** Messages of one sender that may wait; more are left in the socket. */
const MOST = 64;

/** A connection whose messages wait. */
export interface Sender {
  pause(): void;
  resume(): void;
}

interface Turn {
  readonly sender: Sender;
  handle(): void;
}

/** Everybody's messages in the order in which they came. */
export class Turns {
  #waiting: Turn[] = [];
  #next = 0;
  #isPlanned = false;
  readonly #counts = new Map<Sender, number>();
  readonly #paused = new Set<Sender>();

  add(sender: Sender, handle: () => void): void {
    const count = (this.#counts.get(sender) ?? 0) + 1;
    this.#counts.set(sender, count);
    if (count === MOST) {
      this.#paused.add(sender);
      sender.pause();
    }
    this.#waiting.push({ sender, handle });
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(this.#run);
  }

  readonly #run = (): void => {
    const end = Math.min(this.#waiting.length, this.#next + SLICE);
    while (this.#next < end) this.#take(this.#waiting[this.#next++]!);
    this.#isPlanned = this.#next < this.#waiting.length;
    if (this.#isPlanned) setImmediate(this.#run);
    else {
      this.#waiting = [];
      this.#next = 0;
    }
  };

  #take({ sender, handle }: Turn): void {
    const left = (this.#counts.get(sender) ?? 1) - 1;
    if (left > 0) this.#counts.set(sender, left);
    else {
      this.#counts.delete(sender);
      if (this.#paused.delete(sender)) sender.resume();
    }
    handle();
  }
}
