// Where the rulebook can be read in two ways, the rules beside the board say how this table reads it.
import type { OptionSpec, Options } from "#kernel/game.ts";
import type { OptionText } from "#kernel/texts.ts";
import { idsOf, type RuleChapter } from "#web/kit/RulesDrawer.tsx";

/** What a table has chosen, and the words for it. */
export interface Rulings {
  readonly specs: readonly OptionSpec[];
  readonly chosen: Options;
  readonly seats: number;
  readonly words: Readonly<Record<string, OptionText>>;
}

/** The chapters with the table's reading of each rule that has more than one. */
export function withRulings(
  chapters: readonly RuleChapter[],
  { specs, chosen, seats, words }: Rulings,
): readonly RuleChapter[] {
  const readings = new Map<string, string>();
  for (const { id, default: usual, ruling = [], seats: only = [seats] } of specs) {
    const text = words[id];
    const value = text?.values[chosen[id] ?? usual];
    if (value && only.includes(seats)) for (const rule of ruling) readings.set(rule, `${text.name}: ${value}`);
  }
  return chapters.map(chapter => ({
    ...chapter,
    rules: chapter.rules.map(entry => {
      const found = idsOf(entry).flatMap(id => readings.get(id) ?? []);
      return found.length === 0 ? entry : { ...entry, readings: [...new Set(found)] };
    }),
  }));
}
