// The battle on show: the running one, or the last one seen, until it is dismissed.
import { useCallback, useEffect, useMemo, useState } from "react";
import { type Battle, battleOf, lastBattleOf } from "./battle.ts";
import type { Table } from "./table.tsx";

/** A battle and how to put it away. */
export interface BattleShow {
  readonly battle: Battle | null;
  /** Null while it is being fought. */
  readonly dismiss: (() => void) | null;
}

/** The battle to show. */
export function useBattle({ props, view }: Table): BattleShow {
  const { playing, pending, unseen, look } = props;
  const [seen, setSeen] = useState<Battle | null>(null);
  const picture = playing ? playing.after : view;
  const running = useMemo(() => battleOf(picture), [picture]);
  const isEnding = playing?.event.type === "combatEnded";
  useEffect(() => {
    // One that was dismissed after its end stays away while the losers retreat.
    if (running) setSeen(before => (running.winner === "" || isEnding || before ? running : null));
  }, [running, isEnding]);
  useEffect(() => {
    // Of battles that were not played the last result can be read all the same.
    const ended = lastBattleOf(unseen);
    if (ended) setSeen(ended);
  }, [unseen]);
  const dismiss = useCallback(() => setSeen(null), []);
  const isOver = seen !== null && seen.winner !== "";
  useEffect(() => {
    // The next decision shows that the result has been read.
    if (pending && isOver) dismiss();
  }, [pending, isOver, dismiss]);
  if (running && (running.winner === "" || look.question?.proc === "combat")) return { battle: running, dismiss: null };
  return isOver ? { battle: seen, dismiss: playing ? null : dismiss } : { battle: null, dismiss: null };
}
