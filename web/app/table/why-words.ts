// A bot's thoughts as sentences.
import { equal } from "#kernel/json.ts";
import type { Choice } from "#kernel/procedure.ts";
import { plain, type Reader, type Sentence } from "#kernel/texts.ts";
import { refsOf } from "#web/kit/Sentence.tsx";
import type { LoadedGame } from "../games.ts";
import type { Why } from "../local/messages.ts";

/** An answer in words: of several choices one after the other, equal neighbours counted. */
export function answerText(game: LoadedGame, why: Why, choices: readonly Choice[], reader: Reader): string {
  const said: { text: string; times: number }[] = [];
  for (const sentence of sentencesOf(game, why, choices, reader)) {
    const text = plain(sentence);
    const last = said.at(-1);
    if (last?.text === text) last.times++;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(" · ");
}

/** What all answers end with in the same way, such as confirming a plan: it needs no mention. */
export function commonEnd(answers: readonly (readonly Choice[])[]): number {
  const [first, ...others] = answers;
  if (!first || others.length === 0) return 0;
  const last = first.at(-1);
  const isShared = first.length > 1 && others.every(({ length }, i) => length > 1 && equal(others[i]!.at(-1), last));
  return isShared && last && Object.keys(last).length === 1 ? 1 : 0;
}

/** The things an answer names. */
export function answerRefs(game: LoadedGame, why: Why, choices: readonly Choice[], reader: Reader): string[] {
  return sentencesOf(game, why, choices, reader).flatMap(sentence => refsOf(sentence));
}

function sentencesOf(game: LoadedGame, why: Why, choices: readonly Choice[], reader: Reader): Sentence[] {
  const { question, view } = why;
  return choices.map((choice, i) => {
    const soFar = [...question.soFar, ...choices.slice(0, i)];
    return game.texts.choice(choice, { ...question, soFar }, view, reader);
  });
}
