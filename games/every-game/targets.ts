// A reason for every refusal: what a person would try at a question is either legal or says why not.
import type { Target } from "#kernel/checks.ts";
import { equal } from "#kernel/json.ts";
import { questionOf, refusalsOf } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import type { Probe } from "./suite.ts";

/** Whether a choice has every field of a target. */
export function isAbout(choice: Choice, target: Target): boolean {
  const fields = choice as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(target).every(([name, value]) => equal(fields[name], value));
}

export const targetsProbe: Probe = ({ game, checks, report, untargeted }, state) => {
  for (const seat of state.open) {
    const question = questionOf(game, state, seat);
    if (!question) continue;
    const targets = checks.targets?.(game.viewFor(state, seat), question) ?? null;
    if (!targets) {
      untargeted.add(`${question.proc}.${question.step}`);
      continue;
    }
    report.targets += targets.length;
    const known = [...question.options, ...refusalsOf(game, state, seat).map(({ choice }) => choice)];
    const silent = targets.find(target => !known.some(choice => isAbout(choice, target)));
    if (silent) {
      const message = `${question.proc}.${question.step} neither offers nor refuses ${JSON.stringify(silent)}`;
      return { kind: "unexplained", message };
    }
  }
  return null;
};
