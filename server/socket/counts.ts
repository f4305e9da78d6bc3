// How many of something there are, by place.

/** Counts by key; what is at zero is forgotten. */
export class Counts {
  readonly #counts = new Map<string, number>();

  /** Adds one unless there are as many as may be; whether there was room. */
  add(key: string, most: number): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  remove(key: string): void {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
