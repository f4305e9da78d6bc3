// The battle on show: the running one, or the last one seen, until it is dismissed.
import { useCallback, useEffect, useRef, useState } from "react";
import { type Battle, battleAfter, battleOf } from "./battle.ts";
import type { Table } from "./table.tsx";

/** A battle and how to put it away. */
export interface BattleShow {
  readonly battle: Battle | null;
  /** Null while it is being fought. */
  readonly dismiss: (() => void) | null;
}

/** The battle to show. */
export function useBattle(table: Table): BattleShow {
  const { props, view } = table;
  const { playing, pending, unseen } = props;
  const [seen, setSeen] = useState<Battle | null>(null);
  const running = playing ? null : battleOf(view);
  // A battle may begin before the page was opened: then its first events are not known, but its picture is.
  const begun = useRef<Battle | null>(null);
  if (running) begun.current = running;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event is taken in once
  useEffect(() => {
    if (playing) setSeen(before => battleAfter(before ?? begun.current, playing.event));
  }, [playing?.id]);
  useEffect(() => {
    // What was not played is put together all the same, so that its result can be read.
    if (unseen.length > 0) setSeen(before => unseen.reduce(battleAfter, before ?? begun.current));
  }, [unseen]);
  const dismiss = useCallback(() => {
    begun.current = null;
    setSeen(null);
  }, []);
  const isOver = seen !== null && (seen.winner !== "" || seen.isAvoided);
  useEffect(() => {
    // The next decision shows that the result has been read.
    if (pending && isOver) dismiss();
  }, [pending, isOver, dismiss]);
  const isAsked = props.look.question?.proc === "combat";
  if (running && (running.winner === "" || isAsked)) return { battle: running, dismiss: null };
  // A battle whose end was skipped over is not left standing half fought.
  if (!playing && seen && !isOver) return { battle: null, dismiss: null };
  return { battle: seen, dismiss: isOver && !playing ? dismiss : null };
}
