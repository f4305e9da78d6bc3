// Following a table that another node has extended.
import { eventsFor } from "#kernel/look.ts";
import type { Filmed } from "#kernel/pictures.ts";
import type { Message } from "../bus/bus.ts";
import type { JournalRow } from "../store/sql.ts";
import type { Live } from "./live.ts";
import { viewersOf } from "./marks.ts";
import { noteStep, type Play, redo } from "./play.ts";
import { pushInfo, pushLook } from "./push.ts";
import { readStep } from "./step.ts";

/** Takes over what another node has stored. */
export async function catchUp(live: Live): Promise<void> {
  const stored = await live.node.store.tables.byNo(live.no);
  if (!stored) {
    // The table was removed before its start.
    for (const watcher of live.watchers) watcher.close();
    live.watchers.clear();
    return;
  }
  const isChanged = stored.revision !== live.stored.revision;
  live.stored = stored;
  if (live.play) {
    for (const row of await live.node.store.tables.journal(live.no, live.play.version)) await follow(live, row);
  } else {
    await live.reloadPlay();
    const step = { seat: -1, act: { kind: "start" } } as const;
    if (live.play) pushLook(live, { step, marks: [], events: [], film: [], eventsOf: () => [] });
  }
  if (isChanged) pushInfo(live);
  live.changed();
}

/** A step of another node: the next one is played again here, otherwise the storage is asked. */
export async function hearStep(live: Live, message: Message): Promise<void> {
  const version = Number(message.version);
  if (live.play && version <= live.play.version) return;
  if (message.isDocChanged === true || !live.play || version !== live.play.version + 1) return catchUp(live);
  await follow(live, { version, body: String(message.body) });
  live.changed();
}

async function follow(live: Live, row: JournalRow): Promise<void> {
  const step = readStep(row);
  const play = live.play as Play;
  const { marks } = play;
  let film: Filmed["film"] = [];
  if (step.act.kind === "undo") await live.reloadPlay();
  else {
    film = redo(play, step, live.watchers.size > 0).film;
    noteStep(play, step, row.body);
  }
  const { events } = step;
  const viewers = viewersOf(play.match.state.seats);
  const eventsOf = (at: number) => eventsFor(play.game, events, viewers[at] ?? "spectator");
  pushLook(live, { step, marks, events, film, eventsOf });
}
