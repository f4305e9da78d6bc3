// What a campaign is given, and what it reports.

/** The tests to run, the mutants to put in force, and where the outcomes go. */
export interface Plan {
  readonly tests: readonly string[];
  /** The game of which whole games are played, and the file that plays them. */
  readonly game: string;
  readonly gamesFile: string;
  readonly ids: readonly number[];
  readonly out: string;
}

/** What became of a mutant; `static` ones stand in tables that are read once, before any test. */
export interface Outcome {
  readonly id: number;
  readonly fate: "killed" | "survived" | "unreached" | "static";
  /** The file of the test that noticed it. */
  readonly by?: string;
}
