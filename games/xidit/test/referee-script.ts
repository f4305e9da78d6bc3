// How the referee says what must come next.
import type { XiditEvent } from "../events.ts";

export type EventOf<T extends XiditEvent["type"]> = Extract<XiditEvent, { type: T }>;

/** One of these events, with these values. */
export interface Expected {
  readonly types: readonly XiditEvent["type"][];
  readonly fields: object;
}

/** A part of a game: says what must come next, is given it, and returns what it worked out. */
export type Script<R = void> = Generator<Expected, R, XiditEvent>;

/** This event comes next. */
export function* told<T extends XiditEvent["type"]>(type: T, fields: Partial<EventOf<T>>): Script<EventOf<T>> {
  return (yield { types: [type], fields }) as EventOf<T>;
}

/** One of these comes next, as a player decides. */
export function* either<T extends XiditEvent["type"]>(types: readonly T[], fields: object): Script<EventOf<T>> {
  return (yield { types, fields }) as EventOf<T>;
}
