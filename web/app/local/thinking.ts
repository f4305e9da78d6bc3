// Bots think in a worker of their own, so that moving, asking and looking back never wait for a bot. The two workers
// talk through a channel; both sides are here.
import { answerAt } from "#bots/answer.ts";
import { botNamed } from "#bots/index.ts";
import type { Clock } from "#bots/search.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";

/** What a bot is asked: all that its answer depends on. */
export interface Task {
  readonly game: string;
  readonly level: string;
  readonly state: State;
  readonly seat: Seat;
  readonly seed: string;
}

type Asked = Task & { readonly id: number };
type Answered = { readonly id: number; readonly choices: readonly Choice[] | null };

/** A bot's answer, or null if there is no such bot. */
export type Thinker = (task: Task) => Promise<readonly Choice[] | null>;

/** The answer, thought at once; with a clock the bot keeps within its level's time. */
export function answerTo(
  game: AnyGame,
  { level, state, seat, seed }: Omit<Task, "game">,
  clock?: Clock,
): readonly Choice[] | null {
  const bot = botNamed(game, level, clock);
  return bot && answerAt(game, bot, state, seat, seed);
}

/** The clock of a browser. */
const browserClock: Clock = () => performance.now();

/** The side that thinks. */
export function serveThoughts(port: MessagePort, gameOf: (id: string) => Promise<AnyGame>): void {
  port.onmessage = async ({ data: { id, ...task } }: MessageEvent<Asked>) => {
    const choices = answerTo(await gameOf(task.game), task, browserClock);
    port.postMessage({ id, choices } satisfies Answered);
  };
}

/** The side that asks. */
export function thinkerAt(port: MessagePort): Thinker {
  const waiting = new Map<number, (choices: readonly Choice[] | null) => void>();
  let last = 0;
  port.onmessage = ({ data: { id, choices } }: MessageEvent<Answered>) => {
    waiting.get(id)?.(choices);
    waiting.delete(id);
  };
  return task =>
    new Promise(resolve => {
      const id = ++last;
      waiting.set(id, resolve);
      port.postMessage({ id, ...task } satisfies Asked);
    });
}
