// How nodes talk to each other: short messages by topic, to all other nodes, never back to the sender. A message may
// be lost when the connection is; `onGap` tells that it may have happened, and the truth is in the storage.

/** A message between nodes; plain JSON. */
export type Message = Readonly<Record<string, unknown>>;

/** The connection of one node to the others. */
export interface Bus {
  publish(topic: string, message: Message): void;
  /** Hears what other nodes say on a topic, from the moment the promise is kept; it gives how to stop. */
  listen(topic: string, hear: (message: Message) => void): Promise<() => void>;
  /** Called when messages may have been missed. */
  onGap(act: () => void): void;
  isWell(): boolean;
  close(): Promise<void>;
}

/** Who listens to which topic on this node. */
export class Listeners {
  readonly #topics = new Map<string, Set<(message: Message) => void>>();

  /** True when it is the first listener of the topic. */
  add(topic: string, hear: (message: Message) => void): boolean {
    const found = this.#topics.get(topic);
    if (found) {
      found.add(hear);
      return false;
    }
    this.#topics.set(topic, new Set([hear]));
    return true;
  }

  /** True when it was the last listener of the topic. */
  remove(topic: string, hear: (message: Message) => void): boolean {
    const found = this.#topics.get(topic);
    if (!found?.delete(hear) || found.size > 0) return false;
    this.#topics.delete(topic);
    return true;
  }

  tell(topic: string, message: Message): void {
    for (const hear of [...(this.#topics.get(topic) ?? [])]) hear(message);
  }

  topics(): string[] {
    return [...this.#topics.keys()];
  }
}
