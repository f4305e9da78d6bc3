// What a terminal game shows: the table, the board, the log, a question, the end.
import { type Question, refusalsOf } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import { type Language, plain, type Sentence } from "#kernel/texts.ts";
import { columns } from "../table.ts";
import { numbered, type Screen } from "./screen.ts";
import type { Table } from "./table.ts";
import type { Words } from "./words.ts";

/** A table and the screen it is shown on. */
export interface Stage {
  readonly table: Table;
  readonly screen: Screen;
  readonly words: Words;
  readonly language: Language;
}

/** A question with the view it was asked in and the words of its options. */
export interface Asked {
  readonly question: Question;
  readonly view: unknown;
  readonly labels: readonly string[];
}

/** The words of an option. */
export function labelOf({ table }: Stage, choice: Choice, question: Question, view: unknown): string {
  return plain(table.texts.choice(choice, question, view, table.reader));
}

/** What is played and who plays. */
export function showTable({ table, screen, words }: Stage): void {
  const names = table.players.map(({ bot }, seat) => `${table.reader.seatName(seat)} (${bot ?? words.you})`);
  screen.print(
    screen.paint("title", table.texts.name),
    table.texts.tagline,
    `${words.whoPlays}: ${names.join(", ")}`,
    screen.paint("quiet", words.hint),
  );
}

/** The board in words. */
export function showBoard({ table, screen }: Stage): void {
  const { match, seat, texts, reader } = table;
  const lines: readonly Sentence[] = texts.describe(match.game.viewFor(match.state, seat), reader);
  screen.print("", ...lines.map(line => screen.sentence(line)));
}

/** Lines of the log under a heading; nothing if there are none. */
export function showLog({ table, screen }: Stage, from: number, heading: string): void {
  const lines = table.log.slice(from);
  if (lines.length === 0) return;
  screen.print("", screen.paint("quiet", heading), ...lines.map(({ text }) => `  ${screen.sentence(text)}`));
}

/** A question and its options. */
export function showQuestion({ table, screen }: Stage, { question, view, labels }: Asked): void {
  const sentence = plain(table.texts.question(question, view, table.reader));
  screen.print("", screen.paint("question", sentence), ...numbered(screen, labels));
}

/** The options that are not allowed, why, and by which rule. */
export function showRefused(stage: Stage, { question, view }: Asked): void {
  const { table, screen, words } = stage;
  const { match, seat, texts, reader } = table;
  const refusals = refusalsOf(match.game, match.state, seat);
  screen.print(refusals.length === 0 ? words.nothingRefused : words.refused);
  for (const refusal of refusals) {
    const label = screen.paint("refused", labelOf(stage, refusal.choice, question, view));
    screen.print(`  ${label}: ${plain(texts.refusal(refusal, view, reader))} [${refusal.rule}]`);
  }
}

/** How the game ended: places and scores by source. */
export function showEnd({ table, screen, words, language }: Stage): void {
  const { match, texts, reader, players } = table;
  const result = match.game.result(match.state);
  const sources = [...new Set(result.scores.flatMap(score => Object.keys(score)))];
  const order = players.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]!);
  const rows = order.map(seat => [
    result.places[seat]!,
    reader.seatName(seat),
    ...sources.map(source => result.scores[seat]?.[source] ?? 0),
  ]);
  const head = [words.place, "", ...sources.map(source => texts.scores[source] ?? source)];
  screen.print(
    "",
    screen.paint("question", plain(texts.ending(result, reader))),
    ...columns([head, ...rows], "  ", language),
    screen.paint("quiet", words.seed(match.start.seed)),
  );
}
