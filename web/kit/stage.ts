// The animation queue. Events are played one after another, each from the picture before it to the picture after it, as
// they came from the rules; when the queue is empty the look is shown as it came.
import type { Look, Waiting } from "#kernel/look.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import type { BoardModule, Motion, Playing } from "./board.ts";

/** What to show now. */
export interface Shot<V, E extends GameEvent> {
  /** The picture before the event that plays (no question in it), the true look otherwise; null before the first one. */
  readonly look: Look<V> | null;
  readonly playing: Playing<E, V> | null;
  /** The event whose picture stands still, where motion is reduced and the past is shown again. */
  readonly told: E | null;
  /** Events not yet played, the playing one included. */
  readonly left: number;
  /** Events before this look that were not played: motion is reduced, they were skipped, or nobody was looking. */
  readonly unseen: readonly E[];
}

/** How fast events are played. */
export interface Pace {
  readonly speed: number;
  readonly reducedMotion: boolean;
}

/** A queue of events on their way to the board. */
export interface Stage<V, E extends GameEvent> {
  /**
   * Plays events, then shows the look that came with them. `views` are the pictures after each event but the last; before
   * the events it may rest, so that people can follow.
   */
  push(events: readonly E[], look: Look<V>, views?: readonly V[], restMs?: number): void;
  /**
   * Shows again what led from a picture to the present, with the view after each event, in a quarter of a minute at most;
   * where motion is reduced, one still after another.
   */
  recall(from: V, events: readonly E[], views: readonly V[]): void;
  /** Shows a look at once and forgets everything queued: first load, reconnect, scrubbing. */
  jump(look: Look<V>): void;
  /** Ends the playing and shows the latest look. */
  skip(): void;
  setPace(pace: Pace): void;
  shot(): Shot<V, E>;
  subscribe(listener: () => void): () => void;
}

/** A timer that can be replaced in tests. */
export interface Timer {
  start(run: () => void, ms: number): number;
  stop(id: number): void;
  /** Whether nobody is looking, so that playing would be in vain. */
  isAway(): boolean;
}

/** A moment without movement: whom the table waits for meanwhile, or which event led to the picture. */
interface Rest<E> {
  readonly ms: number;
  readonly waiting: Waiting | null;
  readonly told?: E | null;
}

/** An event on its way; `after` is null while nobody knows its picture. A still is looked at while it rests. */
type Item<V, E> =
  | { readonly event: E; readonly after: V | null; readonly isStill?: boolean }
  | { readonly rest: Rest<E> };

type Directions<V, E extends GameEvent> = Pick<BoardModule<V, E>, "animate">;

/** A backlog longer than this is played faster, so that nobody waits for the interface. */
export const longestBacklogMs = 15_000;
/** How long a still stands. */
const STILL_MS = 1_200;

const browserTimer: Timer = {
  start: (run, ms) => Number(setTimeout(run, ms)),
  stop: id => clearTimeout(id),
  isAway: () => document.hidden,
};

/** How an event moves on this board, or null. */
export function motionOf<V, E extends GameEvent>(directions: Directions<V, E>, event: E, view: V): Motion | null {
  const animate: ((event: never, view: V) => Motion | null) | null | undefined =
    directions.animate[event.type as E["type"]];
  return animate ? (animate as (event: E, view: V) => Motion | null)(event, view) : null;
}

/** Makes an empty stage. */
export function createStage<V, E extends GameEvent>(
  directions: Directions<V, E>,
  timer: Timer = browserTimer,
): Stage<V, E> {
  return new Player(directions, timer);
}

class Player<V, E extends GameEvent> implements Stage<V, E> {
  readonly #directions: Directions<V, E>;
  readonly #timer: Timer;
  readonly #show = createShow<V, E>();
  readonly #queue: Item<V, E>[] = [];
  readonly #passed: E[] = [];
  #pace: Pace = { speed: 1, reducedMotion: false };
  #latest: Look<V> | null = null;
  #running = 0;
  #played = 0;
  /** How many times faster what is shown again goes. */
  #haste = 1;

  constructor(directions: Directions<V, E>, timer: Timer) {
    this.#directions = directions;
    this.#timer = timer;
  }

  readonly shot = (): Shot<V, E> => this.#show.shot();
  readonly subscribe = (listener: () => void) => this.#show.subscribe(listener);
  readonly skip = (): void => this.#settle();

  readonly push = (events: readonly E[], look: Look<V>, views: readonly V[] = [], restMs = 0): void => {
    const waiting = this.#latest?.waiting ?? null;
    this.#latest = look;
    const { look: from, left: unplayed } = this.shot();
    this.#queue.push(...itemsOf(events, [...views, look.view], { ms: restMs, waiting }));
    if (!from || this.#timer.isAway()) this.#settle();
    else if (unplayed === 0) this.#advance(from.view);
  };

  readonly recall = (from: V, events: readonly E[], views: readonly V[]): void => {
    if (!this.#latest || this.#timer.isAway()) return;
    this.#timer.stop(this.#running);
    const { reducedMotion } = this.#pace;
    this.#passed.length = 0;
    this.#queue.length = 0;
    this.#queue.push(...(reducedMotion ? stillsOf(events, views) : itemsOf(events, views, { ms: 0, waiting: null })));
    const stills = Math.max(1, (events.length * STILL_MS) / longestBacklogMs);
    this.#haste = reducedMotion ? stills : this.#hurry(from);
    this.#advance(from);
  };

  readonly jump = (look: Look<V>): void => {
    this.#latest = look;
    this.#settle(false);
  };

  readonly setPace = (next: Pace): void => {
    this.#pace = next;
    if (next.reducedMotion && this.shot().left > 0) this.#settle();
  };

  #hurry(view: V): number {
    return hurry(this.#directions, this.#queue, view);
  }

  #settle(isTold = true): void {
    this.#timer.stop(this.#running);
    const unseen = [...this.#passed.splice(0), ...eventsOf(this.#queue.splice(0))];
    this.#haste = 1;
    this.#show.set({ look: this.#latest, playing: null, told: null, left: 0 }, isTold ? unseen : []);
  }

  #advance(view: V) {
    let next = view;
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      if ("rest" in item) return this.#rest(item.rest, next);
      const { event } = item;
      const after = item.after ?? next;
      const motion = this.#pace.reducedMotion ? null : motionOf(this.#directions, event, next);
      if (motion && motion.ms > 0) return this.#play(event, motion, next, after);
      if (this.#pace.reducedMotion && !item.isStill) this.#passed.push(event);
      next = after;
    }
    this.#settle();
  }

  #rest({ ms, waiting, told = null }: Rest<E>, view: V): void {
    const faster = told ? this.#haste : this.#hurry(view);
    this.#running = this.#timer.start(() => this.#advance(view), Math.round(ms / faster));
    const left = eventsIn(this.#queue) + (told ? 1 : 0);
    this.#show.set({ look: staged(view, waiting), playing: null, told, left });
  }

  #play(event: E, motion: Motion, view: V, after: V): void {
    const ms = Math.round(motion.ms / this.#pace.speed / Math.max(this.#haste, this.#hurry(view)));
    this.#running = this.#timer.start(() => this.#advance(after), ms);
    const playing = { event, after, motion, id: ++this.#played, ms };
    this.#show.set({ look: staged(view), playing, told: null, left: eventsIn(this.#queue) + 1 });
  }
}

/** A picture between two looks: nobody is asked anything in it. */
function staged<V>(view: V, waiting: Waiting | null = null): Look<V> {
  return { view, waiting, question: null, result: null };
}

/** Events as they are queued: a rest comes before them if there is anything to show. */
function itemsOf<V, E>(events: readonly E[], views: readonly V[], rest: Rest<E>): Item<V, E>[] {
  // The last view is the look's; without the others nobody knows what the events before the last one changed.
  const first = events.length - views.length;
  const items = events.map((event, i): Item<V, E> => ({ event, after: views[i - first] ?? null }));
  return rest.ms > 0 && items.length > 0 ? [{ rest }, ...items] : items;
}

/** Each event as its picture, which stands for a while. */
function stillsOf<V, E>(events: readonly E[], views: readonly V[]): Item<V, E>[] {
  return events.flatMap((event, i): Item<V, E>[] => [
    { event, after: views[i] ?? null, isStill: true },
    { rest: { ms: STILL_MS, waiting: null, told: event } },
  ]);
}

function eventsIn<V, E>(queue: readonly Item<V, E>[]): number {
  return eventsOf(queue).length;
}

function eventsOf<V, E>(queue: readonly Item<V, E>[]): E[] {
  return queue.flatMap(item => ("event" in item ? [item.event] : []));
}

function createShow<V, E extends GameEvent>() {
  const listeners = new Set<() => void>();
  let shot: Shot<V, E> = { look: null, playing: null, told: null, left: 0, unseen: [] };
  return {
    shot: () => shot,
    set(next: Omit<Shot<V, E>, "unseen">, unseen: readonly E[] = []) {
      shot = { ...next, unseen };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** How many times faster than asked, so that a long backlog stays bearable. */
function hurry<V, E extends GameEvent>(directions: Directions<V, E>, queue: readonly Item<V, E>[], view: V): number {
  let backlog = 0;
  for (const item of queue) {
    backlog += "rest" in item ? item.rest.ms : (motionOf(directions, item.event, view)?.ms ?? 0);
  }
  return Math.max(1, backlog / longestBacklogMs);
}
