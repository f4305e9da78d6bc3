// A reason for every refusal: what a person would try at a question is either legal or says why not, and never both.
import type { AnyChecks, Target } from "#kernel/checks.ts";
import type { AnyGame } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import { questionOf, refusalsOf } from "#kernel/look.ts";
import { type Choice, type Seat, type State, whereIs } from "#kernel/procedure.ts";
import type { Problem } from "./report.ts";
import type { Probe } from "./suite.ts";

/** Whether a choice has every field of a target. */
export function isAbout(choice: Choice, target: Target): boolean {
  const fields = choice as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(target).every(([name, value]) => equal(fields[name], value));
}

/** What a person would try at a seat's question (null: the game does not say), and what is wrong with the answers to it. */
export function explained(
  game: AnyGame,
  checks: AnyChecks,
  state: State,
  seat: Seat,
): { readonly targets: readonly Target[] | null; readonly problem: Problem | null } {
  const question = questionOf(game, state, seat);
  if (!question) return { targets: [], problem: null };
  const refused = refusalsOf(game, state, seat).map(({ choice }) => choice);
  const wrong = (what: string, thing: unknown): Problem => ({
    kind: "unexplained",
    message: `${whereIs(state)} ${what} ${JSON.stringify(thing)}`,
  });
  const both = question.options.find(option => refused.some(choice => equal(choice, option)));
  const targets = checks.targets?.(game.viewFor(state, seat), question) ?? null;
  if (both) return { targets, problem: wrong("both offers and refuses", both) };
  const known = [...question.options, ...refused];
  const silent = targets?.find(target => !known.some(choice => isAbout(choice, target)));
  return { targets, problem: silent ? wrong("neither offers nor refuses", silent) : null };
}

export const targetsProbe: Probe = ({ game, checks, report, untargeted }, state) => {
  for (const seat of state.open) {
    const { targets, problem } = explained(game, checks, state, seat);
    if (!targets) untargeted.add(whereIs(state));
    report.targets += targets?.length ?? 0;
    if (problem) return problem;
  }
  return null;
};
