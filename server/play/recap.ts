// What happened since a seat's last move, played again through its eyes: each event with the picture it led to. The game is
// run once more from its start beside the one that goes on, and never shows more than the seat was shown then.
import { setImmediate as breathe } from "node:timers/promises";
import { type Change, changeOf } from "#kernel/change.ts";
import { copy } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import type { GameEvent, Seat, State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import type { Recap } from "#protocol/play.ts";
import { lastOwn } from "./history.ts";
import type { Live } from "./live.ts";
import { stepsAfter } from "./load.ts";
import type { Play } from "./play.ts";
import { effective, type NumberedStep } from "./step.ts";
import { redoOn } from "./undo.ts";

/** Steps of a recap: the latest ones. */
const MOST = 200;
/** Others get their turn after so many steps. */
const BREATH = 16;

const kept = new WeakMap<Live, Map<Seat, { readonly version: number; readonly recap: Promise<Recap> }>>();

/** What a seat has missed; asked for twice, it is played once. */
export function recapOf(live: Live, seat: Seat): Promise<Recap> {
  const play = live.running();
  const version = play.marks[seat] ?? 0;
  const mine = kept.get(live) ?? new Map();
  kept.set(live, mine);
  const known = mine.get(seat);
  if (known?.version === version) return known.recap;
  const recap = played(live, play, seat, lastOwn(play, seat));
  mine.set(seat, { version, recap });
  recap.catch(() => mine.delete(seat));
  return recap;
}

/** The steps that a seat noticed after a version. */
function noticed(steps: readonly NumberedStep[], seat: Seat, since: number): NumberedStep[] {
  let mark = 0;
  return steps.filter(({ marks }) => {
    const version = marks[seat] ?? 0;
    const isNew = version > mark && version > since;
    mark = version;
    return isNew;
  });
}

async function played(live: Live, play: Play, seat: Seat, since: number): Promise<Recap> {
  const { game, start: from } = play;
  const version = play.marks[seat] ?? 0;
  const steps = effective(await stepsAfter(live.node.store.tables, live.no, 0));
  const all = noticed(steps, seat, since);
  const told = new Set(all.slice(-MOST));
  const state = start(game, from);
  const film = new Film(play, seat);
  for (const [i, step] of steps.entries()) {
    if (i % BREATH === 0) await breathe();
    if (told.has(step)) film.take(state, step);
    else redoOn(play, state, step);
  }
  return { version, first: film.first ?? look(game, state, seat), ...film.reel, isCut: all.length > told.size };
}

/** Pictures of steps as one seat sees them, each as what changed from the one before. */
class Film {
  readonly #play: Play;
  readonly #seat: Seat;
  readonly reel: { readonly events: GameEvent[]; readonly pictures: (Change | null)[] } = { events: [], pictures: [] };
  first: Look | null = null;
  #last: unknown = null;

  constructor(play: Play, seat: Seat) {
    this.#play = play;
    this.#seat = seat;
  }

  take(state: State, step: NumberedStep): void {
    const { game } = this.#play;
    if (!this.first) {
      this.first = copy({ ...look(game, state, this.#seat), question: null });
      this.#last = this.first.view;
    }
    const events: GameEvent[] = [];
    const views: unknown[] = [];
    redoOn(this.#play, state, step, (event, now) => {
      const seen = game.viewEvent(event, this.#seat);
      if (!seen) return;
      events.push(copy(seen));
      views.push(copy(game.viewFor(now, this.#seat)));
    });
    // What is shown after the last event is how things stand after the step.
    if (views.length > 0) views[views.length - 1] = copy(game.viewFor(state, this.#seat));
    for (const [i, view] of views.entries()) this.#add(events[i]!, view);
  }

  #add(event: GameEvent, view: unknown): void {
    this.reel.events.push(event);
    this.reel.pictures.push(changeOf(this.#last, view));
    this.#last = view;
  }
}
