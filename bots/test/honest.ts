// The question of honesty, for quick and for thorough tests: does a bot think the same in two worlds that its seat
// cannot tell apart?
import { expect } from "vitest";
import { answerAt } from "#bots/answer.ts";
import { type Bot, thoughtOf } from "#bots/bot.ts";
import { random } from "#bots/random.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { imagine, sightOf } from "#kernel/imagine.ts";
import { copy } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";

/** Positions of a random game with something to choose, spread over it. */
function positionsOf(game: AnyGame, count: number): State[] {
  const s = start(game, { seats: Math.max(...game.seats.filter(seats => seats <= 4)), seed: "honest" });
  const luck = fastChance("honest");
  const all: State[] = [];
  while (!isOver(s)) {
    const seat = s.open[0]!;
    const sight = sightOf(game, s, seat);
    if (sight.options.length > 1) all.push(copy(s));
    runnerOf(game).play(s, seat, random().choose(sight, luck), []);
  }
  return Array.from({ length: count }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)]!);
}

/** The same view, another hidden world, the same luck: the same thoughts. */
export function expectHonest(game: AnyGame, newBot: () => Bot, positions: number): void {
  for (const [i, truth] of positionsOf(game, positions).entries()) {
    const seat = truth.open[0]!;
    const other = imagine(game, truth, seat, fastChance(`other ${i}`));
    expect(other.chance).not.toEqual(truth.chance);
    const thoughts = [truth, other].map(s => thoughtOf(newBot(), sightOf(game, s, seat), fastChance(`luck ${i}`)));
    expect(thoughts[1]).toEqual(thoughts[0]);
    // At a table its luck comes from the game's seed; that must not let the hidden world in either.
    const answers = [truth, other].map(s => answerAt(game, newBot(), s, seat, "seed"));
    expect(answers[1]).toEqual(answers[0]);
  }
}
