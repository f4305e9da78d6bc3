// What both languages teach: which chapters, rules and steps there are. One that lacks a text does not compile.
import type { LessonWords, ReferenceWords } from "#web/kit/learning.ts";
import type { ChapterId, RuleId } from "./chapters.ts";
import type { StepId } from "./lesson.ts";

/** What is taught, in one language. */
export interface LearnWords {
  readonly reference: ReferenceWords<ChapterId, RuleId>;
  readonly lesson: Readonly<Record<StepId, LessonWords>>;
}
