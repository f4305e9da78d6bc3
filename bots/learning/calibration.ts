// Whether chances to win are what they say: on games that nobody has learned from, at one number of seats.
import type { AnyGame } from "#kernel/game.ts";
import { assess, type Bin, errorOf, reliabilityOf, type Trust } from "./assess.ts";
import { hurrying, judging, type Learner, type Record, selfPlay } from "./self-play.ts";

/** How far the chances that a game gives can be trusted. */
export interface Calibration {
  readonly games: number;
  /** At a quarter, half and three quarters of the games; the hand-made judgement by the best curve for it. */
  readonly moments: readonly { readonly moment: number; readonly hand: Trust; readonly chances: Trust }[];
  readonly reliability: readonly Bin[];
  /** How far chances and results are apart, on average. */
  readonly error: number;
}

/** What to measure with: games among one-step bots, or, in a fraction of the time, among quick choices. */
export interface Measure {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly isQuick: boolean;
}

/** Plays games among bots that judge as the game does today; null where it knows no chances at such a table. */
export function calibrationOf(
  game: AnyGame,
  { seats, games, seed, isQuick }: Measure,
  told: (done: number, total: number) => void,
): Calibration | null {
  const { learning } = game.bot;
  if (!learning) return null;
  const today: Learner = { game, learning: { ...learning, hints: () => game.bot } };
  const bot = (isQuick ? hurrying : judging)(today, null);
  const bots = Array.from({ length: seats }, () => bot);
  const records = Array.from({ length: games }, (_, i): Record => {
    const record = selfPlay(today, seats, `${seed} unseen ${i}`, bots, false);
    told(i + 1, games);
    return record;
  });
  if (records.some(({ positions }) => positions.some(({ chance }) => chance === null))) return null;
  const moments = assess(records, ({ chance }) => chance!);
  const reliability = reliabilityOf(records, ({ chance }) => chance!);
  return {
    games,
    moments: moments.map(({ moment, hand, learned }) => ({ moment, hand, chances: learned })),
    reliability,
    error: errorOf(reliability),
  };
}
