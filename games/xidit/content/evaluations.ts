// The three evaluations that decide the game.
import { type Source, table } from "#kernel/content.ts";

/** The id of an evaluation. */
export type EvaluationId = "wealth" | "influence" | "reputation";

/** One evaluation token. */
export interface Evaluation {
  readonly id: EvaluationId;
  /** How many its two sides eliminate. */
  readonly sides: readonly [number, number];
  readonly source: Source;
}

/** XID-011, 023 Every evaluation, a column of the Hall of Fame each; their order in a game is drawn. */
export const evaluations: readonly Evaluation[] = table<Evaluation[]>("xidit", "evaluations", [
  { id: "wealth", sides: [1, 2], source: "rulebook" },
  { id: "influence", sides: [1, 2], source: "rulebook" },
  { id: "reputation", sides: [1, 2], source: "rulebook" },
]);
