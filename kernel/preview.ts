// Previews: what a choice, or a plan that is still being made, would lead to as far as its seat can know. It is played
// in worlds that the seat cannot tell from the true one, and told only as far as they agree: a preview stops at the
// first draw of chance, where a secret decides, and where another seat does. The true state is never played on.
import { type ChanceState, fastChance } from "./chance.ts";
import { type ChoiceError, offered } from "./choose.ts";
import type { AnyGame } from "./game.ts";
import { imagine } from "./imagine.ts";
import { copy, equal, hash } from "./json.ts";
import { isOver, type Look, look } from "./look.ts";
import { type Choice, type Frame, type GameEvent, type Seat, type State, whereIs } from "./procedure.ts";
import { type Observer, runnerOf } from "./run.ts";
import { RulesBug } from "./steps.ts";

/** What a seat wants to see played. */
export interface PreviewWish {
  /** Its choices, one after another. A plan may be unfinished: the rest of it is what a seat out of time would do. */
  readonly choices: readonly Choice[];
  /** How many of the answers it has given to a simultaneous question stand before them; without it, all. */
  readonly keep?: number | undefined;
  /** Kinds of choices it would take where its plan leads to further questions, instead of what a seat out of time does. */
  readonly prefer?: readonly string[] | undefined;
  /** Whether it wants its view at every event, too. */
  readonly pictures?: boolean | undefined;
}

/** Why a preview stops: it comes to a question of the seat, or the end, or something that the seat cannot know. */
export type PreviewEnd = "question" | "planned" | "over" | "luck" | "secret" | "others" | "long";

/** What would happen. */
export interface Preview {
  readonly end: PreviewEnd;
  /** The events that the seat would see. */
  readonly events: readonly GameEvent[];
  /** Its view at each of them, if it wants them. */
  readonly pictures: readonly unknown[];
  /** What it would see then; null where luck or a secret stopped the game in the middle of a step. */
  readonly look: Look | null;
}

/** A preview, or why there is none. */
export type Previewed =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly error: ChoiceError };

/** Worlds compared: a secret with two equally likely values decides unnoticed once in 2^7, and even then tells nothing. */
const WORLDS = 8;
/** Questions that one plan may lead to; far more than any does. */
const LONGEST = 200;

/** The game came to a draw. */
class Luck extends Error {}
/** A choice that a world does not offer. */
class NotOffered extends Error {
  readonly error: ChoiceError;
  constructor(error: ChoiceError) {
    super(error.code);
    this.error = error;
  }
}

/** One world played: each event with its picture, written down at once because the world goes on changing. */
interface Run {
  readonly told: string[];
  end: PreviewEnd;
  look: string;
  error: ChoiceError | null;
}

/** Plays a wish of a seat in what it knows. Changes nothing, and depends on nothing that the seat cannot see. */
export function preview(game: AnyGame, state: State, seat: Seat, wish: PreviewWish): Previewed {
  const error = problemOf(state, seat);
  if (error) return { ok: false, error };
  const chance = fastChance(hash(look(game, state, seat)));
  const runs = Array.from({ length: WORLDS }, () => runIn(game, state, seat, wish, chance));
  return agreed(runs, wish.pictures ?? false);
}

function problemOf(state: State, seat: Seat): ChoiceError | null {
  if (isOver(state)) return { code: "finished", params: {} };
  const isAsked = state.open.includes(seat) || Boolean(state.answers[seat]);
  return isAsked ? null : { code: "not-asked", params: { seat, where: whereIs(state) } };
}

/** What all worlds agree on. */
function agreed(runs: readonly Run[], withPictures: boolean): Previewed {
  const [first, ...others] = runs as [Run, ...Run[]];
  let length = Math.min(...runs.map(({ told }) => told.length));
  for (const { told } of others) {
    const end = told.findIndex((text, i) => i < length && text !== first.told[i]);
    if (end >= 0) length = end;
  }
  const isSame = others.every(
    ({ told, end, look }) => told.length === length && end === first.end && look === first.look,
  );
  const isWhole = isSame && first.told.length === length;
  if (isWhole && first.error) return { ok: false, error: first.error };
  const told = first.told.slice(0, length).map(text => JSON.parse(text) as [GameEvent, unknown]);
  return {
    ok: true,
    preview: {
      end: isWhole ? first.end : "secret",
      events: told.map(([event]) => event),
      pictures: withPictures ? told.map(([, picture]) => picture) : [],
      look: isWhole ? (JSON.parse(first.look) as Look | null) : null,
    },
  };
}

function runIn(game: AnyGame, truth: State, seat: Seat, wish: PreviewWish, chance: ChanceState): Run {
  const world = imagine(game, truth, seat, chance);
  Object.defineProperty(world, "chance", {
    get: () => {
      throw new Luck();
    },
  });
  const run: Run = { told: [], end: "luck", look: "null", error: null };
  const observe: Observer = (event, now) => {
    const seen = game.viewEvent(event, seat);
    if (seen) run.told.push(JSON.stringify([seen, game.viewFor(now, seat)]));
  };
  try {
    run.end = new Playing(game, world, seat, observe).play(wish);
    run.look = JSON.stringify(look(game, world, seat));
  } catch (stop) {
    if (!(stop instanceof Luck || stop instanceof NotOffered)) throw stop;
    run.error = stop instanceof NotOffered ? stop.error : null;
    run.look = JSON.stringify(run.error);
  }
  return run;
}

/** A wish being played in one world. */
class Playing {
  private readonly game: AnyGame;
  private readonly world: State;
  private readonly seat: Seat;
  private readonly observe: Observer;

  constructor(game: AnyGame, world: State, seat: Seat, observe: Observer) {
    this.game = game;
    this.world = world;
    this.seat = seat;
    this.observe = observe;
  }

  play({ choices, keep, prefer = [] }: PreviewWish): PreviewEnd {
    const { world, seat } = this;
    const asking = world.stack.at(-1)!;
    const isPlan = world.answers.length > 0;
    if (isPlan) this.openPlan(keep);
    for (const choice of choices) {
      const error = this.refused(choice);
      if (error) throw new NotOffered(error);
      this.take(seat, choice);
    }
    return isPlan ? this.follow(asking, prefer) : this.end();
  }

  /** Takes back what the seat is thinking of again; those who answer at the same time do what seats out of time do. */
  private openPlan(keep: number | undefined): void {
    const { world, seat, game } = this;
    const runner = runnerOf(game);
    world.answers.forEach((answers, other) => {
      if (!answers) return;
      if (other !== seat) runner.retract(world, other, 0);
      else if (keep !== undefined && keep < answers.length) runner.retract(world, seat, keep);
    });
    for (const other of [...world.open]) while (other !== seat && world.open.includes(other)) this.takeFallback(other);
  }

  private refused(choice: Choice): ChoiceError | null {
    const { game, world, seat } = this;
    const where = whereIs(world);
    if (!world.open.includes(seat)) return { code: "not-asked", params: { seat, where } };
    if (offered(game, world, seat, choice)) return null;
    return { code: "not-offered", params: { seat, where, choice: JSON.stringify(choice).slice(0, 200) } };
  }

  private take(seat: Seat, choice: Choice): void {
    runnerOf(this.game).play(this.world, seat, copy(choice), [], this.observe);
  }

  private takeFallback(seat: Seat, prefer: readonly string[] = []): void {
    const options = runnerOf(this.game).options(this.world, seat);
    const wanted = options.find(({ kind }) => prefer.includes(kind));
    const choice: Choice = wanted ?? this.game.fallback(this.world, seat, options);
    // A plan of answers that nobody offered would never end.
    if (!options.some(option => equal(option, choice)))
      throw new RulesBug(`the fallback ${choice.kind} is not offered`);
    this.take(seat, choice);
  }

  /** Finishes the plan and follows it until the procedure that asked for it ends, or asks for the next one. */
  private follow(asking: Frame, prefer: readonly string[]): PreviewEnd {
    const { world, seat } = this;
    while (world.answers.length > 0 && world.open.includes(seat)) this.takeFallback(seat);
    for (let i = 0; i < LONGEST; i++) {
      const isRunning = world.stack.includes(asking) && world.answers.length === 0;
      if (!isRunning) return isOver(world) ? "over" : "planned";
      if (!world.open.includes(seat)) return "others";
      this.takeFallback(seat, prefer);
    }
    return "long";
  }

  private end(): PreviewEnd {
    const { world, seat } = this;
    if (isOver(world)) return "over";
    return world.open.includes(seat) ? "question" : "others";
  }
}
