// Everything that can go wrong, as a code with parameters. `problem.<code>` in the words says what happened,
// `remedy.<code>` what to do; a code without words gets the general ones.

/** Parameters of a problem's sentence. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/** Something went wrong that a reader must be told. */
export class Problem extends Error {
  readonly code: string;
  readonly params: ProblemParams;
  constructor(code: string, params: ProblemParams = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** Any thrown thing as a problem. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem("bug", { message: error instanceof Error ? error.message : String(error) });
}
