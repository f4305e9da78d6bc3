// The worlds of one search, kept by number: every move is tried in the same ones, so that moves can be compared.
import { bits, type ChanceState, fastChance } from "#kernel/chance.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import type { Sight } from "#kernel/imagine.ts";
import type { State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";

/** The most worlds that are kept. */
const MOST = 256;

/** Imagined worlds, each made when it is first asked for. */
export class Worlds {
  private readonly game: AnyGame;
  private readonly sight: Sight;
  private readonly chance: ChanceState;
  private readonly kept: State[] = [];

  constructor(game: AnyGame, sight: Sight, chance: ChanceState) {
    this.game = game;
    this.sight = sight;
    this.chance = chance;
  }

  /** The world at the beginning of try number `index`, to be read only. */
  at(index: number): State {
    const place = index % MOST;
    while (this.kept.length <= place) this.kept.push(this.imagined());
    return this.kept[place]!;
  }

  /** The same to be played in; when all worlds were used they come again with other luck. */
  fresh(index: number): State {
    const world = copyState(this.game, this.at(index));
    if (index >= MOST) world.chance = fastChance(bits(this.chance));
    return world;
  }

  /** Answers that others have given in secret were imagined at random: the search gives them again. */
  private imagined(): State {
    const world = this.sight.imagine(this.chance);
    for (let seat = 0; seat < world.answers.length; seat++) {
      if (seat !== this.sight.seat && world.answers[seat]?.length) runnerOf(this.game).retract(world, seat, 0);
    }
    return world;
  }
}
