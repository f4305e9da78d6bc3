// A guided game in progress: which step it is, what the learner may do now, and what a wrong try is answered with.
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Look } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import type { GameLearning, Lesson, LessonStep, LessonWords } from "#web/kit/learning.ts";
import type { Asked } from "#web/kit/surroundings.ts";
import type { TableClient, TableState } from "../client/table-client.ts";
import { useLanguage } from "../i18n/index.ts";
import { keep, kept } from "../kept.ts";
import { useStore } from "../store.ts";

/** The guide beside a board. */
export interface Guide {
  readonly step: LessonStep;
  readonly number: number;
  readonly count: number;
  readonly words: LessonWords | null;
  /** The learner tried something else. */
  readonly isWrong: boolean;
  /** A step that only tells something can be left by reading it. */
  readonly next: (() => void) | null;
  readonly isLast: boolean;
  choose(choices: readonly Choice[]): void;
  readonly asked: Asked | null;
}

function useLessonWords(learning: GameLearning): Readonly<Record<string, LessonWords>> | null {
  const language = useLanguage();
  const [words, setWords] = useState<Readonly<Record<string, LessonWords>> | null>(null);
  useEffect(() => {
    learning.lessonWords(language).then(setWords, () => null);
  }, [learning, language]);
  return words;
}

/** The first step at or after a place that fits the position. */
function fitting(lesson: Lesson, from: number, { standing }: TableState): number {
  let at = from;
  while (at < lesson.steps.length - 1) {
    const step = lesson.steps[at]!;
    if (!step.when || !standing || step.when(standing.look)) break;
    at++;
  }
  return at;
}

/** More than this no board gathers before it sends it. */
const MOST_GATHERED = 12;

/** What a step asks for: the first option that fits, and the rest of a plan where one is being gathered. */
function useAskedNow(step: LessonStep, look: Look | undefined): Asked | null {
  return useMemo(() => {
    const fits = (choices: readonly Choice[]) => look !== undefined && (step.expects?.(choices, look) ?? false);
    const next = look?.question?.options.find(option => fits([option]));
    if (!next) return null;
    const plan = (gathered: readonly Choice[]) => {
      const made: Choice[] = [];
      while (made.length < MOST_GATHERED) {
        const more = gathered.find(choice => fits([...made, choice]));
        if (!more) break;
        made.push(more);
      }
      return made;
    };
    return { next, plan };
  }, [look, step]);
}

/** Guides a learner; the step is kept, so that a reload goes on where it was left. */
export function useGuide(client: TableClient, learning: GameLearning, isQuiet: boolean): Guide {
  const { lesson } = learning;
  const state = useStore(client.state);
  const place = `lesson.${state.id}`;
  const [at, setAt] = useState(() => Number(kept(place) ?? 0));
  const [isWrong, setWrong] = useState(false);
  const words = useLessonWords(learning);
  const step = lesson.steps[at]!;
  const move = useCallback(
    (to: number) => {
      setWrong(false);
      setAt(to);
      keep(place, to);
    },
    [place],
  );
  const isLast = at === lesson.steps.length - 1;
  const isTold = !step.expects && !step.isDone;
  const look = state.standing?.look;
  useEffect(() => {
    // A step is left only when the board has shown what came of it.
    if (!look || !isQuiet || !step.isDone?.(look)) return;
    move(fitting(lesson, at + 1, client.state.get()));
  }, [look, isQuiet, step, lesson, at, move, client]);
  const choose = useCallback(
    (choices: readonly Choice[]) => {
      const now = client.state.get().standing?.look;
      const { expects, isDone } = step;
      // What is only told is read first: a move made meanwhile would leave the lesson behind.
      if (!now || (isTold && !isLast) || (expects && !expects.call(step, choices, now))) return setWrong(true);
      setWrong(false);
      client.choose(choices);
      if (expects && !isDone) move(fitting(lesson, at + 1, client.state.get()));
    },
    [client, step, lesson, at, move, isTold, isLast],
  );
  return {
    step,
    asked: useAskedNow(step, look),
    number: at + 1,
    count: lesson.steps.length,
    words: words?.[step.id] ?? null,
    isWrong,
    isLast,
    next: isTold && !isLast ? () => move(fitting(lesson, at + 1, client.state.get())) : null,
    choose,
  };
}
