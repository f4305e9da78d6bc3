// A short game as text: a change of the rules or the sentences shows as a difference to review.
import { below, type ChanceState, fastChance } from "#kernel/chance.ts";
import type { Game, Options } from "#kernel/game.ts";
import { eventsFor } from "#kernel/look.ts";
import type { Choice, GameEvent, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain, type Reader, type Texts } from "#kernel/texts.ts";

/** Which game is told, and how far. */
export interface Story<S extends State, E extends GameEvent> {
  readonly options?: Options;
  /** Whether the story is over. */
  isOver(s: S): boolean;
  /** The choice of a seat; at random if nothing is said. */
  pick?(s: S, options: readonly Choice[], chance: ChanceState): Choice;
  /** Lines of an event that the log tells in fewer words. */
  lines?(event: E, reader: Reader): readonly string[] | null;
}

const names = ["Ann", "Bob", "Cid"];

/** The log of three players, then the board in words. */
export function playthrough<S extends State, E extends GameEvent, V>(
  game: Game<S, E, V>,
  texts: Texts<V, E>,
  { options = {}, isOver, pick, lines: linesOf }: Story<S, E>,
): string {
  const reader: Reader = { viewer: "spectator", seatName: seat => names[seat]! };
  const runner = runnerOf(game);
  const chance = fastChance("playthrough");
  const events: E[] = [];
  const lines: string[] = [];
  const tell = (): void => {
    for (const event of eventsFor(game, events.splice(0), "spectator") as E[]) {
      const sentence = texts.log(event, reader);
      lines.push(...(linesOf?.(event, reader) ?? (sentence ? [plain(sentence)] : [])));
    }
  };
  const s = start(game, { seats: names.length, options, seed: "playthrough" }, events) as S;
  while (!isOver(s)) {
    const offered = runner.options(s, s.open[0]!);
    const choice = pick?.(s, offered, chance) ?? offered[below(chance, offered.length)]!;
    runner.play(s, s.open[0]!, choice, events);
    tell();
  }
  const board = texts.describe(game.viewFor(s, "spectator"), reader).map(plain);
  return `${[...lines, "", ...board].join("\n")}\n`;
}
