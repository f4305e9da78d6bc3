// The undo barrier, derived from what people could have learned: nobody goes back across a draw of chance, another
// seat's choice, or a choice after which some viewer knows more than before. The last is found by asking the
// question of the secrecy test: would a world that the viewer could not tell apart have looked different? Everything
// a viewer gets counts, its next question too: options may show what was drawn.
import { fastChance } from "./chance.ts";
import { offered } from "./choose.ts";
import { type AnyGame, copyState, type Viewer } from "./game.ts";
import { imagine } from "./imagine.ts";
import { copy, equal, hash } from "./json.ts";
import { look } from "./look.ts";
import type { Choice, Seat, State } from "./procedure.ts";
import { runnerOf } from "./run.ts";

/** Imagined worlds compared per viewer: a secret with two equally likely values slips through once in 2^24. */
const WORLDS = 24;

/** Whether a choice used chance, that is, whether the source moved. */
export function usedChance(before: State, after: State): boolean {
  return !equal(before.chance, after.chance);
}

/** Whether some viewer learned something hidden from a choice. */
export function wasLearned(game: AnyGame, before: State, seat: Seat, choice: Choice): boolean {
  const viewers: Viewer[] = ["spectator", ...Array.from({ length: before.seats }, (_, i) => i)];
  const truth = outcomes(game, before, seat, choice, viewers);
  return viewers.some(viewer => {
    const chance = fastChance(`${hash(before)} ${viewer}`);
    const seen = truth.get(viewer);
    for (let i = 0; i < WORLDS; i++) {
      const world = imagine(game, before, viewer, chance);
      const same = offered(game, world, seat, choice) !== null;
      if (!same || !equal(outcomes(game, world, seat, choice, [viewer]).get(viewer), seen)) return true;
    }
    return false;
  });
}

/** What viewers get of a choice: each event they learn of with their view just then, and their look after it. */
function outcomes(
  game: AnyGame,
  before: State,
  seat: Seat,
  choice: Choice,
  viewers: readonly Viewer[],
): ReadonlyMap<Viewer, unknown> {
  const after = copyState(game, before);
  const told = new Map<Viewer, unknown[]>(viewers.map(viewer => [viewer, []]));
  runnerOf(game).play(after, seat, copy(choice), [], (event, now) => {
    for (const [viewer, seen] of told) {
      const part = game.viewEvent(event, viewer);
      if (part) seen.push(part, copy(game.viewFor(now, viewer)));
    }
  });
  for (const [viewer, seen] of told) seen.push(look(game, after, viewer));
  return told;
}
