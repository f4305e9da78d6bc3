// The Battle on show: the running one, or the last one seen, until it is dismissed.
import { useCallback, useEffect, useRef, useState } from "react";
import { type Battle, battleAfter, battleOf } from "./battle.ts";
import type { Table } from "./table.tsx";

/** A Battle and how to put it away. */
export interface BattleShow {
  readonly battle: Battle | null;
  /** Null while it is being fought. */
  readonly dismiss: (() => void) | null;
}

/** Questions that are asked inside a Battle. */
const battleProcs: readonly string[] = ["battle", "bring", "dice", "extraDie", "effects", "discard", "move", "draw"];

/** The Battle to show. */
export function useBattle(table: Table): BattleShow {
  const { props, view, powerOf } = table;
  const { playing, pending, unseen } = props;
  const [seen, setSeen] = useState<Battle | null>(null);
  const running = playing ? null : battleOf(view);
  // A Battle may have begun before the page was opened: then its first events are not known, but its picture is.
  const begun = useRef<Battle | null>(null);
  if (running) begun.current = running;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event is taken in once
  useEffect(() => {
    if (playing) setSeen(before => battleAfter(before ?? begun.current, playing.event, powerOf));
  }, [playing?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not played is put together once
  useEffect(() => {
    if (unseen.length === 0) return;
    setSeen(before =>
      unseen.reduce<Battle | null>((battle, event) => battleAfter(battle, event, powerOf), before ?? begun.current),
    );
  }, [unseen]);
  const dismiss = useCallback(() => {
    begun.current = null;
    setSeen(null);
  }, []);
  const isOver = seen !== null && seen.winner !== null;
  useEffect(() => {
    // The next decision shows that the result has been read.
    if (pending && isOver && !running) dismiss();
  }, [pending, isOver, running, dismiss]);
  const isAsked = battleProcs.includes(props.look.question?.proc ?? "");
  if (running && (running.winner === null || isAsked)) return { battle: lossesIn(running, seen), dismiss: null };
  // A Battle whose end was skipped over is not left standing half fought.
  if (!playing && seen && !isOver) return { battle: running, dismiss: null };
  return { battle: seen, dismiss: isOver && !playing ? dismiss : null };
}

/** What the view does not tell of a Battle, from what was seen of it. */
function lossesIn(running: Battle, seen: Battle | null): Battle {
  if (!seen || seen.at !== running.at || seen.winner === null) return running;
  const [attack, defence] = running.sides;
  return {
    ...running,
    sides: [
      { ...attack, lost: seen.sides[0].lost },
      { ...defence, lost: seen.sides[1].lost },
    ],
    gains: seen.gains,
  };
}
