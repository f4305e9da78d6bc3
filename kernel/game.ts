// What a game is: plain data plus procedures. Everything else in the project knows games only through this.
import type { Chance } from "./chance.ts";
import { copy } from "./json.ts";
import type { Features } from "./network.ts";
import type { Choice, GameEvent, Procedure, Seat, State } from "./procedure.ts";

/** Who looks: a seat, or a spectator, who sees only what is public. */
export type Viewer = Seat | "spectator";

/** One setting of a table, with its possible values. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  /** Seat counts for which the setting exists; without it, all. */
  readonly seats?: readonly number[];
  /** For settings of a seat: no two seats may have the same value (except the default). */
  readonly unique?: boolean;
  /** Which seats win and lose together, by value; at other values everybody plays alone. */
  readonly teams?: Readonly<Record<string, readonly (readonly Seat[])[]>>;
  /** Marks a ruling, a reading of rules that the rulebook leaves open: their ids. Forms fold rulings away. */
  readonly ruling?: readonly string[];
}

/** Chosen values by setting id; settings that do not exist for the seat count are absent. */
export type Options = Readonly<Record<string, string>>;

/** What a game is set up from. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  /** Each seat's own settings (faction, colour), by seat. */
  readonly seatOptions: readonly Options[];
  readonly chance: Chance;
}

/** How the game ended for a player without a seat. */
export interface OtherResult {
  readonly id: string;
  readonly place: number;
  readonly scores: Readonly<Record<string, number>>;
  /** The source at which it went out, as for seats. */
  readonly wentOut?: string | null;
}

/** How a game ended. */
export interface Result {
  /** The winning seats; empty when nobody at the table won. */
  readonly winners: readonly Seat[];
  /** Each seat's place, 1 is best; equal places are ties. */
  readonly places: readonly number[];
  /** Each seat's score by source; `total`, where a game has one, is the sum of the others. */
  readonly scores: readonly Readonly<Record<string, number>>[];
  /** The source at which each seat went out of the game, in games that send players away one by one; null: never. */
  readonly wentOut?: readonly (string | null)[];
  /** Those who played without a seat (automas), by the names the texts have for them. */
  readonly others?: readonly OtherResult[];
  /** Why the game ended, as a key of the texts. */
  readonly reason: string;
}

/** A state without what the kernel adds. */
export type Fresh<S extends State> = Omit<S, keyof State>;

/** One way to answer a question of several choices, and how likely a good player is to take it. */
export interface Plan {
  readonly choices: readonly Choice[];
  readonly weight: number;
}

/** What a game gives to bots; they see imagined worlds only, never the true state. */
export interface BotHints<S extends State> {
  /** How good a world is for a seat; higher is better, any scale. */
  evaluate(s: S, seat: Seat): number;
  /** For questions that one step ahead cannot judge: the next choice of a short lookahead, or null. */
  advise?(s: S, seat: Seat, chance: Chance): Choice | null;
  /** How likely a good player is to take each option, as weights, for wide questions in a search; none means never. */
  priors?(s: S, seat: Seat, options: readonly Choice[]): readonly number[];
  /** For questions answered by a plan of several choices: whole plans worth thinking about, or null. */
  plans?(s: S, seat: Seat, chance: Chance): readonly Plan[] | null;
  /** A quick, sensible choice for playouts; without it they draw by `priors` or evenly. */
  playout?(s: S, seat: Seat, options: readonly Choice[], chance: Chance): Choice;
  /** Whether a playout that began at `from` has come to a point where `evaluate` judges well. */
  isQuiet?(from: S, now: S): boolean;
  /** Whether a world can be judged as it is: nothing is half done. A learned judgement is asked there, and not later. */
  isCalm?(s: S): boolean;
  /** How much a playout tells and takes, compared with a quick one (1): searches make so many times fewer of them. */
  readonly weight?: number;
  /** How little a slip costs, compared with other games (1): careless levels take moves that are so many times worse. */
  readonly leniency?: number;
  /** A seat's chance to win from 0 to 1, as far as that was learned for worlds like this one; else null. */
  chance?(s: S, seat: Seat): number | null;
  readonly learning?: Learning<S>;
}

/** What a judgement of worlds can be learned from. */
export interface Learning<S extends State> {
  readonly features: Features<S>;
  /** The hand-made judgement: where to begin, and for worlds that were not learned. */
  readonly hand: BotHints<S>["evaluate"];
  /** The hints with another judgement in place of the game's own. */
  hints(evaluate: BotHints<S>["evaluate"]): BotHints<S>;
}

/** What the box of a game says on its side. */
export interface Box {
  /** How long a game takes: the shortest and the longest. */
  readonly minutes: readonly [number, number];
  /** From 1 (light) to 5 (heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
}

/** Events that orders given in advance end at. */
export interface Moments<E extends GameEvent> {
  /** A new round begins. */
  readonly round: E["type"];
  /** A seat is attacked, and where the event names it. */
  readonly attack?: { readonly event: E["type"]; readonly seat: string };
}

/** A complete game. */
export interface Game<S extends State = State, E extends GameEvent = GameEvent, V = unknown> {
  readonly id: string;
  /** The version of the rules; saves and records name it. */
  readonly rules: string;
  /** The hash of the content pack it is played with; none for the box. */
  readonly pack?: string | undefined;
  readonly seats: readonly number[];
  /** What it says of itself on the shelf; without it, that it is short and light. */
  readonly box?: Box;
  readonly options: readonly OptionSpec[];
  readonly seatOptions: readonly OptionSpec[];
  /** The first position; the kernel adds stack, questions and chance. */
  setup(setup: Setup): Fresh<S>;
  /** The procedure that plays the whole game, with its locals. */
  readonly main: { readonly proc: string };
  readonly procedures: readonly Procedure[];
  /** A copy of a state that shares nothing with it: knowing its shape makes it several times faster than the kernel's. */
  copy?(s: S): S;
  /**
   * What one viewer sees: an allow-list. `like` is what another viewer sees of the same state; what is public may be shared
   * with it, so that it is built and compared once for all.
   */
  viewFor(s: S, viewer: Viewer, like?: V): V;
  /** What one viewer learns of an event; null if nothing. */
  viewEvent(event: E, viewer: Viewer): E | null;
  /** Replaces, in a copy, everything the seat cannot know by something it cannot tell from the truth. */
  imagine(s: S, seat: Viewer, chance: Chance): void;
  /** The result of a finished game. */
  result(s: S): Result;
  /** The choice taken for a seat whose time ran out and whose people want to go on. */
  fallback(s: S, seat: Seat, options: readonly Choice[]): Choice;
  readonly bot: BotHints<S>;
  /** Without them only their owner ends an order. */
  readonly moments?: Moments<E>;
  /** Old names of procedures and steps ("battle.roll") to today's, for saves. */
  readonly renames: Readonly<Record<string, string>>;
  /** Gives a state saved under earlier rules, in place, what today's rules look for in it and it lacks. */
  upgrade?(s: S): void;
}

/** Any game, for code that knows no particular one. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no narrower common type
export type AnyGame = Game<any, any, any>;

/** A copy of a state that shares nothing with it. */
export function copyState<S extends State>(game: AnyGame, state: S): S {
  return game.copy ? game.copy(state) : copy(state);
}

/** The settings that exist for a seat count, with defaults filled in; throws on an unknown setting or value. */
export function settle(specs: readonly OptionSpec[], seats: number, chosen: Options): Options {
  const out: Record<string, string> = {};
  for (const spec of specs) {
    if (spec.seats && !spec.seats.includes(seats)) continue;
    const value = chosen[spec.id] ?? spec.default;
    if (!spec.values.includes(value)) throw new SetupError("bad-option", { option: spec.id, value });
    out[spec.id] = value;
  }
  for (const id in chosen) {
    if (!specs.some(spec => spec.id === id)) throw new SetupError("unknown-option", { option: id });
  }
  return out;
}

/** A table that cannot be set up as asked: a code with parameters. */
export class SetupError extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: string, params: Readonly<Record<string, string | number>>) {
    super(`${code}: ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
  }
}
