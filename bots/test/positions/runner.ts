// Positions that a good player answers in one of a few ways: a file per game lists them, bots are asked what they would do.
import { expect, test } from "vitest";
import { botNamed } from "#bots/index.ts";
import { fastChance } from "#kernel/chance.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import { sightOf } from "#kernel/imagine.ts";
import { equal } from "#kernel/json.ts";
import { type Choice, type GameEvent, type State, whereIs } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";

/** What a bot did. */
export interface Line<S extends State, C extends Choice> {
  /** What it chose first, and all it chose. */
  readonly choice: C;
  readonly choices: readonly C[];
  /** The game afterwards, and what happened. */
  readonly s: S;
  readonly events: readonly GameEvent[];
}

/** A position, and what may be done in it. */
export interface Position<S extends State, C extends Choice> {
  /** What a good player sees in it: the title of the test. */
  readonly title: string;
  /** Lays it out; the seat that is asked first is the bot's. */
  s(): S;
  /** Whether a strong player could do this. */
  isGood(line: Line<S, C>): boolean;
  /** How many choices in a row are judged, as long as no other seat is asked (1). */
  readonly length?: number;
  /** Who must find it: ids of bots (one-step bot, adept, expert). */
  readonly bots?: readonly string[];
}

const EVERYONE = ["greedy", "adept", "expert"];

/** Lets the bot answer until another seat is asked, or it has chosen often enough. */
function played<S extends State, C extends Choice>(game: AnyGame, from: S, id: string, length: number): Line<S, C> {
  const s = copyState(game, from);
  const bot = botNamed(game, id)!;
  const luck = fastChance(`position ${id}`);
  const seat = s.open[0]!;
  const events: GameEvent[] = [];
  const choices: C[] = [];
  while (choices.length < length && s.open[0] === seat) {
    const choice = bot.choose(sightOf(game, s, seat), luck) as C;
    choices.push(choice);
    runnerOf(game).play(s, seat, choice, events);
  }
  return { choice: choices[0]!, choices, s, events };
}

/** Makes a test of every position and bot. */
export function positions<S extends State, C extends Choice>(game: AnyGame, list: readonly Position<S, C>[]): void {
  const cases = list.flatMap(position => (position.bots ?? EVERYONE).map(bot => ({ ...position, bot })));
  test.each(cases)("$title ($bot)", ({ s, isGood, length = 1, bot }) => {
    const from = s();
    const line = played<S, C>(game, from, bot, length);
    const shown = line.choices.map(choice => JSON.stringify(choice)).join(" ");
    expect(isGood(line), `${bot} at ${whereIs(from)}: ${shown}`).toBe(true);
  });
}

/** For choices that may be taken: "one of these". */
export const oneOf =
  <C extends Choice>(...choices: readonly C[]) =>
  ({ choice }: { readonly choice: C }): boolean =>
    choices.some(other => equal(other, choice));
