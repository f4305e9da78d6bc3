// Windows in which nothing can be played must be asked all the same, or their silence would tell what is in a hand.
// A player may let the board pass in them, at its own pace.
import { useEffect, useRef } from "react";
import type { Question } from "#kernel/look.ts";
import { useSavedDraft } from "#web/kit/use-draft.ts";
import type { RuneChoice } from "../choices.ts";
import type { RuneView } from "../view/view.ts";
import type { Table } from "./table.tsx";

const passHere: RuneChoice = { kind: "pass" };

/** How long the question stays on screen. */
const restMs = 900;
const key = "auto-pass";

/** Whether passing is all that can be done. */
export function isIdle(question: Question | null): boolean {
  return question !== null && question.options.length === 1 && question.options[0]!.kind === "pass";
}

/** A window, so that the same one is not passed again when the player goes back to it. */
const windowOf = ({ proc, step }: Question, { year, season, turn, frames }: RuneView): string =>
  JSON.stringify([proc, step, year, season, turn, frames]);

/** Passing by itself: whether it is on, and the switch. */
export interface AutoPass {
  readonly isOn: boolean;
  turn(isOn: boolean): void;
}

/** Passes where nothing else can be done, if the viewer wants that. */
export function useAutoPass(table: Table): AutoPass {
  const { props, view } = table;
  const { drafts, pending, look } = props;
  const [saved, save] = useSavedDraft(drafts, key);
  const isOn = saved === true;
  const passed = useRef(new Set<string>());
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const { question } = look;
  useEffect(() => {
    if (!isOn || pending || !question || !isIdle(question)) return;
    const here = windowOf(question, view);
    if (passed.current.has(here)) return;
    const timer = setTimeout(() => {
      passed.current.add(here);
      latest.current.choose(passHere);
    }, restMs);
    return () => clearTimeout(timer);
  }, [isOn, pending, question, view]);
  return { isOn, turn: next => save(next ? true : null) };
}
