// The secrecy test. For a viewer two worlds are alike when they differ only in what it cannot know: then everything it
// gets must be byte for byte the same, what it imagines must be the same, and the same choice must show it the same.
import { type ChanceState, chanceOf, fastChance } from "#kernel/chance.ts";
import { offered } from "#kernel/choose.ts";
import type { AnyGame, Viewer } from "#kernel/game.ts";
import { imagine } from "#kernel/imagine.ts";
import { copy, equal, hash } from "#kernel/json.ts";
import { eventsFor, isOver, look, refusalsOf, waitingOf } from "#kernel/look.ts";
import type { Choice, GameEvent, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import type { Survey } from "./survey.ts";

/** What the test found at one position. */
export interface Secrecy {
  /** Pairs of worlds compared. */
  readonly pairs: number;
  /** The first leak, as a sentence. */
  readonly leak: string | null;
}

/** Everybody who may look. */
export function viewersOf(state: State): Viewer[] {
  return [...Array.from({ length: state.seats }, (_, seat) => seat), "spectator"];
}

/** Tests one position for every viewer. Draws nothing but on the position itself, so that it can be repeated. */
export function testSecrecy(game: AnyGame, state: State, survey: Survey | null): Secrecy {
  const seed = hash(state);
  let pairs = 0;
  for (const viewer of viewersOf(state)) {
    const chance = fastChance(`${seed} ${viewer}`);
    const world = imagine(game, state, viewer, chance);
    survey?.addWorlds(state, world);
    pairs++;
    const leak =
      differentSight(game, state, world, viewer) ??
      differentDream(game, state, world, viewer, seed) ??
      differentOutcomes(game, state, world, viewer, chance, survey);
    if (leak) return { pairs, leak: `${nameOf(viewer)} can tell two worlds apart by ${leak}` };
  }
  return { pairs, leak: null };
}

const nameOf = (viewer: Viewer): string => (viewer === "spectator" ? "a spectator" : `seat ${viewer}`);

/** The part of what a viewer gets in which two worlds differ. */
function differentSight(game: AnyGame, truth: State, world: State, viewer: Viewer): string | null {
  const [a, b] = [look(game, truth, viewer), look(game, world, viewer)];
  for (const part of ["view", "waiting", "question", "result"] as const) {
    const difference = differenceOf(a[part], b[part]);
    if (difference) return `its ${part}${difference}`;
  }
  if (viewer === "spectator" || isOver(truth)) return null;
  const difference = differenceOf(refusalsOf(game, truth, viewer), refusalsOf(game, world, viewer));
  return difference && `its refusals${difference}`;
}

/** A viewer that imagines with the same chance must imagine the same, whichever of the worlds is true. */
function differentDream(game: AnyGame, truth: State, world: State, viewer: Viewer, seed: string): string | null {
  const dream = (from: State): State => imagine(game, from, viewer, fastChance(`${seed} dream`));
  const [a, b] = [dream(truth), dream(world)];
  return equal(a, b) ? null : `what it imagines${differenceOf(a, b)}`;
}

/** Choices tried in each pair of worlds: what differs after one may be alike after another. */
const MOVES = 4;

function differentOutcomes(...compared: Parameters<typeof differentOutcome>): string | null {
  for (let i = 0; i < MOVES; i++) {
    const leak = differentOutcome(...compared);
    if (leak) return leak;
  }
  return null;
}

/** The same choice with the same luck: if the views stay the same, what was seen of it, and who is asked next, must be too. */
function differentOutcome(
  game: AnyGame,
  truth: State,
  world: State,
  viewer: Viewer,
  source: ChanceState,
  survey: Survey | null,
): string | null {
  const move = commonMove(game, truth, world, source);
  if (!move) return null;
  const [a, b] = [outcome(game, truth, move, truth.chance, viewer), outcome(game, world, move, truth.chance, viewer)];
  if (differenceOf(game.viewFor(a.state, viewer), game.viewFor(b.state, viewer))) return null;
  const events = differenceOf(eventsFor(game, a.events, viewer), eventsFor(game, b.events, viewer));
  if (events) return `the events of ${JSON.stringify(move.choice)}${events}`;
  const pictures = differenceOf(a.pictures, b.pictures);
  if (pictures) return `the pictures of ${JSON.stringify(move.choice)}${pictures}`;
  const waiting = differenceOf(waitingOf(a.state), waitingOf(b.state));
  if (waiting) return `who is asked after ${JSON.stringify(move.choice)}${waiting}`;
  survey?.addEvents(truth, a.events, b.events);
  return null;
}

interface Move {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A random choice that both worlds offer. */
function commonMove(game: AnyGame, truth: State, world: State, source: ChanceState): Move | null {
  if (truth.open.length === 0) return null;
  const chance = chanceOf(source);
  for (let i = 0; i < 3; i++) {
    const seat = chance.pick(truth.open);
    const choice = chance.pick(runnerOf(game).options(truth, seat));
    if (isAsFar(truth, world, seat) && offered(game, world, seat, choice)) return { seat, choice };
  }
  return null;
}

/**
 * Whether a seat has come as far with its answers in both worlds. How far it has come is its secret until it is done, and
 * where that takes a certain number of answers the same choice ends one plan and not the other: nobody is told more by it.
 */
function isAsFar(truth: State, world: State, seat: Seat): boolean {
  return world.open.includes(seat) && truth.answers[seat]?.length === world.answers[seat]?.length;
}

/** What comes of a choice, and what a viewer sees at each event it learns of. */
function outcome(game: AnyGame, before: State, move: Move, chance: ChanceState, viewer: Viewer) {
  const state = copy(before);
  state.chance = copy(chance);
  const events: GameEvent[] = [];
  const pictures: unknown[] = [];
  runnerOf(game).play(state, move.seat, copy(move.choice), events, (event, now) => {
    if (game.viewEvent(event, viewer)) pictures.push(copy(game.viewFor(now, viewer)));
  });
  return { state, events, pictures };
}

/** Whether two plain values are written alike, keys in the same order: seen without writing them. */
function isWrittenAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length !== others.length) return false;
  const [one, two] = [a, b] as Readonly<Record<string, unknown>>[];
  return keys.every((key, i) => key === others[i] && isWrittenAlike(one![key], two![key]));
}

/** Where two values differ byte for byte, as ": … instead of …"; null when they do not. */
export function differenceOf(a: unknown, b: unknown): string | null {
  if (isWrittenAlike(a, b)) return null;
  const [one, two] = [JSON.stringify(a) ?? "nothing", JSON.stringify(b) ?? "nothing"];
  if (one === two) return null;
  let at = 0;
  while (one[at] === two[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 30), at + 50);
  return `: …${part(one)}… instead of …${part(two)}…`;
}
