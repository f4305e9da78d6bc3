// What watchers are told: built once per viewer, sent to everybody with the same eyes.
import type { Viewer } from "#kernel/game.ts";
import { besideView, look } from "#kernel/look.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import type { ChatMessage, Present } from "#protocol/play.ts";
import type { ServerMessage } from "#protocol/socket.ts";
import { canView, mayHear } from "../tables/access.ts";
import { infoFor } from "../tables/info.ts";
import { shownClock } from "./clock.ts";
import type { Live, Watcher } from "./live.ts";
import { markIndex } from "./marks.ts";
import { type Play, settledOf } from "./play.ts";

/** What a viewer sees now; null before the start. */
export function presentOf(live: Live, viewer: Viewer): Present | null {
  const { play } = live;
  if (live.lost) throw live.lost;
  return play && { look: look(play.game, play.match.state, viewer), ...besideLook(live, play, viewer) };
}

function besideLook(live: Live, play: Play, viewer: Viewer): Omit<Present, "look"> {
  const { node } = live;
  const { state, past } = play.match;
  return {
    version: play.marks[markIndex(viewer, state.seats)] ?? 0,
    sequence: viewer === "spectator" ? 0 : (play.sequences[viewer]?.last ?? 0),
    canUndo: viewer !== "spectator" && past.at(-1)?.seat === viewer,
    clock: shownClock(play.clock, node.time.now(), node.downtimes),
  };
}

/** Tells each viewer whose mark has changed what happened, and the present after it. */
export function pushLook(
  live: Live,
  before: readonly number[],
  eventsOf: (at: number) => readonly GameEvent[],
  back: readonly number[] | null,
): void {
  const { play } = live;
  if (!play || live.watchers.size === 0) return;
  const { seats } = play.match.state;
  const texts = new Map<Viewer, string | null>();
  for (const watcher of live.watchers) {
    let text = texts.get(watcher.viewer);
    if (text === undefined) {
      const at = markIndex(watcher.viewer, seats);
      text =
        play.marks[at] === before[at] ? null : lookText(live, play, watcher.viewer, eventsOf(at), back?.[at] ?? null);
      texts.set(watcher.viewer, text);
    }
    if (text !== null) watcher.tell(text);
  }
}

function lookText(live: Live, play: Play, as: Viewer, events: readonly GameEvent[], back: number | null): string {
  const message = { type: "look", table: live.id, as, back, events, present: besideLook(live, play, as) };
  // Views are the greater part of a look and mostly stay as they are: only what is around them is written each time.
  const view = settledOf(play).viewText(as);
  const beside = JSON.stringify(besideView(play.game, play.match.state, as));
  return `${JSON.stringify(message).slice(0, -2)},"look":{"view":${view},${beside.slice(1)}}}`;
}

/** Tells everybody that the table itself changed; whoever lost the right to watch is let go. */
export function pushInfo(live: Live): void {
  for (const watcher of [...live.watchers]) {
    if (canView(live.doc, watcher, watcher.viewer)) watcher.tell(infoText(live, watcher.person));
    else {
      live.watchers.delete(watcher);
      watcher.close();
    }
  }
}

function infoText(live: Live, person: string | null): string {
  const message: ServerMessage = { type: "info", table: live.id, info: infoFor(live.doc, person) };
  return JSON.stringify(message);
}

/** Tells the people of the table what somebody said, but not those who do not want to hear it. */
export function pushChat(live: Live, message: ChatMessage): void {
  const isFor = (watcher: Watcher): boolean => mayHear(live.doc, watcher.person) && watcher.hears(message.person);
  pushAll(live, { type: "chat", table: live.id, message }, isFor);
}

/** Tells everybody something that is the same for all. */
export function pushAll(
  live: Live,
  message: ServerMessage,
  isWanted: (watcher: Watcher) => boolean = () => true,
): void {
  const text = JSON.stringify(message);
  for (const watcher of live.watchers) if (isWanted(watcher)) watcher.tell(text);
}
