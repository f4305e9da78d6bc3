// What viewers see of one choice, event by event. Views that share what is public are the views themselves; the changes
// that travel, put together again, are the views one by one and at last the look; and after the last event that a viewer
// learns of nothing more changes for it than where the game stands: an event never tells of what its picture lacks.
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { type Change, Changed, changed } from "#kernel/change.ts";
import { choose } from "#kernel/choose.ts";
import type { AnyGame, Viewer } from "#kernel/game.ts";
import { equal, hash, isRecord } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import { type Filmed, picturesOf } from "#kernel/pictures.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { differenceOf, viewersOf } from "./secrecy.ts";
import type { Probe } from "./suite.ts";

/** Choices tried at a position. */
const TRIED = 3;

/** A choice that was filmed, with what was before and after it. */
interface Scene extends Filmed {
  readonly before: State;
  readonly state: State;
}

export const picturesProbe: Probe = ({ game, checks }, state) => {
  const chance = chanceOf(fastChance(hash(state)));
  for (let i = 0; i < TRIED && state.open.length > 0; i++) {
    const seat = chance.pick(state.open);
    const choice = chance.pick(runnerOf(game).options(state, seat));
    const outcome = choose(game, state, seat, choice, true);
    if (!outcome.ok) return { kind: "picture", message: `${JSON.stringify(choice)} was refused` };
    const problem = pictureProblem(game, { before: state, ...outcome }, checks.unreported ?? []);
    if (problem) return { kind: "picture", message: `${problem} after ${JSON.stringify(choice)}` };
  }
  return null;
};

function pictureProblem(game: AnyGame, scene: Scene, unreported: readonly string[]): string | null {
  const viewers = viewersOf(scene.before);
  const pictures = picturesOf(game, scene, viewers);
  const changes = new Changed();
  for (const viewer of viewers) {
    const views = pictures.get(viewer) ?? [];
    const problem =
      sharedWrongly(game, scene, viewer, views) ??
      brokenTogether(game, scene, viewer, views, changes) ??
      lateChange(game, scene, viewer, unreported);
    if (problem) return `${problem} (${viewer === "spectator" ? "a spectator" : `seat ${viewer}`})`;
    changes.next();
  }
  return null;
}

/** A view that shares parts with another viewer's is the one that was built alone. */
function sharedWrongly(game: AnyGame, { events, film }: Filmed, viewer: Viewer, views: readonly unknown[]) {
  const alone = seen(game, events, viewer)
    .slice(0, -1)
    .map(i => game.viewFor(film[i]!, viewer));
  const difference = differenceOf(views, alone);
  return difference && `a picture that shares with others differs from one built alone${difference}`;
}

/** The changes as they travel lead from the look before through every picture to the look after. */
function brokenTogether(
  game: AnyGame,
  { before, state }: Scene,
  viewer: Viewer,
  views: readonly unknown[],
  changes: Changed,
): string | null {
  let [was, now]: [unknown, unknown] = [game.viewFor(before, viewer), plain(game.viewFor(before, viewer))];
  for (const view of [...views, game.viewFor(state, viewer)]) {
    const change = JSON.parse(changes.text(was, view)) as Change | null;
    if (change) now = changed(now, change);
    if (!equal(now, plain(view))) return `what was put together differs${differenceOf(now, view)}`;
    was = view;
  }
  return null;
}

/** Which part of a viewer's view changed after the last event it learned of, apart from where the game stands. */
function lateChange(game: AnyGame, scene: Scene, viewer: Viewer, unreported: readonly string[]): string | null {
  const { before, state, events, film } = scene;
  // What is shown of a game that is over needs no event.
  if (isOver(state)) return null;
  const last = seen(game, events, viewer).at(-1);
  const was = last === undefined ? before : film[last]!;
  const paths = changedPaths(game.viewFor(was, viewer), game.viewFor(state, viewer));
  const late = paths.find(path => !path.startsWith(FRAMES) && !unreported.includes(path));
  if (late === undefined) return null;
  return `"${late}" changed ${last === undefined ? "without an event" : `after the event ${events[last]!.type}`}`;
}

/** Where a game stands in every view that tells it: the running procedures. */
const FRAMES = "frames";

/** The parts in which two views differ: the key, and for lists of objects the key inside them ("seats.plan"). */
export function changedPaths(before: unknown, after: unknown): string[] {
  const [was, now] = [before, after] as Readonly<Record<string, unknown>>[];
  const paths = new Set<string>();
  for (const key in now) {
    if (equal(was![key], now[key])) continue;
    for (const inner of innerPaths(was![key], now[key])) paths.add(inner === "" ? key : `${key}.${inner}`);
  }
  return [...paths];
}

function innerPaths(was: unknown, now: unknown): string[] {
  const isList = Array.isArray(was) && Array.isArray(now) && was.length === now.length;
  if (!isList || !now.every(each => isRecord(each))) return [""];
  return now.flatMap((each, i) => Object.keys(each).filter(key => !equal(was[i]?.[key], each[key])));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The places of the events that a viewer learns of. */
function seen(game: AnyGame, events: readonly GameEvent[], viewer: Viewer): number[] {
  return events.flatMap((event, i) => (game.viewEvent(event, viewer) ? [i] : []));
}
