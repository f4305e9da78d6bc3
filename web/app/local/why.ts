// Why a bot moved: its thoughts at a decision of a record, thought again. Level, seed and position give the same
// thoughts as at the table, except where a slow machine had cut them short.
import { Faced, thoughtAt } from "#bots/answer.ts";
import { botNamed } from "#bots/index.ts";
import { middleLevel } from "#bots/levels.ts";
import { equal } from "#kernel/json.ts";
import { questionOf } from "#kernel/look.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import { SCRIPTED, type Weighed, type Why } from "./messages.ts";
import { levelAt, type Opened } from "./record.ts";

/** How many of the best answers are told. */
const TOLD = 3;

/** The line before which the seat began the answer that a line belongs to. */
function beginning({ states, save }: Opened, line: number): number {
  const seat = save.journal[line - 1]!.seat;
  let first = line - 1;
  while ((states[first]!.answers[seat]?.length ?? 0) > 0) {
    const earlier = save.journal.findLastIndex((entry, i) => i < first && entry.seat === seat);
    if (earlier < 0) break;
    first = earlier;
  }
  return first;
}

/** What a seat answered, from the line before its first choice on. */
function answerFrom({ states, save }: Opened, first: number, seat: Seat): Choice[] {
  const choices: Choice[] = [];
  for (let line = first; line < save.journal.length; line++) {
    const entry = save.journal[line]!;
    if (entry.seat !== seat || !("choice" in entry)) continue;
    choices.push(entry.choice);
    const after = states[line + 1]!;
    if (!after.open.includes(seat) || (after.answers[seat]?.length ?? 0) === 0) break;
  }
  return choices;
}

/** The best answers, and the one given if it is not among them. */
function told(candidates: readonly Omit<Weighed, "isGiven">[], played: readonly Choice[]): Weighed[] {
  // A thought may end before the answer does: what is left then needs no thought.
  const given = candidates.findIndex(({ choices }) => equal(choices, played.slice(0, choices.length)));
  return candidates
    .map((candidate, i) => ({ ...candidate, isGiven: i === given }))
    .filter(({ isGiven }, i) => isGiven || i < TOLD);
}

/** The seed of a seat's answer after so many lines; a bot that came back to a question had other luck there. */
function seedAt({ states, save }: Opened, first: number, seat: Seat): string {
  const faced = new Faced();
  for (let line = 0; line < first; line++) {
    const state = states[line]!;
    const isFirst = (state.answers[seat]?.length ?? 0) === 0;
    const isBots = save.journal[line]!.seat === seat && levelAt(save, line + 1) !== null;
    if (isBots && isFirst) faced.seedFor(save.start.seed, state, seat);
  }
  return faced.seedFor(save.start.seed, states[first]!, seat);
}

/** Why the choice of a line was made; null when it was a person's. */
export function whyAt(record: Opened, line: number): Why | null {
  const { game, save, states } = record;
  const entry = save.journal[line - 1];
  const given = levelAt(save, line);
  if (!entry || !given) return null;
  const { seat } = entry;
  const isScripted = given === SCRIPTED;
  const level = isScripted ? middleLevel : given;
  const bot = botNamed(game, level);
  const first = beginning(record, line);
  const state = states[first]!;
  const question = questionOf(game, state, seat);
  if (!bot || !question) return null;
  const { candidates } = thoughtAt(game, bot, state, seat, seedAt(record, first, seat));
  const played = answerFrom(record, first, seat);
  const view = game.viewFor(state, seat);
  const weighed = told(candidates, played);
  return { seat, level, isScripted, line: first + 1, question, view, played, weighed, count: candidates.length };
}

/** The line of a seat's latest real decision that is no secret any more; null when there is none yet. */
export function latestDecision(record: Opened, seat: Seat): number | null {
  const { states, save } = record;
  const isSecret = (states.at(-1)?.answers[seat]?.length ?? 0) > 0;
  const latest = save.journal.findLastIndex(entry => entry.seat === seat) + 1;
  const end = isSecret && latest > 0 ? beginning(record, latest) : latest;
  for (let line = end; line > 0; line--) {
    if (save.journal[line - 1]!.seat !== seat) continue;
    const question = questionOf(record.game, states[line - 1]!, seat);
    if (question && question.options.length > 1) return line;
  }
  return null;
}
