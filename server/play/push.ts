// What watchers are told: built once per viewer, sent to everybody with the same eyes. A viewer gets a whole look when it
// comes, then what each event and each choice changed in it.
import { Changed, changeText, NO_CHANGE } from "#kernel/change.ts";
import type { Viewer } from "#kernel/game.ts";
import { besideView, type Look, look } from "#kernel/look.ts";
import { type Filmed, picturesOf } from "#kernel/pictures.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import type { Beside, ChatMessage, Present } from "#protocol/play.ts";
import type { ServerMessage } from "#protocol/socket.ts";
import type { Room } from "../store/chat.ts";
import { canView, heardBy } from "../tables/access.ts";
import { isDelayed } from "../tables/doc.ts";
import { infoFor } from "../tables/info.ts";
import { shownClock } from "./clock.ts";
import type { Live, Watcher } from "./live.ts";
import { markIndex } from "./marks.ts";
import { type Play, type Shown, settledOf } from "./play.ts";
import { backOf, type Step } from "./step.ts";

/** The game as a viewer sees it: those who watch a delayed game see what it was. */
export const playFor = ({ doc, play, late }: Live, viewer: Viewer): Play | null =>
  viewer === "spectator" && isDelayed(doc) ? (late?.play ?? null) : play;

/** What a viewer sees now; null before the start. */
export function presentOf(live: Live, viewer: Viewer): Present | null {
  const play = playFor(live, viewer);
  if (live.lost) throw live.lost;
  return play && { look: look(play.game, play.match.state, viewer), ...besideLook(live, play, viewer) };
}

/** What a viewer who begins to watch sees now; changes are told from there on. */
export function presentToWatch(live: Live, viewer: Viewer): Present | null {
  const present = presentOf(live, viewer);
  if (present) playFor(live, viewer)?.shown.set(viewer, { version: present.version, look: present.look });
  return present;
}

function besideLook(live: Live, play: Play, viewer: Viewer): Beside {
  const { node } = live;
  const { state, past } = play.match;
  return {
    version: play.marks[markIndex(viewer, state.seats)] ?? 0,
    sequence: viewer === "spectator" ? 0 : (play.sequences[viewer]?.last ?? 0),
    canUndo: viewer !== "spectator" && past.at(-1)?.seat === viewer,
    // What a clock said a while ago is of no use to anybody.
    clock: play === live.play ? shownClock(play.clock, node.time.now(), live.pauses) : null,
  };
}

/** What happened, for those who are told of it. */
export interface News extends Filmed {
  readonly step: Pick<Step, "seat" | "act">;
  /** What viewers had counted to before it. */
  readonly marks: readonly number[];
  eventsOf(at: number): readonly GameEvent[];
}

/** Tells each viewer whose mark has changed what happened, and the present after it; `play` may be the late one. */
export function pushLook(live: Live, news: News, play = live.play): void {
  if (play === live.play) live.late?.hear();
  if (!play || live.watchers.size === 0) return;
  const { seats } = play.match.state;
  const viewers = new Set<Viewer>();
  for (const { viewer } of live.watchers) {
    const at = markIndex(viewer, seats);
    if (playFor(live, viewer) === play && play.marks[at] !== news.marks[at]) viewers.add(viewer);
  }
  const texts = lookTexts(live, play, news, viewers);
  for (const watcher of live.watchers) {
    const text = texts.get(watcher.viewer);
    if (text !== undefined) watcher.tell(text);
  }
}

function lookTexts(live: Live, play: Play, news: News, viewers: ReadonlySet<Viewer>): Map<Viewer, string> {
  const pictures = picturesOf(play.game, news, viewers);
  const changed = new Changed();
  const texts = new Map<Viewer, string>();
  for (const as of viewers) {
    texts.set(as, lookText(live, play, as, news, pictures.get(as) ?? [], changed));
    changed.next();
  }
  return texts;
}

/** What a viewer was shown last, if that is where the news begin. */
function shownBefore(play: Play, viewer: Viewer, { marks }: News): Shown | null {
  const shown = play.shown.get(viewer);
  return shown && shown.version === marks[markIndex(viewer, play.match.state.seats)] ? shown : null;
}

function lookText(
  live: Live,
  play: Play,
  as: Viewer,
  news: News,
  pictures: readonly unknown[],
  changed: Changed,
): string {
  const { game, match, shown, marks } = play;
  const at = markIndex(as, match.state.seats);
  const from = shownBefore(play, as, news);
  const now: Look = { view: settledOf(play).view(as), ...besideView(game, match.state, as) };
  shown.set(as, { version: marks[at] ?? 0, look: now });
  const changes = from ? pictureTexts(from.look.view, pictures, changed) : [];
  const last = from && { ...from.look, view: pictures.length > 0 ? pictures[pictures.length - 1] : from.look.view };
  const look = last ? lookChange(last, now, changed) : JSON.stringify([now]);
  const back = backOf(news.step.act)?.[at] ?? null;
  const events = news.eventsOf(at);
  const { version, sequence, canUndo, clock } = besideLook(live, play, as);
  const present = `{"version":${version},"sequence":${sequence},"canUndo":${canUndo},"clock":${JSON.stringify(clock)}}`;
  // Written by hand: there is a message for each choice and viewer, and most of its parts are texts already.
  return `{"type":"look","table":"${live.id}","as":${JSON.stringify(as)},"back":${back},"from":${from?.version ?? null},"events":${
    events.length === 0 ? "[]" : JSON.stringify(events)
  },"present":${present},"pictures":[${changes.join(",")}],"look":${look}}`;
}

/** What changed from each view to the next. */
function pictureTexts(before: unknown, views: readonly unknown[], changed: Changed): string[] {
  return views.map((view, i) => changed.text(i === 0 ? before : views[i - 1], view));
}

/** Changes longer than this may be longer than the whole. */
const LONG = 1000;
const besides = ["waiting", "question", "result"] as const;

function lookChange(last: Look, now: Look, changed: Changed): string {
  const parts: string[] = [];
  const text = changed.text(last.view, now.view);
  if (text !== NO_CHANGE) parts.push(`"view":${shorter(text, now.view)}`);
  for (const key of besides) {
    const change = changeText(last[key], now[key]);
    if (change !== NO_CHANGE) parts.push(`"${key}":${change}`);
  }
  return parts.length === 0 ? NO_CHANGE : `{${parts.join(",")}}`;
}

function shorter(change: string, value: unknown): string {
  if (change.length < LONG) return change;
  const whole = JSON.stringify([value]);
  return whole.length < change.length ? whole : change;
}

/** A game that was delayed is over: those who watch come again, and see all of it. */
function unveil(live: Live): void {
  live.late?.close();
  live.late = null;
  for (const watcher of [...live.watchers]) if (watcher.viewer === "spectator") letGo(live, watcher);
}

function letGo(live: Live, watcher: Watcher): void {
  live.watchers.delete(watcher);
  watcher.close();
}

/** Tells everybody that the table itself changed; those who lost the right to watch are let go. */
export function pushInfo(live: Live): void {
  if (live.late && !isDelayed(live.doc)) unveil(live);
  for (const watcher of [...live.watchers]) {
    if (canView(live.doc, watcher, watcher.viewer)) watcher.tell(infoText(live, watcher.person));
    else letGo(live, watcher);
  }
}

function infoText(live: Live, person: string | null): string {
  const message: ServerMessage = { type: "info", table: live.id, info: infoFor(live.doc, person) };
  return JSON.stringify(message);
}

/** Tells what a person said to those who hear that room, but not to those who do not want to hear that person. */
export function pushChat(live: Live, message: ChatMessage, room: Room): void {
  const isFor = (watcher: Watcher): boolean => heardBy(live.doc, watcher) === room && watcher.hears(message.person);
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
