// A delayed game as those who watch it see it: a second match that follows the journal so much later. The storage is what it
// follows, so that restarts and other nodes make no difference.
import type { Viewer } from "#kernel/game.ts";
import { eventsFor } from "#kernel/look.ts";
import type { JournalRow } from "../store/sql.ts";
import { isDelayed } from "../tables/doc.ts";
import type { Live } from "./live.ts";
import { viewersOf } from "./marks.ts";
import { noteStep, type Play, redo, revive } from "./play.ts";
import { pushLook } from "./push.ts";
import { readStep } from "./step.ts";

const MINUTE = 60_000;

/** A game that is seen later. */
export class Late {
  readonly #live: Live;
  #play: Play;
  #cancel: () => void = () => undefined;
  #isPlanned = false;

  private constructor(live: Live, play: Play) {
    this.#live = live;
    this.#play = play;
  }

  /** As it was a while ago; must run in the table's queue. */
  static async open(live: Live): Promise<Late> {
    const late = new Late(live, live.running());
    const rows = await live.node.store.tables.journal(live.no, 0);
    const seen = rows.filter(row => late.#waitFor(row) <= 0);
    late.#play = late.#from(seen);
    late.#plan(rows[seen.length]);
    return late;
  }

  get play(): Play {
    return this.#play;
  }

  close(): void {
    this.#cancel();
    this.#isPlanned = true;
  }

  /** Something has happened: after the delay it is shown. */
  hear(): void {
    if (!this.#isPlanned) this.#planIn(this.#live.doc.delayMinutes * MINUTE);
  }

  #from(rows: readonly JournalRow[]): Play {
    const { game, start } = this.#live.running();
    return revive(game, start, { snapshot: null, rows });
  }

  /** Milliseconds until a step may be seen. */
  #waitFor(row: JournalRow): number {
    const { doc, node } = this.#live;
    return readStep(row).at + doc.delayMinutes * MINUTE - node.time.now();
  }

  #plan(next: JournalRow | undefined): void {
    if (next) this.#planIn(this.#waitFor(next));
  }

  #planIn(ms: number): void {
    const live = this.#live;
    const { node } = live;
    this.#isPlanned = true;
    this.#cancel = node.time.after(Math.max(0, ms), () => {
      this.#isPlanned = false;
      live
        .run(() => this.#goOn())
        .catch(error => node.log.warn({ err: error, table: live.id }, "a delayed game was not shown"));
    });
  }

  /** Shows what may be seen by now. */
  async #goOn(): Promise<void> {
    const live = this.#live;
    if (live.late !== this || !isDelayed(live.doc)) return;
    for (const row of await live.node.store.tables.journal(live.no, this.#play.version)) {
      if (this.#waitFor(row) > 0) return this.#plan(row);
      await this.#show(row);
    }
  }

  async #show(row: JournalRow): Promise<void> {
    const live = this.#live;
    const step = readStep(row);
    const { marks } = this.#play;
    let film: ReturnType<typeof redo>["film"] = [];
    if (step.act.kind === "undo") {
      const rows = await live.node.store.tables.journal(live.no, 0);
      this.#play = this.#from(rows.filter(({ version }) => version <= row.version));
    } else {
      film = redo(this.#play, step, live.watchers.size > 0).film;
      noteStep(this.#play, step, row.body);
    }
    const { game, match } = this.#play;
    const viewers = viewersOf(match.state.seats);
    const eventsOf = (at: number) => eventsFor(game, step.events, viewers[at] ?? "spectator");
    pushLook(live, { step, marks, events: step.events, film, eventsOf }, this.#play);
  }
}

/** Before a viewer looks: those who watch a delayed game have their own. Must run in the table's queue. */
export async function openLate(live: Live, viewer: Viewer): Promise<void> {
  if (viewer !== "spectator" || live.late || !live.play || !isDelayed(live.doc)) return;
  live.late = await Late.open(live);
}
