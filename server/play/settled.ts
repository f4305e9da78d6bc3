// What stays the same while the answers to a simultaneous question come in: worked out once, until the game moves on.
// Most choices of a game with plans are such answers, and what they leave alone is nearly everything.
import type { AnyGame, Viewer } from "#kernel/game.ts";
import { type HashPart, hashOfParts, hashPart } from "#kernel/json.ts";
import type { State } from "#kernel/procedure.ts";

/** A position without the answers to its question. */
export class Settled {
  readonly #game: AnyGame;
  readonly #state: State;
  readonly #views = new Map<Viewer, unknown>();
  /** The first of them: what is public in it is shared with the others. */
  #like: unknown;
  #rest: HashPart | null = null;

  constructor(game: AnyGame, state: State) {
    this.#game = game;
    this.#state = state;
  }

  /** Whether a state differs from this position by nothing but answers: only then does the kernel share the stack. */
  isOf(state: State): boolean {
    return this.#state.stack === state.stack;
  }

  /** The fingerprint of a state of this position. */
  hashOf({ answers, open }: State): string {
    if (!this.#rest) {
      const { answers: _answers, open: _open, ...rest } = this.#state;
      this.#rest = hashPart(rest);
    }
    return hashOfParts(this.#rest, hashPart({ answers, open }));
  }

  /** What a viewer sees of it; no view tells of answers (the suite of every game proves it). */
  view(viewer: Viewer): unknown {
    const known = this.#views.get(viewer);
    if (known !== undefined) return known;
    const view: unknown = this.#game.viewFor(this.#state, viewer, this.#like);
    this.#like ??= view;
    this.#views.set(viewer, view);
    return view;
  }
}
