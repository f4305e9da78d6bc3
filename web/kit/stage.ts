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

/** A moment without movement: whom the table waits for meanwhile. */
interface Rest {
  readonly ms: number;
  readonly waiting: Waiting | null;
}

/** An event on its way; `after` is null while nobody knows its picture. */
type Item<V, E> = { readonly event: E; readonly after: V | null } | { readonly rest: Rest };

type Directions<V, E extends GameEvent> = Pick<BoardModule<V, E>, "animate" | "stage">;

/** A backlog longer than this is played faster, so that nobody waits for the interface. */
export const longestBacklogMs = 15_000;

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
  const show = createShow<V, E>();
  const [queue, passed]: [Item<V, E>[], E[]] = [[], []];
  let pace: Pace = { speed: 1, reducedMotion: false };
  let latest: Look<V> | null = null;
  let [running, played] = [0, 0];

  const settle = (isTold = true) => {
    timer.stop(running);
    const unseen = [...passed.splice(0), ...eventsOf(queue.splice(0))];
    show.set({ look: latest, playing: null, left: 0 }, isTold ? unseen : []);
  };
  const advance = (view: V) => {
    let next = view;
    for (let item = queue.shift(); item; item = queue.shift()) {
      if ("rest" in item) return rest(item.rest, next);
      const [event, after] = [item.event, pictureAfter(directions, item, next)];
      const motion = pace.reducedMotion ? null : motionOf(directions, event, next);
      if (motion && motion.ms > 0) return play(event, motion, next, after);
      if (pace.reducedMotion) passed.push(event);
      next = after;
    }
    settle();
  };
  const rest = ({ ms, waiting }: Rest, view: V) => {
    running = timer.start(() => advance(view), Math.round(ms / hurry(directions, queue, view)));
    show.set({ look: staged(view, waiting), playing: null, left: eventsIn(queue) });
  };
  const play = (event: E, motion: Motion, view: V, after: V) => {
    const ms = Math.round(motion.ms / pace.speed / hurry(directions, queue, view));
    running = timer.start(() => advance(after), ms);
    show.set({ look: staged(view), playing: { event, after, motion, id: ++played, ms }, left: eventsIn(queue) + 1 });
  };
  const push = (events: readonly E[], look: Look<V>, views: readonly V[] = [], restMs = 0) => {
    const waiting = latest?.waiting ?? null;
    latest = look;
    const { look: from, left: unplayed } = show.shot();
    queue.push(...itemsOf(events, [...views, look.view], { ms: restMs, waiting }));
    if (!from || timer.isAway()) return settle();
    if (unplayed === 0) advance(from.view);
  };
  const jump = (look: Look<V>) => {
    latest = look;
    settle(false);
  };
  const setPace = (next: Pace) => {
    pace = next;
    if (next.reducedMotion && show.shot().left > 0) settle();
  };
  return { push, jump, skip: () => settle(), setPace, shot: show.shot, subscribe: show.subscribe };
}

function pictureAfter<V, E extends GameEvent>(
  directions: Directions<V, E>,
  { event, after }: { readonly event: E; readonly after: V | null },
  view: V,
): V {
  return directions.stage ? directions.stage(view, event) : (after ?? view);
}

/** A picture between two looks: nobody is asked anything in it. */
function staged<V>(view: V, waiting: Waiting | null = null): Look<V> {
  return { view, waiting, question: null, result: null };
}

/** Events as they are queued: a rest comes before them if there is anything to show. */
function itemsOf<V, E>(events: readonly E[], views: readonly V[], rest: Rest): Item<V, E>[] {
  // The last view is the look's; without the others nobody knows what the events before the last one changed.
  const first = events.length - views.length;
  const items = events.map((event, i): Item<V, E> => ({ event, after: views[i - first] ?? null }));
  return rest.ms > 0 && items.length > 0 ? [{ rest }, ...items] : items;
}

function eventsIn<V, E>(queue: readonly Item<V, E>[]): number {
  return eventsOf(queue).length;
}

function eventsOf<V, E>(queue: readonly Item<V, E>[]): E[] {
  return queue.flatMap(item => ("event" in item ? [item.event] : []));
}

function createShow<V, E extends GameEvent>() {
  const listeners = new Set<() => void>();
  let shot: Shot<V, E> = { look: null, playing: null, left: 0, unseen: [] };
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
